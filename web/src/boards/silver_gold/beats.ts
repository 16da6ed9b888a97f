/**
 * All marks are revealed at once but shown seat by seat: the others in order, the player last. Cups and completed
 * islands follow when all marks have been shown.
 */
import type { Happening } from '../../lib/wire';

/** How long each seat gets, in milliseconds at normal speed. */
export const BEAT = 900;

/** When the marks of each seat are drawn. The player's own marks do not wait. */
export function beatsOf(happened: readonly Happening[], seat: number): ReadonlyMap<number, number> {
  const seats = [...new Set(happened.filter(({ verb }) => verb === 'mark').map(({ who }) => who ?? -1))];
  const order = [...seats.filter((one) => one !== seat), ...seats.filter((one) => one === seat)];
  return new Map(order.map((one, number) => [one, number * BEAT]));
}

/** When all marks are drawn. */
export function settledAt(beats: ReadonlyMap<number, number>): number {
  return Math.max(0, ...beats.values());
}
