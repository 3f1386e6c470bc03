import { readConfig } from '../api/base/config.ts';
import { stopSignals } from '../api/base/system.ts';
import { start } from '../api/index.ts';
import { root } from './build.ts';
import { loadDemo } from './demo.ts';
import { askPassphrase } from './keys.ts';

/** Reads the settings, starts the server and stops it on a signal. A wrong setting is named and nothing starts: the answer is whether it runs. */
export async function serve(options: { demo?: boolean } = {}): Promise<boolean> {
  const read = readConfig(process.env, { demo: options.demo ?? false, rootDir: root });
  if (!read.ok) {
    console.error('Karsetu cannot start. These settings need another value:');
    for (const { name, reason } of read.problems) console.error(`  ${name} ${reason}`);
    process.exitCode = 1;
    return false;
  }
  try {
    const running = await start(read.config, { ask: askPassphrase });
    if (read.config.demo) await loadDemo(running);
    const stop = () => {
      console.log('Stopping …');
      void running.stop().then(() => process.exit());
    };
    for (const signal of stopSignals()) process.once(signal, stop);
    return true;
  } catch (error) {
    console.error(`Karsetu cannot start: ${reasonOf(error)}`);
    process.exit(1);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `port ${port} is in use. Set PORT to another one, or stop the other program`;
  if (code === 'EACCES') return `${error.message}. The user running it may not use this port or folder`;
  return error.message;
}

if (import.meta.main) await serve();
