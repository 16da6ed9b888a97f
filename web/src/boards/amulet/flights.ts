/** What travels over the village between two views: cards between road, square, hand and houses, and the tokens. */
import type { Flight } from '../../lib/travel';
import type { Card, View } from './view';

const LAMP =
  '<circle cx="12" cy="13" r="9" fill="#ffd772" opacity=".4"/><path d="M9 9h6l1.500 8h-9zM10 9V6.500q2-2.500 4 0V9M8 20h8" fill="#ffe9b0" stroke="#1b2047" stroke-width="1.600" stroke-linejoin="round"/>';
const CHARM =
  '<circle cx="12" cy="14" r="7" fill="#7fd0c8" stroke="#1b2047" stroke-width="1.600"/><path d="M6 2l6 5 6-5" fill="none" stroke="#e8d7b2" stroke-width="1.800"/><circle cx="12" cy="14" r="3" fill="#eafffb" stroke="#1b2047" stroke-width="1.200"/>';
const SHIELD =
  '<path d="M12 3l8 3v6q0 6-8 9-8-3-8-9V6z" fill="#8fb0c9" stroke="#1b2047" stroke-width="1.700" stroke-linejoin="round"/><path d="M12 5v13M6 10h12" stroke="#1b2047" stroke-width="1.300"/>';

const house = (seat: number, place: number): string => `house:${seat}:${place}`;
const same = (one: Card | undefined, other: Card | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.value === other.value &&
  one.up === other.up &&
  one.knowers.join() === other.knowers.join() &&
  one.amulet === other.amulet;

/** Where a village that has grown by one card has the new one: at an end, or where it first differs. */
function joined(was: readonly Card[], now: readonly Card[]): number {
  const at = now.findIndex((card, place) => !same(card, was[place]));
  return at < 0 ? now.length - 1 : at;
}

export function flightsOf(before: View, after: View): Flight[] {
  const flights: Flight[] = [];
  const seat = before.turn;

  if (after.rounds.length > before.rounds.length) {
    if (after.phase === 'over') return flights;
    // A new deal: one card to each village at a time.
    after.villages.forEach((village, at) =>
      village.forEach((_, place) =>
        flights.push({
          from: 'deck',
          legs: [{ to: house(at, place), ms: 280 }],
          show: 'to',
          after: 300 + 70 * (place * after.villages.length + at),
        }),
      ),
    );
    return flights;
  }

  const was = before.villages[seat] ?? [];
  const now = after.villages[seat] ?? [];
  const put = after.pile.slice(before.pile.length);

  // Into the hand.
  if (before.hand === null && after.hand !== null) {
    const { source } = after.hand;
    const bench = before.display.findIndex((value, place) => after.display[place] !== value);
    const fetched = before.phase === 'power' && after.pile.length < before.pile.length;
    flights.push({
      from:
        fetched || source === 'discard'
          ? 'pile'
          : source === 'display'
            ? [`bench:${Math.max(0, bench)}`, 'deck']
            : 'deck',
      legs: [{ to: 'hand', ms: 340 }],
      show: 'to',
    });
  }

  // Out of houses onto the square, and the new card into a house.
  const leaving = [...before.announced];
  if (put.length > leaving.length && now.length !== was.length + 1 && before.phase !== 'swap') {
    const changed = was.findIndex((card, place) => !leaving.includes(place) && !same(card, now[place]));
    if (before.hand !== null || before.phase === 'witch') leaving.push(changed < 0 ? was.length - 1 : changed);
  }
  const kept = before.hand !== null && after.hand !== null;
  const discarded =
    before.hand !== null &&
    after.hand === null &&
    put.length === 1 &&
    was.length === now.length &&
    was.every((card, place) => same(card, now[place])) &&
    before.announced.length === 0;
  if (discarded) {
    flights.push({ from: 'hand', legs: [{ to: 'pile', ms: 340 }], show: 'to' });
  } else if (put.length > 0) {
    leaving.slice(0, put.length).forEach((place, number) =>
      flights.push({
        from: house(seat, place),
        legs: [{ to: 'pile', ms: 360, rest: 0 }],
        after: 120 + 140 * number,
        bare: number > 0,
      }),
    );
  }
  if (before.hand !== null && !kept && !discarded) {
    const target =
      before.announced.length === 1 || now.length === was.length ? (leaving[0] ?? joined(was, now)) : joined(was, now);
    flights.push({
      from: 'hand',
      legs: [{ to: house(seat, Math.min(target, now.length - 1)), ms: 340 }],
      show: 'to',
      after: 120 * Math.min(2, put.length),
    });
  } else if (before.hand === null && now.length > was.length) {
    // The penalty card comes from the road.
    flights.push({ from: 'deck', legs: [{ to: house(seat, joined(was, now)), ms: 340 }], show: 'to' });
  }
  if (before.phase === 'witch' && after.deck < before.deck && put.length > 0 && after.hand === null) {
    after.villages.forEach((village, at) =>
      village.forEach((card, place) => {
        if (!same(card, before.villages[at]?.[place]) && village.length === before.villages[at]?.length)
          flights.push({ from: 'deck', legs: [{ to: house(at, place), ms: 360 }], show: 'to' });
      }),
    );
  }

  // Two houses are swapped.
  if (before.phase === 'swap' && after.phase !== 'swap' && before.announced[0] !== undefined) {
    const mine = house(seat, before.announced[0]);
    after.villages.forEach((village, at) => {
      if (at === seat) return;
      const place = village.findIndex((card, number) => !same(card, before.villages[at]?.[number]));
      if (place < 0) return;
      flights.push(
        { from: mine, legs: [{ to: house(at, place), ms: 520 }] },
        { from: house(at, place), legs: [{ to: mine, ms: 520 }] },
      );
    });
  }

  // Somebody looks: a lantern goes to the house.
  after.looking.forEach((spot, at) => {
    const old = before.looking[at];
    if (spot === null || at === after.seat || (old && old.seat === spot.seat && old.place === spot.place)) return;
    flights.push({
      from: [`name:${at}`, 'deck'],
      legs: [{ to: house(spot.seat, spot.place), ms: 420, rest: 420, part: 0.5 }],
      draw: LAMP,
      bare: true,
    });
  });

  after.villages.forEach((village, at) =>
    village.forEach((card, place) => {
      const old = before.villages[at]?.[place];
      if (!old || village.length !== before.villages[at]?.length) return;
      if (card.amulet && !old.amulet)
        flights.push({
          from: [`name:${at}`],
          legs: [{ to: house(at, place), ms: 480, part: 0.5 }],
          draw: CHARM,
          bare: true,
        });
      if (card.up && old.up && card.value === old.value && card.on !== old.on && card.on !== null) {
        flights.push({
          from: old.on === null ? house(at, place) : house(at, old.on),
          legs: [{ to: house(at, card.on), ms: 480, part: 0.5 }],
          draw: SHIELD,
          bare: true,
        });
      }
    }),
  );
  return flights;
}

/** The houses whose card is turned where it lies: face up, or looked at by this seat, or shut again. */
export function turnsOf(before: View, after: View): string[] {
  const found: string[] = [];
  const lit = (view: View, at: number, place: number): boolean => {
    const spot = after.seat < 0 ? null : view.looking[after.seat];
    return spot?.seat === at && spot.place === place;
  };
  if (after.rounds.length > before.rounds.length) return found;
  after.villages.forEach((village, at) => {
    if (village.length !== before.villages[at]?.length) return;
    village.forEach((card, place) => {
      const old = before.villages[at]?.[place];
      if (
        old &&
        ((card.up !== old.up && after.pile.length === before.pile.length) ||
          lit(before, at, place) !== lit(after, at, place))
      )
        found.push(house(at, place));
    });
  });
  return found;
}
