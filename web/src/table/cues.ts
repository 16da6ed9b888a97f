/** Which sound goes with which event. */
import type { Sound } from '../lib/sound';
import type { TableEvent } from '../lib/wire';

/** The sound of an event; null if it makes none. */
export function soundOf(event: TableEvent): Sound | null {
  if (event.kind === 'say') return event.phrase && event.who != null ? 'say' : null;
  if (event.info?.status === 'over' && event.kind !== 'next') return 'end';
  const moved = event.kind === 'move' || event.kind === 'time-out';
  return moved && event.who !== event.seat ? 'card' : null;
}

/** Rings once when it becomes our turn. */
export class TurnBell {
  private rang = false;

  constructor(private readonly sound: (which: Sound) => void) {}

  look(mine: boolean): void {
    if (mine && !this.rang) this.sound('turn');
    this.rang = mine;
  }
}
