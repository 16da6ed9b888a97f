/** What the board reads from its view: the cards, the names of things and people, the standing of the rows. */
import type { BoardProps } from '../types';
import { SUITS, cardLabel, readDeck, suitOf, type Symbols } from './cards';
import { standingText, type Form, type Standing, type View } from './view';

export type Props = BoardProps<View, Form, Standing>;

export class Reading {
  private readonly symbols = $derived.by(() => readDeck(this.props.deck));
  readonly view = $derived.by(() => this.props.view);
  readonly words = $derived.by(() => this.props.words);
  readonly names = $derived.by(() => this.props.names);
  readonly seat = $derived.by(() => this.props.seat);
  /** Who heads the columns of the grid. */
  readonly characters = $derived.by(() => this.props.characters);
  readonly waiting = $derived.by(() => this.props.waiting);
  /** The cards of the player's hand. */
  readonly hand = $derived.by(() => this.view.own?.hand ?? []);
  /** The seats, the one with the most black spots first. */
  readonly ranking = $derived.by(() =>
    this.view.players
      .map((player, seat) => ({ seat, spots: player.spots }))
      .sort((one, other) => other.spots - one.spots || one.seat - other.seat),
  );

  /** Each seat's points so far by source, as far as they are public. */
  readonly running = $derived.by(() => this.props.running ?? []);

  constructor(private readonly given: () => Props) {}

  private get props(): Props {
    return this.given();
  }

  /** A seat's points so far; null if people have to remember them. */
  total(seat: number): number | null {
    const parts = this.running[seat];
    if (parts?.['coins'] === undefined) return null;
    return Object.values(parts).reduce((sum, points) => sum + points, 0);
  }

  /** What the black spots of a seat cost now. */
  cost(seat: number): number {
    return this.running[seat]?.['spots'] ?? 0;
  }

  symbolsOf(card: string): Symbols | undefined {
    return this.symbols.get(card);
  }

  label(card: string): string {
    return cardLabel(this.words, card, this.symbolsOf(card));
  }

  /** What a card shows, and what that is good for. */
  explain(card: string): string {
    const kind = this.symbolsOf(card)?.kind;
    const joker = suitOf(card) === 'joker' ? this.words('web-john-help-joker') : '';
    const about = kind === undefined || kind === 'blank' ? '' : this.explainKind(kind);
    return [`${this.label(card)}.`, joker, about].filter(Boolean).join(' ');
  }

  explainKind(kind: 'coins' | 'apples' | 'spots'): string {
    return this.words(`web-john-help-${kind}`, { players: this.names.length });
  }

  explainColumn(column: number): string {
    const who = this.view.owners[column];
    if (who == null) return this.words('web-john-help-berth-nobody');
    return this.words('web-john-help-berth', { owner: this.names[who] ?? '' });
  }

  explainRow(row: number): string {
    return this.words('web-john-help-row', { row: this.rowName(row) });
  }

  /** Who gets what a column of the grid earns. */
  owner(column: number): string {
    const who = this.view.owners[column];
    return who == null ? this.words('web-john-nobody') : (this.names[who] ?? '');
  }

  /** The owner in as few letters as possible. A replay may be watched through anybody's eyes, so it uses names. */
  ownerInShort(column: number): string {
    const mine = this.view.owners[column] === this.seat && !this.props.still;
    return mine ? this.words('player-you') : this.owner(column);
  }

  rowName(row: number): string {
    return this.words(`web-john-row-${SUITS[row] ?? 'ship'}`);
  }

  characterName(column: number): string {
    return this.words(`john-silver-${this.characters[column] ?? 'pirate'}`);
  }

  cellName(row: number, column: number): string {
    return this.words('web-john-cell', { row: this.rowName(row), character: this.characterName(column) });
  }

  standingText(standing: Standing): string {
    return standingText(this.words, standing, (column) => this.owner(column));
  }
}
