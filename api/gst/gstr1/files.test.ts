import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { b2bRow, buildGstEntity, complete, formWith, local, saveGstr1 } from '../../testing/gst.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const b2b = b2bRow;
type Entity = Awaited<ReturnType<typeof buildGstEntity>>;
const save = (e: Entity, body: object, token?: string) => saveGstr1(server, e, body, token);

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
    expect(back.body.counts).toEqual({ new: 0, changed: 0, same: 3, refused: 0, reported: 0 });
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

describe('the full HSN list', () => {
  it('is refused by what is not in it until it is removed again', async () => {
    const e = await buildGstEntity(server);
    const row = {
      hsn_part: 'B2B',
      hsn_code: '8472',
      uqc: 'NOS',
      quantity: 1,
      rate: 18,
      taxable_value: 1,
      igst: 0.18,
    };
    const { gst_id } = (await save(e, { hsn_summary: [row] })).body;
    const found = async () =>
      (await server.get(`/api/gst/gstr1/${gst_id}/issues`, e.owner.token)).body.errors
        .filter((x: { field: string | null }) => x.field === 'hsn_code')
        .map((x: { message: string }) => x.message);
    const send = (name: string, text: string) =>
      server.call('POST', '/api/gst/hsn-list', { token: e.owner.token, form: formWith(name, text) });
    expect(await found()).toEqual([]);
    expect(
      (await send('hsn.csv', 'HSN Code,Description\n84713010,Computers\nxyz,Nothing\n')).body,
    ).toMatchObject({
      count: 1,
      refused: [{ line: 3, text: 'xyz' }],
    });
    expect(await found()).toEqual(['This code is not in your HSN list']);
    expect((await server.get(`/api/gst/gstr1/${gst_id}/hsn-list`, e.owner.token)).body.codes).toEqual([
      '84713010',
    ]);
    const wrong = (await send('hsn.csv', `HSN Code\n84713010\n${'xyz\n'.repeat(201)}`)).body;
    expect([wrong.count, wrong.refused.length, wrong.refused_count]).toEqual([1, 200, 201]);
    expect((await send('hsn.csv', 'HSN Code\nxyz\n')).status).toBe(422);
    expect((await server.get('/api/gst/hsn-list', e.owner.token)).body.count).toBe(1);
    await server.call('DELETE', '/api/gst/hsn-list', { token: e.owner.token });
    expect(await found()).toEqual([]);
  });
});
