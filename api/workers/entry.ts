import { enableCompileCache, flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { stopSignals } from '../base/system.ts';

// Compiled code is cached between starts, which makes them several times faster.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/karsetu', import.meta.url)));
// The main process has priority.
setPriority(5);
// Ctrl+C and service managers signal every process of the group; this one ends with its server.
for (const signal of stopSignals()) process.on(signal, () => {});
process.once('disconnect', () => process.exit());
const { serveCalls } = await import('./serve.ts');
serveCalls();
flushCompileCache();
