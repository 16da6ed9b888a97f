/** The keys of this board. */
import type { Key } from '../types';

export const keys: Key[] = [
  ['R', 'web-keys-sg-turn'],
  ['F', 'web-keys-sg-flip'],
  ['S', 'web-keys-sg-single'],
  ['. ,', 'web-keys-sg-places'],
  ['D', 'web-keys-sg-draw'],
];
