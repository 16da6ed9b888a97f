import { expect, it } from 'vitest';
import en from 'virtual:words/en';
import { makeWords } from '../../lib/words';
import { tell } from './tell';

const player = { hand: 3, known: null, exchanged: false, cards: 0, spots: 0, won: null, past: null };
const before = { phase: 'lay', turn: 1, stock: 9, removed: [], grid: [[['ship-12'], ['ship-7'], ['ship-1'], []], [[], [], [], []], [[], [], [], []]], players: [player, player] };
const about = { words: makeWords('en', [en]), names: ['Anna', 'Pip'], seat: 0, who: null, action: null, deck: null };
const texts = (after: object): string[] => tell(before, { ...before, ...after }, about).map(({ text }) => text);

it('tells a card laid, a card taken back, a row shared out', () => {
  const [ships, ...rest] = before.grid;
  expect(texts({ grid: [ships, [[], ['sailor-3'], [], []], []] })).toEqual(['Pip lays sailor 3, 2 apples. Sailors, Cabin boy.']);
  expect(texts({ grid: [[[], ['ship-7'], ['ship-1'], []], ...rest] })).toEqual(['Pip takes back ship 12, one coin.']);
  expect(texts({ grid: [[[], [], [], []], ...rest], players: [{ ...player, cards: 2 }, { ...player, cards: 2 }] })).toEqual(['Ships shared out: Anna +2, Pip +2']);
});
