/** What is shown next to the faces: points so far, coins collected, islands completed. */
import type { Plate } from '../types';
import type { Reading } from './reading.svelte';

const COINS =
  'M12 4a8 8 0 1 0 .1 0zM12 8.500l1.200 2.300 2.300 1.200-2.300 1.200L12 15.500l-1.200-2.300L8.500 12l2.300-1.200z';
const ISLANDS = 'M3 17q4-5 7-3 1-7 7-5 5 3 4 8zM3 20h18';
const DONE = 'M4 13l5 5L20 6';

export function platesOf(reading: Reading, look: (seat: number) => void): Plate[] {
  const { view, words } = reading;
  return view.players.map((player, seat) => {
    const points = reading.pointsOf(seat);
    const { coins } = reading.sheetOf(seat);
    const number = player.aside.length;
    return {
      seat,
      start: view.start === seat,
      spot: `player:${seat}`,
      look: () => look(seat),
      ...(points === null ? {} : { score: points, scoreLabel: words('web-sg-points-so-far', { points }) }),
      badges: [
        { id: 'islands', icon: ISLANDS, text: String(number), label: words('web-sg-completed', { number }) },
        { id: 'coins', icon: COINS, text: String(coins), label: words('web-sg-coins', { coins }), spare: true },
        ...(player.finished
          ? [{ id: 'done', icon: DONE, text: '', label: words('silver-gold-finished'), spare: true }]
          : []),
      ],
    };
  });
}
