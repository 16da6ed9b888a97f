/** What the player is doing: a card picked up, a cell aimed at, a card wanted, and what a press does. */
import { SUITS, suitOf } from './cards';
import type { Reading, Props } from './reading.svelte';
import { legalFor, type Legal, type Standing } from './view';

export interface Cell {
  row: number;
  column: number;
}

const isAt = (at: Cell | null, row: number, column: number): boolean => at?.row === row && at.column === column;

export class Gestures {
  /** The card in hand that is picked up. */
  held = $state<string | null>(null);
  /** The cell under the mouse or the focus, and the one chosen by touch. */
  over = $state<Cell | null>(null);
  private chosen = $state<Cell | null>(null);
  /** The grid card chosen to be taken. */
  wanted = $state<string | null>(null);
  /** Why a press did nothing. */
  note = $state('');
  byTouch = false;

  readonly free = $derived.by(() => !this.props.busy && !this.props.still && this.props.legal.length > 0);
  readonly offered = $derived.by(() => (this.free ? this.props.legal : []));
  /** Where the held card would lie. */
  readonly aim = $derived.by(() => {
    const at = this.over ?? this.chosen;
    return at !== null && this.laying(at.row, at.column) ? at : null;
  });
  /** The row of the wanted card; -1 if there is none. */
  readonly wantedRow = $derived.by(() => {
    const { wanted } = this;
    return wanted === null ? -1 : this.reading.view.grid.findIndex((cells) => cells.flat().includes(wanted));
  });
  /** How the rows stand, or would stand after the action aimed at. */
  readonly standing = $derived.by(() =>
    this.reading.view.standing.map((stand, row): Standing | null => {
      const { aim, wanted, wantedRow } = this;
      const would =
        aim?.row === row
          ? this.laying(row, aim.column)
          : wanted !== null && wantedRow === row
            ? legalFor(this.offered, 'take', wanted)
            : undefined;
      return would === undefined ? stand : (would.then ?? null);
    }),
  );
  /** Changes with the current decision. */
  readonly question = $derived.by(() => {
    const { view, hand } = this.reading;
    return `${view.phase}/${view.turn}/${view.stock}/${hand.join()}`;
  });

  constructor(
    private readonly given: () => Props,
    private readonly reading: Reading,
  ) {}

  private get props(): Props {
    return this.given();
  }

  /** How many cards a cell would hold: with the held card if aimed there, without the card to be taken. */
  shownIn(row: number, column: number): number {
    const left = (this.reading.view.grid[row]?.[column] ?? []).filter((card) => card !== this.wanted);
    return left.length + (isAt(this.aim, row, column) ? 1 : 0);
  }

  isChosen(row: number, column: number): boolean {
    return isAt(this.chosen, row, column);
  }

  isAimed(row: number, column: number): boolean {
    return isAt(this.aim, row, column);
  }

  canLay(card: string): boolean {
    return this.offered.some(({ form }) => form.do === 'lay' && form.card === card);
  }

  taking(card: string): Legal | undefined {
    return legalFor(this.offered, 'take', card);
  }

  /** The action that lays the held card in a cell. */
  laying(row: number, column: number): Legal | undefined {
    return this.held === null ? undefined : legalFor(this.offered, 'lay', this.held, row, column);
  }

  /** The action that lays it in the cell chosen by touch. */
  layingChosen(): Legal | undefined {
    return this.chosen === null ? undefined : this.laying(this.chosen.row, this.chosen.column);
  }

  /** Drops whatever was picked up. */
  letGo(): void {
    this.held = null;
    this.chosen = null;
    this.wanted = null;
    this.over = null;
    this.note = '';
  }

  send(action: Legal | undefined): void {
    if (action === undefined || !this.free) return;
    this.letGo();
    this.props.act(action);
  }

  pick(card: string): void {
    this.note = '';
    if (!this.canLay(card)) {
      if (this.free) this.note = this.reading.words('web-john-not-now', { phase: this.reading.view.phase });
      this.props.say(this.reading.label(card));
      return;
    }
    this.held = this.held === card ? null : card;
    this.chosen = null;
  }

  /** A press on a cell lays the held card there. By touch, the first press shows a preview and the second lays the
   * card. */
  lay(row: number, column: number): void {
    if (this.held === null) return;
    const action = this.laying(row, column);
    if (action === undefined) {
      this.note = this.whyNotThere(this.held, row, column);
      return;
    }
    this.note = '';
    if (this.byTouch && !this.isChosen(row, column)) this.chosen = { row, column };
    else this.send(action);
  }

  take(card: string): void {
    const { reading } = this;
    const action = this.taking(card);
    if (action === undefined) {
      if (this.free) this.note = reading.view.phase === 'take' ? this.whyNotThis(card) : reading.label(card);
      this.props.say(reading.label(card));
    } else if (this.wanted !== card) this.wanted = card;
    else this.send(action);
  }

  /** A press on a grid card: what it means depends on whether a card is held. */
  press(card: string, row: number, column: number): void {
    if (this.held === null) this.take(card);
    else this.lay(row, column);
  }

  /** Why a card in hand cannot be laid in a cell. */
  private whyNotThere(card: string, row: number, column: number): string {
    const { view, words } = this.reading;
    const suit = suitOf(card);
    const fits = suit === 'joker' || suit === SUITS[row];
    const taken = (view.grid[row]?.[column] ?? []).length > 0;
    const kind = fits && taken ? 'taken' : suit === 'joker' ? 'joker' : 'row';
    return words('web-john-not-there', { kind, card: this.reading.label(card), row: suit });
  }

  /** Why a grid card cannot be taken. */
  private whyNotThis(card: string): string {
    const kind = this.reading.symbolsOf(card)?.kind === 'apples' ? 'apples' : 'other';
    return this.reading.words('web-john-not-this', { kind });
  }
}
