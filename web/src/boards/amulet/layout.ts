/** The groups of the Amulet's board, and how they may be arranged. */
import { cards, type Arrangement, type Group, type Size } from '../../stage/fit';
import type { Gestures } from './gestures.svelte';
import type { Reading } from './reading.svelte';

/** The height of a card for a width of one. */
const CARD = 1.4;
/** Villages keep room for this many cards, so that nothing jumps while they shrink. */
const ROOM = 5;
/** The measures of zones/Villages.svelte: the name above or beside a village, room in and between villages and cards. */
const NAME = 22;
const SIDE = 66;
const EDGE = 12;
const BETWEEN = 6;
const GAP = 6;
const BELOW = 8;
/** Deck, discard pile and the card with scores and characters; the card in hand and one that is being looked at. */
const MIDDLE = 3;
const HAND = 2;
/** A line below a card. */
const LINE = 22;
/** If the pile has more cards than this, they are drawn as squares (in a village, half as many), so that a finger can
 * hit each. */
export const SQUARE = 20;

/** A way to lay out several villages: how many side by side, how many cards in a row, and the names above or beside
 * them. */
export interface Way {
  across: number;
  row: number;
  beside: boolean;
}
const codeOf = ({ across, row, beside }: Way): number => (beside ? 10_000 : 0) + 100 * across + row;
export const wayOf = (code: number): Way => ({
  across: Math.floor((code % 10_000) / 100),
  row: code % 100,
  beside: code >= 10_000,
});

/** A village is one row unless it has grown. */
const rowsFor = (cards: number): number[] =>
  cards > ROOM ? [...new Set([1, 2, 3, 4, 5, 6].map((rows) => Math.ceil(cards / rows)))] : [cards];

function villages(count: number, most: number): Pick<Group, 'columns' | 'size'> {
  const across = Array.from({ length: count }, (_, more) => more + 1);
  const ways = across.flatMap((many) =>
    rowsFor(most).flatMap((row) => [false, true].map((beside) => codeOf({ across: many, row, beside }))),
  );
  const size = (piece: number, code: number): Size => {
    const way = wayOf(code);
    const deep = Math.ceil(count / way.across);
    const wide = way.row * piece + (way.row - 1) * GAP + EDGE + (way.beside ? SIDE : 0);
    const high = (way.beside ? 0 : NAME) + Math.ceil(most / way.row) * (piece * CARD + BELOW) + EDGE;
    return { width: way.across * wide + (way.across - 1) * BETWEEN, height: deep * high + (deep - 1) * BETWEEN };
  };
  return { columns: ways, size };
}

/** Cards in one row, or in as many rows as `ways` allow. */
const inRows = (
  ways: readonly number[],
  count: number,
  more: Omit<Parameters<typeof cards>[0], 'count' | 'ratio'>,
) => ({
  ...cards({ count, ratio: CARD, ...more }),
  columns: ways,
});

export interface Counts {
  /** Cards in the player's own village; null for a spectator. */
  own: number | null;
  /** Cards in each of the other villages. */
  others: readonly number[];
  display: number;
  /** Cards to choose from, in the discard pile or the deck. None while there is no such choice. */
  pile: number;
  looked: number;
  /** A card may be chosen in another village, or in the player's own as well. */
  reaches: boolean;
  spans: boolean;
  /** Village cards that may be chosen. */
  targets: number;
  /** Own cards that may be chosen, or are. */
  mine: number;
}

/** Villages whose cards are shown one by one when they come forward, because one of them has grown. */
export const isCrowd = (villages: readonly number[]): boolean => villages.some((count) => count > ROOM);

export function groupsOf({ own, others, display, pile, looked, reaches, spans, targets, mine }: Counts): Group[] {
  const widest = Math.max(ROOM, ...others);
  const groups: Group[] = [
    { id: 'others', least: 26, most: 170, scale: 0.7, weight: 2, touch: 44, ...villages(others.length, widest) },
    {
      id: 'middle',
      least: 64,
      most: 190,
      scale: 0.72,
      weight: 1,
      touch: 44,
      ...inRows(rowsFor(MIDDLE + display), MIDDLE + display, { gap: 8, below: LINE, around: { width: 8, height: 8 } }),
    },
    {
      id: 'hand',
      least: 50,
      most: 230,
      scale: 0.8,
      weight: 1.5,
      ...inRows([HAND], HAND, { gap: 8, below: LINE, around: { width: 8, height: 8 } }),
    },
  ];
  if (own !== null)
    groups.push({
      id: 'own',
      least: 46,
      most: 240,
      scale: 1,
      weight: 4,
      touch: 44,
      ...inRows(rowsFor(Math.max(ROOM, own)), Math.max(ROOM, own), {
        gap: 10,
        below: 12,
        around: { width: 20, height: 20 },
      }),
    });
  const over = { waits: true, least: 44, most: 170, scale: 0.7, weight: 0 };
  if (pile > 0)
    groups.push({ id: 'pile', ...over, ...cards({ count: pile, ratio: pile > SQUARE ? 1 : CARD, gap: 6, rows: 8 }) });
  if (looked > 0) groups.push({ id: 'looked', ...over, ...cards({ count: looked, ratio: CARD, below: LINE }) });
  if (own !== null && own > SQUARE / 2 && mine > 0)
    groups.push({ id: 'mine', ...over, stands: 'own', ...cards({ count: mine, ratio: 1, gap: 4, rows: 12 }) });
  const shown = spans && own !== null ? [...others, own] : others;
  if (reaches && isCrowd(shown)) {
    const count = targets + shown.length;
    groups.push({ id: 'villages', ...over, stands: 'others', ...cards({ count, ratio: 1, gap: 4, rows: 12 }) });
  } else if (spans) {
    groups.push({ id: 'villages', ...over, stands: 'others', ...villages(shown.length, Math.max(ROOM, ...shown)) });
  }
  return groups;
}

/** What is always there. The cards to choose from come forward and are not part of any arrangement. */
export const ARRANGEMENTS: Arrangement[] = [
  { column: ['others', { row: ['middle', 'hand'] }, 'own'] },
  { column: [{ row: ['others', 'middle', 'hand'] }, 'own'] },
  { column: ['others', { row: ['middle', 'own', 'hand'] }] },
  { row: [{ column: ['others', { row: ['middle', 'hand'] }] }, 'own'] },
  { row: ['others', { column: ['middle', 'hand'] }, 'own'] },
  { row: [{ column: ['others', 'own'] }, { column: ['middle', 'hand'] }] },
];

export function countsOf(reading: Reading, hand: Gestures): Counts {
  const { view, seat } = reading;
  const has = (what: string): boolean => hand.offered.some(({ form }) => form.do === what);
  const chosen = hand.offered.filter(({ form }) => form.do === 'card');
  const targets = new Set(chosen.map(({ form }) => form.seat));
  return {
    own: seat < 0 ? null : reading.village(seat).length,
    others: reading.others.map((at) => reading.village(at).length),
    display: view.display.length,
    pile: has('fetch') ? view.pile.length : 0,
    looked: has('keep') ? reading.looked.length + view.display.length + 1 : 0,
    reaches: [...targets].some((at) => at !== seat),
    spans: targets.size > 1 && targets.has(seat),
    targets: chosen.length,
    mine:
      seat < 0 ? 0 : reading.village(seat).filter((_, at) => hand.isLive(seat, at) || hand.isPicked(seat, at)).length,
  };
}

/** The groups the player can choose from. */
export function askedOf(reading: Reading, hand: Gestures): string[] {
  const asked = new Set<string>();
  for (const { form } of hand.offered) {
    if (form.do === 'card') asked.add(form.seat === reading.seat ? 'own' : 'others');
    // At the beginning of a turn the prompt offers what the player's own cards can do.
    if (form.do === 'use' && reading.view.phase !== 'turn') asked.add('own');
    if (form.do === 'amulet' && hand.hanging) asked.add('own');
    if (form.do === 'draw' || form.do === 'take' || form.do === 'display') asked.add('middle');
    if (form.do === 'fetch') asked.add('pile');
    if (form.do === 'keep') asked.add('looked');
  }
  return [...asked];
}
