/**
 * What moves across a board, derived from what happened: every thing that went from one place to another is a move, and
 * a board says how each of its moves looks.
 */
import type { Flight, Leg } from './travel';
import type { Happening, Thing } from './wire';

export interface Move {
  one: Happening;
  /** What moved; null if the happening names a route and no thing, as with a token. */
  thing: Thing | null;
  /** It only moved along, and no sentence names it, such as the new card of an exchange. */
  along: boolean;
  /** How many went before it in the same happening, among those that are named or those that moved along. */
  number: number;
  from: string;
  to: string;
}

/** How a move looks: a flight without its route. */
export type Look = Omit<Flight, 'from' | 'legs'> & Omit<Leg, 'to'>;

export function movesOf(happened: readonly Happening[]): Move[] {
  return happened.flatMap((one) => {
    const { things = [], moved = [] } = one;
    const named: (Thing | null)[] = things.length + moved.length === 0 ? [null] : things;
    return [
      ...named.map((thing, number) => moveOf(one, thing, false, number)),
      ...moved.map((thing, number) => moveOf(one, thing, true, number)),
    ].filter(({ from, to }) => from !== '' && to !== '');
  });
}

function moveOf(one: Happening, thing: Thing | null, along: boolean, number: number): Move {
  return { one, thing, along, number, from: thing?.from || one.from || '', to: thing?.to || one.to || '' };
}

/** Where a thing lies: at its own spot on the board if it has one, otherwise at the place. */
export function spotsOf(thing: Thing | null, place: string): string[] {
  return thing?.id ? [`card:${thing.id}`, place] : [place];
}

/** A flight for every move that the board wants to show; `at` counts the moves from 0. */
export function flightsOf(happened: readonly Happening[], lookOf: (move: Move, at: number) => Look | null): Flight[] {
  return movesOf(happened).flatMap((move, at) => {
    const look = lookOf(move, at);
    return look === null ? [] : [flightOf(move, look)];
  });
}

function flightOf({ thing, from, to }: Move, { ms, rest, shift, part, ...flight }: Look): Flight {
  const leg: Leg = {
    to: spotsOf(thing, to),
    ...(ms === undefined ? {} : { ms }),
    ...(rest === undefined ? {} : { rest }),
    ...(shift === undefined ? {} : { shift }),
    ...(part === undefined ? {} : { part }),
  };
  return { from: spotsOf(thing, from), legs: [leg], ...flight };
}

/**
 * The way back, for a step back in a replay: things return straight to where they came from. Purely visual signs, and
 * cards that are no longer on the board, do not.
 */
export function backward(flights: readonly Flight[]): Flight[] {
  return flights.flatMap(({ from, legs, show, draw, face }) => {
    const last = legs.at(-1);
    if (last === undefined || draw !== undefined || face !== undefined) return [];
    const back = { from: last.to, legs: [{ to: from }] };
    return [show === 'to' ? { ...back, bare: true } : { ...back, show: 'to' as const }];
  });
}
