/**
 * How fast things move on the table: a stored setting, and the system's preference.
 *
 * Everything that moves asks here: `motion.ms(220)` is a duration, or 0 if nothing may move; style sheets use
 * `var(--quick)`, which follows it. Off and reduced motion mean the same: the result appears at once.
 */
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };
const KEY = 'sterling-speed';

function kept(): Speed {
  try {
    const value = localStorage.getItem(KEY);
    return SPEEDS.find((speed) => speed === value) ?? 'normal';
  } catch {
    return 'normal';
  }
}

/** True if the system asks for less motion. */
export function isReduced(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

class Motion {
  private chosen: Speed = kept();
  private listeners = new Set<(speed: Speed) => void>();

  constructor() {
    this.show();
  }

  /** What the player chose. */
  get speed(): Speed {
    return this.chosen;
  }

  set(speed: Speed): void {
    this.chosen = speed;
    try {
      localStorage.setItem(KEY, speed);
    } catch {
      /* then it lasts for this visit only */
    }
    this.show();
    for (const listener of this.listeners) listener(speed);
  }

  /** Calls back with the current speed and after every change (the contract of a Svelte store); returns a function that
   * stops it. */
  subscribe(listener: (speed: Speed) => void): () => void {
    this.listeners.add(listener);
    listener(this.chosen);
    return () => this.listeners.delete(listener);
  }

  /** How much longer than usual things take; 0 if nothing moves. */
  factor(): number {
    return isReduced() ? 0 : FACTORS[this.chosen];
  }

  /** A duration or a pause, given in milliseconds at normal speed. */
  ms(usual: number): number {
    return Math.round(usual * this.factor());
  }

  private until = 0;

  /** Something moves for this long at normal speed; what comes next can wait for it. */
  hold(usual: number): void {
    this.until = Math.max(this.until, performance.now() + this.ms(usual));
  }

  /** Milliseconds until everything has arrived. */
  left(): number {
    return Math.max(0, this.until - performance.now());
  }

  private show(): void {
    if (typeof document !== 'undefined') document.documentElement.dataset['speed'] = this.chosen;
  }
}

export const motion = new Motion();
