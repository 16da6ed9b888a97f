/** The islands, read from the same deck file as the rules (games/silver_gold/deck.txt), or from the table's own deck. */
import house from '../../../../src/sterling/games/silver_gold/deck.txt?raw';

export type Colour = 'purple' | 'orange' | 'green' | 'grey';
export type Symbol = 'o' | 'X' | '$' | 'P';

export interface Island {
  name: string;
  colour: Colour;
  rows: number;
  /** The land cells, 4 * row + column, and what is on them. */
  land: Map<number, Symbol>;
  seal: { colour: Colour; points: number } | null;
}

export function parseDeck(text: string): Map<string, Island> {
  const deck = new Map<string, Island>();
  let island: Island | null = null;
  for (const raw of text.split('\n')) {
    const line = raw
      .replace(/^\ufeff/, '')
      .replace(/;.*/, '')
      .trim();
    if (line === '') continue;
    const [word, name, colour, , sealColour, points] = line.split(/\s+/);
    if (word === 'card' && name && colour) {
      island = {
        name,
        colour: colour as Colour,
        rows: 0,
        land: new Map(),
        seal: sealColour ? { colour: sealColour as Colour, points: Number(points) } : null,
      };
      deck.set(name, island);
    } else if (island !== null) {
      for (let column = 0; column < 4; column++) {
        const symbol = line[column];
        if (symbol !== undefined && symbol !== '.') island.land.set(4 * island.rows + column, symbol as Symbol);
      }
      island.rows += 1;
    }
  }
  return deck;
}

const decks = new Map<string, Map<string, Island>>();

export function deckOf(text: string | null): Map<string, Island> {
  const source = text ?? house;
  let deck = decks.get(source);
  if (deck === undefined) {
    deck = parseDeck(source);
    decks.set(source, deck);
  }
  return deck;
}

export function cellName(cell: number): string {
  return `${'abcd'[cell % 4]}${Math.floor(cell / 4) + 1}`;
}
