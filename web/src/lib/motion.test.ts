import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { motion } from './motion';

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
