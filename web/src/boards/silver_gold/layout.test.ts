import { describe, expect, it } from 'vitest';
import { alone, fit, type Layout } from '../../stage/fit';
import { TOUCH, arrangementsOf, groupsOf } from './layout';
import type { Reading } from './reading.svelte';

/** The room a window leaves for the board. */
const ROOMS: Record<string, [width: number, height: number]> = {
  '360x640': [360, 424],
  '390x844': [390, 628],
  '844x390': [844, 286],
  '768x1024': [768, 812],
  '1280x800': [960, 632],
  '1440x900': [1140, 736],
  '1920x1080': [1536, 916],
  '2560x1440': [2160, 1276],
};
const CASES = Object.keys(ROOMS).flatMap((window) => [2, 3, 4].map((seats) => [window, seats] as const));
const reading = (seats: number, phase = 'mark'): Reading =>
  ({ view: { phase, own: { dealt: ['', '', '', ''] } }, others: Array(seats - 1), sheet: {} }) as unknown as Reading;

function laidOut(window: string, seats: number, phase?: string): { layout: Layout; filled: number } {
  const [width, height] = ROOMS[window] ?? [0, 0];
  const room = { width: width - 12, height: height - 12 };
  const groups = groupsOf(reading(seats, phase)).filter(({ waits }) => !waits);
  const layout = fit(room, groups, arrangementsOf(reading(seats, phase)));
  const sizes = groups.flatMap((group) => {
    const place = layout.places.get(group.id);
    return place ? [group.size(place.piece, place.columns)] : [];
  });
  const filled = sizes.reduce((sum, size) => sum + size.width * size.height, 0);
  return { layout, filled: filled / room.width / room.height };
}

describe('the sea chart', () => {
  it.each(CASES)('has the islands, the expedition card, the round card and the display in sight: %s, %d', (...at) => {
    const { folded } = laidOut(...at).layout;
    expect(folded.filter((id) => !['score-card', 'others'].includes(id))).toEqual([]);
  });
  it.each(CASES.filter(([window]) => Number(window.split('x')[0]) >= 1280))('fills a large window: %s, %d', (...at) => {
    const { layout, filled } = laidOut(...at);
    expect(layout.folded).toEqual([]);
    expect(filled).toBeGreaterThan(0.7);
  });
  it.each(CASES)('gives the own islands the largest pieces: %s, %d', (...at) => {
    const { places } = laidOut(...at).layout;
    const yours = places.get('yours')?.piece ?? 0;
    for (const id of ['display', 'others', 'expedition']) expect(places.get(id)?.piece ?? 0).toBeLessThan(yours);
  });
  it('brings an island forward that a finger can mark, where it lies too small', () => {
    const [width, height] = ROOMS['360x640'] ?? [0, 0];
    const closer = groupsOf(reading(2)).find(({ id }) => id === 'closer');
    if (!closer) throw new Error('nothing comes forward');
    expect(laidOut('360x640', 2).layout.places.get('yours')?.piece).toBeLessThan(TOUCH);
    expect(alone({ width: width - 36, height: height - 68 }, closer).piece).toBeGreaterThan(TOUCH);
  });
  it.each(Object.keys(ROOMS))('fills the window with the four islands of the draft: %s', (window) => {
    const { layout, filled } = laidOut(window, 2, 'draft');
    expect(layout.folded).toEqual([]);
    expect(filled).toBeGreaterThan(Number(window.split('x')[0]) >= 1280 ? 0.7 : 0.55);
  });
});
