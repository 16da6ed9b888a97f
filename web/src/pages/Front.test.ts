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
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ tables: [], waiting: [], invited: [] }))));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  house.games = games;
});

it('shows who plays if one just plays: name, portrait and strength', () => {
  const { container } = render(Front, { words });
  for (const door of container.querySelectorAll<HTMLElement>('.door')) {
    const { cast, strengths } = games.find(({ name }) => name === door.dataset['game'])!;
    const level = cast[2]!;
    expect(door.querySelector('.rival')?.textContent).toContain(words(`bot-${level}`));
    expect(door.querySelector('.rival [role=img]')?.getAttribute('aria-label')).toBe(
      words('web-strength', { number: strengths[level]! }),
    );
    expect(door.querySelectorAll('.rival svg.portrait')).toHaveLength(1);
  }
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

it('shows a rematch that somebody asks for, by name, above our own tables', async () => {
  const human = (name: string) => ({ kind: 'human', name, level: '', access: '', nonce: false, face: '' });
  const basics = { game: games[0]!.name, rule_set: '', options: {}, listed: false, clock: null, commitment: '' };
  const kept = { ...human('Bob'), kind: 'vacant', access: 'reserved' };
  const old = { ...basics, id: 'old', status: 'over', seats: [human('Anne'), human('Bob')], next: 'new', next_by: 0 };
  const fresh = { ...basics, id: 'new', status: 'gathering', seats: [human('Anne'), kept], next: null, next_by: null };
  const running = { ...basics, id: 'other', status: 'playing', seats: [human('Bob'), human('Eve')], next: null };
  const answer = { tables: [running, old], waiting: [], invited: [fresh] };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(answer))));
  render(Front, { words });
  const line = (await screen.findByText('Anne would like to play again.')).closest('a')!;
  expect(line.getAttribute('href')).toBe('#/table/new');
  const links = [...line.closest('ul')!.querySelectorAll('a')].map((one) => one.getAttribute('href'));
  expect(links).toEqual(['#/table/new', '#/table/other']);
});
