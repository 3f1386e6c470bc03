import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { EJSON } from 'bson';
import mongoose from 'mongoose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../../api/routes.ts';
import { buildDriveOwner } from '../../api/testing/drive.ts';
import { buildEntity, buildReturn, type TestUser } from '../../api/testing/factories.ts';
import {
  buildGstEntity,
  buildGstReturn,
  complete,
  einvoiceOf,
  gstinOf,
  gstr2aOf,
  imsOf,
  statementOf,
} from '../../api/testing/gst.ts';
import { startTestServer, type TestServer } from '../../api/testing/server.ts';
import { buildDeductor, buildStatement, consolidated, fullStatement } from '../../api/testing/tds.ts';
import { buildTrialBalance } from '../../api/testing/trial-balance.ts';
import { sampleReturn } from '../../shared/sample-firm/return.ts';
import { mutateBytes, mutateJson, mutateText, randomOf } from './mutate.ts';
import { mutateInside, tableFiles } from './tables.ts';

/**
 * Wounded files sent over HTTP to every route that takes one: the answer is a success or an error in words, and after an
 * error every stored document is byte for byte what it was. Runs for each file: 2 in the suite, 300 in `npm run fuzz`.
 */
const runs = Math.max(2, Math.round(Number(process.env['FUZZ_RUNS'] ?? 0) / 10));
// The same damage in every run of the suite, new ones in every long run.
const first = Number(process.env['FUZZ_SEED'] ?? (process.env['FUZZ_RUNS'] ? Date.now() : 22));
const samples = fileURLToPath(new URL('../../../shared/samples', import.meta.url));
if (!existsSync(samples)) console.log('Samples are not here: importers are tried on files made here only.');
const sample = (folder: string, pattern: RegExp): Source[] =>
  existsSync(samples)
    ? readdirSync(join(samples, folder))
        .filter((name) => pattern.test(name))
        .map((name) => ({ name, bytes: readFileSync(join(samples, folder, name)) }))
    : [];

interface Source {
  name: string;
  bytes: Buffer;
}
interface Target {
  /** As the router has it. */
  route: string;
  member?: string;
  path?: string;
  fields?: () => Promise<Record<string, string>>;
  sources: Source[];
}

let server: TestServer;
let owner: TestUser;
const targets: Target[] = [];

/** What every file is made of before it is damaged: real samples, and what the program itself writes. */
beforeAll(async () => {
  server = await startTestServer();
  owner = await buildDriveOwner(server);
  const { token } = owner;
  const entity = await buildEntity(server, { owner });
  const itr = await buildReturn(server, { owner, form_data: sampleReturn });
  const trader = { ...(await buildGstEntity(server, { owner })), owner };
  const gstr1 = await buildGstReturn(server, 'GSTR-1', { entity: trader, rows: complete });
  const gstr2b = await buildGstReturn(server, 'GSTR-2B', { entity: trader });
  const gstr3b = await buildGstReturn(server, 'GSTR-3B', { entity: trader });
  const deductor = { ...(await buildDeductor(server, { owner })), owner };
  const tds = await buildStatement(server, { entity: deductor });
  const changed = await server.call('PATCH', `/api/tds/statements/${tds.id}`, {
    token,
    body: { version: tds.statement.version, ...fullStatement },
  });
  expect(changed.status, changed.text).toBe(200);
  const sheet = await buildTrialBalance(server, { owner });
  const written = async (name: string, path: string): Promise<Source> => {
    const answer = await server.get(path, token);
    expect(answer.status, `${path} ${answer.text.slice(0, 300)}`).toBe(200);
    return { name, bytes: answer.bytes };
  };
  const version = async (path: string, of: 'return' | 'statement') =>
    String((await server.get(path, token)).body[of].version);

  const government = [...sample('itr', /\.json$/), await written('return.json', `/api/itr/${itr.id}/json`)];
  const einvoices: Source = {
    name: 'einvoices.json',
    bytes: Buffer.from(JSON.stringify([einvoiceOf(trader.gstin), einvoiceOf(trader.gstin, 'B/18')])),
  };
  const statement: Source = {
    name: '2b.json',
    bytes: Buffer.from(JSON.stringify(statementOf(trader.gstin))),
  };
  const text = await written('26q.txt', `/api/tds/statements/${tds.id}/text`);
  const accepted = await buildStatement(server, {
    entity: { ...(await buildDeductor(server, { owner })), owner },
  });
  const at = `/api/tds/statements/${accepted.id}`;
  await server.call('PATCH', at, { token, body: { version: accepted.statement.version, ...fullStatement } });
  const conso = consolidated(
    (await written('26q.txt', `${at}/text`)).bytes.toString('latin1'),
    '123456789012345',
  );
  const number = { token_number: '123456789012345', filed_on: '2025-07-30' };
  const filed = await server.post(`${at}/file`, { version: 2, ...number }, token);
  expect(filed.status, filed.text).toBe(200);
  const correction = (await server.post(`${at}/correct`, {}, token)).body.tds_id as string;
  targets.push(
    {
      route: 'POST /api/companies/import',
      fields: async () => ({ mode: 'commit' }),
      sources: [
        await written('entities.csv', '/api/companies/export?format=csv'),
        await written('entities.xlsx', '/api/companies/export?format=xlsx'),
      ],
    },
    { route: 'POST /api/companies/upload-json-autofill', member: 'jsonFile', sources: government },
    {
      route: 'POST /api/itr/import-json',
      member: 'jsonFile',
      fields: async () => ({}),
      sources: government,
    },
    {
      route: 'POST /api/gst/gstr1/import',
      fields: async () => ({
        gst_id: gstr1.id,
        mode: 'apply',
        version: await version(`/api/gst/gstr1/${gstr1.id}?rows=false`, 'return'),
      }),
      sources: [
        await written('gstr1.json', `/api/gst/gstr1/${gstr1.id}/json`),
        await written('gstr1.csv', `/api/gst/gstr1/${gstr1.id}/csv`),
        await written('gstr1.xlsx', `/api/gst/gstr1/${gstr1.id}/xlsx`),
        ...sample('tally', /day-book\.xml$/),
      ],
    },
    {
      route: 'POST /api/gst/gstr2b',
      fields: async () => ({ gst_master_id: trader.id }),
      sources: [statement],
    },
    {
      route: 'POST /api/gst/gstr2b/purchases',
      fields: async () => ({ gst_id: gstr2b.id }),
      sources: [await written('register.xlsx', `/api/gst/gstr2b/${gstr2b.id}/xlsx`)],
    },
    {
      route: 'POST /api/gst/gstr2a',
      fields: async () => ({ gst_master_id: trader.id }),
      sources: [{ name: '2a.json', bytes: Buffer.from(JSON.stringify(gstr2aOf(trader.gstin))) }],
    },
    {
      route: 'POST /api/gst/ims',
      fields: async () => ({ gst_master_id: trader.id }),
      sources: [{ name: 'ims.json', bytes: Buffer.from(JSON.stringify(imsOf(trader.gstin))) }],
    },
    {
      route: 'POST /api/gst/credit-ledger/payments',
      fields: async () => ({
        gst_master_id: trader.id,
        version: String((await server.get(`/api/gst/credit-ledger/${trader.id}`, token)).body.version),
      }),
      sources: [
        {
          name: 'payments.csv',
          bytes: Buffer.from(
            'Supplier GSTIN,Document number,Document date,Paid on,Amount paid\n29AABCR1718E1ZL,P/1,05-10-2025,01-12-2025,295\n29AABCR1718E1ZL,P/2,06-10-2025,,\n',
          ),
        },
      ],
    },
    ...['check', 'import', 'reply'].map((act) => ({
      route: `POST /api/gst/einvoices/${act}`,
      fields: async () => ({ gst_master_id: trader.id }),
      sources: [einvoices],
    })),
    {
      route: 'POST /api/intake',
      fields: async () => ({ company_id: trader.id }),
      sources: [
        await written('gstr1.csv', `/api/gst/gstr1/${gstr1.id}/csv`),
        await written('register.xlsx', `/api/gst/gstr2b/${gstr2b.id}/xlsx`),
        await written('26q.xlsx', `/api/tds/statements/${tds.id}/template`),
        statement,
        await written('gstr3b.json', `/api/gst/gstr3b/${gstr3b.id}/json`),
        ...sample('tally', /day-book\.xml$/),
        ...tableFiles(gstinOf('ZZZFK3333D', '29'), process.env['FUZZ_RUNS'] !== undefined),
        // Tables of every program, when there is time for them.
        ...(process.env['FUZZ_RUNS'] ? sample('tables', /(?<!truth)\.(csv|xlsx|xls|xml|json)$/) : []),
      ],
    },
    {
      route: 'POST /api/evidence',
      fields: async () => ({ company_id: trader.id, assessment_year: '2026-27' }),
      sources: [
        {
          name: 'bank.csv',
          bytes: Buffer.from(
            'Account No : 123456789012\nDate,Narration,Withdrawal Amt.,Deposit Amt.,Closing Balance\n30/06/2025,CREDIT INTEREST,,100.00,1100.00\n',
          ),
        },
        {
          name: 'ais.json',
          bytes: Buffer.from(
            JSON.stringify({ partB: { sections: [{ sectionKey: 'tdsTcs', elements: [] }] } }),
          ),
        },
      ],
    },
    {
      route: 'POST /api/jobs/acknowledgements',
      sources: [{ name: 'itr-v.pdf', bytes: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n') }],
    },
    {
      route: 'POST /api/gst/gstr3b/import',
      fields: async () => ({ gst_master_id: trader.id }),
      sources: [await written('gstr3b.json', `/api/gst/gstr3b/${gstr3b.id}/json`)],
    },
    {
      route: 'POST /api/gst/hsn-list',
      sources: [
        { name: 'hsn.csv', bytes: Buffer.from('HSN,Description\n998231,Accounting\n9403,Furniture\n') },
      ],
    },
    {
      route: 'POST /api/tds/statements/import',
      fields: async () => ({
        tds_id: tds.id,
        mode: 'replace',
        version: await version(`/api/tds/statements/${tds.id}`, 'statement'),
      }),
      sources: [text, await written('26q.xlsx', `/api/tds/statements/${tds.id}/template`)],
    },
    {
      route: 'POST /api/tds/statements/accepted',
      fields: async () => ({
        tds_id: correction,
        mode: 'take',
        version: await version(`/api/tds/statements/${correction}`, 'statement'),
      }),
      sources: [{ name: 'conso.tds', bytes: Buffer.from(conso, 'latin1') }],
    },
    {
      route: 'POST /api/tds/statements/challan-file',
      fields: async () => ({
        tds_id: tds.id,
        mode: 'take',
        version: await version(`/api/tds/statements/${tds.id}`, 'statement'),
      }),
      sources: [
        {
          name: 'MUMA12345B080525.csi',
          bytes: Buffer.from(`1^MUMA12345B^Asha Traders Pvt Ltd^^^R1^\r\n${'0a'.repeat(16)}\r\n`),
        },
      ],
    },
    {
      route: 'POST /api/tds/corrections',
      fields: async () => ({
        company_id: deductor.id,
        token_number: '123456789012345',
        filed_on: '2025-07-20',
      }),
      sources: [text],
    },
    {
      route: 'POST /api/accounts/trial-balance/read-file',
      fields: async () => ({ company_id: entity.id }),
      sources: [
        await written('trial-balance.csv', `/api/accounts/trial-balance/${sheet.id}/csv`),
        ...sample('tally', /trial-balance\.xml$/),
      ],
    },
    {
      route: 'POST /storage/files/upload/:userId',
      path: `/storage/files/upload/${owner.id}`,
      sources: [
        { name: 'notes.txt', bytes: Buffer.from('Rent agreement of the Pune flat') },
        await written('papers.xlsx', '/api/companies/export?format=xlsx'),
      ],
    },
  );
}, 120_000);
afterAll(() => server.stop());

/** Everything stored but what a refused call may rightly note: the audit trail, the access log, sessions in use and counted calls. */
async function everything(): Promise<Record<string, string>> {
  const out: Record<string, string> = {};
  const db = mongoose.connection.db!;
  for (const { name } of await db.listCollections().toArray()) {
    if (/^(audit|access_|chain_heads|sessions|rate_windows)/.test(name)) continue;
    for await (const doc of db.collection(name).find())
      out[`${name} ${String(doc['_id'])}`] = EJSON.stringify(
        // Holding a drive's tree touches its time; what is in the tree is in the other members.
        name === 'drives' ? { ...doc, updated_at: null } : doc,
        { relaxed: false },
      );
  }
  return out;
}

const differing = (a: Record<string, string>, b: Record<string, string>) =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((key) => a[key] !== b[key])
    .map((key) => `${key}: ${a[key]} became ${b[key]}`);

function damaged({ name, bytes }: Source, seed: number): { name: string; bytes: Buffer } {
  const pick = randomOf(seed);
  // Now and then under a name that promises another kind of file.
  const other = [
    'x.csv',
    'x.xlsx',
    'x.json',
    'x.xml',
    'x.txt',
    '../../x.csv',
    'con',
    `${'n'.repeat(300)}.csv`,
  ];
  const called = pick(8) === 0 ? other[pick(other.length)]! : name;
  if (/\.(xlsx?|xlsb|ods)$/.test(name))
    return {
      name: called,
      bytes: (pick(2) === 0 ? mutateInside(bytes, seed) : undefined) ?? mutateBytes(bytes, seed),
    };
  if (/\.json$/.test(name) && pick(3) > 0)
    return { name: called, bytes: Buffer.from(JSON.stringify(mutateJson(JSON.parse(String(bytes)), seed))) };
  return { name: called, bytes: Buffer.from(mutateText(String(bytes), seed)) };
}

it('knows a file for every route that takes one', () => {
  const taking = routes
    .filter((r) => r.multipart || /upload\/:userId/.test(r.path))
    .map((r) => `${r.method} ${r.base ?? '/api'}${r.path}`);
  expect(targets.map((t) => t.route).sort()).toEqual(taking.sort());
});

it('a damaged file is taken whole or refused in words, and a refusal changes nothing that is stored', async () => {
  let refused = 0;
  let taken = 0;
  let applied = 0;
  // FUZZ_ROUTE=/api/intake tries one route alone.
  const only = process.env['FUZZ_ROUTE'] ?? '';
  let slowest = { ms: 0, which: '' };
  for (const { route, member = 'file', path, fields, sources } of targets.filter((t) =>
    t.route.includes(only),
  ))
    for (const source of sources) {
      let before = await everything();
      for (let n = 0; n < runs; n++) {
        const seed = (first + n * 7919) % 0x7fffffff;
        const { name, bytes } = damaged(source, seed);
        const given = Object.entries((await fields?.()) ?? {});
        const send = () => {
          const form = new FormData();
          for (const [key, value] of given) form.set(key, value);
          form.set(member, new File([new Uint8Array(bytes)], name));
          return server.call('POST', path ?? route.split(' ')[1]!, { token: owner.token, form });
        };
        // A kept connection may run out just when it is used again; one that is closed twice was closed by the file.
        const began = performance.now();
        const answer = await send().catch((error: unknown) => {
          console.log(
            `${route} ${source.name} FUZZ_SEED=${seed}: ${String((error as Error).cause ?? error)}, once more`,
          );
          return send();
        });
        const ms = Math.round(performance.now() - began);
        if (ms > slowest.ms) slowest = { ms, which: `${route} ${source.name} FUZZ_SEED=${seed}` };
        const which = `${route} ${source.name} FUZZ_SEED=${seed}: ${answer.status} ${answer.text.slice(0, 300)}`;
        if (answer.status === 200) {
          taken += 1;
          before = await everything();
          if (route !== 'POST /api/intake') continue;
          // What was read is put into the books whole, or not at all.
          const put = await server.post(`/api/intake/${answer.body.intake_id}/apply`, {}, owner.token);
          if (put.status === 200) applied += 1;
          else {
            expect([400, 409, 422], `${which} apply: ${put.text.slice(0, 300)}`).toContain(put.status);
            expect(differing(before, await everything()), which).toEqual([]);
          }
          before = await everything();
          continue;
        }
        refused += 1;
        if (answer.status >= 500) console.log(server.logs().slice(-2000));
        expect([400, 409, 413, 415, 422], which).toContain(answer.status);
        expect(answer.body.message, which).toMatch(/\w{3}/);
        expect(differing(before, await everything()), which).toEqual([]);
      }
    }
  console.log(
    `${taken} damaged files taken (${applied} imports applied), ${refused} refused with the store unchanged; the slowest took ${slowest.ms} ms (${slowest.which}), memory ${Math.round(process.memoryUsage().rss / 1e6)} MB`,
  );
  expect(refused).toBeGreaterThan(10);
  expect(taken).toBeGreaterThan(0);
  expect(readdirSync(join(server.dataDir, 'tmp')), 'nothing is left of uploads').toEqual([]);
}, 1_200_000);
