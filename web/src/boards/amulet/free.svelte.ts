/**
 * Free actions after the action (AM-57): the turn ends automatically, unless the player has asked for a free action, or
 * the turn itself has brought something new that can be used.
 *
 * The decision depends only on public facts, and the turn ends at once. So neither the end of the turn nor its timing
 * reveals anything.
 */
import type { Gestures } from './gestures.svelte';
import type { Reading } from './reading.svelte';

const EMPATH = 2;
const BODYGUARD = 3;
type Kind = 'empath' | 'bodyguard' | 'amulet';

export class Free {
  /** The player wants a free action after the action; for this turn only. */
  wanted = $state(false);
  /** Changes with each of this seat's turns. */
  private turn = '';
  /** The seat's own face-up empaths and bodyguards when the turn began; null if nobody saw it begin. */
  private began: Record<'empath' | 'bodyguard', number> | null = null;
  /** What has already been answered automatically. */
  private answered: unknown = null;

  /** What can still be used this turn, or could be with the card in hand. */
  readonly kinds = $derived.by<Kind[]>(() => {
    const { view, seat, me } = this.reading;
    const found: Kind[] = [];
    if (seat < 0 || view.turn !== seat) return found;
    const lies = (value: number): boolean =>
      this.reading.village(me).some((card) => card.up && card.value === value && !card.used) ||
      (view.hand !== null && view.hand.source !== 'deck' && view.hand.value === value);
    if (lies(EMPATH)) found.push('empath');
    if (lies(BODYGUARD)) found.push('bodyguard');
    if (view.right === seat) found.push('amulet');
    return found;
  });

  constructor(private readonly reading: Reading) {}

  /** Notes where one of this seat's turns begins; what was wanted in the last one is forgotten. */
  follow(): void {
    const { view, seat } = this.reading;
    if (view.turn !== seat || view.phase === 'look') {
      this.turn = '';
      this.wanted = false;
      this.began = null;
    } else if (view.phase === 'turn') {
      // No two turns of a round begin with the same deck after the same number of turns without a draw.
      const turn = `${view.round}/${view.deck}/${view.still}`;
      if (turn === this.turn) return;
      this.turn = turn;
      this.wanted = false;
      this.began = this.count();
    }
  }

  /** Whether the turn should end automatically now. */
  isOver(hand: Gestures): boolean {
    const { view } = this.reading;
    if (view.phase !== 'after' || this.wanted || this.began === null || hand.can('end') === undefined) return false;
    const now = this.count();
    return now.empath <= this.began.empath && now.bodyguard <= this.began.bodyguard;
  }

  /** Ends the turn if nothing is wanted; once for each view. */
  end(hand: Gestures): void {
    const { view } = this.reading;
    if (this.answered === view || !this.isOver(hand)) return;
    this.answered = view;
    hand.send(hand.can('end'), true);
  }

  private count(): Record<'empath' | 'bodyguard', number> {
    const up = (value: number): number =>
      this.reading.village(this.reading.me).filter((card) => card.up && card.value === value).length;
    return { empath: up(EMPATH), bodyguard: up(BODYGUARD) };
  }
}
