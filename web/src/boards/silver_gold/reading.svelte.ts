/** What the board reads out of its view: the islands, whose they are, and how far the game has come. */
import type { BoardProps } from '../types';
import { deckOf, type Island } from './cards';
import type { Form, Sheet, View } from './view';

export type Props = BoardProps<View, Form>;

export class Reading {
  readonly view = $derived.by(() => this.given().view);
  readonly words = $derived.by(() => this.given().words);
  readonly names = $derived.by(() => this.given().names);
  readonly seat = $derived.by(() => this.given().seat);
  /** Whose sheet is the large one: the own, or the first for a spectator. */
  readonly me = $derived.by(() => Math.max(0, this.seat));
  readonly cards = $derived.by(() => deckOf(this.given().deck));
  readonly sheet = $derived.by<Sheet | null>(() => this.view.own?.sheet ?? this.view.players[this.me]?.sheet ?? null);
  readonly others = $derived.by(() =>
    this.view.players.map((player, seat) => ({ player, seat })).filter(({ seat }) => seat !== this.seat),
  );
  readonly over = $derived.by(() => this.view.phase === 'over');
  readonly round = $derived.by(() => Math.min(4, Math.floor(this.view.turn / 7) + 1));
  readonly turn = $derived.by(() => (this.view.turn % 7) + 1);
  /** What a palm pays now: one, and one for every island with a palm in the display. */
  readonly palmWorth = $derived.by(() => {
    const islands = this.view.display.map((name) => this.island(name));
    return 1 + islands.filter((island) => island && [...island.land.values()].includes('P')).length;
  });

  constructor(private readonly given: () => Props) {}

  island(name: string | null | undefined): Island | null {
    return name ? (this.cards.get(name) ?? null) : null;
  }

  /** An island's seal in words. */
  sealText(seal: NonNullable<Island['seal']>): string {
    return this.words('web-sg-seal', {
      points: seal.points,
      colour: this.words(`silver-gold-colour-${seal.colour}`),
    });
  }
}
