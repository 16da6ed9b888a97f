import { readFileSync, readdirSync } from 'node:fs';
import { render, waitFor } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import de from 'virtual:words/de/later';
import en from 'virtual:words/en/later';
import fr from 'virtual:words/fr/later';
import house from '../generated/house.json';
import { hintKey } from '../lib/hints';
import { makeWords } from '../lib/words';
import Emblem from '../parts/Emblem.svelte';
import Scene from '../parts/Scene.svelte';
import { folderOf, loadBoard, loadCharacter, loadDeck, loadEmblem, loadScene } from '.';

/** The games with their own board; any other game uses the plain one. */
const FOLDERS = readdirSync('src/boards', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'plain')
  .map((entry) => entry.name);
const GAMES = house.games.map(({ name }) => name).filter((name) => FOLDERS.includes(folderOf(name)));

describe('the folder of a game', () => {
  it('is called as its Python package', () => {
    expect(FOLDERS.length).toBeGreaterThan(0);
    for (const folder of FOLDERS) expect(readdirSync('../src/sterling/games')).toContain(folder);
  });
  it('has everything that a game can have', () => {
    for (const folder of FOLDERS) {
      const files = readdirSync(`src/boards/${folder}`);
      for (const file of ['Board.svelte', 'Scene.svelte', 'Emblem.svelte', 'hints.ts', 'flights.ts', 'world.css'])
        expect(files, folder).toContain(file);
    }
  });
});

describe('shared code', () => {
  const folders = FOLDERS.map((folder) => `boards/${folder}/`);
  /** A game's name in any spelling, and the ids of its rules. */
  const names = GAMES.flatMap((name) => [name, folderOf(name), name.replaceAll('-', '')]);
  const words = new RegExp(
    `${names.join('|')}|\\bjohn\\b|\\b(${house.games.map(({ prefix }) => prefix).join('|')})-\\d`,
    'i',
  );
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(ts|svelte|css)$/.test(file) && !/\.test\.ts$/.test(file))
    .filter((file) => !file.startsWith('generated/') && !folders.some((folder) => file.startsWith(folder)));

  it('names no game', () => {
    expect(files.length).toBeGreaterThan(40);
    const found = files.flatMap((file) =>
      readFileSync(`src/${file}`, 'utf8')
        .split('\n')
        .filter((line) => words.test(line))
        .map((line) => `${file}: ${line.trim()}`),
    );
    expect(found).toEqual([]);
  });
});

describe('a game', () => {
  it('finds its own board, hints and pictures', async () => {
    const scenes = new Set<unknown>();
    for (const game of GAMES) {
      const { board, hints } = await loadBoard(game);
      expect(hints.length, game).toBeGreaterThan(0);
      for (const one of [board, await loadScene(game), await loadEmblem(game)]) scenes.add(one);
    }
    expect(scenes.size).toBe(3 * GAMES.length);
  });
  it('draws its deck files and its characters, where it has any', async () => {
    for (const { name, custom_deck, characters } of house.games) {
      expect((await loadDeck(name)) !== null, name).toBe(custom_deck);
      expect((await loadCharacter(name)) !== null, name).toBe(characters.length > 0);
    }
  });
  it('that nobody has drawn yet is played on the plain board, under a plain sky and a seal', async () => {
    const plain = await loadBoard('new-game');
    expect(plain).toMatchObject({ hints: [] });
    const emblem = render(Emblem, { game: 'new-game', size: 40 });
    await waitFor(() => expect(emblem.container.querySelector('svg text')?.textContent).toBe('N'));
    const scene = render(Scene, { game: 'new-game' });
    await waitFor(() => expect(scene.container.querySelector('svg')).not.toBeNull());
  });
  it('leads from each hint to a step of the lesson', async () => {
    const lessons: Record<string, { steps: string[] }[] | undefined> = house.lessons;
    for (const game of GAMES) {
      const steps = lessons[game]?.flatMap((lesson) => lesson.steps) ?? [];
      for (const { key, step } of (await loadBoard(game)).hints) expect(steps, `${game} ${key}`).toContain(step);
    }
  });
  it('has words in every language for each hint', async () => {
    for (const [language, source] of Object.entries({ en, fr, de })) {
      const words = makeWords(language as 'en', [source]);
      for (const game of GAMES)
        for (const hint of (await loadBoard(game)).hints)
          expect(words.has(hintKey(game, hint)), hintKey(game, hint)).toBe(true);
    }
  });
});
