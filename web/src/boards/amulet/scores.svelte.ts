/** The ends of rounds, and the scores: what is open, and what was read. */
import { untrack } from 'svelte';
import type { Reading } from './reading.svelte';

export class Scores {
  open = $state(false);
  /** Rounds whose end was shown. Who comes while a new round begins has not seen the villages of the old one yet. */
  private read = $state(0);
  /** The table was played while this was open: its end is shown too. In a replay every step may be a new one. */
  private played = $state(false);
  /** The round whose end is shown now. */
  readonly ended = $derived.by(() => {
    const { rounds, phase } = this.reading.view;
    if (!this.played && phase !== 'look') return undefined;
    return rounds.length > this.read ? rounds.at(-1) : undefined;
  });
  /** Nothing can be done here: the end of a round lies over the board and takes no focus. */
  readonly replay = $derived.by(() => !this.played);

  constructor(private readonly reading: Reading) {
    const { rounds, phase } = untrack(() => reading.view);
    this.read = rounds.length - (phase === 'look' ? 1 : 0);
  }

  /** Call it with every view. */
  follow(): void {
    const { still, view } = this.reading;
    if (!still) this.played = true;
    // In a replay the end of a round is shown again whenever its place is passed.
    if (view.rounds.length < this.read || (!this.played && view.phase !== 'look')) this.read = view.rounds.length;
  }

  toggle(): void {
    this.open = !this.open;
  }

  /** A player who plays on has read them. */
  putAway(): void {
    this.open = false;
    this.read = this.reading.view.rounds.length;
  }
}
