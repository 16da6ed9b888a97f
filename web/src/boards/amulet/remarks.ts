/** The occasions on which this game's characters may say something. */
import type { Moment } from '../types';

export const moments: Moment[] = [
  { key: 'won', verbs: ['win'], speaker: 'who' },
  { key: 'lost', verbs: ['win'], speaker: 'others' },
  { key: 'call-won', verbs: ['count'], speaker: 'who', facts: { outcome: 'lowest' } },
  { key: 'call-lost', verbs: ['count'], speaker: 'who', facts: { outcome: 'beaten' } },
  { key: 'robbed', verbs: ['swap', 'bewitch'], speaker: 'whom' },
  { key: 'fail', verbs: ['reveal-no-set'], speaker: 'who' },
];
