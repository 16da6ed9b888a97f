/** What the service can do with a finished game: review it, continue it, and deal its cards again. */
import { address, beGuest, call, table } from '../lib/api';
import type {
  DealAnswer,
  DealGames,
  DealLink,
  PlayDeal,
  PlayOn,
  PracticeAnswer,
  PracticePosition,
  ReviewAnswer,
  TableAnswer,
} from '../lib/wire';

export function showReview(id: string): Promise<ReviewAnswer> {
  return call('GET', `tables/${id}/review`);
}

/** Begins a review, unless there is one. */
export async function askReview(id: string, deep: boolean): Promise<ReviewAnswer> {
  await beGuest();
  return call('POST', `tables/${id}/review`, { deep });
}

export function cancelReview(id: string): Promise<ReviewAnswer> {
  return call('DELETE', `tables/${id}/review`);
}

/** A new table that continues a finished game from one of its steps. */
export async function playOn(id: string, wish: PlayOn): Promise<TableAnswer> {
  await beGuest();
  return table(call('POST', `tables/${id}/continue`, wish));
}

/** A link that lets somebody else play the deal of a finished game. */
export async function shareDeal(id: string, seat: number): Promise<DealLink> {
  await beGuest();
  const link = await call<DealLink>('POST', `tables/${id}/seats/${seat}/deal`);
  return { ...link, url: address('') + link.url.slice(link.url.indexOf('#')) };
}

/** A new table with the deal of such a link. */
export async function playDeal(key: string, wish: PlayDeal): Promise<TableAnswer> {
  await beGuest();
  return table(call('POST', `deals/${key}`, wish));
}

/** The games with the deal of a finished game. */
export function dealGames(id: string): Promise<DealGames> {
  return call('GET', `tables/${id}/deal`);
}

/** How computer players do with the deal of a finished game in a seat, as far as it is known. */
export function showComputers(id: string, seat: number): Promise<DealAnswer> {
  return call('GET', `tables/${id}/seats/${seat}/house`);
}

/** Lets them play it. */
export async function askComputers(id: string, seat: number): Promise<DealAnswer> {
  await beGuest();
  return call('POST', `tables/${id}/seats/${seat}/house`);
}

/** A decision of a reviewed game, to be tried again. */
export function reviewedPosition(id: string, step: number): Promise<PracticePosition> {
  return call('GET', `tables/${id}/review/${step}`);
}

export function reviewedAnswer(id: string, step: number): Promise<PracticeAnswer> {
  return call('GET', `tables/${id}/review/${step}/answer`);
}
