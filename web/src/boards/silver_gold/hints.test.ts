import { describe, expect, it } from 'vitest';
import type { Hint } from '../types';
import { hintFor } from '../../lib/hints';
import { hints } from './hints';

const due = (view: object, asked: boolean, seat: number, ...read: string[]) =>
  hintFor('silver-gold', hints as unknown as Hint[], view, asked, seat, new Set(read));

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
});
