import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { openFile } from '../../api/files/read-file.ts';
import { recogniseFile } from '../../api/intake/recognise.ts';
import { entityBody, freshPan } from '../../api/testing/factories.ts';
import { formWith, gstinOf } from '../../api/testing/gst.ts';
import { layoutOf } from '../../shared/gst/import/register-layout.ts';
import { adminTokenOf } from '../load/crew.ts';
import { hirePreparer } from '../load/preparer.ts';
import { percentile } from '../load/season.ts';
import { startServer } from '../load/server-process.ts';

/**
 * A sales register in an office's own columns through the one door: opened, recognised and mapped; then placed, proved and answered by
 * `POST /intake`, and put into the return, while another person works. Memory is that of the worker process that reads it.
 */
const limits = { mapped: 1000, placed: 3000, large: 10_000, othersP95: 200, memory: 300 };
let failed = false;
const line = (what: string, is: number, most: number, unit = 'ms') => {
  if (is > most) failed = true;
  console.log(
    `${what.padEnd(40)} ${is.toFixed(0).padStart(7)} ${unit}   limit ${most} ${unit}${is > most ? '  EXCEEDED' : ''}`,
  );
};

/** Invoices of 10,000 at 18% to 200 buyers of one State: 900 + 900. */
function register(count: number): string {
  const buyers = Array.from({ length: 200 }, (_, i) =>
    gstinOf(`ZZZC${'ABCDEFGHIJ'[i % 10]}${1000 + i}B`, '24'),
  );
  const rows = Array.from(
    { length: count },
    (_, i) =>
      `${String((i % 28) + 1).padStart(2, '0')}-10-2025,A/${i + 1},Buyer ${i % 200},${buyers[i % 200]},Gujarat,8471,2,10000.00,18,900.00,900.00,11800.00`,
  );
  const head = 'Bill Date,Bill No,Party,GST No,State,HSN,Qty,Taxable Amt,GST %,CGST,SGST,Bill Amt';
  return `${[head, ...rows].join('\r\n')}\r\n`;
}

const dataDir = mkdtempSync(join(tmpdir(), 'karsetu-intake-'));
const server = await startServer(dataDir);
const memoryOf = (pid: number) => {
  try {
    return Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
};
const workers = () =>
  readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1];
      return Number(parent) === server.process.pid ? [Number(name)] : [];
    } catch {
      return [];
    }
  });

/** A user who works as long as `goOn` is true. */
async function busy(person: Awaited<ReturnType<typeof hirePreparer>>, goOn: () => boolean): Promise<void> {
  let pick = 7919;
  while (goOn()) {
    pick = (pick * 48_271 + 11) % 2_147_483_647;
    await person.step(() => pick);
    await pause(50);
  }
}
const p95 = (list: readonly { ms: number }[]): number =>
  percentile(
    list.map((t) => t.ms).sort((a, b) => a - b),
    0.95,
  );

try {
  console.log(`load of the machine ${loadavg()[0]!.toFixed(1)} on ${availableParallelism()} processors`);
  const adminToken = await adminTokenOf(server.url);
  let timings: { kind: string; ms: number }[] = [];
  const person = (number: number) =>
    hirePreparer({ url: () => server.url, adminToken, number, tell: (t) => void timings.push(t) });
  const other = await person(2);
  let token = adminToken;
  const call = async (method: string, path: string, body?: FormData | object) => {
    const form = body instanceof FormData;
    const answer = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && !form ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: form ? body : JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${text.slice(0, 400)}`);
    return JSON.parse(text);
  };
  const account = { email: 'large@example.in', password: 'nine green bottles' };
  await call('POST', '/api/admin/users', {
    ...account,
    full_name: 'Large Office',
    role: 'ca',
    tier: 'tier3',
  });
  token = (await call('POST', '/api/auth/login', { ...account, device_id: 'device-large' })).token;
  for (const count of [1_000, 10_000, 50_000]) {
    const csv = register(count);
    const pan = freshPan();
    const made = await call('POST', '/api/companies/create', {
      ...entityBody(),
      status: 'Sole Proprietorship',
      pan,
      gstin: gstinOf(pan),
      state: 'Gujarat',
      salary: false,
      business: true,
    });
    const began = performance.now();
    const file = await openFile('register.csv', Buffer.from(csv));
    const known = recogniseFile(file, 'sales');
    if (!('kind' in known) || file.kind !== 'tables' || !layoutOf(file.tables[0]!.rows))
      throw new Error('not known');
    const mapped = performance.now() - began;
    timings = [];
    let over = false;
    const start = new Map<number, number>();
    let most = 0;
    const watch = (async () => {
      while (!over) {
        for (const pid of workers()) {
          const now = memoryOf(pid);
          if (!start.has(pid)) start.set(pid, now);
          most = Math.max(most, now - start.get(pid)!);
        }
        await pause(25);
      }
    })();
    // The same calls without an import in progress.
    const calm = performance.now() + 5000;
    await busy(other, () => performance.now() < calm);
    const alone = timings;
    timings = [];
    const works = busy(other, () => !over);
    const sent = performance.now();
    const read = await call(
      'POST',
      '/api/intake',
      formWith('register.csv', csv, { company_id: made.data.id, purpose: 'sales' }),
    );
    const placed = performance.now() - sent;
    if (read.question || read.placed.b2b.rows !== count || read.differences.length > 0)
      throw new Error(JSON.stringify(read).slice(0, 500));
    const applying = performance.now();
    await call('POST', `/api/intake/${read.intake_id}/apply`, {});
    const applied = performance.now() - applying;
    over = true;
    await Promise.all([watch, works]);
    // The first one warms the code.
    if (count === 1_000) continue;
    console.log(`\n${count} rows`);
    line('opened, recognised, mapped', mapped, (limits.mapped * count) / 10_000);
    line('placed, proved and answered', placed, count === 10_000 ? limits.placed : limits.large);
    console.log(`${'read again and put into the return'.padEnd(40)} ${applied.toFixed(0).padStart(7)} ms`);
    line(`another person, p95 of ${timings.length} calls`, p95(timings), limits.othersP95);
    console.log(`${'the same before the import'.padEnd(40)} ${p95(alone).toFixed(0).padStart(7)} ms`);
    if (start.size > 0) line('memory of the worker beyond its start', most, limits.memory, 'MB');
    else console.log('read within the server: the file is small');
  }
} finally {
  server.process.kill();
  await pause(500);
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
