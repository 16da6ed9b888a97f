/** When each hint of this game is due; the texts are `hint-amulet-<key>`. */
import type { Hint } from '../types';
import type { View } from './view';

export const hints: Hint<View>[] = [
  { key: 'goal', step: 'goal', when: (view) => view.phase !== 'over' },
  { key: 'look', step: 'look', when: (view, asked) => asked && view.phase === 'look' },
  { key: 'turn', step: 'draw', when: (view, asked) => asked && view.phase === 'turn' && view.caller === null },
  { key: 'hand', step: 'exchange', when: (view, asked) => asked && view.phase === 'hand' },
  { key: 'power', step: 'see', when: (view, asked) => asked && view.phase === 'power' },
  { key: 'call', step: 'call', when: (view) => view.caller !== null },
  { key: 'amulet', step: 'amulet', when: (view, _, seat) => view.right === seat },
  { key: 'ledger', step: 'count', when: (view) => view.rounds.length > 0 && view.phase !== 'over' },
];
