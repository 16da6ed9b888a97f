/**
 * Shows events one after the other.
 *
 * Bots may answer instantly. Every event is shown in turn, and the next one starts when all animations have finished. A
 * player who acts, has fallen far behind or is looking elsewhere sees the rest at once.
 */
import type { Time } from './needs';

/** How fast things move. */
export interface Tempo {
  /** A pause of this many milliseconds at normal speed. */
  ms(usual: number): number;
  /** Milliseconds until everything that moves has arrived. */
  left(): number;
  /** Nothing moves, or nobody is looking. */
  still(): boolean;
}

const MOST = 12;

export class Pace<T> {
  private waiting: T[] = [];
  private stopTimer: (() => void) | null = null;

  constructor(
    /** Shows an item; returns how long it should stay visible, in milliseconds at normal speed. */
    private readonly show: (item: T) => number,
    private readonly tempo: Tempo,
    private readonly time: Pick<Time, 'later'>,
    /** Everything has been shown. */
    private readonly rested: () => void = () => undefined,
  ) {}

  /** Nothing waits to be shown. */
  get idle(): boolean {
    return this.waiting.length === 0;
  }

  push(item: T): void {
    this.waiting.push(item);
    if (this.tempo.still()) this.flush();
    else if (this.stopTimer === null) this.next();
    else while (this.waiting.length > MOST) this.first();
  }

  flush(): void {
    while (this.waiting.length > 0) this.first();
    this.stopTimer?.();
    this.stopTimer = null;
    this.rested();
  }

  stop(): void {
    this.waiting = [];
    this.stopTimer?.();
    this.stopTimer = null;
  }

  private first(): number {
    const item = this.waiting.shift();
    return item === undefined ? 0 : this.show(item);
  }

  private next(): void {
    this.stopTimer = null;
    if (this.waiting.length === 0) this.rested();
    else this.wait(this.tempo.ms(this.first()));
  }

  /** The pause after a step; animations that began with it may make it longer. */
  private wait(pause: number): void {
    this.stopTimer = this.time.later(() => {
      const left = this.tempo.left();
      if (left > 0 && this.waiting.length > 0) this.wait(left);
      else this.next();
    }, pause);
  }
}
