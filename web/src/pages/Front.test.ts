import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from 'virtual:words/en';
import { house } from '../lib/house.svelte';
import { makeWords, missing } from '../lib/words';
import Front from './Front.svelte';

const { games } = house;
const words = makeWords('en', [en]);

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ tables: [], waiting: [] }))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  house.games = games;
});

it('has a door for every game of the house, and for no other', () => {
  house.games = [{ ...games[0]!, name: 'new-game' }, games[1]!];
  missing.clear();
  const { container } = render(Front, { words });
  const doors = [...container.querySelectorAll<HTMLElement>('.door')];
  expect(doors.map((door) => door.dataset['game'])).toEqual(['new-game', games[1]!.name]);
  expect(screen.getByRole('heading', { name: 'new-game' })).toBeTruthy();
  expect([...missing]).toEqual([]);
});
