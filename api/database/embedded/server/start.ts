import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { USER } from '../commands/handshake.ts';
import { readCredential } from '../connection/credential.ts';
import type { WorkerInput, WorkerMessage } from './thread.ts';

/** A running embedded store: a thread of this process that clients reach at `uri`. */
export type EmbeddedStore = {
  uri: string;
  port: number;
  directory: string;
  /** Resolves with the reason when the store stops by itself. */
  failed: Promise<Error>;
  close: () => Promise<void>;
};

/** How the store's thread runs. */
export type EmbeddedOptions = {
  log?: (level: 'warn' | 'info', message: string) => void;
  /** Warn about queries without an index. */
  warnings?: boolean;
  /** How often expired documents are looked for; default a minute, as MongoDB. */
  ttlMs?: number;
  /** How often the whole file is checked; default once a day. */
  checkMs?: number;
  /** A fixed port for tools; default any free one. */
  port?: number;
};

/** The database the application keeps its collections in. */
export const DATABASE = 'karsetu';

/** The store's place inside DATA_DIR. */
export const storeDirectory = (dataDir: string) => join(resolve(dataDir), 'store');

/** The address and sign-in for a driver. */
const embeddedUri = (port: number, password: string) =>
  `mongodb://${USER}:${password}@127.0.0.1:${port}/${DATABASE}?authSource=admin&authMechanism=SCRAM-SHA-256&directConnection=true`;

/** Starts the store of DATA_DIR; rejects with a message for people when it cannot be opened or is in use. */
export const startEmbedded = async (
  dataDir: string,
  options: EmbeddedOptions = {},
): Promise<EmbeddedStore> => {
  const directory = storeDirectory(dataDir);
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const password = readCredential(directory);
  const workerData: WorkerInput = {
    directory,
    password,
    warnings: options.warnings ?? false,
    ttlMs: options.ttlMs ?? 60_000,
    ...(options.port === undefined ? {} : { port: options.port }),
    ...(options.checkMs === undefined ? {} : { checkMs: options.checkMs }),
  };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData,
    execArgv: [],
    resourceLimits: { maxYoungGenerationSizeMb: 24 },
  });
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
  });
  return {
    uri: embeddedUri(port, password),
    port,
    directory,
    failed,
    close: async () => {
      if (closing) return;
      closing = true;
      const gone = new Promise<void>((done) => worker.once('exit', () => done()));
      worker.postMessage('close');
      await gone;
    },
  };
};
