import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntity, type TestUser } from '../testing/factories.ts';
import { formWith } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { missing, type Truth, truths } from '../testing/table-samples.ts';

let server: TestServer;
let owner: TestUser;
let client: { id: string };
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
  const made = await buildEntity(server, {
    fields: {
      status: 'Private limited domestic company',
      pan: 'ZZZCK0001A',
      gstin: '27ZZZCK0001A1ZU',
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
});
afterAll(() => server.stop());

const send = (file: string, purpose: string) =>
  server.call('POST', '/api/intake', {
    token: owner.token,
    form: formWith(file, readFileSync(`../shared/samples/tables/${file}`), {
      company_id: client.id,
      purpose,
    }),
  });

const round = (n: number) => Math.round(n * 100) / 100;
type Tables = Record<string, { rows: number; totals: Record<string, number> }>;
const added = (placed: Tables, key: string) =>
  round(
    ['b2b', 'b2cl', 'b2cs', 'exp', 'cdnr', 'cdnur', 'nil'].reduce(
      (n, table) => n + (placed[table]?.totals[key] ?? 0),
      0,
    ),
  );

/** What the truth says of the tables, beside what was answered. */
function compared(truth: Truth, placed: Tables): [unknown, unknown] {
  const t = truth.truth;
  switch (truth.task) {
    case 'gstr1': {
      const of = t.totals ?? {};
      // Some truths give the taxable value alone.
      const keys = ['igst', 'cgst', 'sgst', 'cess'].filter((k) => of[k] !== undefined);
      return [
        [added(placed, 'taxable'), ...keys.map((k) => added(placed, k))],
        // A file of numbers alone has no amounts.
        [round((of.taxable ?? 0) + (of.exemptNilNonGst ?? 0)), ...keys.map((k) => of[k] ?? 0)],
      ];
    }
    case 'trialBalance':
      return [placed['ledgers'], { rows: t.ledgers.length, totals: t.totals }];
    case 'clients':
      return [placed['clients']?.rows, t.clients];
    case 'tds':
      return [
        [placed['deductees'], placed['challans']?.rows],
        [{ rows: t.deductees, totals: { amount: t.paid, tax: t.tds } }, t.challans],
      ];
    case 'purchases':
      return [
        [placed['purchases']?.rows, placed['purchases']?.totals['taxable']],
        [t.purchases.length, t.totals?.taxable ?? 1000],
      ];
    default:
      return [placed['purchases']?.rows, t.documents ?? t.records];
  }
}

/** Questions each sample raises, where its truth has none: Tally's vouchers do not say which invoice a note takes back. */
const asked: Record<string, string> = {
  'tally-sales-vouchers.xml': 'original',
  'tally-sales-register-columnar.xlsx': 'place',
  'shopify-orders.csv': 'orders',
  'marg-purchase-htf.csv': 'marg',
  // Numbers without dates: the file does not say which month they are of.
  'meesho-Tax_invoice_details.xlsx': 'period',
};

describe.skipIf(missing)('samples through the door', () => {
  for (const truth of truths)
    it(`${truth.file}: read, applied and taken back`, async () => {
      const { status, body, text } = await send(truth.file, truth.task);
      if (truth.expect.outcome === 'refuse') {
        expect([status, body.error?.id]).toEqual([422, 'other_kind']);
        return;
      }
      expect(status, text).toBe(200);
      expect(body.question?.id).toBe(asked[truth.file]);
      const apply = () => server.post(`/api/intake/${body.intake_id}/apply`, {}, owner.token);
      if (body.question) {
        const refused = await apply();
        expect([refused.status, refused.body.error.id]).toEqual([422, 'question']);
        return;
      }
      const [found, wanted] = compared(truth, body.placed);
      expect(found).toEqual(wanted);
      expect(body.differences).toEqual([]);
      const done = await apply();
      expect(done.status, done.text).toBe(200);
      expect(done.body.applied.length).toBeGreaterThan(0);
      expect((await apply()).body.error.id).toBe('already_applied');
      const back = await server.post(`/api/intake/${body.intake_id}/undo`, {}, owner.token);
      expect(back.status, back.text).toBe(200);
    });

  it.each([
    ['gstr2a-102025.json', /GSTR-2A download/],
    ['gstr2b-102025-part1.json', /GSTR-2B download/],
    ['gstr2b-details.xlsx', /GSTR-2B in Excel/],
    ['ims-download.json', /Invoice Management System/],
    ['tally-purchase-register.xlsx', /purchase register/],
    ['marg-purchase-htf.csv', /purchase register/],
    ['tally-trial-balance.xlsx', /trial balance/],
    ['clients-ca-register.xlsx', /list of clients/],
    ['tds-26q-deductees.xlsx', /TDS deductees/],
  ])('%s offered as sales is refused by its name', async (file, name) => {
    const { status, body } = await send(file, 'sales');
    expect([status, body.error.id, body.message]).toEqual([422, 'other_kind', expect.stringMatching(name)]);
  });
});
