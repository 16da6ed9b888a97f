/** What lessons say, loaded with the first lesson: the front page does without it. */
import { makeWords, type Language, type Words } from '../lib/words';

const files: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('virtual:lessons/en'),
  fr: () => import('virtual:lessons/fr'),
  de: () => import('virtual:lessons/de'),
};

const loaded = new Map<Language, Promise<Words>>();

export function loadLessonWords(language: Language): Promise<Words> {
  let words = loaded.get(language);
  if (words === undefined) {
    words = files[language]().then((file) => makeWords(language, [file.default]));
    loaded.set(language, words);
  }
  return words;
}
