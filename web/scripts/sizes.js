// Prints what the built client weighs, and fails when the first board weighs more than it may.
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const MOST = 150_000;
const folder = new URL('../../src/sterling/static/assets/', import.meta.url);
const sizes = readdirSync(folder)
  .filter((name) => /\.(js|css)$/.test(name))
  .map((name) => [name, statSync(new URL(name, folder)).size, gzipSync(readFileSync(new URL(name, folder))).length]);
const text = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
for (const [name, size, packed] of sizes.sort((one, other) => other[2] - one[2])) {
  console.log(`${text(size)} ${text(packed)} gzipped  ${name}`);
}
// The first board: everything but the other boards, the other languages and the rule texts.
const boards = sizes.filter(([name]) => name.startsWith('Board')).map((entry) => entry[2]);
const rest = sizes.filter(([name]) => /^(index|Table|Setup|Join|Front|en|words)/.test(name)).reduce((sum, entry) => sum + entry[2], 0);
const first = rest + Math.max(0, ...boards);
console.log(`${text(first)} gzipped for the heaviest first board; at most ${text(MOST)}`);
if (first > MOST) process.exit(1);
