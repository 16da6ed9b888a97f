/** Short names for the generated types. A game's own views and forms are in its folder (boards/<game>/view.ts). */
import type { components } from '../generated/wire';
import house from '../generated/house.json';

type All = components['schemas'];

export type Seen = All['Seen'];
export type TableInfo = All['TableInfo'];
export type LessonStep = All['LessonStep'];
export type SeatInfo = All['SeatInfo'];
export type Score = All['Score'];
export type TableEvent = All['Event'];
export type TableMessage = All['TableMessage'];
export type TableAnswer = All['TableAnswer'];
export type TableList = All['TableList'];
export type Replay = All['Replay'];
/** What happened, as data (docs/story.md). Default values are left out on the wire. */
export type Thing = Pick<All['Thing'], 'id'> & Partial<All['Thing']>;
export type Happening = Pick<All['Happening'], 'verb'> &
  Partial<Omit<All['Happening'], 'things' | 'moved'>> & { things?: Thing[]; moved?: Thing[] };
/** One act in the log of a table. */
export type Told = Pick<All['Told'], 'kind'> & { who?: number | null; happened?: Happening[] };
/** What a computer player says about an event. */
export type Remark = All['Remark'];
export type Problem = All['Problem'];
export type HouseAnswer = All['House'];
export type Facts = All['Facts'];
export type Option = All['Option'];
export type ClockRule = All['ClockRule'];
export type Away = All['Away'];
export type DeviceLink = All['DeviceLink'];
export type BlockList = All['BlockList'];
export type Reason = All['ReportPerson']['reason'];
export type ServerMessage =
  All['Welcome'] | All['TableMessage'] | All['Event'] | All['Ack'] | All['Here'] | All['Pong'] | All['ErrorMessage'];
export type MoveMessage = All['MoveMessage'];
export type UndoMessage = All['UndoMessage'];
export type SayMessage = All['SayMessage'];
/** Bodies we send: fields with a default may be left out. */
export type SeatPlan = Pick<All['SeatPlan'], 'kind'> & Partial<All['SeatPlan']>;
/** A person sitting down, with their face if they chose one. */
export type Newcomer = Pick<All['SitDown'], 'name' | 'face'>;
export type CreateTable = Pick<All['CreateTable'], 'game'> & { seats: SeatPlan[] } & Partial<
    Omit<All['CreateTable'], 'game' | 'seats'>
  >;

export type OpenLesson = Pick<All['OpenLesson'], 'game'> & Partial<All['OpenLesson']>;
export type CheckDeck = Pick<All['CheckDeck'], 'game' | 'deck'> & Partial<All['CheckDeck']>;
export type JudgedDeck = All['JudgedDeck'];

export const VERSION = house.version;
