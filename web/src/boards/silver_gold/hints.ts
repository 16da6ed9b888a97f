/** When each hint of this game is due; the texts are `hint-silver-gold-<key>`. */
import type { Hint } from '../types';
import type { View } from './view';

export const hints: Hint<View>[] = [
  { key: 'goal', step: 'goal', when: (view) => view.phase !== 'over' },
  { key: 'draft', step: 'keep', when: (view, asked) => asked && view.phase === 'draft' },
  { key: 'follow', step: 'extra', when: (view, asked) => asked && view.phase === 'mark' && (view.own?.owed ?? -1) > 0 },
  { key: 'mark', step: 'mark', when: (view, asked) => asked && view.phase === 'mark' && (view.own?.owed ?? -1) < 0 },
  { key: 'replace', step: 'island', when: (view, asked) => asked && view.phase === 'replace' },
  { key: 'cup', step: 'cup', when: (view, _, seat) => (view.players[seat]?.cups.length ?? 0) > 0 },
  { key: 'round', step: 'rounds', when: (view) => view.turn >= 7 && view.phase !== 'over' },
];
