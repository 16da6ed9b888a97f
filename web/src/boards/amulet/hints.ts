/** When each hint of this game is due; the texts are `hint-amulet-<key>`. */
import type { Hint } from '../types';
import type { View } from './view';

export const hints: Hint<View>[] = [
  { key: 'look', when: (view, asked) => asked && view.phase === 'look' },
  { key: 'turn', when: (view, asked) => asked && view.phase === 'turn' && view.caller === null },
  { key: 'hand', when: (view, asked) => asked && view.phase === 'hand' },
  { key: 'power', when: (view, asked) => asked && view.phase === 'power' },
  { key: 'call', when: (view) => view.caller !== null },
  { key: 'amulet', when: (view, _, seat) => view.right === seat },
  { key: 'ledger', when: (view) => view.rounds.length > 0 && view.phase !== 'over' },
];
