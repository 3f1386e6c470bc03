import { performance } from 'node:perf_hooks';
import { startTestServer } from '../../api/testing/server.ts';
import { buildStatement, contractor, statementChallan, statementHead } from '../../api/testing/tds.ts';

/** A statement of 20,000 deductees through the API, HTTP and store included: saving, opening, findings, files out. */
const limitsMs = { save: 10_000, open: 3000, issues: 3000, text: 3000, xlsx: 15_000 };
const count = 20_000;

const server = await startTestServer({ config: { logLevel: 'silent' } });
let failed = false;

async function timed<T>(name: keyof typeof limitsMs, act: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await act();
  const ms = performance.now() - start;
  const limit = limitsMs[name];
  if (ms > limit) failed = true;
  console.log(
    `${name.padEnd(8)} ${ms.toFixed(0).padStart(7)} ms   limit ${limit} ms${ms > limit ? '  EXCEEDED' : ''}`,
  );
  return result;
}

function demand(condition: boolean, what: string, detail: string): void {
  if (!condition) throw new Error(`${what}: ${detail.slice(0, 500)}`);
}

for (const [form_type, financial_year, code, start] of [
  ['26Q', '2025-2026', '94C', '2025'],
  ['140', '2026-2027', '1023', '2026'],
] as const) {
  const s = await buildStatement(server, { form_type, financial_year });
  const { token } = s.owner;
  const path = `/api/tds/statements/${s.id}`;
  // A thousand payees with twenty payments each.
  const letter = (n: number) => String.fromCharCode(65 + n);
  const deductees = Array.from({ length: count }, (_, i) => {
    const payee = i % 1000;
    const pan = `${letter(Math.floor(payee / 100))}${letter(Math.floor(payee / 10) % 10)}${letter(payee % 10)}PK1234F`;
    const day = `${start}-0${4 + (i % 3)}-20`;
    return contractor({ id: `d${i}`, pan, name: `Payee ${payee}`, code, paid_on: day, deducted_on: day });
  });
  console.log(`\n${form_type}: ${count} deductees`);
  const saved = await timed('save', () =>
    server.call('PATCH', path, {
      token,
      body: {
        version: 1,
        ...statementHead,
        challans: [statementChallan({ deposited_on: `${start}-07-07`, tax: count * 1000_00 })],
        deductees,
      },
    }),
  );
  demand(saved.status === 200, 'The rows were not saved', saved.text);
  const opened = await timed('open', () => server.get(path, token));
  demand(opened.body.statement.deductees.length === count, 'Not every row was read back', opened.text);
  const issues = await timed('issues', () => server.get(`${path}/issues`, token));
  demand(issues.body.valid === true, 'The statement is not valid', issues.text);
  const file = await timed('text', () => server.get(`${path}/text`, token));
  demand(file.status === 200, 'The text file was refused', file.text);
  const lines = file.text.trimEnd().split('\r\n').length;
  demand(lines === count + 3, 'Not every deductee is in the file', String(lines));
  const book = await timed('xlsx', () => server.get(`${path}/xlsx`, token));
  demand(book.status === 200, 'The workbook was refused', book.text);
}

await server.stop();
if (failed) process.exitCode = 1;
