/** What is shown next to the faces: cards in hand, cards won, black spots. */
import type { Plate } from '../types';
import type { Reading } from './reading.svelte';

const HAND = 'M4 7l9-3 4 13-9 3zM13 6l6 2-3 10';
const CHEST = 'M4 10C4 4 20 4 20 10v9H4zM4 11h16M11 9h2v5h-2z';
const SPOT = 'M12 5a7 7 0 1 0 .1 0zM12 8a4 4 0 1 0 .1 0zM12 10.500a1.500 1.500 0 1 0 .1 0z';
const SWAP = 'M4 8h13l-4-4M20 16H7l4 4';

export function platesOf(reading: Reading, look: (seat: number) => void): Plate[] {
  const { view, words } = reading;
  const crowd = view.players.length > 3;
  return view.players.map((player, seat) => ({
    seat,
    ...scored(reading, seat),
    start: view.start === seat,
    spot: `player:${seat}`,
    look: () => look(seat),
    badges: [
      { id: 'hand', icon: HAND, text: String(player.hand), label: words('web-john-in-hand', { n: player.hand }) },
      {
        id: 'won',
        icon: CHEST,
        text: String(player.cards),
        label: words('web-john-won', { n: player.cards }),
        spare: crowd,
      },
      {
        id: 'spots',
        icon: SPOT,
        text: String(player.spots),
        label: words('web-john-spots', { n: player.spots }),
        spare: true,
      },
      ...(player.exchanged
        ? [{ id: 'exchanged', icon: SWAP, text: '', label: words('web-john-exchanged'), spare: true }]
        : []),
    ],
  }));
}

function scored(reading: Reading, seat: number): Pick<Plate, 'score' | 'scoreLabel'> {
  const score = reading.total(seat);
  return score === null ? {} : { score, scoreLabel: reading.words('web-john-so-far', { points: score }) };
}
