/** A table's environment for tests: a socket, a clock and a service under the test's control. */
import { vi } from 'vitest';
import en from 'virtual:words/en';
import later from 'virtual:words/en/later';
import type { Loaded } from '../boards';
import type { Board, Hint } from '../boards/types';
import type { Sound } from '../lib/sound';
import { VERSION, type Happening, type Seen, type TableAnswer, type TableInfo, type Told } from '../lib/wire';
import { makeWords } from '../lib/words';
import type { Socket } from './controller';
import type { TableNeeds, Time } from './needs';
import { Table } from './table.svelte';

export const TABLE = 'a-table-of-ours-00';
/** The catalogue, plus the words of a test game. */
export const words = makeWords('en', [
  en,
  later,
  'some-game-story-see = seat { $eyes } sees { $turn }\nsome-game-odo-says-see = I see!\n',
]);
/** What happens in that game: some seats see a turn. */
export const saw = (eyes: number, turn: number): Happening => ({ verb: 'see', facts: { eyes, turn } });

export class FakeSocket implements Socket {
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.onclose?.({ code: 1006, reason: '' });
  }
}

/** Time that passes only when the test says so. */
export class FakeTime implements Time {
  private at = 1000;
  private timers: { due: number; again: number; work: () => void }[] = [];
  now(): number {
    return this.at;
  }
  later(work: () => void, milliseconds: number): () => void {
    return this.add({ due: this.at + milliseconds, again: 0, work });
  }
  every(work: () => void, milliseconds: number): () => void {
    return this.add({ due: this.at + milliseconds, again: milliseconds, work });
  }
  pass(milliseconds: number): void {
    const end = this.at + milliseconds;
    for (;;) {
      const next = this.timers.filter(({ due }) => due <= end).sort((one, other) => one.due - other.due)[0];
      if (next === undefined) break;
      this.at = next.due;
      if (next.again > 0) next.due += next.again;
      else this.timers.splice(this.timers.indexOf(next), 1);
      next.work();
    }
    this.at = end;
  }
  private add(timer: { due: number; again: number; work: () => void }): () => void {
    this.timers.push(timer);
    return () => {
      const place = this.timers.indexOf(timer);
      if (place >= 0) this.timers.splice(place, 1);
    };
  }
}

export function seen(seat: number, number: number, more: Partial<Seen> = {}): Seen {
  return {
    seat,
    number,
    decision: number,
    view: { turn: number },
    waiting: [seat],
    legal: [],
    undo: false,
    clocks: null,
    ...more,
  } as unknown as Seen;
}

export function info(more: Record<string, unknown> = {}): TableInfo {
  const seat = (name: string) => ({ kind: 'human', name, level: '', nonce: true, access: 'link', face: '' });
  return {
    id: TABLE,
    game: 'some-game',
    status: 'playing',
    seats: [seat('Ada'), seat('Ben')],
    options: {},
    rule_set: 'base',
    characters: [],
    deck: null,
    next: null,
    next_by: null,
    scores: null,
    ...more,
  } as unknown as TableInfo;
}

export function answer(eyes: Seen[], about: TableInfo = info()): TableAnswer {
  const none = { tokens: [], links: [], former: [], reserved: [] };
  return { info: about, owner: true, seen: eyes, url: '', ...none } as unknown as TableAnswer;
}

export function event(seat: number, number: number, more: Record<string, unknown> = {}) {
  const { seen: eyes, ...rest } = more;
  const now = seen(seat, number, (eyes ?? {}) as Partial<Seen>);
  return {
    type: 'event',
    table: TABLE,
    seat,
    number,
    kind: 'move',
    who: 1,
    seen: now,
    happened: [saw(seat, (now.view as { turn: number }).turn)],
    ...rest,
  };
}

interface Wish {
  eyes?: Seen[];
  about?: TableInfo;
  hints?: Hint[];
  /** Opponents may say something. */
  remarks?: boolean;
  /** Nothing moves: every event is shown at once. */
  still?: boolean;
}

/** A table, and everything around it. */
export function setTable({ eyes = [seen(0, 4)], about = info(), hints = [], remarks = true, still = true }: Wish = {}) {
  const sockets: FakeSocket[] = [];
  const sounds: Sound[] = [];
  const gone: string[] = [];
  const time = new FakeTime();
  let comeBack: () => void = () => undefined;
  const loaded: Loaded = { board: (() => undefined) as unknown as Board, hints, keys: [] };
  const answered = () => Promise.resolve(answer(eyes, about));
  const api = {
    showTable: vi.fn(answered),
    addNonces: vi.fn((one: TableAnswer) => Promise.resolve(one)),
    sit: vi.fn(answered),
    start: vi.fn(answered),
    seatBot: vi.fn(answered),
    chooseCharacters: vi.fn(answered),
    openSeat: vi.fn(answered),
    leaveSeat: vi.fn(answered),
    takeBack: vi.fn(answered),
    rematch: vi.fn(answered),
    declineSeat: vi.fn(answered),
    closeTable: vi.fn(answered),
    askAdvice: vi.fn((_id: string, seat: number, decision: number) => Promise.resolve({ seat, decision, acts: [] })),
  };
  const needs: TableNeeds = {
    api: api as unknown as TableNeeds['api'],
    connect() {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    loadBoard: () => Promise.resolve(loaded),
    words: () => words,
    language: () => 'en',
    time,
    tempo: { ms: (usual) => usual, left: () => 0, still: () => still },
    sound: (which) => sounds.push(which),
    onReturn(work) {
      comeBack = work;
      return () => undefined;
    },
    player: () => ({ name: 'Ada', face: 'bun' }),
    remarks: () => remarks,
    hintsRead: () => new Set(),
    moreWords: () => Promise.resolve(),
    lowest: () => false,
    counsel: async () => new (await import('./counsel.svelte')).Counsel(),
    goTo: (table) => gone.push(table),
    noteStart: () => undefined,
  };
  const table = new Table(TABLE, needs);
  const socket = (): FakeSocket => {
    const last = sockets.at(-1);
    if (last === undefined) throw new Error('no socket');
    return last;
  };
  const hear = (message: unknown): void => socket().hear(message);
  const arrive = (now: Seen[] = eyes, at: TableInfo = about, story: Told[][] = []): void => {
    socket().onopen?.();
    hear({ type: 'welcome', version: VERSION, guest: true });
    hear({ type: 'table', info: at, owner: true, seen: now, story });
  };
  /** Opens the table and sits down. */
  const enter = async (story: Told[][] = []): Promise<void> => {
    await table.open();
    arrive(eyes, about, story);
  };
  return { table, api, time, sockets, socket, sounds, gone, hear, arrive, enter, comeBack: () => comeBack() };
}
