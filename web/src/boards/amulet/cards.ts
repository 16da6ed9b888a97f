/** The fourteen characters of the village, by value. */
export const KINDS = [
  'villager',
  'squire',
  'empath',
  'bodyguard',
  'rascal',
  'exposer',
  'revealer',
  'beholder',
  'apprentice-seer',
  'seer',
  'master',
  'witch',
  'robber',
  'doppelganger',
] as const;

/** The key of a character's name in the catalogue; `-short` and `-long` say what it does. */
export const keyOf = (value: number): string => `amulet-${KINDS[value] ?? 'villager'}`;
