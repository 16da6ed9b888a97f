import { describe, expect, it } from 'vitest';
import de from 'virtual:words/de';
import en from 'virtual:words/en';
import fr from 'virtual:words/fr';
import { loadBoard } from '../boards';
import type { Moment, Person } from '../boards/types';
import house from '../generated/house.json';
import { stories } from '../lib/stories';
import type { Happening } from '../lib/wire';
import { makeWords, type Language } from '../lib/words';
import { Remarks, isHeard, remarkOn, speakers } from './remarks';

const TABLE = 'a-table-of-ours-00';
const person = (seat: number, kind: Person['kind'], level = ''): Person => ({
  seat,
  name: `player ${seat}`,
  kind,
  level,
  face: '',
  game: 'some-game',
  here: true,
});
const people = [person(0, 'human'), person(1, 'bot', 'ann'), person(2, 'bot', 'bob')];
const rob: Moment = { key: 'robbed', verbs: ['swap', 'bewitch'], speaker: 'whom' };
const win: Moment = { key: 'won', verbs: ['win'], speaker: 'who' };
const lose: Moment = { key: 'lost', verbs: ['win'], speaker: 'others' };
const moments = [win, rob, lose];
const happened = (verb: string, who: number | null, whom: number | null = null): Happening => ({ verb, who, whom });

/** The first event of this table in which somebody speaks, and the first in which nobody does. */
const loud = Array.from({ length: 50 }, (_, at) => at).find((number) => isHeard(TABLE, number))!;
const quiet = Array.from({ length: 50 }, (_, at) => at).find((number) => !isHeard(TABLE, number))!;
const said = (
  story: Happening[],
  number = loud,
  has: (key: string) => boolean = () => true,
): [number, string] | null => {
  const found = remarkOn(TABLE, 'some-game', { number, happened: story }, moments, people, has);
  return found && [found.seat, found.key];
};

describe('who speaks', () => {
  it('is whoever did it, whomever it was done to, or one of the others, and never a person', () => {
    expect(speakers(win, [happened('win', 2)], people)).toEqual([2]);
    expect(speakers(win, [happened('win', 0)], people)).toEqual([]);
    expect(speakers(rob, [happened('swap', 0, 1)], people)).toEqual([1]);
    expect(speakers(rob, [happened('bewitch', 1, 0)], people)).toEqual([]);
    expect(speakers(lose, [happened('win', 1)], people)).toEqual([2]);
    expect(speakers(lose, [happened('win', 0)], people)).toEqual([1, 2]);
    expect(speakers(lose, [happened('win', 1), happened('win', 2)], people)).toEqual([]);
  });
  it('is nobody where the reader may not know whom it concerns', () => {
    expect(speakers(rob, [{ verb: 'swap', who: 0 }], people)).toEqual([]);
    expect(speakers(rob, [happened('swap', 0, null)], people)).toEqual([]);
  });
  it('is nobody who did it to themselves', () => {
    expect(speakers(rob, [happened('swap', 1, 1)], people)).toEqual([]);
  });
  it('depends on facts and on what was gained, where a moment says so', () => {
    const beaten: Moment = { key: 'x', verbs: ['count'], speaker: 'who', facts: { outcome: 'beaten' } };
    const count = (outcome: string): Happening => ({ verb: 'count', who: 1, facts: { outcome } });
    expect(speakers(beaten, [count('beaten')], people)).toEqual([1]);
    expect(speakers(beaten, [count('plain')], people)).toEqual([]);
    const paid: Moment = { key: 'x', verbs: ['pay'], speaker: 'who', gained: 'coins' };
    const pay = (coins: number): Happening => ({ verb: 'pay', who: 1, gained: { coins } });
    expect(speakers(paid, [pay(2)], people)).toEqual([1]);
    expect(speakers(paid, [pay(0), happened('pay', 1)], people)).toEqual([]);
  });
});

describe('a remark', () => {
  it('is the message of the character for the moment', () => {
    expect(said([happened('draw', 1), happened('swap', 0, 2)])).toEqual([2, 'some-game-bob-says-robbed']);
  });
  it('is about the first of the moments that apply', () => {
    expect(said([happened('swap', 0, 2), happened('win', 1)])).toEqual([1, 'some-game-ann-says-won']);
  });
  it('is left to another who has words, and to nobody where none has', () => {
    const bob = (key: string): boolean => key.includes('-bob-');
    expect(said([happened('win', 0)], loud, bob)).toEqual([2, 'some-game-bob-says-lost']);
    expect(said([happened('win', 1)], loud, bob)).toEqual([2, 'some-game-bob-says-lost']);
    expect(said([happened('win', 0)], loud, () => false)).toBeNull();
  });
  it('is never made where nothing happened that it could be about', () => {
    expect(said([happened('draw', 1)])).toBeNull();
    expect(said([])).toBeNull();
  });
  it('is the same whenever the same event of the same table is told', () => {
    const story = [happened('win', 0)];
    expect(said(story)).toEqual(said(story));
    expect(said(story, quiet)).toBeNull();
  });
});

describe('how often', () => {
  it('follows from the table and the number alone: one occasion in three', () => {
    const numbers = Array.from({ length: 3000 }, (_, at) => at);
    const heard = numbers.filter((number) => isHeard(TABLE, number));
    expect(heard.slice(0, 5)).toEqual(numbers.filter((number) => isHeard(TABLE, number)).slice(0, 5));
    expect(heard.length).toBeGreaterThan(900);
    expect(heard.length).toBeLessThan(1100);
    // Not simply every third event, which might always belong to the same seat.
    expect(new Set(heard.map((number) => number % 3)).size).toBe(3);
    expect(numbers.filter((number) => isHeard('another-table-0000', number))).not.toEqual(heard);
  });
  it('there are twelve events between two remarks', () => {
    const remarks = new Remarks();
    const remark = { seat: 1, key: 'x' };
    const made = Array.from({ length: 40 }, (_, at) => at).filter((number) => remarks.hear(number, remark) !== null);
    expect(made).toEqual([0, 12, 24, 36]);
    expect(remarks.hear(60, null)).toBeNull();
    expect(remarks.hear(61, remark)).toBe(remark);
  });
});

describe('the moments of a game', () => {
  const catalogues = Object.entries({ en, fr, de }).map(([language, source]) => ({
    source,
    words: makeWords(language as Language, [source]),
  }));

  it('are three to six, each about things that happen there', async () => {
    const never: string[] = [];
    for (const { name } of house.games.filter(({ cast }) => cast.length > 0)) {
      const { moments: own } = await loadBoard(name);
      expect(own.length, name).toBeGreaterThanOrEqual(3);
      expect(own.length, name).toBeLessThanOrEqual(6);
      const told = stories.games[name]?.lines.map(({ happened: one }) => one) ?? [];
      const everybody = [0, 1, 2, 3].map((seat) => person(seat, 'bot', 'ann'));
      for (const moment of own) {
        for (const verb of moment.verbs)
          expect(catalogues[0]!.words.has(`${name}-story-${verb}`), `${name} ${verb}`).toBe(true);
        // Somebody in the recorded games would have spoken.
        if (!told.some((one) => speakers(moment, [one], everybody).length > 0)) never.push(`${name} ${moment.key}`);
      }
    }
    // In the few games recorded here, nobody misses a cup or makes a failed call.
    expect(never).toEqual(['silver-gold late', 'amulet call-lost']);
  });
  it('have words of every character in every language, short enough for a bubble, and no others', async () => {
    for (const { name, cast } of house.games) {
      const { moments: own } = await loadBoard(name);
      const wanted = cast.flatMap((level) => own.map(({ key }) => `${name}-${level}-says-${key}`)).sort();
      for (const { source, words } of catalogues) {
        const written = [...source.matchAll(new RegExp(`^(${name}-[a-z]+-says-[a-z-]+) =`, 'gm'))].map(
          ([, key]) => key,
        );
        expect(written.sort(), words.language).toEqual(wanted);
        const texts = wanted.map((key) => words(key));
        expect(new Set(texts).size, `${name} ${words.language}`).toBe(texts.length);
        for (const text of texts) expect(text.length, text).toBeLessThanOrEqual(44);
      }
    }
  });
});
