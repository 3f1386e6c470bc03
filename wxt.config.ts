import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'wxt';
import { manifestFor, webOrigins } from './extension/manifest.ts';
import { hindiNames } from './scripts/hindi-names.ts';

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const origins = webOrigins(process.env);

export default defineConfig({
  // Firefox has no side panel: a build for it would not start.
  targetBrowsers: ['chrome'],
  // Beside the API's 3000, which WXT would take by default.
  dev: { server: { port: 3030 } },
  srcDir: 'extension',
  publicDir: 'extension/public',
  modulesDir: 'extension/modules',
  imports: false,
  manifest: () => manifestFor(version, origins),
  hooks: {
    'build:publicAssets': (_, files) => {
      files.push({ relativeDest: 'names-hi.json', contents: JSON.stringify(hindiNames()) });
    },
  },
  vite: () => ({
    plugins: [react()],
    define: { __WEB_ORIGINS__: JSON.stringify(origins) },
    build: { target: 'chrome116', sourcemap: false },
  }),
});
