import { describe, expect, it } from 'vitest';
import { clockText, left } from './clock';

const days = (number: number, hours: number) => `${number} d ${hours} h`;

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
