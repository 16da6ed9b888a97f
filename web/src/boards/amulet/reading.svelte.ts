/** What the board reads from its view: the villages, the names of cards and places, who knows what. */
import type { BoardProps } from '../types';
import { keyOf } from './cards';
import { cardLabel, type Card, type Form, type View } from './view';

export type Props = BoardProps<View, Form>;

export class Reading {
  readonly view = $derived.by(() => this.given().view);
  readonly words = $derived.by(() => this.given().words);
  readonly names = $derived.by(() => this.given().names);
  readonly waiting = $derived.by(() => this.given().waiting);
  readonly still = $derived.by(() => this.given().still);
  readonly seat = $derived.by(() => this.given().seat);
  /** The viewer's own seat; a spectator sees the table from the first. */
  readonly me = $derived.by(() => Math.max(0, this.seat));
  /** The seats of the others, starting with the left neighbour. */
  readonly others = $derived.by(() =>
    this.names.map((_, at) => (this.me + at) % this.names.length).filter((at) => at !== this.seat),
  );
  /** Points lost so far, by seat. */
  readonly lost = $derived.by(() =>
    this.names.map((_, at) => this.view.rounds.reduce((sum, round) => sum + (round.lost[at] ?? 0), 0)),
  );
  /** The card on top of the discard pile, whose power may be used. */
  readonly power = $derived.by(() => this.view.pile.at(-1));
  /** The deck cards this seat is looking at now. */
  readonly looked = $derived.by(() => {
    const { phase, seen, looked } = this.view;
    return phase === 'rascal' || phase === 'witch' ? seen.filter((card) => card.depth < Math.max(1, looked)) : [];
  });
  /** Who knows a card: the first letter of the name, two letters if seats share it, or the seat number if necessary. */
  private readonly signs = $derived.by(() => {
    const short = (size: number): string[] => this.names.map((one) => one.slice(0, size));
    const unique = (list: string[]): boolean => new Set(list).size === list.length;
    return [short(1), short(2)].find(unique) ?? this.names.map((_, at) => String(at + 1));
  });

  constructor(private readonly given: () => Props) {}

  /** The name of a card. */
  name(value: number): string {
    return this.words(keyOf(value));
  }

  /** Its number and name. */
  full(value: number): string {
    return `${value} ${this.name(value)}`;
  }

  /** What it does, in a few words. */
  short(value: number): string {
    return this.words(`${keyOf(value)}-short`);
  }

  village(at: number): Card[] {
    return this.view.villages[at] ?? [];
  }

  /** A place in a village, in words. */
  whose(at: number, place: number): string {
    const facts = { place: place + 1, name: this.names[at] ?? '' };
    return this.words(at === this.seat ? 'web-amulet-own-place' : 'web-amulet-their-place', facts);
  }

  /** The sentence a screen reader reads for a village card. */
  label(at: number, place: number, card: Card): string {
    return cardLabel(this.words, this.names, this.seat, at, place, card, this.isGuarded(at, place));
  }

  /** A village card in sentences: what lies there, who has seen it, what it does. */
  explain(at: number, place: number, card: Card): string {
    const power = card.value === null ? '' : ` ${this.short(card.value)}.`;
    return this.label(at, place, card) + power;
  }

  isGuarded(at: number, place: number): boolean {
    return this.village(at).some((card) => card.up && card.on === place);
  }

  /** This seat is looking at it now. */
  isLit(at: number, place: number): boolean {
    const spot = this.seat < 0 ? null : this.view.looking[this.seat];
    return spot?.seat === at && spot.place === place;
  }

  /** Who has looked at a card, as short signs; the viewer's own first. */
  marks(card: Card): { sign: string; mine: boolean }[] {
    return card.knowers
      .map((knower) => ({ sign: this.signs[knower] ?? '?', mine: knower === this.seat }))
      .sort((one, other) => Number(other.mine) - Number(one.mine));
  }
}
