import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { external } from '../database/testing/client.ts';

interface Victim {
  url: string;
  token: string;
  email: string;
  password: string;
  clients: string[];
  process: ChildProcess;
}

async function startVictim(dataDir: string, count: number, who?: Victim): Promise<Victim> {
  const child = spawn(
    process.execPath,
    [
      join(import.meta.dirname, '../testing/job-victim.ts'),
      dataDir,
      String(count),
      ...(who ? [who.email, who.password] : []),
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
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

/** Reads the job until so many clients are finished. */
async function until(at: Victim, job: string, finished: number) {
  for (;;) {
    const read = await call(at, `/api/jobs/${job}`);
    if (read.progress.finished >= finished) return read;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a job over 300 clients whose server is killed', () => {
  it.skipIf(external)(
    'twice in the middle does every client once, and its report says so',
    async () => {
      const dataDir = await mkdtemp(join(tmpdir(), 'karsetu-job-'));
      const count = 300;
      let at = await startVictim(dataDir, count);
      const { clients } = at;
      const { job_id } = await call(at, '/api/jobs', {
        kind: 'start',
        clients,
        options: { duty: 'GSTR-3B', period: '10-2025' },
      });
      const seen: number[] = [];
      for (const kill of [40, 160]) {
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
