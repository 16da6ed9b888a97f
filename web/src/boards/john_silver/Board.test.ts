import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import en from 'virtual:words/en';
import fr from 'virtual:words/fr';
import de from 'virtual:words/de';
import { makeWords, missing } from '../../lib/words';
import type { Action, Prompt } from '../types';
import Board from './Board.svelte';
import type { Form, Standing, View } from './view';

const player = { hand: 3, known: null, exchanged: false, cards: 2, spots: 1, won: null, past: null };
const view: View = {
  type: 'john-silver',
  seat: 0,
  phase: 'lay',
  turn: 0,
  start: 0,
  owners: [0, 1, 0, 1],
  grid: [
    [['ship-12'], ['ship-7'], ['ship-1'], []],
    [[], [], [], []],
    [[], ['joker-5.5'], [], []],
  ],
  standing: [{ high: ['ship-12'], low: ['ship-1'], high_column: 0, low_column: 2, full: false }, null, null],
  laid: null,
  shared: null,
  stock: 9,
  removed: [],
  players: [player, { ...player, exchanged: true }],
  own: { hand: ['ship-13', 'sailor-3', 'joker-7.5'], back: null, dealt: null },
};
const full: Standing = {
  high: ['ship-13', 'ship-12'],
  low: ['ship-7', 'ship-1'],
  high_column: 3,
  low_column: 2,
  full: true,
};
const lay: Action<Form, Standing>[] = [
  { code: 98, text: 'ship-13:d1', form: { do: 'lay', card: 'ship-13', row: 0, column: 3 }, then: full },
  { code: 111, text: 'sailor-3:a2', form: { do: 'lay', card: 'sailor-3', row: 1, column: 0 } },
];
const take: Action<Form, Standing>[] = [
  { code: 2, text: 'T?', form: { do: 'draw' } },
  { code: 14, text: 'T:ship-12', form: { do: 'take', card: 'ship-12' } },
];

let prompt: Prompt | null = null;
const act = vi.fn();
const props = (more: object = {}) => ({
  view,
  legal: lay,
  seat: 0,
  names: ['Anna', 'Pip'],
  people: [],
  characters: ['pirate', 'cabin-boy', 'captain', 'merchant'],
  waiting: [0],
  deck: null,
  options: {},
  ruleSet: 'base',
  happened: [],
  back: false,
  busy: false,
  still: false,
  act,
  ask: (asked: Prompt | null) => (prompt = asked),
  say: () => undefined,
  rule: () => undefined,
  words: makeWords('en', [en]),
  ...more,
});

beforeEach(() => {
  act.mockClear();
  missing.clear();
  prompt = null;
});
afterEach(() => {
  cleanup();
  expect([...missing]).toEqual([]);
});

it('offers the cells of the legal actions of the card picked up, and no others', async () => {
  render(Board, props());
  expect(screen.queryAllByRole('button', { name: /free/ })).toHaveLength(0);
  await fireEvent.click(screen.getByRole('button', { name: /^ship 13/ }));
  const cells = screen.getAllByRole('button', { name: /free/ });
  expect(cells.map((cell) => cell.getAttribute('aria-label'))).toEqual(['Ships, Merchant, free']);
  await fireEvent.focus(cells[0]!);
  expect(prompt?.detail).toBe('Ships: Pip takes 13 + 12; Anna takes 7 + 1');
  await fireEvent.click(cells[0]!);
  expect(act).toHaveBeenCalledExactlyOnceWith(lay[0]);
});

it('shows a finger the preview first', async () => {
  render(Board, props());
  await fireEvent.click(screen.getByRole('button', { name: /^sailor 3/ }));
  await fireEvent(window, Object.assign(new Event('pointerdown'), { pointerType: 'touch' }));
  const cell = screen.getByRole('button', { name: /free/ });
  await fireEvent.click(cell);
  expect(act).not.toHaveBeenCalled();
  prompt?.choices?.find(({ kind }) => kind === 'main')?.press();
  expect(act).toHaveBeenCalledExactlyOnceWith(lay[1]);
});

it('says why a card cannot be played now', async () => {
  render(Board, props({ view: { ...view, phase: 'take' }, legal: take }));
  await fireEvent.click(screen.getByRole('button', { name: /^ship 13/ }));
  expect(prompt?.detail).toContain('You have played your card.');
  expect(act).not.toHaveBeenCalled();
});

it('asks twice before a card is taken, and draws from the stock', async () => {
  render(Board, props({ view: { ...view, phase: 'take' }, legal: take }));
  const card = screen.getByRole('button', { name: /ship 12/ });
  await fireEvent.click(card);
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(card);
  expect(act).toHaveBeenLastCalledWith(take[1]);
  await fireEvent.click(screen.getByRole('button', { name: /^Draw pile/ }));
  expect(act).toHaveBeenLastCalledWith(take[0]);
});

it('does nothing in a replay, and leaves the bar to the frame', async () => {
  render(Board, props({ still: true }));
  await fireEvent.click(screen.getByRole('button', { name: /^ship 13/ }));
  expect(screen.queryAllByRole('button', { name: /free/ })).toHaveLength(0);
  expect(prompt).toBeNull();
});

it.each([
  ['fr', fr],
  ['de', de],
] as const)('has every word in %s', (language, text) => {
  const words = makeWords(language, [text]);
  for (const legal of [
    lay,
    take,
    [
      { code: 0, text: 'K6', form: { do: 'keep' } },
      { code: 1, text: 'X6', form: { do: 'exchange' } },
    ],
  ]) {
    for (const phase of ['answer', 'lay', 'take', 'over'])
      render(Board, props({ words, legal, view: { ...view, phase, removed: ['ship-2'] } }));
  }
});

it('JS-11: marks the start player, also yourself', async () => {
  const marked = (): number[] =>
    [...document.querySelectorAll('.berth')].flatMap((one, column) =>
      one.getAttribute('aria-label')?.endsWith(', start player') && one.querySelector('[data-test=start-mark]')
        ? [column]
        : [],
    );
  const { rerender } = render(Board, props({ view: { ...view, start: 0 } }));
  expect(marked()).toEqual([0]);
  await rerender(props({ view: { ...view, start: 1 } }));
  expect(marked()).toEqual([1]);
});

it('JS-10: shows the characters of this table over the columns', () => {
  render(Board, props({ characters: ['merchant', 'captain', 'pirate', 'cabin-boy'] }));
  const labels = [...document.querySelectorAll('.berth')].map((one) => one.getAttribute('aria-label'));
  expect(labels.map((label) => label?.replace(/:.*/, ''))).toEqual(['Merchant', 'Captain', 'Pirate', 'Cabin boy']);
});
