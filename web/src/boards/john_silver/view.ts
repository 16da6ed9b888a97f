/** What the board of John Silver reads from a view and a list of legal actions. */
import type { components } from '../../generated/wire';
import type { Words } from '../../lib/words';
import type { Action } from '../types';
import { numberOf } from './cards';

type Schemas = components['schemas'];
export type View = Schemas['JohnSilverView'];
export type Form = { do: string; card?: string; row?: number; column?: number };
export type Legal = Action<Form, Standing>;

/** How a row stands according to the rules: in the view for the rows on the table, in `then` of an action for what it
 * would lead to. */
export type Standing = Schemas['Standing'];

/** Who takes what from a full row, or who is ahead in another. */
export function standingText(words: Words, stand: Standing, owner: (column: number) => string): string {
  const facts = {
    high: owner(stand.high_column),
    low: owner(stand.low_column),
    highs: stand.high.map(numberOf).join(' + '),
    lows: stand.low.map(numberOf).join(' + '),
  };
  return words(stand.full ? 'web-john-stand-full' : 'web-john-stand', facts);
}

export function legalFor(
  legal: Legal[],
  what: string,
  card?: string,
  row?: number,
  column?: number,
): Legal | undefined {
  return legal.find(({ form }) => form.do === what && form.card === card && form.row === row && form.column === column);
}
