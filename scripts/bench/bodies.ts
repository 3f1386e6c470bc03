import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { entityBody } from '../../api/testing/factories.ts';
import { formWith, gstinOf } from '../../api/testing/gst.ts';
import { sheetsToWire } from '../../shared/gst/gstr1/wire.ts';
import { manyInvoices } from '../../shared/gst/testing/many.ts';
import { adminTokenOf } from '../load/crew.ts';
import { hirePreparer, type Preparer } from '../load/preparer.ts';
import { percentile } from '../load/season.ts';
import { startServer } from '../load/server-process.ts';

/**
 * What others notice while one account sends a large body: 50,000 invoices saved, saved again and fetched as Excel, a GSTR-2B of
 * as many documents matched with its purchase register, a body of millions of empty rows, one that needs no sign-in. Others' calls and the server's memory are measured meanwhile, from a
 * process of its own.
 */
const invoices = Number(process.env['INVOICES'] ?? 50_000);
const limits = { othersP95: 500, health: 500, refused: 1000 };

const dataDir = mkdtempSync(join(tmpdir(), 'karsetu-bodies-'));
const server = await startServer(dataDir);
const agent = new Agent({ keepAlive: true });

interface Answer {
  status: number;
  text: string;
  bytes: number;
  ms: number;
}
/** A call that reads its answer while it may still be sending, as browsers do. */
const call = (
  method: string,
  path: string,
  token: string,
  body?: Buffer,
  type = 'application/json',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const started = performance.now();
    const sending = request(`${server.url}${path}`, {
      method,
      agent,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': type, 'content-length': body.length } : {}),
      },
    });
    let answered = false;
    sending.on('response', (answer) => {
      answered = true;
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const all = Buffer.concat(parts);
        resolve({
          status: answer.statusCode ?? 0,
          text: all.length < 100_000 ? all.toString() : '',
          bytes: all.length,
          ms: performance.now() - started,
        });
      });
    });
    sending.on('error', (error) => {
      if (!answered) reject(error);
    });
    sending.end(body);
  });

/** Memory of the server in MB, without the pages of the store's file, which the system takes back when it needs them. */
const rss = () =>
  Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.pid}/status`, 'utf8'))?.[1] ?? 0) /
  1024;

let failed = false;
const line = (what: string, value: string, limit?: { is: number; most: number }) => {
  const over = limit !== undefined && limit.is > limit.most;
  if (over) failed = true;
  console.log(
    `  ${what.padEnd(34)} ${value.padStart(12)}${limit ? `   limit ${limit.most}` : ''}${over ? '  EXCEEDED' : ''}`,
  );
};

const adminToken = await adminTokenOf(server.url);
let timings: { kind: string; ms: number }[] = [];
const crew: Preparer[] = [];
for (let number = 1; number <= 8; number++)
  crew.push(
    await hirePreparer({ url: () => server.url, adminToken, number, tell: (t) => void timings.push(t) }),
  );

/** Others work, and health is asked every 50 ms, while `act` runs. */
async function meanwhile<T>(name: string, act: () => Promise<T>): Promise<T> {
  timings = [];
  let over = false;
  const before = rss();
  let most = before;
  const healths: number[] = [];
  const watch = (async () => {
    while (!over) {
      healths.push((await call('GET', '/api/health', '')).ms);
      most = Math.max(most, rss());
      await pause(50);
    }
  })();
  const others = crew.map(async (person, i) => {
    let pick = i * 7919;
    while (!over) {
      pick = (pick * 48_271 + 11) % 2_147_483_647;
      await person.step(() => pick);
      await pause(100);
    }
  });
  await pause(500);
  const started = performance.now();
  const result = await act();
  const took = performance.now() - started;
  over = true;
  await Promise.all([watch, ...others]);
  await pause(7000);
  const of = (kind: string) =>
    timings
      .filter((t) => t.kind === kind)
      .map((t) => t.ms)
      .sort((a, b) => a - b);
  console.log(`${name}: ${took.toFixed(0)} ms`);
  for (const kind of ['read', 'save']) {
    const ms = of(kind);
    const p95 = percentile(ms, 0.95);
    line(
      `others: ${kind}s p50, p95, most (${ms.length})`,
      `${percentile(ms, 0.5).toFixed(0)}, ${p95.toFixed(0)}, ${(ms.at(-1) ?? 0).toFixed(0)} ms`,
      {
        is: p95,
        most: limits.othersP95,
      },
    );
  }
  const slowest = Math.max(...healths);
  line('health, slowest', `${slowest.toFixed(0)} ms`, { is: slowest, most: limits.health });
  line('memory before, most, 7 s after', `${before.toFixed(0)}, ${most.toFixed(0)}, ${rss().toFixed(0)} MB`);
  return result;
}

/** A file sent as a browser's form does. */
async function upload(
  path: string,
  token: string,
  name: string,
  file: Buffer,
  fields: Record<string, string>,
) {
  const form = new Response(formWith(name, file, fields));
  return call('POST', path, token, Buffer.from(await form.arrayBuffer()), form.headers.get('content-type')!);
}

const suppliers = 500;
const supplier = (i: number) => gstinOf(`AABCR${String(1000 + (i % suppliers))}E`);
const day = (i: number) => String(1 + (i % 28)).padStart(2, '0');
/** The purchase register of `statementOf`, every tenth bill with another amount. */
const registerOf = (count: number) =>
  [
    'Supplier GSTIN,Supplier Name,Invoice No,Invoice Date,Taxable Value,IGST,CGST,SGST,Cess,Invoice Value',
    ...Array.from({ length: count }, (_, i) => {
      const taxable = 1000 + i + (i % 10 === 0 ? 50 : 0);
      const tax = taxable * 0.09;
      const money = [taxable, 0, tax, tax, 0, taxable + 2 * tax].map((x) => x.toFixed(2));
      return `${supplier(i)},Supplier ${i % suppliers},P/${i},${day(i)}-10-2025,${money.join(',')}`;
    }),
  ].join('\n');
/** A GSTR-2B with so many documents of 500 suppliers. */
function statementOf(gstin: string, rtnprd: string, count: number) {
  const paise = (x: number) => Math.round(x * 100) / 100;
  const bill = (i: number) => {
    const txval = 1000 + i;
    const half = paise(txval * 0.09);
    const val = paise(txval + 2 * half);
    const head = { inum: `P/${i}`, dt: `${day(i)}-10-2025`, val, pos: '24', rev: 'N', itcavl: 'Y', typ: 'R' };
    return { ...head, txval, igst: 0, cgst: half, sgst: half, cess: 0 };
  };
  const b2b = Array.from({ length: suppliers }, (_, s) => ({
    ctin: supplier(s),
    trdnm: `Supplier ${s}`,
    supprd: rtnprd,
    supfildt: '10-11-2025',
    inv: Array.from({ length: Math.ceil((count - s) / suppliers) }, (_, n) => bill(s + n * suppliers)),
  }));
  return { data: { gstin, rtnprd, gendt: '14-11-2025', docdata: { b2b } } };
}

const demand = (answer: Answer, status: number) => {
  if (answer.status !== status)
    throw new Error(`${answer.status}, not ${status}: ${answer.text.slice(0, 300)}`);
};

try {
  const post = (path: string, token: string, body: unknown) =>
    call('POST', path, token, Buffer.from(JSON.stringify(body)));
  const account = { email: 'large@example.in', password: 'nine green bottles' };
  demand(
    await post('/api/admin/users', adminToken, {
      ...account,
      full_name: 'Large Office',
      role: 'ca',
      tier: 'tier3',
    }),
    200,
  );
  const login = await post('/api/auth/login', '', { ...account, device_id: 'device-large' });
  const token = JSON.parse(login.text).token as string;
  const pan = 'AAAPZ9999A';
  const gstin = gstinOf(pan);
  const made = await post(
    '/api/companies/create',
    token,
    entityBody({
      status: 'Sole Proprietorship',
      pan,
      gstin,
      state: 'Gujarat',
      pincode: '395003',
      salary: false,
      business: true,
    }),
  );
  demand(made, 200);
  const gst_master_id = JSON.parse(made.text).data.id as string;
  await meanwhile('nothing large', () => pause(3000));

  const rows = sheetsToWire(manyInvoices({ gstin, period: '10-2025', frequency: 'monthly' }, invoices));
  const head = { gst_master_id, return_period: '10-2025', status: 'draft' };
  const body = Buffer.from(JSON.stringify({ ...head, ...rows }));
  const saved = await meanwhile(`${invoices} invoices saved (${(body.length / 1e6).toFixed(1)} MB)`, () =>
    call('POST', '/api/gst/gstr1.php', token, body),
  );
  demand(saved, 200);
  const { gst_id, version } = JSON.parse(saved.text);
  const again = Buffer.from(JSON.stringify({ gst_id, version, ...head, ...rows }));
  demand(
    await meanwhile('the same saved again', () => call('POST', '/api/gst/gstr1.php', token, again)),
    200,
  );
  demand(await meanwhile('its Excel', () => call('GET', `/api/gst/gstr1/${gst_id}/xlsx`, token)), 200);
  demand(await meanwhile('its findings', () => call('GET', `/api/gst/gstr1/${gst_id}/issues`, token)), 200);
  demand(await meanwhile('its rows read', () => call('GET', `/api/gst/gstr1/${gst_id}`, token)), 200);

  const inward = Buffer.from(JSON.stringify(statementOf(gstin, '102025', invoices)));
  const statement = await meanwhile(
    `a GSTR-2B of as many documents (${(inward.length / 1e6).toFixed(1)} MB)`,
    () => upload('/api/gst/gstr2b', token, '2b.json', inward, { gst_master_id }),
  );
  demand(statement, 200);
  const statementId = JSON.parse(statement.text).gst_id as string;
  const register = Buffer.from(registerOf(invoices));
  demand(
    await meanwhile(`its purchase register (${(register.length / 1e6).toFixed(1)} MB)`, () =>
      upload('/api/gst/gstr2b/purchases', token, 'purchases.csv', register, { gst_id: statementId }),
    ),
    200,
  );
  demand(await meanwhile('both matched', () => call('GET', `/api/gst/gstr2b/${statementId}`, token)), 200);
  demand(
    await meanwhile('their Excel', () => call('GET', `/api/gst/gstr2b/${statementId}/xlsx`, token)),
    200,
  );

  const empty = Buffer.from(
    `{"gst_master_id":"0123456789abcdef01234567","return_period":"10-2025","b2b_invoices":[${'{},'.repeat(12_700_000)}{}]}`,
  );
  const refused = await meanwhile(
    `${(empty.length / 1e6).toFixed(0)} MB of empty rows for no such entity`,
    () => call('POST', '/api/gst/gstr1.php', token, empty),
  );
  line(`refused with ${refused.status}`, `${refused.ms.toFixed(0)} ms`, {
    is: refused.ms,
    most: limits.refused,
  });
  const own = Buffer.from(
    empty.toString().replace('0123456789abcdef01234567', gst_master_id).replace('10-2025', '11-2025'),
  );
  const capped = await meanwhile('the same for an entity of their own', () =>
    call('POST', '/api/gst/gstr1.php', token, own),
  );
  line(`refused with ${capped.status}`, `${capped.ms.toFixed(0)} ms`, {
    is: capped.ms,
    most: limits.refused,
  });
  const unsigned = Buffer.from(`{"token":"x","ids":[${'{},'.repeat(1_000_000)}{}]}`);
  const open = await meanwhile('a million rows without signing in', () =>
    call('POST', '/api/cloud-storage/shared-items', '', unsigned),
  );
  line(`refused with ${open.status}`, `${open.ms.toFixed(0)} ms`, { is: open.ms, most: limits.refused });
} finally {
  agent.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (failed) process.exitCode = 1;
