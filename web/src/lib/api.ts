/** The HTTP interface. Every refusal is a Refused with the service's code. */
import type { CreateTable, Problem, Replay, TableAnswer, TableList } from './wire';

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, string | number>,
    text: string,
  ) {
    super(text);
  }
}

/** The page may lie under a path behind a proxy: everything is relative to it. */
export function address(path: string): string {
  return new URL(path, document.baseURI.split('#')[0]).href;
}

export function socketAddress(): string {
  return address('ws').replace(/^http/, 'ws');
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address(`api/${path}`), {
      method,
      credentials: 'same-origin',
      ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused('client/unreachable', { address: location.host }, '');
  }
  if (!answer.ok) {
    const problem = (await answer.json().catch(() => null)) as Problem | null;
    if (problem === null) throw new Refused('client/answer', { came: `HTTP ${answer.status}` }, '');
    throw new Refused(problem.code, problem.facts, problem.text);
  }
  return (await answer.json()) as T;
}

let guest: Promise<unknown> | null = null;

/** Makes sure the service knows this browser, by a cookie; asked once for each visit. */
export function beGuest(): Promise<unknown> {
  guest ??= call('POST', 'guests').catch((problem: unknown) => {
    guest = null;
    throw problem;
  });
  return guest;
}

export async function createTable(wish: CreateTable): Promise<TableAnswer> {
  await beGuest();
  return call('POST', 'tables', wish);
}

export async function showTable(table: string): Promise<TableAnswer> {
  await beGuest();
  return call('GET', `tables/${table}`);
}

export async function openTables(): Promise<TableList> {
  return call('GET', 'tables');
}

export async function myTables(): Promise<TableList> {
  await beGuest();
  return call('GET', 'tables?mine=true');
}

export async function sit(table: string, name: string, key = '', seat: number | null = null): Promise<TableAnswer> {
  await beGuest();
  return call('POST', `tables/${table}/sit`, { name, key, seat });
}

export function start(table: string): Promise<TableAnswer> {
  return call('POST', `tables/${table}/start`);
}

export function seatBot(table: string, seat: number, level: string): Promise<TableAnswer> {
  return call('POST', `tables/${table}/seats/${seat}/bot`, { level });
}

export function openSeat(table: string, seat: number, access: 'link' | 'open'): Promise<TableAnswer> {
  return call('POST', `tables/${table}/seats/${seat}/open`, { access });
}

export function leaveSeat(table: string, seat: number, level: string): Promise<TableAnswer> {
  return call('POST', `tables/${table}/seats/${seat}/leave`, { level });
}

export function takeBack(table: string, seat: number, name: string): Promise<TableAnswer> {
  return call('POST', `tables/${table}/seats/${seat}/take`, { name });
}

export function rematch(table: string): Promise<TableAnswer> {
  return call('POST', `tables/${table}/rematch`);
}

export function recordAddress(table: string): string {
  return address(`api/tables/${table}/record`);
}

export async function showReplay(table: string, seat: number): Promise<Replay> {
  return call('GET', `tables/${table}/replay?seat=${seat}`);
}

export async function importRecord(record: string): Promise<TableAnswer> {
  await beGuest();
  return call('POST', 'records', { record });
}

const NONCES = 'sterling-nonces';

/** Adds a random number of our own to the shuffle for each seat we hold, and keeps it to check the deal afterwards. */
export async function addNonces(answer: TableAnswer): Promise<TableAnswer> {
  let now = answer;
  for (const { seat } of answer.tokens) {
    if (now.info.status !== 'gathering' || now.info.seats[seat]?.nonce) continue;
    const nonce = [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    try {
      localStorage.setItem(`${NONCES}-${answer.info.id}-${seat}`, nonce);
    } catch {
      /* it cannot be checked later, but the game can be played */
    }
    now = await call('POST', `tables/${answer.info.id}/nonces`, { seat, nonce });
  }
  return now;
}

export function keptNonce(table: string, seat: number): string | null {
  try {
    return localStorage.getItem(`${NONCES}-${table}-${seat}`);
  } catch {
    return null;
  }
}
