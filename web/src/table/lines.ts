/** An event in words: what people did at the table, then what happened in the game. */
import { seatNames } from '../lib/people';
import { tell, type Line } from '../lib/story';
import type { Happening, TableEvent, Told } from '../lib/wire';
import type { Words } from '../lib/words';

interface About {
  words: Words;
  names: string[];
  game: string;
  /** Who heads the columns of the board, if people choose that. */
  characters: string[];
}

interface Act {
  kind: string;
  who?: number | null;
  happened?: readonly Happening[];
}

/** What an event says to its reader. */
export function linesOf(event: TableEvent, about: About): Line[] {
  const { words, names } = about;
  const who = event.who ?? null;
  if (event.kind === 'say') {
    if (who === null || !event.phrase) return [];
    const facts = { name: names[who] ?? '', phrase: words(`phrase-${event.phrase}`) };
    return [{ text: words('web-log-said', facts), seat: who }];
  }
  if (event.kind === 'sit' || event.kind === 'leave' || event.kind === 'bot') {
    const sitting = event.info ? seatNames(words, event.info.seats) : names;
    return [{ text: words(`web-log-${event.kind}`, { name: sitting[who ?? 0] ?? '', seat: (who ?? 0) + 1 }) }];
  }
  if (event.kind === 'decline') {
    return [{ text: words('web-log-decline', { name: event.info?.seats[who ?? 0]?.name ?? '' }) }];
  }
  if (event.kind === 'close') return [{ text: words('web-closed') }];
  return actLines(event, event.seat, about);
}

/** What an event adds to the log if the log starts over with it. */
export function linesFrom(event: TableEvent, first: number, about: About): Line[] {
  return actLines({ ...event, happened: (event.happened ?? []).slice(first) }, event.seat, about);
}

/** A whole log. */
export function storyLines(story: readonly Told[], seat: number, about: About): Line[] {
  return story.flatMap((one) => actLines(one, seat, about));
}

function actLines({ kind, who, happened }: Act, seat: number, { words, names, game, characters }: About): Line[] {
  const late =
    kind === 'time-out' && who != null
      ? [{ text: words('table-time-out', { name: names[who] ?? '' }), seat: who }]
      : [];
  return [...late, ...tell(game, happened ?? [], words, names, seat, characters)];
}
