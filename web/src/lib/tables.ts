/** A table in a line of text: who sits there, what the clock allows, how it ended. */
import { clockText } from './clock';
import { seatName, seatNames } from './people';
import type { TableInfo } from './wire';
import type { Words } from './words';

export function companyOf(words: Words, { seats }: TableInfo): string {
  return seats
    .map((seat, number) => (seat.kind === 'vacant' ? words('web-seat-free') : seatName(words, seat, number)))
    .join(', ');
}

export function clockOf(words: Words, { clock }: TableInfo): string {
  const seconds = clock?.seconds ?? 0;
  const time = clockText(1000 * seconds, (days, hours) => words('web-clock-days', { days, hours }));
  return words(clock?.kind === 'game' ? 'web-clock-game' : 'web-clock-move', { time });
}

/** Everybody's points, the winner first. */
export function outcomeOf(words: Words, table: TableInfo): string {
  const names = seatNames(words, table.seats);
  const scores = [...(table.scores ?? [])].sort((one, other) => one.place - other.place);
  return scores.map((score) => `${names[score.seat] ?? ''} ${score.total}`).join(' · ') || companyOf(words, table);
}
