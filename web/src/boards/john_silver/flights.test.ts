import { describe, expect, it } from 'vitest';
import en from 'virtual:words/en';
import type { Happening, Thing } from '../../lib/wire';
import { makeWords } from '../../lib/words';
import { movesFor } from './flights';

const words = makeWords('en', [en]);
const fly = (...happened: Happening[]) => movesFor(happened, 0, ['Anna', 'Pip'], words);
const card = (id: string, from = ''): Thing => ({
  id,
  words: { value: id.split('-')[1] ?? '' },
  ...(from && { from }),
});
const hidden: Thing = { id: '', words: { suit: 'hidden' } };
const lay = (who: number, id: string, to: string): Happening => ({
  verb: 'lay',
  who,
  things: [card(id)],
  from: who === 0 ? `card:${id}` : `player:${who}`,
  to,
});
const pairs: Happening[] = [
  { verb: 'pay', spots: ['cell:0:0', 'cell:0:1', 'cell:0:2', 'cell:0:3'] },
  {
    verb: 'win-pair',
    who: 1,
    things: [card('ship-13', 'cell:0:3'), card('ship-12', 'cell:0:0')],
    to: 'player:1',
    spots: ['cell:0:3'],
  },
  {
    verb: 'remove',
    things: [card('ship-7', 'cell:0:1'), card('ship-1', 'cell:0:2')],
    to: 'removed',
    spots: ['cell:0:2'],
  },
];

describe('what travels over the dock', () => {
  it('a card laid out of the own hand, and the card drawn after it', () => {
    const draw: Happening = { verb: 'draw', who: 0, things: [card('chest-5')], from: 'stock', to: 'card:chest-5' };
    expect(fly(lay(0, 'sailor-3', 'cell:1:0'), draw)).toMatchObject({
      flights: [
        { from: ['card:sailor-3', 'card:sailor-3'], legs: [{ to: ['card:sailor-3', 'cell:1:0'] }] },
        { from: ['card:chest-5', 'stock'], legs: [{ to: ['card:chest-5', 'card:chest-5'] }], turn: true, after: 320 },
      ],
      faces: [],
    });
  });

  it('a card that somebody else lays, draws unseen or takes back', () => {
    expect(fly(lay(1, 'sailor-3', 'cell:1:0')).flights).toMatchObject([
      { from: ['card:sailor-3', 'player:1'], legs: [{ to: ['card:sailor-3', 'cell:1:0'] }], show: 'to' },
    ]);
    expect(fly({ verb: 'draw', who: 1, things: [hidden], from: 'stock', to: 'player:1' }).flights).toMatchObject([
      { from: ['stock'], legs: [{ to: ['player:1'] }], draw: expect.any(String), bare: true },
    ]);
    expect(
      fly({ verb: 'take', who: 1, things: [card('ship-7')], from: 'cell:0:1', to: 'player:1' }).flights,
    ).toMatchObject([{ from: ['card:ship-7', 'cell:0:1'], legs: [{ to: ['card:ship-7', 'player:1'] }], bare: true }]);
  });

  it('a row that is paid out: pairs slide to the columns that win them, then to their owners', () => {
    const { flights, tags, faces } = fly(lay(0, 'ship-13', 'cell:0:3'), ...pairs);
    const way = Object.fromEntries(flights.map(({ from, legs }) => [from[0], legs.map(({ to }) => to)]));
    expect(way).toEqual({
      'card:ship-13': ['cell:0:3', 'cell:0:3', ['player:1', 'players']],
      'card:ship-12': ['cell:0:0', 'cell:0:3', ['player:1', 'players']],
      'card:ship-7': ['cell:0:1', 'cell:0:2', ['removed', 'players']],
      'card:ship-1': ['cell:0:2', 'cell:0:2', ['removed', 'players']],
    });
    expect(tags?.map(({ at, text, below }) => [at, text, below])).toEqual([
      ['cell:0:3', 'Pip takes 13 + 12', false],
      ['cell:0:2', 'nobody takes 7 + 1', true],
    ]);
    expect(faces).toEqual([]);
  });

  it('the last card of such a row, which somebody else lays and nobody sees lying there', () => {
    const { flights, faces } = fly(lay(1, 'ship-13', 'cell:0:3'), ...pairs);
    expect(faces).toEqual(['ship-13']);
    expect(flights).toHaveLength(4);
    expect(flights[0]).toMatchObject({ from: 'player:1', face: 'face:ship-13' });
    expect(flights[0]?.legs[0]).toMatchObject({ to: 'cell:0:3', ms: 320 });
  });

  it('nothing where nothing moved', () => {
    expect(fly({ verb: 'apples', who: 0, whom: 1, from: 'player:1', to: 'player:0' }, { verb: 'over' })).toEqual({
      flights: [],
      tags: [],
      faces: [],
    });
  });
});
