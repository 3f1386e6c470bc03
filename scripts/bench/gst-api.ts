import { performance } from 'node:perf_hooks';
import { unzipSync } from 'fflate';
import { buildGstEntity, buildGstReturn, formWith } from '../../api/testing/gst.ts';
import { startTestServer } from '../../api/testing/server.ts';
import { sheetsToWire } from '../../shared/gst/gstr1/wire.ts';
import { sectionCsv } from '../../shared/gst/import/csv.ts';
import { manyInvoices } from '../../shared/gst/testing/many.ts';

/** GSTR-1 through the API, HTTP and store included: import of a CSV, opening, one edited row, the portal's JSON. */
const limitsMs = { import: 5000, open: 3000, patch: 150, json: 3000 };

const server = await startTestServer({ config: { logLevel: 'silent' } });
let failed = false;

async function timed<T>(name: keyof typeof limitsMs, scale: number, act: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await act();
  const ms = performance.now() - start;
  const limit = limitsMs[name] * scale;
  if (ms > limit) failed = true;
  console.log(
    `${name.padEnd(12)} ${ms.toFixed(0).padStart(7)} ms   limit ${limit} ms${ms > limit ? '  EXCEEDED' : ''}`,
  );
  return result;
}

function demand(condition: boolean, what: string, detail: string): void {
  if (!condition) throw new Error(`${what}: ${detail.slice(0, 500)}`);
}

for (const count of [10_000, 50_000]) {
  const scale = count / 10_000;
  const entity = await buildGstEntity(server);
  const token = entity.owner.token;
  const who = { gstin: entity.gstin, period: '10-2025', frequency: 'monthly' as const };
  const sheets = manyInvoices(who, count);
  const { hsn_summary, documents_issued } = sheetsToWire(sheets);
  const { id } = await buildGstReturn(server, 'GSTR-1', { entity, rows: { hsn_summary, documents_issued } });
  console.log(`\n${count} invoices`);
  const imported = await timed('import', scale, () =>
    server.call('POST', '/api/gst/gstr1/import', {
      token,
      form: formWith('b2b.csv', sectionCsv('b2b', sheets.b2b!), { gst_id: id, mode: 'apply', version: '1' }),
    }),
  );
  demand(imported.body?.counts?.new === count, 'Not every invoice was imported', imported.text);
  const open = await timed('open', scale, () => server.get(`/api/gst/gstr1/${id}`, token));
  const rows = open.body.return.b2b_invoices;
  demand(rows.length === count, 'Not every invoice was read back', String(rows.length));
  const patched = await timed('patch', scale, () =>
    server.call('PATCH', `/api/gst/gstr1/${id}`, {
      token,
      body: { version: 2, b2b_invoices: [{ ...rows[count / 2], receiver_name: 'Changed' }] },
    }),
  );
  demand(patched.body?.version === 3, 'The row was not changed', patched.text);
  const json = await timed('json', scale, () => server.get(`/api/gst/gstr1/${id}/json`, token));
  demand(json.status === 200, 'The JSON was refused', json.text);
  const texts = json.bytes[0] === 0x50 ? Object.values(unzipSync(json.bytes)) : [json.bytes];
  const written = texts.flatMap((text) =>
    (JSON.parse(Buffer.from(text).toString('utf8')).b2b ?? []).flatMap((g: { inv: unknown[] }) => g.inv),
  ).length;
  demand(written === count, 'Not every invoice is in the JSON', String(written));
}

await server.stop();
if (failed) process.exitCode = 1;
