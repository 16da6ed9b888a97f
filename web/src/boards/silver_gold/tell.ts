/** What became known between two views of Silver & Gold, in words. */
import type { Act, Line, Tell } from '../types';
import { cellName, deckOf } from './cards';
import { sheetOf, type View } from './view';

export const tell: Tell = (anyBefore, anyAfter, { words, names, action, who, deck }) => {
  const before = anyBefore as View | null;
  const after = anyAfter as View;
  const lines: Line[] = [];
  const cards = deckOf(deck);
  const round = (view: View) => ({ round: Math.floor(view.turn / 7) + 1, turn: (view.turn % 7) + 1 });
  if (before !== null) {
    after.players.forEach((player, seat) => {
      const name = names[seat] ?? '';
      const old = sheetOf(before, seat);
      const now = sheetOf(after, seat);
      const was = before.players[seat];
      if (!old || !now || !was) return;
      if (was.kept.length === 0 && player.kept.length > 0)
        lines.push({ seat, text: words('silver-gold-tell-kept', { name, cards: player.kept.join(', ') }) });
      for (const card of old.cards) {
        if (!card) continue;
        const same = now.cards.find((one) => one?.card === card.card);
        const done = player.aside.includes(card.card);
        const cells = same
          ? same.marks.length - card.marks.length
          : done
            ? (cards.get(card.card)?.land.size ?? 0) - card.marks.length
            : 0;
        if (cells > 0) {
          const own = action !== null && seat === who && same;
          const fresh =
            same?.marks
              .filter((cell) => !card.marks.includes(cell))
              .map(cellName)
              .join(' ') ?? '';
          const spots = same
            ? same.marks.filter((cell) => !card.marks.includes(cell)).map((cell) => `cell:${card.card}:${cell}`)
            : [`aside:${card.card}`];
          lines.push({
            seat,
            spots,
            text: own
              ? words('silver-gold-tell-marked', {
                  name,
                  cells: fresh,
                  label: now.cards[0]?.card === card.card ? 'A' : 'B',
                  card: card.card,
                })
              : words('web-sg-tell-marked', { name, cells, card: card.card }),
          });
        }
      }
      const coins = Array.from(
        { length: Math.max(0, now.coins - old.coins) },
        (_, coin) => `coin:${seat}:${old.coins + coin}`,
      );
      if (now.coins > old.coins)
        lines.push({
          seat,
          spots: coins,
          text: words('silver-gold-tell-coins', { name, coins: now.coins - old.coins }),
        });
      for (const points of now.palms.slice(old.palms.length))
        lines.push({
          seat,
          spots: [`palm:${seat}:${now.palms.length - 1}`],
          text: words('silver-gold-tell-palm', { name, points }),
        });
      for (const points of player.cups.slice(was.cups.length))
        lines.push({
          seat,
          spots: [`cup:${seat}:${player.cups.length - 1}`, `race:${points}`],
          text: words('silver-gold-tell-cup', { name, points }),
        });
      for (const card of player.aside.slice(was.aside.length))
        lines.push({ seat, spots: [`aside:${card}`], text: words('silver-gold-tell-completed', { name, card }) });
      if (before.phase !== 'draft') {
        for (const card of now.cards) {
          if (card && !old.cards.some((one) => one?.card === card.card)) {
            lines.push({
              seat,
              spots: [`card:${card.card}`],
              text: words(
                before.display.includes(card.card) ? 'silver-gold-tell-took-display' : 'silver-gold-tell-took-blind',
                { name, card: card.card },
              ),
            });
          }
        }
      }
    });
  }
  if (after.pattern && (before === null || before.turn !== after.turn || before.phase === 'draft')) {
    lines.push({
      heading: true,
      spots: ['expedition'],
      text: words('web-sg-turn-begins', { ...round(after), pattern: words(`silver-gold-${after.pattern}`) }),
    });
  }
  return lines;
};

/** SG-27: while the others choose, only who is done can be seen. */
export const act: Act = (_, anyBefore, { words, names, who, seen }) => {
  const before = anyBefore as View;
  const key = before.phase === 'draft' ? 'kept' : before.phase !== 'mark' ? null : seen ? 'marked' : 'marks';
  return key === null
    ? null
    : {
        seat: who,
        text: words(`web-sg-act-${key}`, { name: names[who] ?? '' }),
        rule: key === 'kept' ? 'SG-10' : 'SG-27',
      };
};
