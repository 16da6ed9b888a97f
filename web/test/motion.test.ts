import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { motion } from '../src/lib/motion';
import { Pace } from '../src/lib/pace';

beforeEach(() => {
  vi.useFakeTimers();
  motion.set('normal');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  motion.set('normal');
});

describe('the speed of things that move', () => {
  it('is kept, told to who listens, and scales durations', () => {
    const heard: string[] = [];
    const stop = motion.subscribe((speed) => heard.push(speed));
    motion.set('slow');
    expect(motion.ms(100)).toBe(180);
    expect(localStorage.getItem('sterling-speed')).toBe('slow');
    expect(document.documentElement.dataset['speed']).toBe('slow');
    motion.set('off');
    expect(motion.ms(100)).toBe(0);
    stop();
    motion.set('fast');
    expect(heard).toEqual(['normal', 'slow', 'off']);
  });
  it('is nothing where the system asks for less motion', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    expect(motion.factor()).toBe(0);
  });
});

describe('the pace of events', () => {
  it('shows the first at once and the others in their turn', () => {
    const shown: number[] = [];
    const pace = new Pace<number>((item) => shown.push(item));
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
    const pace = new Pace<number>((item) => {
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
    const pace = new Pace<number>((item) => shown.push(item));
    [1, 2, 3].forEach((item) => pace.push(item));
    pace.flush();
    expect(shown).toEqual([1, 2, 3]);
    motion.set('off');
    [4, 5].forEach((item) => pace.push(item));
    expect(shown).toEqual([1, 2, 3, 4, 5]);
  });
});
