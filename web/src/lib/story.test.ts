import { describe, expect, it } from 'vitest';
import de from 'virtual:words/de';
import en from 'virtual:words/en';
import fr from 'virtual:words/fr';
import house from '../generated/house.json';
import { stories } from './stories';
import { joined, lasting, spots, tell } from './story';
import { makeWords, missing } from './words';

const catalogues = { en: makeWords('en', [en]), fr: makeWords('fr', [fr]), de: makeWords('de', [de]) };

describe('recorded games', () => {
  it('are there for every game of the house', () => {
    expect(Object.keys(stories.games).sort()).toEqual(house.games.map(({ name }) => name).sort());
  });
  for (const [game, { lines }] of Object.entries(stories.games))
    for (const [language, words] of Object.entries(catalogues))
      it(`are told as Python tells them: ${game}, ${language}`, () => {
        expect(lines.length).toBeGreaterThan(500);
        const characters = house.games.find(({ name }) => name === game)?.characters ?? [];
        const here = lines.map(({ seat, happened }) =>
          // How long a line stays relevant matters only to the browser's log.
          tell(game, [happened], words, stories.names, seat, characters).map(({ passing: _, ...line }) => line),
        );
        expect(here).toEqual(lines.map(({ told }) => [told[language as keyof typeof told]]));
        expect([...missing]).toEqual([]);
      });
});

describe('a list', () => {
  it('is joined as the language does', () => {
    const { en: english, fr: french, de: german } = catalogues;
    expect(joined(['a', 'b', 'c'], english)).toBe('a, b and c');
    expect(joined(['a', 'b', 'c'], french)).toBe('a, b et c');
    expect(joined(['a', 'b'], german)).toBe('a und b');
    expect([joined(['a'], english), joined([], english)]).toEqual(['a', '']);
  });
});

describe('the places of a happening', () => {
  it('are named once each: from, to, then what else belongs to it', () => {
    const things = [
      { id: 'x', from: 'deck' },
      { id: '', to: 'house:0:1' },
    ];
    expect(spots({ verb: 'v', from: 'hand', to: 'pile', things, spots: ['pile', 'name:0'] })).toEqual([
      'hand',
      'deck',
      'pile',
      'house:0:1',
      'name:0',
    ]);
  });
});

it('tells nothing of a game that the catalogue does not know', () => {
  expect(tell('new-game', [{ verb: 'lay', who: 0 }], catalogues.en, ['Ann'], 0, [])).toEqual([]);
  expect([...missing]).toEqual([]);
});

describe('a log', () => {
  it('keeps that somebody has chosen only until something else happens', () => {
    const line = (text: string, passing = false) => ({ text, ...(passing ? { passing } : {}) });
    const lines = [line('a'), line('done', true), line('b'), line('done', true), line('done', true)];
    expect(lasting(lines).map(({ text }) => text)).toEqual(['a', 'b', 'done', 'done']);
  });
});
