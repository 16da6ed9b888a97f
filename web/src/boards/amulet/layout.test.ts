import { describe, expect, it } from 'vitest';
import { alone, fit, type Group } from '../../stage/fit';
import { ARRANGEMENTS, groupsOf, type Counts } from './layout';

const counts: Counts = {
  own: 5,
  others: [5, 5],
  display: 0,
  pile: 0,
  looked: 0,
  reaches: false,
  spans: false,
  targets: 0,
  mine: 0,
};
const PHONE = { width: 348, height: 412 };
const SHEET = { width: 324, height: 356 };
const lie = (more: Partial<Counts> = {}, room = PHONE) => fit(room, groupsOf({ ...counts, ...more }), ARRANGEMENTS);
const group = (id: string, more: Partial<Counts>): Group => {
  const found = groupsOf({ ...counts, ...more }).find((one) => one.id === id);
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

describe('the village on the smallest phone', () => {
  it.each([[[5]], [[5, 5]], [[5, 5, 5]]])('has everything in sight, the own cards large enough: %j', (others) => {
    const { places, folded } = lie({ others });
    expect(folded).toEqual([]);
    expect([...places.keys()].sort()).toEqual(['hand', 'middle', 'others', 'own']);
    expect(places.get('own')?.piece).toBeGreaterThanOrEqual(44);
    expect(places.get('middle')?.piece).toBeGreaterThanOrEqual(44);
  });
  it('does not change while villages shrink', () => {
    expect(lie({ own: 2, others: [1, 4] })).toEqual(lie());
  });
  it.each([
    ['pile', { pile: 42 }],
    ['looked', { looked: 6 }],
    ['villages', { reaches: true, spans: true }],
    ['villages', { reaches: true, spans: true, others: [5, 5, 5] }],
    ['villages', { reaches: true, others: [8, 16], targets: 24 }],
    ['mine', { own: 22, mine: 22 }],
  ] as const)('brings what is asked forward large enough for a finger: %s %j', (id, more) => {
    expect(alone(SHEET, group(id, more)).piece).toBeGreaterThanOrEqual(44);
  });
});

it('draws the few own cards that may be chosen larger than all of them', () => {
  const few = alone(SHEET, group('mine', { own: 22, mine: 2 })).piece;
  expect(few).toBeGreaterThan(1.5 * alone(SHEET, group('mine', { own: 22, mine: 22 })).piece);
});

it('lets nothing come forward for who only looks on', () => {
  expect(groupsOf({ ...counts, own: null }).map(({ id }) => id)).toEqual(['others', 'middle', 'hand']);
});

it('fills a desktop with larger cards', () => {
  const own = (width: number, height: number): number => lie({}, { width, height }).places.get('own')?.piece ?? 0;
  expect(own(1128, 724)).toBeGreaterThan(140);
  expect(own(1528, 904)).toBeGreaterThan(own(1128, 724));
});
