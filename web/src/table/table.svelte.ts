/**
 * The model of a table, without a page: what the service says, shown at a pace people can follow, and what we may do.
 *
 * It combines the parts of this folder (line, pace, eyes, logs, clocks, seats, sounds) and knows no markup. The page
 * only shows it; tests drive it with their own socket and clock.
 */
import type { Loaded } from '../boards';
import type { Action, Choice, Person, Plate, Prompt } from '../boards/types';
import { Refused } from '../lib/api';
import { hintsFor, type DueHint } from '../lib/hints';
import type { Reader } from '../lib/judged';
import { opponent, peopleOf, seatNames } from '../lib/people';
import type { Away, Happening, Seen, TableAnswer, TableEvent, TableInfo, TableMessage } from '../lib/wire';
import { Bubble } from './bubble.svelte';
import { Clocks } from './clocks.svelte';
import type { Counsel } from './counsel.svelte';
import { Controller, type Line as LineState } from './controller';
import { TurnBell, soundOf } from './cues';
import { Eyes, seatsOf } from './eyes.svelte';
import { linesFrom, linesOf, storyLines } from './lines';
import { Fresh } from './fresh.svelte';
import { Logs } from './logs.svelte';
import type { TableNeeds } from './needs';
import { Pace } from './pace';
import { Remarks } from './remarks';
import { Seats } from './seats.svelte';

const PING = 12_000;
const TICK = 250;
/** How long another player's act is shown, and anything else, in milliseconds at normal speed. */
const BEAT = 900;
const STEP = 200;
const NOWHERE: ReadonlySet<string> = new Set();

export class Table {
  // -- what is shown now; it may be behind what the service said last
  info = $state.raw<TableInfo | null>(null);
  private seen = $state.raw<ReadonlyMap<number, Seen>>(new Map());
  // -- what the service said last
  line = $state<LineState>('connecting');
  watching = $state(0);
  owner = $state(false);
  private here = $state.raw<number[]>([]);
  private away = $state.raw<readonly Away[]>([]);
  private busySeats = $state.raw<number[]>([]);
  private decisions = $state.raw<ReadonlyMap<number, number>>(new Map());
  // -- what we make of it
  loaded = $state.raw<Loaded | null>(null);
  /** Why the table cannot be shown at all. */
  problem = $state('');
  /** Why our last request was not carried out. */
  refusal = $state('');
  /** In a lesson: the key of the answer to a legal act that the step does not ask for; empty if there was none. */
  answer = $state('');
  /** What a screen reader announces. */
  spoken = $state('');
  /** What the board says about the seats. */
  plates = $state.raw<readonly Plate[]>([]);
  /** Whose act is being shown. */
  acting = $state<number | null>(null);
  /** The result is open over the table. */
  resultOpen = $state(false);
  /** The hints that were due at this table. */
  private met = $state.raw<ReadonlySet<string>>(new Set());
  /** The board's prompt for the seat whose view is shown. */
  private asked = $state.raw<Prompt | null>(null);
  /** What happened in the event that brought a view; nothing if the view came with the whole table. */
  private readonly led = new WeakMap<Seen, readonly Happening[]>();

  readonly eyes = new Eyes();
  readonly logs = new Logs();
  /** What was proposed, once somebody has asked. */
  private counsel = $state.raw<Counsel | null>(null);
  private readonly marks = new Fresh();
  readonly clocks: Clocks;
  readonly bubble: Bubble;
  readonly seats: Seats;
  private readonly pace: Pace<TableEvent>;
  private readonly bell: TurnBell;
  private readonly remarks = new Remarks();
  private controller: Controller | null = null;
  private stops: (() => void)[] = [];
  /** The page was left. */
  private gone = false;
  /** The result has been shown. */
  private ended = false;
  /** The table of the rematch that we have looked at. */
  private ahead = '';

  readonly names = $derived.by(() => (this.info === null ? [] : seatNames(this.needs.words(), this.info.seats)));
  /** Who heads the columns of the board, if people choose that. */
  readonly characters = $derived.by(() => this.info?.characters ?? []);
  /** The view of the current seat. */
  readonly now = $derived.by(() => this.seen.get(this.eyes.seat) ?? null);
  /** The current step, at the table of a lesson. */
  readonly lesson = $derived.by(() => this.now?.lesson ?? null);
  /** What led to it. */
  readonly happened = $derived.by(() => (this.now === null ? [] : (this.led.get(this.now) ?? [])));
  readonly waiting = $derived.by(() => this.now?.waiting ?? []);
  readonly playing = $derived.by(() => this.info?.status === 'playing');
  readonly over = $derived.by(() => this.info?.status === 'over');
  readonly closed = $derived.by(() => this.info?.status === 'closed');
  readonly legal = $derived.by(() => (this.playing ? (this.now?.legal as Action[] | undefined) : undefined) ?? []);
  /** An action is pending, or what is shown is behind the current decision. */
  readonly busy = $derived.by(() => {
    const { now } = this;
    const behind = now !== null && (this.decisions.get(this.eyes.seat) ?? now.decision) !== now.decision;
    return behind || this.busySeats.includes(this.eyes.seat);
  });
  /** The seats we hold. */
  readonly own = $derived.by(() => seatsOf(this.seen));
  /** The current seat has to act. */
  readonly mine = $derived.by(() => this.playing && this.waiting.includes(this.eyes.seat));
  readonly people = $derived.by<Person[]>(() =>
    this.info === null ? [] : peopleOf(this.needs.words(), this.info, (seat) => this.here.includes(seat)),
  );
  /** What happened, as far as the current viewer may read it now. */
  readonly log = $derived.by(() => (this.eyes.covered ? [] : this.logs.of(this.eyes.seat)));
  /** Where something happened since the current viewer last acted. */
  readonly fresh = $derived.by<ReadonlySet<string>>(() =>
    this.eyes.covered ? NOWHERE : new Set([...this.marks.of(this.eyes.seat), ...(this.counsel?.spots(this.now) ?? [])]),
  );
  /** The log has only the latest lines, because nobody may look back here. */
  readonly forgets = $derived.by(() => this.playing && this.info?.options['memory-aid'] === false);
  /** The hints that are due now or were, the most important first. */
  readonly hints = $derived.by<DueHint[]>(() => {
    const read = this.needs.hintsRead();
    const { info, now } = this;
    if (read === null || info === null || info.lesson != null || !this.playing || !now?.view || this.eyes.covered)
      return [];
    return hintsFor(info.game, this.loaded?.hints ?? [], now.view, this.mine, this.eyes.seat, read, this.met);
  });
  /** The key of the hint to show: the first that is due and unread; empty if there is none. */
  readonly hint = $derived.by(() => this.hints.find((hint) => hint.due && !hint.read)?.key ?? '');
  /** Whether we may ask what to do now. */
  readonly mayAsk = $derived.by(() => this.info?.advice === true && this.mine && !this.busy && this.legal.length > 0);
  /** The text of the bar: the board's question, or who we are waiting for. */
  readonly prompt = $derived.by<Prompt>(() => {
    const words = this.needs.words();
    if (this.over) return this.lesson === null ? this.overPrompt() : { text: words('web-over') };
    if (this.closed) return { text: words('web-closed') };
    if (this.mine && this.asked) return this.advised(this.asked);
    if (this.playing && this.own.length === 0) return this.watcherPrompt();
    const empty = this.emptySeat();
    if (empty >= 0 && this.own.length > 0) {
      const fill = (): void => void this.seats.fill(empty, opponent(this.info?.game ?? ''));
      return {
        text: words('web-waiting-empty', { name: this.names[empty] ?? '' }),
        choices: [{ id: 'fill', label: words('web-put-bot'), kind: 'main', press: fill }],
      };
    }
    return this.own.length > 0 ? this.awayPrompt() : { text: this.waitingText() };
  });

  constructor(
    readonly id: string,
    private readonly needs: TableNeeds,
  ) {
    this.clocks = new Clocks(needs.time);
    this.bubble = new Bubble(needs.time);
    this.bell = new TurnBell((which) => needs.sound(which));
    this.pace = new Pace(
      (event) => this.show(event),
      needs.tempo,
      needs.time,
      () => (this.acting = null),
    );
    this.seats = new Seats(id, needs, {
      changed: (info) => (this.info = info),
      reconnect: () => this.controller?.reconnect(),
      refused: (caught) => this.tell(caught),
    });
  }

  async open(): Promise<void> {
    const { time } = this.needs;
    this.stops = [
      // Dead connections are detected, and a page that becomes visible again checks at once.
      time.every(() => this.controller?.beat(), PING),
      time.every(() => this.tick(), TICK),
      this.needs.onReturn(() => {
        if (this.controller?.line === 'lost') this.controller.reconnect();
        else this.controller?.beat();
      }),
    ];
    let answer: TableAnswer;
    try {
      answer = await this.seats.enter();
      if (this.gone) return;
      this.info = answer.info;
      this.owner = answer.owner;
      this.loaded = await this.needs.loadBoard(answer.info.game);
    } catch (caught) {
      return this.tell(caught);
    }
    if (this.gone) return;
    void this.needs.moreWords();
    this.controller = new Controller(this.id, {
      connect: () => this.needs.connect(),
      language: () => this.needs.language(),
      changed: () => this.copy(),
      happened: (event) => this.pace.push(event),
      arrived: (message) => this.takeLogs(message),
      refused: ({ code, facts, text }) => {
        if (code === 'lesson/not-now') this.answer = String(facts['answer'] || code);
        else this.refusal = this.needs.words().error(code, facts, text);
        this.needs.sound('no');
      },
      later: (work, milliseconds) => time.later(work, milliseconds),
      cancel: (stop) => (stop as () => void)(),
    });
  }

  close(): void {
    this.gone = true;
    for (const stop of this.stops) stop();
    this.pace.stop();
    this.controller?.close();
  }

  // -- what we may do

  act(action: Action): void {
    if (this.controller === null) return;
    this.pace.flush();
    this.refusal = '';
    this.answer = '';
    this.controller.move(this.eyes.seat, action.code);
  }

  /** Shows everything that is waiting at once. */
  hurry(): void {
    this.pace.flush();
  }

  undo(): void {
    this.controller?.undo(this.eyes.seat);
  }

  speak(phrase: string): void {
    this.controller?.say(this.eyes.seat, phrase);
  }

  /** The board sets its question; null leaves the bar to us. */
  ask(prompt: Prompt | null): void {
    this.asked = prompt;
  }

  /** The board sets what is shown next to the faces. */
  describe(plates: readonly Plate[]): void {
    this.plates = plates;
  }

  /** The board has something for the live region. */
  say(text: string): void {
    this.spoken = text;
  }

  /** Asks what to do now, and shows it on the board. */
  async askAdvice(point: (spots: string[]) => void): Promise<void> {
    const { now } = this;
    if (now === null || !this.mayAsk) return;
    this.refusal = '';
    const counsel = (this.counsel ??= await this.needs.counsel());
    try {
      await counsel.ask(now, (seat, decision) => this.needs.api.askAdvice(this.id, seat, decision));
    } catch (caught) {
      return this.tell(caught);
    }
    const text = counsel.text(this.now, this.reader());
    if (text === '') return;
    this.spoken = text;
    point(counsel.spots(this.now));
  }

  again(): Promise<void> {
    return this.seats.again();
  }

  decline(): Promise<void> {
    return this.seats.decline(this.info?.next ?? '');
  }

  /** Puts a bot in the seat of somebody who is away, or in an empty one. */
  fill(seat: number, level: string): Promise<void> {
    return this.seats.fill(seat, level, this.away.find((one) => one.seat === seat)?.offer ?? '');
  }

  /** Whether the service lets us put a bot in the seat of somebody who is away. */
  mayGive(seat: number): boolean {
    return this.playing && this.own.length > 0 && this.away.some((one) => one.seat === seat && one.left === 0);
  }

  /** What our part in a rematch is: nobody has asked for one, we are asked to come, we have a seat there, or none. */
  readonly rematch = $derived.by<'' | 'none' | 'asked' | 'coming' | 'without'>(() => {
    if (!this.over || this.own.length === 0 || this.info?.imported === true) return '';
    if (!this.info?.next) return 'none';
    return this.seats.invited.length > 0 ? 'asked' : this.seats.expected ? 'coming' : 'without';
  });

  // -- what comes

  private tick(): void {
    if (this.playing && this.now?.clocks) this.clocks.tick();
  }

  /** Shows an event in its turn; what somebody else did is shown for a beat. */
  private show(event: TableEvent): number {
    this.led.set(event.seen, event.happened ?? []);
    this.seen = new Map(this.seen).set(event.seat, event.seen);
    if (event.info) this.info = event.info;
    this.marks.note(event);
    this.acting = event.who != null && event.who !== this.eyes.seat ? event.who : null;
    this.notice(event);
    if (this.pace.idle) this.copy();
    else this.look();
    return this.acting !== null && (event.happened?.length ?? 0) > 0 ? BEAT : STEP;
  }

  private reader(): Reader {
    const game = this.info?.game ?? '';
    return { ...this.about(), seat: this.eyes.seat, lowest: this.needs.lowest(game) };
  }

  /** The board's question, with the proposal if one was asked for. */
  private advised(prompt: Prompt): Prompt {
    const { counsel } = this;
    if (counsel === null) return prompt;
    if (counsel.thinking(this.now)) return { ...prompt, detail: this.needs.words()('advice-thinking') };
    const text = counsel.text(this.now, this.reader());
    return text === '' ? prompt : { ...prompt, detail: text };
  }

  private waitingText(): string {
    const names = this.waiting.map((seat) => this.names[seat]).join(', ') || '…';
    return this.needs.words()('web-waiting-for', { names });
  }

  /** Whoever we are waiting for may be away; then a computer player can go on. */
  private awayPrompt(): Prompt {
    const words = this.needs.words();
    const text = this.waitingText();
    const gone = this.away.filter((one) => this.waiting.includes(one.seat));
    const free = gone.find((one) => this.mayGive(one.seat)) ?? gone.find((one) => one.left !== null);
    if (free === undefined) return { text };
    const name = this.names[free.seat] ?? '';
    if (free.left !== 0) return { text, detail: words('web-away-soon', { name }) };
    const press = (): void => void this.fill(free.seat, opponent(this.info?.game ?? ''));
    const choice: Choice = { id: 'asleep', label: words('web-asleep'), kind: 'main', press };
    return {
      text: words('web-away-now', { name }),
      choices: [{ ...choice, sure: words('web-asleep-ask', { name }) }],
    };
  }

  /** Spectators are told that they are watching, and may take back a seat that was theirs. */
  private watcherPrompt(): Prompt {
    const words = this.needs.words();
    const former = this.seats.answer?.former ?? [];
    const asleep = former.length > 0 && !this.seats.left;
    return {
      text: this.waitingText(),
      detail: words(asleep ? 'web-asleep-you' : 'web-watching-you'),
      choices: former.map((seat) => ({
        id: 'take-back',
        label: words('web-take-back'),
        kind: 'main' as const,
        press: () => void this.seats.takeBack(seat),
      })),
    };
  }

  private overPrompt(): Prompt {
    const words = this.needs.words();
    const choices: Choice[] = [
      { id: 'result', label: words('web-result'), kind: 'main', press: () => (this.resultOpen = true) },
    ];
    const { rematch } = this;
    const again = (id: string, key: string): Choice => ({ id, label: words(key), press: () => void this.again() });
    if (rematch === 'none') choices.push(again('rematch', 'web-rematch'));
    if (rematch === 'coming') choices.push(again('rematch', 'web-rematch-go'));
    if (rematch === 'asked') {
      const decline = { id: 'decline', label: words('web-rematch-decline'), press: () => void this.decline() };
      return { text: this.asking(), choices: [{ ...again('join', 'web-rematch-join'), kind: 'main' }, decline] };
    }
    return { text: words('web-over'), choices: this.info?.scores ? choices : [] };
  }

  /** Who asks for a rematch, in words. */
  asking(): string {
    return this.needs.words()('web-rematch-asked', { name: this.names[this.info?.next_by ?? -1] ?? '' });
  }

  /** Announces it, in words and sounds, and does what follows from it. */
  private notice(event: TableEvent): void {
    this.refusal = '';
    this.answer = '';
    const about = this.about();
    const lines = linesOf(event, about);
    if (event.story) this.logs.set(event.seat, storyLines(event.story, event.seat, about));
    else if (event.anew != null) this.logs.set(event.seat, linesFrom(event, event.anew, about));
    else this.logs.add(event.seat, lines);
    // Only the current viewer's stream is read aloud and gets remarks.
    if (event.seat === this.eyes.seat && !this.eyes.covered) {
      const remark = this.remark(event);
      const aloud = [...lines.map((one) => one.text), remark].filter(Boolean).join(' ');
      if (aloud !== '') this.spoken = aloud;
    }
    const sound = soundOf(event);
    if (sound !== null) this.needs.sound(sound);
    if (event.kind === 'say' && event.who != null && event.phrase)
      this.bubble.say(event.who, this.needs.words()(`phrase-${event.phrase}`));
    const seated = event.kind === 'sit' || event.kind === 'leave' || event.kind === 'bot';
    if (seated && this.playing) void this.seats.refresh();
  }

  /** Somebody has asked for a rematch: are we asked too? */
  private lookAhead(): void {
    const next = this.info?.next ?? '';
    if (next === '' || next === this.ahead || this.own.length === 0) return;
    this.ahead = next;
    void this.seats.lookAhead(next).then(() => {
      // By now we may have gone to another table.
      if (!this.gone && this.rematch === 'asked') this.spoken = this.asking();
    });
  }

  /** Lets an opponent say something about it, if one has something to say; returns the screen reader's text for
   * that. */
  private remark(event: TableEvent): string {
    const { needs } = this;
    if (!needs.remarks()) return '';
    const words = needs.words();
    const remark = this.remarks.hear(event.number, event.remark ?? null);
    if (remark === null || !words.has(remark.key)) return '';
    const phrase = words(remark.key);
    this.bubble.say(remark.seat, phrase);
    return words('web-log-said', { name: this.names[remark.seat] ?? '', phrase });
  }

  /** Takes over the controller's state; what is waiting to be shown comes in its turn. */
  private copy(): void {
    const { controller } = this;
    if (controller === null) return;
    const before = this.info?.status;
    const sat = this.own.length;
    const held = controller.seats();
    if (controller.info) this.needs.noteStart(controller.info, held);
    if (this.pace.idle) {
      this.info = controller.info ?? this.info;
      this.seen = new Map(controller.seen);
    }
    this.clocks.note(controller.seen.values());
    this.decisions = new Map([...controller.seen].map(([seat, one]) => [seat, one.decision]));
    this.here = controller.here;
    this.away = controller.away;
    this.watching = controller.watching;
    this.line = controller.line;
    this.owner = controller.owner || this.owner;
    this.busySeats = held.filter((seat) => controller.busy(seat));
    if (controller.problem) {
      const { code, facts, text } = controller.problem;
      this.problem = this.needs.words().error(code, facts, text);
    }
    this.look();
    // The end is shown after everything before it.
    if (this.pace.idle && this.over && !this.ended && this.info?.lesson == null) {
      this.ended = true;
      this.resultOpen = true;
    }
    this.lookAhead();
    // Others may have put a character in our seat.
    const gathering = before === 'gathering' && this.info?.status === 'gathering';
    if (gathering || held.length < sat) void this.seats.refresh();
  }

  private look(): void {
    this.eyes.choose(this.seen, this.playing);
    this.bell.look(this.mine);
    const due = this.hints.filter((hint) => hint.due).map((hint) => hint.key);
    if (due.some((key) => !this.met.has(key))) this.met = new Set([...this.met, ...due]);
  }

  private about() {
    return { words: this.needs.words(), names: this.names, game: this.info?.game ?? '', characters: this.characters };
  }

  /** The whole table arrived: everything that was waiting to be shown is part of its log. */
  private takeLogs({ info, seen, story }: TableMessage): void {
    this.pace.flush();
    const words = this.needs.words();
    const about = { words, names: seatNames(words, info.seats), game: info.game, characters: info.characters };
    seen.forEach(({ seat }, number) => this.logs.set(seat, storyLines(story[number] ?? [], seat, about)));
  }

  /** A seat that has to act and that nobody holds; -1 if there is none. */
  private emptySeat(): number {
    if (!this.playing) return -1;
    return this.waiting.find((seat) => this.info?.seats[seat]?.kind === 'vacant') ?? -1;
  }

  private tell(caught: unknown): void {
    if (!(caught instanceof Refused)) throw caught;
    const text = this.needs.words().error(caught.code, caught.facts, caught.message);
    if (this.info === null) this.problem = text;
    else this.refusal = text;
  }
}
