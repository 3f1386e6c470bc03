import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { USER } from '../commands/handshake.ts';
import { readCredential } from '../connection/credential.ts';
import type { WorkerInput, WorkerMessage, WorkerOrder } from './thread.ts';

/** A running embedded store: a thread of this process, reachable at `uri`. */
export type EmbeddedStore = {
  uri: string;
  port: number;
  directory: string;
  /** Counts the commits that wrote to a watched collection; counted before whoever wrote is answered. */
  changes: () => number;
  /** Resolves with the reason when the store stops by itself. */
  failed: Promise<Error>;
  close: () => Promise<void>;
};

/** Options of the store's thread. */
export type EmbeddedOptions = {
  log?: (level: 'warn' | 'info', message: string) => void;
  /** Warn about queries without an index. */
  warnings?: boolean;
  /** Interval for removing expired documents; default a minute, like MongoDB. */
  ttlMs?: number;
  /** Interval of full file checks; default daily. */
  checkMs?: number;
  /** A fixed port for tools; by default a free one. */
  port?: number;
  /** Names of the collections whose writes are counted. */
  watched?: readonly string[];
};

/** The database the application keeps its collections in. */
export const DATABASE = 'karsetu';

/** The store's folder inside DATA_DIR. */
export const storeDirectory = (dataDir: string) => join(resolve(dataDir), 'store');

/** Address and credentials for a driver. */
const embeddedUri = (port: number, password: string) =>
  `mongodb://${USER}:${password}@127.0.0.1:${port}/${DATABASE}?authSource=admin&authMechanism=SCRAM-SHA-256&directConnection=true`;

/** Threads kept after their store was closed. */
const resting: Worker[] = [];
let kept = false;

/** Keeps the thread of a closed store for the next one: loading its code is half the cost of a start. Only for tests, which start hundreds of stores. */
export const keepThreads = (): void => {
  kept = true;
};

const newThread = () =>
  new Worker(new URL('./worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  });

/** Starts the store of DATA_DIR; rejects with a readable message if it cannot be opened or is in use. */
export const startEmbedded = async (
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedStore> => {
  const directory = storeDirectory(dataDir);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const password = readCredential(directory);
  const changes = new Int32Array(new SharedArrayBuffer(4));
  const input: WorkerInput = {
    directory,
    password,
    warnings: options.warnings ?? false,
    ttlMs: options.ttlMs ?? 60_000,
    watched: options.watched ?? [],
    changes,
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.checkMs === undefined ? {} : { checkMs: options.checkMs }),
  };
  const worker = resting.pop() ?? newThread();
  worker.ref();
  const order = (message: WorkerOrder) => worker.postMessage(message);
  let closing = false;
  const failed = new Promise<Error>((tell) => {
    worker.once('error', (error) => tell(error as Error));
    worker.once('exit', (code) => {
      if (!closing) tell(new Error(`the embedded store stopped (code ${code})`));
    });
  });
  const port = await new Promise<number>((started, reject) => {
    failed.then(reject);
    worker.on('message', (message: WorkerMessage) => {
      if (message.type === 'listening') started(message.port);
      else if (message.type === 'failed') {
        closing = true;
        reject(new Error(message.message));
      } else if (message.type === 'log') options.log?.(message.level, message.message);
    });
    order({ type: 'open', input });
  });
  return {
    uri: embeddedUri(port, password),
    port,
    directory,
    changes: () => Atomics.load(changes, 0),
    failed,
    close: async () => {
      if (closing) return;
      closing = true;
      const rests = kept;
      const gone = new Promise<void>((done) => {
        worker.once('exit', () => done());
        worker.on('message', (message: WorkerMessage) => {
          if (message.type !== 'resting') return;
          for (const name of ['error', 'exit', 'message']) worker.removeAllListeners(name);
          worker.unref();
          resting.push(worker);
          done();
        });
      });
      order({ type: 'close', rests });
      await gone;
    },
  };
};
