/** Whose view is shown: that of our seat whose turn it is. If several people share a screen, a cover hides it in
 * between. */
import type { Seen } from '../lib/wire';

/** The seats we hold, in order; none for a spectator. */
export function seatsOf(seen: ReadonlyMap<number, Seen>): number[] {
  return [...seen.keys()].filter((seat) => seat >= 0).sort((one, other) => one - other);
}

export class Eyes {
  /** -1 for a spectator. */
  seat = $state(-1);
  /** Nothing secret may be drawn until the next player confirms. */
  covered = $state(false);

  choose(seen: ReadonlyMap<number, Seen>, playing: boolean): void {
    const own = seatsOf(seen);
    const asked = own.filter((seat) => seen.get(seat)?.waiting.includes(seat));
    if (own.length === 0) {
      this.seat = -1;
      return;
    }
    if (own.includes(this.seat) && (asked.includes(this.seat) || asked.length === 0)) return;
    const next = asked[0] ?? own[0] ?? -1;
    if (own.length > 1 && playing && next !== this.seat) this.covered = true;
    this.seat = next;
  }

  uncover(): void {
    this.covered = false;
  }
}
