import { describe, expect, it } from 'vitest';
import de from 'virtual:words/de';
import deLater from 'virtual:words/de/later';
import en from 'virtual:words/en';
import enLater from 'virtual:words/en/later';
import fr from 'virtual:words/fr';
import frLater from 'virtual:words/fr/later';
import type { Happening, Replay } from '../lib/wire';
import { makeWords, type Language } from '../lib/words';
import { stopsOf, storyOf, viewsOf } from './story';

const step = (who: number, action: string, view: number | null, ...happened: Happening[]) => ({
  who,
  action,
  waiting: [],
  happened,
  ...(view === null ? {} : { view }),
});
const take: Happening = { verb: 'take', who: 1, rule: 'X-2', spots: ['pile'] };
const steps = [
  step(-1, '', 0, { verb: 'deal', heading: true }),
  step(0, 'a1', 1, { verb: 'lay', who: 0 }, take),
  step(1, 'b2', 2, { verb: 'unknown', who: 1 }),
  step(1, 'c3', null),
];
const replay = (game: string, list: object[] = steps) =>
  ({ info: { game, characters: [] }, seat: 0, steps: list }) as unknown as Replay;
const own = 'new-story-deal = Dealt.\nnew-story-lay = { $who } lays.\nnew-story-take = { $who } takes.\n';
const sources = { en: [en, enLater], fr: [fr, frLater], de: [de, deLater] };
const story = (game = 'new', list = steps, language: Language = 'en') =>
  storyOf(replay(game, list), 0, ['Anna', 'Pip'], makeWords(language, [...sources[language], own]));
const texts = (...about: Parameters<typeof story>): string[] => story(...about).map(({ text }) => text);

describe('the story of a finished game', () => {
  it('tells what happened, each line with its step', () => {
    expect(story().slice(0, 3)).toEqual([
      { step: 0, text: 'Dealt.', heading: true },
      { step: 1, text: 'Anna lays.', seat: 0 },
      { step: 1, text: 'Pip takes.', seat: 1, rule: 'X-2', spots: ['pile'] },
    ]);
  });

  it('falls back on the notation, and on no notation for what could not be seen', () => {
    expect(texts().slice(3)).toEqual(['Pip: b2', 'Pip makes a secret choice.']);
    for (const language of ['en', 'fr', 'de'] as const) expect(texts('new', steps, language)[4]).not.toContain('c3');
  });

  it('passes over what could not be seen, and over who has merely chosen', () => {
    const done: Happening = { verb: 'done', who: 1 };
    const list = [steps[0]!, step(1, 'c3', null), step(1, 'd4', 3, done), step(0, 'a1', 4, done, take), steps[2]!];
    expect(stopsOf(replay('new', list))).toEqual([0, 3, 4]);
    expect(texts('new', list)).toEqual(['Dealt.', 'Pip takes.', 'Pip: b2']);
    // Somebody whose time ran out has not merely chosen.
    const late = list.map((one, at) => (at === 2 ? { ...one, by: 'clock' } : one));
    expect(stopsOf(replay('new', late))).toEqual([0, 2, 3, 4]);
  });

  it('has a line for every step of a game without words', () => {
    expect(texts('older')).toEqual(['The cards are dealt.', 'Anna: a1', 'Pip: b2', 'Pip makes a secret choice.']);
  });

  it('tells whose time was up, where the action was seen', () => {
    const late = steps.map((one, at) => (at >= 2 ? { ...one, by: 'clock' } : one));
    expect(texts('new', late).slice(3)).toEqual([
      'Pip ran out of time, so the computer moved.',
      'Pip: b2',
      'Pip makes a secret choice.',
    ]);
  });
});

it('has the view before where a step changed nothing', () => {
  expect(viewsOf(replay('new'))).toEqual([0, 1, 2, 2]);
});
