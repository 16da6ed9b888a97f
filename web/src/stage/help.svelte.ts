/**
 * Contextual help: one or two sentences about anything on a board, shown next to it.
 *
 *     <span {@attach help(() => words('…'))}>
 *
 * The bubble appears when a mouse rests on the thing, when a finger stays on it, and on `?` or `i` when it has the
 * focus (stage/Help.svelte draws it). The tap that ends a long press does not press anything.
 */
import type { Attachment } from 'svelte/attachments';

export interface Shown {
  text: string;
  /** Its subject. */
  at: Element;
}

/** How long a mouse must rest or a finger must stay, in milliseconds. */
const REST = 550;
const STAY = 480;
/** A finger that has moved farther is dragging. */
const SLIP = 10;

class Bubble {
  shown = $state.raw<Shown | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(at: Element, text: string): void {
    this.cancel();
    this.shown = text === '' ? null : { at, text };
  }

  later(at: Element, text: () => string, ms: number, then?: () => void): void {
    this.cancel();
    this.timer = setTimeout(() => {
      const said = text();
      this.show(at, said);
      if (said !== '') then?.();
    }, ms);
  }

  /** Cancels a bubble that was about to be shown. */
  cancel(): void {
    clearTimeout(this.timer);
  }

  /** Closes it, if it is about this. */
  hide(at?: Element): void {
    this.cancel();
    if (at === undefined || this.shown?.at === at) this.shown = null;
  }
}

export const bubble = new Bubble();

/** `patient`: on something the player works with, only a mouse that rests for long opens it; a finger never does. */
export function help(text: () => string, patient = false): Attachment<Element> {
  return (element) => {
    let start = { x: 0, y: 0 };
    let long = false;
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'mouse') bubble.later(element, text, patient ? 3 * REST : REST);
    };
    const leave = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'mouse') bubble.hide(element);
      else bubble.cancel();
    };
    const down = (event: Event): void => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      long = false;
      bubble.hide();
      if (pointerType === 'mouse' || patient) return;
      start = { x: clientX, y: clientY };
      bubble.later(element, text, STAY, () => (long = true));
    };
    const move = (event: Event): void => {
      const { pointerType, clientX, clientY } = event as PointerEvent;
      if (pointerType !== 'mouse' && Math.hypot(clientX - start.x, clientY - start.y) > SLIP) bubble.cancel();
    };
    const up = (): void => bubble.cancel();
    const click = (event: Event): void => {
      if (long) event.stopImmediatePropagation();
      long = false;
    };
    const menu = (event: Event): void => {
      if (long) event.preventDefault();
    };
    const keys = (event: Event): void => {
      const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
      if (key === 'Escape' && bubble.shown?.at === element) bubble.hide();
      else if ((key === '?' || key === 'i') && !ctrlKey && !metaKey && !altKey && text() !== '')
        bubble.show(element, text());
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    const blur = (): void => bubble.hide(element);
    const all: [string, (event: Event) => void, boolean?][] = [
      ['pointerenter', enter],
      ['pointerleave', leave],
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
      ['click', click, true],
      ['contextmenu', menu],
      ['keydown', keys],
    ];
    // An SVG element that listens for the focus would become a tab stop.
    if (element instanceof HTMLElement || element.hasAttribute('tabindex')) all.push(['blur', blur]);
    for (const [name, handler, capture] of all) element.addEventListener(name, handler, capture ?? false);
    return () => {
      bubble.hide(element);
      for (const [name, handler, capture] of all) element.removeEventListener(name, handler, capture ?? false);
    };
  };
}
