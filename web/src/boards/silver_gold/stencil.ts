/** Patterns: turning and flipping them, and where they fit. */
import type { Action } from '../types';
import type { Form } from './view';

export type Cells = readonly (readonly [row: number, column: number])[];
export type MarkForm = Extract<Form, { do: 'mark' }>;
export type MarkAction = Action<MarkForm>;

/** A pattern of one cell. */
export const ONE: Cells = [[0, 0]];

export const SHAPES: Record<string, Cells> = {
  domino: [
    [0, 0],
    [0, 1],
  ],
  straight: [
    [0, 0],
    [0, 1],
    [0, 2],
  ],
  corner: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  tee: [
    [0, 0],
    [0, 1],
    [0, 2],
    [1, 1],
  ],
  ell: [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ],
  square: [
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
  ],
};

/** The eight expedition cards, as the round card lists them. */
export const PATTERNS = ['domino', 'straight', 'straight', 'corner', 'corner', 'tee', 'ell', 'square'] as const;

export type PatternState = 'now' | 'gone' | 'ahead';

/**
 * The state of each of the eight: `now` lies on the table, `gone` was revealed earlier this round, `ahead` is all the
 * rest. If nobody may look back (`revealed` is null), only the one on the table is known.
 */
export function stateOfPatterns(now: string | null, revealed: readonly string[] | null): PatternState[] {
  const past = [...(revealed ?? [])];
  if (now !== null && past.at(-1) === now) past.pop();
  let open = now;
  return PATTERNS.map((pattern) => {
    const at = past.indexOf(pattern);
    if (at >= 0) {
      past.splice(at, 1);
      return 'gone';
    }
    if (pattern !== open) return 'ahead';
    open = null;
    return 'now';
  });
}

function normal(cells: Cells): Cells {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]) => [row - top, column - left] as const)
    .sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

/** The pattern after a number of quarter turns to the right, optionally mirrored first. */
export function turned(pattern: string, turns: number, flipped: boolean): Cells {
  let cells: Cells = SHAPES[pattern] ?? ONE;
  if (flipped) cells = cells.map(([row, column]) => [row, -column] as const);
  for (let turn = 0; turn < turns % 4; turn++) cells = cells.map(([row, column]) => [column, -row] as const);
  return normal(cells);
}

/** The pattern with its long side horizontal, as printed on the round card. */
export function lying(pattern: string): Cells {
  const cells = turned(pattern, 0, false);
  return cells.some(([row]) => row > 1) ? turned(pattern, 1, false) : cells;
}

export function key(cells: Cells): string {
  return cells.map(([row, column]) => `${row},${column}`).join(' ');
}

export function gridKey(cells: readonly number[]): string {
  return key(normal(cells.map((cell) => [Math.floor(cell / 4), cell % 4] as const)));
}

/** All orientations of the pattern, each once, by turns and flip. */
export function ways(pattern: string): { turns: number; flipped: boolean; key: string }[] {
  const found: { turns: number; flipped: boolean; key: string }[] = [];
  for (const flipped of [false, true]) {
    for (let turns = 0; turns < 4; turns++) {
      const shape = key(turned(pattern, turns, flipped));
      if (!found.some((way) => way.key === shape)) found.push({ turns, flipped, key: shape });
    }
  }
  return found;
}

export function marks(legal: readonly Action<Form>[]): MarkAction[] {
  return legal.filter((action): action is MarkAction => action.form.do === 'mark');
}

/** Which cell of a pattern the hand holds by default: the one nearest to the middle. */
export function middleOf(pattern: string): number {
  const cells = SHAPES[pattern] ?? ONE;
  const [down, across] = [0, 1].map((way) => cells.reduce((sum, cell) => sum + (cell[way] ?? 0), 0) / cells.length);
  const far = cells.map(([row, column]) => (row - (down ?? 0)) ** 2 + (column - (across ?? 0)) ** 2);
  return far.indexOf(Math.min(...far));
}

/** The cells of the pattern as it is held, relative to the held cell, which always stays [0, 0]. */
export function around(pattern: string, turns: number, flipped: boolean, grip: number): Cells {
  const cells = SHAPES[pattern] ?? ONE;
  const [row, column] = cells[grip] ?? [0, 0];
  let found: Cells = cells.map(([down, across]) => [down - row, across - column] as const);
  if (flipped) found = found.map(([down, across]) => [down, -across] as const);
  for (let turn = 0; turn < ((turns % 4) + 4) % 4; turn++)
    found = found.map(([down, across]) => [across, -down] as const);
  return found.map(([down, across]) => [down + 0, across + 0] as const);
}

/** Where the held cell lies if the pattern lies on these cells; null if it cannot lie there in this orientation. */
export function anchorOf(held: Cells, cells: readonly number[]): readonly [row: number, column: number] | null {
  if (gridKey(cells) !== key(normal(held))) return null;
  const top = Math.min(...cells.map((cell) => Math.floor(cell / 4))) - Math.min(...held.map(([row]) => row));
  const left = Math.min(...cells.map((cell) => cell % 4)) - Math.min(...held.map(([, column]) => column));
  return [top, left];
}

/** How close a legal place must be to snap to it, in cell widths. */
export const REACH = 1.3;

/** The pattern over an island: the cells it lies on, and the mark it would make; null if it does not fit. */
export interface Lying {
  cells: Cells;
  action: MarkAction | null;
}

/**
 * Where the pattern lies when the middle of its held cell is moved to a point of a card (in cell widths from the upper
 * left corner). It lies right there if that is a legal place. Otherwise it slides to the nearest legal place if one is
 * close. Otherwise it lies there anyway, without fitting.
 */
export function settle(actions: readonly MarkAction[], card: number, held: Cells, x: number, y: number): Lying {
  let best: { action: MarkAction; anchor: readonly [number, number] } | null = null;
  let nearest = REACH * REACH;
  const here = [Math.floor(y), Math.floor(x)] as const;
  for (const action of actions) {
    if (action.form.card !== card) continue;
    const anchor = anchorOf(held, action.form.cells);
    if (anchor === null) continue;
    const there = anchor[0] === here[0] && anchor[1] === here[1];
    const distance = there ? -1 : (anchor[1] + 0.5 - x) ** 2 + (anchor[0] + 0.5 - y) ** 2;
    if (distance < nearest) {
      nearest = distance;
      best = { action, anchor };
    }
  }
  const [row, column] = best?.anchor ?? here;
  return {
    cells: held.map(([down, across]) => [row + down, column + across] as const),
    action: best?.action ?? null,
  };
}

/** Every legal place of the pattern that covers a cell, in any orientation; the current orientation first. */
export function covering(actions: readonly MarkAction[], card: number, cell: number, shape: string): MarkAction[] {
  const found = actions.filter(({ form }) => form.card === card && form.cells.includes(cell));
  return [
    ...found.filter(({ form }) => gridKey(form.cells) === shape),
    ...found.filter(({ form }) => gridKey(form.cells) !== shape),
  ];
}

/** The legal place after (or before) this one, card by card and cell by cell; the first if there is none yet. */
export function after(actions: readonly MarkAction[], from: MarkAction | null, by: number): MarkAction | null {
  const order = [...actions].sort(
    (one, other) =>
      one.form.card - other.form.card || (one.form.cells[0] ?? 0) - (other.form.cells[0] ?? 0) || one.code - other.code,
  );
  const at = from === null ? -1 : order.findIndex(({ code }) => code === from.code);
  return (at < 0 ? order[by > 0 ? 0 : order.length - 1] : order[(at + by + order.length) % order.length]) ?? null;
}
