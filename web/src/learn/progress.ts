/**
 * How far a learner has come in the lesson of each game, and whether a lesson was offered: kept by this browser, so that
 * a lesson can be left and resumed even after the service has deleted its table.
 */
import { keep, kept } from '../lib/kept';

export interface Progress {
  /** The table it was played at; it may be gone. */
  table: string;
  /** The step; empty if the lesson has been played to its end. */
  step: string;
}

const key = (game: string): string => `lesson-${game}`;

export function progressOf(game: string): Progress | null {
  const [table, step] = (kept(key(game)) ?? '').split(' ');
  return table ? { table, step: step ?? '' } : null;
}

export function noteProgress(game: string, { table, step }: Progress): void {
  keep(key(game), `${table} ${step}`);
}

/** Whether the lesson was begun and left. */
export const isUnderWay = (game: string): boolean => (progressOf(game)?.step ?? '') !== '';

export const wasOffered = (): boolean => kept('lesson-offered') !== null;

/** From now on nobody offers a lesson. */
export const noteOffer = (): void => keep('lesson-offered', 'yes');
