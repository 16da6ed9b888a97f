/** What a mark would earn, and why a pattern does not fit, in words. */
import type { Reading } from './reading.svelte';
import type { Cells, MarkAction } from './stencil';

/** Palms beyond these pay nothing. */
export const PALMS = 4;

export function gainsOf(reading: Reading, { form }: MarkAction): string {
  const { words, sheet } = reading;
  const card = sheet?.cards[form.card];
  const island = reading.island(card?.card);
  if (!card || !island) return '';
  const symbols = form.cells.map((cell) => island.land.get(cell));
  const count = (symbol: string): number => symbols.filter((one) => one === symbol).length;
  const parts = [words('web-sg-marks', { cells: form.cells.length, colour: island.colour })];
  if (count('$') > 0) parts.push(words('web-sg-gain-coins', { coins: count('$') }));
  if (count('P') > 0 && (sheet?.palms.length ?? 0) < PALMS)
    parts.push(words('web-sg-gain-palm', { points: reading.palmWorth }));
  if (count('X') > 0) parts.push(words('web-sg-gain-x', { cells: count('X') }));
  if (card.marks.length + symbols.length === island.land.size)
    parts.push(words('web-sg-completes', { points: island.land.size }));
  return parts.join(' · ');
}

/** What blocks a cell; null if nothing does. */
export function blockOf(
  land: ReadonlyMap<number, unknown>,
  marks: readonly number[],
  row: number,
  column: number,
): 'sea' | 'marked' | null {
  const cell = 4 * row + column;
  if (row < 0 || column < 0 || column > 3 || !land.has(cell)) return 'sea';
  return marks.includes(cell) ? 'marked' : null;
}

/** Why these cells cannot be marked. */
export function troubleOf(reading: Reading, place: number, cells: Cells): string {
  const card = reading.sheet?.cards[place];
  const island = reading.island(card?.card);
  if (!card || !island) return '';
  const found = new Set(cells.map(([row, column]) => blockOf(island.land, card.marks, row, column)));
  const one = cells.length === 1 ? '-one' : '';
  if (found.has('sea') && found.has('marked')) return reading.words('web-sg-blocked-both');
  if (found.has('sea')) return reading.words(`web-sg-blocked-sea${one}`);
  if (found.has('marked')) return reading.words(`web-sg-blocked-marked${one}`);
  return reading.words('web-sg-no-fit');
}
