/** What has changed since each viewer last acted: it stays marked until they act again. */
import { spots } from '../lib/story';
import type { TableEvent } from '../lib/wire';

const NOWHERE: ReadonlySet<string> = new Set();

export class Fresh {
  private places = $state.raw<ReadonlyMap<number, ReadonlySet<string>>>(new Map());

  of(seat: number): ReadonlySet<string> {
    return this.places.get(seat) ?? NOWHERE;
  }

  note({ seat, who, happened }: Pick<TableEvent, 'seat' | 'who' | 'happened'>): void {
    const touched = (happened ?? []).filter((one) => one.who !== seat).flatMap(spots);
    const kept = who === seat ? NOWHERE : this.of(seat);
    if (who !== seat && touched.length === 0) return;
    this.places = new Map(this.places).set(seat, new Set([...kept, ...touched]));
  }
}
