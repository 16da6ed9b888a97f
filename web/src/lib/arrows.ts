/** Arrow keys on a board: they move to the nearest pressable element in the direction of the arrow. */

export type Direction = 'left' | 'right' | 'up' | 'down';

const KEYS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };
const PRESSABLE = 'button:not(:disabled), [role="button"], a[href], summary';

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Which of the rectangles comes next in a direction; -1 if none does. What lies straight ahead counts as nearer than
 * what lies to the side. */
export function nextOf(from: Rect, others: readonly Rect[], direction: Direction): number {
  const across = direction === 'left' || direction === 'right';
  const middle = (rect: Rect): [number, number] => [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  others.forEach((rect, number) => {
    const [otherX, otherY] = middle(rect);
    const ahead = { left: x - otherX, right: otherX - x, up: y - otherY, down: otherY - y }[direction];
    if (ahead < 4) return;
    const gap = across
      ? Math.max(0, rect.top - from.bottom, from.top - rect.bottom)
      : Math.max(0, rect.left - from.right, from.left - rect.right);
    const aside = across ? Math.abs(otherY - y) : Math.abs(otherX - x);
    // What lies more to the side than ahead belongs to another arrow.
    if (gap > 0 && aside > 1.2 * ahead) return;
    const far = ahead + (gap > 0 ? 3.4 : 0.4) * aside;
    if (far < least) {
      least = far;
      best = number;
    }
  });
  return best;
}

let last: Rect | null = null;

/** A board's `keydown` handler. If nothing on the board has the focus, an arrow goes to where the focus was last. */
export function followArrows(event: KeyboardEvent, root: HTMLElement | undefined): void {
  const direction = KEYS[event.key];
  if (
    !root ||
    direction === undefined ||
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.shiftKey
  )
    return;
  const active = document.activeElement;
  const inside = active !== null && root.contains(active) && active !== root;
  if (!inside && active !== null && active !== document.body && active.id !== 'main') return;
  const all = [...root.querySelectorAll<HTMLElement>(PRESSABLE)].filter(
    (one) => one !== active && one.getClientRects().length > 0 && !one.closest('.flights'),
  );
  const boxes = all.map((one) => one.getBoundingClientRect());
  let chosen: HTMLElement | undefined;
  if (inside) chosen = all[nextOf(active.getBoundingClientRect(), boxes, direction)];
  else {
    const near = last;
    const live = all.filter((one) => one.matches('.live, [data-live]'));
    const pool = live.length > 0 ? live : all;
    const distance = (one: HTMLElement): number => {
      const box = one.getBoundingClientRect();
      return near === null ? 0 : Math.hypot(box.left - near.left, box.top - near.top);
    };
    chosen = pool.reduce<HTMLElement | undefined>(
      (best, one) => (best === undefined || distance(one) < distance(best) ? one : best),
      undefined,
    );
  }
  if (chosen === undefined) return;
  event.preventDefault();
  last = chosen.getBoundingClientRect();
  chosen.focus();
}
