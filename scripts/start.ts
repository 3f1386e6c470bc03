import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * `npm start`: builds stale pages, starts the process that serves everything, and builds the extension's zip
 * in the background. `-- --demo` adds the demo firm.
 */

// Compiled code is cached between starts, with types removed: loads in a third of the time.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/karsetu', import.meta.url)));
const { buildStale } = await import('./build.ts');
const { serve } = await import('./serve.ts');

const reason = (error: unknown) => (error instanceof Error ? error.message : error);

try {
  await buildStale(console.log, ['web']);
} catch (error) {
  console.error(reason(error));
  process.exit(1);
}
if (await serve({ demo: process.argv.includes('--demo') })) {
  // Now, since a killed server writes nothing.
  flushCompileCache();
  // Without its zip everything else works, and the download page shows that it is missing.
  await buildStale(console.log, ['extension']).catch((error) => console.error(reason(error)));
}
