/** What is shown next to the faces: points lost so far, cards, who has called, who holds the amulet. */
import type { Plate } from '../types';
import { AMULET, BELL, CARDS } from './pieces/icons';
import type { Reading } from './reading.svelte';

export function platesOf(reading: Reading, look: (seat: number) => void): Plate[] {
  const { view, words } = reading;
  const over = view.phase === 'over';
  return view.villages.map((village, seat) => {
    const lost = reading.lost[seat] ?? 0;
    const n = village.length;
    return {
      seat,
      score: lost,
      scoreLabel: words('web-amulet-lost', { n: lost }),
      start: view.first === seat && !over,
      spot: `name:${seat}`,
      look: () => look(seat),
      badges: [
        { id: 'cards', icon: CARDS, text: String(n), label: words('web-amulet-has-cards', { n }) },
        ...(view.caller === seat && !over
          ? [{ id: 'caller', icon: BELL, text: '', label: words('web-amulet-ledger-call') }]
          : []),
        ...(view.holder === seat ? [{ id: 'amulet', icon: AMULET, text: '', label: words('web-amulet-holds') }] : []),
      ],
    };
  });
}
