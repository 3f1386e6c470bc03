import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

/**
 * `npm start`: builds the pages where they are stale, starts the one process that serves everything, and builds the extension's zip
 * behind it: no one waits for what they download later. `-- --demo` adds the demo firm.
 */

// Compiled code is kept between starts, types taken out: what follows is loaded in a third of the time.
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
  // Without its zip everything else works, and the download page says that it is not there.
  await buildStale(console.log, ['extension']).catch((error) => console.error(reason(error)));
}
