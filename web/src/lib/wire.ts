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
/** A mean and its standard error. */
export type Mean = [number, number];
type Means = { points: Mean; wins: Mean; points_behind: Mean; wins_behind: Mean; happened: Happening[] };
export type Judged = Omit<All['Judged'], keyof Means> & Means;
export type Advice = Omit<All['Advice'], 'acts'> & { acts: Judged[] };
export type PracticeList = All['PracticeList'];
export type PracticePosition = All['PracticePosition'];
export type PracticeAnswer = Omit<All['PracticeAnswer'], 'acts'> & { acts: Judged[] };
export type DealLink = All['DealLink'];
export type DealGames = All['DealGames'];
export type DealAnswer = Omit<All['DealAnswer'], 'found'> & {
  found: { bot: string; games: number; points: Mean; margin: Mean; wins: number }[] | null;
};
/** A review, as the service sends it. */
export type ReviewAnswer = Omit<All['ReviewAnswer'], 'found'> & { found: FoundReview | null };
export type FoundReview = { review: Review; told: Record<string, Record<string, Happening[]>> };
export type Review = Omit<All['Review'], 'curve' | 'decisions' | 'luck'> & {
  curve: CurvePoint[];
  decisions: Decision[];
  luck: Share[];
};
/** The chances before an act, by seat; null for a seat that was not reviewed. */
export type CurvePoint = { step: number; chances: (Mean | null)[] };
export type Decision = Omit<All['Decision'], 'value' | 'skill'> & { value: Mean; skill: Mean[] };
export type Share = Omit<All['Share'], 'par' | 'skill' | 'others' | 'luck' | 'deal'> &
  Record<'par' | 'skill' | 'others' | 'luck' | 'deal', Mean>;
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

export type PlayOn = Pick<All['PlayOn'], 'step' | 'seat'> & Partial<All['PlayOn']>;
export type PlayDeal = Partial<All['PlayDeal']>;
export type OpenLesson = Pick<All['OpenLesson'], 'game'> & Partial<All['OpenLesson']>;
export type CheckDeck = Pick<All['CheckDeck'], 'game' | 'deck'> & Partial<All['CheckDeck']>;
export type JudgedDeck = All['JudgedDeck'];

export const VERSION = house.version;
