import { describe, expect, it } from 'vitest';
import { numberOf, readDeck, suitOf, valueOf } from './cards';
import { legalFor, type Legal } from './view';

describe('the cards of John Silver', () => {
  it('reads the house deck: 44 cards, one kind of symbol each', () => {
    const deck = readDeck(null);
    expect(deck.size).toBe(44);
    expect(deck.get('ship-7')).toEqual({ kind: 'apples', count: 3 });
    expect(deck.get('joker-5.5')).toEqual({ kind: 'spots', count: 2 });
  });

  it('reads a deck of the table’s own, with remarks, blanks and single words', () => {
    const deck = readDeck('; mine\nship 1 coin 1 ; a remark\r\nchest 4 blank\njoker 6.5 spot 1\n\n');
    expect(deck.get('ship-1')).toEqual({ kind: 'coins', count: 1 });
    expect(deck.get('chest-4')).toEqual({ kind: 'blank', count: 0 });
    expect(deck.get('joker-6.5')).toEqual({ kind: 'spots', count: 1 });
  });

  it('takes names apart', () => {
    expect([suitOf('joker-5.5'), valueOf('joker-5.5'), numberOf('joker-5.5'), numberOf('ship-13')]).toEqual([
      'joker',
      5.5,
      '5½',
      '13',
    ]);
  });
});

it('finds the legal action that names a thing, and no other', () => {
  const legal: Legal[] = [
    { code: 2, text: 'T?', form: { do: 'draw' } },
    { code: 50, text: 'ship-1:d1', form: { do: 'lay', card: 'ship-1', row: 0, column: 3 } },
  ];
  expect(legalFor(legal, 'draw')?.code).toBe(2);
  expect(legalFor(legal, 'lay', 'ship-1', 0, 3)?.code).toBe(50);
  expect(legalFor(legal, 'lay', 'ship-1', 0, 2)).toBeUndefined();
});
