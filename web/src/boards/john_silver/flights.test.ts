import { describe, expect, it } from 'vitest';
import { flightsOf } from './flights';
import type { View } from './view';

const player = { hand: 6, known: [], exchanged: false, cards: 0, spots: 0, won: [] as string[], past: null };
const before: View = {
  type: 'john-silver',
  seat: 0,
  phase: 'lay',
  turn: 0,
  start: 0,
  owners: [0, 1, 0, 1],
  grid: [
    [['ship-12'], ['ship-7'], ['ship-1'], []],
    [[], [], [], []],
    [[], [], [], []],
  ],
  standing: [null, null, null],
  shared: null,
  stock: 9,
  removed: [],
  players: [player, player],
  own: { hand: ['ship-13', 'sailor-3'], back: null, dealt: null },
};
const fly = (after: View) =>
  flightsOf(
    before,
    after,
    0,
    (column) => ['Anna', 'Pip'][after.owners[column] ?? 0] ?? '',
    (who, cards) => `${who}: ${cards.join('+')}`,
  );

describe('what travels over the dock', () => {
  it('a card laid out of the own hand, and the card drawn', () => {
    const grid = [before.grid[0]!, [['sailor-3'], [], [], []], before.grid[2]!];
    const { flights } = fly({
      ...before,
      grid,
      stock: 8,
      turn: 1,
      own: { hand: ['ship-13', 'chest-5'], back: null, dealt: null },
    });
    expect(flights.map(({ from, legs }) => [from, legs[0]?.to])).toEqual([
      ['card:sailor-3', 'card:sailor-3'],
      ['stock', 'card:chest-5'],
    ]);
  });

  it('a row that is shared out: pairs slide to the columns that win them, then to their owners', () => {
    const empty = [[], [], [], []];
    const after: View = {
      ...before,
      turn: 1,
      stock: 8,
      grid: [empty, before.grid[1]!, before.grid[2]!],
      players: [
        { ...player, cards: 2, won: ['ship-7', 'ship-1'] },
        { ...player, cards: 2, won: ['ship-12', 'ship-13'] },
      ],
      own: { hand: ['sailor-3', 'chest-5'], back: null, dealt: null },
      shared: {
        row: 0,
        cells: [['ship-12'], ['ship-7'], ['ship-1'], ['ship-13']],
        standing: {
          high: ['ship-13', 'ship-12'],
          low: ['ship-7', 'ship-1'],
          high_column: 3,
          low_column: 2,
          full: true,
        },
      },
    };
    const { flights, tags } = fly(after);
    const way = Object.fromEntries(flights.slice(1).map(({ from, legs }) => [from, legs.map(({ to }) => to)]));
    expect(way).toEqual({
      'card:ship-13': ['cell:0:3', 'cell:0:3', ['player:1', 'players']],
      'card:ship-12': ['cell:0:0', 'cell:0:3', ['player:1', 'players']],
      'card:ship-7': ['cell:0:1', 'cell:0:2', ['player:0', 'players']],
      'card:ship-1': ['cell:0:2', 'cell:0:2', ['player:0', 'players']],
    });
    expect(tags.map(({ text }) => text)).toEqual(['Pip: 13+12', 'Anna: 7+1']);
    // Shown once, although the view tells it until the next card is laid.
    expect(
      flightsOf(
        after,
        { ...after },
        0,
        () => '',
        () => '',
      ).flights,
    ).toEqual([]);
  });

  it('a card taken back into a hand, and nothing where nothing changed', () => {
    const grid = [[['ship-12'], [], ['ship-1'], []], before.grid[1]!, before.grid[2]!];
    const { flights } = flightsOf(
      { ...before, phase: 'take', turn: 1 },
      { ...before, grid },
      0,
      () => '',
      () => '',
    );
    expect(flights).toMatchObject([{ from: 'card:ship-7', legs: [{ to: 'player:1' }] }]);
    expect(fly(before).flights).toEqual([]);
  });
});
