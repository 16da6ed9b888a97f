/** State of the whole page: language, appearance, name, face, speed, sounds, hints, location. */
import { house } from './house.svelte';
import { keep, kept } from './kept';
import { motion, type Speed } from './motion';
import { FACES } from './people';
import { sound } from './sound';
import { loadWords, preferredLanguage, type Language, type Words } from './words';

/** How long the first page waits for the list of games, in milliseconds. */
const PATIENCE = 1000;

export type Light = 'auto' | 'light' | 'dark';
export type Route =
  | { page: 'front' }
  | { page: 'setup'; game: string }
  | { page: 'table'; table: string }
  /** A lesson; `step` is the name of a step to begin with, or empty. */
  | { page: 'learn'; game: string; step: string }
  /** `review` opens the review beside it. */
  | { page: 'replay'; table: string; step: number | null; seat: number | null; review: boolean }
  /** The deal of a link. */
  | { page: 'deal'; key: string }
  | { page: 'seat'; table: string; key: string }
  | { page: 'practice'; game: string; position: string }
  /** A decision of a reviewed game, to try again. */
  | { page: 'again'; table: string; step: number; game: string }
  | { page: 'link'; key: string };

export function readRoute(hash: string): Route {
  const [page, first, second, third] = hash.replace(/^#?\/?/, '').split('/');
  const id = /^[A-Za-z0-9_-]{16,40}$/;
  if (page === 'set' && first) return { page: 'setup', game: first };
  if (page === 'table' && first && id.test(first)) return { page: 'table', table: first };
  if ((page === 'replay' || page === 'review') && first && id.test(first)) {
    return {
      page: 'replay',
      table: first,
      step: /^\d{1,5}$/.test(second ?? '') ? Number(second) : null,
      seat: third === 'w' ? -1 : /^\d{1,2}$/.test(third ?? '') ? Number(third) : null,
      review: page === 'review',
    };
  }
  if (page === 'seat' && first && second && id.test(first)) return { page: 'seat', table: first, key: second };
  if (page === 'learn' && first) {
    return { page: 'learn', game: first, step: /^[a-z0-9-]{1,40}$/.test(second ?? '') ? (second ?? '') : '' };
  }
  if (page === 'practice' && first && /^[a-z-]{1,40}$/.test(first)) {
    return { page: 'practice', game: first, position: /^[0-9a-f]{6,40}$/.test(second ?? '') ? (second ?? '') : '' };
  }
  if (page === 'deal' && first && id.test(first)) return { page: 'deal', key: first };
  if (page === 'again' && first && id.test(first) && /^\d{1,5}$/.test(second ?? '')) {
    return {
      page: 'again',
      table: first,
      step: Number(second),
      game: /^[a-z-]{1,40}$/.test(third ?? '') ? (third ?? '') : '',
    };
  }
  if (page === 'link' && first) return { page: 'link', key: first };
  return { page: 'front' };
}

class Site {
  words = $state.raw<Words | null>(null);
  language = $state<Language>('en');
  light = $state<Light>('auto');
  dark = $state(false);
  name = $state('');
  /** The chosen face; if it is empty, the name decides. */
  face = $state('');
  speed = $state<Speed>(motion.speed);
  sounds = $state(false);
  hints = $state(true);
  /** Whether opponents say something now and then. */
  remarks = $state(true);
  /** The hints that were read. */
  read = $state.raw<ReadonlySet<string>>(new Set());
  route = $state<Route>({ page: 'front' });

  async begin(): Promise<void> {
    const light = kept('light');
    this.setLight(light === 'light' || light === 'dark' ? light : 'auto');
    this.name = kept('name') ?? '';
    const face = kept('face') ?? '';
    this.face = FACES.includes(face) ? face : '';
    this.remarks = kept('remarks') !== 'off';
    this.sounds = kept('sounds') === 'on';
    sound.on = this.sounds;
    this.hints = kept('hints') !== 'off';
    this.read = new Set((kept('hints-read') ?? '').split(' ').filter((key) => key !== ''));
    this.route = readRoute(location.hash);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => this.setLight(this.light));
    addEventListener('hashchange', () => {
      this.route = readRoute(location.hash);
      scrollTo(0, 0);
    });
    const patience = new Promise((done) => setTimeout(done, PATIENCE));
    await Promise.all([this.setLanguage(preferredLanguage(), false), Promise.race([house.ask(), patience])]);
  }

  async setLanguage(language: Language, chosen = true): Promise<void> {
    const words = await loadWords(language);
    this.language = language;
    this.words = words;
    document.documentElement.lang = language;
    if (chosen) keep('language', language);
  }

  setLight(light: Light): void {
    this.light = light;
    this.dark = light === 'dark' || (light === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.dataset['light'] = this.dark ? 'dark' : 'light';
    keep('light', light);
  }

  toggleLight(): void {
    this.setLight(this.dark ? 'light' : 'dark');
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    motion.set(speed);
  }

  setSounds(on: boolean): void {
    this.sounds = on;
    sound.on = on;
    keep('sounds', on ? 'on' : 'off');
    if (on) sound.play('turn');
  }

  setHints(on: boolean): void {
    this.hints = on;
    keep('hints', on ? 'on' : 'off');
    if (on) this.markRead([]);
  }

  /** An empty list makes all hints unread again. */
  markRead(keys: string[]): void {
    this.read = keys.length === 0 ? new Set() : new Set([...this.read, ...keys]);
    keep('hints-read', [...this.read].join(' '));
  }

  setRemarks(on: boolean): void {
    this.remarks = on;
    keep('remarks', on ? 'on' : 'off');
  }

  setFace(face: string): void {
    this.face = face;
    keep('face', face);
  }

  setName(name: string): void {
    this.name = name.trim().slice(0, 40);
    keep('name', this.name);
  }
}

export const site = new Site();
