/** How fast things move. Everything that moves by script asks here; what moves by CSS uses `--quick`, which follows. */
export const SPEEDS = ['slow', 'normal', 'fast', 'off'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTORS: Record<Speed, number> = { slow: 1.8, normal: 1, fast: 0.5, off: 0 };
const QUICK = 220;
let speed: Speed = 'normal';

function reduced(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export const motion = {
  /** What a duration is multiplied by; 0 where nothing shall move. */
  factor(): number {
    return reduced() ? 0 : FACTORS[speed];
  },
  /** So many milliseconds at the chosen speed. */
  time(milliseconds: number): number {
    return Math.round(milliseconds * motion.factor());
  },
  /** Whether anything moves at all. */
  on(): boolean {
    return motion.factor() > 0;
  },
  speed(): Speed {
    return speed;
  },
  set(next: Speed): void {
    speed = next;
    const root = document.documentElement;
    root.dataset['speed'] = next;
    root.style.setProperty('--pace', String(FACTORS[next]));
    root.style.setProperty('--quick', next === 'off' || reduced() ? '0ms' : `${QUICK * FACTORS[next]}ms cubic-bezier(0.2, 0.7, 0.2, 1)`);
  },
};
