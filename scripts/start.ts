import { buildStale } from './build.ts';
import { serve } from './serve.ts';

/**
 * `npm start`: builds the pages where they are stale, starts the one process that serves everything, and builds the extension's zip
 * behind it: nobody waits for what they download later. `-- --demo` adds the demo firm.
 */
const reason = (error: unknown) => (error instanceof Error ? error.message : error);

try {
  await buildStale(console.log, ['web']);
} catch (error) {
  console.error(reason(error));
  process.exit(1);
}
if (await serve({ demo: process.argv.includes('--demo') }))
  // Without its zip everything else works, and the download page says that it is not there.
  await buildStale(console.log, ['extension']).catch((error) => console.error(reason(error)));
