/**
 * What opponents say about the game, now and then. The service chooses a remark for each reader from what that reader was
 * told (bots/remarks.py); here, opponents are kept from talking all the time.
 */
import type { Remark } from '../lib/wire';

/** The minimum number of events between two remarks. */
const PAUSE = 12;

export class Remarks {
  private last = -PAUSE;

  hear(number: number, remark: Remark | null): Remark | null {
    if (remark === null || number < this.last + PAUSE) return null;
    this.last = number;
    return remark;
  }
}
