/** The catalogue (src/sterling/locale and games/<game>/words), shared with Python, loaded one language at a time. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Words {
  (key: string, facts?: Record<string, string | number>): string;
  language: Language;
  has(key: string): boolean;
  /** The words of a key that not every game has; `otherwise` if the catalogue lacks them. */
  or(key: string, otherwise: string): string;
  /** Adds more messages. */
  add(source: string): void;
  /** The sentence of an error code, or the text that came with it if the catalogue has none. */
  error(code: string, facts: Record<string, string | number>, text: string): string;
}

/** Each language is one file, fetched when it is chosen (vite.config.ts leaves the command line's words out). */
const files: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en'),
  fr: () => import('virtual:words/fr'),
  de: () => import('virtual:words/de'),
};

/** What is not needed until the first board is visible: hints, remarks, practice positions and proposals. */
const later: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:words/en/later'),
  fr: () => import('virtual:words/fr/later'),
  de: () => import('virtual:words/de/later'),
};

/** Keys that were requested but do not exist; tests read it through the page. */
export const missing = new Set<string>();

export function makeWords(language: Language, sources: string[]): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  const words = ((key: string, facts: Record<string, FluentVariable> = {}) => {
    const message = bundle.getMessage(key);
    if (!message?.value) {
      missing.add(key);
      console.error(`missing words: ${language} ${key}`);
      return key;
    }
    const problems: Error[] = [];
    const text = bundle.formatPattern(message.value, facts, problems);
    if (problems.length > 0) {
      missing.add(key);
      console.error(`words ${language} ${key}: ${String(problems[0])}`);
    }
    return text;
  }) as Words;
  words.language = language;
  words.add = (source) => void bundle.addResource(new FluentResource(source));
  words.has = (key) => bundle.hasMessage(key);
  words.or = (key, otherwise) => (bundle.hasMessage(key) ? words(key) : otherwise);
  words.error = (code, facts, text) => {
    const key = `error-${code.replaceAll('/', '-')}`;
    if (!bundle.hasMessage(key)) return text;
    // Programs count seats from 0, people from 1.
    return words(key, typeof facts['seat'] === 'number' ? { ...facts, seat: facts['seat'] + 1 } : facts);
  };
  return words;
}

const loaded = new Map<Language, Promise<Words>>();

/** Whether the words for later are wanted on this page. */
let wanted = false;

export function loadWords(language: Language): Promise<Words> {
  let words = loaded.get(language);
  if (words === undefined) {
    words = files[language]().then(async (file) => withMore(makeWords(language, [file.default])));
    loaded.set(language, words);
  }
  return words;
}

/** Loads the words for later, in every language that is in use or will be. */
export async function wantMoreWords(): Promise<void> {
  wanted = true;
  await Promise.all([...loaded.values()].map(async (words) => withMore(await words)));
}

async function withMore(words: Words): Promise<Words> {
  if (wanted && !words.has('why-points')) {
    const file = await later[words.language]();
    if (!words.has('why-points')) words.add(file.default);
  }
  return words;
}

export function preferredLanguage(): Language {
  const known = (text: string | null | undefined): Language | undefined =>
    LANGUAGES.find((language) => text?.slice(0, 2).toLowerCase() === language);
  let kept: string | null = null;
  try {
    kept = localStorage.getItem('sterling-language');
  } catch {
    /* no storage: ask the browser */
  }
  return known(kept) ?? navigator.languages.map(known).find((language) => language !== undefined) ?? 'en';
}
