import { mkdirSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { USER } from '../commands/handshake.ts';
import { deriveCredential } from '../connection/auth.ts';
import { takeOwnership } from '../storage/owner.ts';
import { closeStore, openStore } from '../storage/store.ts';
import { type Listening, listen } from './server.ts';

/** Input of the thread. */
export type WorkerInput = {
  directory: string;
  password: string;
  warnings: boolean;
  ttlMs: number;
  port?: number;
  checkMs?: number;
  /** Collections whose writes are counted in `changes`. */
  watched: readonly string[];
  changes: Int32Array;
};
/** Messages from the thread: its address, a startup error, or a log line. */
export type WorkerMessage =
  | { type: 'listening'; port: number }
  | { type: 'failed'; message: string }
  | { type: 'log'; level: 'warn' | 'info'; message: string };

const say = (message: WorkerMessage) => parentPort!.postMessage(message);

const run = async (input: WorkerInput) => {
  mkdirSync(input.directory, { recursive: true, mode: 0o700 });
  const owner = takeOwnership(input.directory);
  let listening: Listening;
  try {
    const store = openStore(input.directory, {
      warnings: input.warnings,
      log: (level, message) => say({ type: 'log', level, message }),
      committed: (written) => {
        if (input.watched.some((name) => written.has(name))) Atomics.add(input.changes, 0, 1);
      },
    });
    listening = await listen(store, deriveCredential(USER, input.password), input);
    parentPort!.on('message', async () => {
      await listening.close();
      closeStore(store);
      owner.release();
      parentPort!.close();
    });
  } catch (error) {
    owner.release();
    throw error;
  }
  owner.announce(listening.port);
  say({ type: 'listening', port: listening.port });
};

/** Runs the store in this thread until told to close. */
export const runThread = (): Promise<void> =>
  run(workerData as WorkerInput).catch((error: Error) => {
    say({ type: 'failed', message: error.message });
    parentPort!.close();
  });
