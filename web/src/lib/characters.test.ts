import { describe, expect, it } from 'vitest';
import { chosenBy, owners, shareOf, toggled } from './characters';

describe('JS-10: characters', () => {
  it('head the columns of their seats; with three players one is nobody’s, with two each has two', () => {
    expect(owners(4, 4)).toEqual([0, 1, 2, 3]);
    expect(owners(4, 3)).toEqual([0, 1, 2, null]);
    expect(owners(4, 2)).toEqual([0, 1, 0, 1]);
    expect([shareOf(0, 4, 2), shareOf(null, 4, 3), shareOf(null, 4, 4)]).toEqual([2, 1, 0]);
  });
  it('are read out of the list by column', () => {
    expect(chosenBy(1, ['', 'captain', 'pirate', 'merchant'], 2)).toEqual(['captain', 'merchant']);
    expect(chosenBy(null, ['', '', '', 'pirate'], 3)).toEqual(['pirate']);
    expect(chosenBy(0, ['', '', '', ''], 3)).toEqual([]);
  });
  it('are chosen, let go, and take the place of the first', () => {
    expect(toggled([], 'pirate', 1)).toEqual(['pirate']);
    expect(toggled(['pirate'], 'captain', 1)).toEqual(['captain']);
    expect(toggled(['pirate', 'captain'], 'merchant', 2)).toEqual(['captain', 'merchant']);
    expect(toggled(['pirate'], 'pirate', 2)).toEqual([]);
  });
});
