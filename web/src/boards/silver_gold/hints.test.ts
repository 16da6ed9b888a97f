import { describe, expect, it } from 'vitest';
import type { Hint } from '../types';
import { hintsFor } from '../../lib/hints';
import { hints } from './hints';

const all = (view: object, asked: boolean, seat: number, read: string[] = [], met: string[] = []) =>
  hintsFor('silver-gold', hints as unknown as Hint[], view, asked, seat, new Set(read), new Set(met));
/** The hint that would be shown. */
const due = (view: object, asked: boolean, seat: number, ...read: string[]) =>
  all(view, asked, seat, ['hint-silver-gold-goal', ...read]).find((hint) => hint.due && !hint.read)?.key ?? null;

describe('hints', () => {
  const draft = { phase: 'draft', turn: 0, own: { owed: -1 }, players: [{ cups: [] }, { cups: [] }] };
  it('come when their moment is there, once, and never to a spectator', () => {
    expect(due(draft, true, 0)).toBe('hint-silver-gold-draft');
    expect(due(draft, true, 0, 'hint-silver-gold-draft')).toBeNull();
    expect(due(draft, false, 0)).toBeNull();
    expect(due(draft, true, -1)).toBeNull();
  });
  it('tell a follow-up from the first mark', () => {
    const mark = { ...draft, phase: 'mark' };
    expect(due(mark, true, 0)).toBe('hint-silver-gold-mark');
    expect(due({ ...mark, own: { owed: 1 } }, true, 0)).toBe('hint-silver-gold-follow');
  });
  it('begin with the goal', () => {
    expect(all(draft, true, 0).map(({ key }) => key)).toEqual(['hint-silver-gold-goal', 'hint-silver-gold-draft']);
  });
  it('are not lost when their moment has passed', () => {
    const mark = { ...draft, phase: 'mark' };
    const kept = all(mark, true, 0, [], ['hint-silver-gold-draft']).find(({ key }) => key === 'hint-silver-gold-draft');
    expect(kept).toEqual({ key: 'hint-silver-gold-draft', step: 'keep', due: false, read: false });
  });
});
