/**
 * First-time hints: what appears in a view determines which ones are due. A game lists its hints by importance, its goal
 * first. The settings keep those that were read; a table keeps those that were due, so that none is lost.
 */
import type { Hint } from '../boards/types';

/** The key of a hint's text. */
export const hintKey = (game: string, hint: Hint): string => `hint-${game}-${hint.key}`;

/** A hint that is due now, or was due before. */
export interface DueHint {
  /** The key of its text. */
  key: string;
  /** The lesson step that shows the thing; empty if none does. */
  step: string;
  due: boolean;
  read: boolean;
}

/** The hints that are due or were due (`met`, `read`), the most important first. */
export function hintsFor(
  game: string,
  hints: readonly Hint[],
  view: unknown,
  asked: boolean,
  seat: number,
  read: ReadonlySet<string>,
  met: ReadonlySet<string>,
): DueHint[] {
  if (seat < 0) return [];
  return hints
    .map((hint) => {
      const key = hintKey(game, hint);
      const due = hint.when(view as never, asked, seat);
      return { key, step: hint.step ?? '', due, read: read.has(key) };
    })
    .filter(({ key, due }) => due || read.has(key) || met.has(key));
}
