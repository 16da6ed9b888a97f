import { expect, it } from 'vitest';
import en from 'virtual:words/en';
import { makeWords } from '../../lib/words';
import { act } from './tell';

const about = { words: makeWords('en', [en]), names: ['Anna', 'Pip'], seat: 0, who: 1 };

it('says of a hidden choice that it was made, and nothing of what it is', () => {
  expect(act('K13', { phase: 'draft' }, { ...about, seen: true })?.text).toBe('Pip has chosen two islands.');
  for (const action of ['A:b2', 'B:a1b1a2']) {
    expect(act(action, { phase: 'mark' }, { ...about, seen: false })?.text).toBe(
      'Pip marks; it is shown when all are done.',
    );
    expect(act(action, { phase: 'mark' }, { ...about, seen: true })?.text).toBe('Pip is done marking.');
  }
  expect(act('T?', { phase: 'replace' }, { ...about, seen: true })).toBeNull();
});
