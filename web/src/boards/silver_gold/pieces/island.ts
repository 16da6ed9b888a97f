/** Measures of an island card, in units of its drawing, and what can be done on one. */

import type { Words } from '../../../lib/words';
import type { Symbol } from '../cards';

/** The side of a cell, the margin around the four by four, and the whole. */
export const S = 40;
export const EDGE = 14;
export const SIDE = 4 * S + 2 * EDGE;

const HELP = { X: 'x', $: 'coin', P: 'palm' } as const;

/** What the symbol of a cell is good for; nothing for plain land. */
export const explain = (words: Words, symbol: Symbol): string =>
  symbol === 'o' ? '' : words(`web-sg-help-${HELP[symbol]}`);

/** What a press, a key, the wheel or a pointer on an island does. */
export interface Handling {
  pick(cell: number, time: number): void;
  enter(cell: number): void;
  /** A key moved the focus to a cell: an arrow from the next cell, or another key from elsewhere. */
  follow(cell: number, byArrow: boolean): void;
  wheel(by: number): void;
  grab(event: PointerEvent, cell: number): void;
}
