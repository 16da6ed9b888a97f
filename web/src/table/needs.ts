/** What a table needs from its environment: a browser (browser.ts) or a test provides it. */
import type { Loaded } from '../boards';
import type { Sound } from '../lib/sound';
import type { Advice, Newcomer, TableAnswer, TableInfo } from '../lib/wire';
import type { Language, Words } from '../lib/words';
import type { Socket } from './controller';
import type { Counsel } from './counsel.svelte';
import type { Tempo } from './pace';

/** The HTTP requests to the service. */
export interface TableApi {
  showTable(id: string): Promise<TableAnswer>;
  addNonces(answer: TableAnswer): Promise<TableAnswer>;
  sit(id: string, person: Newcomer, key: string, seat: number): Promise<TableAnswer>;
  start(id: string): Promise<TableAnswer>;
  seatBot(id: string, seat: number, level: string, offer: string): Promise<TableAnswer>;
  openSeat(id: string, seat: number, access: 'link' | 'open'): Promise<TableAnswer>;
  chooseCharacters(id: string, seat: number | null, characters: string[]): Promise<TableAnswer>;
  leaveSeat(id: string, seat: number, level: string): Promise<TableAnswer>;
  takeBack(id: string, seat: number, person: Newcomer): Promise<TableAnswer>;
  rematch(id: string): Promise<TableAnswer>;
  declineSeat(id: string, seat: number): Promise<TableAnswer>;
  closeTable(id: string): Promise<TableAnswer>;
  askAdvice(id: string, seat: number, decision: number): Promise<Advice>;
}

/** Clocks and timers; starting one returns a function that stops it. */
export interface Time {
  /** Milliseconds since some moment; monotonic. */
  now(): number;
  later(work: () => void, milliseconds: number): () => void;
  every(work: () => void, milliseconds: number): () => void;
}

export interface TableNeeds {
  api: TableApi;
  connect(): Socket;
  loadBoard(game: string): Promise<Loaded>;
  words(): Words;
  language(): Language;
  time: Time;
  tempo: Tempo;
  sound(which: Sound): void;
  /** Calls back when the page is visible again or the network returns; returns a function that stops it. */
  onReturn(work: () => void): () => void;
  /** Who the player is at a table: name and face. */
  player(): Newcomer;
  /** Whether opponents may say something. */
  remarks(): boolean;
  /** Hints that were read; null if none are wanted. */
  hintsRead(): ReadonlySet<string> | null;
  /** Loads the words of remarks. */
  moreWords(): Promise<void>;
  /** Loads what proposals need; seldom anybody asks for one. */
  counsel(): Promise<Counsel>;
  /** Whether the lowest total wins in this game. */
  lowest(game: string): boolean;
  /** Goes to another table. */
  goTo(table: string): void;
  /** Notes who sat where when the cards were dealt, to check the shuffle afterwards. */
  noteStart(info: TableInfo, held: number[]): void;
}
