import { describe, expect, it } from 'vitest';
import { flightsOf, turnsOf } from './flights';
import type { Card, View } from './view';

const shut: Card = { value: null, up: false, knowers: [], on: null, amulet: false, used: false };
const view: View = {
  type: 'amulet',
  seat: 0,
  phase: 'turn',
  waiting: [0],
  round: 1,
  first: 0,
  turn: 0,
  caller: null,
  villages: [
    [shut, { ...shut, value: 4, knowers: [0] }, shut],
    [shut, shut],
  ],
  deck: 20,
  seen: [],
  display: [],
  pile: [9],
  hand: null,
  looked: 0,
  announced: [],
  using: null,
  looking: [null, null],
  stirred: false,
  acted: false,
  moved: false,
  still: 0,
  holder: null,
  right: null,
  rounds: [],
};
const hand = { value: 6, source: 'deck', knowers: [0] };
const ways = (before: View, after: View) => flightsOf(before, after).map(({ from, legs }) => [from, legs[0]?.to]);

describe('what travels over the village', () => {
  it('a card drawn from the road, or taken from the square', () => {
    expect(ways(view, { ...view, phase: 'hand', hand, deck: 19 })).toEqual([['deck', 'hand']]);
    expect(ways(view, { ...view, phase: 'hand', hand: { ...hand, source: 'discard' }, pile: [] })).toEqual([
      ['pile', 'hand'],
    ]);
  });
  it('a card laid away', () => {
    expect(ways({ ...view, phase: 'hand', hand }, { ...view, pile: [9, 6], turn: 1 })).toEqual([['hand', 'pile']]);
  });
  it('an exchange: the old one to the square, the new one into its house', () => {
    const after = {
      ...view,
      turn: 1,
      pile: [9, 4],
      villages: [[shut, { ...shut, value: 6, knowers: [0] }, shut], view.villages[1]!],
    };
    expect(ways({ ...view, phase: 'announce', hand, announced: [1] }, after)).toEqual([
      ['house:0:1', 'pile'],
      ['hand', 'house:0:1'],
    ]);
  });
  it('two houses that the robber swaps', () => {
    const after = {
      ...view,
      phase: 'turn',
      turn: 1,
      villages: [view.villages[0]!, [shut, { ...shut, value: 4, knowers: [0] }]],
    };
    expect(ways({ ...view, phase: 'swap', announced: [1] }, after)).toEqual([
      ['house:0:1', 'house:1:1'],
      ['house:1:1', 'house:0:1'],
    ]);
  });
  it('a lantern where somebody else looks, and a house that turns where this seat looks', () => {
    const after = {
      ...view,
      looking: [
        { seat: 0, place: 2 },
        { seat: 1, place: 0 },
      ],
    };
    expect(ways(view, after)).toEqual([[['name:1', 'deck'], 'house:1:0']]);
    expect(turnsOf(view, after)).toEqual(['house:0:2']);
    expect(turnsOf(after, view)).toEqual(['house:0:2']);
  });
  it('a whole new deal after a round', () => {
    const round = {
      caller: null,
      ended: 'deck',
      villages: [[1], [2]],
      sums: [1, 2],
      penalty: 0,
      lost: [1, 2],
      amulet: null,
    };
    expect(ways(view, { ...view, rounds: [round], round: 2 })).toHaveLength(5);
  });
});
