import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import en from 'virtual:words/en';
import built from '../generated/house.json';
import { house, titleOf } from './house.svelte';
import { bots, strengthOf } from './people';
import type { HouseAnswer } from './wire';
import { makeWords } from './words';

const { games, phrases } = house;
const first = built.games[0]!;
const said: HouseAnswer = {
  version: '1',
  games: [{ ...first, name: 'new-game' }],
  bots: { 'new-game': ['random', 'greedy', 'odo'] },
  phrases: ['hello'],
  strengths: { 'new-game': { odo: 4 } },
  faces: built.faces,
  lessons: { 'new-game': [{ name: 'first', minutes: 3, steps: ['goal'] }] },
  practice: { 'new-game': 3 },
};

beforeEach(() => {
  house.games = games;
  house.phrases = phrases;
});
afterEach(() => vi.unstubAllGlobals());

describe('what can be played', () => {
  it('is what the client was built with, until the service has spoken', () => {
    expect(house.games.map(({ name }) => name)).toEqual(built.games.map(({ name }) => name));
  });
  it('is then what the service says, with its characters apart from the plain players', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(said))));
    await house.ask();
    expect(house.games.map(({ name }) => name)).toEqual(['new-game']);
    expect(house.facts('new-game')).toMatchObject({ cast: ['odo'], plain: ['random', 'greedy'], practice: 3 });
    expect(bots('new-game')).toEqual(['odo']);
    expect([strengthOf('new-game', 'odo'), strengthOf('new-game', 'greedy')]).toEqual([4, 0]);
    expect(house.phrases).toEqual(['hello']);
  });
  it('stays as it was where the service cannot be reached', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
    await house.ask();
    expect(house.games).toBe(games);
  });
  it('has a title even where the catalogue has none', () => {
    const words = makeWords('en', [en]);
    expect(titleOf(words, 'new-game')).toBe('new-game');
    expect(titleOf(words, first.name)).not.toBe(first.name);
  });
});
