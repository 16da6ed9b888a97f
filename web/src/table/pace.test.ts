import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { motion } from '../lib/motion';
import { tempo, time } from './browser';
import { Pace } from './pace';

const BEAT = 350;
const paced = (show: (item: number) => void) =>
  new Pace<number>(
    (item) => {
      show(item);
      return BEAT;
    },
    tempo,
    time,
  );

beforeEach(() => {
  vi.useFakeTimers();
  motion.set('normal');
});
afterEach(() => {
  vi.useRealTimers();
  motion.set('normal');
});

describe('the pace of events', () => {
  it('shows the first at once and the others in their turn', () => {
    const shown: number[] = [];
    const pace = paced((item) => shown.push(item));
    [1, 2, 3].forEach((item) => pace.push(item));
    expect(shown).toEqual([1]);
    expect(pace.idle).toBe(false);
    vi.advanceTimersByTime(400);
    expect(shown).toEqual([1, 2]);
    vi.advanceTimersByTime(400);
    expect(shown).toEqual([1, 2, 3]);
    expect(pace.idle).toBe(true);
  });
  it('waits for what moves', () => {
    const shown: number[] = [];
    const pace = paced((item) => {
      shown.push(item);
      motion.hold(2000);
    });
    pace.push(1);
    pace.push(2);
    vi.advanceTimersByTime(1500);
    expect(shown).toEqual([1]);
    vi.advanceTimersByTime(800);
    expect(shown).toEqual([1, 2]);
  });
  it('shows all that is left to who acts, and everything at once without motion', () => {
    const shown: number[] = [];
    const pace = paced((item) => shown.push(item));
    [1, 2, 3].forEach((item) => pace.push(item));
    pace.flush();
    expect(shown).toEqual([1, 2, 3]);
    motion.set('off');
    [4, 5].forEach((item) => pace.push(item));
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });
  it('tells when everything has been seen', () => {
    const rested = vi.fn();
    const still = { ms: (usual: number) => usual, left: () => 0, still: () => false };
    const pace = new Pace<number>(() => BEAT, still, time, rested);
    pace.push(1);
    pace.push(2);
    vi.advanceTimersByTime(BEAT + 10);
    expect(pace.idle).toBe(true);
    expect(rested).not.toHaveBeenCalled();
    vi.advanceTimersByTime(BEAT + 10);
    expect(rested).toHaveBeenCalledOnce();
    pace.push(3);
    pace.flush();
    expect(rested).toHaveBeenCalledTimes(2);
  });
});
