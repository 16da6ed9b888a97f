/** The groups of the harbour, and how they may be arranged. */
import { block, cards, type Arrangement, type Group, type Size } from '../../stage/fit';
import type { Gestures } from './gestures.svelte';

/** The height of a card for a width of one. */
const CARD = 1.4;

/** The two ways to draw the dock: the standing of each row below it, or beside it if height is short. */
export const BELOW = 1;
export const BESIDE = 2;

/** The size of the dock for cells of this width; zones/Dock.svelte and its parts use the same measures. */
function dockSize(cell: number, way: number): Size {
  const GAP = 8;
  const EDGE = 18;
  const HEAD = 0.42;
  const wide = cell * (4 + HEAD) + 4 * GAP + EDGE;
  // Only if height is short, so that the dock looks the same throughout a game.
  if (way === BESIDE && cell > LOW) return { width: Infinity, height: Infinity };
  if (way === BESIDE) return { width: wide + TALLY + GAP, height: 24 + 3 * (cell * CARD + 4) + EDGE };
  return { width: wide, height: cell * 0.62 + 18 + 3 * (cell * CARD + 24) + EDGE };
}

/** If cells are wider than this, there is room enough for the other way. */
const LOW = 64;
/** The width of the standing shown beside a row. */
const TALLY = 118;

export function groupsOf(seats: number, held: number, removed: number): Group[] {
  const groups: Group[] = [
    { id: 'dock', least: 44, most: 330, scale: 1, weight: 4, touch: 44, columns: [BELOW, BESIDE], size: dockSize },
    {
      id: 'hand',
      least: 46,
      most: 340,
      scale: 0.95,
      weight: 3,
      touch: 44,
      ...cards({ count: Math.max(6, held), ratio: CARD, gap: 8, around: { width: 4, height: 14 }, rows: 6 }),
    },
    {
      id: 'stock',
      least: 44,
      most: 300,
      scale: 0.7,
      weight: 0.3,
      folds: true,
      spare: true,
      touch: 44,
      ...block((piece) => ({ width: piece + 14, height: piece * CARD + 14 })),
    },
    {
      id: 'ranking',
      least: 150,
      most: 800,
      scale: 1.6,
      weight: 0.06,
      folds: true,
      spare: true,
      ...block((piece) => ({ width: piece, height: (1 + seats) * Math.max(31, piece * 0.12) + 16 })),
    },
  ];
  if (removed > 0)
    groups.push({
      id: 'removed',
      least: 26,
      most: 110,
      scale: 0.2,
      weight: 0.1,
      folds: true,
      spare: true,
      ...cards({ count: removed, ratio: CARD, gap: 4, around: { width: 120, height: 14 }, rows: 2 }),
    });
  return held > 0 ? groups : groups.filter(({ id }) => id !== 'hand');
}

export const ARRANGEMENTS: Arrangement[] = [
  { column: ['dock', 'hand', { row: ['stock', 'ranking', 'removed'] }] },
  { column: ['dock', { row: ['hand', 'stock'] }] },
  { row: ['dock', { column: ['hand', { row: ['stock', 'ranking'] }, 'removed'] }] },
  { row: ['dock', 'hand', { column: ['stock', 'ranking', 'removed'] }] },
  { row: [{ column: ['stock', 'ranking', 'removed'] }, 'dock', 'hand'] },
];

/** The groups the player can choose from. */
export function askedOf(hand: Gestures): string[] {
  const kinds = new Set(hand.offered.map(({ form }) => form.do));
  const asked: string[] = [];
  // First the card, then its place: where there is little room, one after the other.
  if (kinds.has('lay')) asked.push(hand.held === null ? 'hand' : 'dock');
  if (kinds.has('take')) asked.push('dock');
  if (kinds.has('draw')) asked.push('stock');
  return asked;
}
