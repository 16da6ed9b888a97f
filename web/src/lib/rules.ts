/**
 * The rule texts of a game in two parts: Learn (games/<game>/book/learn.<language>.md) and Reference (…/<language>.md).
 * Headings, paragraphs, lists, tables and pictures (`![caption](picture:name)`), with the ids they prove.
 */
import type { Language, Words } from './words';

const files = import.meta.glob<string>('../../../src/sterling/games/*/book/*.md', { query: '?raw', import: 'default' });

export const PARTS = ['learn', 'reference'] as const;
export type Part = (typeof PARTS)[number];

/** A piece of a line: text, or a small picture with its alternative text. */
export interface Piece {
  text: string;
  bold: boolean;
  picture?: string;
}
export type Block = {
  ids: string[];
  part: Part;
  /** The number of the heading above it. */
  under: number;
} & (
  | { kind: 'heading'; level: number; pieces: Piece[] }
  | { kind: 'text'; pieces: Piece[] }
  | { kind: 'item'; pieces: Piece[] }
  | { kind: 'picture'; name: string; pieces: Piece[] }
  | { kind: 'table'; rows: Piece[][][] }
);

const PICTURE = /!\[([^\]]*)\]\(picture:([a-z0-9-]+)\)/;

export function pieces(text: string): Piece[] {
  return text.split(/\*\*/).flatMap((part, number) => {
    const bold = number % 2 === 1;
    // The split yields triples: the text before a picture, its alternative text, and its name.
    const cut = part.split(new RegExp(PICTURE, 'g'));
    return cut.flatMap((one, at): Piece[] => {
      if (at % 3 === 2) return [];
      const picture = at % 3 === 1 ? cut[at + 1] : undefined;
      if (picture !== undefined) return [{ text: one, bold, picture }];
      // Keep a sum on one line.
      const plain = one.replaceAll(/[*`]/g, '').replaceAll(/ ([+×=]) /g, '\u00a0$1\u00a0');
      return plain === '' ? [] : [{ text: plain, bold }];
    });
  });
}

export function parseRules(source: string, part: Part = 'reference', first = 0): Block[] {
  const blocks: Block[] = [];
  let ids: string[] = [];
  let under = first;
  let table: Piece[][][] | null = null;
  for (const line of source.split('\n')) {
    const comment = /^<!--(.*)-->$/.exec(line.trim());
    if (comment) {
      ids = (comment[1] ?? '').trim().split(/\s+/);
      continue;
    }
    if (!line.startsWith('|')) table = null;
    const heading = /^(#+) (.*)$/.exec(line);
    const picture = new RegExp(`^${PICTURE.source}$`).exec(line);
    if (heading) {
      under = first + blocks.length;
      const level = (heading[1] ?? '').length;
      blocks.push({ ids: [], part, under, kind: 'heading', level, pieces: pieces(heading[2] ?? '') });
    } else if (picture) {
      blocks.push({ ids, part, under, kind: 'picture', name: picture[2] ?? '', pieces: pieces(picture[1] ?? '') });
    } else if (line.startsWith('- ')) blocks.push({ ids, part, under, kind: 'item', pieces: pieces(line.slice(2)) });
    else if (line.startsWith('|')) {
      if (/^[|\s:-]+$/.test(line)) continue;
      const row = line
        .split('|')
        .slice(1, -1)
        .map((cell) => pieces(cell.trim()));
      if (table === null) {
        table = [];
        blocks.push({ ids, part, under, kind: 'table', rows: table });
      }
      table.push(row);
    } else if (line.trim() !== '') blocks.push({ ids, part, under, kind: 'text', pieces: pieces(line) });
    else continue;
    if (!line.startsWith('|')) ids = [];
  }
  return blocks;
}

const loaded = new Map<string, Promise<Block[]>>();

/** Both parts of a game's rules, one after the other; a game may lack the first. */
export function loadRules(game: string, language: Language): Promise<Block[]> {
  const folder = `../../../src/sterling/games/${game.replaceAll('-', '_')}/book`;
  let book = loaded.get(`${folder}/${language}`);
  if (book === undefined) {
    const texts = [`${folder}/learn.${language}.md`, `${folder}/${language}.md`].map((name) => files[name]?.() ?? null);
    book = Promise.all(texts).then(([learn, reference]) => {
      const first = learn == null ? [] : parseRules(learn, 'learn');
      return [...first, ...(reference == null ? [] : parseRules(reference, 'reference', first.length))];
    });
    loaded.set(`${folder}/${language}`, book);
  }
  return book;
}

/** A line as readable text. */
export const plain = (line: readonly Piece[]): string =>
  line
    .map(({ text }) => text)
    .join('')
    .trim();

/** A block as readable text. */
export function textOf(block: Block): string {
  return block.kind === 'table'
    ? block.rows.map((row) => row.map(plain).filter(Boolean).join(', ')).join('; ')
    : plain(block.pieces);
}

/** The section headings of a part, for an index: the number and text of each. */
export function sectionsOf(blocks: readonly Block[], part: Part): { at: number; title: string }[] {
  return blocks.flatMap((block, at) =>
    block.part === part && block.kind === 'heading' && block.level === 2 ? [{ at, title: plain(block.pieces) }] : [],
  );
}

/**
 * The block that says most about a rule: it begins with that rule and covers the fewest others; -1 if there is none.
 */
export function targetOf(blocks: readonly Block[], id: string): number {
  let best = -1;
  let least = Infinity;
  blocks.forEach(({ ids }, at) => {
    const weight = ids.length + (ids[0] === id ? 0 : 100);
    if (ids.includes(id) && weight < least) [best, least] = [at, weight];
  });
  return best;
}

/** The title of a rule: the heading above it, and the first words of its paragraph; empty if there is none. */
export function titleOf(blocks: readonly Block[], id: string, words: Words): string {
  const block = blocks[targetOf(blocks, id)];
  const heading = block && blocks[block.under];
  if (heading?.kind !== 'heading') return '';
  const section = plain(heading.pieces);
  const first =
    block?.kind === 'table'
      ? undefined
      : block?.pieces.find(({ text, picture }) => picture === undefined && text.trim() !== '');
  const lead = first?.bold ? first.text.replace(/[\s:.,]+$/u, '') : '';
  return lead === '' ? section : words('web-rules-title', { section, lead });
}

/** The name of a rule, for links to it. */
export async function ruleTitle(game: string, id: string, words: Words): Promise<string> {
  return titleOf(await loadRules(game, words.language), id, words);
}

// -- search

/** Letters as people type them without accents, each with its position in the text. */
function folded(text: string): { letters: string; places: number[] } {
  let letters = '';
  const places: number[] = [];
  let place = 0;
  for (const sign of text) {
    const bare = sign
      .normalize('NFD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase()
      .replace('ß', 'ss')
      .replace('œ', 'oe')
      .replace('’', "'");
    for (const letter of bare) {
      letters += letter;
      places.push(place);
    }
    place += sign.length;
  }
  places.push(place);
  return { letters, places };
}

const wordsOf = (query: string): string[] => folded(query).letters.split(/\s+/).filter(Boolean);

/** Where a word occurs in a text: anywhere, or only at the start of words if it has just one or two letters. */
function found(letters: string, word: string): number[] {
  const at: number[] = [];
  for (let place = letters.indexOf(word); place >= 0; place = letters.indexOf(word, place + word.length))
    if (word.length > 2 || place === 0 || !/[\p{L}\p{N}]/u.test(letters[place - 1] ?? '')) at.push(place);
  return at;
}

/** A text in pieces, with the matches marked. */
export function marked(text: string, query: string): { text: string; hit: boolean }[] {
  const { letters, places } = folded(text);
  const hits = new Set<number>();
  for (const word of wordsOf(query))
    for (const at of found(letters, word))
      for (let one = places[at] ?? 0; one < (places[at + word.length] ?? 0); one++) hits.add(one);
  const out: { text: string; hit: boolean }[] = [];
  for (let place = 0; place < text.length; place++) {
    const hit = hits.has(place);
    const last = out.at(-1);
    if (last?.hit === hit) last.text += text[place];
    else out.push({ text: text[place] ?? '', hit });
  }
  return out;
}

/** The blocks that contain every word of the search, headings first. */
export function search(blocks: readonly Block[], query: string): number[] {
  const wanted = wordsOf(query);
  if (wanted.length === 0) return [];
  const hits = blocks.flatMap((block, at) => {
    const { letters } = folded(textOf(block));
    return wanted.every((word) => found(letters, word).length > 0) ? [at] : [];
  });
  const isHeading = (at: number): boolean => blocks[at]?.kind === 'heading';
  return [...hits.filter(isHeading), ...hits.filter((at) => !isHeading(at))];
}

/** The part of a text around the first match, short enough for a list. */
export function around(text: string, query: string, room = 110): string {
  const { letters, places } = folded(text);
  const first = Math.min(...wordsOf(query).map((word) => found(letters, word)[0] ?? Infinity));
  const at = Number.isFinite(first) ? (places[first] ?? 0) : 0;
  if (text.length <= room) return text;
  const start = at < room / 2 ? 0 : text.lastIndexOf(' ', at - room / 3) + 1;
  const end = start + room >= text.length ? text.length : text.lastIndexOf(' ', start + room);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}
