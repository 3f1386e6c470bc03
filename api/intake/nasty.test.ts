import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { xlsxOf } from '../files/workbook.ts';
import { buildEntity, type TestUser } from '../testing/factories.ts';
import { formWith } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { furtherCases } from './further.testdata.ts';
import { groupedCases } from './grouped.testdata.ts';
import { type Case, own, salesCases } from './nasty-cases.testdata.ts';
import { otherCases } from './nasty-others.testdata.ts';
import { oddOthers } from './odd-others.testdata.ts';
import { oddSales } from './odd-sales.testdata.ts';
import { officeCases } from './office.testdata.ts';
import { realOthers } from './real-others.testdata.ts';
import { realSales } from './real-sales.testdata.ts';
import { shapeCases } from './shapes.testdata.ts';
import { trialCases } from './trial.testdata.ts';

let server: TestServer;
let owner: TestUser;
let client: { id: string };
/** The same person’s client who is a human being: shares sold go into their return. */
let human: { id: string };
beforeAll(async () => {
  server = await startTestServer();
  const made = await buildEntity(server, {
    fields: {
      status: 'Private limited domestic company',
      pan: own.slice(2, 12),
      gstin: own,
      last_name: 'Kala Traders Private Limited',
      state: 'Maharashtra',
      city: 'Pune',
      pincode: '411001',
      salary: false,
      business: true,
    },
  });
  owner = made.owner;
  client = made;
  human = await buildEntity(server, { owner });
});
afterAll(() => server.stop());

async function read({ purpose, file, fileName, answers }: Case, said = true) {
  const bytes =
    typeof file === 'string' || file instanceof Uint8Array
      ? file
      : await xlsxOf(Object.entries(file).map(([name, rows]) => ({ name, rows: rows.map((r) => [...r]) })));
  const ofText = typeof file === 'string' || file instanceof Uint8Array;
  const name = fileName ?? (ofText ? 'register.csv' : 'register.xlsx');
  return server.call('POST', '/api/intake', {
    token: owner.token,
    form: formWith(name, bytes, {
      ...(purpose === 'clients' ? {} : { company_id: purpose === 'gains' ? human.id : client.id }),
      ...(said ? { purpose } : {}),
      ...(answers ? { answers: JSON.stringify(answers) } : {}),
    }),
  });
}

type Found = Record<string, { rows: number; totals: Record<string, number> }>;
const tables = new Set([
  'b2b',
  'b2cl',
  'b2cs',
  'exp',
  'cdnr',
  'cdnur',
  'nil',
  'at',
  'txpd',
  'purchases',
  'ledgers',
  'clients',
  'deductees',
  'challans',
  'gains',
  'bank',
]);

/** Tables of an answer as the truths write them. */
const shownTables = (found: Found, wanted: Case['want']['tables']) =>
  Object.fromEntries(
    Object.entries(found)
      .filter(([table]) => tables.has(table))
      .map(([table, { rows, totals }]) => {
        const keys = ['taxable', 'igst', 'cgst', 'sgst'];
        const shown = (wanted?.[table] ?? [0])
          .slice(1)
          .map((w, i) =>
            typeof w === 'number'
              ? (totals[keys[i]!] ?? 0)
              : Object.fromEntries(Object.keys(w).map((k) => [k, totals[k] ?? 0])),
          );
        return [table, [rows, ...shown]];
      }),
  );

describe('files as people keep them', () => {
  it.each(
    [
      ...salesCases,
      ...otherCases,
      ...oddSales,
      ...oddOthers,
      ...furtherCases,
      ...groupedCases,
      ...trialCases,
      ...realSales,
      ...realOthers,
      ...officeCases,
      ...shapeCases,
    ].map((c) => [c.name, c] as const),
  )('%s', async (_, one) => {
    const { status, body, text } = await read(one);
    const { refuse, ask, tables: wanted, aside } = one.want;
    if (refuse) {
      expect([400, 422], text).toContain(status);
      expect(body.message ?? text).toMatch(refuse);
      return;
    }
    expect(status, text).toBe(200);
    expect(body.question?.id, JSON.stringify(body.question)).toBe(ask);
    if (ask) return;
    const placed = shownTables(body.placed, wanted);
    const refused = body.set_aside.filter((s: { refused: boolean }) => s.refused);
    const reasons = refused.map((s: { reason: string; column: string }) => `${s.column}: ${s.reason}`);
    if (one.want.periods) expect(body.target.periods).toEqual(one.want.periods);
    expect({ placed, reasons }).toEqual({
      placed: wanted,
      reasons: (aside ?? []).map((r) => expect.stringMatching(r)),
    });
    if (!aside) expect(body.differences).toEqual([]);
    if (one.want.warn) expect(body.warnings.join()).toMatch(one.want.warn);
  });

  it.each([...realSales, ...realOthers, ...trialCases, ...officeCases].map((c) => [c.name, c] as const))(
    'nobody says what it is: %s',
    async (_, one) => {
      const { status, body, text } = await read(one, false);
      // Refused by its name, asked, or read as its truth says; nothing else.
      if (status === 422 || status === 400) return;
      expect(status, text).toBe(200);
      if (body.question) return;
      if (one.want.refuse) {
        expect(body.kind).not.toBe(one.purpose);
        return;
      }
      expect(shownTables(body.placed, one.want.tables)).toEqual(one.want.tables);
    },
  );
});
