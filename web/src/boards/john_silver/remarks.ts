/** The occasions on which this game's characters may say something. */
import type { Moment } from '../types';

export const moments: Moment[] = [
  { key: 'won', verbs: ['win'], speaker: 'who' },
  { key: 'most', verbs: ['spots'], speaker: 'who', facts: { rank: 'most' } },
  { key: 'lost', verbs: ['win'], speaker: 'others' },
  { key: 'spots', verbs: ['win-pair'], speaker: 'who', gained: 'spots' },
  { key: 'paid', verbs: ['win-pair'], speaker: 'who', gained: 'coins' },
  { key: 'saved', verbs: ['take'], speaker: 'who', facts: { saved: 'yes' } },
];
