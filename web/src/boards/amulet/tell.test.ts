import { expect, it } from 'vitest';
import en from 'virtual:words/en';
import { makeWords } from '../../lib/words';
import { act, tell } from './tell';

const shut = { value: null, up: false, knowers: [], on: null, amulet: false, used: false };
const before = {
  phase: 'turn',
  turn: 1,
  round: 1,
  caller: null,
  villages: [
    [shut, shut],
    [shut, shut],
  ],
  pile: [4],
  hand: null,
  looking: [null, null],
  rounds: [],
};
const about = { words: makeWords('en', [en]), names: ['Anna', 'Pip'], seat: 0, who: null, action: null, deck: null };
const texts = (after: object, from: object = before): string[] =>
  tell(from, { ...from, ...after }, about).map(({ text }) => text);

it('tells draws, discards, looks and calls', () => {
  const hand = { value: null, source: 'deck', knowers: [1] };
  expect(texts({ phase: 'hand', hand })).toEqual(['Pip draws a card.']);
  expect(texts({ phase: 'power', hand: null, pile: [4, 8] }, { ...before, phase: 'hand', hand })).toEqual([
    'Pip discards 8 Apprentice Seer.',
  ]);
  expect(texts({ looking: [null, { seat: 0, place: 1 }] })).toEqual(['Pip looks. Your house 2.']);
  expect(texts({ caller: 1, turn: 0 })).toEqual(['Pip calls!']);
});

it('tells what is turned up where it lies', () => {
  expect(
    texts({
      villages: [
        [shut, { ...shut, up: true, value: 0 }],
        [shut, shut],
      ],
    }),
  ).toEqual(['Your house 2 is turned up: 0 Villager.']);
});

it('tells the end of a round and what it cost', () => {
  const round = {
    caller: null,
    ended: 'deck',
    villages: [[1], [2]],
    sums: [1, 2],
    penalty: 0,
    lost: [1, 2],
    amulet: null,
  };
  expect(texts({ round: 2, rounds: [round] })).toEqual([
    'The road is empty: the round is over.',
    'Anna loses 1.',
    'Pip loses 2.',
    'Round 2',
  ]);
});

const acted = (action: string, from: object = {}, who = 1): string | undefined =>
  act(action, { ...before, announced: [], using: null, ...from }, { ...about, who, seen: true })?.text;

it('says what was chosen where nothing shows it', () => {
  expect(acted('b2', { phase: 'hand' })).toBe('Pip picks house 2 for the exchange.');
  expect(acted('b1', { phase: 'announce' })).toBe('Pip picks house 1 for the exchange.');
  expect(acted('b2', { phase: 'announce', announced: [0] })).toBe('Pip adds house 2 to the exchange.');
  expect(acted('b2', { phase: 'witch' })).toBe('Pip picks house 2 for the exchange.');
  expect(acted('Y', { phase: 'announce', announced: [0, 1] })).toBe('Pip picks no more houses.');
  expect(acted('L', { phase: 'end-new' })).toBe('Pip puts the new card at the left end.');
  expect(acted('R', { phase: 'end-new' })).toBe('Pip puts the new card at the right end.');
  expect(acted('L', { phase: 'end-penalty' })).toBe('Pip puts the penalty card at the left end.');
  expect(acted('R', { phase: 'end-penalty' })).toBe('Pip puts the penalty card at the right end.');
  expect(acted('D')).toBe('Pip looks at the top card of the deck.');
  expect(acted('D', { phase: 'rascal' })).toBe('Pip looks one card further into the deck.');
  expect(acted('D', { phase: 'power', pile: [11] })).toBe('Pip looks at the top card of the deck.');
  expect(acted('N', { phase: 'witch' })).toBe('Pip leaves the card on the deck.');
  expect(acted('N', { phase: 'power', pile: [7] })).toBe('Pip does without the power.');
  expect(acted('N', { phase: 'second-look' })).toBe('Pip looks at no more houses.');
  expect(acted('N', { phase: 'look' })).toBe('Pip looks at no house.');
  expect(acted('N', { phase: 'look', villages: [[shut], [shut, { ...shut, knowers: [1] }]] })).toBe(
    'Pip looks at no more houses.',
  );
  expect(acted('a1', { phase: 'power', pile: [12] }, 0)).toBe('Anna gives house 1 for the swap.');
  expect(acted('E', { phase: 'after' })).toBe('Pip ends the turn.');
  const guard = { ...shut, up: true, value: 3, on: 0 };
  expect(acted('U2', { phase: 'after', villages: [[], [shut, guard]] })).toBe('Pip uses 3 Bodyguard, house 2.');
  expect(acted('O', { phase: 'bodyguard', using: 1, villages: [[], [shut, guard]] })).toBe(
    'Pip takes the bodyguard away. House 1 of Pip.',
  );
  expect(acted('O', { phase: 'bodyguard', using: 1, villages: [[shut, guard], []] }, 0)).toBe(
    'Anna takes the bodyguard away. Your house 1.',
  );
});

it('names the rule behind a choice, and the houses for the board', () => {
  const line = act('R', { ...before, phase: 'end-new' }, { ...about, who: 1, seen: true });
  expect(line).toMatchObject({ seat: 1, rule: 'AM-14', spots: ['house:1:2'] });
  expect(act('N', { ...before, phase: 'power', pile: [7] }, { ...about, who: 1, seen: true })).toMatchObject({
    rule: 'AM-C7',
    spots: ['pile'],
  });
});

it('leaves to the notation what it has no words for', () => {
  expect(act('b1', { ...before, phase: 'power', pile: [5] }, { ...about, who: 1, seen: true })).toBeNull();
  expect(act('?', before, { ...about, who: 1, seen: true })).toBeNull();
});
