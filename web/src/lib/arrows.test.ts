import { describe, expect, it } from 'vitest';
import { nextOf, type Rect } from './arrows';

const box = (left: number, top: number, size = 40): Rect => ({ left, top, right: left + size, bottom: top + size });

describe('arrows over a board', () => {
  const grid = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => box(50 * column, 50 * row)));
  const middle = box(50, 50);
  it('go to the neighbour in their direction', () => {
    expect(nextOf(middle, grid, 'left')).toBe(3);
    expect(nextOf(middle, grid, 'right')).toBe(5);
    expect(nextOf(middle, grid, 'up')).toBe(1);
    expect(nextOf(middle, grid, 'down')).toBe(7);
  });
  it('stay where nothing lies ahead', () => {
    expect(nextOf(box(0, 0), grid, 'left')).toBe(-1);
    expect(nextOf(box(0, 0), [box(-30, 400)], 'left')).toBe(-1);
  });
  it('go over a gap, straight rather than aside', () => {
    expect(nextOf(box(0, 0), [box(60, 50), box(200, 0)], 'right')).toBe(1);
    expect(nextOf(box(0, 0), [box(60, 50)], 'right')).toBe(0);
  });
});
