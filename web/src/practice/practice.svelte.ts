/** The model of the practice page: one position after the other, the answer, and what every act is worth. */
import type { Loaded } from '../boards';
import type { Action, Person, Plate, Prompt } from '../boards/types';
import { actSpots, actText, whyText, type Reader } from '../lib/judged';
import { Refused } from '../lib/api';
import type { Judged, PracticeAnswer, PracticeList, PracticePosition } from '../lib/wire';
import type { Words } from '../lib/words';
import { answers, note, type Verdict } from './progress';

export type Level = '' | 'easy' | 'medium' | 'hard';
export const LEVELS: readonly Level[] = ['', 'easy', 'medium', 'hard'];

export interface PracticeNeeds {
  list(game: string): Promise<PracticeList>;
  position(game: string, id: string): Promise<PracticePosition>;
  answer(game: string, id: string): Promise<PracticeAnswer>;
  loadBoard(game: string): Promise<Loaded>;
  words(): Words;
  lowest(game: string): boolean;
  face(): string;
  /** Changes the address of the page without leaving it. */
  showAddress(hash: string): void;
  /** Leaves, if there is one position only; null if there are others to go on with. */
  back?: (() => void) | null;
  /** Points at places of the board. */
  pointOut(spots: readonly string[]): void;
}

/** How many bars a comparison shows. */
const BARS = 5;

export class Practice {
  loaded = $state.raw<Loaded | null>(null);
  list = $state.raw<PracticeList['positions']>([]);
  position = $state.raw<PracticePosition | null>(null);
  answer = $state.raw<PracticeAnswer | null>(null);
  /** The act that was chosen, as its code. */
  chosen = $state<number | null>(null);
  level = $state<Level>('');
  done = $state.raw<Record<string, Verdict>>({});
  problem = $state('');
  plates = $state.raw<readonly Plate[]>([]);
  private asked = $state.raw<Prompt | null>(null);
  spoken = $state('');

  /** The positions of the chosen level. */
  readonly listed = $derived.by(() => this.list.filter(({ level }) => this.level === '' || level === this.level));
  readonly place = $derived.by(() => this.listed.findIndex(({ id }) => id === this.position?.id));
  readonly right = $derived.by(
    () => this.listed.filter(({ id }) => this.done[id] === 'best' || this.done[id] === 'good').length,
  );
  readonly names = $derived.by(() => {
    const words = this.needs.words();
    const { position } = this;
    if (position === null) return [];
    let other = 0;
    return Array.from({ length: position.seats }, (_, seat) =>
      seat === position.seat ? words('practice-you') : words('practice-other', { number: ++other }),
    );
  });
  readonly people = $derived.by<Person[]>(() =>
    this.names.map((name, seat) => ({
      seat,
      name,
      kind: 'human',
      level: '',
      face: seat === this.position?.seat ? this.needs.face() : '',
      game: this.game,
      here: true,
    })),
  );
  readonly reader = $derived.by<Reader>(() => ({
    game: this.game,
    words: this.needs.words(),
    names: this.names,
    seat: this.position?.seat ?? -1,
    characters: this.position?.characters ?? [],
    lowest: this.needs.lowest(this.game),
  }));
  readonly answered = $derived.by(() => this.answer !== null && this.chosen !== null);
  readonly mine = $derived.by(() => this.found(this.chosen));
  readonly best = $derived.by(() => this.found(this.answer?.best ?? null));
  readonly obvious = $derived.by(() => this.found(this.answer?.obvious ?? null));
  /** How good the answer was, in words. */
  readonly verdict = $derived.by(() => {
    const words = this.needs.words();
    const { mine, answer } = this;
    if (mine === null || answer === null) return '';
    if (mine.verdict === 'best') return words('practice-best-yes');
    if (mine.verdict === 'good') return words('practice-good-yes');
    return words(mine.code === answer.obvious ? 'practice-obvious-no' : 'practice-worse-no');
  });
  /** Why the best act is better than ours, or than the obvious one if ours is the best. */
  readonly why = $derived.by(() => {
    const { mine, obvious } = this;
    const other = mine === null || mine.verdict === 'worse' ? mine : obvious;
    return other === null ? '' : whyText(other, this.reader);
  });
  /** What the comparison shows: the best acts, ours and the obvious one. */
  readonly shown = $derived.by<Judged[]>(() => {
    const { answer, mine, obvious } = this;
    if (answer === null) return [];
    const wanted = new Set([mine?.code, obvious?.code, answer.best]);
    const tellable = answer.acts.filter((act) => wanted.has(act.code) || act.happened.length > 0);
    const rest = tellable.filter((act) => !wanted.has(act.code)).slice(0, Math.max(0, BARS - wanted.size));
    return answer.acts.filter((act) => wanted.has(act.code) || rest.includes(act));
  });
  /** Where the best act takes place. */
  readonly fresh = $derived.by<ReadonlySet<string>>(
    () => new Set(this.answered && this.best !== null ? actSpots(this.best) : []),
  );
  readonly prompt = $derived.by<Prompt>(() => {
    const words = this.needs.words();
    if (!this.answered) {
      const busy = this.chosen !== null;
      return !busy && this.asked !== null ? this.asked : { text: words('web-laying-out') };
    }
    return {
      text: this.verdict,
      detail: this.mine?.verdict === 'worse' && this.best ? `${this.told(this.best)} ${this.why}` : this.why,
      choices: [
        this.needs.back
          ? { id: 'back', label: words('lookback-back'), kind: 'main', press: this.needs.back }
          : { id: 'next', label: words('practice-next'), kind: 'main', press: () => void this.next() },
        { id: 'compare', label: words('practice-look'), press: () => this.look() },
        { id: 'again', label: words('practice-again'), press: () => this.again() },
      ],
    };
  });

  constructor(
    readonly game: string,
    private readonly needs: PracticeNeeds,
    private readonly look: () => void,
  ) {
    this.done = answers(game);
  }

  async open(id: string): Promise<void> {
    await this.trying(async () => {
      const [list, loaded] = await Promise.all([this.needs.list(this.game), this.needs.loadBoard(this.game)]);
      this.list = list.positions;
      this.loaded = loaded;
      const known = list.positions.some((one) => one.id === id);
      await this.show(known ? id : this.following());
    });
  }

  /** The next position that was not solved yet, after the current one; then from the beginning. */
  private following(): string {
    const all = this.listed;
    const after = [...all.slice(this.place + 1), ...all.slice(0, this.place + 1)];
    const open = after.find(({ id }) => this.done[id] !== 'best' && this.done[id] !== 'good');
    return (open ?? after[0])?.id ?? '';
  }

  next(): Promise<void> {
    return this.trying(() => this.show(this.following()));
  }

  setLevel(level: Level): Promise<void> {
    this.level = level;
    return this.place >= 0 ? Promise.resolve() : this.next();
  }

  again(): void {
    this.chosen = null;
    this.answer = null;
  }

  async act(action: Action): Promise<void> {
    const { position } = this;
    if (position === null || this.chosen !== null) return;
    this.chosen = action.code;
    await this.trying(async () => {
      const answer = await this.needs.answer(this.game, position.id);
      if (this.position !== position || this.chosen !== action.code) return;
      this.answer = answer;
      const { mine, best } = this;
      if (mine !== null) this.done = note(this.game, position.id, mine.verdict);
      this.spoken = [this.verdict, best === null ? '' : actText(best, this.reader), this.why].filter(Boolean).join(' ');
      this.needs.pointOut(this.best === null ? [] : actSpots(this.best));
    });
  }

  ask(prompt: Prompt | null): void {
    this.asked = prompt;
  }

  /** The best act, in words. */
  private told(best: Judged): string {
    return `${this.needs.words()('practice-mark-best')}: ${actText(best, this.reader)}`;
  }

  private found(code: number | null): Judged | null {
    return this.answer?.acts.find((act) => act.code === code) ?? null;
  }

  private async show(id: string): Promise<void> {
    if (id === '') {
      this.problem = this.needs.words()('practice-nothing');
      return;
    }
    const position = await this.needs.position(this.game, id);
    this.asked = null;
    this.again();
    this.position = position;
    this.needs.showAddress(`#/practice/${this.game}/${id}`);
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (caught) {
      if (!(caught instanceof Refused)) throw caught;
      this.chosen = null;
      this.problem = this.needs.words().error(caught.code, caught.facts, caught.message);
    }
  }
}
