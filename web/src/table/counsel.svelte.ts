/** “What now?”: a proposal for the decision at hand. It is dropped as soon as there is another decision. */
import { actSpots, actText, whyText, type Reader } from '../lib/judged';
import type { Advice, Seen } from '../lib/wire';

export class Counsel {
  private advice = $state.raw<Advice | null>(null);
  /** The decision that is being thought about, by seat and number. */
  private asked = $state('');

  /** Asks for a proposal; the result may be an error. */
  async ask(now: Seen, request: (seat: number, decision: number) => Promise<Advice>): Promise<void> {
    const key = keyOf(now);
    if (this.asked === key) return;
    this.advice = null;
    this.asked = key;
    try {
      const advice = await request(now.seat, now.decision);
      if (this.asked === key) this.advice = advice;
    } finally {
      if (this.asked === key) this.asked = '';
    }
  }

  thinking(now: Seen | null): boolean {
    return now !== null && this.asked === keyOf(now);
  }

  /** The proposal in words, and why; empty if there is none for this decision. */
  text(now: Seen | null, reader: Reader): string {
    const acts = this.acts(now);
    const [best, next] = acts;
    if (best === undefined) return '';
    const { words } = reader;
    const said = [words('advice-act', { act: actText(best, reader) })];
    if (next === undefined) said.push(words('advice-only'));
    else if (next.reasons.length === 0) said.push(words('advice-close'));
    else said.push(whyText(next, reader), words('advice-next', { act: actText(next, reader) }));
    return said.join(' ');
  }

  /** Where on the board the proposed act takes place. */
  spots(now: Seen | null): string[] {
    const [best] = this.acts(now);
    return best === undefined ? [] : actSpots(best);
  }

  /** The code of the proposed act; null if there is none. */
  code(now: Seen | null): number | null {
    return this.acts(now)[0]?.code ?? null;
  }

  private acts(now: Seen | null): Advice['acts'] {
    const { advice } = this;
    return now !== null && advice !== null && advice.seat === now.seat && advice.decision === now.decision
      ? advice.acts
      : [];
  }
}

const keyOf = ({ seat, decision }: Seen): string => `${seat} ${decision}`;
