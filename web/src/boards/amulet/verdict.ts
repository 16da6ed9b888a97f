/** The outcome of a call, with the numbers (AM-22). */
import type { Words } from '../../lib/words';
import type { Round } from './view';

/** A sentence about the call of a round; empty if nobody called. */
export function verdictOf(round: Round, names: readonly string[], seat: number, words: Words): string {
  const { caller, sums } = round;
  if (caller === null) return '';
  const sum = sums[caller] ?? 0;
  const lowest = Math.min(...sums);
  const others = sums.map((_, at) => at).filter((at) => at !== caller && sums[at] === lowest);
  // Who was lower: the reader takes precedence.
  const best = others.includes(seat) ? seat : (others[0] ?? caller);
  return words(round.amulet === caller ? 'web-amulet-call-won' : 'web-amulet-call-lost', {
    by: caller === seat ? 'you' : 'other',
    to: best === seat ? 'you' : 'other',
    who: names[caller] ?? '',
    whom: names[best] ?? '',
    sum,
    lowest,
    penalty: round.penalty,
  });
}
