/** The occasions on which this game's characters may say something. */
import type { Moment } from '../types';

export const moments: Moment[] = [
  { key: 'won', verbs: ['win'], speaker: 'who' },
  { key: 'lost', verbs: ['win'], speaker: 'others' },
  { key: 'cup', verbs: ['cup'], speaker: 'who' },
  { key: 'late', verbs: ['no-cup'], speaker: 'who' },
  { key: 'island', verbs: ['complete'], speaker: 'who' },
  { key: 'rival', verbs: ['cup'], speaker: 'others' },
];
