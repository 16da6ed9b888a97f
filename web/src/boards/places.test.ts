import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import en from 'virtual:words/en';
import house from '../generated/house.json';
import { movesOf } from '../lib/flights';
import { stories, type Step } from '../lib/stories';
import { spots } from '../lib/story';
import { makeWords } from '../lib/words';
import { loadBoard } from '.';
import type { Board, Plate } from './types';

const words = makeWords('en', [en]);
const nothing = (): void => undefined;
afterEach(cleanup);

/** The places that a board shows for a view. */
function drawn(board: Board, view: unknown, { viewer, seats, options }: Step): Set<string> {
  cleanup();
  const names = stories.names.slice(0, seats);
  const people = names.map((name, seat) => ({
    seat,
    name,
    kind: 'human' as const,
    level: '',
    face: '',
    game: '',
    here: true,
  }));
  const beside = new Set<string>();
  const describe = (plates: Plate[]): void => plates.forEach(({ spot }) => spot && beside.add(spot));
  const { container } = render(board, {
    view,
    happened: [],
    back: false,
    legal: [],
    seat: viewer,
    names,
    people,
    characters: house.games.flatMap((facts) => facts.characters),
    waiting: [],
    deck: null,
    options,
    ruleSet: '',
    busy: false,
    still: true,
    act: nothing,
    ask: nothing,
    say: nothing,
    describe,
    rule: nothing,
    words,
  });
  const found = [...container.querySelectorAll('[data-spot]')];
  return new Set([...beside, ...found.flatMap((element) => element.getAttribute('data-spot')?.split(' ') ?? [])]);
}

describe.each(Object.entries(stories.games))('what happens in %s', (game, { steps }) => {
  it.each(Object.entries(steps))('has its places on the board: %s', async (verb, step) => {
    const { board } = await loadBoard(game);
    const told = step.happened.filter((one) => one.verb === verb);
    const named = told.flatMap(spots);
    if (named.length === 0) return;
    const after = drawn(board, step.after, step);
    const before = step.before === null ? after : drawn(board, step.before, step);
    for (const { from, to } of movesOf(told)) {
      expect([...before]).toContain(from);
      expect([...after]).toContain(to);
    }
    const rest = named.filter((place) => !before.has(place) && !after.has(place));
    // A place may be named before it is drawn: an island is kept before there are slots.
    if (rest.length > 0) expect([...drawn(board, step.last, step)]).toEqual(expect.arrayContaining(rest));
  });
});
