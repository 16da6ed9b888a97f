/**
 * Hints for the first time: what appears in a view says which one is due. They explain how to handle the table, never
 * what is legal. Words: `hint-<game>-<key>`; read ones are kept in the site's settings.
 */
import type { AmuletView, JohnSilverView, SilverGoldView } from './wire';

interface Hint<V> {
  key: string;
  /** Whether what it explains is there now; `asked` where this seat has to act. */
  when(view: V, asked: boolean, seat: number): boolean;
}

const SILVER_GOLD: Hint<SilverGoldView>[] = [
  { key: 'draft', when: (view, asked) => asked && view.phase === 'draft' },
  { key: 'follow', when: (view, asked) => asked && view.phase === 'mark' && (view.own?.owed ?? -1) > 0 },
  { key: 'mark', when: (view, asked) => asked && view.phase === 'mark' && (view.own?.owed ?? -1) < 0 },
  { key: 'replace', when: (view, asked) => asked && view.phase === 'replace' },
  { key: 'cup', when: (view, _, seat) => (view.players[seat]?.cups.length ?? 0) > 0 },
  { key: 'round', when: (view) => view.turn >= 7 && view.phase !== 'over' },
];
const AMULET: Hint<AmuletView>[] = [
  { key: 'look', when: (view, asked) => asked && view.phase === 'look' },
  { key: 'turn', when: (view, asked) => asked && view.phase === 'turn' && view.caller === null },
  { key: 'hand', when: (view, asked) => asked && view.phase === 'hand' },
  { key: 'power', when: (view, asked) => asked && view.phase === 'power' },
  { key: 'call', when: (view) => view.caller !== null },
  { key: 'amulet', when: (view, _, seat) => view.right === seat },
  { key: 'ledger', when: (view) => view.rounds.length > 0 && view.phase !== 'over' },
];
const JOHN_SILVER: Hint<JohnSilverView>[] = [
  { key: 'answer', when: (view, asked) => asked && view.phase === 'answer' },
  { key: 'lay', when: (view, asked) => asked && view.phase === 'lay' },
  { key: 'take', when: (view, asked) => asked && view.phase === 'take' },
  { key: 'share', when: (view) => view.players.some((player) => player.cards > 0) },
];
const ALL: Record<string, Hint<never>[]> = { 'silver-gold': SILVER_GOLD, amulet: AMULET, 'john-silver': JOHN_SILVER };

/** The first hint that is due and unread, as the key of its words. */
export function hintFor(
  game: string,
  view: unknown,
  asked: boolean,
  seat: number,
  read: ReadonlySet<string>,
): string | null {
  if (seat < 0) return null;
  for (const hint of ALL[game] ?? []) {
    const key = `hint-${game}-${hint.key}`;
    if (!read.has(key) && hint.when(view as never, asked, seat)) return key;
  }
  return null;
}
export const HINTS = Object.entries(ALL).flatMap(([game, hints]) => hints.map((hint) => `hint-${game}-${hint.key}`));
