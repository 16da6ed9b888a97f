import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clockText, left } from '../src/lib/clock';
import { HINTS, hintFor } from '../src/lib/hints';
import { readRoute } from '../src/lib/site.svelte';

const days = (number: number, hours: number) => `${number} d ${hours} h`;
const TABLE = 'a-table-of-ours-00';

describe('clocks', () => {
  it('run for the seats that are asked and stand for the others', () => {
    expect(left([60_000, 50_000], [0], 0, 2_500)).toBe(57_500);
    expect(left([60_000, 50_000], [0], 1, 2_500)).toBe(50_000);
    expect(left([1_000], [0], 0, 2_500)).toBe(0);
  });
  it('are written as people read them', () => {
    expect(clockText(0, days)).toBe('0:00');
    expect(clockText(59_001, days)).toBe('1:00');
    expect(clockText(65_000, days)).toBe('1:05');
    expect(clockText(3_600_000, days)).toBe('1:00:00');
    expect(clockText(90_000_000, days)).toBe('1 d 1 h');
  });
});

describe('addresses', () => {
  it('name a move of a replay and whose eyes', () => {
    expect(readRoute(`#/replay/${TABLE}`)).toEqual({ page: 'replay', table: TABLE, step: null, seat: null });
    expect(readRoute(`#/replay/${TABLE}/17/w`)).toEqual({ page: 'replay', table: TABLE, step: 17, seat: -1 });
    expect(readRoute(`#/replay/${TABLE}/17/2`)).toEqual({ page: 'replay', table: TABLE, step: 17, seat: 2 });
  });
  it('that make no sense lead to the front page, or to the beginning', () => {
    expect(readRoute('#/replay/short')).toEqual({ page: 'front' });
    expect(readRoute(`#/replay/${TABLE}/x/y`)).toEqual({ page: 'replay', table: TABLE, step: null, seat: null });
    expect(readRoute('#/nowhere')).toEqual({ page: 'front' });
  });
});

describe('hints', () => {
  const draft = { phase: 'draft', turn: 0, own: { owed: -1 }, players: [{ cups: [] }, { cups: [] }] };
  it('come when their moment is there, once, and never to a spectator', () => {
    expect(hintFor('silver-gold', draft, true, 0, new Set())).toBe('hint-silver-gold-draft');
    expect(hintFor('silver-gold', draft, true, 0, new Set(['hint-silver-gold-draft']))).toBeNull();
    expect(hintFor('silver-gold', draft, false, 0, new Set())).toBeNull();
    expect(hintFor('silver-gold', draft, true, -1, new Set())).toBeNull();
  });
  it('tell a follow-up from the first mark', () => {
    const mark = { ...draft, phase: 'mark' };
    expect(hintFor('silver-gold', mark, true, 0, new Set())).toBe('hint-silver-gold-mark');
    expect(hintFor('silver-gold', { ...mark, own: { owed: 1 } }, true, 0, new Set())).toBe('hint-silver-gold-follow');
  });
  it('have words in every language', () => {
    for (const language of ['en', 'fr', 'de']) {
      const words = globSync(`../src/sterling/games/*/words/${language}.ftl`).map((file) => readFileSync(file, 'utf8')).join('\n');
      for (const hint of HINTS) expect(words).toMatch(new RegExp(`^${hint} = `, 'm'));
    }
  });
});
