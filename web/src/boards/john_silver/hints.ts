/** When each hint of this game is due; the texts are `hint-john-silver-<key>`. */
import type { Hint } from '../types';
import type { View } from './view';

export const hints: Hint<View>[] = [
  { key: 'goal', step: 'goal', when: (view) => view.phase !== 'over' },
  { key: 'answer', step: 'keep', when: (view, asked) => asked && view.phase === 'answer' },
  { key: 'lay', step: 'lay', when: (view, asked) => asked && view.phase === 'lay' },
  { key: 'take', step: 'take-back', when: (view, asked) => asked && view.phase === 'take' },
  { key: 'share', step: 'paid', when: (view) => view.players.some((player) => player.cards > 0) },
];
