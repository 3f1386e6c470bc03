import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildEntity, freshPan } from '../testing/factories.ts';
import { formWith, gstinOf } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const buyer = gstinOf('ZZZCA1111B', '27');

/** A firm of Maharashtra with a branch in Karnataka. */
async function twoStates() {
  const pan = freshPan();
  const [mh, ka] = [gstinOf(pan, '27'), gstinOf(pan, '29')];
  const made = await buildEntity(server, {
    fields: {
      status: 'Sole Proprietorship',
      pan,
      gstin: mh,
      state: 'Maharashtra',
      city: 'Pune',
      pincode: '411001',
      salary: false,
      business: true,
      registrations: [
        { kind: 'gstin', number: mh },
        { kind: 'gstin', number: ka, name: 'Hubballi' },
      ],
    },
  });
  return { ...made, mh, ka, other: gstinOf(pan, '33') };
}
type Client = Awaited<ReturnType<typeof twoStates>>;
const send = (client: Client, content: string, fields: Record<string, string> = {}) =>
  server.call('POST', '/api/intake', {
    token: client.owner.token,
    form: formWith('register.csv', content, { company_id: client.id, purpose: 'sales', ...fields }),
  });
const post = (client: Client, path: string) => server.post(path, {}, client.owner.token);
const put = (client: Client, id: string, body: object) =>
  server.call('PUT', `/api/intake/${id}`, { token: client.owner.token, body });
const placed = (body: { placed: Record<string, { rows: number; totals: Record<string, number> }> }) =>
  Object.fromEntries(
    ['b2b', 'b2cs', 'purchases'].flatMap((t) => (body.placed[t] ? [[t, body.placed[t].totals]] : [])),
  );

const head =
  'Seller GSTIN,Invoice No,Invoice Date,Party GSTIN,Place of Supply,Taxable Value,Rate,IGST,CGST,SGST,Invoice Value\n';
/** 10,000 at 18% to Maharashtra: 900 + 900 from Pune, 1,800 from Hubballi. */
const line = (own: string, number: string, from = own) =>
  from.startsWith('27')
    ? `${own},${number},15-10-2025,${buyer},27-Maharashtra,10000,18,0,900,900,11800\n`
    : `${own},${number},15-10-2025,${buyer},27-Maharashtra,10000,18,1800,0,0,11800\n`;
const numbers = async (client: Client, id: string) => {
  const { body } = await server.get(`/api/gst/gstr1/${id}`, client.owner.token);
  return [
    body.return.gstin,
    body.return.b2b_invoices.map((r: { invoice_number: string }) => r.invoice_number),
  ];
};

describe('a register of several GSTINs of one client', () => {
  it('goes to the return of each by the column that names them, and back', async () => {
    const c = await twoStates();
    const got = await send(c, head + line(c.mh, 'M/1') + line(c.ka, 'K/1') + line(c.mh, 'M/2'));
    expect([got.status, got.body.question], got.text).toEqual([200, undefined]);
    expect(placed(got.body)).toEqual({
      b2b: { taxable: 30000, igst: 1800, cgst: 1800, sgst: 1800, cess: 0, value: 35400 },
    });
    expect([got.body.differences, got.body.set_aside, got.body.target]).toMatchObject([
      [],
      [],
      { periods: ['10-2025'], gstins: [c.mh, c.ka], beside: { changed: 0, same: 0 } },
    ]);
    const done = await post(c, `/api/intake/${got.body.intake_id}/apply`);
    expect(done.status, done.text).toBe(200);
    expect(done.body.applied.map((a: { name: string }) => a.name)).toEqual([
      `GSTR-1 October 2025 · ${c.mh}`,
      `GSTR-1 October 2025 · ${c.ka}`,
    ]);
    const ids = done.body.applied.map((a: { gst_id: string }) => a.gst_id);
    expect([await numbers(c, ids[0]), await numbers(c, ids[1])]).toEqual([
      [c.mh, ['M/1', 'M/2']],
      [c.ka, ['K/1']],
    ]);
    expect((await post(c, `/api/intake/${got.body.intake_id}/undo`)).status).toBe(200);
    const gone = await Promise.all(
      ids.map((id: string) => server.get(`/api/gst/gstr1/${id}`, c.owner.token)),
    );
    expect(gone.map((g) => g.status)).toEqual([404, 404]);
  });

  it('asks of which GSTIN a register is that names none, and takes the answer', async () => {
    const c = await twoStates();
    const plain = (head + line(c.ka, 'N/1')).replace('Seller GSTIN,', '').replace(`${c.ka},`, '');
    const got = await send(c, plain);
    expect([got.status, got.body.question?.id], got.text).toEqual([200, 'registration']);
    const { options } = got.body.question as {
      options: { value: string; label: { text: string } | string }[];
    };
    expect(options).toHaveLength(2);
    const hubballi = options.find(({ label }) => JSON.stringify(label).includes('Hubballi'))!;
    const answered = await put(c, got.body.intake_id, { answers: { registration: hubballi.value } });
    expect([answered.status, answered.body.question], answered.text).toEqual([200, undefined]);
    const done = await post(c, `/api/intake/${got.body.intake_id}/apply`);
    expect(await numbers(c, done.body.applied[0].gst_id)).toEqual([c.ka, ['N/1']]);
  });

  it('takes nothing of any return where one of them is filed', async () => {
    const c = await twoStates();
    const nil = await server.post(
      '/api/gst/gstr1.php',
      {
        gst_master_id: c.id,
        registration_id: c.entity.registrations[1].id,
        return_period: '10-2025',
        nil: true,
        status: 'filed',
        acknowledgement: 'AA2910250000001',
        filed_on: '2025-11-10',
      },
      c.owner.token,
    );
    expect(nil.status, nil.text).toBe(200);
    const both = await send(c, head + line(c.mh, 'M/1') + line(c.ka, 'K/2'));
    expect((await post(c, `/api/intake/${both.body.intake_id}/apply`)).status).toBe(409);
    const again = await send(c, head + line(c.mh, 'M/1'));
    expect(again.body.target.beside).toMatchObject({ changed: 0, same: 0 });
  });

  it('reads branches and States for GSTINs, and asks about lines that leave it open', async () => {
    const c = await twoStates();
    const file =
      head + line('Hubballi', 'K/1', c.ka) + line('Maharashtra', 'M/1', c.mh) + line('', 'K/2', c.ka);
    const got = await send(c, file);
    expect(got.body.question).toMatchObject({
      id: 'registration_of',
      documents: [{ key: 'K/2' }],
      options: [{ value: c.mh }, { value: c.ka }],
    });
    expect(got.body.set_aside.map((s: { number: string }) => s.number)).toEqual(['K/2']);
    expect((await post(c, `/api/intake/${got.body.intake_id}/apply`)).status).toBe(422);
    const told = await put(c, got.body.intake_id, { answers: { 'registration_of:K/2': c.ka } });
    expect([told.body.question, told.body.set_aside]).toEqual([undefined, []]);
    const done = await post(c, `/api/intake/${got.body.intake_id}/apply`);
    const ids = done.body.applied.map((a: { gst_id: string }) => a.gst_id);
    expect([await numbers(c, ids[0]), await numbers(c, ids[1])]).toEqual([
      [c.ka, ['K/1', 'K/2']],
      [c.mh, ['M/1']],
    ]);
  });

  it('refuses lines of a GSTIN that is none of the client’s, and counts them', async () => {
    const c = await twoStates();
    const got = await send(
      c,
      head + line(c.ka, 'K/1') + line(c.other, 'T/1', c.ka) + line(gstinOf('ZZZFK3333D', '29'), 'S/1', c.ka),
    );
    expect(got.status, got.text).toBe(200);
    expect(got.body.set_aside.map((s: { row: number; reason: string }) => [s.row, s.reason])).toEqual([
      [3, expect.stringContaining(c.other)],
      [4, expect.stringContaining('29ZZZFK3333D')],
    ]);
    expect(got.body.placed.b2b.totals.taxable).toBe(10000);
    expect(got.body.differences[0]).toMatchObject({ key: 'taxable', file: 30000, placed: 10000 });
  });

  it('reads parts of a sheet below the GSTIN they are of, each with its total', async () => {
    const c = await twoStates();
    const own = head.replace('Seller GSTIN,', '');
    const cut = (text: string) => text.slice(text.indexOf(',') + 1);
    const total = (igst: number, half: number) => `Total,,,,10000,,${igst},${half},${half},11800\n`;
    const file = [
      'Kala & Sons\n',
      `GSTIN: ${c.mh},,,\n`,
      own,
      cut(line(c.mh, 'M/1')),
      total(0, 900),
      `GSTIN: ${c.ka},,,\n`,
      own,
      cut(line(c.ka, 'K/1')),
      total(1800, 0),
    ].join('');
    const got = await send(c, file);
    expect([got.status, got.body.question], got.text).toEqual([200, undefined]);
    expect(got.body.target.gstins).toEqual([c.mh, c.ka]);
    expect(placed(got.body)).toEqual({
      b2b: { taxable: 20000, igst: 1800, cgst: 900, sgst: 900, cess: 0, value: 23600 },
    });
    expect(got.body.differences).toEqual([]);
  });

  it('puts purchases to the GSTIN that bought', async () => {
    const c = await twoStates();
    const file =
      'Recipient GSTIN,Supplier GSTIN,Supplier Invoice No,Invoice Date,Taxable Value,IGST,CGST,SGST\n' +
      `${c.mh},${buyer},P/1,25-10-2025,1000,0,90,90\n` +
      `${c.ka},${buyer},P/2,26-10-2025,2000,360,0,0\n`;
    const got = await send(c, file, { purpose: 'purchases' });
    expect([got.status, got.body.question], got.text).toEqual([200, undefined]);
    expect(placed(got.body)).toEqual({
      purchases: { taxable: 3000, igst: 360, cgst: 90, sgst: 90, cess: 0, value: 3540 },
    });
    const done = await post(c, `/api/intake/${got.body.intake_id}/apply`);
    expect(done.body.applied.map((a: { name: string }) => a.name)).toEqual([
      `Purchases October 2025 · ${c.mh}`,
      `Purchases October 2025 · ${c.ka}`,
    ]);
  });

  it('reads Tally vouchers by the GSTIN of the company in each', async () => {
    const c = await twoStates();
    const voucher = (own: string, number: string, tax: string) =>
      `<TALLYMESSAGE><VOUCHER VCHTYPE="Sales"><DATE>20251015</DATE><CMPGSTIN>${own}</CMPGSTIN><VOUCHERTYPENAME>Sales</VOUCHERTYPENAME><VOUCHERNUMBER>${number}</VOUCHERNUMBER><PARTYLEDGERNAME>Anand</PARTYLEDGERNAME><PARTYGSTIN>${buyer}</PARTYGSTIN><PLACEOFSUPPLY>Maharashtra</PLACEOFSUPPLY><LEDGERENTRIES.LIST><LEDGERNAME>Anand</LEDGERNAME><ISPARTYLEDGER>Yes</ISPARTYLEDGER><ISDEEMEDPOSITIVE>Yes</ISDEEMEDPOSITIVE><AMOUNT>-11800</AMOUNT></LEDGERENTRIES.LIST><LEDGERENTRIES.LIST><LEDGERNAME>Sales 18%</LEDGERNAME><AMOUNT>10000</AMOUNT></LEDGERENTRIES.LIST>${tax}</VOUCHER></TALLYMESSAGE>`;
    const tax = (name: string, amount: number) =>
      `<LEDGERENTRIES.LIST><LEDGERNAME>${name}</LEDGERNAME><AMOUNT>${amount}</AMOUNT></LEDGERENTRIES.LIST>`;
    const file = `<ENVELOPE><BODY>${voucher(c.mh, 'M/1', tax('Output CGST', 900) + tax('Output SGST', 900))}${voucher(c.ka, 'K/1', tax('Output IGST', 1800))}</BODY></ENVELOPE>`;
    const form = (content: string) =>
      formWith('vouchers.xml', content, { company_id: c.id, purpose: 'sales' });
    const got = await server.call('POST', '/api/intake', { token: c.owner.token, form: form(file) });
    expect([got.status, got.body.question], got.text).toEqual([200, undefined]);
    expect(placed(got.body)).toEqual({
      b2b: { taxable: 20000, igst: 1800, cgst: 900, sgst: 900, cess: 0, value: 23600 },
    });
    const stranger = await server.call('POST', '/api/intake', {
      token: c.owner.token,
      form: form(
        file.replaceAll(c.mh, gstinOf('ZZZFK3333D', '29')).replaceAll(c.ka, gstinOf('ZZZFK3333D', '29')),
      ),
    });
    expect([stranger.status, stranger.body.error?.id]).toEqual([422, 'other_gstin']);
  });
});
