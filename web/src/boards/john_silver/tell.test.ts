import { expect, it } from 'vitest';
import en from 'virtual:words/en';
import { makeWords } from '../../lib/words';
import { act, tell } from './tell';

const player = { hand: 3, known: null, exchanged: false, cards: 0, spots: 0, won: null, past: null };
const before = {
  phase: 'lay',
  turn: 1,
  stock: 9,
  owners: [0, 1, 0, 1],
  shared: null,
  removed: [],
  grid: [
    [['ship-12'], ['ship-7'], ['ship-1'], []],
    [[], [], [], []],
    [[], [], [], []],
  ],
  players: [player, player],
};
const about = { words: makeWords('en', [en]), names: ['Anna', 'Pip'], seat: 0, who: null, action: null, deck: null };
const texts = (after: object): string[] => tell(before, { ...before, ...after }, about).map(({ text }) => text);

it('tells a card laid, a card taken back, a row shared out', () => {
  const [ships, ...rest] = before.grid;
  expect(texts({ grid: [ships, [[], ['sailor-3'], [], []], []] })).toEqual([
    'Pip lays sailor 3, 2 apples. Sailors, Cabin boy.',
  ]);
  expect(texts({ grid: [[[], ['ship-7'], ['ship-1'], []], ...rest] })).toEqual(['Pip takes back ship 12, one coin.']);
  const standing = {
    high: ['ship-13', 'ship-12'],
    low: ['ship-7', 'ship-1'],
    high_column: 3,
    low_column: 2,
    full: true,
  };
  const shared = { row: 0, cells: [['ship-12'], ['ship-7'], ['ship-1'], ['ship-13']], standing };
  expect(texts({ grid: [[[], [], [], []], ...rest], shared })).toEqual([
    'Pip lays ship 13, 2 black spots. Ships, Merchant.',
    'Ships shared out: Pip takes 13 + 12; Anna takes 7 + 1',
  ]);
});

it('says that the first hand is kept', () => {
  expect(act('K6', before, { ...about, who: 1, seen: true })?.text).toBe('Pip keeps the first hand.');
  expect(act('T?', before, { ...about, who: 1, seen: true })).toBeNull();
});
