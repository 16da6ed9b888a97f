/** How events look in the village: cards moving between deck, piles, hand and houses, tokens, and cards turned over. */
import { flightsOf, type Look, type Move } from '../../lib/flights';
import type { Happening } from '../../lib/wire';
import type { Tag } from '../../lib/travel';
import type { Moves } from '../../stage/moves.svelte';
import { CHARM, LAMP, SHIELD } from './pieces/tokens';
import type { Reading } from './reading.svelte';

/** A token that moves to a house and is half its size. */
const token = (draw: string): Look => ({ draw, ms: 480, part: 0.5, bare: true });

function lookOf({ one, along, number }: Move, seat: number): Look | null {
  switch (one.verb) {
    case 'round':
      // One card to each village at a time.
      return { ms: 280, show: 'to', after: 300 + 70 * number };
    case 'look':
      // When somebody else looks, a lantern goes there; when this seat looks, the house itself opens.
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

/** The houses whose card is turned up in place. */
function turnsOf(one: Happening): string[] {
  if (one.verb === 'turn-up') return one.spots ?? [];
  const revealed = one.verb === 'reveal-set' || one.verb === 'reveal-no-set';
  return revealed ? (one.things ?? []).map((thing) => thing.from ?? '') : [];
}

const SHOWN = 1500;

/** Who does what to a card, shown next to it: only what others do, and what a failed exchange costs. */
function tagsOf(one: Happening, { words, names, seat }: Pick<Reading, 'words' | 'names' | 'seat'>): Tag[] {
  const name = one.who == null ? '' : (names[one.who] ?? '');
  const tag = (at: string | undefined, key: string, below = false): Tag[] =>
    at ? [{ at, text: words(`web-amulet-tag-${key}`, { name }), after: 0, ms: SHOWN, below }] : [];
  if (one.verb === 'reveal-no-set') return tag(one.things?.[0]?.from, 'no-set');
  if (one.verb === 'penalty') return tag(one.things?.[0]?.to, 'penalty');
  if (one.who === seat || one.who == null) return [];
  switch (one.verb) {
    case 'look':
      return tag(one.to, 'look');
    case 'turn-up':
      return tag(one.spots?.[0], 'turn-up');
    case 'bewitch':
      return tag(one.things?.[0]?.from, 'witch');
    case 'swap':
      return (one.things ?? []).flatMap(({ from }) => tag(from, 'robber'));
    case 'guard':
      return tag(one.to, 'guard');
    case 'amulet':
      return tag(one.to, 'amulet');
    default:
      return [];
  }
}

export function movesFor(
  happened: readonly Happening[],
  reading: Pick<Reading, 'words' | 'names' | 'seat'>,
): Moves & { tags: Tag[] } {
  // After the end of a round, the villages of the next one are already there.
  const told = happened.slice(happened.findLastIndex(({ verb }) => verb === 'round-over') + 1);
  return {
    flights: flightsOf(told, (move) => lookOf(move, reading.seat)),
    tags: told.flatMap((one) => tagsOf(one, reading)),
    turns: told.flatMap(turnsOf),
  };
}
