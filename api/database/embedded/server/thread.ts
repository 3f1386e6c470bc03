import { mkdirSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { USER } from '../commands/handshake.ts';
import { deriveCredential } from '../connection/auth.ts';
import { takeOwnership } from '../storage/owner.ts';
import { closeStore, openStore } from '../storage/store.ts';
import { listen } from './server.ts';

/** What a thread opens. */
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
/** Messages to the thread: a store to open, or to close the open one and end, or wait for another. */
export type WorkerOrder = { type: 'open'; input: WorkerInput } | { type: 'close'; rests: boolean };
/** Messages from the thread: its address, that it waits for another store, a startup error, or a log line. */
export type WorkerMessage =
  | { type: 'listening'; port: number }
  | { type: 'resting' }
  | { type: 'failed'; message: string }
  | { type: 'log'; level: 'warn' | 'info'; message: string };

const say = (message: WorkerMessage) => parentPort!.postMessage(message);

/** Opens a store; resolves with what closes it. */
const open = async (input: WorkerInput): Promise<() => Promise<void>> => {
  mkdirSync(input.directory, { recursive: true, mode: 0o700 });
  const owner = takeOwnership(input.directory);
  try {
    const store = openStore(input.directory, {
      warnings: input.warnings,
      log: (level, message) => say({ type: 'log', level, message }),
      committed: (written) => {
        if (input.watched.some((name) => written.has(name))) Atomics.add(input.changes, 0, 1);
      },
    });
    const listening = await listen(store, deriveCredential(USER, input.password), input);
    owner.announce(listening.port);
    say({ type: 'listening', port: listening.port });
    return async () => {
      await listening.close();
      closeStore(store);
      owner.release();
    };
  } catch (error) {
    owner.release();
    throw error;
  }
};

/** Runs stores in this thread, one after another, until told to end; resolves when the first is open or refused. */
export const runThread = (): Promise<void> =>
  new Promise((begun) => {
    let close = async () => {};
    parentPort!.on('message', async (order: WorkerOrder) => {
      if (order.type === 'open') {
        try {
          close = await open(order.input);
        } catch (error) {
          say({ type: 'failed', message: (error as Error).message });
          parentPort!.close();
        }
        begun();
        return;
      }
      await close();
      if (order.rests) say({ type: 'resting' });
      else parentPort!.close();
    });
  });
