/** Special moments: a call rings the bell, a failed exchange shakes. Short, and absent with reduced motion. */
import { motion } from '../../lib/motion';
import type { Happening } from '../../lib/wire';

const RINGS = 1900;
const HURTS = 560;

export class Moments {
  /** Who has just called. */
  bell = $state<number | null>(null);
  /** Whose exchange has just failed. */
  hurt = $state<number | null>(null);
  private timers: ReturnType<typeof setTimeout>[] = [];

  show(happened: readonly Happening[]): void {
    if (motion.factor() === 0) return;
    for (const { verb, who } of happened) {
      if (who == null) continue;
      if (verb === 'call') {
        this.bell = who;
        this.later(() => (this.bell = null), RINGS);
      }
      if (verb === 'reveal-no-set') {
        this.hurt = who;
        this.later(() => (this.hurt = null), HURTS);
      }
    }
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private later(work: () => void, usual: number): void {
    motion.hold(usual);
    this.timers.push(setTimeout(work, motion.ms(usual)));
  }
}
