import { describe, expect, it } from 'vitest';
import { freeStrip } from './free';

describe('a place for a toast', () => {
  it('is the first strip from above that covers nothing that is asked', () => {
    expect(freeStrip(60, 0, 600, [])).toBe(0);
    const top = freeStrip(60, 0, 600, [
      { top: 10, bottom: 100 },
      { top: 150, bottom: 300 },
    ]);
    expect(top).not.toBeNull();
    expect(top).toBeGreaterThanOrEqual(300);
    expect(top! - 300).toBeLessThan(10);
  });
  it('may be a gap between two pieces', () => {
    const top = freeStrip(40, 0, 600, [
      { top: 0, bottom: 100 },
      { top: 150, bottom: 600 },
    ]);
    expect(top).toBeGreaterThanOrEqual(100);
    expect(top! + 40).toBeLessThanOrEqual(150);
  });
  it('does not exist on a full board', () => {
    expect(freeStrip(40, 0, 200, [{ top: 20, bottom: 180 }])).toBeNull();
  });
});
