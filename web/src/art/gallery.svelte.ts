/** The faces: each is fetched when it is first needed, and then kept. */
import { loadPortrait } from '../boards';
import { faceOf, type Somebody } from '../lib/people';
import type { Portrait } from './portrait';

class Gallery {
  private hung = $state.raw<ReadonlyMap<string, Portrait>>(new Map());
  private readonly asked = new Set<string>();

  /** Somebody's picture; null for an empty seat, and until it has loaded. */
  of({ kind, game, level, name, face }: Somebody): Portrait | null {
    if (kind === 'vacant') return null;
    if (kind === 'bot') return this.look(`${game} ${level}`, () => loadPortrait(game, level));
    const own = faceOf(name, face);
    return this.look(` ${own}`, async () => (await import('./faces')).faces[own] ?? null);
  }

  private look(key: string, fetched: () => Promise<Portrait | null>): Portrait | null {
    const found = this.hung.get(key) ?? null;
    if (found === null && !this.asked.has(key)) {
      this.asked.add(key);
      fetched().then(
        (portrait) => portrait && (this.hung = new Map(this.hung).set(key, portrait)),
        // The connection failed: the next attempt asks again.
        () => this.asked.delete(key),
      );
    }
    return found;
  }
}

export const gallery = new Gallery();
