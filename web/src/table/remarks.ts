/**
 * What opponents say about the game, now and then.
 *
 * Remarks depend only on what happened in the reader's own stream, so a remark reveals nothing that the reader could
 * not know. Whether a character speaks depends only on the table and the number of the event.
 */
import type { Moment, Person } from '../boards/types';
import type { Happening } from '../lib/wire';

/** One in this many occasions is used. */
const ONE_IN = 3;
/** The minimum number of events between two remarks. */
const PAUSE = 12;

/** Something that happened, as one seat saw it. */
interface Seen {
  number: number;
  happened?: readonly Happening[];
}

export interface Remark {
  seat: number;
  /** The message in the catalogue. */
  key: string;
}

type Speaker = Pick<Person, 'seat' | 'kind' | 'level'>;

/** A hash of a text; similar texts give very different numbers. */
export function scatter(text: string): number {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Whether an occasion is used in this event of this table. */
export const isHeard = (table: string, number: number): boolean => scatter(`${table} ${number}`) % ONE_IN === 0;

/** The seats that may speak at a moment of this event. */
export function speakers(moment: Moment, happened: readonly Happening[], people: readonly Speaker[]): number[] {
  const fitting = happened.filter((one) => fits(moment, one));
  if (fitting.length === 0) return [];
  const did = fitting.map(({ who }) => who);
  const suffered = fitting.filter(({ who, whom }) => whom !== who).map(({ whom }) => whom);
  return people
    .filter(({ kind }) => kind === 'bot')
    .map(({ seat }) => seat)
    .filter((seat) => {
      if (moment.speaker === 'who') return did.includes(seat);
      return moment.speaker === 'whom' ? suffered.includes(seat) : !did.includes(seat);
    });
}

function fits({ verbs, facts = {}, gained }: Moment, one: Happening): boolean {
  if (!verbs.includes(one.verb)) return false;
  if (gained !== undefined && (one.gained?.[gained] ?? 0) <= 0) return false;
  return Object.entries(facts).every(([name, fact]) => one.facts?.[name] === fact);
}

/** What is said on this occasion, if it is used, by one of the seats concerned that has words for it. */
export function remarkOn(
  table: string,
  game: string,
  { number, happened = [] }: Seen,
  moments: readonly Moment[],
  people: readonly Speaker[],
  has: (key: string) => boolean,
): Remark | null {
  if (!isHeard(table, number)) return null;
  for (const moment of moments) {
    const remarks = speakers(moment, happened, people)
      .map((seat) => ({ seat, key: `${game}-${people[seat]?.level ?? ''}-says-${moment.key}` }))
      .filter(({ key }) => has(key));
    if (remarks.length > 0) return remarks[scatter(`${number} ${table}`) % remarks.length] ?? null;
  }
  return null;
}

/** Keeps opponents from talking all the time. */
export class Remarks {
  private last = -PAUSE;

  hear(number: number, remark: Remark | null): Remark | null {
    if (remark === null || number < this.last + PAUSE) return null;
    this.last = number;
    return remark;
  }
}
