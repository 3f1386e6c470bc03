import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sheetsToWire } from '../../shared/gst/gstr1/wire.ts';
import { sectionCsv } from '../../shared/gst/import/csv.ts';
import { manyInvoices } from '../../shared/gst/testing/many.ts';
import { toId } from '../records.ts';
import { buildEntity, buildUser, type TestUser } from '../testing/factories.ts';
import { buildGstEntity, buildGstReturn, formWith, statementOf } from '../testing/gst.ts';
import { invoiceBody } from '../testing/invoices.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { totalsOf } from './present.ts';
import { loadRows } from './rows.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const local = '24AANFA2641L1ZF';
const b2b = (over: Record<string, unknown> = {}) => ({
  gstin: local,
  invoice_number: 'A-1',
  invoice_date: '2025-10-05',
  invoice_value: 11800,
  place_of_supply: '24',
  taxable_value: 10000,
  cgst: 900,
  sgst: 900,
  igst: 0,
  cess: 0,
  ...over,
});
const hsn = {
  hsn_part: 'B2B',
  hsn_code: '8471',
  description: 'Computers',
  uqc: 'NOS',
  quantity: 1,
  rate: 18,
  taxable_value: 10000,
  cgst: 900,
  sgst: 900,
  igst: 0,
};
const complete = {
  b2b_invoices: [b2b()],
  hsn_summary: [hsn],
  documents_issued_from: 'A-1',
  documents_issued_to: 'A-1',
};
type Entity = Awaited<ReturnType<typeof buildGstEntity>>;
const save = (e: Entity, body: object, token = e.owner.token) =>
  server.post(
    '/api/gst/gstr1.php',
    { gst_master_id: e.id, return_period: '10-2025', status: 'draft', ...body },
    token,
  );
const read = async (id: string, who: TestUser) =>
  (await server.get(`/api/gst/gstr1/${id}`, who.token)).body.return;

describe('POST /gst/gstr1.php', () => {
  it('takes the documented body and answers the documented message', async () => {
    const e = await buildGstEntity(server);
    const answer = await save(e, {
      documents_issued_from: 'A-1',
      documents_issued_to: 'A-10',
      b2b_invoices: [b2b()],
      b2cl_invoices: [
        {
          invoice_number: 'C-1',
          invoice_date: '2025-10-06',
          invoice_value: 118000,
          place_of_supply: '29',
          taxable_value: 100000,
          rate: 18,
          tax_amount: 18000,
        },
      ],
      b2cs_summary: [{ place_of_supply: '24', rate: 5, taxable_value: 1000, cgst: 25, sgst: 25, igst: 0 }],
      exports: [
        {
          invoice_number: 'E-1',
          invoice_date: '2025-10-07',
          shipping_bill_no: '1234567',
          shipping_bill_date: '2025-10-08',
          port_code: 'INMUN1',
          taxable_value: 500,
          igst: 90,
        },
      ],
      hsn_summary: [
        {
          hsn_code: '8471',
          description: 'x',
          uqc: 'NOS',
          quantity: 2,
          total_value: 11800,
          taxable_value: 10000,
          cgst: 900,
          sgst: 900,
          igst: 0,
        },
      ],
      amendments: [
        {
          original_return_period: '09-2025',
          original_invoice_no: 'Z-1',
          revised_invoice_no: 'Z-1A',
          revised_date: '2025-10-01',
          revised_value: 100,
        },
      ],
      total_b2b_invoices: 1,
      b2b_taxable_value: 10000,
      total_b2cl_invoices: 1,
      b2cl_taxable_value: 100000,
      total_b2cs_invoices: 1,
      b2cs_taxable_value: 1000,
    });
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toMatchObject({
      success: true,
      message: 'GSTR-1 saved as draft',
      status: 'draft',
      version: 1,
    });
    expect(answer.body.totals).toMatchObject({
      total_b2b_invoices: 1,
      b2b_taxable_value: 10000,
      total_b2cl_invoices: 1,
      b2cl_taxable_value: 100000,
      total_b2cs_invoices: 1,
      b2cs_taxable_value: 1000,
    });
    const stored = await read(answer.body.gst_id, e.owner);
    expect(stored).toMatchObject({
      gst_master_id: e.id,
      return_period: '10-2025',
      documents_issued_from: 'A-1',
      documents_issued_to: 'A-10',
      gstin: e.gstin,
    });
    expect(stored.b2b_invoices[0]).toMatchObject({
      ...b2b(),
      rate: 18,
      invoice_type: 'R',
      reverse_charge: 'N',
    });
    expect(stored.documents_issued[0]).toMatchObject({ nature: '1', total_number: 10, cancelled: 0 });
    expect(stored.exports[0]).toMatchObject({ export_type: 'WPAY', rate: 18 });
    expect(stored.amendments[0]).toMatchObject({ revised_invoice_no: 'Z-1A', revised_value: 100 });
  });

  it('refuses an entity without GSTIN, of a type that files none, and a wrong period', async () => {
    const { owner, id } = await buildEntity(server);
    const individual = await server.post(
      '/api/gst/gstr1.php',
      { gst_master_id: id, return_period: '10-2025' },
      owner.token,
    );
    expect([individual.status, individual.body.error.id]).toEqual([422, 'not_eligible']);
    const e = await buildGstEntity(server);
    const bad = await save(e, { return_period: '13-2025' });
    expect([bad.status, bad.body.error.fields[0].path]).toEqual([422, 'return_period']);
    expect((await save(e, { gst_master_id: undefined })).body.message).toBe('Please select an entity first');
  });

  it('names the cell that does not belong or does not read, and stores nothing', async () => {
    const e = await buildGstEntity(server);
    const answer = await save(e, { b2b_invoices: [b2b(), b2b({ taxable_value: '12x', colour: 'red' })] });
    expect(answer.status).toBe(400);
    expect(answer.body.error.fields.map((f: { path: string }) => f.path)).toEqual([
      'b2b_invoices.1.taxable_value',
      'b2b_invoices.1.colour',
    ]);
    expect((await server.get(`/api/gst/list?company_id=${e.id}`, e.owner.token)).body.total).toBe(0);
  });

  it('keeps one return a period and says which', async () => {
    const e = await buildGstEntity(server);
    const first = await save(e, {});
    const second = await save(e, {});
    expect([second.status, second.body.error.id, second.body.gst_id]).toEqual([
      409,
      'return_exists',
      first.body.gst_id,
    ]);
  });

  it('replaces only the lists it is sent, and refuses a stale version with the stored record', async () => {
    const e = await buildGstEntity(server);
    const { gst_id } = (
      await save(e, {
        b2b_invoices: [b2b()],
        b2cs_summary: [{ place_of_supply: '24', rate: 5, taxable_value: 1000, cgst: 25, sgst: 25 }],
      })
    ).body;
    const again = await save(e, { gst_id, version: 1, b2b_invoices: [b2b({ invoice_number: 'A-2' })] });
    expect([again.status, again.body.version]).toEqual([200, 2]);
    const stored = await read(gst_id, e.owner);
    expect(stored.b2b_invoices.map((r: { invoice_number: string }) => r.invoice_number)).toEqual(['A-2']);
    expect(stored.b2cs_summary.length).toBe(1);
    const stale = await save(e, { gst_id, version: 1, b2b_invoices: [] });
    expect([stale.status, stale.body.stored.version]).toEqual([409, 2]);
    expect((await read(gst_id, e.owner)).b2b_invoices.length).toBe(1);
  });

  it('files only without errors, then is read-only until reopened', async () => {
    const e = await buildGstEntity(server);
    const refused = await save(e, {
      ...complete,
      status: 'filed',
      b2b_invoices: [b2b({ gstin: '24AANFA2641L1ZG' })],
    });
    expect([refused.status, refused.body.error.id]).toEqual([422, 'incomplete_return']);
    expect(refused.body.error.fields).toEqual([
      {
        path: 'b2b_invoices.0.gstin',
        message: 'The check character does not match: look for a mistyped character',
      },
    ]);
    const filed = await save(e, {
      ...complete,
      status: 'filed',
      acknowledgement: 'AA2410250000001',
      filed_on: '2025-11-10',
    });
    expect(filed.body, filed.text).toMatchObject({ message: 'GSTR-1 saved as filed', status: 'filed' });
    const id = filed.body.gst_id;
    expect((await save(e, { gst_id: id, version: 1 })).body.error.id).toBe('already_filed');
    expect(
      (await server.call('PATCH', `/api/gst/gstr1/${id}`, { token: e.owner.token, body: { version: 1 } }))
        .status,
    ).toBe(409);
    expect((await server.call('DELETE', `/api/gst/gstr1/${id}`, { token: e.owner.token })).status).toBe(409);
    const open = await server.post(`/api/gst/gstr1/${id}/reopen`, { version: 1 }, e.owner.token);
    expect(open.body.return).toMatchObject({ status: 'draft', version: 2, acknowledgement: '' });
  });

  it('files a nil return and says so', async () => {
    const e = await buildGstEntity(server);
    const filed = await save(e, { status: 'filed', filed_on: '2025-11-05' });
    expect(filed.status, filed.text).toBe(200);
    expect(await read(filed.body.gst_id, e.owner)).toMatchObject({ status: 'filed', nil: true });
  });

  it('finds a number reported in another period', async () => {
    const e = await buildGstEntity(server);
    await save(e, {
      ...complete,
      return_period: '09-2025',
      b2b_invoices: [b2b({ invoice_date: '2025-09-05' })],
    });
    const { gst_id } = (await save(e, complete)).body;
    const issues = await server.get(`/api/gst/gstr1/${gst_id}/issues`, e.owner.token);
    expect(issues.body).toMatchObject({ valid: false, total_errors: 1 });
    expect(issues.body.errors[0]).toMatchObject({
      path: 'b2b_invoices.0.invoice_number',
      number: 'A-1',
      line: 1,
      message: 'A-1 was already reported in 09-2025',
    });
    const book = await server.get(`/api/gst/gstr1/${gst_id}/issues.xlsx`, e.owner.token);
    expect((await readSheet(book.bytes))[1]).toEqual([
      'B2B Invoices',
      'A-1',
      1,
      'Invoice Number',
      'A-1 was already reported in 09-2025',
      'Yes',
    ]);
  });
});

describe('PATCH /gst/gstr1/{gst_id}', () => {
  it('writes changed rows, adds new ones and removes, and keeps the rest and the order', async () => {
    const e = await buildGstEntity(server);
    const rows = Array.from({ length: 600 }, (_, i) => b2b({ id: `r${i}`, invoice_number: `A-${i}` }));
    const { gst_id } = (await save(e, { b2b_invoices: rows })).body;
    const patch = await server.call('PATCH', `/api/gst/gstr1/${gst_id}`, {
      token: e.owner.token,
      body: {
        version: 1,
        b2b_invoices: [
          b2b({ id: 'r300', invoice_number: 'CHANGED' }),
          b2b({ id: 'new1', invoice_number: 'NEW' }),
        ],
        removed: ['r5', 'r599'],
      },
    });
    expect(patch.status, patch.text).toBe(200);
    expect(patch.body).toMatchObject({ version: 2, message: 'GSTR-1 saved as draft' });
    expect(patch.body.totals).toMatchObject({ total_b2b_invoices: 599, b2b_taxable_value: 5990000 });
    const ids = (await read(gst_id, e.owner)).b2b_invoices.map((r: { id: string }) => r.id);
    const expected = rows
      .map((r) => r['id' as keyof typeof r] as string)
      .filter((id) => id !== 'r5' && id !== 'r599');
    expect(ids).toEqual([...expected, 'new1']);
    const stale = await server.call('PATCH', `/api/gst/gstr1/${gst_id}`, {
      token: e.owner.token,
      body: { version: 1 },
    });
    expect([stale.status, stale.body.stored.version]).toEqual([409, 2]);
  });

  it('updates only the totals of what it touches', async () => {
    const e = await buildGstEntity(server);
    const { gst_id } = (await save(e, { b2b_invoices: [b2b()] })).body;
    const patch = await server.call('PATCH', `/api/gst/gstr1/${gst_id}`, {
      token: e.owner.token,
      body: {
        version: 1,
        b2cs_summary: [{ id: 'x', place_of_supply: '24', rate: 5, taxable_value: 1000, cgst: 25, sgst: 25 }],
      },
    });
    expect(patch.body.totals).toMatchObject({
      total_b2b_invoices: 1,
      b2b_taxable_value: 10000,
      total_b2cs_invoices: 1,
      b2cs_taxable_value: 1000,
      sections: { b2b: { taxable: 10000 }, b2cs: { taxable: 1000 } },
    });
  });

  it('keeps the totals those of all rows, whatever is patched', async () => {
    const e = await buildGstEntity(server);
    // Every invoice has a second line 300 rows further on, in another block.
    const line = (i: number, over: Record<string, unknown> = {}) =>
      b2b({ id: `l${i}`, invoice_number: `A-${i % 300}`, taxable_value: 100 + i / 4, ...over });
    const rows = Array.from({ length: 600 }, (_, i) => line(i));
    const { gst_id } = (await save(e, { b2b_invoices: rows })).body;
    const patches: Record<string, unknown>[] = [
      { removed: ['l7'] },
      { removed: ['l307', 'l9'] },
      { b2b_invoices: [line(12, { invoice_number: 'A-13' }), line(13, { taxable_value: 0.07 })] },
      { b2b_invoices: [line(9), line(900, { invoice_number: 'NEW' }), line(312, { invoice_value: 5 })] },
      {
        removed: ['l900'],
        credit_debit_notes: [
          {
            id: 'n1',
            gstin: local,
            note_number: 'N-1',
            note_date: '2025-10-09',
            note_type: 'C',
            note_value: 118,
            place_of_supply: '24',
            taxable_value: 100,
            rate: 18,
          },
        ],
      },
      { removed: ['n1', 'l599', 'l299'] },
    ];
    for (const [i, patch] of patches.entries()) {
      const answer = await server.call('PATCH', `/api/gst/gstr1/${gst_id}`, {
        token: e.owner.token,
        body: { version: i + 1, ...patch },
      });
      expect(answer.status, answer.text).toBe(200);
      const sheets = await loadRows(server.deps, toId(gst_id));
      expect(answer.body.totals, JSON.stringify(patch)).toEqual(totalsOf(sheets));
    }
  });

  it('lets a viewer read but not change', async () => {
    const e = await buildGstEntity(server);
    const viewer = await buildUser(server);
    await server.post(
      `/api/companies/${e.id}/shares`,
      { email: viewer.email, permission: 'view' },
      e.owner.token,
    );
    const { gst_id } = (await save(e, { b2b_invoices: [b2b()] })).body;
    expect((await server.get(`/api/gst/gstr1/${gst_id}`, viewer.token)).body.return.can_edit).toBe(false);
    expect(
      (await server.call('PATCH', `/api/gst/gstr1/${gst_id}`, { token: viewer.token, body: { version: 1 } }))
        .status,
    ).toBe(403);
  });
});

describe('files of GSTR-1', () => {
  it('exports the tool’s JSON, CSV and Excel, and takes the JSON back without loss', async () => {
    const e = await buildGstEntity(server);
    const { gst_id } = (await save(e, complete)).body;
    const json = await server.get(`/api/gst/gstr1/${gst_id}/json`, e.owner.token);
    expect(json.status, json.text).toBe(200);
    expect(json.headers.get('content-disposition')).toMatch(
      new RegExp(`returns_\\d{8}_R1_${e.gstin}_offline.json`),
    );
    const file = JSON.parse(json.text);
    expect(file).toEqual({
      gstin: e.gstin,
      fp: '102025',
      version: 'GST3.2.4',
      hash: 'hash',
      b2b: [
        {
          ctin: local,
          inv: [
            {
              inum: 'A-1',
              idt: '05-10-2025',
              val: 11800,
              pos: '24',
              rchrg: 'N',
              inv_typ: 'R',
              itms: [{ num: 1801, itm_det: { txval: 10000, rt: 18, camt: 900, samt: 900, csamt: 0 } }],
            },
          ],
        },
      ],
      doc_issue: {
        doc_det: [
          { doc_num: 1, docs: [{ num: 1, from: 'A-1', to: 'A-1', totnum: 1, cancel: 0, net_issue: 1 }] },
        ],
      },
      hsn: {
        hsn_b2b: [
          {
            num: 1,
            hsn_sc: '8471',
            desc: 'Computers',
            uqc: 'NOS',
            qty: 1,
            rt: 18,
            txval: 10000,
            iamt: 0,
            camt: 900,
            samt: 900,
            csamt: 0,
          },
        ],
      },
    });
    const csv = await server.get(`/api/gst/gstr1/${gst_id}/csv?section=b2b`, e.owner.token);
    expect(csv.text).toContain(`${local},,A-1,05-10-2025,11800.00,24-Gujarat,No,,Regular B2B,18,10000.00`);
    const zip = unzipSync((await server.get(`/api/gst/gstr1/${gst_id}/csv`, e.owner.token)).bytes);
    expect(Object.keys(zip).length).toBe(3);
    const book = await readSheet((await server.get(`/api/gst/gstr1/${gst_id}/xlsx`, e.owner.token)).bytes);
    expect(book[1]!.slice(2, 6)).toEqual(['A-1', new Date('2025-10-05T00:00:00Z'), 11800, '24-Gujarat']);
    const pdf = await server.get(`/api/gst/gstr1/${gst_id}/summary.pdf`, e.owner.token);
    expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    const back = await server.call('POST', '/api/gst/gstr1/import', {
      token: e.owner.token,
      form: formWith('a.json', json.text, { gst_id }),
    });
    expect(back.body.counts).toEqual({ new: 0, changed: 0, same: 3, refused: 0 });
  });

  it('answers 422 with the list instead of a file the portal would refuse', async () => {
    const e = await buildGstEntity(server);
    const { gst_id } = (await save(e, { b2b_invoices: [b2b({ invoice_number: '' })] })).body;
    const json = await server.get(`/api/gst/gstr1/${gst_id}/json`, e.owner.token);
    expect([json.status, json.body.error.id]).toEqual([422, 'incomplete_return']);
    expect(json.body.error.fields.map((f: { path: string }) => f.path)).toEqual([
      'b2b_invoices.0.invoice_number',
      'hsn_summary',
      'documents_issued',
    ]);
  });
});

describe('POST /gst/gstr1/import', () => {
  const head =
    'GSTIN/UIN of Recipient,Invoice Number,Invoice date,Invoice Value,Place Of Supply,Reverse Charge,Invoice Type,Rate,Taxable Value\n';
  const line = (n: string, over = '11800') =>
    `${local},${n},05-10-2025,${over},24-Gujarat,N,Regular B2B,18,10000\n`;
  const send = (e: Entity, name: string, content: string, fields: Record<string, string>) =>
    server.call('POST', '/api/gst/gstr1/import', {
      token: e.owner.token,
      form: formWith(name, content, fields),
    });

  it('previews new, changed, same and refused, then applies', async () => {
    const e = await buildGstEntity(server);
    const { gst_id } = (await save(e, { b2b_invoices: [b2b(), b2b({ invoice_number: 'A-2' })] })).body;
    const csv =
      head +
      line('A-1') +
      line('A-2', '11801') +
      line('A-3') +
      line('A-4').replace('05-10-2025', '35-10-2025');
    const preview = await send(e, 'b2b.csv', csv, { gst_id });
    expect(preview.status, preview.text).toBe(200);
    expect(preview.body.counts).toEqual({ new: 1, changed: 1, same: 1, refused: 1 });
    expect(preview.body.refused[0]).toMatchObject({
      section: 'b2b',
      line: 5,
      column: 'Invoice date',
      message: 'Enter a date as dd-mm-yyyy',
    });
    expect(preview.body.entries[1]).toMatchObject({
      state: 'changed',
      name: 'A-2',
      changed: ['Invoice Value'],
    });
    expect((await read(gst_id, e.owner)).b2b_invoices.length).toBe(2);
    const applied = await send(e, 'b2b.csv', csv, { gst_id, mode: 'apply', version: '1' });
    expect(applied.body).toMatchObject({ version: 2, totals: { total_b2b_invoices: 3 } });
    const rows = (await read(gst_id, e.owner)).b2b_invoices;
    expect(
      rows.map((r: { invoice_number: string; invoice_value: number }) => [r.invoice_number, r.invoice_value]),
    ).toEqual([
      ['A-1', 11800],
      ['A-2', 11801],
      ['A-3', 11800],
    ]);
  });

  it('refuses another GSTIN, another period, another kind of file', async () => {
    const e = await buildGstEntity(server);
    const { gst_id } = (await save(e, {})).body;
    const json = (gstin: string, fp: string) => JSON.stringify({ gstin, fp, b2b: [] });
    expect((await send(e, 'a.json', json(local, '102025'), { gst_id })).body.error.id).toBe('other_gstin');
    expect((await send(e, 'a.json', json(e.gstin, '092025'), { gst_id })).body.error.id).toBe('other_period');
    expect((await send(e, 'a.json', '{"x":1}', { gst_id })).body.error.id).toBe('unknown_file');
    expect((await send(e, 'a.json', '{', { gst_id })).status).toBe(400);
    expect((await send(e, 'a.pdf', 'x', { gst_id })).status).toBe(415);
  });
});

describe('GSTR-2B and GSTR-3B', () => {
  it('matches a register, takes decisions, and carries the credit into GSTR-3B with its set-off', async () => {
    const e = await buildGstEntity(server);
    const token = e.owner.token;
    await save(e, { b2b_invoices: [b2b()] });
    const { id } = await buildGstReturn(server, 'GSTR-2B', { entity: e });
    const register =
      'Supplier GSTIN,Document number,Document date,Taxable value,Integrated tax\n29AABCR1718E1ZL,P-1,05-10-2025,1000,180\n29AABCR1718E1ZL,Q-9,05-10-2025,10,1.8\n';
    const matched = await server.call('POST', '/api/gst/gstr2b/purchases', {
      token,
      form: formWith('r.csv', register, { gst_id: id }),
    });
    expect(matched.status, matched.text).toBe(200);
    expect(
      matched.body.return.matches.map((m: { state: string; taken: boolean }) => [m.state, m.taken]),
    ).toEqual([
      ['within', true],
      ['only_books', false],
      ['only_2b', false],
    ]);
    expect(matched.body.return.credit.other.igst).toBe(180);
    const open = matched.body.return.matches[2].document.id;
    const decided = await server.call('PATCH', `/api/gst/gstr2b/${id}`, {
      token,
      body: { version: matched.body.return.version, decisions: { [open]: 'take' } },
    });
    expect(decided.body.return.credit.other.igst).toBe(270);
    // A newer download of the same month keeps register and decision.
    const again = await server.call('POST', '/api/gst/gstr2b', {
      token,
      form: formWith('2b.json', JSON.stringify(statementOf(e.gstin)), { gst_master_id: e.id }),
    });
    expect(again.body.gst_id).toBe(id);
    expect((await server.get(`/api/gst/gstr2b/${id}`, token)).body.return.credit.other.igst).toBe(270);

    const prepared = await server.post(
      '/api/gst/gstr3b/prepare',
      { gst_master_id: e.id, return_period: '10-2025' },
      token,
    );
    expect(prepared.body.from).toEqual({ gstr1: ['10-2025'], gstr2b: ['10-2025'] });
    const made = await server.post(
      '/api/gst/gstr3b.php',
      { gst_master_id: e.id, return_period: '10-2025', pay_on: '2025-11-30', turnover: 10000000 },
      token,
    );
    expect(made.body, made.text).toMatchObject({ message: 'GSTR-3B saved as draft' });
    const r = made.body.return;
    expect(r.form.supplies.taxable).toEqual({ taxable: 10000, igst: 0, cgst: 900, sgst: 900, cess: 0 });
    expect(
      r.payment.setOff.steps.map((s: { credit: string; against: string; amount: number }) => [
        s.credit,
        s.against,
        s.amount,
      ]),
    ).toEqual([
      ['igst', 'cgst', 135],
      ['igst', 'sgst', 135],
    ]);
    expect(r.payment.setOff.cash).toMatchObject({ cgst: 765, sgst: 765 });
    // Due on 20 November, paid on the 30th: 765 × 18% × 10/365 = 3.77 → 4; late fee 10 × 50 = 500, half each.
    expect(r.suggested).toMatchObject({ interest: { cgst: 4, sgst: 4 }, late_fee: { cgst: 250, sgst: 250 } });
    const json = await server.get(`/api/gst/gstr3b/${made.body.gst_id}/json`, token);
    expect(JSON.parse(json.text)).toMatchObject({
      gstin: e.gstin,
      ret_period: '102025',
      itc_elg: { itc_net: { iamt: 270, camt: 0, samt: 0, csamt: 0 } },
    });
    const form = { ...r.form, interest: { igst: 0, cgst: 4, sgst: 4, cess: 0 } };
    const saved = await server.post(
      '/api/gst/gstr3b.php',
      {
        gst_id: made.body.gst_id,
        version: 1,
        form,
        opening_credit: { igst: 0, cgst: 1000, sgst: 0, cess: 0 },
      },
      token,
    );
    expect(saved.body.return.payment.setOff.cash).toMatchObject({ cgst: 0, sgst: 630 });
    const months = (await server.get(`/api/gst/home/${e.id}/compare?financial_year=2025-26`, token)).body
      .months;
    expect(months).toEqual([expect.objectContaining({ period: '10-2025' })]);
    expect(months[0].liability.difference.cgst).toBe(0);
    expect(months[0].credit.difference.igst).toBe(0);
    for (const path of [
      `gstr2b/${id}/xlsx`,
      `gstr3b/${made.body.gst_id}/xlsx`,
      `gstr3b/${made.body.gst_id}/csv`,
    ])
      expect((await server.get(`/api/gst/${path}`, token)).status).toBe(200);
  });

  it('names a figure of the form that does not read', async () => {
    const { id, owner } = await buildGstReturn(server, 'GSTR-3B');
    const { form } = (await server.get(`/api/gst/gstr3b/${id}`, owner.token)).body.return;
    form.supplies.taxable.igst = 1.005;
    const answer = await server.post('/api/gst/gstr3b.php', { gst_id: id, version: 1, form }, owner.token);
    expect([answer.status, answer.body.error.fields[0].path]).toEqual([400, 'form.supplies.taxable.igst']);
  });

  it('takes only the difference of an amended invoice whose original is known', async () => {
    const e = await buildGstEntity(server);
    await save(e, { return_period: '09-2025', b2b_invoices: [b2b({ invoice_date: '2025-09-05' })] });
    await save(e, {
      b2b_amendments: [
        {
          ...b2b({
            invoice_date: '2025-09-05',
            taxable_value: 11000,
            cgst: 990,
            sgst: 990,
            invoice_value: 12980,
          }),
          original_invoice_no: 'A-1',
          original_invoice_date: '2025-09-05',
        },
      ],
    });
    const prepared = await server.post(
      '/api/gst/gstr3b/prepare',
      { gst_master_id: e.id, return_period: '10-2025' },
      e.owner.token,
    );
    expect(prepared.body.form.supplies.taxable).toEqual({
      taxable: 1000,
      igst: 0,
      cgst: 90,
      sgst: 90,
      cess: 0,
    });
    expect(prepared.body.notes).toEqual([]);
  });
});

describe('GET /gst/home/{entity}', () => {
  it('shows the year’s periods with states and due dates, monthly and quarterly', async () => {
    const e = await buildGstEntity(server);
    await save(e, { b2b_invoices: [b2b()] });
    const home = () => server.get(`/api/gst/home/${e.id}?financial_year=2025-26`, e.owner.token);
    const monthly = (await home()).body;
    const october = monthly.periods.find((p: { period: string }) => p.period === '10-2025');
    expect(october).toMatchObject({
      gstr1: { status: 'draft', due_date: '2025-11-11' },
      gstr3b: { status: 'not_started', due_date: '2025-11-20' },
      gstr2b: null,
      iff: false,
    });
    expect(monthly.settings).toEqual({ frequency: 'monthly', turnover: null, sez: false });
    const put = await server.call('PUT', `/api/gst/home/${e.id}`, {
      token: e.owner.token,
      body: { financial_year: '2025-26', frequency: 'quarterly', turnover: 20000000, sez: false },
    });
    expect(put.status, put.text).toBe(200);
    const quarterly = (await home()).body.periods.find((p: { period: string }) => p.period === '10-2025');
    expect(quarterly).toMatchObject({
      gstr1: { status: 'draft', due_date: '2025-11-13' },
      gstr3b: null,
      iff: true,
      pmt06_due: '2025-11-25',
    });
  });
});

describe('deleting', () => {
  it('goes to the bin and comes back, unless another return took its place', async () => {
    const e = await buildGstEntity(server);
    const { gst_id } = (await save(e, { b2b_invoices: [b2b()] })).body;
    expect((await server.call('DELETE', `/api/gst/gstr1/${gst_id}`, { token: e.owner.token })).status).toBe(
      200,
    );
    expect((await server.get(`/api/gst/gstr1/${gst_id}`, e.owner.token)).status).toBe(404);
    const other = (await save(e, {})).body.gst_id;
    expect((await server.post(`/api/gst/gstr1/${gst_id}/restore`, {}, e.owner.token)).status).toBe(409);
    await server.call('DELETE', `/api/gst/gstr1/${other}`, { token: e.owner.token });
    expect((await server.post(`/api/gst/gstr1/${gst_id}/restore`, {}, e.owner.token)).status).toBe(200);
    expect((await read(gst_id, e.owner)).b2b_invoices.length).toBe(1);
  });
});

describe('POST /gst/gstr1/{gst_id}/invoices', () => {
  const invoice = (e: Entity, over: Record<string, unknown> = {}) =>
    invoiceBody(e.id, {
      invoice_date: '2025-10-05',
      due_date: '2025-11-05',
      customer_name: 'Acme',
      customer_address: 'Ring Road, Surat',
      customer_gstin: local,
      place_of_supply: '24',
      items: [{ description: 'Accounting', hsn: '998221', quantity: 1, rate: 1000.5 }],
      ...over,
    });
  const send = async (e: Entity, over: Record<string, unknown> = {}) => {
    const answer = await server.post('/api/invoices/send', invoice(e, over), e.owner.token);
    // Numbered either way; 503 tells only that its mail still waits.
    expect([200, 503], answer.text).toContain(answer.status);
    return (answer.body.invoice ?? answer.body.details.invoice) as {
      id: string;
      version: number;
      invoice_number: string;
    };
  };

  it('takes the sent invoices of the period, with HSN and table 13, once', async () => {
    const e = await buildGstEntity(server);
    const first = await send(e);
    await send(e, {
      customer_gstin: '',
      items: [{ description: 'Advice', hsn: '998231', quantity: 2, rate: 500 }],
    });
    await send(e, { invoice_date: '2025-11-01' });
    await server.post('/api/invoices/save', invoice(e), e.owner.token);
    const { gst_id } = (await save(e, {})).body;
    const path = `/api/gst/gstr1/${gst_id}/invoices`;
    const preview = await server.post(path, {}, e.owner.token);
    expect(preview.body, preview.text).toMatchObject({
      counts: { new: 5, changed: 0, same: 0, refused: 0 },
      warnings: ['1 invoices of this period are still drafts and were left out'],
    });
    expect((await read(gst_id, e.owner)).version).toBe(1);
    const applied = await server.post(path, { mode: 'apply', version: 1 }, e.owner.token);
    expect(applied.body, applied.text).toMatchObject({
      version: 2,
      totals: { total_b2b_invoices: 1, b2b_taxable_value: 1000.5, b2cs_taxable_value: 1000 },
    });
    // 9% of 1000.50 is 90.045, to the paisa 90.05 for each half; the invoice is rounded to the rupee.
    expect(await read(gst_id, e.owner)).toMatchObject({
      b2b_invoices: [
        {
          invoice_number: first.invoice_number,
          invoice_value: 1181,
          taxable_value: 1000.5,
          cgst: 90.05,
          sgst: 90.05,
        },
      ],
      b2cs_summary: [{ place_of_supply: '24', rate: 18, taxable_value: 1000, cgst: 90, sgst: 90 }],
      hsn_summary: [
        { hsn_part: 'B2B', hsn_code: '998221' },
        { hsn_part: 'B2C', hsn_code: '998231' },
      ],
      documents_issued: [{ from_serial: first.invoice_number, total_number: 2, cancelled: 0 }],
    });
    const again = await server.post(path, {}, e.owner.token);
    expect(again.body.counts).toEqual({ new: 0, changed: 0, same: 5, refused: 0 });

    const cancelled = await server.post(
      `/api/invoices/${first.id}/cancel`,
      { version: first.version },
      e.owner.token,
    );
    expect(cancelled.status, cancelled.text).toBe(200);
    const after = await server.post(path, {}, e.owner.token);
    expect(after.body.warnings).toContain(`Cancelled, but still in this return: ${first.invoice_number}`);
  });

  it('leaves out invoices of another GSTIN and of people out of reach', async () => {
    const mine = await buildGstEntity(server);
    const other = await buildGstEntity(server, { owner: mine.owner });
    await send(other);
    await send(await buildGstEntity(server));
    const { gst_id } = (await save(mine, {})).body;
    const answer = await server.post(`/api/gst/gstr1/${gst_id}/invoices`, {}, mine.owner.token);
    expect(answer.body, answer.text).toMatchObject({ counts: { new: 0 }, entries: [] });
  });
});

describe('ten thousand invoices', () => {
  it('import, save, reopen, patch and export', async () => {
    const e = await buildGstEntity(server);
    const who = { gstin: e.gstin, period: '10-2025', frequency: 'monthly' as const };
    const sheets = manyInvoices(who, 10_000);
    const { hsn_summary, documents_issued } = sheetsToWire(sheets);
    const { gst_id } = (await save(e, { hsn_summary, documents_issued })).body;
    const token = e.owner.token;
    const imported = await server.call('POST', '/api/gst/gstr1/import', {
      token,
      form: formWith('b2b.csv', sectionCsv('b2b', sheets.b2b!), { gst_id, mode: 'apply', version: '1' }),
    });
    expect(imported.body, imported.text.slice(0, 500)).toMatchObject({
      version: 2,
      counts: { new: 10_000, changed: 0, same: 0, refused: 0 },
    });
    const open = await server.get(`/api/gst/gstr1/${gst_id}`, token);
    expect(open.body.return.b2b_invoices.length).toBe(10_000);
    const row = { ...open.body.return.b2b_invoices[5000], receiver_name: 'Changed' };
    const patched = await server.call('PATCH', `/api/gst/gstr1/${gst_id}`, {
      token,
      body: { version: 2, b2b_invoices: [row] },
    });
    expect(patched.body.version).toBe(3);
    const json = await server.get(`/api/gst/gstr1/${gst_id}/json`, token);
    expect(json.status, json.text.slice(0, 500)).toBe(200);
    expect(JSON.parse(json.text).b2b.flatMap((g: { inv: unknown[] }) => g.inv).length).toBe(10_000);
  }, 60_000);
});
