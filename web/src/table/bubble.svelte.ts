/** What somebody says, shown next to their face for a while. */
import type { Time } from './needs';

const SHOWN = 5000;

export class Bubble {
  said = $state.raw<{ seat: number; text: string } | null>(null);

  constructor(private readonly time: Pick<Time, 'later'>) {}

  say(seat: number, text: string): void {
    const said = { seat, text };
    this.said = said;
    this.time.later(() => {
      if (this.said === said) this.said = null;
    }, SHOWN);
  }
}
