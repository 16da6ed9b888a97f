/** What became known between two views of John Silver, in words. */
import type { Act, Line, Tell } from '../types';
import { CHARACTERS, SUITS, cardLabel, readDeck } from './cards';
import { sharedOf, standingText, type View } from './view';

export const tell: Tell = (anyBefore, anyAfter, { words, names, deck }) => {
  const before = anyBefore as View | null;
  const after = anyAfter as View;
  const lines: Line[] = [];
  if (before === null) return lines;
  const symbols = readDeck(deck);
  const label = (card: string): string => cardLabel(words, card, symbols.get(card));
  const seat = before.turn ?? 0;
  const name = names[seat] ?? '';
  const shared = sharedOf(before, after);
  const owner = (column: number): string => names[after.owners[column] ?? -1] ?? words('web-john-nobody');
  const cellName = (row: number, column: number): string =>
    words('web-john-cell', {
      row: words(`web-john-row-${SUITS[row] ?? 'ship'}`),
      character: words(`web-john-${CHARACTERS[column] ?? 'pirate'}`),
    });

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
        lines.push({
          seat,
          spots: [`card:${card}`],
          text: words('web-john-log-lay', { name, card: label(card), cell: cellName(row, column) }),
          rule: 'JS-20',
        });
      }
    });
    if (shared?.row === row) {
      const filled = shared.cells.flat().find((card) => !was.flat().includes(card));
      const column = shared.cells.findIndex((stack) => filled !== undefined && stack.includes(filled));
      if (filled !== undefined)
        lines.push({
          seat,
          spots: [`cell:${row}:${column}`],
          text: words('web-john-log-lay', { name, card: label(filled), cell: cellName(row, column) }),
          rule: 'JS-20',
        });
      lines.push({
        spots: [0, 1, 2, 3].map((at) => `cell:${row}:${at}`),
        text: words('web-john-shared', { row: rowName, what: standingText(words, shared.standing, owner) }),
        rule: 'JS-24',
      });
      return;
    }
    const gone = was.flat().filter((card) => !now.flat().includes(card));
    for (const card of gone)
      lines.push({
        seat,
        spots: [`card:${card}`, `player:${seat}`],
        text: words('web-john-log-take', { name, card: label(card) }),
        rule: 'JS-22',
      });
  });
  if (before.phase === 'take' && after.stock < before.stock)
    lines.push({ seat, spots: ['stock', `player:${seat}`], text: words('web-john-log-draw', { name }), rule: 'JS-22' });
  return lines;
};

export const act: Act = (action, _, { words, names, who }) =>
  action === 'K6'
    ? {
        seat: who,
        spots: [`player:${who}`],
        text: words('web-john-act-keep', { name: names[who] ?? '' }),
        rule: 'JS-12',
      }
    : null;
