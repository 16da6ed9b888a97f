/** The ends of rounds, and the scores: what is open, and what has been read. */
import { untrack } from 'svelte';
import type { Reading } from './reading.svelte';

export class Scores {
  open = $state(false);
  /** Rounds whose end was shown. A player who arrives while a new round begins has not seen the villages of the old one
   * yet. */
  private read = $state(0);
  /** The game was played while this was open, so its end is shown too. In a replay every step may be a new one. */
  private played = $state(false);
  /** The round whose end is shown now. */
  readonly ended = $derived.by(() => {
    const { rounds, phase } = this.reading.view;
    if (!this.played && phase !== 'look') return undefined;
    return rounds.length > this.read ? rounds.at(-1) : undefined;
  });
  /** A viewer who cannot act: the end of a round lies over the board and takes no focus. */
  readonly replay = $derived.by(() => !this.played);

  constructor(private readonly reading: Reading) {
    const { rounds, phase } = untrack(() => reading.view);
    this.read = rounds.length - (phase === 'look' ? 1 : 0);
  }

  /** Call it for every view. */
  follow(): void {
    const { still, view } = this.reading;
    if (!still) this.played = true;
    // A replay shows the end of a round again each time it passes it.
    if (view.rounds.length < this.read || (!this.played && view.phase !== 'look')) this.read = view.rounds.length;
  }

  toggle(): void {
    this.open = !this.open;
  }

  /** A player who continues has read them. */
  putAway(): void {
    this.open = false;
    this.read = this.reading.view.rounds.length;
  }
}
