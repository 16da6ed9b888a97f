/** The ends of rounds, and the scores: what is open, and what was read. */
import { untrack } from 'svelte';
import type { Reading } from './reading.svelte';

export class Scores {
  open = $state(false);
  /** Rounds whose end was shown. Who comes while a new round begins has not seen the villages of the old one yet. */
  private read = $state(0);
  /** The round that has just ended: over the table while it is played, beside it where it is only looked at. */
  readonly ended = $derived.by(() => {
    const { rounds, phase } = this.reading.view;
    const fresh = this.reading.still ? phase === 'look' || phase === 'over' : rounds.length > this.read;
    return fresh ? rounds.at(-1) : undefined;
  });

  constructor(private readonly reading: Reading) {
    const { rounds, phase } = untrack(() => reading.view);
    this.read = rounds.length - (phase === 'look' ? 1 : 0);
  }

  toggle(): void {
    this.open = !this.open;
  }

  /** Who goes on playing has read them. */
  putAway(): void {
    this.open = false;
    this.read = this.reading.view.rounds.length;
  }
}
