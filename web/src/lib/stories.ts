/** Recorded games for tests, as told by Python (web/scripts/stories.py); `make types` writes them. */
import { readFileSync } from 'node:fs';
import type { Line } from './story';
import type { Happening } from './wire';
import type { Language } from './words';

export interface Told {
  seat: number;
  happened: Happening;
  told: Record<Language, Line>;
}

export interface Step {
  viewer: number;
  before: unknown;
  after: unknown;
  last: unknown;
  happened: Happening[];
  seats: number;
  options: Record<string, boolean | number | null>;
}

interface Stories {
  names: string[];
  games: Record<string, { lines: Told[]; steps: Record<string, Step> }>;
}

export const stories = JSON.parse(readFileSync('src/generated/stories.json', 'utf8')) as Stories;
