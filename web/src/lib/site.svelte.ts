/** What holds for the whole page: language, light, name, speed, where we are. */
import { loadWords, preferredLanguage, type Language, type Words } from './words';

function kept(key: string): string | null {
  try {
    return localStorage.getItem(`sterling-${key}`);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`sterling-${key}`, value);
  } catch {
    /* for this visit only, then */
  }
}

export type Light = 'auto' | 'light' | 'dark';
export type Route =
  | { page: 'front' }
  | { page: 'setup'; game: string }
  | { page: 'table'; table: string }
  | { page: 'seat'; table: string; key: string };

export function readRoute(hash: string): Route {
  const [page, first, second] = hash.replace(/^#?\/?/, '').split('/');
  const id = /^[A-Za-z0-9_-]{16,40}$/;
  if (page === 'set' && first) return { page: 'setup', game: first };
  if (page === 'table' && first && id.test(first)) return { page: 'table', table: first };
  if (page === 'seat' && first && second && id.test(first)) return { page: 'seat', table: first, key: second };
  return { page: 'front' };
}

class Site {
  words = $state.raw<Words | null>(null);
  language = $state<Language>('en');
  light = $state<Light>('auto');
  name = $state('');
  quick = $state(true);
  route = $state<Route>({ page: 'front' });

  async begin(): Promise<void> {
    const light = kept('light');
    this.setLight(light === 'light' || light === 'dark' ? light : 'auto');
    this.name = kept('name') ?? '';
    this.route = readRoute(location.hash);
    addEventListener('hashchange', () => {
      this.route = readRoute(location.hash);
      scrollTo(0, 0);
    });
    await this.setLanguage(preferredLanguage(), false);
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
    const dark = light === 'dark' || (light === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
    document.documentElement.dataset['light'] = dark ? 'dark' : 'light';
    keep('light', light);
  }

  toggleLight(): void {
    this.setLight(document.documentElement.dataset['light'] === 'dark' ? 'light' : 'dark');
  }

  setName(name: string): void {
    this.name = name.trim().slice(0, 40);
    keep('name', this.name);
  }
}

export const site = new Site();
