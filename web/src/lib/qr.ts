/**
 * QR codes for links: byte mode, error correction M, the smallest version that holds the text (1 to 20).
 * Follows ISO/IEC 18004: data and correction code words interleaved in blocks, eight masks, the one with the least penalty.
 */

/** For each version from 1: correction code words in a block, and the number of blocks, at level M. */
const BLOCKS: readonly (readonly [number, number])[] = [
  [10, 1],
  [16, 1],
  [26, 1],
  [18, 2],
  [24, 2],
  [16, 4],
  [18, 4],
  [22, 4],
  [22, 5],
  [26, 5],
  [30, 5],
  [22, 8],
  [22, 9],
  [24, 9],
  [24, 10],
  [28, 10],
  [28, 11],
  [26, 13],
  [26, 14],
  [26, 16],
];

const EXP = new Uint8Array(512);
const LOG = new Uint8Array(256);
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = EXP[power + 255] = value;
  LOG[value] = power;
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
const times = (one: number, other: number): number => (one === 0 || other === 0 ? 0 : EXP[LOG[one]! + LOG[other]!]!);

/** All modules that carry data or correction in a version. */
function rawModules(version: number): number {
  let modules = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const aligned = Math.floor(version / 7) + 2;
    modules -= (25 * aligned - 10) * aligned - 55;
    if (version >= 7) modules -= 36;
  }
  return modules;
}

function correction(data: number[], length: number): number[] {
  let divisor = [1];
  for (let root = 0; root < length; root++) {
    const next: number[] = new Array<number>(divisor.length + 1).fill(0);
    divisor.forEach((factor, at) => {
      next[at]! ^= factor;
      next[at + 1]! ^= times(factor, EXP[root]!);
    });
    divisor = next;
  }
  const rest: number[] = new Array<number>(length).fill(0);
  for (const byte of data) {
    const lead = byte ^ rest.shift()!;
    rest.push(0);
    for (let at = 0; at < length; at++) rest[at]! ^= times(divisor[at + 1]!, lead);
  }
  return rest;
}

/** Data in code words, padded, split in blocks, each with its correction, interleaved. */
function codeWords(bytes: Uint8Array, version: number): number[] {
  const [extra, blocks] = BLOCKS[version - 1]!;
  const all = Math.floor(rawModules(version) / 8);
  const room = all - extra * blocks;
  const bits: number[] = [];
  const put = (value: number, length: number) => {
    for (let bit = length - 1; bit >= 0; bit--) bits.push((value >> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  put(0, Math.min(4, 8 * room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < 8 * room; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data = Array.from({ length: room }, (_, at) =>
    bits.slice(8 * at, 8 * at + 8).reduce((sum, bit) => 2 * sum + bit, 0),
  );
  const short = Math.floor(room / blocks);
  const long = room % blocks;
  const parts: number[][] = [];
  for (let block = 0, at = 0; block < blocks; block++) {
    const length = short + (block >= blocks - long ? 1 : 0);
    parts.push(data.slice(at, at + length));
    at += length;
  }
  const checks = parts.map((part) => correction(part, extra));
  const out: number[] = [];
  for (let at = 0; at <= short; at++) for (const part of parts) if (at < part.length) out.push(part[at]!);
  for (let at = 0; at < extra; at++) for (const check of checks) out.push(check[at]!);
  return out;
}

const MASKS: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function penalty(grid: boolean[][]): number {
  const size = grid.length;
  let sum = 0;
  let dark = 0;
  for (let turn = 0; turn < 2; turn++) {
    for (let y = 0; y < size; y++) {
      let run = 0;
      let line = '';
      for (let x = 0; x < size; x++) {
        const cell = turn ? grid[x]![y]! : grid[y]![x]!;
        const last = x > 0 && (turn ? grid[x - 1]![y]! : grid[y]![x - 1]!);
        run = x > 0 && cell === last ? run + 1 : 1;
        if (run === 5) sum += 3;
        else if (run > 5) sum += 1;
        line += cell ? '1' : '0';
        if (!turn && cell) dark++;
      }
      for (const shape of ['10111010000', '00001011101']) {
        for (let at = line.indexOf(shape); at >= 0; at = line.indexOf(shape, at + 1)) sum += 40;
      }
    }
  }
  for (let y = 1; y < size; y++) {
    for (let x = 1; x < size; x++) {
      const cell = grid[y]![x]!;
      if (cell === grid[y - 1]![x] && cell === grid[y]![x - 1] && cell === grid[y - 1]![x - 1]) sum += 3;
    }
  }
  return sum + 10 * Math.floor(Math.abs((100 * dark) / (size * size) - 50) / 5);
}

/** The modules of the code, row by row; true is dark. Null where the text is too long for a code. */
export function qr(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text);
  const version =
    BLOCKS.findIndex(([extra, blocks], at) => {
      const room = Math.floor(rawModules(at + 1) / 8) - extra * blocks;
      return 4 + (at + 1 < 10 ? 8 : 16) + 8 * bytes.length <= 8 * room;
    }) + 1;
  if (version === 0) return null;
  const size = 4 * version + 17;
  const grid = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const fixed = Array.from({ length: size }, () => new Array<boolean>(size).fill(false));
  const set = (x: number, y: number, dark: boolean) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    grid[y]![x] = dark;
    fixed[y]![x] = true;
  };
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [cx, cy] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    for (let dy = -4; dy <= 4; dy++)
      for (let dx = -4; dx <= 4; dx++) {
        const far = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, far !== 2 && far !== 4);
      }
  }
  if (version > 1) {
    const count = Math.floor(version / 7) + 2;
    const step = Math.ceil((size - 13) / (2 * count - 2)) * 2;
    const places = [6, ...Array.from({ length: count - 1 }, (_, at) => size - 7 - step * (count - 2 - at))];
    places.forEach((cy, row) =>
      places.forEach((cx, column) => {
        const corner = (row === 0 && (column === 0 || column === count - 1)) || (row === count - 1 && column === 0);
        if (corner) return;
        for (let dy = -2; dy <= 2; dy++)
          for (let dx = -2; dx <= 2; dx++) set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
      }),
    );
  }
  if (version >= 7) {
    let rest = version;
    for (let at = 0; at < 12; at++) rest = (rest << 1) ^ ((rest >> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let at = 0; at < 18; at++) {
      const dark = ((bits >> at) & 1) === 1;
      set(size - 11 + (at % 3), Math.floor(at / 3), dark);
      set(Math.floor(at / 3), size - 11 + (at % 3), dark);
    }
  }
  const format = (mask: number) => {
    // Level M is 0 in the format.
    let rest = mask;
    for (let at = 0; at < 10; at++) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (at: number) => ((bits >> at) & 1) === 1;
    for (let at = 0; at <= 5; at++) set(8, at, bit(at));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let at = 9; at < 15; at++) set(14 - at, 8, bit(at));
    for (let at = 0; at < 8; at++) set(size - 1 - at, 8, bit(at));
    for (let at = 8; at < 15; at++) set(8, size - 15 + at, bit(at));
    set(8, size - 8, true);
  };
  format(0);
  const words = codeWords(bytes, version);
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++) {
      for (let side = 0; side < 2; side++) {
        const x = right - side;
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y]![x] || at >= 8 * words.length) continue;
        grid[y]![x] = ((words[at >> 3]! >> (7 - (at & 7))) & 1) === 1;
        at++;
      }
    }
  }
  const flip = (mask: number) => {
    for (let y = 0; y < size; y++)
      for (let x = 0; x < size; x++) if (!fixed[y]![x] && MASKS[mask]!(x, y)) grid[y]![x] = !grid[y]![x];
  };
  let best = 0;
  let least = Infinity;
  for (let mask = 0; mask < 8; mask++) {
    flip(mask);
    format(mask);
    const found = penalty(grid);
    if (found < least) [best, least] = [mask, found];
    flip(mask);
  }
  flip(best);
  format(best);
  return grid;
}

/** The dark modules as one SVG path, one unit for a module, with the quiet border of four. */
export function qrPath(grid: boolean[][]): string {
  return grid.map((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')).join('')).join('');
}
