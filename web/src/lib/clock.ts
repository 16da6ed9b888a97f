/** Clocks between two messages: what the service said, minus the time since then. */
export function left(clocks: readonly number[], waiting: readonly number[], seat: number, since: number): number {
  const told = clocks[seat] ?? 0;
  return waiting.includes(seat) ? Math.max(0, told - since) : told;
}

/** 1:05, 2:00:09; from one day on, days and hours are enough. */
export function clockText(milliseconds: number, days: (days: number, hours: number) => string): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (number: number) => String(number).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return days(Math.floor(hours / 24), hours % 24);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
