/** When each hint of this game is due; the texts are `hint-john-silver-<key>`. */
import type { Hint } from '../types';
import type { View } from './view';

export const hints: Hint<View>[] = [
  { key: 'answer', when: (view, asked) => asked && view.phase === 'answer' },
  { key: 'lay', when: (view, asked) => asked && view.phase === 'lay' },
  { key: 'take', when: (view, asked) => asked && view.phase === 'take' },
  { key: 'share', when: (view) => view.players.some((player) => player.cards > 0) },
];
