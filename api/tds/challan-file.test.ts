import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { buildStatement, fullStatement, statementChallan } from '../testing/tds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const hash = (n: number) => n.toString(16).padStart(32, '0');
/** A challan file as published descriptions have it: a header of TAN, name and reference, then a hash of 32 digits a challan. */
const csi = (hashes: number, tan = 'MUMA12345B', name = 'Asha Traders Pvt Ltd') =>
  `${[`1^${tan}^${name}^^^REF1^`, ...Array.from({ length: hashes }, (_, n) => hash(n))].join('\r\n')}\r\n`;

type Statement = Awaited<ReturnType<typeof buildStatement>>;
const full = async () => {
  const s = await buildStatement(server);
  const path = `/api/tds/statements/${s.id}`;
  const saved = await server.call('PATCH', path, {
    token: s.owner.token,
    body: { version: 1, ...fullStatement },
  });
  expect(saved.status, saved.text).toBe(200);
  return { ...s, path };
};
const send = (s: Statement, text: string, fields: object = {}, name = 'MUMA12345B080525.csi') => {
  const form = new FormData();
  for (const [key, value] of Object.entries({ tds_id: s.id, ...fields })) form.set(key, String(value));
  form.set('file', new File([text], name));
  return server.call('POST', '/api/tds/statements/challan-file', { token: s.owner.token, form });
};

it('is kept, goes out beside the text file and is taken away again', async () => {
  const s = await full();
  const preview = await send(s, csi(1));
  expect(preview.body, preview.text).toMatchObject({
    file: {
      tan: 'MUMA12345B',
      holder: 'Asha Traders Pvt Ltd',
      challans: 1,
      day: '2025-05-08',
      reference: 'REF1',
    },
    banked: 1,
    issues: [],
  });
  expect((await server.get(s.path, s.owner.token)).body.statement.challan_file).toBeNull();
  expect((await server.get(`${s.path}/text?with=challan-file`, s.owner.token)).body.error.id).toBe(
    'no_challan_file',
  );
  const taken = await send(s, csi(1), { mode: 'take', version: 2 });
  expect(taken.body, taken.text).toMatchObject({ version: 3 });
  expect(taken.body.statement.challan_file.name).toBe('MUMA12345B080525.csi');
  const zip = await server.get(`${s.path}/text?with=challan-file`, s.owner.token);
  const files = unzipSync(new Uint8Array(zip.bytes));
  const text = await server.get(`${s.path}/text`, s.owner.token);
  const read = (name: string) => Buffer.from(files[name]!).toString('latin1');
  expect(Object.keys(files)).toEqual(['26QRQ1.txt', 'MUMA12345B080525.csi']);
  expect([read('26QRQ1.txt'), read('MUMA12345B080525.csi')]).toEqual([text.text, csi(1)]);
  const removed = await server.post(`${s.path}/challan-file/remove`, { version: 3 }, s.owner.token);
  expect(removed.body.statement, removed.text).toMatchObject({ challan_file: null, version: 4 });
});

it('names what differs from the statement, with its code, and holds the text file back', async () => {
  const s = await full();
  const two = [
    statementChallan(),
    statementChallan({ id: 'c2', serial: '00124', deposited_on: '2025-06-07' }),
  ];
  const body = { version: 2, challans: two };
  expect((await server.call('PATCH', s.path, { token: s.owner.token, body })).status).toBe(200);
  const taken = await send(s, csi(1, 'MUMA12345B', 'Asha Trading'), { mode: 'take', version: 3 });
  expect(taken.body.issues, taken.text).toEqual([
    expect.objectContaining({ path: 'deductor.name', rule: 'T-FV-3173' }),
    expect.objectContaining({
      path: 'challan_file',
      rule: 'T-FV-1029 to 1032',
      message: 'The challan file has 1 challans, but the statement has 2 paid through a bank',
    }),
    expect.objectContaining({ path: 'challans.1.deposited_on', severity: 'warning' }),
  ]);
  const text = await server.get(`${s.path}/text`, s.owner.token);
  expect([text.status, text.body.error.id]).toEqual([422, 'incomplete_statement']);
  expect(text.body.error.fields.map((f: { rule: string }) => f.rule)).toEqual([
    'T-FV-3173',
    'T-FV-1029 to 1032',
  ]);
});

it('tells of challans that are only in the file, and counts no book entry', async () => {
  const s = await full();
  const more = await send(s, csi(3));
  expect(more.body.issues).toEqual([expect.objectContaining({ path: 'challan_file', severity: 'warning' })]);
});

it('refuses another TAN, another kind of file, a stale version and another person’s statement', async () => {
  const s = await full();
  const other = await send(s, csi(1, 'PNEA12345B'));
  expect([other.status, other.body.message]).toEqual([
    422,
    'The file is for TAN PNEA12345B, this statement for MUMA12345B',
  ]);
  const text = await send(s, 'Name,PAN\r\n');
  expect([text.status, text.body.error.id]).toEqual([422, 'unknown_file']);
  expect((await send(s, csi(1), { mode: 'take', version: 1 })).status).toBe(409);
  const stranger = await buildStatement(server);
  expect((await send({ ...s, owner: stranger.owner }, csi(1))).status).toBe(404);
  expect((await send(s, csi(20_000))).status).toBe(413);
});
