/** The HTTP interface. Every error response becomes a Refused with the service's code. */
import { noteNonce } from './shuffle';
import type {
  Advice,
  BlockList,
  CheckDeck,
  CreateTable,
  DeviceLink,
  HouseAnswer,
  JudgedDeck,
  Newcomer,
  OpenLesson,
  PracticeAnswer,
  PracticeList,
  PracticePosition,
  Problem,
  Reason,
  Replay,
  TableAnswer,
  TableList,
} from './wire';

export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly facts: Record<string, string | number>,
    text: string,
  ) {
    super(text);
  }
}

/** The page may be under a path behind a proxy, so everything is relative to it. */
export function address(path: string): string {
  return new URL(path, document.baseURI.split('#')[0]).href;
}

export function socketAddress(): string {
  return address('ws').replace(/^http/, 'ws');
}

/** One request; what it answers is of the type the caller expects. */
export async function call<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(address(`api/${path}`), {
      method,
      credentials: 'same-origin',
      // If our catalogue has no words for it, the service's text is in the language of the page.
      headers: {
        ...(document.documentElement.lang ? { 'accept-language': document.documentElement.lang } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
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

/** Links are relative to this page, even under a path that the service does not know about. */
export async function table(asked: Promise<TableAnswer>): Promise<TableAnswer> {
  const answer = await asked;
  const here = (url: string): string => address('') + url.slice(url.indexOf('#'));
  return { ...answer, url: here(answer.url), links: answer.links.map((link) => ({ ...link, url: here(link.url) })) };
}

export function askHouse(): Promise<HouseAnswer> {
  return call('GET', 'house');
}

let guest: Promise<unknown> | null = null;

/** Makes sure the service knows this browser, by a cookie; asks once per visit. */
export function beGuest(): Promise<unknown> {
  guest ??= call('POST', 'guests').catch((problem: unknown) => {
    guest = null;
    throw problem;
  });
  return guest;
}

export async function createTable(wish: CreateTable): Promise<TableAnswer> {
  await beGuest();
  return table(call('POST', 'tables', wish));
}

/** What is notable about a playable deck; any other is refused with the line that is wrong. */
export async function checkDeck(wish: CheckDeck): Promise<JudgedDeck> {
  await beGuest();
  return call('POST', 'decks', wish);
}

export async function showTable(id: string): Promise<TableAnswer> {
  await beGuest();
  return table(call('GET', `tables/${id}`));
}

export async function openTables(): Promise<TableList> {
  return call('GET', 'tables');
}

export async function myTables(): Promise<TableList> {
  await beGuest();
  return call('GET', 'tables?mine=true');
}

export async function sit(id: string, person: Newcomer, key = '', seat: number | null = null): Promise<TableAnswer> {
  await beGuest();
  return table(call('POST', `tables/${id}/sit`, { ...person, key, seat }));
}

export function start(id: string): Promise<TableAnswer> {
  return table(call('POST', `tables/${id}/start`));
}

/** `offer` is what the service sent with the absence of whoever sits there. */
export function seatBot(id: string, seat: number, level: string, offer: string): Promise<TableAnswer> {
  return table(call('POST', `tables/${id}/seats/${seat}/bot`, { level, offer }));
}

export function openSeat(id: string, seat: number, access: 'link' | 'open'): Promise<TableAnswer> {
  return table(call('POST', `tables/${id}/seats/${seat}/open`, { access }));
}

export function chooseCharacters(id: string, seat: number | null, characters: string[]): Promise<TableAnswer> {
  return table(call('POST', `tables/${id}/characters`, { seat, characters }));
}

export function leaveSeat(id: string, seat: number, level: string): Promise<TableAnswer> {
  return table(call('POST', `tables/${id}/seats/${seat}/leave`, { level }));
}

export function takeBack(id: string, seat: number, person: Newcomer): Promise<TableAnswer> {
  return table(call('POST', `tables/${id}/seats/${seat}/take`, person));
}

export function declineSeat(id: string, seat: number): Promise<TableAnswer> {
  return table(call('POST', `tables/${id}/seats/${seat}/decline`));
}

export function closeTable(id: string): Promise<TableAnswer> {
  return table(call('POST', `tables/${id}/close`));
}

export function reportPerson(id: string, seat: number, reason: Reason): Promise<unknown> {
  return call('POST', `tables/${id}/seats/${seat}/report`, { reason });
}

export function blockPerson(id: string, seat: number): Promise<BlockList> {
  return call('POST', `tables/${id}/seats/${seat}/block`);
}

export async function blockedPeople(): Promise<BlockList> {
  await beGuest();
  return call('GET', 'blocks');
}

export function unblock(id: string): Promise<BlockList> {
  return call('POST', `blocks/${id}/remove`);
}

/** A link that makes another device the same guest, once. */
export async function linkDevice(): Promise<DeviceLink> {
  await beGuest();
  const link = await call<DeviceLink>('POST', 'devices');
  return { ...link, url: address('') + link.url.slice(link.url.indexOf('#')) };
}

/** From now on this browser is the guest who made the link. */
export async function useDeviceLink(key: string): Promise<void> {
  await call('POST', 'devices/use', { key });
  guest = Promise.resolve();
}

export function rematch(id: string): Promise<TableAnswer> {
  return table(call('POST', `tables/${id}/rematch`));
}

/** Begins a lesson, at its first step or at another. */
export async function openLesson(wish: OpenLesson): Promise<TableAnswer> {
  await beGuest();
  return table(call('POST', 'lessons', wish));
}

/** Turns to a step of the lesson at a table. */
export function turnToStep(id: string, step: string): Promise<TableAnswer> {
  return table(call('POST', `tables/${id}/step`, { step }));
}

export function recordAddress(id: string): string {
  return address(`api/tables/${id}/record`);
}

export async function showReplay(id: string, seat: number): Promise<Replay> {
  return call('GET', `tables/${id}/replay?seat=${seat}`);
}

export async function importRecord(record: string): Promise<TableAnswer> {
  await beGuest();
  return table(call('POST', 'records', { record }));
}

/** The practice positions of a game. */
export function practiceList(game: string): Promise<PracticeList> {
  return call('GET', `practice/${game}`);
}

export function practicePosition(game: string, id: string): Promise<PracticePosition> {
  return call('GET', `practice/${game}/${id}`);
}

export function practiceAnswer(game: string, id: string): Promise<PracticeAnswer> {
  return call('GET', `practice/${game}/${id}/answer`);
}

/** What a strong player would do with what this seat may know. */
export function askAdvice(id: string, seat: number, decision: number): Promise<Advice> {
  return call('POST', `tables/${id}/advice`, { seat, decision });
}

/** Adds a random number of our own to the shuffle for each seat we hold, and keeps it to check the deal afterwards. */
export async function addNonces(answer: TableAnswer): Promise<TableAnswer> {
  let now = answer;
  for (const { seat } of answer.tokens) {
    if (now.info.status !== 'gathering' || now.info.seats[seat]?.nonce) continue;
    const nonce = [...crypto.getRandomValues(new Uint8Array(32))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join('');
    noteNonce(now.info, seat, nonce);
    now = await table(call('POST', `tables/${answer.info.id}/nonces`, { seat, nonce }));
  }
  return now;
}
