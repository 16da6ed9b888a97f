/** Dragging the pattern: from the expedition card with mouse or finger, over an island with a finger. */
import type { Gestures } from './gestures.svelte';

/** An island on the screen. */
export interface Land {
  /** Where a point of the screen lies on it, in cell widths; null beside it. */
  locate(clientX: number, clientY: number): [number, number] | null;
  cellSize(): number;
}

/** A pointer that has moved less has tapped. */
const SLIP = 8;
/** A finger hides what is under it: the pattern lies so much above. */
const LIFT = 26;
/** A cell where no island is to be seen. */
const CELL = 40;

export class Drag {
  /** The pattern in the air, in pixels of the board. */
  at = $state.raw<{ x: number; y: number; cell: number } | null>(null);
  /** The own islands, by place. */
  readonly lands: (Land | undefined)[] = $state([]);
  private grip: { pointer: number; x: number; y: number; moved: boolean; touch: boolean } | null = null;

  constructor(private readonly hand: Gestures) {}

  /** A pointer goes down on the expedition card. */
  grabCard(event: PointerEvent): void {
    if (this.grab(event)) event.preventDefault();
  }

  /** A pointer goes down on an island, where a mouse points rather than drags. */
  grabLand(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') this.grab(event);
  }

  move(event: PointerEvent, board: HTMLElement | undefined): void {
    const { grip, hand } = this;
    if (!grip || grip.pointer !== event.pointerId) return;
    if (!grip.moved && Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < SLIP) return;
    grip.moved = true;
    const y = event.clientY - (grip.touch ? LIFT : 0);
    hand.letGo();
    this.lands.forEach((land, card) => {
      const spot = land?.locate(event.clientX, y);
      if (spot) hand.hover = hand.near(card, ...spot);
    });
    const box = board?.getBoundingClientRect();
    const cell = this.lands.map((land) => land?.cellSize() ?? 0).find((size) => size > 0) ?? CELL;
    this.at = box ? { x: event.clientX - box.left, y: y - box.top, cell } : null;
  }

  drop(event: PointerEvent): void {
    const { grip, hand } = this;
    if (!grip || grip.pointer !== event.pointerId) return;
    this.grip = null;
    this.at = null;
    if (!grip.moved) return;
    const found = event.type === 'pointercancel' ? null : hand.hover;
    hand.hover = null;
    hand.lay(found);
    // The click that follows a drag is no tap.
    const swallow = (click: MouseEvent): void => click.stopPropagation();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
  }

  private grab(event: PointerEvent): boolean {
    if (!this.hand.free || !event.isPrimary || event.button !== 0) return false;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.grip = { pointer, x, y, moved: false, touch: event.pointerType !== 'mouse' };
    return true;
  }
}
