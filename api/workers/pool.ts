import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { busy, type Failure, failure, tooLarge, tooMany } from '../errors.ts';
import { largeBodies } from '../limits.ts';

/** What is sent to a thread: run an act (`module` or `module#name`) on `input`, or take the next part, or forget the job. */
export type ToThread = { kind: 'ask'; act: string; input: unknown } | { kind: 'more' } | { kind: 'end' };

/** What a thread says: one part of an answer, the answer, why it is refused, or that something broke. */
export type FromThread =
  | { kind: 'part'; part: unknown }
  | { kind: 'done'; result: unknown }
  | {
      kind: 'refused';
      refusal: Pick<Failure, 'status' | 'id' | 'message' | 'fields' | 'details' | 'headers'>;
    }
  | { kind: 'broken'; name: string; place: string };

/** Address of a module a thread can run: its default export, or with `#name` behind it one of its `acts`. */
export const moduleAt = (path: string, from: string): string => new URL(path, from).href;

/** A thread at the disposal of one request until it is ended; what its acts keep in their state stays between asks. */
export interface Job {
  /** Runs an act in the thread; `part` is given what it tells on the way, each before the next is made. */
  ask: <T>(
    act: string,
    input: unknown,
    options?: { transfer?: readonly ArrayBuffer[]; part?: (part: never) => Promise<void> | void },
  ) => Promise<T>;
  end: () => void;
}

/** The threads of a server. */
export interface Workers {
  /** Lets a large request in, in turn; 429 or 503 when too many are in hand. Call what it gives when the request is over. */
  admit: (account: string) => Promise<() => void>;
  /** A thread, in turn. What takes seconds is `long`: one thread is always left to what does not. */
  job: (account: string, kind: 'short' | 'long') => Promise<Job>;
  close: () => Promise<void>;
}

/** What one thread may take for its objects; a body at the caps of api/limits.ts stays below. */
const resourceLimits = { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 64 };
/** An unused thread goes, and its memory with it. */
const idleMs = 5000;
/** No act takes this long, on a busy machine either; a thread that does is ended. */
const longestMs = 300_000;

interface Waiting {
  account: string;
  go: () => void;
  refuse: (error: Error) => void;
}

/** Turns for a resource of which some are there: the account that has fewest goes first, then who came first. */
export function createTurns(limits: {
  most: number;
  mostPerAccount: number;
  waiting: number;
  waitingPerAccount: number;
  patienceMs: number;
}) {
  const held = new Map<string, number>();
  const waiting: Waiting[] = [];
  let all = 0;
  const has = (account: string) => held.get(account) ?? 0;
  const next = () => {
    if (all >= limits.most) return;
    let best: Waiting | undefined;
    for (const one of waiting)
      if (has(one.account) < limits.mostPerAccount && (!best || has(one.account) < has(best.account)))
        best = one;
    if (!best) return;
    waiting.splice(waiting.indexOf(best), 1);
    best.go();
  };
  const hold = (account: string) => {
    all++;
    held.set(account, has(account) + 1);
    let over = false;
    return () => {
      if (over) return;
      over = true;
      all--;
      if (has(account) === 1) held.delete(account);
      else held.set(account, has(account) - 1);
      next();
    };
  };
  return (account: string): Promise<() => void> => {
    if (all < limits.most && has(account) < limits.mostPerAccount) return Promise.resolve(hold(account));
    if (waiting.filter((w) => w.account === account).length >= limits.waitingPerAccount)
      return Promise.reject(tooMany(10, 'Other large requests of yours are still being worked on.'));
    if (waiting.length >= limits.waiting) return Promise.reject(busy(10));
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        account,
        go: () => {
          clearTimeout(patience);
          resolve(hold(account));
        },
        refuse: reject,
      };
      const patience = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1);
        reject(busy(10));
      }, limits.patienceMs);
      waiting.push(one);
    });
  };
}

const entry = new URL('./entry.ts', import.meta.url);

/** One thread and what is asked of it. */
function startThread(gone: () => void) {
  const worker = new Worker(entry, { execArgv: [], resourceLimits });
  worker.unref();
  worker.once('exit', gone);
  const ask: Job['ask'] = (act, input, { transfer = [], part } = {}) =>
    new Promise((resolve, reject) => {
      worker.ref();
      const over = () => {
        clearTimeout(tooLong);
        worker.off('message', heard).off('error', broke).off('exit', exited);
        worker.unref();
      };
      const fail = (error: Error) => {
        over();
        reject(error);
      };
      const tooLong = setTimeout(() => {
        void worker.terminate();
        fail(busy(60));
      }, longestMs);
      const broke = (error: Error & { code?: string }) =>
        fail(
          error.code === 'ERR_WORKER_OUT_OF_MEMORY'
            ? tooLarge('This holds more than can be read in one request.')
            : error,
        );
      const exited = () => fail(new Error('A thread stopped'));
      const more = () => worker.postMessage({ kind: 'more' } satisfies ToThread);
      const heard = (message: FromThread) => {
        switch (message.kind) {
          case 'part':
            // The next part is asked for in a turn of its own: others come in between.
            void Promise.resolve(part?.(message.part as never)).then(
              () => setImmediate(more),
              (error) => {
                void worker.terminate();
                fail(error);
              },
            );
            return;
          case 'done':
            over();
            resolve(message.result as never);
            return;
          case 'refused': {
            const { status, id, message: said, fields, details, headers } = message.refusal;
            fail(
              failure(status, id, said, {
                ...(fields ? { fields } : {}),
                ...(details ? { details } : {}),
                ...(headers ? { headers } : {}),
              }),
            );
            return;
          }
          case 'broken':
            fail(Object.assign(new Error('A thread failed'), { name: message.name, stack: message.place }));
        }
      };
      worker.on('message', heard).once('error', broke).once('exit', exited);
      worker.postMessage({ kind: 'ask', act, input } satisfies ToThread, [...transfer]);
    });
  return { ask, forget: () => worker.postMessage({ kind: 'end' } satisfies ToThread), worker };
}

/** Threads that start when needed and end when they were idle for some seconds. */
export function createWorkers(long = Math.max(1, Math.min(4, availableParallelism() - 1))): Workers {
  const admit = createTurns({
    most: largeBodies.perServer,
    mostPerAccount: largeBodies.perAccount,
    waiting: largeBodies.waiting,
    waitingPerAccount: largeBodies.waitingPerAccount,
    patienceMs: largeBodies.patienceMs,
  });
  const lane = (most: number) =>
    createTurns({
      most,
      mostPerAccount: most,
      waiting: 1000,
      waitingPerAccount: 1000,
      patienceMs: longestMs,
    });
  const lanes = { short: lane(1), long: lane(long) };
  type Thread = ReturnType<typeof startThread> & { rest?: NodeJS.Timeout };
  const all = new Set<Thread>();
  const idle: Thread[] = [];
  const start = (): Thread => {
    const thread: Thread = startThread(() => {
      all.delete(thread);
      const at = idle.indexOf(thread);
      if (at >= 0) idle.splice(at, 1);
      clearTimeout(thread.rest);
    });
    all.add(thread);
    return thread;
  };
  return {
    admit,
    job: async (account, kind) => {
      const over = await lanes[kind](account);
      const thread = idle.pop() ?? start();
      clearTimeout(thread.rest);
      let ended = false;
      return {
        ask: thread.ask,
        end: () => {
          if (ended) return;
          ended = true;
          if (all.has(thread)) {
            thread.forget();
            idle.push(thread);
            thread.rest = setTimeout(() => void thread.worker.terminate(), idleMs);
            thread.rest.unref();
          }
          over();
        },
      };
    },
    close: async () => {
      await Promise.all([...all].map((thread) => thread.worker.terminate()));
    },
  };
}
