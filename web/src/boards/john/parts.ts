/** What the board of John Silver reads out of a view, a deck text and a list of legal actions. */
import house from '../../../../src/sterling/games/john_silver/deck.txt?raw';
import type { components } from '../../generated/wire';
import type { Words } from '../../lib/words';
import type { Action } from '../types';

type Schemas = components['schemas'];
export type View = Schemas['JohnSilverView'];
export type Form = { do: string; card?: string; row?: number; column?: number };
export type Legal = Action<Form, Standing>;

export const SUITS = ['ship', 'sailor', 'chest'] as const;
export const CHARACTERS = ['pirate', 'cabin-boy', 'captain', 'merchant'] as const;

export interface Symbols {
  kind: 'coins' | 'apples' | 'spots' | 'blank';
  count: number;
}

/** What every card shows, by name, out of a deck text (its form is explained at the top of the house deck). */
export function readDeck(text: string | null): Map<string, Symbols> {
  const found = new Map<string, Symbols>();
  for (const line of (text ?? house).split(/\r?\n/)) {
    const [suit, value, kind, count] = line.replace(/;.*/, '').trim().split(/\s+/);
    if (!suit || !value || !kind) continue;
    const full = kind === 'coin' || kind === 'apple' || kind === 'spot' ? `${kind}s` : kind;
    found.set(`${suit}-${value.replace('½', '.5')}`, { kind: full as Symbols['kind'], count: Number(count ?? 0) });
  }
  return found;
}

export const suitOf = (card: string): string => card.slice(0, card.indexOf('-'));
export const valueOf = (card: string): number => Number(card.slice(card.indexOf('-') + 1));
/** The number as it stands on the card: `7`, `5½`. */
export const numberOf = (card: string): string => card.slice(card.indexOf('-') + 1).replace('.5', '½');

/** How a row stands, as the rules tell it: in the view for the rows that lie there, in `then` of an action for what it would bring. */
export type Standing = Schemas['Standing'];

/** The row that was shared out between two views; no card is ever shared out twice. */
export function sharedOf(before: View, after: View): Schemas['Shared'] | null {
  return after.shared?.standing.high[0] === before.shared?.standing.high[0] ? null : after.shared;
}

/** Who takes what of a full row, or who is ahead in another. */
export function standingText(words: Words, stand: Standing, owner: (column: number) => string): string {
  const facts = {
    high: owner(stand.high_column),
    low: owner(stand.low_column),
    highs: stand.high.map(numberOf).join(' + '),
    lows: stand.low.map(numberOf).join(' + '),
  };
  return words(stand.full ? 'web-john-stand-full' : 'web-john-stand', facts);
}

/** A card in words: suit, number, what it shows. */
export function cardLabel(words: Words, card: string, symbols: Symbols | undefined): string {
  const name = words('web-john-card', { suit: words(`web-john-suit-${suitOf(card)}`), number: numberOf(card) });
  return symbols === undefined || symbols.kind === 'blank'
    ? name
    : `${name}, ${words(`web-john-${symbols.kind}`, { n: symbols.count })}`;
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
