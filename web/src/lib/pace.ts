/**
 * Lets what happened be seen one thing after the other.
 *
 * Bots may answer within a blink. Every event is shown in its turn, the next one when what moves has arrived. Who acts, or has
 * fallen far behind, or is looking elsewhere, sees all that is left at once.
 */
import { motion } from './motion';

const STEP = 320;
const MOST = 12;

export class Pace<T> {
  private waiting: T[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(private readonly show: (item: T) => void) {}

  /** Nothing waits to be shown. */
  get idle(): boolean {
    return this.waiting.length === 0;
  }

  push(item: T): void {
    this.waiting.push(item);
    if (motion.factor() === 0 || document.hidden) this.flush();
    else if (this.timer === null) this.next();
    else while (this.waiting.length > MOST) this.first();
  }

  flush(): void {
    while (this.waiting.length > 0) this.first();
  }

  stop(): void {
    this.waiting = [];
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private first(): void {
    const item = this.waiting.shift();
    if (item !== undefined) this.show(item);
  }

  private next(): void {
    this.timer = null;
    if (this.waiting.length === 0) return;
    this.first();
    this.wait(motion.ms(STEP));
  }

  /** The pause after a step; what began to move with it may make it longer. */
  private wait(pause: number): void {
    this.timer = setTimeout(() => {
      const left = motion.left();
      if (left > 0 && this.waiting.length > 0) this.wait(left);
      else this.next();
    }, pause);
  }
}
