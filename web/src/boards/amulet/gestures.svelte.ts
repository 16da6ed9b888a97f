/** What the hand is doing: cards picked for an exchange, a card chosen, the amulet in hand, and what comes of a press. */
import type { Lantern } from './lantern.svelte';
import type { Props, Reading } from './reading.svelte';
import type { Scores } from './scores.svelte';
import { legalFor, type Legal } from './view';

export interface Spot {
  seat: number;
  place: number;
}

export class Gestures {
  /** Own places picked for an exchange, not sent yet. */
  picks = $state<number[]>([]);
  /** A card chosen for something that cannot be taken back, waiting to be confirmed. */
  chosen = $state<Spot | null>(null);
  /** The next press hangs the amulet. */
  hanging = $state(false);
  /** A call waits to be confirmed. */
  calling = $state(false);
  /** The discard pile lies open. */
  searching = $state(false);
  /** What a card says that can not be chosen now. */
  note = $state('');
  /** The character somebody wants to know about. */
  about = $state<number | null>(null);
  /** Picks on their way, one action each; null when nothing is being sent. */
  private queue = $state<number[] | null>(null);

  readonly waiting = $derived.by(() => this.props.busy || this.props.still || this.queue !== null);
  readonly free = $derived.by(() => !this.waiting && this.props.legal.length > 0);
  readonly offered = $derived.by(() => (this.free ? this.props.legal : []));
  /** Own cards are picked in a group where the rules ask for an exchange. */
  private readonly grouping = $derived.by(() => ['hand', 'announce', 'witch'].includes(this.reading.view.phase));
  /** A slip would hurt here: the first press chooses, the second (or the button) does it. */
  private readonly careful = $derived.by(() => {
    const { view, power } = this.reading;
    return view.phase === 'swap' || view.phase === 'witch' || (view.phase === 'power' && (power === 5 || power === 6));
  });
  /** Changes with what is asked. */
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

  isPicked(at: number, place: number): boolean {
    const { view, seat } = this.reading;
    return (
      (at === view.turn && view.phase !== 'place' && view.announced.includes(place)) ||
      (at === seat && this.picks.includes(place)) ||
      this.isChosen(at, place)
    );
  }

  isLive(at: number, place: number): boolean {
    const own = at === this.reading.seat;
    if (this.hanging) return own && this.can('amulet', place) !== undefined;
    return this.can('card', place, at) !== undefined || (own && this.can('use', place) !== undefined);
  }

  /** Puts down whatever the hand was doing for the last question. */
  letGo(): void {
    this.picks = [];
    this.chosen = null;
    this.hanging = false;
    this.calling = false;
    this.note = '';
    this.searching = this.reading.view.phase === 'power' && this.props.legal.some(({ form }) => form.do === 'fetch');
  }

  send(action: Legal | undefined): void {
    if (action === undefined || !this.free) return;
    this.picks = [];
    this.chosen = null;
    this.hanging = false;
    this.calling = false;
    this.searching = false;
    if (this.reading.view.phase !== 'look' && action.form.do !== 'card') this.lantern.putAway();
    this.scores.putAway();
    this.props.act(action);
  }

  /** A press on a card of a village: the legal action that names it, or a word about it. */
  press(at: number, place: number): void {
    const card = this.reading.view.villages[at]?.[place];
    if (card === undefined) return;
    this.note = '';
    if (this.hanging) return this.send(this.can('amulet', place));
    const own = at === this.reading.seat;
    const action = this.can('card', place, at);
    if (action === undefined) {
      const use = own ? this.can('use', place) : undefined;
      if (use !== undefined) this.send(use);
      else if (card.up && card.value !== null) this.about = card.value;
      else this.explain(this.reading.label(at, place, card));
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
    this.scores.putAway();
    this.props.act(action);
  }

  /** The next step of an exchange, once the last one has come back. */
  carryOn(): void {
    const { busy, still, legal } = this.props;
    if (this.queue === null || busy) return;
    const [next, ...rest] = this.queue;
    const asked = this.reading.view.phase === 'announce' && !still;
    const last = next === undefined ? legalFor(legal, 'yes') : legalFor(legal, 'card', next, this.reading.seat);
    const action = asked ? last : undefined;
    this.queue = action === undefined ? null : rest;
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

  private explain(text: string): void {
    this.note = this.free ? this.reading.words('web-amulet-not-now', { card: text }) : '';
    this.props.say(text);
  }
}
