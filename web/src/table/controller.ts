/**
 * One table over a socket: hello, subscribe, numbered events, acts that are acknowledged once.
 *
 * Pure: it knows no page and no framework. It reconnects after every loss, resends what was not acknowledged, and asks
 * for the table again if an event is missing. It holds only what the service said last.
 */
import {
  VERSION,
  type Away,
  type MoveMessage,
  type SayMessage,
  type Seen,
  type ServerMessage,
  type TableEvent,
  type TableInfo,
  type TableMessage,
  type UndoMessage,
} from '../lib/wire';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}

export interface Refusal {
  code: string;
  text: string;
  facts: Record<string, string | number>;
}

export interface Needs {
  connect(): Socket;
  language(): 'en' | 'fr' | 'de';
  /** Something has changed: read the fields again. */
  changed(): void;
  happened?(event: TableEvent): void;
  /** The whole table arrived, with the log of each of our seats. */
  arrived?(message: TableMessage): void;
  refused?(what: Refusal): void;
  later?(work: () => void, milliseconds: number): unknown;
  cancel?(timer: unknown): void;
  randomId?(): string;
}

type Act = MoveMessage | UndoMessage | SayMessage;
export type Line = 'connecting' | 'open' | 'lost' | 'gone';

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8000;
/** After these answers to `subscribe`, retrying is useless. */
const FINAL = new Set([
  'table/unknown',
  'table/gone',
  'table/rules',
  'table/damaged',
  'socket/version',
  'request/invalid',
  'socket/message',
]);

export class Controller {
  info: TableInfo | null = null;
  owner = false;
  seen = new Map<number, Seen>();
  here: number[] = [];
  /** Whose players are gone, and when their seats may be given to a bot. */
  away: Away[] = [];
  watching = 0;
  line: Line = 'connecting';
  /** Why the table cannot be followed at all. */
  problem: Refusal | null = null;
  private pending = new Map<string, Act>();
  /** Acknowledged, but the event that shows it has not arrived yet: the event number to wait for, by seat. */
  private awaited = new Map<number, number>();
  private socket: Socket | null = null;
  private timer: unknown = null;
  private pause = FIRST_PAUSE;
  private ended = false;
  /** A ping was sent and nothing has arrived since. */
  private asking = false;

  constructor(
    readonly table: string,
    private readonly needs: Needs,
  ) {
    this.open();
  }

  /** The seats we hold; none for a spectator. */
  seats(): number[] {
    return [...this.seen.keys()].filter((seat) => seat >= 0).sort((one, other) => one - other);
  }

  /** Those of them that have to act now. */
  asked(): number[] {
    return this.seats().filter((seat) => this.seen.get(seat)?.waiting.includes(seat));
  }

  busy(seat: number): boolean {
    for (const act of this.pending.values()) if (act.seat === seat && act.type !== 'say') return true;
    return (this.awaited.get(seat) ?? 0) > (this.seen.get(seat)?.number ?? 0);
  }

  move(seat: number, action: number): boolean {
    const seen = this.seen.get(seat);
    if (seen === undefined || this.busy(seat)) return false;
    this.send({ type: 'move', id: this.id(), table: this.table, seat, decision: seen.decision, action });
    return true;
  }

  undo(seat: number): boolean {
    const seen = this.seen.get(seat);
    if (seen === undefined || !seen.undo || this.busy(seat)) return false;
    this.send({ type: 'undo', id: this.id(), table: this.table, seat, decision: seen.decision });
    return true;
  }

  say(seat: number, phrase: string): void {
    this.send({ type: 'say', id: this.id(), table: this.table, seat, phrase });
  }

  /** Called every few seconds: a connection that has not answered since the last call is dead, whatever the browser
   * says. */
  beat(): void {
    if (this.line !== 'open' || this.socket === null) return;
    if (this.asking) {
      this.reconnect();
      this.line = 'lost';
      this.needs.changed();
    } else {
      this.asking = true;
      this.socket.send(JSON.stringify({ type: 'ping', id: 'beat' }));
    }
  }

  /** Requests the current table, for instance after taking a seat: the service checks again who we are. */
  reconnect(): void {
    const old = this.socket;
    this.socket = null;
    if (old !== null) {
      old.onclose = null;
      old.close();
    }
    this.pause = FIRST_PAUSE;
    // Everything that was not acknowledged is sent again once the table has arrived.
    if (this.line === 'open') this.line = 'connecting';
    this.open();
  }

  close(): void {
    this.ended = true;
    this.cancel();
    if (this.socket !== null) {
      this.socket.onclose = null;
      this.socket.close();
    }
    this.socket = null;
  }

  private id(): string {
    return this.needs.randomId?.() ?? crypto.getRandomValues(new Uint32Array(3)).join('-');
  }

  private send(act: Act): void {
    this.pending.set(act.id, act);
    if (this.line === 'open') this.socket?.send(JSON.stringify(act));
    this.needs.changed();
  }

  private cancel(): void {
    if (this.timer !== null) (this.needs.cancel ?? ((timer) => clearTimeout(timer as number)))(this.timer);
    this.timer = null;
  }

  private open(): void {
    this.cancel();
    if (this.ended) return;
    this.asking = false;
    const socket = this.needs.connect();
    this.socket = socket;
    socket.onopen = () => {
      socket.send(JSON.stringify({ type: 'hello', version: VERSION, language: this.needs.language() }));
      this.subscribe();
    };
    socket.onmessage = (event) => {
      if (socket === this.socket && typeof event.data === 'string') this.take(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.socket = null;
      if (this.ended || this.problem !== null) return;
      this.line = this.info === null ? 'connecting' : 'lost';
      this.timer = (this.needs.later ?? setTimeout)(() => this.open(), this.pause);
      this.pause = Math.min(LONGEST_PAUSE, 2 * this.pause);
      this.needs.changed();
    };
  }

  private subscribe(): void {
    const after = Object.fromEntries(
      [...this.seen].filter(([seat]) => seat >= 0).map(([seat, seen]) => [seat, seen.number]),
    );
    this.socket?.send(JSON.stringify({ type: 'subscribe', table: this.table, after }));
  }

  private take(message: ServerMessage): void {
    this.asking = false;
    switch (message.type) {
      case 'table': {
        if (message.info.id !== this.table) return;
        this.info = message.info;
        this.owner = message.owner;
        this.seen = new Map(message.seen.map((seen) => [seen.seat, seen]));
        this.awaited.clear();
        const fresh = this.line !== 'open';
        this.line = 'open';
        this.pause = FIRST_PAUSE;
        this.needs.arrived?.(message);
        if (fresh) for (const act of this.pending.values()) this.socket?.send(JSON.stringify(act));
        break;
      }
      case 'event': {
        if (message.table !== this.table) return;
        const before = this.seen.get(message.seat) ?? null;
        // Sent twice, for instance after a reconnection: already known.
        if (before !== null && message.number <= before.number) return;
        this.seen.set(message.seat, message.seen);
        if (message.info) this.info = message.info;
        // A gap: the view is complete anyway, but the story of what was missed is lost, so ask for the table.
        if (before !== null && message.number > before.number + 1) this.subscribe();
        this.needs.happened?.(message);
        break;
      }
      case 'ack':
        if (message.table === this.table) this.awaited.set(message.seat, message.number);
        this.pending.delete(message.id);
        break;
      case 'here':
        if (message.table !== this.table) return;
        this.here = message.seats;
        this.away = message.away ?? [];
        this.watching = message.watching;
        break;
      case 'error': {
        const refusal = { code: message.code, text: message.text, facts: message.facts };
        if (message.id) this.pending.delete(message.id);
        if (this.info === null && FINAL.has(message.code)) {
          this.problem = refusal;
          this.line = 'gone';
        } else this.needs.refused?.(refusal);
        break;
      }
      case 'welcome':
      case 'pong':
        return;
    }
    this.needs.changed();
  }
}
