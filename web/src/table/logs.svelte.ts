/** What happened, for each pair of eyes: at one screen nobody reads what only the other may know. */
import type { Line } from '../lib/story';
import type { TableAnswer } from '../lib/wire';
import type { TableNeeds } from './needs';

/** As many events as the service tells again. */
const RETOLD = 100;

export class Logs {
  private lines = $state.raw<ReadonlyMap<number, Line[]>>(new Map());
  /** The eyes that came late to a table where nobody may look back. */
  private blind = $state.raw<readonly number[]>([]);
  private readonly key: string;

  constructor(
    table: string,
    private readonly storage: TableNeeds['storage'],
  ) {
    this.key = `sterling-log-${table}`;
    try {
      this.lines = new Map(JSON.parse(storage.getItem(this.key) ?? '[]') as [number, Line[]][]);
    } catch {
      /* what was kept is no log of ours */
    }
  }

  of(seat: number): Line[] {
    return this.lines.get(seat) ?? [];
  }

  has(seat: number): boolean {
    return this.lines.has(seat);
  }

  isBlind(seat: number): boolean {
    return this.blind.includes(seat);
  }

  add(seat: number, lines: Line[]): void {
    if (lines.length === 0) return;
    this.lines = new Map(this.lines).set(seat, [...this.of(seat), ...lines]);
    this.storage.setItem(this.key, JSON.stringify([...this.lines]));
  }

  /**
   * From where on the past is told to those of our eyes that have no log yet, by seat. Without memory aid nobody may
   * look back: eyes that come when the game is under way are blind for what was before.
   */
  missed({ info, seen }: TableAnswer): Record<number, number> {
    if (info.status !== 'playing') return {};
    const fresh = seen.filter(({ seat }) => !this.has(seat));
    if (info.options['memory-aid'])
      return Object.fromEntries(fresh.map(({ seat, number }) => [seat, Math.max(0, number - RETOLD)]));
    // All have sat down, added to the shuffle and seen the deal: what is beyond that was play.
    this.blind = fresh.filter(({ number }) => number > 2 * info.seats.length + 1).map(({ seat }) => seat);
    return {};
  }
}
