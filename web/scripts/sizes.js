// Prints the size of the built client, and fails if a first board exceeds its limit.
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Everything needed until the first board is visible. */
const MOST = 150_000;
/** A game's picture on the front page. */
const PICTURE = 4_000;
/** The pictures of the rules, which are drawn with the pieces of a board. */
const RULES = 40_000;
/** The cards of a deck file, drawn on the set-up page. */
const DECK = 12_000;
/** The faces of a game's characters, or those that people choose from. */
const FACES = 9_000;
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

// The first board: the page, the table, one board with its hints, one language; all they import.
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
const weight = (entries) => [...files(entries)].reduce((sum, name) => sum + (packed.get(name)?.packed ?? 0), 0);
const language = Object.keys(manifest).find((key) => /virtual:words\/en$/.test(key));
const found = Object.keys(manifest).flatMap((key) => /^src\/boards\/([a-z0-9_]+)\/(\w+)\.svelte$/.exec(key) ?? []);
const problems = [];
let boards = 0;
for (let at = 0; at < found.length; at += 3) {
  const [key, folder, piece] = found.slice(at, at + 3);
  if (piece === 'Board') {
    const beside = ['hints.ts', 'remarks.ts']
      .map((file) => `src/boards/${folder}/${file}`)
      .filter((name) => name in manifest);
    const first = weight(['index.html', 'src/pages/Table.svelte', key, ...beside, language]);
    console.log(`${text(first)} gzipped until the first board: ${folder}; at most ${text(MOST)}`);
    if (first > MOST) problems.push(`${key} is too heavy`);
    boards += 1;
  } else if (!files(['index.html']).has(manifest[key].file)) {
    // What it shares with the page is already loaded.
    const alone = weight(['index.html', key]) - weight(['index.html']);
    const most = { Deck: DECK, Picture: RULES }[piece] ?? PICTURE;
    console.log(`${text(alone)} gzipped: ${folder}/${piece}; at most ${text(most)}`);
    if (alone > most) problems.push(`${key} is too heavy`);
  } else problems.push(`${key} is loaded with the page, not when it is needed`);
}
const early = files(['index.html', 'src/pages/Table.svelte']);
for (const key of Object.keys(manifest).filter((name) => /\/book\/[a-z.]+\.md|\/Picture\.svelte$/.test(name)))
  if (early.has(manifest[key].file)) problems.push(`${key} is loaded with the table, not when the rules are opened`);
for (const key of Object.keys(manifest).filter((name) => /^src\/(art|boards\/\w+)\/faces\.ts$/.test(name))) {
  const alone = weight(['index.html', key]) - weight(['index.html']);
  console.log(`${text(alone)} gzipped: ${key}; at most ${text(FACES)}`);
  if (alone > FACES) problems.push(`${key} is too heavy`);
  if (files(['index.html', 'src/pages/Table.svelte']).has(manifest[key].file))
    problems.push(`${key} is loaded with the page, not when a face is looked at`);
}
if (boards < 2) problems.push('no boards are in the build');
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
