import { buildStale } from './build.ts';
import { serve } from './serve.ts';

/** `npm start`: builds what is stale, then starts the one process that serves everything. `-- --demo` adds the demo firm. */
try {
  await buildStale();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
await serve({ demo: process.argv.includes('--demo') });
