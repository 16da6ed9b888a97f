/** How what happened is seen in the village: cards between deck, piles, hand and houses, tokens, and cards turned over. */
import { flightsOf, type Look, type Move } from '../../lib/flights';
import type { Happening } from '../../lib/wire';
import type { Moves } from '../../stage/moves.svelte';
import { CHARM, LAMP, SHIELD } from './pieces/tokens';

/** A token that goes to a house and is half as large as it. */
const token = (draw: string): Look => ({ draw, ms: 480, part: 0.5, bare: true });

function lookOf({ one, along, number }: Move, seat: number): Look | null {
  switch (one.verb) {
    case 'round':
      // One card to each village at a time.
      return { ms: 280, show: 'to', after: 300 + 70 * number };
    case 'look':
      // Where somebody else looks, a lantern goes there; where this seat looks, the house itself opens.
      return one.who === seat ? null : { ...token(LAMP), ms: 420, rest: 420 };
    case 'amulet':
      return token(CHARM);
    case 'guard':
    case 'unguard':
      return token(SHIELD);
    case 'swap':
      return { ms: 520 };
    case 'exchange':
    case 'exchange-set':
    case 'bewitch':
      return along
        ? { ms: 340, show: 'to', after: 120 * Math.min(2, one.things?.length ?? 0) }
        : { ms: 360, after: 120 + 140 * number, bare: number > 0 };
    default:
      return { ms: 340, show: 'to' };
  }
}

/** The houses whose card is turned up where it lies. */
function turnsOf(one: Happening): string[] {
  if (one.verb === 'turn-up') return one.spots ?? [];
  const revealed = one.verb === 'reveal-set' || one.verb === 'reveal-no-set';
  return revealed ? (one.things ?? []).map((thing) => thing.from ?? '') : [];
}

export function movesFor(happened: readonly Happening[], seat: number): Moves {
  // After the end of a round the villages of the next one lie there already.
  const told = happened.slice(happened.findLastIndex(({ verb }) => verb === 'round-over') + 1);
  return { flights: flightsOf(told, (move) => lookOf(move, seat)), turns: told.flatMap(turnsOf) };
}
