/** The rule texts (games/<game>/book/<language>.md): headings, paragraphs, lists and tables, with the ids they prove. */
import type { Language } from './words';

const files = import.meta.glob<string>('../../../src/sterling/games/*/book/*.md', { query: '?raw', import: 'default' });

export interface Piece {
  text: string;
  bold: boolean;
}
export type Block = { ids: string[] } & (
  | { kind: 'heading'; level: number; pieces: Piece[] }
  | { kind: 'text'; pieces: Piece[] }
  | { kind: 'item'; pieces: Piece[] }
  | { kind: 'table'; rows: Piece[][][] }
);

export function pieces(text: string): Piece[] {
  return text
    .split(/\*\*/)
    .map((part, number) => ({ text: part.replaceAll(/[*`]/g, ''), bold: number % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

export function parseRules(source: string): Block[] {
  const blocks: Block[] = [];
  let ids: string[] = [];
  let table: Piece[][][] | null = null;
  for (const line of source.split('\n')) {
    const comment = /^<!--(.*)-->$/.exec(line.trim());
    if (comment) {
      ids = (comment[1] ?? '').trim().split(/\s+/);
      continue;
    }
    if (!line.startsWith('|')) table = null;
    const heading = /^(#+) (.*)$/.exec(line);
    if (heading)
      blocks.push({ ids: [], kind: 'heading', level: (heading[1] ?? '').length, pieces: pieces(heading[2] ?? '') });
    else if (line.startsWith('- ')) blocks.push({ ids, kind: 'item', pieces: pieces(line.slice(2)) });
    else if (line.startsWith('|')) {
      if (/^[|\s:-]+$/.test(line)) continue;
      const row = line
        .split('|')
        .slice(1, -1)
        .map((cell) => pieces(cell.trim()));
      if (table === null) {
        table = [];
        blocks.push({ ids, kind: 'table', rows: table });
      }
      table.push(row);
    } else if (line.trim() !== '') blocks.push({ ids, kind: 'text', pieces: pieces(line) });
    else continue;
    if (!line.startsWith('|')) ids = [];
  }
  return blocks;
}

export async function loadRules(game: string, language: Language): Promise<Block[]> {
  const load = files[`../../../src/sterling/games/${game.replaceAll('-', '_')}/book/${language}.md`];
  return load === undefined ? [] : parseRules(await load());
}
