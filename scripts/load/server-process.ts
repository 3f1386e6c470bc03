import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { root } from '../build.ts';

/** A server in a process of its own, as `npm start` runs it, so that it can be measured and killed. */
export interface ServerProcess {
  url: string;
  process: ChildProcess;
  /** The end of what it has printed: errors, in a run. */
  printed: () => string;
  /** Ends it at once, as a power cut would. */
  kill: () => Promise<void>;
  /** Lets it finish. */
  stop: () => Promise<void>;
}

/** Lets one sign in as the first administrator. */
export const admin = { email: 'admin@localhost', password: 'a lamp in the corridor' };
export const metricsToken = 'load-0123456789abcdef';

/** A port no one listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** Starts `scripts/serve.ts` on a DATA_DIR and waits until it answers; rejects with what it printed. */
export async function startServer(
  dataDir: string,
  env: Record<string, string> = {},
  port?: number,
): Promise<ServerProcess> {
  const at = port ?? (await freePort());
  const child = spawn(process.execPath, [join(root, 'scripts/serve.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(at),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      METRICS_TOKEN: metricsToken,
      // Callers name themselves, so that one machine can be many.
      TRUSTED_PROXIES: '1',
      ...env,
    },
  });
  let printed = '';
  const ready = new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('is ready at')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`The server ended: ${printed.slice(-2000)}`)));
  });
  await ready;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  return {
    url: `http://127.0.0.1:${at}`,
    process: child,
    printed: () => printed.slice(-4000),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  };
}
