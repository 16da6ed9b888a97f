import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { qr } from './qr';

/** The code as a camera would see it: four pixels per module, a white border. */
function scan(text: string): string | null {
  const grid = qr(text);
  if (grid === null) return null;
  const scale = 4;
  const width = (grid.length + 8) * scale;
  const pixels = new Uint8ClampedArray(4 * width * width).fill(255);
  grid.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (!dark) return;
      for (let dy = 0; dy < scale; dy++)
        for (let dx = 0; dx < scale; dx++) {
          pixels.fill(
            0,
            4 * (((y + 4) * scale + dy) * width + (x + 4) * scale + dx),
            4 * (((y + 4) * scale + dy) * width + (x + 4) * scale + dx) + 3,
          );
        }
    }),
  );
  return jsQR(pixels, width, width)?.data ?? null;
}

describe('a link as a QR code', () => {
  const link =
    'https://games.example/sterling/#/seat/0123456789abcdefABCDEF/x7Gk20JvRrWqLmN1pYtZcA3sVbE9uHdKQ5iOoPfTgUw';
  it('is read back by a scanner, whatever its length', () => {
    for (let length = 1; length <= 600; length += 23) {
      const text = (link + link + link + link + link + link).slice(0, length);
      expect(scan(text), `length ${length}`).toBe(text);
    }
  });
  it('reads letters beyond ASCII', () => {
    expect(scan('https://spiele.example/#/Grüße')).toBe('https://spiele.example/#/Grüße');
  });
  it('says so where a text is too long', () => {
    expect(qr('x'.repeat(3000))).toBeNull();
  });
});
