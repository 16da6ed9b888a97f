/** What this browser remembers. Where it may remember nothing, it lasts for this visit only. */
export function kept(key: string): string | null {
  try {
    return localStorage.getItem(`sterling-${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`sterling-${key}`, value);
  } catch {
    /* then it lasts for this visit only */
  }
}
