import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formWith } from '../testing/gst.ts';
import { pdfText } from '../testing/pdf.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import {
  buildDeductor,
  buildStatement,
  consolidated,
  contractor,
  fullStatement,
  landlord,
  statementChallan,
} from '../testing/tds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const token_number = '012345678901234';
type Made = Awaited<ReturnType<typeof buildStatement>>;
const at = (id: string, rest = '') => `/api/tds/statements/${id}${rest}`;
const change = (token: string, id: string, body: object) =>
  server.call('PATCH', at(id), { token, body: { version: 1, ...body } });

/** A 26Q that was filed, with its rows. */
async function filed(): Promise<Made> {
  const s = await buildStatement(server);
  await change(s.owner.token, s.id, fullStatement);
  const done = await server.post(
    at(s.id, '/file'),
    { version: 2, token_number, filed_on: '2025-07-30' },
    s.owner.token,
  );
  expect(done.status, done.text).toBe(200);
  return s;
}
const correct = (s: Made) => server.post(at(s.id, '/correct'), {}, s.owner.token);

describe('a correction', () => {
  it('begins from a filed statement with its rows, token number and day of filing, and is one at a time', async () => {
    const s = await filed();
    const made = await correct(s);
    expect(made.body.statement, made.text).toMatchObject({
      correction: 1,
      base_id: s.id,
      status: 'draft',
      original_token: token_number,
      original_filed_on: '2025-07-30',
    });
    const { statement } = (await server.get(at(made.body.tds_id), s.owner.token)).body;
    expect(statement.deductees).toEqual([contractor(), landlord()]);
    const again = await correct(s);
    expect([again.status, again.body.error.id, again.body.tds_id]).toEqual([
      409,
      'correction_exists',
      made.body.tds_id,
    ]);
    const reopened = await server.post(at(s.id, '/reopen'), { version: 3 }, s.owner.token);
    expect([reopened.status, reopened.body.error.id]).toEqual([409, 'has_correction']);
  });

  it('is refused from a draft', async () => {
    const answer = await correct(await buildStatement(server));
    expect([answer.status, answer.body.error.id]).toEqual([409, 'not_filed']);
  });

  it('tells kinds and rows that differ, on screen, as PDF and as Excel', async () => {
    const s = await filed();
    const id = (await correct(s)).body.tds_id as string;
    const { token } = s.owner;
    await change(token, id, {
      challans: [statementChallan({ id: 'c2', serial: '00200', tax: 500_00 })],
      deductees: [
        contractor({ pan: 'ABCPX1234F' }),
        contractor({
          id: 'd3',
          challan: 'c2',
          name: 'Ravi Works',
          amount: 50_000_00,
          tax: 500_00,
          deposited: 500_00,
        }),
      ],
    });
    const { body } = await server.get(at(id, '/changes'), token);
    expect(body.types.map((t: { type: string }) => t.type)).toEqual(['C5', 'C9']);
    expect(body).toMatchObject({ original_token: token_number, previous_token: token_number, total_rows: 3 });
    const pdf = await server.get(at(id, '/documents?kind=changes&format=pdf'), token);
    const text = await pdfText(pdf.bytes);
    for (const part of [token_number, 'ABCPK1234F', 'ABCPX1234F', 'Ravi Works', 'C9'])
      expect(text).toContain(part);
    const book = await server.get(at(id, '/documents?kind=changes&format=xlsx'), token);
    const rows = await readSheet(book.bytes, 'Rows');
    expect(rows).toContainEqual(
      ['Deductees', 1, 'Changed', 'Kiran Works', 'PAN', 'ABCPK1234F', 'ABCPX1234F'].map(String),
    );
  });

  it('says what is not public of its text file, and takes no challan away', async () => {
    const s = await filed();
    const id = (await correct(s)).body.tds_id as string;
    const file = await server.get(at(id, '/text'), s.owner.token);
    expect([file.status, file.body.error.id]).toEqual([422, 'no_layout']);
    expect(file.body.message).toContain('TRACES');
    await change(s.owner.token, id, { removed: ['c1', 'd1', 'd2'] });
    const { errors } = (await server.get(at(id, '/issues'), s.owner.token)).body;
    expect(errors.map((e: { message: string }) => e.message)).toContain(
      'Challan 1 of the earlier statement is missing: a correction cannot remove a challan',
    );
  });

  it('stands in for the corrected quarter when thresholds are followed, and not beside it', async () => {
    const s = await filed();
    const id = (await correct(s)).body.tds_id as string;
    await change(s.owner.token, id, { deductees: [contractor({ amount: 2_00_000_00 })] });
    const q2 = await buildStatement(server, { entity: s.entity, quarter: 'Q2' });
    const { rows } = (await server.get(at(q2.id, '/year'), s.owner.token)).body;
    expect(rows.map((r: { amount: number }) => r.amount)).toEqual([2_00_000_00, 60_000_00]);
    const home = await server.get(`/api/tds/home/${s.entity.id}?financial_year=2025-2026`, s.owner.token);
    expect(home.body.quarters[0].forms[1]).toMatchObject({
      tds_id: s.id,
      corrections: [{ tds_id: id, number: 1, status: 'draft' }],
    });
  });

  it('begins from the text file of a statement filed elsewhere', async () => {
    const s = await buildStatement(server);
    await change(s.owner.token, s.id, fullStatement);
    const { text } = await server.get(at(s.id, '/text'), s.owner.token);
    const other = await buildDeductor(server);
    const send = (fields: object, content = text) =>
      server.call('POST', '/api/tds/corrections', {
        token: other.owner.token,
        form: formWith('26q.txt', content, {
          company_id: other.id,
          token_number,
          filed_on: '2025-07-30',
          ...fields,
        }),
      });
    const bad = await send({}, 'hello');
    expect([bad.status, bad.body.error.id]).toEqual([422, 'unknown_file']);
    const made = await send({});
    expect(made.body.statement, made.text).toMatchObject({ correction: 1, original_token: token_number });
    const list = await server.get(`/api/tds/list?company_id=${other.id}&correction=0`, other.owner.token);
    expect(list.body.returns).toMatchObject([{ status: 'filed', form_type: '26Q', quarter: 'Q1' }]);
    const again = await send({});
    expect([again.status, again.body.error.id]).toEqual([409, 'statement_exists']);
  });
});

describe('certificates and lists', () => {
  const document = (s: Made, kind: string, format: string, rest = '') =>
    server.get(at(s.id, `/documents?kind=${kind}&format=${format}${rest}`), s.owner.token);

  it('of 26Q: form 16A of each payee with payments, tax and the challan that paid it', async () => {
    const s = await filed();
    const text = await pdfText((await document(s, 'certificates', 'pdf')).bytes);
    for (const part of [
      'Form 16A',
      'Kiran Works',
      'ABCFL1234F',
      '0510308',
      '00123',
      '6,000.00',
      token_number,
    ])
      expect(text).toContain(part);
    const one = await pdfText((await document(s, 'certificates', 'pdf', '&pan=ABCPK1234F')).bytes);
    expect(one).toContain('1,00,000.00');
    expect(one).not.toContain('Lakshmi');
    const rows = await readSheet((await document(s, 'certificates', 'xlsx')).bytes, 'Form 16A');
    expect(rows[1]).toEqual(
      expect.arrayContaining(['ABCPK1234F', '94C', 1_00_000, 1000, '0510308', '00123']),
    );
  });

  it.each([
    ['24Q', '2025-2026', 'Form 16:'],
    ['27EQ', '2025-2026', 'Form 27D:'],
    ['138', '2026-2027', 'Form 130:'],
    ['144', '2026-2027', 'Form 131:'],
    ['143', '2026-2027', 'Form 133:'],
  ])('of %s in %s: %s', async (form_type, financial_year, title) => {
    const s = await buildStatement(server, { form_type, financial_year, quarter: 'Q4' });
    await change(s.owner.token, s.id, {
      deductees: [{ id: 'd1', pan: 'ABCPK1234F', name: 'Kiran', amount: 100_00, tax: 10_00 }],
      ...(title === 'Form 16:'
        ? { salaries: [{ id: 's1', pan: 'ABCPK1234F', name: 'Kiran', new_regime: 'Y', salary: 9_00_000_00 }] }
        : {}),
    });
    const text = await pdfText((await document(s, 'certificates', 'pdf')).bytes);
    expect(text).toContain(title);
    if (title === 'Form 16:') expect(text).toContain('new regime, section 115BAC');
  });

  it('sum up each challan with its payees and what is left', async () => {
    const s = await filed();
    const text = await pdfText((await document(s, 'challans', 'pdf')).bytes);
    for (const part of ['Challan 1: BSR 0510308', 'Kiran Works', 'Lakshmi and Co', '7,000.00'])
      expect(text).toContain(part);
    const rows = await readSheet((await document(s, 'challans', 'xlsx')).bytes, 'Challans');
    expect(rows[1]!.slice(-3)).toEqual([2, 7000, 0]);
  });

  it('name payees without a valid PAN, and say so when there are none', async () => {
    const s = await buildStatement(server);
    await change(s.owner.token, s.id, {
      ...fullStatement,
      deductees: [contractor({ pan: 'PANNOTAVBL', rate: 2_00_000, tax: 20_000_00 }), landlord()],
    });
    const text = await pdfText((await document(s, 'no-pan', 'pdf')).bytes);
    expect(text).toContain('PANNOTAVBL');
    expect(text).not.toContain('Lakshmi');
    const rows = await readSheet((await document(s, 'no-pan', 'xlsx')).bytes);
    expect(rows[1]).toEqual(expect.arrayContaining(['Kiran Works', 20_000]));
    expect(await pdfText((await document(await filed(), 'no-pan', 'pdf')).bytes)).toContain(
      'Every payee has a PAN.',
    );
  });
});

describe('the consolidated file of TRACES', () => {
  const textOfFiled = async (s: Made) => (await server.get(at(s.id, '/text'), s.owner.token)).text;
  const take = (s: Made, id: string, text: string, fields: Record<string, string>) =>
    server.call('POST', '/api/tds/statements/accepted', {
      token: s.owner.token,
      form: formWith('conso.tds', text, { tds_id: id, ...fields }),
    });

  it('makes the text file of a correction: one batch C3 with what the payee was', async () => {
    const s = await filed();
    const conso = consolidated(await textOfFiled(s));
    const id = (await correct(s)).body.tds_id as string;
    const none = await server.get(at(id, '/text'), s.owner.token);
    expect([none.status, none.body.error?.id]).toEqual([422, 'no_layout']);
    const seen = await take(s, id, conso, {});
    expect(seen.body, seen.text).toMatchObject({ original_token: token_number, head: [], rows: [] });
    const { version } = (await server.get(at(id), s.owner.token)).body.statement;
    const taken = await take(s, id, conso, { mode: 'take', version: String(version) });
    expect(taken.status, taken.text).toBe(200);
    const { deductees } = (await server.get(at(id), s.owner.token)).body.statement;
    const [first, ...others] = deductees;
    const changed = await change(s.owner.token, id, {
      version: taken.body.version,
      deductees: [{ ...first, amount: first.amount + 1000_00 }, ...others],
    });
    expect(changed.status, changed.text).toBe(200);
    const file = await server.get(at(id, '/text'), s.owner.token);
    expect(file.status, file.text).toBe(200);
    const lines = file.text
      .trimEnd()
      .split('\r\n')
      .map((l) => l.split('^'));
    expect(lines.map((l) => l[1])).toEqual(['FH', 'BH', 'CD', 'DD']);
    expect([lines[0]![3], lines[0]![17]]).toEqual(['C', 'CAFE01']);
    expect([lines[1]![5], lines[1]![7]]).toEqual(['C3', token_number]);
    const last = (await server.get(at(id), s.owner.token)).body.statement.version as number;
    const done = await server.call('POST', at(id, '/file'), {
      token: s.owner.token,
      body: { version: last, token_number: '999999999999998', filed_on: '2025-09-30' },
    });
    expect(done.status, done.text).toBe(200);
    const closed = (await server.get(at(id), s.owner.token)).body.statement.version as number;
    const late = await take(s, id, conso, { mode: 'take', version: String(closed) });
    expect([late.status, late.body.error?.id]).toEqual([409, 'already_filed']);
    expect((await take(s, id, conso, {})).status).toBe(200);
  });

  it('of another statement is refused by name, and nothing is taken', async () => {
    const s = await filed();
    const text = await textOfFiled(s);
    const id = (await correct(s)).body.tds_id as string;
    const other = await take(s, id, consolidated(text, '999999999999999'), { mode: 'take', version: '1' });
    expect([other.status, other.body.error?.id]).toEqual([422, 'other_kind']);
    expect(other.body.message).toContain('999999999999999');
    const plain = await take(s, id, text, { mode: 'take', version: '1' });
    expect([plain.status, plain.body.error?.id]).toEqual([422, 'other_kind']);
    expect((await server.get(at(id), s.owner.token)).body.statement.accepted).toBeNull();
  });
});

describe('a statement that corrects no other', () => {
  it('has no changes, no list of them and takes no consolidated file', async () => {
    const s = await buildStatement(server);
    const refused = [
      await server.get(at(s.id, '/changes'), s.owner.token),
      await server.get(at(s.id, '/documents?kind=changes&format=xlsx'), s.owner.token),
      await server.call('POST', '/api/tds/statements/accepted', {
        token: s.owner.token,
        form: formWith('conso.tds', 'text', { tds_id: s.id }),
      }),
    ];
    expect(refused.map((r) => [r.status, r.body.error?.id])).toEqual([
      [409, 'no_correction'],
      [409, 'no_correction'],
      [409, 'no_correction'],
    ]);
  });
});
