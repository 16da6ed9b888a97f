/**
 * Checks in the page that nobody could choose the cards (src/sterling/core/shuffle.py).
 *
 * A promise must be noted before it can be broken. We note the commitment when we give our own random number, and who
 * sat there when the cards were dealt. At the end the service reveals its secret and all numbers. We compare them with
 * the notes, not with what the service says it had promised.
 */
import type { TableInfo } from './wire';

/**
 * `right`: everything matches what this browser noted. `sums`: the numbers match each other, but nothing was noted
 * here. `wrong`: something does not match. `unknown`: it cannot be checked here.
 */
export type Verdict = 'right' | 'sums' | 'wrong' | 'unknown';

export interface Note {
  commitment: string;
  /** The numbers this browser gave, by seat. */
  nonces: Record<string, string>;
  /** The seats that people held when the cards were dealt; absent before the deal. */
  people?: number[];
}

const KEY = 'sterling-shuffle';

export function noted(table: string): Note | null {
  try {
    return JSON.parse(localStorage.getItem(`${KEY}-${table}`) ?? 'null') as Note | null;
  } catch {
    return null;
  }
}

function keep(table: string, note: Note): void {
  try {
    localStorage.setItem(`${KEY}-${table}`, JSON.stringify(note));
  } catch {
    /* it cannot be checked later, but the game can still be played */
  }
}

/** Before our number leaves the browser: notes the service's promise, and the number. */
export function noteNonce(info: TableInfo, seat: number, nonce: string): void {
  const note = noted(info.id);
  // If the promise has changed since the first number was given, keep the first one, so that the check fails at the
  // end.
  keep(info.id, { commitment: note?.commitment ?? info.commitment, nonces: { ...note?.nonces, [seat]: nonce } });
}

/** When the cards have just been dealt: notes who sits there. `held` are our seats; numbers given for others do not
 * count. */
export function noteStart(info: TableInfo, held: number[]): void {
  const note = noted(info.id);
  if (note === null || note.people !== undefined || info.status !== 'playing') return;
  const nonces = Object.fromEntries(Object.entries(note.nonces).filter(([seat]) => held.includes(Number(seat))));
  const people = info.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
  keep(info.id, { ...note, nonces, people });
}

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

async function sha256(...parts: Uint8Array[]): Promise<string> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  const digest = await crypto.subtle.digest('SHA-256', whole);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function checkShuffle(info: TableInfo, note: Note | null): Promise<Verdict> {
  const reveal = info.reveal;
  if (reveal === null || typeof crypto.subtle === 'undefined') return 'unknown';
  const nonces = Object.entries(reveal.nonces as Record<string, string>)
    .map(([seat, nonce]) => [Number(seat), nonce] as const)
    .sort(([one], [other]) => one - other);
  const parts = nonces.flatMap(([seat, nonce]) => [new Uint8Array([seat]), bytes(nonce)]);
  const seed = await sha256(new TextEncoder().encode('sterling shuffle 1\0'), bytes(reveal.secret), ...parts);
  if (seed !== reveal.seed || (await sha256(bytes(reveal.secret))) !== info.commitment) return 'wrong';
  if (note === null) return 'sums';
  if (note.commitment !== info.commitment) return 'wrong';
  for (const [seat, nonce] of Object.entries(note.nonces)) {
    if ((reveal.nonces as Record<string, string>)[seat] !== nonce) return 'wrong';
  }
  if (note.people === undefined) return 'sums';
  // A number for a seat that nobody held could come from the service itself, which could then choose the cards.
  return nonces.map(([seat]) => seat).join() === note.people.join() ? 'right' : 'wrong';
}
