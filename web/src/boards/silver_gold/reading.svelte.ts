/** What the board reads from its view: the islands, their owners, and the progress of the game. */
import type { BoardProps } from '../types';
import { deckOf, type Island } from './cards';
import { beatsOf } from './beats';
import type { Form, Sheet, View } from './view';

export type Props = BoardProps<View, Form>;

const NO_SHEET: Sheet = { cards: [null, null], coins: 0, palms: [] };

export class Reading {
  readonly view = $derived.by(() => this.given().view);
  readonly words = $derived.by(() => this.given().words);
  readonly names = $derived.by(() => this.given().names);
  readonly seat = $derived.by(() => this.given().seat);
  /** Whose score card is shown large: the player's own, or the first seat's for a spectator. */
  readonly me = $derived.by(() => Math.max(0, this.seat));
  readonly cards = $derived.by(() => deckOf(this.given().deck));
  readonly sheet = $derived.by<Sheet | null>(() => this.view.own?.sheet ?? this.view.players[this.me]?.sheet ?? null);
  readonly others = $derived.by(() =>
    this.view.players.map((player, seat) => ({ player, seat })).filter(({ seat }) => seat !== this.me),
  );
  readonly over = $derived.by(() => this.view.phase === 'over');
  readonly round = $derived.by(() => Math.min(4, Math.floor(this.view.turn / 7) + 1));
  readonly turn = $derived.by(() => (this.view.turn % 7) + 1);
  /** What a palm pays now: one, plus one for every island with a palm in the display. */
  readonly palmWorth = $derived.by(() => {
    const islands = this.view.display.map((name) => this.island(name));
    return 1 + islands.filter((island) => island && [...island.land.values()].includes('P')).length;
  });
  /** When the fresh marks of each seat are drawn, in milliseconds at normal speed. */
  readonly beats = $derived.by(() => beatsOf(this.given().happened, this.seat));

  constructor(private readonly given: () => Props) {}

  island(name: string | null | undefined): Island | null {
    return name ? (this.cards.get(name) ?? null) : null;
  }

  /** A player's cards and score card as far as the viewer knows. */
  sheetOf(seat: number): Sheet {
    const own = seat === this.seat ? this.view.own?.sheet : undefined;
    return own ?? this.view.players[seat]?.sheet ?? NO_SHEET;
  }

  /** A player's points so far by source; empty if the service does not tell. */
  partsOf(seat: number): Record<string, number> {
    const own = seat === this.seat ? this.view.own?.parts : undefined;
    return own ?? this.view.players[seat]?.parts ?? {};
  }

  pointsOf(seat: number): number | null {
    const parts = Object.values(this.partsOf(seat));
    return parts.length === 0 ? null : parts.reduce((sum, part) => sum + part, 0);
  }

  /** The name of an island. */
  nameOf({ colour }: Island): string {
    return this.words('web-sg-name', { colour });
  }

  /** The text of an island's seal. */
  sealText({ points, colour }: NonNullable<Island['seal']>): string {
    return this.words('web-sg-seal', { points, colour });
  }
}
