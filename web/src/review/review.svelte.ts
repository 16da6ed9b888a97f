/** The review of a finished game, beside its replay: what was found, and how far it is while it is being made. */
import { actSpots, actText, type Reader } from '../lib/judged';
import { Refused } from '../lib/api';
import type { Decision, FoundReview, Happening, Judged, Review, ReviewAnswer } from '../lib/wire';
import type { Words } from '../lib/words';
import type { ReplayGame } from '../replay/replay.svelte';
import type { Time } from '../table/needs';

export interface LookbackNeeds {
  show(id: string): Promise<ReviewAnswer>;
  ask(id: string, deep: boolean): Promise<ReviewAnswer>;
  cancel(id: string): Promise<ReviewAnswer>;
  words(): Words;
  time: Pick<Time, 'later'>;
  /** Whether the lowest total wins. */
  lowest(game: string): boolean;
}

/** How often to ask how far a review is, in milliseconds. */
const PACE = 1000;
/** Standard errors of a 95 percent interval. */
export const SURE = 1.96;

export type Mark = 'mistake' | 'best' | 'brilliant';

export class Lookback {
  private answer = $state.raw<ReviewAnswer | null>(null);
  problem = $state('');
  /** Nobody is working on it any more, although we asked for it. */
  stopped = $state(false);
  /** The seat whose moves are listed; -1 for everyone's. */
  whose = $state(-1);
  /** What the second line or a list points out, until another step is shown. */
  private pointed = $state.raw<{ step: number; spots: string[] } | null>(null);
  private closed = false;
  private stopTimer: (() => void) | null = null;

  readonly loaded = $derived.by(() => this.answer !== null);
  readonly working = $derived.by(() => this.answer?.status === 'working');
  /** How much is done, in percent; null if nobody knows yet. */
  readonly percent = $derived.by(() => {
    const { answer } = this;
    return answer === null || answer.steps === 0 ? null : Math.floor((100 * answer.done) / answer.steps);
  });
  readonly found = $derived.by<FoundReview | null>(() => this.answer?.found ?? null);
  readonly review = $derived.by<Review | null>(() => this.found?.review ?? null);
  readonly deep = $derived.by(() => this.answer?.deep ?? false);
  /** Every decision with a mark. */
  readonly marked = $derived.by<Decision[]>(() => this.review?.decisions.filter(({ mark }) => mark !== null) ?? []);
  /** The moves to look at: best ones are only on the curve, because there may be many. */
  readonly listed = $derived.by(() =>
    this.marked.filter(({ mark, seat }) => mark !== 'best' && (this.whose < 0 || seat === this.whose)),
  );
  /** The decision that is shown: that of the seat we look through, otherwise of anybody. */
  readonly current = $derived.by<Decision | null>(() => {
    const here = this.marked.filter((one) => this.game.isShown(one.step));
    return here.find((one) => one.seat === this.game.seat) ?? (this.game.seat < 0 ? (here[0] ?? null) : null);
  });
  /** The places on the board of what was better here; null if there is nothing to show. */
  readonly spots = $derived.by<ReadonlySet<string> | null>(() => {
    if (this.pointed !== null && this.game.isShown(this.pointed.step)) return new Set(this.pointed.spots);
    const { current } = this;
    if (current === null || current.mark !== 'mistake') return null;
    const places = this.spotsOf(current.step, current.best.act);
    return places.length > 0 ? new Set(places) : null;
  });

  constructor(
    readonly game: ReplayGame,
    private readonly needs: LookbackNeeds,
  ) {}

  /** Asks what there is; with `begin`, also for a review if there is none. */
  async open(begin: boolean): Promise<void> {
    await this.take(() => this.needs.show(this.game.id));
    if (begin && this.answer?.status === 'none') await this.ask(false);
  }

  close(): void {
    this.closed = true;
    this.stopTimer?.();
  }

  async ask(deep: boolean): Promise<void> {
    this.stopped = false;
    await this.take(() => this.needs.ask(this.game.id, deep));
  }

  async cancel(): Promise<void> {
    await this.take(() => this.needs.cancel(this.game.id));
    this.stopped = false;
  }

  /** To a decision, through the eyes of whoever made it. */
  async look(one: { step: number; seat: number }): Promise<void> {
    if (this.game.seat !== one.seat) await this.game.through(one.seat);
    this.game.stepTo(one.step);
  }

  point(step: number, spots: string[]): void {
    this.pointed = { step, spots };
  }

  /** How people count this step in the replay. */
  number(step: number): number {
    return this.game.numberOf(step);
  }

  private reader(seat: number): Reader {
    const info = this.game.replay?.info;
    return {
      game: info?.game ?? '',
      words: this.needs.words(),
      names: this.game.names,
      seat,
      characters: info?.characters ?? [],
      lowest: this.needs.lowest(info?.game ?? ''),
    };
  }

  /** What an act does, in words: "you" is whoever reads this, not whose eyes they look through. */
  actText(step: number, act: string): string {
    const seat = this.game.own.includes(this.game.seat) ? this.game.seat : -1;
    return actText(this.told(step, act), this.reader(seat));
  }

  spotsOf(step: number, act: string): string[] {
    return actSpots(this.told(step, act));
  }

  private told(step: number, act: string): Judged {
    const happened: Happening[] = this.found?.told[String(step)]?.[act] ?? [];
    return { happened } as unknown as Judged;
  }

  /** Why the best act is better, as far as the numbers tell. */
  why(one: Decision): string[] {
    const words = this.needs.words();
    // A service that is newer than this page may know more reasons.
    // How many wins a mistake cost was said before.
    const told = one.mark === 'mistake' ? 'review-why-wins' : '';
    return one.reasons
      .filter(({ key }) => words.has(key) && key !== told)
      .map(({ key, args }) => {
        // An argument that begins with @ is the name of another message.
        const facts = Object.entries(args as Record<string, string | number>).map(([name, value]) => [
          name,
          typeof value === 'string' && value.startsWith('@') ? words.or(value.slice(1), value.slice(1)) : value,
        ]);
        return words(key, Object.fromEntries(facts) as Record<string, string | number>);
      });
  }

  /** One sentence about a marked decision. */
  verdict(one: Decision): string {
    const words = this.needs.words();
    if (one.mark !== 'mistake') return words(`lookback-${one.mark ?? 'best'}-about`);
    return words('lookback-loss', {
      percent: percent(one.loss.mean),
      low: percent(Math.max(0, one.loss.low)),
      high: percent(one.loss.high),
    });
  }

  title(one: Decision): string {
    const words = this.needs.words();
    return words('lookback-mark-line', {
      mark: words(`lookback-${one.mark ?? 'best'}`),
      name: this.game.names[one.seat] ?? '',
    });
  }

  private async take(work: () => Promise<ReviewAnswer>): Promise<void> {
    this.problem = '';
    try {
      const before = this.answer?.status;
      this.answer = await work();
      if (before === 'working' && this.answer.status === 'none') this.stopped = true;
    } catch (caught) {
      if (!(caught instanceof Refused)) throw caught;
      this.problem = this.needs.words().error(caught.code, caught.facts, caught.message);
    }
    this.stopTimer?.();
    this.stopTimer = null;
    if (this.working && !this.closed) this.stopTimer = this.needs.time.later(() => void this.again(), PACE);
  }

  private async again(): Promise<void> {
    if (!this.closed && this.working) await this.take(() => this.needs.show(this.game.id));
  }
}

export const percent = (share: number): number => Math.round(100 * share);
