// Renders the pictures of the rules with the pieces of the boards, in every language, as pages without scripts:
// build/pictures/<game>/<language>/<name>.html. pictures.py turns them into SVG.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer, loadConfigFromFile } from 'vite';

const out = new URL('../../build/pictures/', import.meta.url);
const style = (file) => readFileSync(new URL(`../src/styles/${file}.css`, import.meta.url), 'utf8');
/** What pieces inherit from the page around them. */
const shared = [
  style('tokens'),
  ...[style('controls').match(/^\.icon \{[^}]*\}/m), style('page').match(/^\.hide \{[^}]*\}/m)].map(([rule]) => rule),
].join('\n');

// The client's settings, but with the styles included in the markup.
const loaded = await loadConfigFromFile({ command: 'serve', mode: 'production' }, 'vite.config.ts');
const { plugins, ...config } = loaded.config;
const own = plugins.flat(Infinity).filter((plugin) => plugin?.name === 'words');
const server = await createServer({
  ...config,
  configFile: false,
  plugins: [svelte({ emitCss: false }), own],
  server: { ...config.server, middlewareMode: true, ws: false },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});

const load = (file) => server.ssrLoadModule(file);
const { render } = await load('svelte/server');
const { loadPicture } = await load('/src/boards/index.ts');
const { loadRules } = await load('/src/lib/rules.ts');
const { LANGUAGES, loadWords } = await load('/src/lib/words.ts');

/** The names of the pictures in a rule text, and whether each is a block or inline. */
function namesOf(blocks) {
  const names = new Map();
  for (const block of blocks) {
    if (block.kind === 'picture') names.set(block.name, true);
    const lines = block.kind === 'table' ? block.rows.flat() : [block.pieces];
    for (const { picture } of lines.flat()) if (picture && !names.has(picture)) names.set(picture, false);
  }
  return names;
}

rmSync(out, { recursive: true, force: true });
let drawn = 0;
for (const folder of readdirSync('src/boards')) {
  if (!existsSync(`src/boards/${folder}/Picture.svelte`)) continue;
  const game = folder.replaceAll('_', '-');
  const Picture = await loadPicture(game);
  for (const language of LANGUAGES) {
    const words = await loadWords(language);
    const place = new URL(`${folder}/${language}/`, out);
    mkdirSync(place, { recursive: true });
    for (const [name, large] of namesOf(await loadRules(game, language))) {
      const { head, body } = render(Picture, { props: { name, words } });
      const css = [...head.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text).join('\n');
      const page = `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>${shared}
* { box-sizing: border-box; } body { margin: 0; } .picture { font: 16px/1.4 var(--sans); }
.large { width: 640px; overflow: hidden; border-radius: 12px; } .small { display: inline-block; padding: 2px; }
${css}</style><body><div class="picture ${large ? 'large' : 'small'}">${body}</div></body></html>`;
      writeFileSync(new URL(`${name}.html`, place), page);
      drawn += 1;
    }
  }
}
await server.close();
console.log(`${drawn} pictures of the rules`);
