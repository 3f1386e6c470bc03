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

export default defineConfig({
  root: here,
  plugins: [react(), precompress(), firstLoad(join(here, '..').replaceAll('\\', '/').replace(/\/$/, ''))],
  // The server replaces the placeholder with a new nonce in each response.
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
