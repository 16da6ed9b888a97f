import { describe, expect, it } from 'vitest';
import type { CurvePoint } from '../lib/wire';
import { across, bandOf, chanceAt, down, lineOf, type Box } from './curve';

const box: Box = { width: 120, height: 60, air: 10 };
const curve: CurvePoint[] = [
  { step: 0, chances: [[0.5, 0.1], null] },
  { step: 10, chances: [[0.7, 0], null] },
  {
    step: 20,
    chances: [
      [1, 0],
      [0, 0],
    ],
  },
];

describe('the curve', () => {
  it('goes from the first step to the last, and from a sure win at the top to none at the bottom', () => {
    expect([across(0, 20, box), across(20, 20, box)]).toEqual([10, 110]);
    expect([down(1, box), down(0, box), down(1.4, box)]).toEqual([10, 50, 10]);
  });
  it('has a line for each seat, and a band as wide as the interval', () => {
    expect(lineOf(curve, 0, 20, box)).toBe('M10 30L60 22L110 10');
    expect(bandOf(curve, 0, 20, box)).toBe('M10 22.2L60 22L110 10L110 10L60 22L10 37.8Z');
    expect(lineOf(curve, 1, 20, box)).toBe('M110 50');
    expect([lineOf(curve, 2, 20, box), bandOf(curve, 2, 20, box)]).toEqual(['', '']);
  });
  it('tells the chance at any step, also between two points', () => {
    expect(chanceAt(curve, 0, 10)).toEqual([0.7, 0]);
    expect(chanceAt(curve, 0, 5)?.map((one) => Math.round(100 * one))).toEqual([60, 5]);
    expect(chanceAt(curve, 1, 3)).toEqual([0, 0]);
    expect(chanceAt(curve, 3, 3)).toBeNull();
  });
});
