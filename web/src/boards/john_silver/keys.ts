/** The keys of this board. */
import type { Key } from '../types';

export const keys: Key[] = [
  ['1 … 6', 'web-keys-number-hand'],
  ['D', 'web-keys-john-draw'],
  ['Esc', 'web-keys-back'],
];
