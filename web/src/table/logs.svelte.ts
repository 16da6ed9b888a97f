/**
 * The log of each viewer: at a shared screen nobody reads what only another player may know.
 *
 * The service says what may be read again (docs/protocol.md), so a log is the same after a reload and on another device.
 */
import type { Line } from '../lib/story';

export class Logs {
  private lines = $state.raw<ReadonlyMap<number, Line[]>>(new Map());

  of(seat: number): Line[] {
    return this.lines.get(seat) ?? [];
  }

  /** The whole log as it is now. */
  set(seat: number, lines: Line[]): void {
    this.lines = new Map(this.lines).set(seat, lines);
  }

  add(seat: number, lines: Line[]): void {
    if (lines.length > 0) this.set(seat, [...this.of(seat), ...lines]);
  }
}
