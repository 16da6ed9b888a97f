/** What the hand is doing with the pattern: how it is turned, where it hovers, where it is laid. */
import { gainsOf } from './gains';
import type { Props, Reading } from './reading.svelte';
import { around, covering, gridKey, key, marks, snap, turned, ways, type Cells, type MarkAction } from './stencil';

const ONE: Cells = [[0, 0]];

export class Gestures {
  turns = $state(0);
  flipped = $state(false);
  /** One cell is to be marked instead of the pattern. */
  wantSingle = $state(false);
  /** Under the mouse or a finger that drags. */
  hover = $state.raw<MarkAction | null>(null);
  /** Laid down, to be marked or moved. */
  pinned = $state.raw<MarkAction | null>(null);
  /** The pattern fits nowhere near. */
  unfit = $state(false);

  private readonly all = $derived.by(() => marks(this.props.legal));
  /** Cells are to be marked. */
  readonly marking = $derived.by(() => {
    const { waiting, seat, still } = this.props;
    return this.reading.view.phase === 'mark' && waiting.includes(seat) && !still && this.all.length > 0;
  });
  /** An X owes one more cell. */
  readonly following = $derived.by(() => (this.reading.view.own?.owed ?? -1) > 0);
  readonly patterned = $derived.by(() => this.all.filter(({ form }) => form.cells.length > 1));
  readonly single = $derived.by(() => this.following || this.wantSingle || this.patterned.length === 0);
  readonly usable = $derived.by(() =>
    this.single ? this.all.filter(({ form }) => form.cells.length === 1) : this.patterned,
  );
  /** The cells of the pattern as it is held. */
  readonly cells = $derived.by(() => (this.single ? ONE : turned(this.pattern, this.turns, this.flipped)));
  readonly shape = $derived.by(() => key(this.cells));
  /** The mark that is shown. */
  readonly shown = $derived.by(() => this.hover ?? this.pinned);
  /** Cells that can be chosen, by card. */
  readonly open = $derived.by(() =>
    [0, 1].map(
      (card) => new Set(this.usable.filter(({ form }) => form.card === card).flatMap(({ form }) => form.cells)),
    ),
  );
  /** Changes with what is asked. */
  readonly question = $derived.by(() => {
    const { phase, turn, own, replacements } = this.reading.view;
    return `${phase} ${turn} ${own?.owed} ${replacements} ${this.props.legal.length}`;
  });
  /** Changes with the expedition card. */
  readonly expedition = $derived.by(() => `${this.reading.view.turn} ${this.reading.view.pattern}`);

  constructor(
    private readonly given: () => Props,
    private readonly reading: Reading,
  ) {}

  private get props(): Props {
    return this.given();
  }

  private get pattern(): string {
    return this.reading.view.pattern ?? 'domino';
  }

  /** A cell can be marked now, and nothing is on its way. */
  get free(): boolean {
    return this.marking && !this.props.busy;
  }

  ghost(card: number): readonly number[] {
    return this.shown?.form.card === card ? this.shown.form.cells : [];
  }

  /** Lets go of what was held for the last question. */
  letGo(): void {
    this.hover = this.pinned = null;
    this.unfit = false;
  }

  /** A new pattern is held as it is printed. */
  straighten(): void {
    this.turns = 0;
    this.flipped = false;
    this.wantSingle = false;
  }

  rotate(by: number): void {
    if (this.single) return;
    this.turns = (this.turns + by) % 4;
    this.regrip();
  }

  flip(): void {
    if (this.single) return;
    this.flipped = !this.flipped;
    this.regrip();
  }

  toggleSingle(): void {
    this.wantSingle = !this.wantSingle;
    this.letGo();
  }

  point(card: number, x: number, y: number): void {
    if (this.free) this.hover = this.near(card, x, y);
  }

  /** The place nearest to a point, for the pattern as it is held. */
  near(card: number, x: number, y: number): MarkAction | null {
    return snap(this.usable, card, this.shape, x, y);
  }

  /** A tap lays the stencil; a tap on the laid stencil marks it; a tap on another cell moves it. */
  pick(card: number, cell: number, x: number, y: number): void {
    if (!this.free) return;
    if (this.pinned && this.pinned.form.card === card && this.pinned.form.cells.includes(cell)) {
      this.commit(this.pinned);
      return;
    }
    const near = this.near(card, x, y);
    const found = near?.form.cells.includes(cell) ? near : (covering(this.usable, card, cell, this.shape)[0] ?? null);
    this.unfit = found === null;
    this.hover = null;
    this.lay(found);
  }

  /** The next legal place of the pattern, in any way it can be held, as if the finger had found it. */
  browse(by: number): void {
    if (!this.free) return;
    const next = around(this.usable, this.pinned, by);
    if (next === null) return;
    this.letGo();
    this.lay(next);
  }

  /** Lays the pattern down, held as it lies. */
  lay(action: MarkAction | null): void {
    this.pinned = action;
    if (action === null) return;
    this.hold(action);
    this.props.say(gainsOf(this.reading, action));
  }

  commit(action: MarkAction): void {
    this.hover = null;
    this.props.act(action);
  }

  /** The stencil stays where it is if it can. */
  private regrip(): void {
    const old = this.pinned ?? this.hover;
    this.hover = null;
    if (old === null) return;
    const { card, cells } = old.form;
    const x = cells.reduce((sum, cell) => sum + (cell % 4) + 0.5, 0) / cells.length;
    const y = cells.reduce((sum, cell) => sum + Math.floor(cell / 4) + 0.5, 0) / cells.length;
    const next = this.near(card, x, y);
    this.pinned = next;
    this.unfit = next === null;
    if (next) this.props.say(gainsOf(this.reading, next));
  }

  /** Turns the pattern in the hand as it lies. */
  private hold({ form }: MarkAction): void {
    const shape = gridKey(form.cells);
    const way = ways(this.pattern).find((one) => one.key === shape);
    if (!way || form.cells.length < 2 || shape === this.shape) return;
    this.turns = way.turns;
    this.flipped = way.flipped;
  }
}
