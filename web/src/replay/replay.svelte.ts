/** The model of a replay, without a page: the step, the viewer, the text of the step, and its address. */
import type { Loaded } from '../boards';
import type { Person } from '../boards/types';
import { Refused } from '../lib/api';
import { peopleOf, seatNames } from '../lib/people';
import type { Happening, Replay, TableAnswer } from '../lib/wire';
import type { Words } from '../lib/words';
import type { Time } from '../table/needs';
import { spots } from '../lib/story';
import { stopsOf, storyOf, viewsOf } from './story';

export interface ReplayNeeds {
  api: {
    showTable(id: string): Promise<TableAnswer>;
    showReplay(id: string, seat: number): Promise<Replay>;
  };
  loadBoard(game: string): Promise<Loaded>;
  words(): Words;
  time: Pick<Time, 'every'>;
  /** How much longer than usual a step is shown; 0 without motion. */
  factor(): number;
  /** The address names the move, without adding a history entry for each. */
  showAddress(hash: string): void;
}

/** The move in an address; null if there is none. */
export interface Place {
  step: number | null;
  seat: number | null;
}

const PACE = 1100;

export class ReplayGame {
  replay = $state.raw<Replay | null>(null);
  loaded = $state.raw<Loaded | null>(null);
  step = $state(0);
  /** The step that was shown before this one. */
  private came = $state(0);
  /** The viewer's seat; -1 for a spectator. */
  seat = $state(-1);
  playing = $state(false);
  /** The seats that are ours. */
  own = $state.raw<number[]>([]);
  /** Why the game cannot be shown. */
  problem = $state('');
  private followed: Place | null = null;
  private closed = false;
  private stopTimer: (() => void) | null = null;

  readonly last = $derived.by(() => (this.replay?.steps.length ?? 1) - 1);
  readonly names = $derived.by(() =>
    this.replay === null ? [] : seatNames(this.needs.words(), this.replay.info.seats),
  );
  readonly people = $derived.by<Person[]>(() =>
    this.replay === null ? [] : peopleOf(this.needs.words(), this.replay.info, () => true),
  );
  private readonly views = $derived.by(() => (this.replay === null ? [] : viewsOf(this.replay)));
  readonly view = $derived.by(() => this.views[this.step]);
  /** The steps to stop at; steps that this viewer did not see are skipped. */
  readonly stops = $derived.by(() => (this.replay === null ? [0] : stopsOf(this.replay)));
  /** The index of the current stop, from 0. */
  readonly at = $derived.by(() => this.stopBefore(this.step));
  /** The last change was one step back. */
  readonly goneBack = $derived.by(() => this.at === this.stopBefore(this.came) - 1);
  /** What happened between the previously shown step and this one; nothing if they are more than one step apart. */
  readonly happened = $derived.by<readonly Happening[]>(() => {
    const taken = this.at === this.stopBefore(this.came) + 1 ? this.step : this.goneBack ? this.came : -1;
    return this.replay?.steps[taken]?.happened ?? [];
  });
  /** Where it happened. */
  readonly fresh = $derived.by<ReadonlySet<string>>(
    () => new Set((this.replay?.steps[this.step]?.happened ?? []).flatMap(spots)),
  );
  readonly waiting = $derived.by(() => this.replay?.steps[this.step]?.waiting ?? []);
  /** The whole story for this viewer. */
  readonly lines = $derived.by(() => {
    const { replay } = this;
    return replay === null ? [] : storyOf(replay, this.seat, this.names, this.needs.words());
  });
  /** The steps at which a round or turn begins. */
  readonly headings = $derived.by(() => this.lines.filter((line) => line.heading && line.step > 0));
  /** What this step tells. */
  readonly told = $derived.by(() =>
    this.lines
      .filter((line) => line.step === this.step)
      .map((line) => line.text)
      .join(' '),
  );

  constructor(
    readonly id: string,
    private readonly needs: ReplayNeeds,
  ) {}

  /** Starts at the move in the address, otherwise at the deal, and with our own view if we played. */
  async open(place: Place | null): Promise<void> {
    this.followed = place;
    try {
      this.own = (await this.needs.api.showTable(this.id)).tokens.map((token) => token.seat);
    } catch {
      /* the replay itself will report what is wrong */
    }
    if (await this.look(place?.seat ?? this.own[0] ?? -1)) this.go(place?.step ?? 0);
  }

  /** A link to another move of this game, opened in the same page. */
  async follow(place: Place): Promise<void> {
    if (this.replay === null || place === this.followed) return;
    this.followed = place;
    if (place.seat !== null && place.seat !== this.seat && !(await this.look(place.seat))) return;
    if (place.step !== null) this.go(place.step);
  }

  close(): void {
    this.closed = true;
    this.pause();
  }

  /** The address of this move for this viewer. */
  get address(): string {
    return `#/replay/${this.id}/${this.step}/${this.seat < 0 ? 'w' : this.seat}`;
  }

  /** To a step, or to the last stop before it. */
  go(step: number): void {
    this.came = this.step;
    this.step = this.stops[this.stopBefore(step)] ?? 0;
    if (this.step === this.last) this.pause();
    this.needs.showAddress(this.address);
  }

  /** To a step somebody chose, and stays there. */
  stepTo(step: number): void {
    this.pause();
    this.go(step);
  }

  back(): void {
    this.stepTo(this.stops[this.at - 1] ?? 0);
  }

  next(): void {
    this.pause();
    this.goOn();
  }

  /** To the next stop, without ending automatic playback. */
  goOn(): void {
    this.go(this.stops[this.at + 1] ?? this.last);
  }

  /** To the beginning of the last round or turn. */
  backToHeading(): void {
    this.stepTo(this.headings.filter((line) => line.step < this.step).at(-1)?.step ?? 0);
  }

  nextHeading(): void {
    this.stepTo(this.headings.find((line) => line.step > this.step)?.step ?? this.last);
  }

  async through(eyes: number): Promise<void> {
    if (!(await this.look(eyes))) return;
    // The new viewer may have seen nothing there.
    this.came = this.step = this.stops[this.at] ?? 0;
    this.needs.showAddress(this.address);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.step === this.last) this.go(0);
    this.playing = true;
    // It still advances step by step without motion.
    this.stopTimer = this.needs.time.every(() => this.goOn(), PACE * (this.needs.factor() || 1));
  }

  pause(): void {
    this.playing = false;
    this.stopTimer?.();
    this.stopTimer = null;
  }

  /** How people count a step: the stop that shows it. */
  numberOf(step: number): number {
    return this.stopBefore(step);
  }

  /** Whether this step is shown now: at its own stop, or at one after which this viewer saw nothing until then. */
  isShown(step: number): boolean {
    return this.stops[this.stopBefore(step)] === this.step;
  }

  /** Which stop a step belongs to. */
  private stopBefore(step: number): number {
    return Math.max(
      0,
      this.stops.findLastIndex((stop) => stop <= step),
    );
  }

  /** Loads what this viewer saw; false if that fails or is no longer wanted. */
  private async look(eyes: number): Promise<boolean> {
    try {
      const found = await this.needs.api.showReplay(this.id, eyes);
      const loaded = this.loaded ?? (await this.needs.loadBoard(found.info.game));
      if (this.closed) return false;
      this.loaded = loaded;
      this.replay = found;
      this.seat = eyes;
      return true;
    } catch (caught) {
      if (!(caught instanceof Refused)) throw caught;
      this.problem = this.needs.words().error(caught.code, caught.facts, caught.message);
      return false;
    }
  }
}
