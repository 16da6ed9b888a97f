import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bubble, help } from './help.svelte';

let button: HTMLButtonElement;
let pressed: number;
let forget: (() => void) | void;
const point = (type: string, pointerType: string, clientX = 0): void => {
  const event = new MouseEvent(type, { clientX, bubbles: true, cancelable: true });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  button.dispatchEvent(event);
};

beforeEach(() => {
  vi.useFakeTimers();
  pressed = 0;
  button = document.createElement('button');
  document.body.append(button);
  forget = help(() => 'Palms pay at once.')(button);
  button.addEventListener('click', () => (pressed += 1));
});
afterEach(() => {
  forget?.();
  button.remove();
  vi.useRealTimers();
});

describe('help in place', () => {
  it('comes when a mouse rests, and goes with it', () => {
    point('pointerenter', 'mouse');
    expect(bubble.shown).toBeNull();
    vi.runAllTimers();
    expect(bubble.shown).toEqual({ at: button, text: 'Palms pay at once.' });
    point('pointerleave', 'mouse');
    expect(bubble.shown).toBeNull();
  });
  it('comes when a finger stays; letting go then presses nothing', () => {
    point('pointerdown', 'touch');
    vi.runAllTimers();
    expect(bubble.shown?.text).toBe('Palms pay at once.');
    point('pointerup', 'touch');
    button.click();
    expect(pressed).toBe(0);
    button.click();
    expect(pressed).toBe(1);
  });
  it('does not come to a finger that taps or drags', () => {
    point('pointerdown', 'touch');
    point('pointerup', 'touch');
    vi.runAllTimers();
    expect(bubble.shown).toBeNull();
    point('pointerdown', 'touch');
    point('pointermove', 'touch', 30);
    vi.runAllTimers();
    expect(bubble.shown).toBeNull();
    button.click();
    expect(pressed).toBe(1);
  });
  it('comes on ? and i at the focus, and no other key is taken', () => {
    const keys: string[] = [];
    const listen = (event: KeyboardEvent): void => void keys.push(event.key);
    window.addEventListener('keydown', listen);
    for (const key of ['x', '?'])
      button.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    window.removeEventListener('keydown', listen);
    expect(keys).toEqual(['x']);
    expect(bubble.shown?.at).toBe(button);
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(bubble.shown).toBeNull();
  });
  it('takes no press and no key where there is nothing to say', () => {
    forget?.();
    forget = help(() => '')(button);
    point('pointerdown', 'touch');
    vi.runAllTimers();
    button.click();
    expect(pressed).toBe(1);
    const asked = new KeyboardEvent('keydown', { key: '?', cancelable: true });
    button.dispatchEvent(asked);
    expect(asked.defaultPrevented).toBe(false);
  });
  it('waits longer on what is worked with, and never stops a finger there', () => {
    forget?.();
    forget = help(() => 'An X.', true)(button);
    point('pointerdown', 'touch');
    vi.runAllTimers();
    expect(bubble.shown).toBeNull();
    point('pointerenter', 'mouse');
    vi.advanceTimersByTime(1000);
    expect(bubble.shown).toBeNull();
    vi.runAllTimers();
    expect(bubble.shown?.text).toBe('An X.');
  });
  it('makes no part of a drawing a stop for Tab', () => {
    const cell = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    const listened = vi.spyOn(cell, 'addEventListener');
    const end = help(() => 'A palm.')(cell);
    const names = listened.mock.calls.map(([name]) => name);
    expect(names).toContain('pointerenter');
    expect(names).not.toContain('blur');
    end?.();
  });
});
