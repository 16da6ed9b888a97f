/** Dragging the pattern: from the expedition card, over an island with a finger, or by the placed pattern itself. */
import type { Gestures } from './gestures.svelte';

/** One of the player's islands on the screen. */
export interface Land {
  /** Which of the two it is. */
  card(): number;
  /** Where a point of the screen lies on it, in cell widths; null if it is off the card. */
  locate(clientX: number, clientY: number): [number, number] | null;
  cellSize(): number;
}

/** A pointer that has moved less than this counts as a tap. */
const SLIP = 8;
/** A finger hides what is under it, so the pattern is drawn this far above. */
export const LIFT = 26;
/** A cell while no island is visible. */
const CELL = 40;

export class Drag {
  /** Where the pointer holds the pattern off the islands, in pixels of the board. */
  at = $state.raw<{ x: number; y: number; cell: number } | null>(null);
  /** It is being dragged. */
  going = $state(false);
  private readonly lands = new Set<Land>();
  private grip: { pointer: number; x: number; y: number; touch: boolean; card: number; cell: number } | null = null;

  constructor(private readonly hand: Gestures) {}

  /** Adds an island that the pattern can be dragged to; the latest is in front. Returns a function that removes it. */
  readonly add = (land: Land): (() => void) => {
    this.lands.add(land);
    return () => this.lands.delete(land);
  };

  /** A pointer goes down on the expedition card. */
  grabCard(event: PointerEvent): void {
    if (this.grab(event)) event.preventDefault();
  }

  /** A pointer goes down on a cell. A mouse drags a placed pattern and otherwise points; a finger drags from
   * anywhere. */
  grabLand(event: PointerEvent, card: number, cell: number): void {
    const onPiece = this.hand.laid && this.hand.covers(card, cell);
    if (event.pointerType !== 'mouse' || onPiece) this.grab(event, card, onPiece ? cell : -1);
  }

  move(event: PointerEvent, board: HTMLElement | undefined): void {
    const { grip, hand } = this;
    if (!grip) return this.float(event, board);
    if (grip.pointer !== event.pointerId) return;
    if (!this.going && Math.hypot(event.clientX - grip.x, event.clientY - grip.y) < SLIP) return;
    if (!this.going) hand.lift(grip.card, grip.cell);
    this.going = true;
    this.bring(event.clientX, event.clientY - (grip.touch ? LIFT : 0), board);
  }

  drop(event: PointerEvent): void {
    const { grip, hand } = this;
    if (!grip || grip.pointer !== event.pointerId) return;
    this.grip = null;
    if (!this.going) return;
    this.going = false;
    // If it is dropped off the islands, it stays in the hand.
    if (this.at !== null || event.type === 'pointercancel') hand.letGo();
    else hand.put();
    this.at = null;
    // The click that follows a drag is not a tap.
    const swallow = (click: MouseEvent): void => click.stopPropagation();
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
  }

  /** A mouse that holds the pattern carries it without pressing, both over an island and off the islands. */
  private float(event: PointerEvent, board: HTMLElement | undefined): void {
    const target = event.target instanceof Element ? event.target : null;
    const { hand } = this;
    if (event.pointerType !== 'mouse' || !hand.free || hand.laid || !target || !board?.contains(target)) {
      this.at = null;
      if (event.pointerType === 'mouse') hand.leave();
      return;
    }
    const found = target.closest('[data-land]') ? this.landAt(event.clientX, event.clientY) : null;
    if (found) hand.point(found.land.card(), ...found.spot);
    else hand.leave();
    this.carry(event.clientX, event.clientY, board, found !== null);
  }

  private bring(x: number, y: number, board: HTMLElement | undefined): void {
    const found = this.landAt(x, y);
    if (found) this.hand.bring(found.land.card(), ...found.spot);
    else this.hand.leave();
    this.carry(x, y, board, found !== null);
  }

  private carry(x: number, y: number, board: HTMLElement | undefined, onLand: boolean): void {
    const box = board?.getBoundingClientRect();
    const inside = box && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
    const cell = [...this.lands].map((land) => land.cellSize()).findLast((size) => size > 0) ?? CELL;
    this.at = !box || onLand || (!inside && !this.going) ? null : { x: x - box.left, y: y - box.top, cell };
  }

  private landAt(x: number, y: number): { land: Land; spot: [number, number] } | null {
    for (const land of [...this.lands].reverse()) {
      const spot = land.locate(x, y);
      if (spot) return { land, spot };
    }
    return null;
  }

  private grab(event: PointerEvent, card = -1, cell = -1): boolean {
    if (!this.hand.free || !event.isPrimary || event.button !== 0) return false;
    const { pointerId: pointer, clientX: x, clientY: y } = event;
    this.grip = { pointer, x, y, touch: event.pointerType !== 'mouse', card, cell };
    return true;
  }
}
