/** Who can be played against, and what everybody is called. */
import { house } from './house.svelte';
import type { SeatInfo } from './wire';
import type { Words } from './words';

/** Everybody who may take a seat as a bot, the plain ones only where a game has no characters. */
export function bots(game: string): string[] {
  const facts = house.facts(game);
  if (facts === undefined) return [];
  return facts.cast.length > 0 ? facts.cast : facts.plain;
}

/** Who sits down when nobody was chosen; somebody else at each further seat. */
export function opponent(game: string, further = 0): string {
  const all = bots(game);
  return all.includes('greedy')
    ? 'greedy'
    : (all[(Math.floor(all.length / 2) + (all.length - 1) * further) % all.length] ?? 'greedy');
}

export function seatName(words: Words, seat: SeatInfo, number: number): string {
  if (seat.kind === 'bot') return words.has(`bot-${seat.level}`) ? words(`bot-${seat.level}`) : seat.level;
  if (seat.kind === 'human') return seat.name;
  return words('player-seat', { seat: number + 1 });
}

/** Names by seat, told apart where two are alike. */
export function seatNames(words: Words, seats: SeatInfo[]): string[] {
  const names = seats.map((seat, number) => seatName(words, seat, number));
  return names.map((name, number) => {
    const before = names.slice(0, number).filter((other) => other === name).length;
    return before === 0 ? name : `${name} ${before + 1}`;
  });
}
