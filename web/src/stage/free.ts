/** Where a toast may lie: a place over the board where it covers nothing that is asked. */

export interface Strip {
  top: number;
  bottom: number;
}

/** The steps in which a place is looked for, in pixels. */
const STEP = 6;

/**
 * The top of a free strip of this height between `from` and `to`, the first from above; null if there is none. `taken`
 * are the strips of the pieces that must stay in sight.
 */
export function freeStrip(height: number, from: number, to: number, taken: readonly Strip[]): number | null {
  for (let top = from; top + height <= to; top += STEP) {
    if (taken.every((strip) => strip.bottom <= top || strip.top >= top + height)) return top;
  }
  return null;
}
