/**
 * All marks are opened at once, and seen one seat after the other: the others in their order, and oneself last. Cups and
 * completed islands come when everybody's marks are there.
 */
import type { Happening } from '../../lib/wire';

/** How long each seat has, in milliseconds at normal speed. */
export const BEAT = 900;

/** When the marks of each seat are drawn. One's own alone answer one's press, and do not wait. */
export function beatsOf(happened: readonly Happening[], seat: number): ReadonlyMap<number, number> {
  const seats = [...new Set(happened.filter(({ verb }) => verb === 'mark').map(({ who }) => who ?? -1))];
  const order = [...seats.filter((one) => one !== seat), ...seats.filter((one) => one === seat)];
  return new Map(order.map((one, number) => [one, number * BEAT]));
}

/** When all marks are drawn. */
export function settledAt(beats: ReadonlyMap<number, number>): number {
  return Math.max(0, ...beats.values());
}
