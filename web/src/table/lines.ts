/** An event in words: what people did at the table, then what the game's own words make of the two views. */
import type { Line, Tell } from '../boards/types';
import { seatNames } from '../lib/people';
import type { Words } from '../lib/words';
import type { Happened } from './controller';

interface About {
  words: Words;
  names: string[];
  tell: Tell | null;
  deck: string | null;
}

export function linesOf({ event, before }: Happened, { words, names, tell, deck }: About): Line[] {
  const who = event.who ?? null;
  if (event.kind === 'say') {
    if (who === null || !event.phrase) return [];
    const facts = { name: names[who] ?? '', phrase: words(`phrase-${event.phrase}`) };
    return [{ text: words('web-log-said', facts), seat: who }];
  }
  const lines: Line[] = [];
  if (event.kind === 'sit' || event.kind === 'leave' || event.kind === 'bot') {
    const sitting = event.info ? seatNames(words, event.info.seats) : names;
    lines.push({ text: words(`web-log-${event.kind}`, { name: sitting[who ?? 0] ?? '', seat: (who ?? 0) + 1 }) });
  }
  if (event.kind === 'time-out' && who !== null)
    lines.push({ text: words('table-time-out', { name: names[who] ?? '' }), seat: who });
  const after = event.seen.view;
  if (tell && after !== null) {
    const about = { words, names, seat: event.seat, who, action: event.action ?? null, deck };
    lines.push(...tell(before?.view ?? null, after, about));
  }
  return lines;
}
