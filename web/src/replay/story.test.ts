import { expect, it } from 'vitest';
import de from 'virtual:words/de';
import en from 'virtual:words/en';
import fr from 'virtual:words/fr';
import type { Act, Line } from '../boards/types';
import { storyOf } from './story';
import type { Replay } from '../lib/wire';
import { makeWords } from '../lib/words';

const step = (who: number, action: string, view?: number) => ({
  who,
  action,
  waiting: [],
  ...(view === undefined ? {} : { view }),
});
const replay = {
  info: { deck: null },
  seat: 0,
  steps: [step(-1, '', 0), step(0, 'a1', 1), step(1, 'b2', 2), step(1, 'c3')],
} as unknown as Replay;
const sources = { en, fr, de };
const story = (language: 'en' | 'fr' | 'de', act: Act | null): string[] =>
  storyOf(
    replay,
    0,
    ['Anna', 'Pip'],
    makeWords(language, [sources[language]]),
    (before, after) => (before !== null && after === 1 ? [{ text: 'told' }] : []),
    act,
  ).map(({ text }) => text);

it('asks a board for words only where nothing is told', () => {
  const asked: unknown[] = [];
  const act: Act = (action, before, { who, seen }): Line => {
    asked.push([action, before, who, seen]);
    return { text: `said ${action}` };
  };
  expect(story('en', act)).toEqual(['The cards are dealt.', 'told', 'said b2', 'said c3']);
  expect(asked).toEqual([
    ['b2', 1, 1, true],
    ['c3', 2, 1, false],
  ]);
});

it('falls back on the notation, and on no notation for what could not be seen', () => {
  expect(story('en', () => null).slice(2)).toEqual(['Pip: b2', 'Pip does something that these eyes do not see.']);
  for (const language of ['en', 'fr', 'de'] as const) expect(story(language, null)[3]).not.toContain('c3');
});

it('tells whose time was up', () => {
  const late = { ...replay, steps: replay.steps.map((one, at) => (at >= 2 ? { ...one, by: 'clock' } : one)) } as Replay;
  const told = storyOf(late, 0, ['Anna', 'Pip'], makeWords('en', [en]), null, () => ({ text: 'said' })).map(
    ({ text, step }) => `${step} ${text}`,
  );
  expect(told.slice(2)).toEqual(['2 The time of Pip was up; a bot moved instead.', '2 said', '3 said']);
});
