/**
 * A row that is paid out: first everything lies there to be read, then each pair slides together at the column that
 * wins it and moves to the owner of the column.
 */
import { spotsOf } from '../../lib/flights';
import type { Flight, Leg, Tag } from '../../lib/travel';
import type { Happening, Thing } from '../../lib/wire';
import type { Words } from '../../lib/words';

const READ = 700;
const SLIDE = 380;
const PAIRED = 440;
const HOME = 460;
/** How long a laid card takes to arrive, and when the next step begins. */
export const LAY = 320;
const LAID = 360;

export interface Payout {
  flights: Flight[];
  tags: Tag[];
  /** The card that somebody else laid: it is shown moving but is not on the board. */
  faces: string[];
}

export const laidIn = (happened: readonly Happening[]): Happening | null =>
  happened.find(({ verb }) => verb === 'lay') ?? null;

const isPair = ({ verb }: Happening): boolean => verb === 'win-pair' || verb === 'remove';

export function payoutOf(happened: readonly Happening[], seat: number, names: readonly string[], words: Words): Payout {
  const laid = laidIn(happened);
  const time = laid === null ? 0 : LAID;
  const payout: Payout = { flights: [], tags: [], faces: [] };
  happened.filter(isPair).forEach((pair, number) => {
    const start = number === 0 ? 0 : SLIDE + PAIRED * 0.6;
    payout.tags.push({
      at: placeOf(pair),
      text: tagOf(pair, names, words),
      after: time + 200 + start,
      ms: READ + SLIDE + PAIRED + HOME - 200,
      below: number > 0,
    });
    for (const thing of pair.things ?? []) {
      const lays = laid?.things?.[0]?.id === thing.id;
      const legs = legsOf(pair, thing, lays ? LAY : 1, READ + start + (lays ? 0 : time - 1));
      if (lays && laid?.who !== seat) {
        payout.faces.push(thing.id);
        payout.flights.push({ from: laid?.from ?? '', legs, face: `face:${thing.id}`, bare: true });
      } else payout.flights.push({ from: spotsOf(thing, thing.from ?? ''), legs, bare: true });
    }
  });
  return payout;
}

/** The cell whose column wins the pair; the pair comes together there. */
const placeOf = (pair: Happening): string => pair.spots?.[0] ?? '';

function legsOf(pair: Happening, thing: Thing, ms: number, rest: number): Leg[] {
  const cell = thing.from ?? '';
  const apart = cell === placeOf(pair) ? 0 : 0.16;
  return [
    { to: cell, ms, rest },
    { to: placeOf(pair), ms: SLIDE, shift: [apart, apart], rest: PAIRED },
    { to: [pair.to ?? '', 'players'], ms: HOME, part: 0.5 },
  ];
}

function tagOf({ who = null, things = [] }: Happening, names: readonly string[], words: Words): string {
  const name = who === null ? words('web-john-nobody') : (names[who] ?? '');
  return words('web-john-tag', { name, cards: things.map((thing) => thing.words?.['value'] ?? '').join(' + ') });
}
