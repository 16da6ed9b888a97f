import { describe, expect, it } from 'vitest';
import type { Happening } from '../../lib/wire';
import en from 'virtual:words/en';
import { makeWords } from '../../lib/words';
import { movesFor as moves } from './flights';

const movesFor = (happened: Happening[], seat: number) =>
  moves(happened, { seat, names: ['Anna', 'Pip'], words: makeWords('en', [en]) });

const hidden = { id: '', words: { kind: 'hidden', value: 0 } };
const ways = (...happened: Happening[]) =>
  movesFor(happened, 0).flights.map(({ from, legs }) => [from, legs[0]?.to].flat().join(' '));

describe('what travels over the village', () => {
  it('a card drawn, taken or discarded', () => {
    expect(ways({ verb: 'draw', who: 1, things: [hidden], from: 'deck', to: 'hand' })).toEqual(['deck hand']);
    expect(ways({ verb: 'discard', who: 1, things: [hidden], from: 'hand', to: 'pile' })).toEqual(['hand pile']);
  });
  it('an exchange: the old cards to the pile one after the other, then the new one into its house', () => {
    const set: Happening = {
      verb: 'exchange-set',
      who: 0,
      things: [2, 3].map((place) => ({ ...hidden, from: `house:0:${place}`, to: 'pile' })),
      moved: [{ ...hidden, from: 'hand', to: 'house:0:2' }],
    };
    expect(ways(set)).toEqual(['house:0:2 pile', 'house:0:3 pile', 'hand house:0:2']);
    expect(movesFor([set], 0).flights.map(({ after, show, bare }) => [after, show, bare])).toEqual([
      [120, undefined, false],
      [260, undefined, true],
      [240, 'to', undefined],
    ]);
  });
  it('two cards that the robber swaps', () => {
    const swap: Happening = {
      verb: 'swap',
      who: 0,
      whom: 1,
      things: [
        { ...hidden, from: 'house:1:1', to: 'house:0:1' },
        { ...hidden, from: 'house:0:1', to: 'house:1:1' },
      ],
    };
    expect(ways(swap)).toEqual(['house:1:1 house:0:1', 'house:0:1 house:1:1']);
  });
  it('a lantern where somebody else looks, and none where this seat does', () => {
    const look: Happening = { verb: 'look', who: 1, things: [hidden], from: 'name:1', to: 'house:0:2' };
    expect(movesFor([look], 0).flights).toMatchObject([{ from: ['name:1'], bare: true, draw: expect.any(String) }]);
    expect(movesFor([{ ...look, who: 0 }], 0).flights).toEqual([]);
  });
  it('the amulet and a bodyguard, as tokens', () => {
    const { flights } = movesFor(
      [
        { verb: 'amulet', who: 1, whom: 1, from: 'name:1', to: 'house:1:0' },
        { verb: 'guard', who: 1, whom: 1, from: 'house:1:2', to: 'house:1:3' },
      ],
      0,
    );
    expect(flights).toMatchObject([
      { from: ['name:1'], legs: [{ to: ['house:1:0'], part: 0.5 }] },
      { from: ['house:1:2'], legs: [{ to: ['house:1:3'], part: 0.5 }] },
    ]);
    expect(new Set(flights.map(({ draw }) => draw)).size).toBe(2);
  });
  it('after a round the new deal alone: the old villages are gone', () => {
    const dealt = [0, 1].map((seat) => ({ ...hidden, from: 'deck', to: `house:${seat}:0` }));
    const end: Happening[] = [
      { verb: 'discard', who: 0, things: [hidden], from: 'hand', to: 'pile' },
      { verb: 'round-over' },
      { verb: 'count', who: 0 },
    ];
    expect(ways(...end, { verb: 'round', moved: dealt })).toEqual(['deck house:0:0', 'deck house:1:0']);
    expect(ways(...end, { verb: 'over' })).toEqual([]);
  });
});

it('turns cards over where they lie: shown by a power, or revealed for an exchange', () => {
  const up: Happening = { verb: 'turn-up', who: 0, whom: 1, things: [hidden], spots: ['house:1:2'] };
  const set: Happening = { verb: 'reveal-set', who: 0, things: [{ ...hidden, from: 'house:0:1' }] };
  expect(movesFor([up, set], 0)).toMatchObject({ flights: [], turns: ['house:1:2', 'house:0:1'] });
});

it('says beside a card who does what to it; what one does oneself needs no word', () => {
  const tags = (one: Happening): string[] => movesFor([one], 0).tags.map(({ at, text }) => `${String(at)}: ${text}`);
  const swap = {
    verb: 'swap',
    who: 1,
    whom: 0,
    things: [
      { ...hidden, from: 'house:0:1', to: 'house:1:2' },
      { ...hidden, from: 'house:1:2', to: 'house:0:1' },
    ],
  };
  expect(tags(swap)).toEqual(['house:0:1: Pip’s Robber', 'house:1:2: Pip’s Robber']);
  expect(tags({ ...swap, who: 0 })).toEqual([]);
  expect(tags({ verb: 'look', who: 1, whom: 0, things: [hidden], from: 'name:1', to: 'house:0:3' })).toEqual([
    'house:0:3: Pip looks',
  ]);
  const failed = { verb: 'reveal-no-set', who: 0, things: [{ ...hidden, from: 'house:0:1' }] };
  expect(tags(failed)).toEqual(['house:0:1: Not a set!']);
});
