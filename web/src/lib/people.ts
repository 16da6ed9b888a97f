/** The available opponents, and everyone's names. */
import { house } from './house.svelte';
import type { Person } from '../boards/types';
import built from '../generated/house.json';
import type { SeatInfo, TableInfo } from './wire';
import type { Words } from './words';

/** A person or character, as needed to draw their face. */
export type Somebody = Pick<Person, 'name' | 'kind' | 'level' | 'face' | 'game'>;

/** The faces that are drawn here. */
export const FACES: readonly string[] = built.faces;

/** The face of a person: the one they chose, if it is known here, otherwise one derived from their name. */
export function faceOf(name: string, chosen = ''): string {
  if (FACES.includes(chosen)) return chosen;
  const hash = [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return FACES[hash % FACES.length] ?? '';
}

/** A person who is not at a table yet. */
export const human = (name: string, face: string): Somebody => ({ name, kind: 'human', level: '', face, game: '' });

/** How strong a character is, from 1 to 5; 0 for players without a character. */
export function strengthOf(game: string, level: string): number {
  return house.facts(game)?.strengths[level] ?? 0;
}

/** A bot in a list of choices: its name, and how strong it is. */
export function botChoice(words: Words, game: string, level: string): string {
  const name = words.or(`bot-${level}`, level);
  const number = strengthOf(game, level);
  return number > 0 ? words('web-bot-choice', { name, number }) : name;
}

/** Everyone who may take a seat as a bot; the plain ones only if a game has no characters. */
export function bots(game: string): string[] {
  const facts = house.facts(game);
  if (facts === undefined) return [];
  return facts.cast.length > 0 ? facts.cast : facts.plain;
}

/** The default bot for a seat; a different one for each further seat. */
export function opponent(game: string, further = 0): string {
  const all = bots(game);
  return all.includes('greedy')
    ? 'greedy'
    : (all[(Math.floor(all.length / 2) + (all.length - 1) * further) % all.length] ?? 'greedy');
}

export function seatName(words: Words, seat: SeatInfo, number: number): string {
  if (seat.kind === 'bot') return words.has(`bot-${seat.level}`) ? words(`bot-${seat.level}`) : seat.level;
  // A learner does not have to give a name.
  if ((seat.kind === 'human' || seat.access === 'reserved') && seat.name !== '') return seat.name;
  return words('player-seat', { seat: number + 1 });
}

/** Names by seat, made distinct if two are the same. */
export function seatNames(words: Words, seats: SeatInfo[]): string[] {
  const names = seats.map((seat, number) => seatName(words, seat, number));
  return names.map((name, number) => {
    const before = names.slice(0, number).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}

/** Everybody at a table; `here` says who is connected. */
export function peopleOf(words: Words, { game, seats }: TableInfo, here: (seat: number) => boolean): Person[] {
  const names = seatNames(words, seats);
  return seats.map(({ kind, level, face }, seat) => ({
    seat,
    name: names[seat] ?? '',
    kind,
    level,
    face,
    game,
    here: kind === 'bot' || here(seat),
  }));
}
