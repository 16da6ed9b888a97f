/** Islands chosen to keep or take, not sent yet: places among the four dealt, or in the display. */
import type { Props, Reading } from './reading.svelte';
import type { Legal } from './view';

export class Picks {
  places = $state.raw<readonly number[]>([]);
  /** The draw pile is chosen: an unseen island, once the player confirms. */
  unseen = $state(false);
  /** The player has to keep two of the four dealt islands. */
  readonly keeping = $derived.by(() => this.isAsked('draft'));
  /** The player has to replace a completed island. */
  readonly replacing = $derived.by(() => this.isAsked('replace'));
  /** The action that keeps the two picked islands. */
  readonly keep = $derived.by(() => {
    const [first, second] = this.places;
    if (second === undefined) return undefined;
    return this.props.legal.find(
      ({ form }) => form.do === 'keep' && form.places[0] === first && form.places[1] === second,
    );
  });
  /** The action that draws an unseen island, if the pile may be pressed. */
  readonly blind = $derived.by(() => (this.replacing && !this.props.busy ? this.drawing() : undefined));

  constructor(
    private readonly given: () => Props,
    private readonly reading: Reading,
  ) {}

  private get props(): Props {
    return this.given();
  }

  has(place: number): boolean {
    return this.places.includes(place);
  }

  letGo(): void {
    this.places = [];
    this.unseen = false;
  }

  /** Adds or removes one of the two to keep; a third one replaces the oldest. */
  toggle(place: number): void {
    if (this.props.busy) return;
    this.places = this.has(place)
      ? this.places.filter((one) => one !== place)
      : [...this.places, place].slice(-2).sort((one, other) => one - other);
  }

  /** The one to take. */
  choose(place: number): void {
    this.unseen = false;
    this.places = this.places[0] === place ? [] : [place];
  }

  /** Chooses the draw pile, or no longer chooses it. */
  chooseUnseen(): void {
    this.places = [];
    this.unseen = !this.unseen && this.blind !== undefined;
  }

  taking(place: number | undefined): Legal | undefined {
    return this.props.legal.find(({ form }) => form.do === 'take' && form.place === place);
  }

  drawing(): Legal | undefined {
    return this.props.legal.find(({ form }) => form.do === 'draw');
  }

  send(action: Legal | undefined): void {
    if (action !== undefined) this.props.act(action);
  }

  private isAsked(phase: string): boolean {
    const { waiting, seat, still, legal } = this.props;
    return this.reading.view.phase === phase && waiting.includes(seat) && !still && legal.length > 0;
  }
}
