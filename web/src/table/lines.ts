/** An event in words: what people did at the table, then what happened in the game. */
import { seatNames } from '../lib/people';
import { tell, type Line } from '../lib/story';
import type { TableEvent } from '../lib/wire';
import type { Words } from '../lib/words';

interface About {
  words: Words;
  names: string[];
  game: string;
}

export function linesOf(event: TableEvent, { words, names, game }: About): Line[] {
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
  return [...lines, ...tell(game, event.happened ?? [], words, names, event.seat)];
}
