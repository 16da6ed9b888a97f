/** A finished game in words: what one viewer saw, step by step. */
import { isPassing, tell, type Line } from '../lib/story';
import type { Replay } from '../lib/wire';
import type { Words } from '../lib/words';

export interface StoryLine extends Line {
  step: number;
}

type Step = Replay['steps'][number];

/** The view at each step; if it did not change, the previous one. */
export function viewsOf(replay: Replay): unknown[] {
  let view: unknown = null;
  return replay.steps.map((one) => (view = one.view ?? view));
}

/** The steps worth stopping at: this viewer saw more there than that somebody has chosen. */
export function stopsOf(replay: Replay): number[] {
  const last = replay.steps.length - 1;
  const tells = ({ view, happened, by }: Step): boolean =>
    (happened ?? []).some((told) => !isPassing(told)) ||
    (view != null && ((happened ?? []).length === 0 || by === 'clock'));
  return replay.steps.flatMap((one, step) => (step === 0 || step === last || tells(one) ? [step] : []));
}

export function storyOf(replay: Replay, seat: number, names: string[], words: Words): StoryLine[] {
  const stops = new Set(stopsOf(replay));
  return replay.steps.flatMap((one, step) => {
    if (!stops.has(step)) return [];
    const told = tell(replay.info.game, one.happened ?? [], words, names, seat, replay.info.characters);
    const lines = [...late(one, names, words), ...(told.length > 0 ? told : [plain(one, step, names, words)])];
    return lines.map((line) => ({ ...line, step }));
  });
}

/** A viewer who could not see the action could not see who ran out of time either. */
function late(one: Step, names: string[], words: Words): Line[] {
  if (one.by !== 'clock' || !one.view) return [];
  return [{ seat: one.who, text: words('table-time-out', { name: names[one.who] ?? '' }) }];
}

/** A step that this viewer did not see, or a game that the catalogue does not know. */
function plain(one: Step, step: number, names: string[], words: Words): Line {
  if (step === 0) return { text: words('web-replay-deal') };
  const facts = { name: names[one.who] ?? '', action: one.action };
  return { seat: one.who, text: words(one.view ? 'web-replay-plain' : 'web-replay-unseen', facts) };
}
