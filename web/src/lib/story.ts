/**
 * What happened, in words: one renderer for every game. It gives the same lines as `src/sterling/story.py`, which lists
 * the arguments that a sentence gets; story.test.ts compares the two over recorded games.
 */
import type { Happening, Thing } from './wire';
import type { Words } from './words';

/** One line of the log. */
export interface Line {
  text: string;
  /** The seat it is about, for its colour and mark. */
  seat?: number;
  /** A rule id to link to. */
  rule?: string;
  /** Begins a new round or turn: set apart in the log. */
  heading?: boolean;
  /** Where on the board it happened, as `data-spot` names: a press on the line highlights them. */
  spots?: string[];
  /** Relevant only until something else happens. */
  passing?: boolean;
}

/** Somebody has chosen, and nobody may know yet what. */
export const isPassing = ({ verb }: Happening): boolean => verb === 'done';

/** The lines of a log that are still relevant. */
export function lasting<L extends Line>(lines: readonly L[]): L[] {
  const last = lines.findLastIndex((line) => !line.passing);
  return lines.filter((line, at) => !line.passing || at > last);
}

type Facts = Record<string, string | number>;

/**
 * What happened, as told to the reader at this seat (or a spectator). A game that was added after the client was built
 * has no sentences here, so it gets no lines.
 */
export function tell(
  game: string,
  happenings: readonly Happening[],
  words: Words,
  names: readonly string[],
  seat: number,
  characters: readonly string[],
): Line[] {
  return happenings
    .filter((one) => words.has(sentenceKey(game, one)))
    .map((one) => {
      const places = spots(one);
      return {
        text: sentence(game, one, words, names, seat, characters),
        ...(one.heading ? { heading: true } : {}),
        ...(one.who == null ? {} : { seat: one.who }),
        ...(one.rule ? { rule: one.rule } : {}),
        ...(places.length > 0 ? { spots: places } : {}),
        ...(isPassing(one) ? { passing: true } : {}),
      };
    });
}

/** One happening as a sentence; `characters` head the columns of the board at this table. */
export function sentence(
  game: string,
  one: Happening,
  words: Words,
  names: readonly string[],
  seat: number,
  characters: readonly string[],
): string {
  const { who = null, whom = null, things = [], gained = {}, lost = {}, why = '' } = one;
  const told = named(game, one, words);
  const facts: Facts = {
    who: who === null ? '' : (names[who] ?? ''),
    whom: whom === null ? '' : (names[whom] ?? ''),
    by: seen(who, seat),
    to: whom !== null && whom === who ? 'self' : seen(whom, seat),
    thing: told[0] ?? '',
    things: joined(told, words),
    count: things.length,
    known: things.every((thing) => thing.id) ? 'yes' : 'no',
    ...prefixed('gained_', gained),
    ...prefixed('lost_', lost),
    ...one.facts,
  };
  const column = one.facts?.['column'];
  if (column !== undefined && characters.length > 0) facts['character'] = characters[Number(column) - 1] ?? '';
  const gains = Object.entries(gained)
    .filter(([kind, number]) => number !== 0 && words.has(`${game}-gain-${kind}`))
    .map(([kind, number]) => words(`${game}-gain-${kind}`, { ...facts, number }));
  facts['gains'] = joined(gains, words);
  facts['gaining'] = gains.length > 0 ? 'yes' : 'no';
  facts['why'] = why ? words(why, facts) : '';
  return words(sentenceKey(game, one), facts);
}

/** A list as the language writes it. */
export function joined(parts: readonly string[], words: Words): string {
  const last = parts.at(-1);
  if (last === undefined || parts.length === 1) return last ?? '';
  return words('story-list', { first: parts.slice(0, -1).join(', '), last });
}

/** Every place of the board that a happening names, each once. */
export function spots(one: Happening): string[] {
  const things = [...(one.things ?? []), ...(one.moved ?? [])];
  const places = [
    one.from,
    ...things.map((thing) => thing.from),
    one.to,
    ...things.map((thing) => thing.to),
    ...(one.spots ?? []),
  ];
  return [...new Set(places.filter((place): place is string => Boolean(place)))];
}

const sentenceKey = (game: string, one: Happening): string => `${game}-story-${one.verb}`;

/** The things of a happening, each by its name; equal ones are grouped if the game wants it. */
function named(game: string, one: Happening, words: Words): string[] {
  const things = (one.things ?? []).map((thing: Thing): Facts => ({ ...thing.words, verb: one.verb }));
  if (!words.has(`${game}-things`)) return things.map((thing) => words(`${game}-thing`, thing));
  const alike = new Map<string, Facts[]>();
  for (const thing of things) {
    const key = JSON.stringify(thing);
    alike.set(key, [...(alike.get(key) ?? []), thing]);
  }
  return [...alike.values()].map(([thing = {}, ...more]) =>
    more.length > 0 ? words(`${game}-things`, { ...thing, number: more.length + 1 }) : words(`${game}-thing`, thing),
  );
}

function prefixed(prefix: string, numbers: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).map(([kind, number]) => [prefix + kind, number]));
}

function seen(whose: number | null, seat: number): string {
  if (whose === null) return 'nobody';
  return whose === seat ? 'you' : 'other';
}
