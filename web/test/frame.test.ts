import { describe, expect, it } from 'vitest';
import { clockText, left } from '../src/lib/clock';
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
