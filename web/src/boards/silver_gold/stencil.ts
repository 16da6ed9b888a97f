/** Patterns as they are turned and flipped in the hand, and where they may lie. */
import type { Action } from '../types';
import type { Form } from './view';

export type Cells = readonly (readonly [row: number, column: number])[];
export type MarkForm = Extract<Form, { do: 'mark' }>;
export type MarkAction = Action<MarkForm>;

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
 * How each of the eight stands: `now` lies on the table, `gone` was revealed earlier in this round, `ahead` is all the
 * rest. Where nobody may look back (`revealed` is null) only the one on the table is known.
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

/** The pattern after so many quarter turns to the right, mirrored first if asked. */
export function turned(pattern: string, turns: number, flipped: boolean): Cells {
  let cells: Cells = SHAPES[pattern] ?? [[0, 0]];
  if (flipped) cells = cells.map(([row, column]) => [row, -column] as const);
  for (let turn = 0; turn < turns % 4; turn++) cells = cells.map(([row, column]) => [column, -row] as const);
  return normal(cells);
}

/** The pattern with its long side across, as it is printed on the round card. */
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

/** All ways the pattern can be held, each once, by turns and flip. */
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

/**
 * The legal place nearest to a point of a card, in cell widths from its upper left corner, for the pattern as it is
 * held; null if it fits nowhere near.
 */
export function snap(
  actions: readonly MarkAction[],
  card: number,
  shape: string,
  x: number,
  y: number,
): MarkAction | null {
  let best: MarkAction | null = null;
  let nearest = 1.6 * 1.6;
  for (const action of actions) {
    const { form } = action;
    if (form.card !== card || gridKey(form.cells) !== shape) continue;
    const middleX = form.cells.reduce((sum, cell) => sum + (cell % 4) + 0.5, 0) / form.cells.length;
    const middleY = form.cells.reduce((sum, cell) => sum + Math.floor(cell / 4) + 0.5, 0) / form.cells.length;
    const distance = (middleX - x) ** 2 + (middleY - y) ** 2;
    if (distance < nearest) {
      nearest = distance;
      best = action;
    }
  }
  return best;
}

/** Every legal place of the pattern that covers a cell, in whatever way it must be held; the way held now first. */
export function covering(actions: readonly MarkAction[], card: number, cell: number, shape: string): MarkAction[] {
  const found = actions.filter(({ form }) => form.card === card && form.cells.includes(cell));
  return [
    ...found.filter(({ form }) => gridKey(form.cells) === shape),
    ...found.filter(({ form }) => gridKey(form.cells) !== shape),
  ];
}

/** The legal place after (or before) this one, card by card and cell by cell; the first if there is none yet. */
export function around(actions: readonly MarkAction[], from: MarkAction | null, by: number): MarkAction | null {
  const order = [...actions].sort(
    (one, other) =>
      one.form.card - other.form.card || (one.form.cells[0] ?? 0) - (other.form.cells[0] ?? 0) || one.code - other.code,
  );
  const at = from === null ? -1 : order.findIndex(({ code }) => code === from.code);
  return (at < 0 ? order[by > 0 ? 0 : order.length - 1] : order[(at + by + order.length) % order.length]) ?? null;
}
