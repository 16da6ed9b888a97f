/** Custom deck files: read from a file, and kept in the browser for the next table. */
import { Refused } from '../lib/api';

export interface DeckFile {
  name: string;
  text: string;
}

/** How many characters the service accepts; a character has at most four bytes. */
export const LONGEST = 60_000;

/** The text of a file; rejected if it is not text, or too long to be a deck. */
export async function readFile(file: File): Promise<DeckFile> {
  const name = file.name.slice(0, 80) || 'deck';
  if (file.size > 4 * LONGEST) throw new Refused('file/too-long', { file: name, expected: LONGEST }, '');
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    throw new Refused('file/not-text', { file: name }, '');
  }
  if (text.length > LONGEST) throw new Refused('file/too-long', { file: name, expected: LONGEST }, '');
  // eslint-disable-next-line no-control-regex -- what no text has
  if (/[\0-\b\v\f\x0e-\x1f]/.test(text)) throw new Refused('file/not-text', { file: name }, '');
  return { name, text };
}

const keyOf = (game: string): string => `sterling-deck-${game}`;

export function keptDeck(game: string): DeckFile | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('name' in kept) || !('text' in kept)) return null;
    const { name, text } = kept;
    return typeof name === 'string' && typeof text === 'string' ? { name, text } : null;
  } catch {
    return null;
  }
}

/** Stores a deck, or forgets the stored one. */
export function keepDeck(game: string, deck: DeckFile | null): void {
  try {
    if (deck === null) localStorage.removeItem(keyOf(game));
    else localStorage.setItem(keyOf(game), JSON.stringify(deck));
  } catch {
    /* no storage: the deck lasts for this table only */
  }
}
