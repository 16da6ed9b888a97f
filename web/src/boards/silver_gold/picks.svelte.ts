/** Islands chosen for keeping or taking, not sent yet: places of the four that were dealt, or of the display. */
import type { Props, Reading } from './reading.svelte';
import type { Legal } from './view';

export class Picks {
  places = $state.raw<readonly number[]>([]);
  /** The draw pile is chosen: an unseen island, once it is confirmed. */
  unseen = $state(false);
  /** Two of the four dealt islands are to be kept. */
  readonly keeping = $derived.by(() => this.isAsked('draft'));
  /** A completed island is to be replaced. */
  readonly replacing = $derived.by(() => this.isAsked('replace'));
  /** The action that keeps the two that are picked. */
  readonly keep = $derived.by(() => {
    const [first, second] = this.places;
    if (second === undefined) return undefined;
    return this.props.legal.find(
      ({ form }) => form.do === 'keep' && form.places[0] === first && form.places[1] === second,
    );
  });
  /** The action that draws one unseen, where it may be pressed. */
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

  /** One more or one less of the two to keep; of three the oldest goes. */
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

  /** The draw pile, or no longer. */
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
