import { mkdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { startAccessLog } from './access/log.ts';
import { createApp } from './app.ts';
import { startHeads } from './audit/head.ts';
import { type Config, withoutSecrets } from './base/config.ts';
import type { Deps } from './base/deps.ts';
import { paces, rateLimits } from './base/limits.ts';
import { createLog } from './base/log.ts';
import type { Route } from './base/route.ts';
import { loadSecrets } from './base/secrets.ts';
import { createVault } from './base/vault.ts';
import { buildIndexes, connectDatabase, type Database } from './database/connect.ts';
import { invoiceMails } from './invoices/mail.ts';
import { startJanitor } from './janitor.ts';
import { startJobs } from './jobs/runner.ts';
import { lives } from './lives.ts';
import { letterMails } from './mail/later.ts';
import { startMailQueue } from './mail/queue.ts';
import { createMailer } from './mail/send.ts';
import { createLimiter } from './middleware/rate-limit.ts';
import { migrate } from './migrate.ts';
import { owned } from './owned.ts';
import { hasFiled, registrationsInUse } from './returns/keep.ts';
import { startSealing } from './sealing.ts';
import { adoptStatements } from './tds/store.ts';
import { ensureAdmin } from './users/first-admin.ts';
import { standsOn } from './users/session.ts';
import { createWorkers } from './workers/pool.ts';

/** A running server. `stop` waits for open requests, at most ten seconds. */
export interface Running {
  url: string;
  deps: Deps;
  stop: () => Promise<void>;
}

/** Test replacements; `say` prints to people. */
interface StartOptions {
  deps?: Partial<Pick<Deps, 'log' | 'now' | 'limits' | 'paces'>>;
  routes?: readonly Route[];
  /** Idle time before a worker process ends. */
  workersIdleMs?: number;
  say?: (line: string) => void;
  /** Prompts for the passphrase of the keys. */
  ask?: () => Promise<string>;
}

const versionFile = new URL('../package.json', import.meta.url);
const patience = 10_000;

/**
 * Connects the store, creates the first admin, listens and prints the address. If it rejects, nothing is left
 * open.
 */
export async function start(config: Config, options: StartOptions = {}): Promise<Running> {
  const log = options.deps?.log ?? createLog(config.logLevel);
  await mkdir(config.storageDir, { recursive: true, mode: 0o700 });
  const secrets = await loadSecrets(config, options.ask);
  const database = await connectDatabase({
    mongodbUri: config.mongodbUri,
    dataDir: config.dataDir,
    log: (level, message) => log[level](message),
    watched: standsOn,
  });
  try {
    await buildIndexes();
    const now = options.deps?.now ?? (() => new Date());
    const { version } = JSON.parse(await readFile(versionFile, 'utf8')) as { version: string };
    const setting = { database: database.kind, storeUri: database.uri, version };
    const vault = createVault(secrets.dataKeys);
    const deps: Deps = {
      ...setting,
      changes: database.changes,
      config,
      secrets,
      log,
      mail: createMailer(config, log, secrets.keysInDataDir ? undefined : vault),
      vault,
      limits: options.deps?.limits ?? rateLimits,
      limiter: createLimiter(now, database.kind),
      paces: options.deps?.paces ?? paces,
      owned,
      hasFiled: (entityId) => hasFiled(lives, entityId),
      registrationsInUse: (entityId) => registrationsInUse(lives, entityId),
      adoptStatements,
      workers: createWorkers(
        { ...setting, config: withoutSecrets(config), dataKeys: secrets.dataKeys },
        undefined,
        options.workersIdleMs,
      ),
      now,
      ping: async () => {
        const answer = await mongoose.connection.db!.command({ ping: 1 }, { timeoutMS: 2000 });
        return answer['damage'] as string | undefined;
      },
    };
    return await serve(deps, database, options);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function serve(deps: Deps, database: Database, options: StartOptions): Promise<Running> {
  const { config, log } = deps;
  const say = options.say ?? console.log;
  await migrate(deps);
  const admin = await ensureAdmin(deps);
  const server = createServer(
    {
      headersTimeout: deps.paces.headersMs,
      connectionsCheckingInterval: Math.min(5000, deps.paces.headersMs),
      // Time limits of bodies depend on the route: middleware/body-clock.ts.
      requestTimeout: 0,
      keepAliveTimeout: deps.paces.idleMs,
    },
    createApp(deps, options.routes).callback(),
  );
  server.maxConnections = config.maxConnections;
  // Closes sockets without activity in either direction.
  server.timeout = 120_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(config.port, config.host, resolve);
  });
  const stopJanitor = startJanitor(deps);
  const stopSealing = startSealing(deps);
  const stopAccessLog = startAccessLog(deps);
  const stopHeads = startHeads(deps);
  const stopJobs = startJobs(deps);
  const stopMailQueue = startMailQueue(deps, { ...invoiceMails, ...letterMails });
  const { port } = server.address() as AddressInfo;
  const host = config.host.includes(':') ? `[${config.host}]` : config.host;
  const url = `http://${host}:${port}`;
  say(`Karsetu ${deps.version} is ready at ${config.port === port ? config.publicUrl : url}`);
  if (admin?.password)
    say(`First administrator: ${admin.email}  password: ${admin.password}  (shown only now)`);

  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= (async () => {
      // closes idle connections too
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      // A connection that was busy is kept alive by its client; it is closed as soon as it is idle.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const late = setTimeout(() => server.closeAllConnections(), patience);
      await closed;
      clearInterval(sweep);
      clearTimeout(late);
      try {
        await stopJanitor();
        await stopSealing();
        await stopJobs();
        await stopMailQueue();
        await deps.workers.close();
        await deps.mail.drain();
        await stopAccessLog();
        await stopHeads();
      } finally {
        await database.close();
      }
    })();
    return stopping;
  };
  void database.failed.then(async (error) => {
    log.error({ kind: error.name, message: error.message }, 'the store stopped');
    await stop();
    process.exitCode = 1;
  });
  return { url, deps, stop };
}
