import { enableCompileCache, flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

// Compiled code is kept between starts, which makes them several times faster.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/karsetu', import.meta.url)));
// On Linux this concerns the calling thread alone: the threads that answer callers go first.
if (process.platform === 'linux') setPriority(3);
const { serveThread } = await import('./thread.ts');
serveThread();
flushCompileCache();
