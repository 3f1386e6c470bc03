import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildGstEntity, formWith } from '../../testing/gst.ts';
import { invoiceBody } from '../../testing/invoices.ts';
import { pdfText } from '../../testing/pdf.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

type Entity = Awaited<ReturnType<typeof buildGstEntity>>;
const buyer = '27AAPFU0939F1ZV';
const path = (e: Entity, rest = '') => `/api/gst/einvoices/${e.id}${rest}`;
const sendFile = (e: Entity, rest: string, content: unknown) =>
  server.call('POST', `/api/gst/einvoices${rest}`, {
    token: e.owner.token,
    form: formWith('file.json', JSON.stringify(content), { gst_master_id: e.id }),
  });

/** An issued invoice of 1,000 rupees to a buyer in Maharashtra. */
async function issue(e: Entity, over: Record<string, unknown> = {}) {
  const sent = await server.post(
    '/api/invoices/send',
    invoiceBody(e.id, {
      customer_name: 'Mehta Textiles',
      customer_gstin: buyer,
      customer_address: '12 Mill Road, Mumbai 400001',
      place_of_supply: '27',
      items: [{ description: 'Yarn', hsn: '520512', quantity: 2, unit: 'KGS', rate: 30000, gst_rate: '18' }],
      ...over,
    }),
    e.owner.token,
  );
  expect(sent.status, sent.text).toBe(200);
  return sent.body as { id: string; invoice_number: string };
}
const list = async (e: Entity) => {
  const answer = await server.get(path(e, '?financial_year=2026-27'), e.owner.token);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.documents as Record<string, unknown>[];
};
const details = { buyer: { loc: 'Mumbai' }, transport: { distance: 280, mode: '1', vehicle: 'GJ05AB1234' } };
async function readied(e: Entity) {
  const { id, invoice_number } = await issue(e);
  const [row] = (await list(e)).filter((d) => d['id'] === id);
  const saved = await server.call('PUT', path(e), {
    token: e.owner.token,
    body: { document_id: id, version: row!['version'], details },
  });
  expect(saved.status, saved.text).toBe(200);
  return { id, invoice_number };
}
const sign = (data: object) =>
  `h.${Buffer.from(JSON.stringify({ data: JSON.stringify(data) })).toString('base64url')}.s`;

describe('e-invoices of invoices kept here', () => {
  it('lack the place of the buyer, take it, and are written for both systems', async () => {
    const e = await buildGstEntity(server);
    const made = await issue(e);
    const [before] = await list(e);
    expect(before).toMatchObject({ registered: true, needs_irn: null, needs_eway: true });
    expect((before!['issues'] as { path: string }[]).map((x) => x.path)).toEqual(['BuyerDtls.Loc']);
    const refused = await server.post(path(e, '/file'), { documents: [made.id] }, e.owner.token);
    expect([refused.status, refused.body.error.id]).toEqual([422, 'would_be_refused']);
    expect(refused.text).toContain(made.invoice_number);

    const saved = await server.call('PUT', path(e), {
      token: e.owner.token,
      body: { document_id: made.id, version: before!['version'], details },
    });
    expect(saved.status, saved.text).toBe(200);
    expect(saved.body.document.issues.filter((i: { severity: string }) => i.severity === 'error')).toEqual(
      [],
    );
    const file = await server.post(path(e, '/file'), { documents: [made.id] }, e.owner.token);
    expect(file.status, file.text).toBe(200);
    // 2 × 30,000 = 60,000 and 18% of it 10,800
    expect(JSON.parse(file.text)).toMatchObject([
      {
        Version: '1.1',
        DocDtls: { Typ: 'INV', No: made.invoice_number, Dt: '20/11/2026' },
        SellerDtls: { Gstin: e.gstin, Loc: 'Surat', Pin: 395003, Stcd: '24' },
        BuyerDtls: { Gstin: buyer, Loc: 'Mumbai', Pin: 400001, Pos: '27' },
        ItemList: [{ HsnCd: '520512', IsServc: 'N', AssAmt: 60000, IgstAmt: 10800, TotItemVal: 70800 }],
        ValDtls: { AssVal: 60000, IgstVal: 10800, TotInvVal: 70800 },
        EwbDtls: { VehNo: 'GJ05AB1234', Distance: 280 },
      },
    ]);
    const eway = await server.post(path(e, '/file'), { kind: 'eway', documents: [made.id] }, e.owner.token);
    expect(JSON.parse(eway.text).billLists).toMatchObject([
      {
        fromGstin: e.gstin,
        toGstin: buyer,
        totInvValue: 70800,
        vehicleNo: 'GJ05AB1234',
        mainHsnCode: 520512,
      },
    ]);
  });

  it('take IRN and signed QR code from the returned file, once, and print them', async () => {
    const e = await buildGstEntity(server);
    const { id, invoice_number } = await readied(e);
    const irn = '5f'.repeat(32);
    const qr = sign({
      SellerGstin: e.gstin,
      DocNo: invoice_number,
      DocTyp: 'INV',
      DocDt: '20/11/2026',
      TotInvVal: 70800,
      Irn: irn,
    });
    const result = {
      AckNo: 232210036743849,
      AckDt: '2026-11-20 19:29:00',
      Irn: irn,
      SignedQRCode: qr,
      SignedInvoice: qr,
      EwbNo: 391009149369,
    };
    const answer = await sendFile(e, '/reply', [
      { success: true, result },
      { DocNo: 'INV-0', ErrorDetails: [{ ErrorCode: '2150', ErrorMessage: 'Duplicate IRN' }] },
    ]);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body.taken).toEqual([{ number: invoice_number, irn, eway_number: '391009149369' }]);
    expect(answer.body.unread[0].message).toBe('The portal refused it: 2150 Duplicate IRN');
    expect((await list(e))[0]).toMatchObject({ irn, ack_number: '232210036743849', has_qr: true });
    const pdf = await server.get(`/api/invoices/${id}/pdf`, e.owner.token);
    expect(await pdfText(pdf.bytes)).toContain('232210036743849');
    const again = await server.post(path(e, '/file'), { documents: [id] }, e.owner.token);
    expect(again.status).toBe(422);
    const other = await sendFile(e, '/reply', [{ ...result, Irn: '6f'.repeat(32) }]);
    expect(other.body.unread[0].message).toContain('a different IRN');
    // Another amount on the portal than here is not taken.
    const second = await readied(e);
    const off = sign({
      SellerGstin: e.gstin,
      DocNo: second.invoice_number,
      DocTyp: 'INV',
      DocDt: '20/11/2026',
      TotInvVal: 99,
    });
    const wrong = await sendFile(e, '/reply', [
      { ...result, Irn: '7f'.repeat(32), SignedQRCode: off, SignedInvoice: off },
    ]);
    expect([wrong.body.taken, wrong.body.unread.length]).toEqual([[], 1]);
  });

  it('are read from a file of another program, and given back as they stood in it', async () => {
    const e = await buildGstEntity(server);
    const { id } = await readied(e);
    const [own] = JSON.parse((await server.post(path(e, '/file'), { documents: [id] }, e.owner.token)).text);
    const doc = { ...own, DocDtls: { ...own.DocDtls, No: 'B/17' }, Vendor: { kept: [1] } };
    const cess = { ...doc, DocDtls: { ...doc.DocDtls, No: 'B/18' }, ValDtls: { ...doc.ValDtls, CesVal: 5 } };
    const foreign = {
      ...doc,
      DocDtls: { ...doc.DocDtls, No: 'B/19' },
      SellerDtls: { ...doc.SellerDtls, Gstin: buyer },
    };
    const checked = await sendFile(e, '/check', { data: [doc, cess] });
    expect(checked.status, checked.text).toBe(200);
    expect(checked.body.file).toEqual({ data: [doc, cess] });
    expect(
      checked.body.documents.map((d: { number: string; errors: number }) => [d.number, d.errors]),
    ).toEqual([
      ['B/17', 0],
      ['B/18', 1],
    ]);
    const read = await sendFile(e, '/import', [doc, cess, foreign]);
    expect(read.status, read.text).toBe(200);
    expect(read.body.invoices).toBe(1);
    expect(
      read.body.refused.map((r: { number: string; message: string }) => `${r.number}: ${r.message}`),
    ).toEqual([
      'B/18: Invoices here cannot have cess (5.00)',
      `B/19: It was issued by ${buyer}, not by this client`,
    ]);
    const row = (await list(e)).find((d) => d['number'] === 'B/17')!;
    expect(row).toMatchObject({ from_file: true, total: 70800 });
    const back = await server.post(path(e, '/file'), { documents: [row['id']] }, e.owner.token);
    expect(JSON.parse(back.text)).toEqual([doc]);
    const twice = await sendFile(e, '/import', [doc]);
    expect([twice.body.invoices, twice.body.refused[0].message]).toEqual([
      0,
      'Invoice B/17 is already in the list',
    ]);
  });

  it('refuses other files and stale details', async () => {
    const e = await buildGstEntity(server);
    const { id } = await issue(e);
    expect((await sendFile(e, '/check', { gstin: e.gstin, fp: '102025', b2cs: [] })).body.error.id).toBe(
      'other_kind',
    );
    expect((await sendFile(e, '/reply', [{}])).body.error.id).toBe('nothing_read');
    const stale = await server.call('PUT', path(e), {
      token: e.owner.token,
      body: { document_id: id, version: 99, details: {} },
    });
    expect(stale.status).toBe(409);
    const wrong = await server.call('PUT', path(e), {
      token: e.owner.token,
      body: { document_id: id, version: 1, details: { buyer: { pin: '123' } } },
    });
    expect([wrong.status, wrong.body.error.fields[0].path]).toEqual([422, 'details.buyer.pin']);
  });
});
