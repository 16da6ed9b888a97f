/** A finished game in words, out of its replay: what one pair of eyes saw, step by step. */
import type { Act, Line, Tell } from '../boards/types';
import type { Replay } from '../lib/wire';
import type { Words } from '../lib/words';

export interface StoryLine extends Line {
  step: number;
}

/** The view at each step; what did not change is the one before. */
export function viewsOf(replay: Replay): unknown[] {
  let view: unknown = null;
  return replay.steps.map((one) => (view = one.view ?? view));
}

export function storyOf(
  replay: Replay,
  seat: number,
  names: string[],
  words: Words,
  tell: Tell | null | undefined,
  act: Act | null | undefined,
): StoryLine[] {
  const views = viewsOf(replay);
  return replay.steps.flatMap((one, step) => {
    const about = {
      words,
      names,
      seat,
      who: step === 0 ? null : one.who,
      action: one.who === seat ? one.action : null,
      deck: replay.info.deck ?? null,
    };
    const seen = Boolean(one.view);
    const told: Line[] =
      step === 0
        ? [{ text: words('web-replay-deal') }, ...(tell?.(null, views[0], about) ?? [])]
        : seen
          ? (tell?.(views[step - 1] ?? null, views[step], about) ?? [])
          : [];
    if (told.length === 0) {
      const plain = (): Line => ({
        seat: one.who,
        text: words(seen ? 'web-replay-plain' : 'web-replay-unseen', {
          name: names[one.who] ?? '',
          action: one.action,
        }),
      });
      told.push(act?.(one.action, views[step - 1], { words, names, seat, who: one.who, seen }) ?? plain());
    }
    // Where the eyes could not see the action, they could not see either who was late.
    if (one.by === 'clock' && seen)
      told.unshift({ seat: one.who, text: words('table-time-out', { name: names[one.who] ?? '' }) });
    return told.map((line) => ({ ...line, step }));
  });
}
