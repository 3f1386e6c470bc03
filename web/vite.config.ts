import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './build/chunks.ts';
import { firstLoad } from './build/firstLoad.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const api = `http://127.0.0.1:${process.env['PORT'] ?? 3000}`;

/** Writes .br and .gz next to every text asset, so that the server never compresses the same file twice. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle(options) {
    const dir = join(options.dir!, 'assets');
    for (const name of await readdir(dir)) {
      if (!/\.(js|css|svg)$/.test(name)) continue;
      const bytes = await readFile(join(dir, name));
      if (bytes.length < 1024) continue;
      await writeFile(join(dir, `${name}.gz`), gzipSync(bytes, { level: 9 }));
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      await writeFile(join(dir, `${name}.br`), brotliCompressSync(bytes, { params }));
    }
  },
});

/** What the grid library's sheet says by the place of an element among others of a class, with the rules in it. */
const byPlace = [
  // Lines at rows of totals: our own are in `web/grid/style.ts`.
  /> :nth-(?:last-)?child\(1 of [^{]+\{[^{}]*\{[^{}]*\}\s*\}/g,
  // The shadow of the last frozen column: a class of ours (`is-edge`).
  /&:nth-last-child\(1 of &\) \{[^{}]*\}/g,
  // Rows of groups, which no table of ours has.
  /> \.rdg-[\w-]+:not\(:last-child, [^{]+\{[^{}]*\}/g,
];

/**
 * What all its elements take from the one around them. The page's reset says how boxes are measured, and rows have their own background
 * (`web/grid/style.ts`); with these no style of a cell can be used for another, and what changes in a cell or row styles all within it.
 */
const taken = [/\*,\s*\*::before,\s*\*::after \{[^{}]*\}/, /background-color: inherit;/];

/** Takes these out: because of them the browser styles hundreds of cells again with each row or cell that changes, comes or goes. */
const gridWithoutPlaces = (): Plugin => ({
  name: 'grid-without-places',
  enforce: 'pre',
  transform(css, id) {
    if (!/react-data-grid\/lib\/styles\.css/.test(id)) return undefined;
    const kept = [...byPlace, ...taken].reduce((sheet, rule) => sheet.replace(rule, ''), css);
    if (/:nth-|:last-child|\*::|(?:sizing|color): inherit/.test(kept))
      throw new Error('react-data-grid writes its styles in another way now');
    return kept;
  },
});

export default defineConfig({
  root: here,
  plugins: [
    react(),
    gridWithoutPlaces(),
    precompress(),
    firstLoad(join(here, '..').replaceAll('\\', '/').replace(/\/$/, '')),
  ],
  // The server replaces the placeholder with a fresh nonce in each answer.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    target: 'es2023',
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  server: {
    proxy: Object.fromEntries(['/api', '/storage', '/downloads'].map((path) => [path, { target: api }])),
  },
});
