/** First-time hints: what appears in a view determines which one is due. The settings keep those that were read. */
import type { Hint } from '../boards/types';

/** The key of a hint's text. */
export const hintKey = (game: string, hint: Hint): string => `hint-${game}-${hint.key}`;

/** The first hint that is due and unread, as the key of its text. */
export function hintFor(
  game: string,
  hints: readonly Hint[],
  view: unknown,
  asked: boolean,
  seat: number,
  read: ReadonlySet<string>,
): string | null {
  if (seat < 0) return null;
  const due = hints.find((hint) => !read.has(hintKey(game, hint)) && hint.when(view as never, asked, seat));
  return due === undefined ? null : hintKey(game, due);
}
