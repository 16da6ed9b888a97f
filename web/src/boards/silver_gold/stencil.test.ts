import { describe, expect, it } from 'vitest';
import { deckOf, cellName } from './cards';
import { coast, loops } from './pieces/coast';
import { covering, gridKey, key, snap, turned, ways, type MarkAction } from './stencil';
import { parseRules } from '../../lib/rules';

function mark(card: number, ...cells: number[]): MarkAction {
  return { code: 0, text: '', form: { do: 'mark', card, cells } };
}

describe('patterns in the hand', () => {
  it('have as many ways to be held as they have', () => {
    const count = Object.fromEntries(
      ['domino', 'straight', 'corner', 'tee', 'ell', 'square'].map((name) => [name, ways(name).length]),
    );
    expect(count).toEqual({ domino: 2, straight: 2, corner: 4, tee: 4, ell: 8, square: 1 });
  });
  it('come back after four turns and after two flips', () => {
    expect(key(turned('ell', 4, false))).toBe(key(turned('ell', 0, false)));
    expect(key(turned('ell', 1, false))).not.toBe(key(turned('ell', 0, false)));
    expect(key(turned('ell', 0, true))).not.toBe(key(turned('ell', 0, false)));
  });
  it('snap to the nearest legal place of the way they are held', () => {
    const actions = [mark(0, 0, 1), mark(0, 4, 5), mark(0, 0, 4), mark(1, 0, 1)];
    const flat = gridKey([0, 1]);
    expect(snap(actions, 0, flat, 0.9, 0.4)?.form.cells).toEqual([0, 1]);
    expect(snap(actions, 0, flat, 1.1, 1.7)?.form.cells).toEqual([4, 5]);
    expect(snap(actions, 0, flat, 3.9, 3.9)).toBeNull();
    expect(snap(actions, 0, gridKey([0, 4]), 0.5, 0.5)?.form.cells).toEqual([0, 4]);
  });
  it('are offered in any way that covers a tapped cell, the way held first', () => {
    const actions = [mark(0, 0, 4), mark(0, 4, 5), mark(0, 8, 9)];
    expect(covering(actions, 0, 4, gridKey([0, 1])).map(({ form }) => form.cells)).toEqual([
      [4, 5],
      [0, 4],
    ]);
  });
});

describe('islands', () => {
  const deck = deckOf(null);
  it('are those of the house deck', () => {
    expect(deck.size).toBe(47);
    const sizes = { purple: 14, orange: 12, green: 10, grey: 8 };
    for (const island of deck.values()) expect(island.land.size).toBe(sizes[island.colour]);
    expect([...deck.values()].filter((island) => island.seal).length).toBe(12);
    expect(cellName(5)).toBe('b2');
  });
  it('have a coast that closes around all their cells', () => {
    for (const island of deck.values()) {
      const land = new Set(island.land.keys());
      const edges = loops(land).reduce((sum, loop) => sum + loop.length, 0);
      let sides = 0;
      for (const cell of land) {
        const [row, column] = [Math.floor(cell / 4), cell % 4];
        for (const [r, c] of [
          [row - 1, column],
          [row + 1, column],
          [row, column - 1],
          [row, column + 1],
        ] as const) {
          if (r < 0 || c < 0 || c > 3 || !land.has(4 * r + c)) sides += 1;
        }
      }
      expect(edges).toBe(sides);
      expect(coast(island.name, land, 40, 3)).not.toContain('NaN');
    }
  });
});

describe('rule texts', () => {
  it('keep their ids with the block that follows', () => {
    const blocks = parseRules(
      '# Game\n\n<!-- SG-1 SG-2 -->\nSome **bold** text.\n<!-- SG-3 -->\n- An item\n\n| A | B |\n|---|---|\n| 1 | 2 |\n',
    );
    expect(blocks.map((block) => [block.kind, block.ids.join()])).toEqual([
      ['heading', ''],
      ['text', 'SG-1,SG-2'],
      ['item', 'SG-3'],
      ['table', ''],
    ]);
  });
});
