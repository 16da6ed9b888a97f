import { describe, expect, it } from 'vitest';
import { backward, flightsOf, movesOf } from './flights';
import type { Happening } from './wire';

const exchange: Happening = {
  verb: 'exchange',
  things: [
    { id: '4', from: 'house:0:1' },
    { id: '', from: 'house:0:2' },
  ],
  moved: [{ id: '', from: 'hand', to: 'house:0:1' }],
  to: 'pile',
};

describe('what moved', () => {
  it('is every thing with a way: its own, or that of the happening', () => {
    expect(movesOf([exchange]).map(({ from, to, along, number }) => [from, to, along, number])).toEqual([
      ['house:0:1', 'pile', false, 0],
      ['house:0:2', 'pile', false, 1],
      ['hand', 'house:0:1', true, 0],
    ]);
  });
  it('may be no thing: a token goes the way of the happening', () => {
    expect(movesOf([{ verb: 'amulet', from: 'name:0', to: 'house:0:1' }])).toMatchObject([
      { thing: null, from: 'name:0', to: 'house:0:1' },
    ]);
  });
  it('is nothing where an end of the way is missing', () => {
    const things = [{ id: '', to: 'slot:0:0' }];
    expect(
      movesOf([
        { verb: 'keep', things },
        { verb: 'call', spots: ['name:0'] },
        { verb: 'x', to: 'pile' },
      ]),
    ).toEqual([]);
  });
});

describe('a flight', () => {
  it('looks as the board says, and is left out where the board says nothing', () => {
    const flights = flightsOf([exchange], ({ along }, at) =>
      along ? null : { ms: 300, part: 0.5, show: 'to', after: 10 * at },
    );
    expect(flights).toEqual([
      { from: ['card:4', 'house:0:1'], legs: [{ to: ['card:4', 'pile'], ms: 300, part: 0.5 }], show: 'to', after: 0 },
      { from: ['house:0:2'], legs: [{ to: ['pile'], ms: 300, part: 0.5 }], show: 'to', after: 10 },
    ]);
  });
});

describe('the way back', () => {
  it('leads things straight to where they came from, seen as they lie there', () => {
    expect(
      backward([
        { from: 'hand', legs: [{ to: 'cell', ms: 9, rest: 99 }, { to: 'player' }], after: 500 },
        { from: 'deck', legs: [{ to: 'hand' }], show: 'to' },
      ]),
    ).toEqual([
      { from: 'player', legs: [{ to: 'hand' }], show: 'to' },
      { from: 'hand', legs: [{ to: 'deck' }], bare: true },
    ]);
  });
  it('is not taken by what was drawn for the eye alone', () => {
    expect(
      backward([
        { from: 'name', legs: [{ to: 'house' }], draw: '<path/>' },
        { from: 'player', legs: [{ to: 'cell' }], face: 'face:x' },
      ]),
    ).toEqual([]);
  });
});
