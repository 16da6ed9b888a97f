import { describe, expect, it } from 'vitest';
import en from 'virtual:words/en';
import later from 'virtual:words/en/later';
import { actText, whyText, type Reader } from './judged';
import type { Judged } from './wire';
import { makeWords } from './words';

const reader: Reader = {
  game: 'silver-gold',
  words: makeWords('en', [en, later]),
  names: ['You', 'Opponent 1'],
  seat: 0,
  characters: [],
  lowest: false,
};
const act = (reasons: Judged['reasons'], happened: Judged['happened'] = []): Judged => ({
  code: 1,
  text: 'A:a1',
  happened,
  worlds: 100,
  points: [50, 1],
  wins: [0.5, 0.01],
  points_behind: [2, 0.1],
  wins_behind: [0.1, 0.01],
  reasons,
  verdict: 'worse',
});

describe('why an act is better', () => {
  it('says what the numbers say, and from which parts it comes', () => {
    const told = whyText(
      act([
        { kind: 'points', by: 2.1, part: '' },
        { kind: 'wins', by: -1, part: '' },
        { kind: 'part', by: 1.5, part: 'islands' },
        { kind: 'part', by: -0.4, part: 'coins' },
      ]),
      reader,
    );
    expect(told).toContain('2.1 more points');
    expect(told).toContain('1 fewer game out of 100');
    expect(told).toContain('+1.5');
    expect(told).toContain('−0.4');
  });
  it('turns the sign round where fewer points are better', () => {
    const told = whyText(
      act([
        { kind: 'points', by: 3, part: '' },
        { kind: 'part', by: 3, part: 'round-1' },
      ]),
      { ...reader, game: 'amulet', lowest: true },
    );
    expect(told).toContain('costs you 3 points less');
    expect(told).toContain('−3');
  });
  it('admits that it cannot tell', () => {
    expect(whyText(act([]), reader)).toBe(reader.words('why-close'));
    expect(actText(act([]), reader)).toBe(reader.words('practice-unsure'));
  });
});
