/** What travels over the sea between two views: islands, coins, palms, cups. */
import type { Flight, Tag } from '../../lib/travel';
import type { Words } from '../../lib/words';
import type { Island } from './cards';
import { cross } from './pieces/coast';
import { sheetOf, type View } from './view';

const COIN =
  '<circle cx="12" cy="12" r="10" fill="#e3b53c" stroke="#74500c" stroke-width="1.8"/><path d="M12 6.500l1.700 3.800L17.500 12l-3.800 1.700L12 17.500l-1.700-3.800L6.500 12l3.800-1.700z" fill="#74500c"/>';
const PALM =
  '<path d="M9 21c-1-7 0-11 4-15" fill="none" stroke="#68431b" stroke-width="2.600" stroke-linecap="round"/><path d="M13 6C7 3 4 5 2 9c5-2 8-2 11-3zm0 0C12 1 6 0 3 1c4 1 8 3 10 5zm0 0c1-5 5-6 9-4-4 0-7 2-9 4zm0 0c5-2 9 0 10 3-4-2-7-3-10-3z" fill="#2f7d4c" stroke="#174c2a" stroke-width=".8"/>';
const CUP =
  '<path d="M5 3h14v6q0 7-7 7T5 9zM12 16v4M7 21h10M5 5H2q0 5 4 6M19 5h3q0 5-4 6" fill="#e9c65e" stroke="#513605" stroke-width="1.500" stroke-linejoin="round"/>';

/** The picture of a completed island gets its last crosses. */
function complete(island: Island, marked: readonly number[]): (picture: HTMLElement) => void {
  return (picture) => {
    const coast = picture.querySelector('.coast');
    const scope = [...(coast?.classList ?? [])].filter((name) => name !== 'coast');
    for (const cell of island.land.keys()) {
      if (marked.includes(cell) || !coast) continue;
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
      path.setAttribute('d', cross(island.name, cell, 40));
      path.setAttribute('pathLength', '1');
      path.classList.add('mark', 'fresh', ...scope);
      coast.parentNode?.append(path);
    }
  };
}

export function flightsOf(
  before: View,
  after: View,
  cards: ReadonlyMap<string, Island>,
  names: readonly string[],
  words: Words,
): { flights: Flight[]; tags: Tag[] } {
  const flights: Flight[] = [];
  const tags: Tag[] = [];
  if (before.phase === 'draft') return { flights, tags };
  after.players.forEach((player, seat) => {
    const old = sheetOf(before, seat);
    const now = sheetOf(after, seat);
    const was = before.players[seat];
    if (!old || !now || !was) return;
    // Symbols under fresh crosses go to the score card.
    const fresh: { card: string; cell: number; symbol: string }[] = [];
    for (const card of old.cards) {
      const land = card ? cards.get(card.card)?.land : undefined;
      if (!card || !land) continue;
      const same = now.cards.find((one) => one?.card === card.card);
      const marks = same ? same.marks : player.aside.includes(card.card) ? [...land.keys()] : card.marks;
      for (const cell of marks)
        if (!card.marks.includes(cell)) fresh.push({ card: card.card, cell, symbol: land.get(cell) ?? 'o' });
    }
    const coins = fresh.filter(({ symbol }) => symbol === '$');
    const palms = fresh.filter(({ symbol }) => symbol === 'P');
    for (let coin = old.coins; coin < now.coins; coin++) {
      const source = coins[coin - old.coins];
      if (source)
        flights.push({
          from: [`cell:${source.card}:${source.cell}`, `card:${source.card}`],
          legs: [{ to: `coin:${seat}:${coin}`, ms: 420 }],
          draw: COIN,
          bare: true,
          after: 260 + 120 * (coin - old.coins),
        });
    }
    now.palms.slice(old.palms.length).forEach((_, number) => {
      const source = palms[number];
      if (source)
        flights.push({
          from: [`cell:${source.card}:${source.cell}`, `card:${source.card}`],
          legs: [{ to: `palm:${seat}:${old.palms.length + number}`, ms: 420 }],
          draw: PALM,
          bare: true,
          after: 260 + 120 * number,
        });
    });
    player.cups.slice(was.cups.length).forEach((points, number) => {
      if (points <= 0) return;
      const delay = 700 + 250 * number;
      flights.push({
        from: `race:${points}`,
        legs: [{ to: `cup:${seat}:${was.cups.length + number}`, ms: 620 }],
        draw: CUP,
        bare: true,
        after: delay,
      });
      tags.push({
        at: `race:${points}`,
        text: words('web-sg-race', { name: names[seat] ?? '', points }),
        after: delay - 200,
        ms: 1500,
      });
    });
    // A completed island goes aside, a new one comes from the display or from the pile.
    for (const card of player.aside.slice(was.aside.length)) {
      const land = cards.get(card);
      const marked = old.cards.find((one) => one?.card === card)?.marks ?? [];
      flights.push({
        from: `card:${card}`,
        legs: [{ to: [`aside:${card}`, `sheet:${seat}`], ms: 460 }],
        after: 520,
        ...(land ? { dress: complete(land, marked) } : {}),
      });
    }
    for (const card of now.cards) {
      if (!card || old.cards.some((one) => one?.card === card.card)) continue;
      const shown = before.display.includes(card.card);
      flights.push({
        from: shown ? `card:${card.card}` : 'pile',
        legs: [{ to: `card:${card.card}`, ms: 420 }],
        show: 'to',
      });
    }
  });
  after.display.forEach((name, place) => {
    if (name !== null && !before.display.includes(name))
      flights.push({ from: 'pile', legs: [{ to: `display:${place}`, ms: 380 }], show: 'to', after: 260 });
  });
  if (after.turn !== before.turn && after.pattern)
    flights.push({ from: 'deck', legs: [{ to: 'expedition', ms: 320 }], show: 'to', after: lengthBefore(flights) });
  return { flights, tags };
}

/** The next expedition card is turned up when the marks of the last one have been seen. */
function lengthBefore(flights: readonly Flight[]): number {
  return flights.length > 0 ? 600 : 150;
}
