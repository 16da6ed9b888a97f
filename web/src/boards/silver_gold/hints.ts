/** When each hint of this game is due; the texts are `hint-silver-gold-<key>`. */
import type { Hint } from '../types';
import type { View } from './view';

export const hints: Hint<View>[] = [
  { key: 'draft', when: (view, asked) => asked && view.phase === 'draft' },
  { key: 'follow', when: (view, asked) => asked && view.phase === 'mark' && (view.own?.owed ?? -1) > 0 },
  { key: 'mark', when: (view, asked) => asked && view.phase === 'mark' && (view.own?.owed ?? -1) < 0 },
  { key: 'replace', when: (view, asked) => asked && view.phase === 'replace' },
  { key: 'cup', when: (view, _, seat) => (view.players[seat]?.cups.length ?? 0) > 0 },
  { key: 'round', when: (view) => view.turn >= 7 && view.phase !== 'over' },
];
