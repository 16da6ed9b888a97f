/** Checks in the page that nobody alone chose the cards (src/sterling/core/shuffle.py). */
import type { TableInfo } from './wire';

export type Verdict = 'right' | 'wrong' | 'unknown';

function bytes(hex: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array((hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)));
}

async function sha256(...parts: Uint8Array[]): Promise<string> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  const digest = await crypto.subtle.digest('SHA-256', whole);
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** `ours` are the numbers this browser added, by seat; a null was lost and cannot be looked for. */
export async function checkShuffle(info: TableInfo, ours: Record<number, string | null>): Promise<Verdict> {
  const reveal = info.reveal;
  if (reveal === null || typeof crypto.subtle === 'undefined') return 'unknown';
  const nonces = Object.entries(reveal.nonces as Record<string, string>)
    .map(([seat, nonce]) => [Number(seat), nonce] as const)
    .sort(([one], [other]) => one - other);
  for (const [seat, nonce] of Object.entries(ours)) {
    if (nonce !== null && (reveal.nonces as Record<string, string>)[seat] !== nonce) return 'wrong';
  }
  if ((await sha256(bytes(reveal.secret))) !== info.commitment) return 'wrong';
  const parts = nonces.flatMap(([seat, nonce]) => [new Uint8Array([seat]), bytes(nonce)]);
  const seed = await sha256(new TextEncoder().encode('sterling shuffle 1\0'), bytes(reveal.secret), ...parts);
  return seed === reveal.seed ? 'right' : 'wrong';
}
