/**
 * The interface of a board.
 *
 * A board is `boards/<game>/Board.svelte`, found by `boards/index.ts` and loaded when its table is opened. The same
 * folder may contain
 * - `flights.ts`, which says how moves are animated;
 * - `hints.ts`, which says when each first-time hint is due;
 * - `keys.ts`, which lists what its keys do;
 * - `faces.ts`, the portraits of its characters;
 * - `Deck.svelte`, which draws all cards of a deck file, if the game can be played with custom decks;
 * - `Character.svelte`, which draws a character, if people may choose one;
 * - `Scene.svelte` and `Emblem.svelte`, the game's world as a large and as a small picture;
 * - `world.css`, its colours outside the board.
 *
 * A board draws one view and answers one question. It keeps no game state of its own except what the player is doing
 * now (a card picked up, a pattern turned): everything else is in `view` and `legal`, which are replaced as a whole
 * after every event. A board is mounted once for each viewer and then gets new props; it is not mounted again.
 */
import type { Component } from 'svelte';
import type { Happening } from '../lib/wire';
import type { Words } from '../lib/words';

/** A legal action in its three forms. `form` is the structured one of the game (docs/notation/). */
export interface Action<F = unknown, T = unknown> {
  code: number;
  text: string;
  form: F;
  /** What it would lead to, if the game tells; for previews. */
  then?: T;
}

/** A button in the prompt bar at the bottom of the page. */
export interface Choice {
  /** Stable within a prompt, so that focus survives an update. */
  id: string;
  label: string;
  /** `main`: the one answer that is ready now, at most one. `plain`: everything else. `tool`: turns or flips something. */
  kind?: 'main' | 'plain' | 'tool';
  disabled?: boolean;
  /** It cannot be done now: a press says why. */
  why?: string;
  /** A toggle, which does not answer anything by itself. */
  pressed?: boolean;
  /** A key that presses it, as in KeyboardEvent.key: `r`, `Enter`, `Escape`. Shown on wide screens. */
  key?: string;
  /** For important actions that cannot be undone: a question the bar asks first. */
  sure?: string;
  /** It cannot be undone and its result is not known in advance, so it looks different. */
  grave?: boolean;
  /** The `d` of a path in a 24 x 24 box, drawn with the site's stroke, before the label. */
  icon?: string;
  press(): void;
}

/** What this seat has to decide now: one sentence, the buttons that answer it, and the rule behind it. */
export interface Prompt {
  text: string;
  /** More about what the current choice would do: what it marks, pays or takes away. */
  detail?: string;
  /** The id of a rule, as in the rule texts; the bar links it to the rules panel. */
  rule?: string;
  choices?: Choice[];
}

/** A player at the table, as everyone sees them. */
export interface Person {
  seat: number;
  name: string;
  kind: 'human' | 'bot' | 'vacant';
  /** The bot's character, for its portrait. */
  level: string;
  /** The face a human has chosen; empty if none. */
  face: string;
  /** The game, for the bot's character. */
  game: string;
  here: boolean;
}

/** What a board says about a seat, next to its face. */
export interface Plate {
  seat: number;
  /** The running score, if the rules make it public, and its meaning in words. */
  score?: number | null;
  scoreLabel?: string;
  badges: { id: string; icon: string; text: string; label: string; /** Only if there is room. */ spare?: boolean }[];
  /** The start player. */
  start?: boolean;
  /** The name of the place, for animations that end there. */
  spot?: string;
  /** A closer look at what the seat has. */
  look?: () => void;
}

export interface BoardProps<V = unknown, F = unknown, T = unknown> {
  /** The view of `seat`, as the service sent it; see generated/wire.ts for its type. Never null. */
  view: V;
  /**
   * What led to this view, as `seat` saw it. All movement on the board comes from it alone. It is empty if no single
   * step led here, such as after a jump or a lost connection.
   */
  happened: readonly Happening[];
  /** It is undone: a step back in a replay, to the view before it happened. */
  back: boolean;
  /** The legal actions of `seat`; empty if it may not act. Only actions from this list may be passed to `act`. */
  legal: Action<F, T>[];
  /** The viewer's seat; -1 for a spectator. */
  seat: number;
  /** The players' names, by seat; the viewer's own seat has the player's name too. */
  names: string[];
  people: Person[];
  /** Who heads the columns, by column, in games in which people choose a character; otherwise empty. */
  characters: string[];
  /** The seats whose turn it is. */
  waiting: number[];
  /** The text of the table's own deck; null for the house deck. */
  deck: string | null;
  options: Record<string, boolean | number | string | null>;
  ruleSet: string;
  /** True while an action is on its way to the service: draw it as done and accept no other. */
  busy: boolean;
  /** True in a replay and after the end of the game: no actions are possible. */
  still: boolean;
  /** Each seat's points so far by part, as far as everyone may know; empty if nothing may be told. */
  running?: readonly Record<string, number>[];
  /** Places where something changed since this seat last acted: they stay highlighted until it acts again. */
  fresh?: ReadonlySet<string>;
  /** Sends an action from `legal`; the board need not wait, the next props show the result. */
  act(action: Action<F, T>): void;
  /** Sets the text of the prompt bar. Call it from one `$effect`; null leaves the bar to the frame ("waiting for
   * …"). */
  ask(prompt: Prompt | null): void;
  /** Announces something in the live region (and nowhere else): where the stencil is, what a card shows. */
  say(text: string): void;
  /** Sets what is shown next to the faces. Call it from one `$effect`. */
  describe?(plates: Plate[]): void;
  /** Opens the rules at an id. */
  rule(id: string): void;
  /** The catalogue: `words('some-key')`, `words('x-y', { name })`. Reactive: a change of language updates the words. */
  words: Words;
}

export type Board<V = unknown, F = unknown> = Component<BoardProps<V, F>>;

/** A first-time hint. It explains how to use the table, never what is legal. Texts: `hint-<game>-<key>`. */
export interface Hint<V = never> {
  key: string;
  /** Whether what it explains is on the board now; `asked` if this seat has to act. */
  when(view: V, asked: boolean, seat: number): boolean;
}

/** A key, or several separated by blanks, and the key of the message that says what it does. */
export type Key = readonly [keys: string, what: string];

/** The props of an `Emblem.svelte`: it draws a round picture of this many pixels. */
export interface EmblemProps {
  game: string;
  size: number;
}

/** The props of a `Character.svelte`: which of the game's characters it draws. */
export interface CharacterProps {
  character: string;
}

/** The props of a `Picture.svelte`: which picture of the rules it draws. */
export interface PictureProps {
  name: string;
  words: Words;
}

/** The props of a `Deck.svelte`: the text of a deck file that the service has accepted. */
export interface DeckProps {
  text: string;
  words: Words;
}

/**
 * Rules for boards
 * - Style with the variables of styles/tokens.css (`--ink`, `--paper`, `--line`, `--accent`, `--focus`, `--shadow-1`, `--serif`,
 *   `--sans`, `--quick`); a world sets its own on its root element, for light and for `:root[data-light='dark']`.
 * - The content security policy forbids style attributes in markup: use classes, SVG attributes, or `style:name={…}`.
 * - Everything pressable is a <button>, or an SVG element with role="button", tabindex, aria-label and keys.
 * - Motion: `transition: … var(--quick)`; it is 0 with reduced motion. Longer: `calc(400ms * var(--tempo))`.
 *   What travels goes over stage.svelte.ts: places are named with `data-spot`, and `flights.ts` says how the moves in
 *   `happened` look.
 * - Fill the width you are given (container queries are set on the frame: `@container (min-width: 720px)`), from 328 px.
 */
export {};
