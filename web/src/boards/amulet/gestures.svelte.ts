/** What the player is doing: cards picked for an exchange, a card chosen, the amulet in hand, and what a press does. */
import type { Lantern } from './lantern.svelte';
import type { Props, Reading } from './reading.svelte';
import type { Scores } from './scores.svelte';
import { legalFor, type Legal } from './view';
import { whyNot } from './why';

/** A village with more cards is drawn small on a phone. */
const LARGE = 10;

export interface Spot {
  seat: number;
  place: number;
}

export class Gestures {
  /** Places in the player's own village picked for an exchange, not sent yet. */
  picks = $state<number[]>([]);
  /** A card chosen for something that cannot be undone, waiting for confirmation. */
  chosen = $state<Spot | null>(null);
  /** The next press hangs the amulet. */
  hanging = $state(false);
  /** A call is waiting for confirmation. */
  calling = $state(false);
  /** The discard pile is open. */
  searching = $state(false);
  /** Why the pressed card cannot be chosen, and where it lies. */
  refused = $state.raw<{ text: string; spot: string } | null>(null);
  /** The character to explain. */
  about = $state<number | null>(null);
  /** Picks on their way, one action each; null when nothing is being sent. */
  private queue = $state<number[] | null>(null);
  /** How many cards are revealed once the last pick has arrived. */
  private revealed = 0;

  readonly waiting = $derived.by(() => this.props.busy || this.props.still || this.queue !== null);
  readonly free = $derived.by(() => !this.waiting && this.props.legal.length > 0);
  readonly offered = $derived.by(() => (this.free ? this.props.legal : []));
  /** The player picks several of their own cards if the rules ask for an exchange. */
  private readonly grouping = $derived.by(() => ['hand', 'announce', 'witch'].includes(this.reading.view.phase));
  /** A mistake would be costly here: the first press chooses, the second (or the button) confirms. */
  private readonly careful = $derived.by(() => {
    const { view, power } = this.reading;
    return view.phase === 'swap' || view.phase === 'witch' || (view.phase === 'power' && (power === 5 || power === 6));
  });
  /** Changes with the current decision. */
  readonly question = $derived.by(() => {
    const { view, waiting, seat } = this.reading;
    return `${view.phase}/${view.turn}/${view.round}/${waiting.includes(seat)}`;
  });

  constructor(
    private readonly given: () => Props,
    private readonly reading: Reading,
    private readonly lantern: Lantern,
    private readonly scores: Scores,
  ) {}

  private get props(): Props {
    return this.given();
  }

  can(what: string, place?: number, seat?: number): Legal | undefined {
    return legalFor(this.offered, what, place, seat);
  }

  /** A press on a card of this village only selects it; the button confirms. */
  confirms(at: number): boolean {
    return !this.hanging && ((this.grouping && at === this.reading.seat) || this.careful);
  }

  isPicked(at: number, place: number): boolean {
    const { view, seat } = this.reading;
    return (
      (at === view.turn && view.phase !== 'place' && view.announced.includes(place)) ||
      (at === seat && this.picks.includes(place)) ||
      this.isChosen(at, place)
    );
  }

  /** The decision is about village cards, and this is not one of them. */
  isDim(at: number, place: number): boolean {
    const choosing = this.hanging || this.offered.some(({ form }) => form.do === 'card');
    return choosing && !this.isLive(at, place) && !this.isPicked(at, place);
  }

  isLive(at: number, place: number): boolean {
    const own = at === this.reading.seat;
    if (this.hanging) return own && this.can('amulet', place) !== undefined;
    if (this.can('card', place, at) !== undefined) return true;
    // In a very large village the cards may be too small to press, so the prompt offers it too.
    const small = this.reading.view.phase === 'turn' && this.reading.village(at).length > LARGE;
    return own && !small && this.can('use', place) !== undefined;
  }

  /** Drops whatever was picked up for the last decision. */
  letGo(): void {
    this.picks = [];
    this.chosen = null;
    this.hanging = false;
    this.calling = false;
    this.refused = null;
    this.searching = false;
  }

  /** `quiet` if nobody pressed anything: what was just seen stays visible. */
  send(action: Legal | undefined, quiet = false): void {
    if (action === undefined || !this.free) return;
    if (quiet) return this.props.act(action);
    this.picks = [];
    this.chosen = null;
    this.hanging = false;
    this.calling = false;
    this.searching = false;
    if (this.reading.view.phase !== 'look' && action.form.do !== 'card') this.lantern.putAway();
    this.scores.putAway();
    this.props.act(action);
  }

  /** A press on a village card: the legal action that names it, or an explanation. */
  press(at: number, place: number): void {
    const card = this.reading.view.villages[at]?.[place];
    if (card === undefined) return;
    this.refused = null;
    if (this.hanging) return this.send(this.can('amulet', place));
    const own = at === this.reading.seat;
    const action = this.can('card', place, at);
    if (action === undefined) {
      const use = own ? this.can('use', place) : undefined;
      if (use !== undefined) this.send(use);
      else this.explain(at, place);
    } else if (this.grouping && own) this.pick(place);
    else if (this.careful && !this.isChosen(at, place)) {
      this.picks = [];
      this.chosen = { seat: at, place };
    } else this.send(action);
  }

  /** Sends the picks from left to right, then says that these are all; every step waits for the service. */
  exchange(): void {
    const [first, ...rest] = this.picks;
    const action = first === undefined ? this.can('yes') : this.can('card', first, this.reading.seat);
    if (action === undefined) return;
    this.picks = [];
    this.lantern.putAway();
    this.queue = rest;
    this.revealed = this.reading.view.announced.length + 1;
    this.scores.putAway();
    this.props.act(action);
  }

  /** The next step of an exchange, once the last one has been acknowledged. If that one was refused, nothing follows. */
  carryOn(): void {
    const { busy, still, legal } = this.props;
    if (this.queue === null || busy) return;
    const [next, ...rest] = this.queue;
    const { phase, announced } = this.reading.view;
    const asked = phase === 'announce' && !still && announced.length >= this.revealed;
    const last = next === undefined ? legalFor(legal, 'yes') : legalFor(legal, 'card', next, this.reading.seat);
    const action = asked ? last : undefined;
    this.queue = action === undefined || next === undefined ? null : rest;
    this.revealed = announced.length + 1;
    if (action !== undefined) this.props.act(action);
  }

  private isChosen(at: number, place: number): boolean {
    return this.chosen?.seat === at && this.chosen.place === place;
  }

  private pick(place: number): void {
    const { picks } = this;
    this.chosen = null;
    this.picks = picks.includes(place)
      ? picks.filter((one) => one !== place)
      : [...picks, place].sort((one, other) => one - other);
  }

  /** Says why it cannot be chosen; if there is nothing to decide, says what it is. */
  private explain(at: number, place: number): void {
    const card = this.reading.village(at)[place];
    if (card === undefined) return;
    const why = this.free ? whyNot(this.reading, at, place) : '';
    const asked = this.offered.some(({ form }) => form.do === 'card');
    if (card.up && card.value !== null && !(asked && why)) {
      this.about = card.value;
      return;
    }
    const text = why || this.reading.label(at, place, card);
    this.refused = { text, spot: `house:${at}:${place}` };
    this.props.say(text);
  }
}
