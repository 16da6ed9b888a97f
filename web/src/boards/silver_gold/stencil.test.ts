import { describe, expect, it } from 'vitest';
import { deckOf, cellName } from './cards';
import { coast, loops } from './pieces/coast';
import { anchorOf, around, covering, gridKey, key, middleOf, settle, turned, ways, type MarkAction } from './stencil';
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
  it('turn around the cell that is held, and come back after four turns', () => {
    for (const pattern of ['domino', 'straight', 'corner', 'tee', 'ell', 'square'])
      for (const flipped of [false, true])
        for (let grip = 0; grip < turned(pattern, 0, false).length; grip++) {
          const start = around(pattern, 0, flipped, grip);
          expect(start[grip]).toEqual([0, 0]);
          for (let turns = 1; turns < 4; turns++) expect(around(pattern, turns, flipped, grip)[grip]).toEqual([0, 0]);
          expect(around(pattern, 4, flipped, grip)).toEqual(start);
        }
    expect(around('ell', 1, false, 0)).not.toEqual(around('ell', 0, false, 0));
  });
  it('are held near their middle unless told otherwise', () => {
    expect(middleOf('straight')).toBe(1);
    expect(middleOf('tee')).toBe(1);
    expect(middleOf('domino')).toBe(0);
  });
  it('say where the held cell lies', () => {
    expect(anchorOf(around('ell', 0, false, 2), [0, 4, 8, 9])).toEqual([2, 0]);
    expect(anchorOf(around('ell', 0, true, 2), [0, 4, 8, 9])).toBeNull();
  });
  it('lie where they are brought, slide to a legal place close by, and else lie there without fitting', () => {
    const actions = [mark(0, 4, 5), mark(0, 0, 4), mark(1, 0, 1)];
    const held = around('domino', 0, false, 0);
    expect(settle(actions, 0, held, 0.9, 1.9)).toEqual({
      cells: [
        [1, 0],
        [1, 1],
      ],
      action: actions[0],
    });
    expect(settle(actions, 0, held, 0.5, 0.5).action).toBe(actions[0]);
    expect(settle(actions, 0, held, 2.5, 3.5)).toEqual({
      cells: [
        [3, 2],
        [3, 3],
      ],
      action: null,
    });
    expect(settle(actions, 0, around('domino', 1, false, 0), 0.5, 0.5).action).toBe(actions[1]);
    expect(settle(actions, 1, held, 0.5, 0.5).action).toBe(actions[2]);
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
