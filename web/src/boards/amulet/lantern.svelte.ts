/** What this seat has just looked at: it stays until the player closes it, however fast the others play. */
import type { Reading } from './reading.svelte';

export interface Glimpse {
  seat: number;
  place: number;
  value: number;
}

export class Lantern {
  glimpses = $state<Glimpse[]>([]);

  constructor(private readonly reading: Reading) {}

  /** Notes what the view secretly shows now. */
  look(): void {
    const { view, seat } = this.reading;
    const spot = seat < 0 ? null : view.looking[seat];
    const card = spot ? view.villages[spot.seat]?.[spot.place] : undefined;
    if (!spot || !card || card.up || card.value === null) return;
    const glimpse = { ...spot, value: card.value };
    if (this.has(glimpse)) return;
    const several = view.phase === 'look' || view.phase === 'second-look';
    this.glimpses = several ? [...this.glimpses, glimpse].slice(-2) : [glimpse];
  }

  text({ seat, place, value }: Glimpse): string {
    return `${this.reading.whose(seat, place)}: ${this.reading.full(value)}`;
  }

  putAway(): void {
    this.glimpses = [];
  }

  private has({ seat, place, value }: Glimpse): boolean {
    return this.glimpses.some((one) => one.seat === seat && one.place === place && one.value === value);
  }
}
