import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { sentence } from '../../shared/forms/messages.ts';
import type { AsideCall, AsideReply, Workers } from '../base/aside.ts';
import { busy, failure, tooLarge, tooMany } from '../base/errors.ts';
import { largeBodies, workerLimits } from '../base/limits.ts';
import type { Tell } from '../base/progress.ts';
import type { FromWorker, Setting, ToWorker } from './messages.ts';

/** Heap limit of one process; a body at the limits of api/base/limits.ts stays below it. */
const execArgv = ['--max-old-space-size=1024', '--max-semi-space-size=32'];
/** No call takes this long, even on a busy machine; a process that does is killed. */
const longestMs = 300_000;
/** How V8 aborts when out of memory, by platform. */
const outOfMemory = new Set<number | string | null>([134, 'SIGABRT']);

interface Waiting {
  account: string;
  go: () => void;
  refuse: (error: Error) => void;
}

/**
 * Fair turns for a limited resource: the account with the fewest first, then the one served longest ago, then
 * first come.
 */
export function createTurns(limits: {
  most: number;
  mostPerAccount: number;
  waiting: number;
  waitingPerAccount: number;
  patienceMs: number;
}) {
  const held = new Map<string, number>();
  const waiting: Waiting[] = [];
  /** Turn number at which a waiting account was last served. */
  const served = new Map<string, number>();
  let turn = 0;
  let all = 0;
  const has = (account: string) => held.get(account) ?? 0;
  const before = (a: string, b: string) => has(a) - has(b) || (served.get(a) ?? 0) - (served.get(b) ?? 0);
  /** Starts the next waiting call; only called when a turn has become free. */
  const next = () => {
    let best: Waiting | undefined;
    for (const one of waiting)
      if (has(one.account) < limits.mostPerAccount && (!best || before(one.account, best.account) < 0))
        best = one;
    if (!best) return;
    waiting.splice(waiting.indexOf(best), 1);
    best.go();
  };
  const hold = (account: string) => {
    all++;
    served.set(account, ++turn);
    held.set(account, has(account) + 1);
    let over = false;
    return () => {
      if (over) return;
      over = true;
      all--;
      if (has(account) === 1) held.delete(account);
      else held.set(account, has(account) - 1);
      next();
      if (waiting.length === 0) served.clear();
    };
  };
  return (account: string): Promise<() => void> => {
    if (all < limits.most && has(account) < limits.mostPerAccount) return Promise.resolve(hold(account));
    if (waiting.filter((w) => w.account === account).length >= limits.waitingPerAccount)
      return Promise.reject(tooMany(10, sentence('Your other large requests are still being processed.')));
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

const entry = fileURLToPath(new URL('./entry.ts', import.meta.url));
const gone = () => failure(499, 'client_closed', 'The request was aborted.');

/** A process with at most one call. */
function startWorker(setting: Setting, ended: () => void) {
  const child: ChildProcess = fork(entry, [], {
    execArgv,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const send = (message: ToWorker) => child.connected && child.send(message, () => {});
  const rest = () => {
    child.unref();
    child.channel?.unref();
  };
  let dead = false;
  const end = () => {
    dead = true;
    child.kill('SIGKILL');
  };
  child
    .once('exit', () => {
      dead = true;
      ended();
    })
    .on('error', () => {});
  send({ kind: 'begin', setting });
  rest();
  const run = (call: AsideCall, signal: AbortSignal, tell: Tell): Promise<AsideReply> =>
    new Promise((resolve, reject) => {
      let committing = false;
      child.ref();
      child.channel?.ref();
      const over = () => {
        clearTimeout(tooLong);
        signal.removeEventListener('abort', aborted);
        child.off('message', heard).off('exit', exited);
        rest();
      };
      const fail = (error: Error) => {
        over();
        reject(error);
      };
      const aborted = () => {
        if (committing) return;
        end();
        fail(gone());
      };
      const tooLong = setTimeout(() => {
        end();
        fail(busy(60));
      }, longestMs);
      const exited = (code: number | null, cause: string | null) =>
        fail(
          outOfMemory.has(cause ?? code)
            ? tooLarge('This is too large for one request.')
            : new Error(`A worker process stopped (${cause ?? code})`),
        );
      const heard = (message: FromWorker) => {
        switch (message.kind) {
          case 'commit':
            committing = true;
            send({ kind: 'go' });
            return;
          case 'progress':
            tell(message.progress);
            return;
          case 'done':
            over();
            resolve(message.reply);
            return;
          case 'refused': {
            const { status, id, words, ...rest } = message.refusal;
            const extra = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
            fail(Object.assign(failure(status, id, words, extra), { note: message.note }));
            return;
          }
          case 'broken':
            fail(
              Object.assign(new Error('A worker process failed'), {
                name: message.name,
                stack: message.place,
              }),
            );
        }
      };
      child.on('message', heard).once('exit', exited);
      if (child.exitCode !== null || child.signalCode !== null)
        return exited(child.exitCode, child.signalCode);
      if (signal.aborted) return aborted();
      signal.addEventListener('abort', aborted, { once: true });
      send({ kind: 'call', call });
    });
  return {
    run,
    end,
    dead: () => dead,
    exited: new Promise<void>((done) => child.once('exit', () => done())),
  };
}

/** Processes started on demand and ended after `idleMs`, to free their memory. */
export function createWorkers(
  setting: Setting,
  long = Math.max(1, Math.min(4, availableParallelism() - 1)),
  idleMs = 10_000,
): Workers {
  const admit = createTurns({
    most: largeBodies.perServer,
    mostPerAccount: largeBodies.perAccount,
    waiting: largeBodies.waiting,
    waitingPerAccount: largeBodies.waitingPerAccount,
    patienceMs: largeBodies.patienceMs,
  });
  const lane = (most: number) =>
    createTurns({ most, mostPerAccount: Math.max(1, most - 1), ...workerLimits });
  const lanes = { short: lane(1), long: lane(long) };
  type Process = ReturnType<typeof startWorker> & { rest?: NodeJS.Timeout };
  const all = new Set<Process>();
  const idle: Process[] = [];
  const leave = (one: Process) => {
    all.delete(one);
    const at = idle.indexOf(one);
    if (at >= 0) idle.splice(at, 1);
    clearTimeout(one.rest);
  };
  const start = (): Process => {
    const one: Process = startWorker(setting, () => leave(one));
    all.add(one);
    return one;
  };
  return {
    admit,
    running: () => all.size,
    run: async (kind, call, signal, tell) => {
      tell({ step: 'waiting', done: 0, total: 0 });
      const over = await lanes[kind](call.user.id);
      try {
        if (signal.aborted) throw gone();
        tell({ step: 'reading', done: 0, total: 0 });
        const one = idle.pop() ?? start();
        clearTimeout(one.rest);
        const forget = () => {
          if (one.dead()) return leave(one);
          idle.push(one);
          one.rest = setTimeout(() => {
            // A call arriving now takes another one.
            leave(one);
            one.end();
          }, idleMs);
          one.rest.unref();
          return undefined;
        };
        try {
          return await one.run(call, signal, tell);
        } finally {
          forget();
        }
      } finally {
        over();
      }
    },
    close: async () => {
      const last = [...all];
      for (const one of last) one.end();
      await Promise.all(last.map((one) => one.exited));
    },
  };
}
