/** Acts and what they are worth, in words: for practice positions and for “What now?”. Mirrors terminal/judged.py. */
import { tell, spots } from './story';
import type { Judged } from './wire';
import type { Words } from './words';

/** Who reads about it, at which table. */
export interface Reader {
  game: string;
  words: Words;
  names: readonly string[];
  seat: number;
  characters: readonly string[];
  /** The lowest total wins. */
  lowest: boolean;
}

/** What an act does, as its own story tells it. */
export function actText(act: Judged, { game, words, names, seat, characters }: Reader): string {
  const lines = tell(game, act.happened, words, names, seat, characters).map(({ text }) => text);
  return lines.length > 0 ? lines.join(' ') : words('practice-unsure');
}

/** Where on the board an act takes place, and the cards it is done with. */
export const actSpots = (act: Judged): string[] => {
  const cards = act.happened.flatMap(({ things = [] }) => things).filter(({ id }) => id !== '');
  return [...new Set([...act.happened.flatMap(spots), ...cards.map(({ id }) => `card:${id}`)])];
};

/** Why the best act is better than this one, as far as the numbers say. */
export function whyText(act: Judged, { game, words, lowest }: Reader): string {
  const facts = (by: number): Record<string, string | number> => ({
    by: Math.abs(by),
    more: by > 0 ? 'yes' : 'no',
    lowest: lowest ? 'yes' : 'no',
  });
  const whole = act.reasons
    .filter(({ kind }) => kind !== 'part')
    .map(({ kind, by }) => words(`why-${kind}`, facts(by)));
  const parts = act.reasons
    .filter(({ kind }) => kind === 'part')
    .map(({ part, by }) =>
      words('why-part', {
        part: words.or(`${game}-part-${part}`, part),
        by: Math.abs(by),
        sign: by > 0 === !lowest ? 'plus' : 'minus',
      }),
    );
  if (parts.length > 0) whole.push(words('why-parts', { parts: parts.join(', ') }));
  return whole.length > 0 ? whole.join(' ') : words('why-close');
}
