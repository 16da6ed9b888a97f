import { expect, it } from 'vitest';
import en from 'virtual:words/en';
import { makeWords } from '../../lib/words';
import { tell } from './tell';

const shut = { value: null, up: false, knowers: [], on: null, amulet: false, used: false };
const before = { phase: 'turn', turn: 1, round: 1, caller: null, villages: [[shut, shut], [shut, shut]], pile: [4], hand: null, looking: [null, null], rounds: [] };
const about = { words: makeWords('en', [en]), names: ['Anna', 'Pip'], seat: 0, who: null, action: null, deck: null };
const texts = (after: object, from: object = before): string[] => tell(from, { ...from, ...after }, about).map(({ text }) => text);

it('tells draws, discards, looks and calls', () => {
  const hand = { value: null, source: 'deck', knowers: [1] };
  expect(texts({ phase: 'hand', hand })).toEqual(['Pip draws a card.']);
  expect(texts({ phase: 'power', hand: null, pile: [4, 8] }, { ...before, phase: 'hand', hand })).toEqual(['Pip discards 8 Apprentice Seer.']);
  expect(texts({ looking: [null, { seat: 0, place: 1 }] })).toEqual(['Pip looks. Your house 2.']);
  expect(texts({ caller: 1, turn: 0 })).toEqual(['Pip calls!']);
});

it('tells what is turned up where it lies', () => {
  expect(texts({ villages: [[shut, { ...shut, up: true, value: 0 }], [shut, shut]] })).toEqual(['Your house 2 is turned up: 0 Villager.']);
});

it('tells the end of a round and what it cost', () => {
  const round = { caller: null, ended: 'deck', villages: [[1], [2]], sums: [1, 2], penalty: 0, lost: [1, 2], amulet: null };
  expect(texts({ round: 2, rounds: [round] })).toEqual(['The road is empty: the round is over.', 'Anna loses 1.', 'Pip loses 2.', 'Round 2']);
});
