/** How events look at sea: islands, coins, palms and cups on the move. */
import { flightsOf, type Look, type Move } from '../../lib/flights';
import type { Tag } from '../../lib/travel';
import type { Happening } from '../../lib/wire';
import type { Words } from '../../lib/words';
import type { Moves } from '../../stage/moves.svelte';
import { BEAT, beatsOf, settledAt } from './beats';
import { cross } from './pieces/coast';
import { COIN, CUP, PALM } from './pieces/tokens';

type Beats = ReadonlyMap<number, number>;

/** When a cup starts, and when a completed island sails: the coins have arrived by then. */
const CUP_AFTER = 700;
const SAIL_AFTER = 620;
const SAIL = 720;

function lookOf({ one, thing, number }: Move, at: number, happened: readonly Happening[], beats: Beats): Look | null {
  const settled = settledAt(beats);
  switch (one.verb) {
    case 'mark': {
      // Symbols under fresh crosses move to the score card.
      const draw = thing?.words?.['kind'] === 'coin' ? COIN : PALM;
      return { draw, ms: 420, bare: true, after: (beats.get(one.who ?? -1) ?? 0) + 260 + 120 * number };
    }
    case 'cup':
      return { draw: CUP, ms: 620, bare: true, after: settled + CUP_AFTER };
    case 'complete':
      return { ms: SAIL, after: settled + SAIL_AFTER, dress: crossed(thing?.id ?? '', happened) };
    case 'refill':
      return { ms: 380, show: 'to', after: 260 };
    case 'expedition':
      // The next card is turned up after the marks of the last one have been shown.
      return { ms: 320, show: 'to', after: settled + (at > 0 ? 600 : 150) };
    default:
      return { ms: 420, show: 'to' };
  }
}

/** The picture of a completed island gets the crosses that were just marked. */
function crossed(island: string, happened: readonly Happening[]): (picture: HTMLElement) => void {
  const place = `cell:${island}:`;
  const cells = happened
    .filter(({ verb }) => verb === 'mark')
    .flatMap((one) => one.spots ?? [])
    .filter((spot) => spot.startsWith(place))
    .map((spot) => Number(spot.slice(place.length)));
  return (picture) => {
    const coast = picture.querySelector('.coast');
    const scope = [...(coast?.classList ?? [])].filter((name) => name !== 'coast');
    for (const cell of cells) {
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', cross(island, cell, 40));
      path.setAttribute('pathLength', '1');
      path.classList.add('mark', 'fresh', ...scope);
      coast?.parentNode?.append(path);
    }
  };
}

/** A label for what somebody's marks, cup or island earned, where it happened. */
function tagOf(one: Happening, seat: number, names: readonly string[], words: Words, beats: Beats): Tag | null {
  const { verb, who = null, from = '', to = '', gained = {} } = one;
  const settled = settledAt(beats);
  const points = gained['points'] ?? 0;
  if (verb === 'cup') {
    const text = words('web-sg-race', { name: names[who ?? -1] ?? '', points });
    return { at: from, text, after: settled + CUP_AFTER - 200, ms: 1500 };
  }
  if (verb === 'complete')
    return { at: [to, `player:${who}`], text: `+${points}`, after: settled + SAIL_AFTER + SAIL, ms: 1200, below: true };
  if (verb !== 'mark' || who === seat) return null;
  const parts = [
    (gained['coins'] ?? 0) > 0 ? words('web-sg-gain-coins', { coins: gained['coins'] ?? 0 }) : '',
    (gained['palms'] ?? 0) > 0 ? words('web-sg-gain-palm', { points }) : '',
  ].filter(Boolean);
  if (parts.length === 0) return null;
  return {
    at: `player:${who}`,
    text: parts.join(' · '),
    after: (beats.get(who ?? -1) ?? 0) + 300,
    ms: 1100,
    below: true,
  };
}

export function movesFor(happened: readonly Happening[], seat: number, names: readonly string[], words: Words): Moves {
  const beats = beatsOf(happened, seat);
  const tags = happened.map((one) => tagOf(one, seat, names, words, beats)).filter((tag) => tag !== null);
  const others = [...beats].filter(([who]) => who !== seat);
  return {
    flights: flightsOf(happened, (move, at) => lookOf(move, at, happened, beats)),
    tags,
    // The player's own marks alone highlight nobody.
    lights: others.length === 0 ? [] : [...beats].map(([who, after]) => ({ at: `player:${who}`, after, ms: BEAT })),
  };
}
