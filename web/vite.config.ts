import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';

const sterling = fileURLToPath(new URL('../src/sterling', import.meta.url));

/**
 * `virtual:words/<language>`: the catalogue of one language as one text, without the words of the command line and those
 * that are not needed until the first board is visible; `virtual:words/<language>/later` has these.
 */
function words(): Plugin {
  const later =
    /^(practice-|why-|lookback-|web-origin-|web-replay-|error-(advice|limit|practice|step|study)|review-why-|(?!web-|[a-z-]+-story-)[a-z-]+-why-|advice-|hint-|[a-z-]+-says-)/;
  const skip =
    /^(cli-|arena-|analyse-|review-(?!why-)|error-review-|simulate-|deck-|replay-|play-|online-|verify-|puzzles-|train-|levels-|dataset-|error-practice-(format|line)|error-(deck|record|train|contract|admin|setup-(ray|needs|no-observation|checkout|prefix|game-name|game-exists)|lesson-(?!not-now|step|none|alone)|setup-lesson|arena|file-(?!not-text|too-long)|view|deal|backup|store|bot)-?)/;
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith('virtual:words/') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:words/')) return undefined;
      const [language, part] = id.slice('\0virtual:words/'.length).split('/');
      // The shared words, and those of every game.
      const shared = globSync(`${sterling}/locale/${language}/*.ftl`);
      const files = [...shared, ...globSync(`${sterling}/games/*/words/${language}.ftl`)].sort();
      const texts = files.map((file) => {
        this.addWatchFile(file);
        return readFileSync(file, 'utf8');
      });
      const kept = texts
        .join('\n')
        .split(/\n(?=[a-z#-])/)
        .filter((entry) => !entry.startsWith('#') && !skip.test(entry) && later.test(entry) === (part === 'later'));
      return `export default ${JSON.stringify(kept.map((entry) => entry.trim()).join('\n'))};`;
    },
  };
}

/** `virtual:lessons/<language>`: what the lessons of all games say, which only somebody who learns needs. */
function lessons(): Plugin {
  return {
    name: 'lessons',
    resolveId: (id) => (id.startsWith('virtual:lessons/') ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:lessons/')) return undefined;
      const language = id.slice('\0virtual:lessons/'.length);
      const texts = globSync(`${sterling}/games/*/lessons/${language}.ftl`)
        .sort()
        .map((file) => {
          this.addWatchFile(file);
          return readFileSync(file, 'utf8').replaceAll(/^#.*\n/gm, '');
        });
      return `export default ${JSON.stringify(texts.join('\n'))};`;
    },
  };
}

export default defineConfig({
  base: './',
  plugins: [svelte(), words(), lessons(), svelteTesting()],
  build: {
    outDir: '../src/sterling/static',
    emptyOutDir: true,
    manifest: true,
    // The content security policy allows neither inline styles nor data: fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 400,
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': 'http://127.0.0.1:8500', '/ws': { target: 'ws://127.0.0.1:8500', ws: true } },
  },
  // Some tests draw a board in every phase and language, which takes seconds on a busy machine.
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
    setupFiles: ['src/test-window.ts'],
    testTimeout: 30_000,
    isolate: false,
  },
});
