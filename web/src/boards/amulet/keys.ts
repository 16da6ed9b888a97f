/** The keys of this board. */
import type { Key } from '../types';
import type { Reading } from './reading.svelte';

export const keys: Key[] = [
  ['1 … 9', 'web-keys-number-house'],
  ['D', 'web-keys-amulet-draw'],
  ['T', 'web-keys-amulet-take'],
  ['X', 'web-keys-amulet-discard'],
  ['C', 'web-keys-amulet-call'],
  ['A', 'web-keys-amulet-amulet'],
  ['F', 'web-keys-amulet-then'],
  ['N', 'web-keys-amulet-no'],
  ['E', 'web-keys-amulet-end'],
  ['I', 'web-keys-amulet-help'],
  ['Esc', 'web-keys-back'],
];

/** The card in the player's own village that a number stands for; null while numbers choose cards of the deck. */
export function placeOf(key: string, { seat, me, view }: Reading): number | null {
  const place = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
  const there = place >= 0 && place < (view.villages[me]?.length ?? 0);
  return there && seat >= 0 && view.phase !== 'rascal' ? place : null;
}
