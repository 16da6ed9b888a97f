import { describe, expect, it } from 'vitest';
import { Controller, type Refusal, type Socket } from './controller';
import { VERSION, type TableEvent, type TableMessage } from '../lib/wire';

const TABLE = 'a-table-of-ours-00';

class Fake implements Socket {
  sent: Record<string, unknown>[] = [];
  closed = false;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.closed = true;
  }
  hear(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(): void {
    this.onclose?.({ code: 1006, reason: '' });
  }
}

function seen(number: number, more: Record<string, unknown> = {}) {
  return {
    seat: 0,
    number,
    decision: number,
    view: { turn: number },
    waiting: [0],
    legal: [],
    undo: false,
    clocks: null,
    ...more,
  };
}
const info = { id: TABLE, game: 'silver-gold', status: 'playing', seats: [] };
const tableMessage = (number: number) => ({ type: 'table', info, owner: true, seen: [seen(number)], story: [[]] });
const event = (number: number) => ({
  type: 'event',
  table: TABLE,
  seat: 0,
  number,
  kind: 'move',
  seen: seen(number),
  who: 0,
});

function house() {
  const sockets: Fake[] = [];
  const timers: { work: () => void; after: number }[] = [];
  const told: TableEvent[] = [];
  const came: TableMessage[] = [];
  const refused: Refusal[] = [];
  let ids = 0;
  let changes = 0;
  const controller = new Controller(TABLE, {
    connect: () => {
      const socket = new Fake();
      sockets.push(socket);
      return socket;
    },
    language: () => 'de',
    changed: () => (changes += 1),
    happened: (event) => told.push(event),
    arrived: (message) => came.push(message),
    refused: (what) => refused.push(what),
    later: (work, after) => timers.push({ work, after }),
    cancel: () => undefined,
    randomId: () => `id${++ids}`,
  });
  const socket = (): Fake => {
    const last = sockets.at(-1);
    if (!last) throw new Error('no socket');
    return last;
  };
  const arrive = (number: number) => {
    socket().onopen?.();
    socket().hear({ type: 'welcome', version: VERSION, guest: true });
    socket().hear(tableMessage(number));
  };
  return { controller, sockets, socket, timers, told, came, refused, arrive, changes: () => changes };
}

describe('the controller of a table', () => {
  it('gives the table as a whole when it comes, and asks for what was missed after a loss', () => {
    const { controller, socket, told, came } = house();
    socket().onopen?.();
    expect(socket().sent[1]).toEqual({ type: 'subscribe', table: TABLE, after: {} });
    socket().hear(tableMessage(4));
    expect(came.map(({ seen }) => seen[0]?.number)).toEqual([4]);
    socket().hear(event(5));
    expect(told.map(({ number }) => number)).toEqual([5]);
    controller.reconnect();
    socket().onopen?.();
    expect(socket().sent[1]).toMatchObject({ after: { 0: 5 } });
  });

  it('says hello, then subscribes, and takes the table', () => {
    const { controller, socket, arrive } = house();
    expect(controller.line).toBe('connecting');
    arrive(4);
    expect(socket().sent[0]).toEqual({ type: 'hello', version: VERSION, language: 'de' });
    expect(socket().sent[1]).toEqual({ type: 'subscribe', table: TABLE, after: {} });
    expect(controller.line).toBe('open');
    expect(controller.asked()).toEqual([0]);
  });

  it('numbers its moves by the decision, one at a time, until they are acknowledged', () => {
    const { controller, socket, arrive } = house();
    arrive(4);
    expect(controller.move(0, 17)).toBe(true);
    expect(controller.move(0, 18)).toBe(false);
    expect(socket().sent.at(-1)).toEqual({ type: 'move', id: 'id1', table: TABLE, seat: 0, decision: 4, action: 17 });
    expect(controller.busy(0)).toBe(true);
    socket().hear({ type: 'ack', id: 'id1', table: TABLE, seat: 0, number: 5 });
    // It is done, but its result has not arrived yet.
    expect(controller.busy(0)).toBe(true);
    socket().hear(event(5));
    expect(controller.busy(0)).toBe(false);
  });

  it('tells every event once', () => {
    const { controller, socket, arrive, told } = house();
    arrive(4);
    socket().hear(event(5));
    socket().hear(event(5));
    expect(told).toHaveLength(1);
    expect(controller.seen.get(0)?.number).toBe(5);
  });

  it('asks for the table again when an event is missing', () => {
    const { socket, arrive } = house();
    arrive(4);
    socket().hear(event(7));
    expect(socket().sent.at(-1)).toEqual({ type: 'subscribe', table: TABLE, after: { 0: 7 } });
  });

  it('comes back after a loss, slower each time, and sends again what was not acknowledged', () => {
    const { controller, socket, sockets, timers, arrive } = house();
    arrive(4);
    controller.move(0, 17);
    socket().drop();
    expect(controller.line).toBe('lost');
    timers[0]?.work();
    socket().drop();
    expect(timers[1]?.after).toBe(2 * (timers[0]?.after ?? 0));
    timers[1]?.work();
    expect(sockets).toHaveLength(3);
    socket().onopen?.();
    expect(socket().sent.at(-1)).toEqual({ type: 'subscribe', table: TABLE, after: { 0: 4 } });
    socket().hear(tableMessage(4));
    expect(socket().sent.at(-1)).toMatchObject({ type: 'move', id: 'id1', decision: 4, action: 17 });
    expect(controller.line).toBe('open');
  });

  it('drops a refused move, says why, and takes the table that follows', () => {
    const { controller, socket, arrive, refused } = house();
    arrive(4);
    controller.move(0, 17);
    socket().hear({
      type: 'error',
      code: 'move/stale',
      text: 'no',
      facts: { came: 4, expected: 5 },
      id: 'id1',
      table: TABLE,
    });
    socket().hear(tableMessage(5));
    expect(refused[0]?.code).toBe('move/stale');
    expect(controller.busy(0)).toBe(false);
    expect(controller.seen.get(0)?.number).toBe(5);
  });

  it('gives up where there is no such table, and only there', () => {
    const { controller, socket, timers } = house();
    socket().onopen?.();
    socket().hear({ type: 'error', code: 'table/unknown', text: 'no', facts: {}, table: TABLE });
    expect(controller.line).toBe('gone');
    socket().drop();
    expect(timers).toHaveLength(0);
  });

  it('finds out that a line is dead, comes back by itself and sends again what was not acknowledged', () => {
    const { controller, sockets, socket, arrive } = house();
    arrive(4);
    controller.beat();
    expect(socket().sent.at(-1)).toEqual({ type: 'ping', id: 'beat' });
    socket().hear({ type: 'pong', id: 'beat' });
    controller.beat();
    expect(sockets).toHaveLength(1);
    controller.move(0, 17);
    controller.beat();
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.closed).toBe(true);
    expect(controller.line).toBe('lost');
    arrive(4);
    expect(controller.line).toBe('open');
    expect(socket().sent.at(-1)).toMatchObject({ type: 'move', id: 'id1', action: 17 });
  });

  it('is silent once it is closed', () => {
    const { controller, socket, timers, arrive } = house();
    arrive(1);
    controller.close();
    expect(socket().closed).toBe(true);
    expect(timers).toHaveLength(0);
  });
});
