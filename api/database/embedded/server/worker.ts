import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

// Entry of the store's thread; compiled code is cached between starts, which makes them several times faster.
enableCompileCache(fileURLToPath(new URL('../../../../node_modules/.cache/karsetu', import.meta.url)));
const { runThread } = await import('./thread.ts');
await runThread();
flushCompileCache();
