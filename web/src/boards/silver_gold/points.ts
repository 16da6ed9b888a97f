/** The lines of somebody's points: what each part is, and why. The numbers come from the service. */
import type { Reading } from './reading.svelte';

export interface PointsLine {
  part: string;
  points: number;
  /** Which islands or seals counted, and for what. */
  why: string;
}

const ORDER = ['islands', 'seals', 'coins', 'cups', 'palms'];

export function linesOf(reading: Reading, seat: number): PointsLine[] {
  const parts = reading.partsOf(seat);
  return ORDER.filter((part) => part in parts).map((part) => ({
    part,
    points: parts[part] ?? 0,
    why: whyOf(part, reading, seat),
  }));
}

function whyOf(part: string, reading: Reading, seat: number): string {
  const { words, view } = reading;
  const player = view.players[seat];
  const sheet = reading.sheetOf(seat);
  const aside = (player?.aside ?? []).map((name) => reading.island(name));
  switch (part) {
    case 'islands':
      return aside.flatMap((one) => (one ? [`${reading.nameOf(one)} ${one.land.size}`] : [])).join(' · ');
    case 'seals':
      return aside
        .flatMap((one, number) =>
          one?.seal ? [words('web-sg-seal-counted', { ...one.seal, pays: player?.seals?.[number] ?? 0 })] : [],
        )
        .join(' · ');
    case 'coins':
      return words('web-sg-coins', { coins: sheet.coins });
    case 'cups':
      return (player?.cups ?? []).filter(Boolean).join(' + ');
    default:
      return sheet.palms.join(' + ');
  }
}
