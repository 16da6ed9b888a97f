// Prints what the built client weighs, and fails when a first board weighs more than it may.
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const MOST = 150_000;
const folder = new URL('../../src/sterling/static/', import.meta.url);
const text = (bytes) => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;
const packed = new Map(
  readdirSync(new URL('assets/', folder))
    .filter((name) => /\.(js|css)$/.test(name))
    .map((name) => [`assets/${name}`, readFileSync(new URL(`assets/${name}`, folder))])
    .map(([name, bytes]) => [name, { size: bytes.length, packed: gzipSync(bytes).length }]),
);
for (const [name, { size, packed: small }] of [...packed].sort((one, other) => other[1].packed - one[1].packed)) {
  console.log(`${text(size)} ${text(small)} gzipped  ${name.slice('assets/'.length)}`);
}

// The first board: the page, the table, one board with its words for the log, one language; all they import.
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', folder), 'utf8'));
rmSync(new URL('.vite', folder), { recursive: true });
function files(entries) {
  const seen = new Set();
  const out = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`not in the build: ${key}`);
    out.add(chunk.file);
    for (const css of chunk.css ?? []) out.add(css);
    for (const next of chunk.imports ?? []) visit(next);
  };
  entries.forEach(visit);
  return out;
}
const language = Object.keys(manifest).find((key) => key.includes('virtual:words/en'));
let worst = 0;
for (const board of Object.keys(manifest).filter(
  (key) => /^src\/boards\/[a-z-]+\/Board\.svelte$/.test(key) && !key.includes('/plain/'),
)) {
  const needed = files([
    'index.html',
    'src/pages/Table.svelte',
    board,
    board.replace('Board.svelte', 'tell.ts'),
    language,
  ]);
  const first = [...needed].reduce((sum, name) => sum + (packed.get(name)?.packed ?? 0), 0);
  console.log(`${text(first)} gzipped until the first board: ${board.split('/')[2]}; at most ${text(MOST)}`);
  worst = Math.max(worst, first);
}
if (worst === 0 || worst > MOST) process.exit(1);
