/** What a mark would bring, in words. */
import { cellName } from './cards';
import type { Reading } from './reading.svelte';
import type { MarkAction } from './stencil';

/** Palms beyond these pay nothing. */
const PALMS = 4;

export function gainsOf(reading: Reading, { form }: MarkAction): string {
  const { words, sheet } = reading;
  const card = sheet?.cards[form.card];
  const island = reading.island(card?.card);
  if (!card || !island) return '';
  const symbols = form.cells.map((cell) => island.land.get(cell));
  const count = (symbol: string): number => symbols.filter((one) => one === symbol).length;
  const parts = [words('web-sg-marks', { cells: form.cells.map(cellName).join(' '), card: island.name })];
  if (count('$') > 0) parts.push(words('web-sg-gain-coins', { coins: count('$') }));
  if (count('P') > 0 && (sheet?.palms.length ?? 0) < PALMS)
    parts.push(words('web-sg-gain-palm', { points: reading.palmWorth }));
  if (count('X') > 0) parts.push(words('web-sg-gain-x', { cells: count('X') }));
  if (card.marks.length + symbols.length === island.land.size)
    parts.push(words('web-sg-completes', { card: island.name, points: island.land.size }));
  return parts.join(' · ');
}
