/** What the board of John Silver reads out of a view, a deck text and a list of legal actions. */
import house from '../../../../src/sterling/games/john_silver/deck.txt?raw';
import type { components } from '../../generated/wire';
import type { Words } from '../../lib/words';
import type { Action } from '../types';

type Schemas = components['schemas'];
export type View = Schemas['JohnSilverView'];
export type Form = { do: string; card?: string; row?: number; column?: number };
export type Legal = Action<Form>;

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

export interface Pairs {
  /** The cards that would go together, highest first. */
  high: string[];
  low: string[];
  /** The columns that would take them. */
  highColumn: number;
  lowColumn: number;
  full: boolean;
}

/**
 * How a row stands, for showing only: its cards by rank, the upper half and the lower half, and the columns of the
 * highest and the lowest card. The rules share out rows; this merely draws what lies there (JS-24).
 */
export function pairs(row: string[][]): Pairs | null {
  const cards = row
    .flatMap((stack, column) => stack.map((card) => ({ card, column })))
    .sort((one, other) => valueOf(other.card) - valueOf(one.card));
  const [first] = cards;
  const last = cards.at(-1);
  if (first === undefined || last === undefined || cards.length < 2) return null;
  const most = Math.min(2, Math.floor(cards.length / 2));
  return {
    high: cards.slice(0, most).map(({ card }) => card),
    low: cards.slice(-most).map(({ card }) => card),
    highColumn: first.column,
    lowColumn: last.column,
    full: cards.length === 4,
  };
}

/** A card in words: suit, number, what it shows. */
export function cardLabel(words: Words, card: string, symbols: Symbols | undefined): string {
  const name = words('web-john-card', { suit: words(`web-john-suit-${suitOf(card)}`), number: numberOf(card) });
  return symbols === undefined || symbols.kind === 'blank'
    ? name
    : `${name}, ${words(`web-john-${symbols.kind}`, { n: symbols.count })}`;
}

export function legalFor(legal: Legal[], what: string, card?: string, row?: number, column?: number): Legal | undefined {
  return legal.find(
    ({ form }) => form.do === what && form.card === card && form.row === row && form.column === column,
  );
}
