import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { long } from '../../shared/testing/runs.ts';
import { startEmbedded } from '../database/embedded/server/start.ts';
import { external } from '../database/testing/client.ts';

interface Victim {
  url: string;
  token: string;
  email: string;
  password: string;
  clients: string[];
  process: ChildProcess;
}

async function startVictim(
  dataDir: string,
  count: number,
  who?: Victim,
  env: Record<string, string> = {},
): Promise<Victim> {
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, '../testing/job-victim.ts'),
      dataDir,
      String(count),
      ...(who ? [who.email, who.password] : []),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } },
  );
  const [line] = (await Promise.race([
    once(createInterface({ input: child.stdout! }), 'line'),
    once(child, 'exit').then(() => Promise.reject(new Error('the server stopped by itself'))),
  ])) as [string];
  return { ...JSON.parse(line), process: child };
}

const call = async (at: Victim, path: string, body?: object) => {
  const answer = await fetch(`${at.url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${at.token}`, 'Content-Type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return JSON.parse(text);
};

/** Three hundred in the long run; sixty are as well begun, cut off and gone on with. */
const many = long ? 300 : 60;

/** Reads the job until so many clients are finished; each look takes the server as long as some clients. */
async function until(at: Victim, job: string, finished: number) {
  for (;;) {
    const read = await call(at, `/api/jobs/${job}`);
    if (read.progress.finished >= finished) return read;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

describe(`a job over ${many} clients whose server is killed`, () => {
  it.skipIf(external)(
    'twice in the middle does every client once, and its report says so',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'karsetu-job-'));
      const count = many;
      let at = await startVictim(dataDir, count);
      const { clients } = at;
      const { job_id } = await call(at, '/api/jobs', {
        kind: 'start',
        clients,
        options: { duty: 'GSTR-3B', period: '10-2025' },
      });
      const seen: number[] = [];
      for (const kill of [many / 6, many / 2]) {
        const { progress } = await until(at, job_id, kill);
        seen.push(progress.finished);
        const gone = once(at.process, 'exit');
        at.process.kill('SIGKILL');
        await gone;
        at = await startVictim(dataDir, 0, at);
      }
      const done = await until(at, job_id, count);
      expect(Math.max(...seen), 'killed in the middle').toBeLessThan(count);
      expect(done.progress).toEqual({
        total: count,
        finished: count,
        done: count,
        skipped: 0,
        failed: 0,
        waiting: 0,
      });
      // In the store: one return a client, and each is the one its line names.
      const returns: { id: string; company_id: string }[] = [];
      for (let page = 1; page <= 2; page++)
        returns.push(...(await call(at, `/api/gst/list?page=${page}&page_size=200`)).returns);
      expect(returns).toHaveLength(count);
      const named = new Map(
        done.lines.map((l: { client: { id: string }; return_id: string }) => [l.client.id, l.return_id]),
      );
      expect(new Set(returns.map((r) => r.company_id))).toEqual(new Set(clients));
      for (const r of returns) expect(named.get(r.company_id)).toBe(r.id);
      const gone = once(at.process, 'exit');
      at.process.kill('SIGKILL');
      await gone;
      await rm(dataDir, { recursive: true, force: true });
    },
    // Three whole starts of the server, on a machine that may be busy.
    300_000,
  );
});

// A second embedded store stands for MongoDB: both speak its protocol.
describe('two servers on one store', () => {
  it.skipIf(external)(
    'share sessions and limits, and do each client of a job once',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'karsetu-two-'));
      const store = await startEmbedded(await mkdtemp(join(tmpdir(), 'karsetu-shared-')));
      const env = { MONGODB_URI: store.uri };
      const count = long ? 60 : 20;
      const one = await startVictim(dataDir, count, undefined, env);
      const two = await startVictim(dataDir, 0, one, env);
      const oneAtTwo = { ...one, url: two.url };
      // A session begun at one counts at the other.
      expect((await call(oneAtTwo, '/api/jobs')).jobs).toEqual([]);
      const jobs = [];
      for (const [at, period] of [
        [one, '10-2025'],
        [two, '11-2025'],
      ] as const)
        jobs.push(
          (
            await call(at, '/api/jobs', {
              kind: 'start',
              clients: one.clients,
              options: { duty: 'GSTR-3B', period },
            })
          ).job_id,
        );
      await until(one, jobs[0], 10);
      const read = await Promise.all([until(two, jobs[0], count), until(one, jobs[1], count)]);
      for (const { progress } of read)
        expect([progress.done, progress.failed, progress.skipped]).toEqual([count, 0, 0]);
      const returns = (await call(two, '/api/gst/list?page=1&page_size=200')).returns as object[];
      expect(returns).toHaveLength(2 * count);
      // Wrong passwords are counted together: ten are too many, wherever they were tried.
      const tries = [];
      for (let i = 0; i < 12; i++) {
        const at = i % 2 ? two : one;
        const answer = await fetch(`${at.url}/api/auth/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ email: one.email, password: 'wrong-password-1' }),
        });
        tries.push(answer.status);
      }
      expect(tries.slice(0, 10)).not.toContain(429);
      expect(tries.slice(10)).toEqual([429, 429]);
      for (const at of [one, two]) {
        const gone = once(at.process, 'exit');
        at.process.kill('SIGKILL');
        await gone;
      }
      const client = await MongoClient.connect(store.uri);
      const rows = await client.db('karsetu').collection('audit').find().sort({ seq: 1 }).toArray();
      await client.close();
      rows.forEach((row, i) => {
        expect(row['seq']).toBe(i + 1);
        if (i > 0) expect(row['previous_hash']).toBe(rows[i - 1]!['hash']);
      });
      await store.close();
      await rm(dataDir, { recursive: true, force: true });
    },
    300_000,
  );
});
