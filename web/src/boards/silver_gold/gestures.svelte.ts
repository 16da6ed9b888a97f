/**
 * The pattern in the hand. It is one piece: held by one of its cells, turned and mirrored around that cell, and moved
 * to a point of an island by pointer, finger, wheel, keys or buttons. These alone determine where it lies (stencil.ts),
 * so turning it four times brings it back, and nothing makes it vanish.
 */
import { gainsOf, troubleOf } from './gains';
import type { Props, Reading } from './reading.svelte';
import {
  ONE,
  after,
  anchorOf,
  around,
  covering,
  gridKey,
  key,
  marks,
  middleOf,
  settle,
  turned,
  ways,
  type Cells,
  type MarkAction,
} from './stencil';

/** Where the middle of the held cell is: on which of the player's islands, in cell widths from its upper left
 * corner. */
interface Aim {
  card: number;
  x: number;
  y: number;
}

/** Two taps within this many milliseconds are a double tap. */
const DOUBLE = 450;

export class Gestures {
  turns = $state(0);
  flipped = $state(false);
  /** One cell has to be marked instead of the pattern. */
  wantSingle = $state(false);
  /** The pattern is put down: it can still be moved, and it can be marked. */
  laid = $state(false);
  /** The player tried to mark or place it where it does not fit. */
  refused = $state(false);
  private grip = $state(-1);
  private aim = $state.raw<Aim | null>(null);
  private tapped = -Infinity;

  private readonly all = $derived.by(() => marks(this.props.legal));
  /** Cells have to be marked. */
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
  /** The cells of the piece as it is held, relative to the held one. */
  readonly held = $derived.by<Cells>(() => {
    if (this.single) return ONE;
    return around(this.pattern, this.turns, this.flipped, this.grip < 0 ? middleOf(this.pattern) : this.grip);
  });
  /** The piece over an island; null if it is not over one. */
  readonly piece = $derived.by(() => {
    const { aim } = this;
    if (aim === null || !this.marking) return null;
    return { card: aim.card, ...settle(this.usable, aim.card, this.held, aim.x, aim.y) };
  });
  /** The mark that can be made now. */
  readonly ready = $derived.by(() => (this.laid ? (this.piece?.action ?? null) : null));
  /** Why the piece does not fit where it is, in words; empty if it does. */
  readonly trouble = $derived.by(() => {
    const { piece } = this;
    return piece === null || piece.action !== null ? '' : troubleOf(this.reading, piece.card, piece.cells);
  });
  /** Cells that can be chosen, by card. */
  readonly open = $derived.by(() =>
    [0, 1].map(
      (card) => new Set(this.usable.filter(({ form }) => form.card === card).flatMap(({ form }) => form.cells)),
    ),
  );
  /** Changes with the current decision. */
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

  /** A cell can be marked now, and no action is pending. */
  get free(): boolean {
    return this.marking && !this.props.busy;
  }

  /** The piece lies on this cell. */
  covers(card: number, cell: number): boolean {
    return this.at(card, cell) >= 0;
  }

  /** Drops what was held for the last decision. */
  letGo(): void {
    this.aim = null;
    this.laid = false;
    this.refused = false;
    this.grip = -1;
    this.tapped = -Infinity;
  }

  /** A new pattern is held as it is printed. */
  straighten(): void {
    this.turns = 0;
    this.flipped = false;
    this.wantSingle = false;
  }

  rotate(by: number): void {
    if (this.single) return;
    this.turns = (this.turns + by + 4) % 4;
    this.tell();
  }

  /** Swaps left and right, whichever way the piece is turned. */
  flip(): void {
    if (this.single) return;
    this.turns = (4 - this.turns) % 4;
    this.flipped = !this.flipped;
    this.tell();
  }

  toggleSingle(): void {
    this.wantSingle = !this.wantSingle;
    this.letGo();
  }

  /** The mouse is over an island: the piece follows it until it is put down. */
  point(card: number, x: number, y: number): void {
    if (this.free && !this.laid) this.bring(card, x, y);
  }

  /** The mouse has left the islands. */
  leave(): void {
    if (!this.laid) this.aim = null;
  }

  /** The piece is picked up at one of its cells, or anywhere; it follows the pointer until it is put down. */
  lift(card = -1, cell = -1): void {
    this.laid = false;
    const grip = this.at(card, cell);
    if (grip < 0 || this.single) return;
    this.grip = grip;
  }

  /** Where the piece is, on or off the islands. */
  bring(card: number, x: number, y: number): void {
    this.refused = false;
    this.aim = { card, x, y };
  }

  /** Puts the piece down where it is. */
  put(): void {
    if (this.aim === null) return;
    this.laid = true;
    this.refused = this.piece?.action === null;
    this.tell();
  }

  /**
   * A tap on a cell brings the piece there and puts it down, turned if necessary to cover the cell. A tap on the piece
   * itself does nothing, a double tap on it marks.
   */
  pick(card: number, cell: number, time: number): void {
    if (!this.free) return;
    if (this.laid && this.covers(card, cell)) {
      if (this.ready && time - this.tapped < DOUBLE) this.commit();
      else this.tapped = time;
      return;
    }
    this.tapped = -Infinity;
    this.lay(card, cell);
  }

  /** Enter on a cell puts the piece down there; if it is already down, Enter marks it. */
  enter(card: number, cell: number): void {
    if (!this.free) return;
    if (this.laid && this.piece?.card === card) this.commit();
    else this.lay(card, cell);
  }

  /** The focus has moved to a cell, and the piece follows. Once it is down, only an arrow key moves it. */
  follow(card: number, cell: number, byArrow: boolean): void {
    if (!this.free || (this.laid && !byArrow)) return;
    this.bring(card, (cell % 4) + 0.5, Math.floor(cell / 4) + 0.5);
    this.tell();
  }

  /** The next legal place of the pattern, in any orientation, as if the finger had found it. */
  browse(by: number): void {
    if (!this.free) return;
    const next = after(this.usable, this.piece?.action ?? null, by);
    if (next !== null) this.layAs(next);
  }

  /** Marks the cells under the piece; says why if it does not fit. */
  commit(): void {
    const { ready } = this;
    if (ready === null) this.refused = this.laid;
    else this.props.act(ready);
  }

  private lay(card: number, cell: number): void {
    this.grip = -1;
    this.bring(card, (cell % 4) + 0.5, Math.floor(cell / 4) + 0.5);
    if (!this.piece?.action?.form.cells.includes(cell)) {
      const found = covering(this.usable, card, cell, key(turned(this.pattern, this.turns, this.flipped)))[0];
      if (found) return this.layAs(found);
    }
    this.put();
  }

  /** Puts the piece down as this mark, in the orientation it needs. */
  private layAs({ form }: MarkAction): void {
    const shape = gridKey(form.cells);
    const way = ways(this.pattern).find((one) => one.key === shape);
    const now = key(turned(this.pattern, this.turns, this.flipped));
    if (way && form.cells.length > 1 && shape !== now) {
      this.turns = way.turns;
      this.flipped = way.flipped;
    }
    const anchor = anchorOf(this.held, form.cells);
    if (anchor === null) return;
    this.bring(form.card, anchor[1] + 0.5, anchor[0] + 0.5);
    this.put();
  }

  /** Which of its cells the piece has on this cell; -1 if none. */
  private at(card: number, cell: number): number {
    if (this.piece?.card !== card) return -1;
    return this.piece.cells.findIndex(
      ([row, column]) => column >= 0 && column < 4 && row >= 0 && 4 * row + column === cell,
    );
  }

  private tell(): void {
    const { piece } = this;
    if (piece !== null) this.props.say(piece.action ? gainsOf(this.reading, piece.action) : this.trouble);
  }
}
