import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildGstEntity, buildGstReturn, formWith, imsOf } from '../../testing/gst.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

type Entity = Awaited<ReturnType<typeof buildGstEntity>>;
const send = (e: Entity, file: unknown) =>
  server.call('POST', '/api/gst/ims', {
    token: e.owner.token,
    form: formWith('ims.json', JSON.stringify(file), { gst_master_id: e.id }),
  });
const read = (e: Entity) => server.get(`/api/gst/ims/${e.id}?return_period=10-2025`, e.owner.token);
const decide = (e: Entity, body: object) =>
  server.call('PUT', `/api/gst/ims/${e.id}`, {
    token: e.owner.token,
    body: { return_period: '10-2025', ...body },
  });

it('keeps records, suggests by the register, takes decisions and writes the upload file', async () => {
  const e = await buildGstEntity(server);
  const statement = await buildGstReturn(server, 'GSTR-2B', { entity: e });
  await server.call('POST', '/api/gst/gstr2b/purchases', {
    token: e.owner.token,
    form: formWith(
      'register.csv',
      'Supplier GSTIN,Document number,Document date,Taxable value,Integrated tax\n29AABCR1718E1ZL,P/1,05-10-2025,1000,180',
      { gst_id: statement.id },
    ),
  });
  const file = imsOf(e.gstin);
  expect((await send(e, file)).body.records).toBe(3);
  const shown = await read(e);
  expect(shown.status, shown.text).toBe(200);
  expect(
    shown.body.records.map((r: Record<string, unknown>) => [r['number'], r['suggested'], r['action']]),
  ).toEqual([
    ['P/1', 'A', 'N'],
    ['P/2', 'P', 'N'],
    ['C/1', 'P', 'N'],
  ]);
  // no action counts as accepted: 180 + 90 - 18; as suggested 180, pending 90 - 18
  expect([
    shown.body.effect.available.igst,
    shown.body.effect_suggested.available.igst,
    shown.body.effect_suggested.pending.igst,
  ]).toEqual([252, 180, 72]);

  const refused = await decide(e, { version: 1, decisions: [{ id: '0', action: 'A', remarks: 'fine' }] });
  expect([refused.status, refused.body.error.fields[0].path]).toEqual([422, 'decisions.0']);
  const saved = await decide(e, {
    version: 1,
    suggested: true,
    decisions: [
      { id: '1', action: 'R', remarks: 'Not ours' },
      { id: '2', action: 'A', reduce: { igst: 10 } },
    ],
  });
  expect(saved.status, saved.text).toBe(200);
  expect([saved.body.open, saved.body.effect.available.igst, saved.body.effect.rejected.igst]).toEqual([
    0, 170, 90,
  ]);
  expect((await decide(e, { version: 1 })).status).toBe(409);

  const upload = JSON.parse((await server.get(`/api/gst/ims/${e.id}/json`, e.owner.token)).text);
  const [first, second] = file.imsDetails.b2b;
  expect(upload).toEqual({
    rtin: e.gstin,
    reqtyp: 'SAVE',
    invdata: {
      b2b: [
        { ...first, action: 'A' },
        { ...second, action: 'R', remarks: 'Not ours' },
      ],
      b2bcn: [
        {
          ...file.imsDetails.b2bcn[0],
          action: 'A',
          itcRedReq: 'Y',
          declIgst: 10,
          declCgst: 0,
          declSgst: 0,
          declCess: 0,
        },
      ],
    },
  });
  // Whether an acceptance may carry remarks is read in two ways.
  const accepted = { id: '0', action: 'A', remarks: 'Seen' };
  expect((await decide(e, { version: 2, decisions: [accepted] })).status).toBe(422);
  const either = await decide(e, { version: 2, decisions: [accepted], remarks_reading: 'any' });
  expect([either.status, either.body.remarks_reading]).toEqual([200, 'any']);
  const remarked = JSON.parse((await server.get(`/api/gst/ims/${e.id}/json`, e.owner.token)).text);
  expect(remarked.invdata.b2b[0]).toMatchObject({ action: 'A', remarks: 'Seen' });
  // A later download: decisions follow their records.
  await send(e, { ...file, imsDetails: { b2b: [second] } });
  expect((await read(e)).body.records).toMatchObject([{ number: 'P/2', action: 'R', remarks: 'Not ours' }]);
  // A note may be pending for one month, of a quarterly filer for one quarter, after its own.
  await send(e, { ...file, imsDetails: { b2bcn: file.imsDetails.b2bcn } });
  expect((await read(e)).body.records[0].pending_until).toBe('11-2025');
  await server.call('PUT', `/api/gst/home/${e.id}`, {
    token: e.owner.token,
    body: { financial_year: '2025-26', frequency: 'quarterly', turnover: null, sez: false },
  });
  expect((await read(e)).body.records[0].pending_until).toBe('03-2026');
});

it('refuses other files, strangers’ files and amounts that are none', async () => {
  const e = await buildGstEntity(server);
  expect((await send(e, { gstin: e.gstin, fp: '102025', b2cs: [] })).body.error.id).toBe('other_kind');
  expect((await send(e, imsOf('27AAPFU0939F1ZV'))).body.error.id).toBe('other_gstin');
  const bad = JSON.parse(JSON.stringify(imsOf(e.gstin)).replace('"iamt":90', '"iamt":"x"'));
  expect((await send(e, bad)).body.message).toBe('The amounts of P/2 cannot be read');
  const period = JSON.parse(JSON.stringify(imsOf(e.gstin)).replace('"rtnprd":"102025"', '"rtnprd":"132025"'));
  expect((await send(e, period)).body.message).toBe('The return period of P/1 cannot be read');
  expect((await read(e)).body.total).toBe(0);
});
