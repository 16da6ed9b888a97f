/** What became known between two views of John Silver, in words. */
import type { Line, Tell } from '../types';
import { CHARACTERS, SUITS, cardLabel, readDeck, type View } from './parts';

export const tell: Tell = (anyBefore, anyAfter, { words, names, deck }) => {
  const before = anyBefore as View | null;
  const after = anyAfter as View;
  const lines: Line[] = [];
  if (before === null) return lines;
  const symbols = readDeck(deck);
  const label = (card: string): string => cardLabel(words, card, symbols.get(card));
  const seat = before.turn ?? 0;
  const name = names[seat] ?? '';

  after.players.forEach((player, at) => {
    if (player.exchanged && !before.players[at]?.exchanged) {
      lines.push({ seat: at, text: words('web-john-log-exchange', { name: names[at] ?? '' }), rule: 'JS-12' });
    }
  });
  SUITS.forEach((suit, row) => {
    const was = before.grid[row] ?? [];
    const now = after.grid[row] ?? [];
    const rowName = words(`web-john-row-${suit}`);
    now.forEach((stack, column) => {
      for (const card of stack) {
        if (was[column]?.includes(card)) continue;
        const cell = words('web-john-cell', { row: rowName, character: words(`web-john-${CHARACTERS[column] ?? 'pirate'}`) });
        lines.push({ seat, spots: [`card:${card}`], text: words('web-john-log-lay', { name, card: label(card), cell }), rule: 'JS-20' });
      }
    });
    const gone = was.flat().filter((card) => !now.flat().includes(card));
    const gains = after.players.map((player, at) => ({ name: names[at] ?? '', n: player.cards - (before.players[at]?.cards ?? 0) }));
    const left = after.removed.length - before.removed.length;
    if (gone.length >= 3 && now.flat().length === 0 && (left > 0 || gains.some(({ n }) => n > 0))) {
      if (left > 0) gains.push({ name: words('web-john-nobody'), n: left });
      const what = gains.filter(({ n }) => n > 0).map((gain) => words('web-john-shared-part', gain));
      lines.push({ spots: [0, 1, 2, 3].map((column) => `cell:${row}:${column}`), text: words('web-john-shared', { row: rowName, what: what.join(', ') }), rule: 'JS-24' });
    } else {
      for (const card of gone) lines.push({ seat, spots: [`card:${card}`, `player:${seat}`], text: words('web-john-log-take', { name, card: label(card) }), rule: 'JS-22' });
    }
  });
  if (before.phase === 'take' && after.stock < before.stock) lines.push({ seat, spots: ['stock', `player:${seat}`], text: words('web-john-log-draw', { name }), rule: 'JS-22' });
  return lines;
};
