/** Who sits where, and what we can do about it over HTTP: sit down, leave, come back, fill a seat, play again, close. */
import type { TableAnswer, TableInfo } from '../lib/wire';
import type { TableNeeds } from './needs';

interface Around {
  /** The table has been replaced by another one. */
  changed(info: TableInfo): void;
  /** The service checks again who we are. */
  reconnect(): void;
  refused(caught: unknown): void;
}

export class Seats {
  /** What the service said last: the links of empty seats, our tokens, the seats that were ours. */
  answer = $state.raw<TableAnswer | null>(null);
  /** We left on our own. */
  left = $state(false);
  /** The seats at the table of the rematch that are reserved for us: somebody asks us to come. */
  invited = $state.raw<readonly number[]>([]);
  /** We sit at the table of the rematch. */
  expected = $state(false);
  private refreshing = false;

  constructor(
    private readonly table: string,
    private readonly needs: Pick<TableNeeds, 'api' | 'player' | 'goTo'>,
    private readonly around: Around,
  ) {}

  /** The current table, after adding our random number to the shuffle for every seat we hold. */
  async enter(): Promise<TableAnswer> {
    const { api } = this.needs;
    const answer = await api.addNonces(await api.showTable(this.table));
    this.answer = answer;
    return answer;
  }

  /** The links of empty seats, and the seats we may take back, change with who sits there. */
  async refresh(): Promise<void> {
    if (this.refreshing) return;
    this.refreshing = true;
    try {
      this.answer = await this.needs.api.showTable(this.table);
    } catch (caught) {
      this.around.refused(caught);
    } finally {
      this.refreshing = false;
    }
  }

  start(): Promise<void> {
    return this.doing(this.needs.api.start(this.table));
  }

  /** Puts a bot in an empty seat, or in one whose player is away: then with the service's offer. */
  fill(seat: number, level: string, offer = ''): Promise<void> {
    return this.doing(this.needs.api.seatBot(this.table, seat, level, offer));
  }

  close(): Promise<void> {
    return this.doing(this.needs.api.closeTable(this.table));
  }

  open(seat: number, access: 'link' | 'open'): Promise<void> {
    return this.doing(this.needs.api.openSeat(this.table, seat, access));
  }

  /** Characters for one of our seats; if the seat is null, for the columns that nobody owns. */
  choose(seat: number | null, characters: string[]): Promise<void> {
    return this.doing(this.needs.api.chooseCharacters(this.table, seat, characters));
  }

  async sit(seat: number): Promise<void> {
    await this.doing(this.needs.api.sit(this.table, this.needs.player(), '', seat));
    this.around.reconnect();
  }

  async takeBack(seat: number): Promise<void> {
    await this.doing(this.needs.api.takeBack(this.table, seat, this.needs.player()));
    this.around.reconnect();
  }

  async leave(seat: number, level: string): Promise<void> {
    this.left = true;
    await this.doing(this.needs.api.leaveSeat(this.table, seat, level));
    this.around.reconnect();
  }

  /** Asks the others for a rematch, or comes to the one that somebody asked for. */
  async again(): Promise<void> {
    const { api, goTo } = this.needs;
    try {
      const { info } = await api.addNonces(await api.rematch(this.table));
      goTo(info.id);
    } catch (caught) {
      this.around.refused(caught);
    }
  }

  /** Looks whether we are asked to come to the table of the rematch. */
  async lookAhead(next: string): Promise<void> {
    try {
      const { reserved, tokens } = await this.needs.api.showTable(next);
      this.invited = reserved;
      this.expected = tokens.length > 0;
    } catch (caught) {
      this.around.refused(caught);
    }
  }

  async decline(next: string): Promise<void> {
    const seats = this.invited;
    this.invited = [];
    try {
      for (const seat of seats) await this.needs.api.declineSeat(next, seat);
    } catch (caught) {
      this.around.refused(caught);
    }
  }

  /** Declines a seat at this table that is reserved for us. */
  refuse(seat: number): Promise<void> {
    return this.doing(this.needs.api.declineSeat(this.table, seat));
  }

  private async doing(asked: Promise<TableAnswer>): Promise<void> {
    try {
      this.answer = await this.needs.api.addNonces(await asked);
      this.around.changed(this.answer.info);
    } catch (caught) {
      this.around.refused(caught);
    }
  }
}
