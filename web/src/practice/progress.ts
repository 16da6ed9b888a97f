/** What was answered in this browser, by game and position. */
export type Verdict = 'best' | 'good' | 'worse';

const KEY = 'sterling-practice';

type Kept = Record<string, Record<string, Verdict>>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

export function answers(game: string): Record<string, Verdict> {
  return { ...read()[game] };
}

/** Notes an answer; a position that was solved once stays solved. */
export function note(game: string, id: string, verdict: Verdict): Record<string, Verdict> {
  const kept = read();
  const mine = { ...kept[game] };
  if (mine[id] === undefined || mine[id] === 'worse') mine[id] = verdict;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...kept, [game]: mine }));
  } catch {
    /* then it lasts for this visit only */
  }
  return mine;
}
