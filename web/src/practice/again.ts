/** A decision of a reviewed game as a practice position. */
import type { PracticeAnswer, PracticeList, PracticePosition } from '../lib/wire';
import { reviewedAnswer, reviewedPosition } from '../review/api';

export class Again {
  private shown: Promise<PracticePosition> | null = null;
  /** Whose decision it was. */
  private seat = '';

  constructor(
    private readonly table: string,
    private readonly step: number,
  ) {}

  /** Where the review shows it. */
  get address(): string {
    return `#/review/${this.table}/${this.step}/${this.seat}`;
  }

  position(): Promise<PracticePosition> {
    this.shown ??= reviewedPosition(this.table, this.step);
    return this.shown;
  }

  answer(): Promise<PracticeAnswer> {
    return reviewedAnswer(this.table, this.step);
  }

  /** It is the only one. */
  async list(): Promise<PracticeList> {
    const { id, level, seats, rule_set, game, seat } = await this.position();
    this.seat = String(seat);
    return { game, positions: [{ id, level, seats, rule_set, stage: 'middle' }] };
  }
}
