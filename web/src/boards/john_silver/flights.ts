/** How events look on the dock: cards laid, taken and drawn, and a row that is paid out pair by pair. */
import { flightsOf, type Look, type Move } from '../../lib/flights';
import type { Happening } from '../../lib/wire';
import type { Words } from '../../lib/words';
import type { Moves } from '../../stage/moves.svelte';
import { LAY, laidIn, payoutOf } from './payout';
import { BACK } from './pieces/back';

function lookOf({ one, number }: Move, own: boolean, after: number): Look | null {
  switch (one.verb) {
    case 'lay':
      return own ? { ms: LAY } : { ms: 420, show: 'to' };
    case 'take':
      return own ? { ms: 420 } : { ms: 420, part: 0.6, bare: true };
    case 'draw':
    case 'exchange':
      return own
        ? { ms: 380, show: 'to', turn: true, after: after + 60 * number }
        : { ms: 420, part: 0.7, draw: BACK, bare: true, after };
    default:
      return null;
  }
}

/** `faces` are the cards that are shown moving but are not on the board. */
export function movesFor(
  happened: readonly Happening[],
  seat: number,
  names: readonly string[],
  words: Words,
): Moves & { faces: string[] } {
  const payout = payoutOf(happened, seat, names, words);
  const laid = laidIn(happened);
  const after = laid === null ? 0 : LAY;
  // A card that fills a row moves on with its pair.
  const single = payout.flights.length > 0 ? happened.filter((one) => one !== laid) : happened;
  const flights = flightsOf(single, (move) => lookOf(move, move.one.who === seat, after));
  return { flights: [...flights, ...payout.flights], tags: payout.tags, faces: payout.faces };
}
