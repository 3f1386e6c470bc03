import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { entityBody } from '../../api/testing/factories.ts';
import { formWith, gstinOf } from '../../api/testing/gst.ts';
import { sheetsToWire } from '../../shared/gst/gstr1/wire.ts';
import { periodsOfYear } from '../../shared/gst/periods.ts';
import { manyInvoices } from '../../shared/gst/testing/many.ts';
import { adminTokenOf } from '../load/crew.ts';
import { percentile } from '../load/season.ts';
import { startServer } from '../load/server-process.ts';

/**
 * A year of 12 x 50,000 documents of GSTR-1, and as many of GSTR-2B: the year by supplier (limit 2 s) and GSTR-9 (limit 5 s), first and again, while
 * someone else reads lists (limit 500 ms, p95). `DOCUMENTS` says how many a month.
 */
const documents = Number(process.env['DOCUMENTS'] ?? 50_000);
const limits = { suppliers: 2000, gstr9: 5000, others: 500 };
const year = '2025-26';

const dataDir = mkdtempSync(join(tmpdir(), 'karsetu-year-'));
const server = await startServer(dataDir);
let failed = false;

const call = async (method: string, path: string, token: string, body?: unknown) => {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  const read = (await answer.json()) as Record<string, unknown>;
  if (!answer.ok) throw new Error(`${path} ${answer.status}: ${JSON.stringify(read).slice(0, 300)}`);
  return read;
};

const suppliers = 500;
const supplier = (i: number) => gstinOf(`AABCR${String(1000 + (i % suppliers))}E`);
/** A GSTR-2B with so many documents of 500 suppliers; paise are whole. */
const statementOf = (gstin: string, period: string) => ({
  data: {
    gstin,
    rtnprd: period.replace('-', ''),
    gendt: `14-${period}`,
    docdata: {
      b2b: Array.from({ length: suppliers }, (_, s) => ({
        ctin: supplier(s),
        trdnm: `Supplier ${s}`,
        supprd: period.replace('-', ''),
        supfildt: `10-${period}`,
        inv: Array.from({ length: Math.ceil((documents - s) / suppliers) }, (_, n) => {
          const txval = 100 * (10 + ((s + n * suppliers) % 9000));
          const dt = `${String(1 + (n % 28)).padStart(2, '0')}-${period}`;
          const head = { inum: `P/${s + n * suppliers}`, dt, val: txval * 1.18, pos: '24', rev: 'N' };
          return {
            ...head,
            itcavl: 'Y',
            typ: 'R',
            txval,
            igst: 0,
            cgst: txval * 0.09,
            sgst: txval * 0.09,
            cess: 0,
          };
        }),
      })),
    },
  },
});

/** How long others wait for their lists while `act` runs. */
async function measured(name: string, limit: number, token: string, act: () => Promise<unknown>) {
  let over = false;
  const waits: number[] = [];
  const others = (async () => {
    while (!over) {
      const began = performance.now();
      await call('GET', '/api/companies/list?page=1&page_size=50', token);
      waits.push(performance.now() - began);
      await pause(20);
    }
  })();
  const began = performance.now();
  await act();
  const ms = performance.now() - began;
  over = true;
  await others;
  waits.sort((a, b) => a - b);
  const p95 = percentile(waits, 0.95);
  if (ms > limit || p95 > limits.others) failed = true;
  console.log(
    `${name.padEnd(34)} ${ms.toFixed(0).padStart(6)} ms   limit ${limit}${ms > limit ? '  EXCEEDED' : ''}   others p95 ${p95.toFixed(0)} ms of ${waits.length}, most ${(waits.at(-1) ?? 0).toFixed(0)}   load ${loadavg()[0]!.toFixed(1)}`,
  );
}

try {
  const adminToken = await adminTokenOf(server.url);
  const person = async (email: string) => {
    const account = { email, password: 'nine green bottles' };
    await call('POST', '/api/admin/users', adminToken, {
      ...account,
      full_name: 'Office',
      role: 'ca',
      tier: 'tier3',
    });
    return (
      await call('POST', '/api/auth/login', '', { ...account, device_id: `device-${email.split('@')[0]}` })
    )['token'] as string;
  };
  const [token, other] = [await person('large@example.in'), await person('other@example.in')];
  const pan = 'AAAPZ9999A';
  const gstin = gstinOf(pan);
  const company = entityBody({
    status: 'Sole Proprietorship',
    pan,
    gstin,
    state: 'Gujarat',
    pincode: '395003',
    salary: false,
    business: true,
  });
  const made = await call('POST', '/api/companies/create', token, company);
  const gst_master_id = (made['data'] as { id: string }).id;
  for (const period of periodsOfYear(year)) {
    const began = performance.now();
    const rows = sheetsToWire(manyInvoices({ gstin, period, frequency: 'monthly' }, documents));
    await call('POST', '/api/gst/gstr1.php', token, {
      gst_master_id,
      return_period: period,
      status: 'draft',
      ...rows,
    });
    await call(
      'POST',
      '/api/gst/gstr2b',
      token,
      formWith('2b.json', JSON.stringify(statementOf(gstin, period)), { gst_master_id }),
    );
    console.log(
      `${period}: ${documents} + ${documents} documents kept in ${((performance.now() - began) / 1000).toFixed(1)} s`,
    );
  }
  const view = () => call('GET', `/api/gst/suppliers/${gst_master_id}?financial_year=${year}`, token);
  await measured('year by supplier, first', limits.suppliers, other, view);
  await measured('year by supplier, again', limits.suppliers, other, view);
  let gst_id = '';
  await measured('GSTR-9 begun', limits.gstr9, other, async () => {
    gst_id = (await call('POST', '/api/gst/gstr9', token, { gst_master_id, financial_year: year }))[
      'gst_id'
    ] as string;
  });
  await measured('GSTR-9 read again', limits.gstr9, other, () =>
    call('GET', `/api/gst/gstr9/${gst_id}`, token),
  );
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
if (failed) process.exitCode = 1;
