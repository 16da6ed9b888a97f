import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from 'virtual:words/en';
import type { Person } from '../boards/types';
import type { TableInfo } from '../lib/wire';
import { makeWords, missing } from '../lib/words';
import Gather from './Gather.svelte';

const words = makeWords('en', [en]);
const names = ['Anna', 'Ben', 'Cem'];
const human = (name: string) => ({
  kind: 'human' as const,
  name,
  level: '',
  access: '' as const,
  nonce: true,
  face: '',
});
const people: Person[] = names.map((name, seat) => ({
  seat,
  name,
  kind: 'human',
  level: '',
  face: '',
  game: 'some-game',
  here: true,
}));
const choose = vi.fn();
const nothing = (): void => undefined;
const props = (characters: string[], more: object = {}) => ({
  info: { game: 'john-silver', seats: names.map(human), characters, clock: null } as unknown as TableInfo,
  answer: null,
  owner: false,
  own: [1],
  people,
  words,
  problem: '',
  bot: nothing,
  open: nothing,
  sit: nothing,
  choose,
  deal: nothing,
  ...more,
});

beforeEach(() => {
  missing.clear();
  choose.mockClear();
});
afterEach(() => {
  cleanup();
  expect([...missing]).toEqual([]);
});

it('JS-10: lets everybody choose a character for their own seat', async () => {
  render(Gather, props(['captain', '', '', '']));
  expect(screen.getByRole('group', { name: 'Ben’s character' })).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Captain (taken)' }).disabled).toBe(true);
  await fireEvent.click(screen.getByRole('button', { name: 'Pirate' }));
  expect(choose).toHaveBeenCalledWith(1, ['pirate']);
  // What others have chosen is shown with their names.
  expect(screen.getByText('Captain', { selector: 'small' })).toBeTruthy();
});

it('JS-10: lets the owner choose who heads the column of nobody', async () => {
  render(Gather, props(['', 'pirate', '', ''], { owner: true }));
  expect(screen.getByRole('button', { name: 'Pirate', pressed: true })).toBeTruthy();
  const [nobody] = screen.getAllByRole('button', { name: 'Merchant' }).slice(-1);
  await fireEvent.click(nobody!);
  expect(choose).toHaveBeenCalledWith(null, ['merchant']);
});

it('asks for no character where a game has none', () => {
  render(Gather, props([], { info: { ...props([]).info, game: 'amulet' } }));
  expect(document.querySelector('[data-test^=character]')).toBeNull();
});
