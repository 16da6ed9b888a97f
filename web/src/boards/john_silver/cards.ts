/** The cards of John Silver: what a deck text says about them, and their names. */
import house from '../../../../src/sterling/games/john_silver/deck.txt?raw';
import type { Words } from '../../lib/words';

export const SUITS = ['ship', 'sailor', 'chest'] as const;

export interface Symbols {
  kind: 'coins' | 'apples' | 'spots' | 'blank';
  count: number;
}

/** What every card shows, by name, from a deck text (the format is explained at the top of the house deck). */
export function readDeck(text: string | null): Map<string, Symbols> {
  const found = new Map<string, Symbols>();
  for (const line of (text ?? house).split(/\r?\n/)) {
    const [suit, value, kind, count] = line
      .replace(/^\ufeff/, '')
      .replace(/;.*/, '')
      .trim()
      .split(/\s+/);
    if (!suit || !value || !kind) continue;
    const full = kind === 'coin' || kind === 'apple' || kind === 'spot' ? `${kind}s` : kind;
    found.set(`${suit}-${value.replace('½', '.5')}`, { kind: full as Symbols['kind'], count: Number(count ?? 0) });
  }
  return found;
}

export const suitOf = (card: string): string => card.slice(0, card.indexOf('-'));
export const valueOf = (card: string): number => Number(card.slice(card.indexOf('-') + 1));
/** The number printed on the card: `7`, `5½`. */
export const numberOf = (card: string): string => card.slice(card.indexOf('-') + 1).replace('.5', '½');

/** A card in words: suit, number, what it shows. */
export function cardLabel(words: Words, card: string, symbols: Symbols | undefined): string {
  const name = words('web-john-card', { suit: words(`web-john-suit-${suitOf(card)}`), number: numberOf(card) });
  return symbols === undefined || symbols.kind === 'blank'
    ? name
    : `${name}, ${words(`web-john-${symbols.kind}`, { n: symbols.count })}`;
}
