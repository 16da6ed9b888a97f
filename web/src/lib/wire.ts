/** Short names for the generated types, and the games' own views and forms. */
import type { components } from '../generated/wire';
import house from '../generated/house.json';

type All = components['schemas'];

export type Seen = All['Seen'];
export type TableInfo = All['TableInfo'];
export type SeatInfo = All['SeatInfo'];
export type Score = All['Score'];
export type TableEvent = All['Event'];
export type TableMessage = All['TableMessage'];
export type TableAnswer = All['TableAnswer'];
export type TableList = All['TableList'];
export type Replay = All['Replay'];
export type Problem = All['Problem'];
export type ClockRule = All['ClockRule'];
export type ServerMessage =
  All['Welcome'] | All['TableMessage'] | All['Event'] | All['Ack'] | All['Here'] | All['Pong'] | All['ErrorMessage'];
export type MoveMessage = All['MoveMessage'];
export type UndoMessage = All['UndoMessage'];
export type SayMessage = All['SayMessage'];
/** Bodies we send: what has a default may be left out. */
export type SeatPlan = Pick<All['SeatPlan'], 'kind'> & Partial<All['SeatPlan']>;
export type CreateTable = Pick<All['CreateTable'], 'game'> & { seats: SeatPlan[] } & Partial<
    Omit<All['CreateTable'], 'game' | 'seats'>
  >;

export type SilverGoldView = All['SilverGoldView'];
export type SilverGoldSheet = All['Sheet'];
export type SilverGoldForm =
  All['silver_gold.notation.Keep'] | All['silver_gold.notation.Take'] | All['silver_gold.notation.Draw'] | All['Mark'];
export type AmuletView = All['AmuletView'];
export type JohnSilverView = All['JohnSilverView'];

export const VERSION = house.version;
export const PHRASES = house.phrases;
export const GAMES = house.games;
export type GameFacts = (typeof GAMES)[number];

export function factsOf(game: string): GameFacts | undefined {
  return GAMES.find((facts) => facts.name === game);
}
