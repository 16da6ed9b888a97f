import { describe, expect, it } from 'vitest';
import de from 'virtual:words/de';
import en from 'virtual:words/en';
import fr from 'virtual:words/fr';
import house from '../generated/house.json';
import {
  PARTS,
  around,
  loadRules,
  marked,
  parseRules,
  pieces,
  ruleTitle,
  search,
  sectionsOf,
  targetOf,
  textOf,
  titleOf,
} from './rules';
import { LANGUAGES, makeWords } from './words';

const WORDS = { en: makeWords('en', [en]), fr: makeWords('fr', [fr]), de: makeWords('de', [de]) };
const BOOK = `# Game

## First steps

<!-- QQ-1 QQ-2 -->
Take a **card**.

![A hand](picture:hand)

<!-- QQ-2 -->
- ![](picture:x) **Cross:** mark one more.
<!-- QQ-3 -->
- Über den Fluß.

## The end

<!-- QQ-4 QQ-2 -->
| | Name | Cards |
|---|---|---|
| ![4](picture:card-4) | Rascal | 12 + 8 |
`;

describe('a rule text', () => {
  const blocks = parseRules(BOOK);
  it('keeps its ids with the block that follows, and knows the heading above it', () => {
    expect(blocks.map(({ kind, ids, under }) => [kind, ids.join(), under])).toEqual([
      ['heading', '', 0],
      ['heading', '', 1],
      ['text', 'QQ-1,QQ-2', 1],
      ['picture', '', 1],
      ['item', 'QQ-2', 1],
      ['item', 'QQ-3', 1],
      ['heading', '', 6],
      ['table', 'QQ-4,QQ-2', 6],
    ]);
  });
  it('has pictures of its own and small ones in a line', () => {
    expect(blocks[3]).toMatchObject({ kind: 'picture', name: 'hand' });
    expect(pieces('![4](picture:card-4) **Rascal** looks')).toEqual([
      { text: '4', bold: false, picture: 'card-4' },
      { text: ' ', bold: false },
      { text: 'Rascal', bold: true },
      { text: ' looks', bold: false },
    ]);
  });
  it('is read without marks and pictures, and keeps sums together', () => {
    expect(blocks.map(textOf)).toEqual([
      'Game',
      'First steps',
      'Take a card.',
      'A hand',
      'Cross: mark one more.',
      'Über den Fluß.',
      'The end',
      'Name, Cards; 4, Rascal, 12\u00a0+\u00a08',
    ]);
  });
  it('opens where most is said about a rule: where it comes first, and with the fewest others', () => {
    expect(targetOf(blocks, 'QQ-2')).toBe(4);
    expect(targetOf(blocks, 'QQ-4')).toBe(7);
    expect(targetOf(blocks, 'QQ-9')).toBe(-1);
  });
  it('calls a rule by its heading and the words with which it begins', () => {
    expect(titleOf(blocks, 'QQ-1', WORDS.en)).toBe('First steps');
    expect(titleOf(blocks, 'QQ-2', WORDS.en)).toBe('First steps – Cross');
    expect(titleOf(blocks, 'QQ-4', WORDS.en)).toBe('The end');
    expect(titleOf(blocks, 'QQ-9', WORDS.en)).toBe('');
  });
  it('has an index', () => {
    expect(sectionsOf(blocks, 'reference')).toEqual([
      { at: 1, title: 'First steps' },
      { at: 6, title: 'The end' },
    ]);
    expect(sectionsOf(blocks, 'learn')).toEqual([]);
  });
});

describe('the search', () => {
  const blocks = parseRules(BOOK);
  it('finds words in headings, paragraphs and tables, headings first', () => {
    expect(search(blocks, 'end')).toEqual([6]);
    expect(search(blocks, 'game rascal')).toEqual([]);
    expect(search(blocks, 'card')).toEqual([2, 7]);
    expect(search(blocks, 'MARK cross')).toEqual([4]);
    expect(search(blocks, ' ')).toEqual([]);
  });
  it('looks past capitals, accents and special letters', () => {
    expect(search(blocks, 'uber fluss')).toEqual([5]);
    expect(search(blocks, 'FLUß')).toEqual([5]);
  });
  it('finds short words only where words begin', () => {
    expect(search(blocks, 'ta')).toEqual([2]);
    expect(search(blocks, 'ar')).toEqual([]);
  });
  it('marks what it found, and nothing else', () => {
    expect(marked('Fluß über Fluss', 'fluss')).toEqual([
      { text: 'Fluß', hit: true },
      { text: ' über ', hit: false },
      { text: 'Fluss', hit: true },
    ]);
    expect(marked('Münzen', 'munz')).toEqual([
      { text: 'Münz', hit: true },
      { text: 'en', hit: false },
    ]);
    expect(marked('nothing', '')).toEqual([{ text: 'nothing', hit: false }]);
  });
  it('shows the words around what it found', () => {
    const long = `${'one two three '.repeat(20)}needle ${'four five six '.repeat(20)}`;
    const shown = around(long, 'needle', 80);
    expect(shown).toContain('needle');
    expect(shown.length).toBeLessThan(100);
    expect(shown.startsWith('… ')).toBe(true);
    expect(around('short needle', 'needle')).toBe('short needle');
  });
});

describe('the rules of every game', () => {
  it('have both parts, and a heading for every paragraph', async () => {
    for (const { name } of house.games)
      for (const language of LANGUAGES) {
        const blocks = await loadRules(name, language);
        for (const part of PARTS) expect(sectionsOf(blocks, part).length, `${name} ${language}`).toBeGreaterThan(5);
        for (const { under } of blocks) expect(blocks[under]?.kind).toBe('heading');
      }
  });
  it('name every rule, so that a link can say where it leads', async () => {
    let rules = 0;
    for (const { name, prefix } of house.games)
      for (const language of LANGUAGES) {
        const blocks = await loadRules(name, language);
        const ids = new Set(blocks.flatMap((block) => block.ids));
        for (const id of ids) {
          const title = await ruleTitle(name, id, WORDS[language]);
          expect(title, `${language} ${id}`).toMatch(/\p{L}{2}/u);
          expect(title, `${language} ${id}`).not.toContain(`${prefix}-`);
          rules += 1;
        }
      }
    expect(rules).toBeGreaterThan(300);
  });
  it('are found by their words in every language', async () => {
    const game = house.games.map(({ name }) => name);
    expect(game.length).toBeGreaterThan(2);
    for (const name of game)
      for (const language of LANGUAGES) {
        const blocks = await loadRules(name, language);
        for (const { at, title } of sectionsOf(blocks, 'reference'))
          expect(search(blocks, title), `${name} ${language} ${title}`).toContain(at);
      }
  });
});
