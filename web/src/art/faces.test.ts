import { cleanup, render, waitFor } from '@testing-library/svelte';
import { afterEach, describe, expect, it } from 'vitest';
import de from 'virtual:words/de';
import en from 'virtual:words/en';
import fr from 'virtual:words/fr';
import { loadPortrait } from '../boards';
import house from '../generated/house.json';
import { FACES, faceOf, human, peopleOf, type Somebody } from '../lib/people';
import type { TableInfo } from '../lib/wire';
import { makeWords, type Language } from '../lib/words';
import Face from './Face.svelte';
import { faces } from './faces';

afterEach(cleanup);

/** The drawing that is shown, once it has loaded. */
async function shown(person: Somebody): Promise<string> {
  const { container } = render(Face, { person });
  await waitFor(() => expect(container.querySelectorAll('path').length).toBeGreaterThan(5));
  const drawing = container.querySelector('svg')!.innerHTML;
  cleanup();
  return drawing;
}

const bot = (game: string, level: string, name = ''): Somebody => ({ name, kind: 'bot', level, face: '', game });

describe('an opponent', () => {
  it('has a portrait that no other character has', async () => {
    const seen = new Set<string>();
    let characters = 0;
    for (const { name, cast } of house.games) {
      for (const level of cast) {
        const { drawing } = await loadPortrait(name, level);
        expect(drawing.match(/<path/g)?.length, level).toBeGreaterThan(20);
        seen.add(drawing);
        characters += 1;
      }
    }
    expect(characters).toBeGreaterThanOrEqual(15);
    expect(seen.size).toBe(characters);
  });
  it('looks the same whatever it is called', async () => {
    const [{ name: game, cast }] = house.games as [(typeof house.games)[0]];
    const level = cast[0]!;
    expect(await shown(bot(game, level, 'Jean le mousse'))).toBe(
      await shown(bot(game, level, 'Hans der Schiffsjunge')),
    );
    expect(await shown(bot(game, level))).not.toBe(await shown(bot(game, cast[1]!)));
  });
  it('without a portrait gets a plain face that follows from its level', async () => {
    const plain = await loadPortrait('new-game', 'greedy');
    expect(await loadPortrait('new-game', 'greedy')).toEqual(plain);
    expect(await loadPortrait(house.games[0]!.name, 'greedy')).toEqual(plain);
    expect(await loadPortrait('new-game', 'search')).not.toEqual(plain);
  });
});

describe('people', () => {
  it('choose from the faces the service knows, and each is drawn once', () => {
    expect(Object.keys(faces)).toEqual(FACES);
    expect(new Set(Object.values(faces).map(({ drawing }) => drawing)).size).toBe(FACES.length);
  });
  it('have words for every face, in every language', () => {
    for (const [language, source] of Object.entries({ en, fr, de })) {
      const words = makeWords(language as Language, [source]);
      const told = FACES.map((face) => words(`web-face-${face}`));
      expect(new Set(told).size, language).toBe(FACES.length);
    }
  });
  it('who have chosen none get one by their name, always the same', () => {
    const names = ['Ada', 'Ben', 'Cem', 'Dana', 'Eva', 'Finn', 'Gül', 'Ho', '李', ''];
    const given = names.map((name) => faceOf(name));
    expect(names.map((name) => faceOf(name))).toEqual(given);
    for (const face of given) expect(FACES).toContain(face);
    expect(new Set(given).size).toBeGreaterThan(4);
  });
  it('keep the face they chose under any name; one that is not drawn here counts for none', async () => {
    expect(faceOf('Ada', 'turban')).toBe('turban');
    expect(faceOf('Ada', 'mask')).toBe(faceOf('Ada'));
    expect(await shown(human('Ada', 'turban'))).toBe(await shown(human('Ben', 'turban')));
    expect(await shown(human('Ada', 'turban'))).not.toBe(await shown(human('Ada', 'bun')));
  });
});

describe('an empty seat', () => {
  it('has no face', () => {
    const { container } = render(Face, { person: { ...human('Seat 2', ''), kind: 'vacant' } });
    expect(container.querySelectorAll('path')).toHaveLength(0);
  });
});

describe('a table', () => {
  it('says of everybody what their face needs', () => {
    const words = makeWords('en', [en]);
    const seat = { name: '', level: '', access: '', nonce: true, face: '' };
    const table = {
      game: 'new-game',
      seats: [
        { ...seat, kind: 'human', name: 'Ada', face: 'veil' },
        { ...seat, kind: 'human', name: 'Ada' },
        { ...seat, kind: 'bot', level: 'greedy' },
        { ...seat, kind: 'vacant' },
      ],
    } as unknown as TableInfo;
    const found = peopleOf(words, table, (at) => at === 0);
    expect(found.map(({ name, kind, level, face, game, here }) => [name, kind, level, face, game, here])).toEqual([
      ['Ada', 'human', '', 'veil', 'new-game', true],
      ['Ada 2', 'human', '', '', 'new-game', false],
      [words('bot-greedy'), 'bot', 'greedy', '', 'new-game', true],
      [words('player-seat', { seat: 4 }), 'vacant', '', '', 'new-game', false],
    ]);
  });
});
