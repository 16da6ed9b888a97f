/** The groups of the sea chart, and how they may be arranged. */
import { block, cards, type Arrangement, type Group, type Size } from '../../stage/fit';
import type { Gestures } from './gestures.svelte';
import type { Picks } from './picks.svelte';
import type { Reading } from './reading.svelte';

/** The height of an island card for a width of one (pieces/Island.svelte). */
const ISLAND = 1.17;
/** The same for a score card with the completed islands below it (pieces/Tally.svelte). */
const TALLY = 0.58;

/** Two ways to draw the round card (zones/RoundCard.svelte): the patterns in one row, or in two. */
export const FLAT = 1;
export const TALL = 2;

/** Two ways to draw another player's things (zones/Others.svelte): the score card below the islands, or beside them. */
const BELOW = 0;
const BESIDE = 10;
export const waysOf = (columns: number): { across: number; beside: boolean } => ({
  across: columns % 10,
  beside: columns >= BESIDE,
});

/** On an island this wide, a cell is large enough for a finger. */
export const TOUCH = 207;

function roundSize(piece: number, way: number): Size {
  return { width: piece, height: piece * (way === FLAT ? 0.42 : 0.8) };
}

/** In the draft there is room for two rows of patterns, except in small windows. */
const NARROW = 400;
function draftRoundSize(piece: number, way: number): Size {
  return way === FLAT && piece > NARROW ? { width: Infinity, height: Infinity } : roundSize(piece, way);
}

function othersSize(number: number) {
  const NAME = 24;
  return (piece: number, columns: number): Size => {
    const { across, beside } = waysOf(columns);
    const pair = 2 * piece + 6;
    const width = beside ? pair + 6 + 1.3 * piece : pair;
    const height = NAME + ISLAND * piece + (beside ? 0 : 6 + TALLY * pair);
    const rows = Math.ceil(number / across);
    return { width: across * width + (across - 1) * 14, height: rows * height + (rows - 1) * 8 };
  };
}

function othersWays(number: number): number[] {
  const across = Array.from({ length: number }, (_, rows) => Math.ceil(number / (rows + 1)));
  return [BELOW, BESIDE].flatMap((way) => [...new Set(across)].map((columns) => way + columns));
}

const ROUND_CARD: Group = {
  id: 'round-card',
  least: 216,
  most: 700,
  scale: 0.85,
  weight: 0.9,
  columns: [FLAT, TALL],
  size: roundSize,
};

export function groupsOf(reading: Reading): Group[] {
  const { view, others, sheet } = reading;
  if (view.phase === 'draft') {
    const dealt = view.own?.dealt.length ?? 0;
    const draft = cards({ count: dealt, ratio: ISLAND, gap: 14, around: { height: 14 }, rows: 2 });
    const four: Group = { id: 'draft', least: 110, most: 640, scale: 1, weight: 6, touch: 44, ...draft };
    const patterns = { ...ROUND_CARD, most: 1000, scale: 1.4, size: draftRoundSize };
    return dealt > 0 ? [four, patterns] : [patterns];
  }
  const groups: Group[] = [
    {
      id: 'yours',
      least: 118,
      most: 720,
      scale: 1.4,
      weight: 12,
      ...cards({ count: 2, ratio: ISLAND, gap: 10, around: { width: 6, height: 6 }, rows: 2 }),
    },
    {
      id: 'closer',
      least: 100,
      most: 600,
      scale: 1,
      weight: 0,
      waits: true,
      ...block((piece) => ({ width: piece, height: piece * ISLAND })),
    },
    {
      id: 'expedition',
      least: 72,
      most: 380,
      scale: 0.55,
      weight: 2.5,
      ...block((piece) => ({ width: piece + 6, height: piece + 6 })),
    },
    ROUND_CARD,
    {
      id: 'score-card',
      least: 118,
      most: 520,
      scale: 0.7,
      weight: 0.5,
      folds: true,
      spare: true,
      ...block((piece) => ({ width: piece, height: piece * TALLY })),
    },
    {
      id: 'display',
      least: 52,
      most: 340,
      scale: 0.46,
      weight: 5,
      folds: true,
      touch: 92,
      ...cards({ count: 5, ratio: ISLAND, gap: 8, around: { width: 4, height: 26 }, rows: 3 }),
    },
    {
      id: 'others',
      least: 62,
      most: 340,
      scale: 0.4,
      weight: 1.6,
      folds: true,
      spare: true,
      columns: othersWays(others.length),
      size: othersSize(others.length),
    },
  ];
  return sheet ? groups : groups.filter(({ id }) => id !== 'yours' && id !== 'score-card');
}

const TURN: Arrangement = { row: ['expedition', 'round-card'] };
const COLUMN: Arrangement = { column: ['expedition', 'round-card', 'score-card'] };

/** Four islands to choose from, and the patterns they will meet. */
const DRAFT: Arrangement[] = [{ column: ['draft', 'round-card'] }, { row: ['draft', 'round-card'] }];

/** The first are for tall windows, the last for wide ones. */
const GAME: Arrangement[] = [
  { column: [TURN, 'yours', 'display', { row: ['score-card', 'others'] }] },
  { column: [TURN, 'yours', { row: ['display', 'score-card'] }, 'others'] },
  { column: [TURN, { row: ['yours', 'display'] }, { row: ['score-card', 'others'] }] },
  { row: [{ column: [TURN, 'display', { row: ['score-card', 'others'] }] }, 'yours'] },
  { row: [{ column: ['yours', 'others'] }, { column: [TURN, 'display', 'score-card'] }] },
  { row: [{ column: ['yours', 'others'] }, { column: ['expedition', 'round-card', 'display', 'score-card'] }] },
  { row: [COLUMN, { column: ['yours', 'display'] }, 'others'] },
  { row: [COLUMN, 'yours', { column: ['display', 'others'] }] },
  { row: [COLUMN, { column: ['yours', 'others'] }, 'display'] },
  { column: [{ row: [COLUMN, 'yours', 'display'] }, 'others'] },
  { row: [{ column: ['expedition', 'round-card'] }, 'yours', { column: ['display', 'score-card', 'others'] }] },
  { row: ['yours', { column: [TURN, { row: ['display', 'score-card'] }, 'others'] }] },
];

export const arrangementsOf = ({ view }: Reading): Arrangement[] => (view.phase === 'draft' ? DRAFT : GAME);

/** The groups the player can choose from. */
export function askedOf(hand: Gestures, picks: Picks): string[] {
  if (picks.keeping) return ['draft'];
  if (picks.replacing) return ['display'];
  return hand.marking ? ['yours'] : [];
}
