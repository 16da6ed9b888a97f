/** Time at the table: clocks keep running between two messages. */
import type { Seen } from '../lib/wire';
import type { Time } from './needs';

export class Clocks {
  private now = $state(0);
  /** When each message arrived. */
  private readonly came = new WeakMap<Seen, number>();

  constructor(private readonly time: Pick<Time, 'now'>) {}

  note(seen: Iterable<Seen>): void {
    this.tick();
    for (const one of seen) if (!this.came.has(one)) this.came.set(one, this.now);
  }

  tick(): void {
    this.now = this.time.now();
  }

  /** Milliseconds since a message arrived. */
  since(seen: Seen | null): number {
    return seen === null ? 0 : this.now - (this.came.get(seen) ?? this.now);
  }
}
