import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSheets } from '../files/read-workbook.ts';
import { xlsxOf } from '../files/workbook.ts';
import { buildEntity, type TestUser } from '../testing/factories.ts';
import { formWith } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { ka, mh, own } from './nasty-cases.testdata.ts';

let server: TestServer;
let owner: TestUser;
let company_id: string;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
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
  company_id = made.id;
});
afterAll(() => server.stop());

async function send(purpose: string, name: string, bytes: string | Buffer) {
  const form = formWith(name, bytes, { ...(purpose === 'clients' ? {} : { company_id }), purpose });
  const { body } = await server.call('POST', '/api/intake', { token: owner.token, form });
  const apply = () => server.post(`/api/intake/${body.intake_id}/apply`, {}, owner.token);
  const undo = () => server.post(`/api/intake/${body.intake_id}/undo`, {}, owner.token);
  return { body, apply, undo };
}
/** Our Excel of the lines an import refused, with one text put right. */
async function corrected(intake_id: string, wrong: string, right: string | number): Promise<Buffer> {
  const file = await server.get(`/api/intake/${intake_id}/refused.xlsx`, owner.token);
  const sheets = await readSheets(Buffer.from(file.bytes));
  return Buffer.from(
    await xlsxOf(
      sheets.map((s) => ({
        name: s.name,
        rows: s.rows.map((row) => row.map((c) => (c === wrong ? right : c))) as never,
      })),
    ),
  );
}
const refusedRows = (body: { set_aside: { row: number; refused: boolean }[] }) =>
  body.set_aside.filter((s) => s.refused).map((s) => s.row);

/**
 * A file of each kind as a spreadsheet shows it: row 1 headings (a trial balance has its title there), row 2 blank, row 3 (row 4) a good
 * line whose name has a line break in it, then a blank row and a line with a slip.
 */
const slips = {
  sales: {
    csv: `Invoice No,Invoice Date,Party Name,GSTIN,Taxable Value,Rate,IGST,CGST,SGST,Invoice Value\n\nA/1,15-10-2025,"Anand\nTraders",${mh},10000,18,0,900,900,11800\n,,,,,,,,,\nA/2,16-10-2025,Rao,29AAAAA,10000,18,1800,0,0,11800\n`,
    row: 5,
    wrong: '29AAAAA',
    right: ka,
    table: 'b2b',
  },
  purchases: {
    csv: `Supplier Invoice No,Supplier Invoice Date,Supplier,Supplier GSTIN,Taxable Value,IGST,CGST,SGST\n\nS/1,15-10-2025,"Anand\nTraders",${mh},10000,0,900,900\n\nS/2,16-10-2025,Rao,29AAAAA,10000,1800,0,0\n`,
    row: 5,
    wrong: '29AAAAA',
    right: ka,
    table: 'purchases',
  },
  trial_balance: {
    csv: 'Trial Balance as at 31-Mar-2026\n\nParticulars,Group,Debit,Credit\n"Cash\nin hand",Cash-in-Hand,60000,\n\nSales,Sales Accounts,,abc\n',
    row: 6,
    wrong: 'abc',
    right: 60000,
    table: 'ledgers',
  },
  clients: {
    csv: 'Client Name,PAN,Status,Mobile\n\n"Asha\nRao",ZZZPA1111B,Individual,9820012345\n\nSen,BAD,Individual,9820012345\n',
    row: 5,
    wrong: 'BAD',
    right: 'ZZZPB2222C',
    table: 'clients',
  },
  bank: {
    csv: 'Date,Narration,Withdrawal,Deposit,Balance\n\n15-10-2025,"NEFT\nAnand",,10000,30000\n\n1x-10-2025,Rent,5000,,25000\n',
    row: 5,
    wrong: '1x-10-2025',
    right: '16-10-2025',
    table: 'bank',
  },
} as const;

it.each(Object.entries(slips))(
  '%s: a refused line has the row of the spreadsheet, comes in alone when corrected, and only once',
  async (purpose, { csv, row, wrong, right, table }) => {
    const first = await send(purpose, 'register.csv', csv);
    expect(first.body.placed[table].rows, JSON.stringify(first.body)).toBe(1);
    expect(refusedRows(first.body)).toEqual([row]);
    expect((await first.apply()).status).toBe(200);
    const file = await corrected(first.body.intake_id, wrong, right);
    const again = await send(purpose, 'refused.xlsx', file);
    expect([again.body.placed[table].rows, refusedRows(again.body), again.body.unmapped]).toEqual([
      1,
      [],
      [],
    ]);
    expect(again.body.target.beside).toMatchObject({ changed: 0, same: 0 });
    expect(again.body.target.beside.gone ?? 0).toBe(0);
    expect((await again.apply()).status).toBe(200);
    const third = await send(purpose, 'refused (1).xlsx', file);
    expect(third.body.error?.id, JSON.stringify(third.body)).toBe('already_imported');
    // The whole file put right says nothing that is not there.
    if (purpose === 'clients') return;
    const whole = await send(purpose, 'register.csv', csv.replace(wrong, String(right)));
    const { changed, gone = 0 } = whole.body.target.beside;
    expect([whole.body.placed[table].rows, changed <= 1, gone]).toEqual([2, true, 0]);
  },
);

it('sums over the counter, and of HSN, get the corrected lines on top of what is there', async () => {
  // 1,000 at 18% are in; 2,000 more, refused for a slip: together 3,000, 5 numbers of HSN 8471.
  const csv =
    'Invoice No,Invoice Date,Party Name,GSTIN,HSN,Quantity,Unit,Taxable Value,Rate,CGST,SGST,Invoice Value\n' +
    'B/1,15-11-2025,Cash,,8471,2,NOS,1000,18,90,90,1180\nB/2,15-11-2025,Cash,,8471,3,NOS,x2000,18,180,180,2360\n';
  const first = await send('sales', 'register.csv', csv);
  const { gst_id } = (await first.apply()).body.applied[0];
  const sums = async () => {
    const { b2cs_summary: b2cs, hsn_summary: hsn } = (
      await server.get(`/api/gst/gstr1/${gst_id}`, owner.token)
    ).body.return;
    return [b2cs, hsn].map((rows: { taxable_value: number }[]) => rows.map((r) => r.taxable_value));
  };
  expect(await sums()).toEqual([[1000], [1000]]);
  const again = await send('sales', 'refused.xlsx', await corrected(first.body.intake_id, 'x2000', 2000));
  await again.apply();
  expect(await sums()).toEqual([[3000], [3000]]);
  expect((await again.undo()).status).toBe(200);
  expect(await sums()).toEqual([[1000], [1000]]);
});

it('a refused line keeps what stood above it: the title of its part, the party of its bills', async () => {
  const returns = await send(
    'sales',
    'register.csv',
    `Bill No,Bill Date,Party,GSTIN,Taxable Value,CGST,SGST,Total\nC/1,15-09-2025,Anand,${mh},10000,900,900,11800\nLess: Sales Return,,,,,,,\nR/1,2x-09-2025,Anand,${mh},1000,90,90,1180\n`,
  );
  const again = await send(
    'sales',
    'refused.xlsx',
    await corrected(returns.body.intake_id, '2x-09-2025', '20-09-2025'),
  );
  expect(again.body.placed.cdnr.totals.taxable).toBe(-1000);
  const grouped = await send(
    'sales',
    'register.csv',
    `Bill No,Bill Date,Taxable Value,CGST,SGST,Total\nAnand Traders (${mh}),,,,,\nD/1,2x-09-2025,10000,900,900,11800\nD/2,16-09-2025,10000,900,900,11800\n`,
  );
  const party = await send(
    'sales',
    'refused.xlsx',
    await corrected(grouped.body.intake_id, '2x-09-2025', '15-09-2025'),
  );
  expect(party.body.placed.b2b.rows, JSON.stringify(party.body)).toBe(1);
});
