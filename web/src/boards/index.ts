/** Which board belongs to which game. A board whose folder is not there yet is stood in for by the plain one. */
import type { Act, Board, Tell } from './types';

const FOLDERS: Record<string, string> = { 'silver-gold': 'silver-gold', amulet: 'amulet', 'john-silver': 'john' };

const boards = import.meta.glob<{ default: Board }>('./*/Board.svelte');
const tellers = import.meta.glob<{ tell: Tell; act?: Act }>('./*/tell.ts');

export interface Loaded {
  board: Board;
  tell: Tell | null;
  act: Act | null;
}

export async function loadBoard(game: string): Promise<Loaded> {
  const folder = FOLDERS[game] ?? 'plain';
  const board = boards[`./${folder}/Board.svelte`] ?? boards['./plain/Board.svelte'];
  if (board === undefined) throw new Error('no board');
  const tell = tellers[`./${folder}/tell.ts`];
  const [first, second] = await Promise.all([board(), tell === undefined ? null : tell()]);
  return { board: first.default, tell: second?.tell ?? null, act: second?.act ?? null };
}
