/** How what happened is seen at sea: islands, coins, palms and cups on their way. */
import { flightsOf, type Look, type Move } from '../../lib/flights';
import type { Tag } from '../../lib/travel';
import type { Happening } from '../../lib/wire';
import type { Words } from '../../lib/words';
import type { Moves } from '../../stage/moves.svelte';
import { cross } from './pieces/coast';
import { COIN, CUP, PALM } from './pieces/tokens';

/** When a cup starts: the coins are there by then. */
const CUP_AFTER = 700;

function lookOf({ one, thing, number }: Move, at: number, happened: readonly Happening[]): Look | null {
  switch (one.verb) {
    case 'mark': {
      // Symbols under fresh crosses go to the score card.
      const draw = thing?.words?.['kind'] === 'coin' ? COIN : PALM;
      return { draw, ms: 420, bare: true, after: 260 + 120 * number };
    }
    case 'cup':
      return { draw: CUP, ms: 620, bare: true, after: CUP_AFTER };
    case 'complete':
      return { ms: 460, after: 520, dress: crossed(thing?.id ?? '', happened) };
    case 'refill':
      return { ms: 380, show: 'to', after: 260 };
    case 'expedition':
      // The next card is turned up when the marks of the last one have been seen.
      return { ms: 320, show: 'to', after: at > 0 ? 600 : 150 };
    default:
      return { ms: 420, show: 'to' };
  }
}

/** The picture of a completed island gets the crosses that were marked just now. */
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

function tagOf({ who = null, from = '', gained = {} }: Happening, names: readonly string[], words: Words): Tag {
  const text = words('web-sg-race', { name: names[who ?? -1] ?? '', points: gained['points'] ?? 0 });
  return { at: from, text, after: CUP_AFTER - 200, ms: 1500 };
}

export function movesFor(happened: readonly Happening[], names: readonly string[], words: Words): Moves {
  return {
    flights: flightsOf(happened, (move, at) => lookOf(move, at, happened)),
    tags: happened.filter(({ verb }) => verb === 'cup').map((one) => tagOf(one, names, words)),
  };
}
