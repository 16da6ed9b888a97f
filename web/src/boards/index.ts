/**
 * Finds what belongs to a game. All of it is in `boards/<folder>/`, under the same file names in every game;
 * `boards/plain/` replaces what a game does not have. Nothing here knows a game by name.
 */
import type { Component } from 'svelte';
import type { Portrait } from '../art/portrait';
import type { Board, CharacterProps, DeckProps, EmblemProps, Hint, Key, PictureProps } from './types';

/** The folder of a game: the name of its Python package. */
export function folderOf(game: string): string {
  return game.replaceAll('-', '_');
}

type Files<T> = Record<string, () => Promise<T>>;

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');
const hints = import.meta.glob<{ hints: Hint[] }>('./*/hints.ts');
const keyboards = import.meta.glob<{ keys: Key[] }>('./*/keys.ts');
const faces = import.meta.glob<{ faces: Record<string, Portrait> }>(['./*/faces.ts', '!./plain/faces.ts']);
const scenes = import.meta.glob<{ default: Component }>('./*/Scene.svelte');
const emblems = import.meta.glob<{ default: Component<EmblemProps> }>('./*/Emblem.svelte');

const characters = import.meta.glob<{ default: Component<CharacterProps> }>('./*/Character.svelte');
const pictures = import.meta.glob<{ default: Component<PictureProps> }>('./*/Picture.svelte');
const decks = import.meta.glob<{ default: Component<DeckProps> }>('./*/Deck.svelte');

const own = <T>(files: Files<T>, game: string, file: string): Promise<T> | null =>
  files[`./${folderOf(game)}/${file}`]?.() ?? null;

/** A file of the game, or the plain one instead. */
async function drawn<T>(files: Files<{ default: T }>, game: string, file: string): Promise<T> {
  const found = own(files, game, file) ?? own(files, 'plain', file);
  if (found === null) throw new Error(`no plain ${file}`);
  return (await found).default;
}

/** What a table needs from its game. */
export interface Loaded {
  board: Board;
  hints: Hint[];
  keys: Key[];
}

export async function loadBoard(game: string): Promise<Loaded> {
  const [board, hinted, keyed] = await Promise.all([
    drawn(boards, game, 'Board.svelte'),
    own(hints, game, 'hints.ts'),
    own(keyboards, game, 'keys.ts'),
  ]);
  return { board, hints: hinted?.hints ?? [], keys: keyed?.keys ?? [] };
}

export const loadScene = (game: string): Promise<Component> => drawn(scenes, game, 'Scene.svelte');
/** The portrait of an opponent; a plain one if the game has none for this character. */
export const loadPortrait = async (game: string, level: string): Promise<Portrait> =>
  (await own(faces, game, 'faces.ts'))?.faces[level] ?? (await import('./plain/faces')).face(level);
/** The drawing of a character; null if a game has none. */
export const loadCharacter = async (game: string): Promise<Component<CharacterProps> | null> =>
  (await own(characters, game, 'Character.svelte'))?.default ?? null;
/** The drawing of all cards of a deck file; null if a game has none. */
export const loadDeck = async (game: string): Promise<Component<DeckProps> | null> =>
  (await own(decks, game, 'Deck.svelte'))?.default ?? null;
/** The component that draws the pictures of the rules; null if a game has none. */
export const loadPicture = async (game: string): Promise<Component<PictureProps> | null> =>
  (await own(pictures, game, 'Picture.svelte'))?.default ?? null;
export const loadEmblem = (game: string): Promise<Component<EmblemProps>> => drawn(emblems, game, 'Emblem.svelte');
