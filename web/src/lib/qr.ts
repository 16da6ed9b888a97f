/** QR codes for links, as rows of dark and light modules. */
import { correction, generate } from 'lean-qr/nano';

/** The code for a text with error correction M or better; null if the text is too long for any. */
export function qr(text: string): boolean[][] | null {
  try {
    const code = generate(text, { minCorrectionLevel: correction.M });
    return Array.from({ length: code.size }, (_, y) => Array.from({ length: code.size }, (_, x) => code.get(x, y)));
  } catch {
    return null;
  }
}

/** The dark modules as the `d` of a path, one unit each, inside a border of four. */
export function qrPath(grid: boolean[][]): string {
  return grid.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');
}
