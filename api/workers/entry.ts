import { enableCompileCache, flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { stopSignals } from '../base/system.ts';

// Compiled code is kept between starts, which makes them several times faster.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/karsetu', import.meta.url)));
// The process that answers callers goes first.
setPriority(5);
// Who stops the server at a keyboard, or a service manager, signals every process of it; this one ends when its server has.
for (const signal of stopSignals()) process.on(signal, () => {});
process.once('disconnect', () => process.exit());
const { serveCalls } = await import('./serve.ts');
serveCalls();
flushCompileCache();
