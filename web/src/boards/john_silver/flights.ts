/** What travels over the dock between two views: cards laid, taken and drawn, and a row that is shared out pair by pair. */
import type { Flight, Leg, Tag } from '../../lib/travel';
import { numberOf } from './cards';
import { sharedOf, type View } from './view';

const BACK =
  '<rect x="4" y="1" width="16" height="22" rx="2.500" fill="#2f6f7e" stroke="#262c54" stroke-width="1.600"/><path d="M12 6v12M8.500 9h7M7 15q1 3.500 5 3.500T17 15" fill="none" stroke="#fff3d6" stroke-width="1.500" stroke-linecap="round"/>';

/** When a row is shared out: how long everything lies there to be read, is slid together, and lies as a pair. */
const READ = 700;
const SLIDE = 380;
const PAIRED = 440;
const HOME = 460;

const cardsOf = (grid: View['grid']): Set<string> => new Set(grid.flat(2));

export function flightsOf(
  before: View,
  after: View,
  seat: number,
  owner: (column: number) => string,
  tagOf: (who: string, cards: string[]) => string,
): { flights: Flight[]; tags: Tag[]; faces: string[] } {
  const flights: Flight[] = [];
  const tags: Tag[] = [];
  const faces: string[] = [];
  const who = before.turn ?? 0;
  const was = cardsOf(before.grid);
  const now = cardsOf(after.grid);
  const shared = sharedOf(before, after);
  /** The card that filled the row that was shared out. */
  const laid = shared?.cells.flat().find((card) => !was.has(card)) ?? null;
  let time = 0;

  for (const card of now) {
    if (was.has(card)) continue;
    flights.push(
      who === seat
        ? { from: `card:${card}`, legs: [{ to: `card:${card}`, ms: 320 }] }
        : { from: `player:${who}`, legs: [{ to: `card:${card}`, ms: 420 }], show: 'to' },
    );
    time = 320;
  }
  if (laid !== null) time = 360;

  // Back into the hand, out of a row that was not shared out.
  const sharedCards = new Set(shared?.cells.flat() ?? []);
  for (const card of was) {
    if (now.has(card) || sharedCards.has(card)) continue;
    flights.push({
      from: `card:${card}`,
      legs: [{ to: who === seat ? `card:${card}` : `player:${who}`, ms: 420, ...(who === seat ? {} : { part: 0.6 }) }],
      after: time,
      bare: who !== seat,
    });
  }
  if (after.stock < before.stock && before.phase !== 'answer') {
    const drawn = (after.own?.hand ?? []).find((card) => !(before.own?.hand ?? []).includes(card) && !was.has(card));
    flights.push(
      who === seat && drawn !== undefined
        ? { from: 'stock', legs: [{ to: `card:${drawn}`, ms: 380 }], show: 'to', turn: true, after: time }
        : { from: 'stock', legs: [{ to: `player:${who}`, ms: 420, part: 0.7 }], draw: BACK, bare: true, after: time },
    );
  }

  if (shared) {
    const { row, cells, standing } = shared;
    const cell = (column: number): string => `cell:${row}:${column}`;
    const home = (column: number): string =>
      after.owners[column] == null ? 'removed' : `player:${after.owners[column]}`;
    const halves = [
      { cards: standing.high, column: standing.high_column, start: 0, below: false },
      { cards: standing.low, column: standing.low_column, start: SLIDE + PAIRED * 0.6, below: true },
    ];
    for (const { cards, column, start, below } of halves) {
      tags.push({
        at: cell(column),
        text: tagOf(owner(column), cards.map(numberOf)),
        after: time + 200 + start,
        ms: READ + SLIDE + PAIRED + HOME - 200,
        below,
      });
      cards.forEach((card) => {
        const from = cells.findIndex((stack) => stack.includes(card));
        const apart = column === from ? 0 : 0.16;
        const legs: Leg[] = [];
        const lays = card === laid;
        legs.push({ to: cell(from), ms: lays ? 320 : 1, rest: READ + start + (lays ? 0 : time - 1) });
        legs.push({ to: cell(column), ms: SLIDE, shift: [apart, apart], rest: PAIRED });
        legs.push({ to: [home(column), 'players'], ms: HOME, part: 0.5 });
        if (lays && who !== seat) {
          faces.push(card);
          flights.push({ from: `player:${who}`, legs, face: `face:${card}`, bare: true });
        } else flights.push({ from: `card:${card}`, legs, bare: true });
      });
    }
  }
  return { flights, tags, faces };
}
