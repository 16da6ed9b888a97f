import { describe, expect, it } from 'vitest';
import { alone, block, cards, fit, type Arrangement, type Group, type Layout, type Size } from './fit';

const own: Group = {
  id: 'own',
  least: 44,
  most: 300,
  scale: 1,
  weight: 3,
  ...cards({ count: 4, ratio: 1.4, around: { height: 20 } }),
};
const others: Group = {
  id: 'others',
  least: 30,
  most: 120,
  scale: 0.5,
  weight: 1,
  folds: true,
  ...cards({ count: 8, ratio: 1.4 }),
};
const pile: Group = {
  id: 'pile',
  least: 50,
  most: 200,
  scale: 0.8,
  weight: 2,
  folds: true,
  ...block((piece) => ({ width: piece, height: piece * 1.5 })),
};
const groups = [own, others, pile];
const ARRANGEMENTS: Arrangement[] = [
  { column: ['others', 'pile', 'own'] },
  { row: [{ column: ['others', 'own'] }, 'pile'] },
  { row: ['others', 'own', 'pile'] },
];
const WINDOWS: Size[] = [
  [340, 380],
  [380, 560],
  [820, 240],
  [740, 800],
  [920, 620],
  [1080, 720],
  [1560, 900],
  [2200, 1240],
].map(([width, height]) => ({ width: width as number, height: height as number }));

const layoutIn = (room: Size): Layout => fit(room, groups, ARRANGEMENTS);
const groupOf = (id: string): Group => groups.find((one) => one.id === id) as Group;

describe.each(WINDOWS)('in a window of $width x $height', (room) => {
  const layout = layoutIn(room);

  it('every group lies inside, large enough for its pieces, and none lies over another', () => {
    const boxes = [...layout.places];
    for (const [id, { x, y, width, height, piece, columns }] of boxes) {
      const need = groupOf(id).size(piece, columns);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(room.width + 0.5);
      expect(y + height).toBeLessThanOrEqual(room.height + 0.5);
      expect(width).toBeGreaterThanOrEqual(need.width - 0.5);
      expect(height).toBeGreaterThanOrEqual(need.height - 0.5);
      for (const [other, box] of boxes)
        if (other !== id)
          expect(x >= box.x + box.width || box.x >= x + width || y >= box.y + box.height || box.y >= y + height).toBe(
            true,
          );
    }
  });

  it('pieces keep their bounds', () => {
    for (const [id, { piece }] of layout.places) {
      expect(piece).toBeGreaterThanOrEqual(groupOf(id).least);
      expect(piece).toBeLessThanOrEqual(groupOf(id).most);
    }
  });

  it('nothing could be larger: the weightiest group has grown as far as it can', () => {
    const place = layout.places.get('own');
    if (place === undefined || place.piece >= own.most) return;
    const grown = groups.map((one) => (one.id === 'own' ? { ...one, least: place.piece * 1.03 } : one));
    const kept = grown.filter(({ id }) => layout.places.has(id)).map((one) => ({ ...one, folds: false }));
    const fixed = kept.map((one) => ({
      ...one,
      least: Math.max(one.least, (layout.places.get(one.id)?.piece ?? 0) - 0.2),
    }));
    const node = ARRANGEMENTS[layout.arrangement] as Arrangement;
    const again = fit(room, fixed, [node]);
    const pieces = fixed.map(({ id, least }) => (again.places.get(id)?.piece ?? 0) - least);
    expect(Math.min(...pieces)).toBeLessThan(-0.01);
  });
});

it('uses the larger window for larger pieces', () => {
  const sizes = [WINDOWS[4], WINDOWS[5], WINDOWS[6], WINDOWS[7]].map(
    (room) => layoutIn(room as Size).places.get('own')?.piece ?? 0,
  );
  expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
  expect(sizes.at(-1)).toBeGreaterThan((sizes[0] ?? 0) * 1.4);
});

it('folds the lightest group first, and only what may fold', () => {
  expect(layoutIn({ width: 340, height: 420 }).folded).toEqual([]);
  expect(fit({ width: 230, height: 180 }, groups, [{ column: ['others', 'pile', 'own'] }]).folded).toEqual(['others']);
  const low = fit({ width: 230, height: 100 }, groups, [{ column: ['others', 'pile', 'own'] }]);
  expect(low.folded).toEqual(['others', 'pile']);
  expect([...low.places.keys()]).toEqual(['own']);
});

it('shrinks below what is wanted rather than leave something out that may not fold', () => {
  const tiny = fit({ width: 120, height: 60 }, [own], ['own']);
  const { piece = 0, columns = 1 } = tiny.places.get('own') ?? {};
  expect(piece).toBeGreaterThan(0);
  expect(piece).toBeLessThan(own.least);
  expect(own.size(piece, columns).height).toBeLessThanOrEqual(60.5);
});

it('brings one group forward as large as the room allows', () => {
  const place = alone({ width: 340, height: 300 }, others);
  expect(place.piece).toBeGreaterThan(60);
  expect(others.size(place.piece, place.columns).height).toBeLessThanOrEqual(300.5);
});

it('may leave a group out to make others larger, where the arrangement does not name it', () => {
  const room = { width: 360, height: 400 };
  const all: Arrangement = { column: ['others', 'pile', 'own'] };
  const both = fit(room, groups, [all, { row: ['own', 'pile'] }]);
  const one = fit(room, groups, [all]);
  expect(one.folded).toEqual([]);
  expect(both.folded).toEqual(['others']);
  expect(both.places.get('own')?.piece).toBeGreaterThan(one.places.get('own')?.piece ?? 0);
});

it('skips a group that is not there', () => {
  const layout = fit({ width: 400, height: 400 }, [own], ARRANGEMENTS);
  expect([...layout.places.keys()]).toEqual(['own']);
  expect(layout.folded).toEqual([]);
});
