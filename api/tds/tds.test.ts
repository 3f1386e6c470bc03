import { unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { todayInIst } from '../../shared/dates.ts';
import type { SheetRow } from '../../shared/tds/sheets.ts';
import { readStatementText } from '../../shared/tds/text.ts';
import { buildEntity } from '../testing/factories.ts';
import { formWith } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import {
  buildDeductor,
  buildStatement,
  statementChallan as challan,
  contractor,
  fullStatement as full,
  statementHead as head,
  landlord,
} from '../testing/tds.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

type Made = Awaited<ReturnType<typeof buildStatement>>;
const at = (s: { id: string }, rest = '') => `/api/tds/statements/${s.id}${rest}`;
const change = (s: Made, body: object, version = 1) =>
  server.call('PATCH', at(s), { token: s.owner.token, body: { version, ...body } });
const get = (s: Made, rest = '') => server.get(at(s, rest), s.owner.token);
const send = (s: Made, name: string, content: string | Uint8Array, fields: Record<string, string> = {}) =>
  server.call('POST', '/api/tds/statements/import', {
    token: s.owner.token,
    form: formWith(name, content, { tds_id: s.id, ...fields }),
  });

describe('a statement', () => {
  it('begins with what the entity says of itself and exists once a quarter', async () => {
    const s = await buildStatement(server);
    expect(s.statement).toMatchObject({
      form_type: '26Q',
      quarter: 'Q1',
      financial_year: '2025-2026',
      status: 'draft',
      version: 1,
      can_edit: true,
      deductor: { tan: 'MUMA12345B', pan: s.entity.pan, type: 'K', state: '19' },
    });
    const again = await server.post(
      '/api/tds/statements',
      { company_id: s.entity.id, form_type: '26Q', financial_year: '2025-2026', quarter: 'Q1' },
      s.owner.token,
    );
    expect([again.status, again.body.error.id, again.body.tds_id]).toEqual([409, 'statement_exists', s.id]);
  });

  it('offers deductor and responsible person of the last statement to the next', async () => {
    const s = await buildStatement(server);
    expect((await change(s, head)).status).toBe(200);
    const next = await buildStatement(server, { entity: s.entity, quarter: 'Q2' });
    expect(next.statement).toMatchObject({ deductor: head.deductor, responsible: head.responsible });
  });

  it('refuses a form that the year does not use, and an entity that deducts no tax', async () => {
    const e = await buildDeductor(server);
    const wrong = await server.post(
      '/api/tds/statements',
      { company_id: e.id, form_type: '26Q', financial_year: '2026-2027', quarter: 'Q1' },
      e.owner.token,
    );
    expect([wrong.status, wrong.body.message]).toEqual([422, 'The form 26Q is not used for 2026-2027']);
    const person = await buildEntity(server);
    const no = await server.post(
      '/api/tds/statements',
      { company_id: person.id, form_type: '140', financial_year: '2026-2027', quarter: 'Q1' },
      person.owner.token,
    );
    expect(no.status).toBe(422);
  });

  it('saves changed rows only and refuses a save over a newer version', async () => {
    const s = await buildStatement(server);
    const first = await change(s, full);
    expect(first.body).toMatchObject({
      version: 2,
      totals: {
        challans: 1,
        deductees: 2,
        amount: 1_60_000_00,
        deducted: 7000_00,
        deposited: 7000_00,
        payable: 0,
      },
    });
    const stale = await change(s, { deductees: [contractor({ name: 'X' })] });
    expect([stale.status, stale.body.error.id, stale.body.stored.version]).toEqual([409, 'stale_version', 2]);
    const more = await change(s, { deductees: [contractor({ name: 'Kiran & Sons' })], removed: ['d2'] }, 2);
    expect(more.status, more.text).toBe(200);
    const { statement } = (await get(s)).body;
    expect(statement.deductees).toEqual([contractor({ name: 'Kiran & Sons' })]);
    expect(statement.challans).toEqual([challan()]);
    expect(statement.deductor).toEqual(head.deductor);
  });

  it('names table, row and column of a cell that is malformed, and keeps nothing of the call', async () => {
    const s = await buildStatement(server);
    const bad = await change(s, { deductees: [contractor(), landlord({ paid_on: '31-04-2025' })] });
    expect(bad.status).toBe(422);
    expect(bad.body.error.fields).toEqual([
      { path: 'deductees.1.paid_on', message: 'Enter a date as dd-mm-yyyy' },
    ]);
    expect((await get(s)).body.statement.deductees).toEqual([]);
  });

  it('goes to the bin, comes back, and is read-only once filed', async () => {
    const s = await buildStatement(server);
    const token = s.owner.token;
    await change(s, full);
    expect((await server.call('DELETE', at(s), { token })).status).toBe(200);
    expect((await get(s)).status).toBe(404);
    expect((await server.post(at(s, '/restore'), {}, token)).status).toBe(200);
    const { version } = (await get(s)).body.statement;
    const filed = await server.post(
      at(s, '/file'),
      { version, token_number: '012345678901234', filed_on: '2025-07-30' },
      token,
    );
    expect(filed.body.statement, filed.text).toMatchObject({ status: 'filed', filed_on: '2025-07-30' });
    expect((await change(s, head, version + 1)).body.error.id).toBe('already_filed');
    expect((await server.call('DELETE', at(s), { token })).status).toBe(409);
    const list = await server.get(`/api/tds/list?company_id=${s.entity.id}`, token);
    expect(list.body.returns).toMatchObject([{ form_type: '26Q', quarter: 'Q1', status: 'filed' }]);
    expect((await server.post(at(s, '/reopen'), { version: version + 1 }, token)).body.statement.status).toBe(
      'draft',
    );
  });

  it('is not filed while the validator would refuse it', async () => {
    const s = await buildStatement(server);
    const answer = await server.post(
      at(s, '/file'),
      { version: 1, token_number: '012345678901234', filed_on: '2025-07-30' },
      s.owner.token,
    );
    expect([answer.status, answer.body.error.id]).toEqual([422, 'incomplete_statement']);
    expect(answer.body.error.fields).toContainEqual({
      path: 'challans',
      message: 'Add a challan, or a nil challan if nothing was deducted',
    });
  });
});

describe('the text file over HTTP', () => {
  it('reads back equal to what was saved', async () => {
    const s = await buildStatement(server);
    await change(s, full);
    const file = await get(s, '/text');
    expect(file.status, file.text).toBe(200);
    const { statement, issues } = readStatementText(file.text);
    expect(issues).toEqual([]);
    const key = (r: object) => JSON.stringify({ ...r, id: '', challan: '' }, Object.keys(r).sort());
    expect(statement!.deductees.map(key)).toEqual([contractor(), landlord()].map(key));
    expect(statement!.deductor).toMatchObject(head.deductor);
    expect(statement!.challans[0]).toMatchObject({ bsr: '0510308', serial: '00123', tax: 7000_00 });
  });

  it('imports into an empty statement and exports the same lines again', async () => {
    const s = await buildStatement(server);
    await change(s, full);
    const { text } = await get(s, '/text');
    const copy = await buildStatement(server);
    const preview = await send(copy, '26q.txt', text);
    expect(preview.body, preview.text).toMatchObject({
      kind: 'text',
      tables: [
        { table: 'challans', rows: 1, standing: 0 },
        { table: 'deductees', rows: 2, standing: 0 },
      ],
    });
    const added = await send(copy, '26q.txt', text, { mode: 'add', version: '1' });
    expect([added.status, added.body.error.fields[0].path]).toEqual([422, 'mode']);
    const applied = await send(copy, '26q.txt', text, { mode: 'replace', version: '1' });
    expect(applied.status, applied.text).toBe(200);
    expect((await get(copy, '/text')).text).toBe(text);
  });

  it('gives the list while something would be refused', async () => {
    const s = await buildStatement(server);
    await change(s, { ...full, challans: [challan({ tax: 6999_00 })] });
    const file = await get(s, '/text');
    expect([file.status, file.body.error.id]).toEqual([422, 'incomplete_statement']);
    expect(file.body.error.fields[0]).toMatchObject({ path: 'challans.0.tax' });
  });

  it('refuses a deductee whose remark is not known, with its line', async () => {
    const s = await buildStatement(server);
    await change(s, { ...full, deductees: [contractor({ remark: 'T' }), landlord()] });
    const text = (await get(s, '/text')).text.replace('^T^', '^K^');
    const preview = await send(await buildStatement(server), '26q.txt', text);
    expect(preview.body.refused, preview.text).toEqual([
      { table: 'deductees', line: 1, column: 'Remark', message: 'Choose one of the options' },
    ]);
    expect(preview.body.tables[1]).toMatchObject({ table: 'deductees', rows: 1 });
  });

  it('says so where no layout is public, and refuses the file of another quarter', async () => {
    const s = await buildStatement(server, { form_type: '143', financial_year: '2026-2027' });
    const file = await get(s, '/text');
    expect([file.status, file.body.error.id]).toEqual([422, 'no_layout']);
    expect(file.body.message).toContain('not published');
    const a = await buildStatement(server);
    await change(a, full);
    const q2 = await buildStatement(server, { entity: a.entity, quarter: 'Q2' });
    const wrong = await send(q2, 'x.txt', (await get(a, '/text')).text);
    expect(wrong.body.message).toBe('The file is 26Q for Q1 2025-2026, not 26Q for Q2 2025-2026');
  });

  it('has thousands of deductees, each on its line under its challan', async () => {
    const s = await buildStatement(server, { form_type: '140', financial_year: '2026-2027' });
    const deductees = Array.from({ length: 2000 }, (_, i) =>
      contractor({ id: `d${i}`, code: '1023', paid_on: '2026-04-20', deducted_on: '2026-04-20' }),
    );
    // Rows are kept 250 together: those added later fill the last such block and begin further ones.
    const saved = await change(s, {
      ...head,
      challans: [challan({ deposited_on: '2026-05-07', tax: 2000 * 1000_00 })],
      deductees: deductees.slice(0, 1749),
    });
    expect(saved.status, saved.text.slice(0, 300)).toBe(200);
    expect((await change(s, { deductees: deductees.slice(1749) }, 2)).status).toBe(200);
    const { statement } = (await get(s)).body;
    expect(statement.deductees.map((d: { id: string }) => d.id)).toEqual(deductees.map((d) => d.id));
    const lines = (await get(s, '/text')).text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2003);
    expect(lines.slice(3).every((line, i) => line.startsWith(`${i + 4}^DD^1^${i + 1}^1^O^`))).toBe(true);
  });
});

describe('interest, fee and thresholds', () => {
  it('counts 201(1A) months and 234E days as of the filing day', async () => {
    const s = await buildStatement(server);
    // Deducted in April and paid on 8 May: two calendar months at 1.5% of 1,000 and 6,000.
    await change(s, { ...full, challans: [challan({ deposited_on: '2025-05-08' })] });
    const { summary } = (await get(s, '/issues')).body;
    expect(summary.interestDue).toBe(30_00 + 180_00);
    // Due 31 July 2025 and not filed: 200 rupees a day until today, not above the tax.
    const days = Math.round((Date.parse(todayInIst()) - Date.parse('2025-07-31')) / 86_400_000);
    expect(summary.fee).toEqual({ due: '2025-07-31', days, fee: 7000_00 });
    const after = await change(s, { counting: 'anniversary' }, 2);
    expect(after.status).toBe(200);
    // From 20 April to 8 May one month, from 30 April to 8 May one month.
    expect((await get(s, '/issues')).body.summary.interestDue).toBe(15_00 + 90_00);
  });

  it('follows a deductee through the year', async () => {
    const s = await buildStatement(server);
    const small = { amount: 30_000_00, tax: 0, deposited: 0, rate: 0, remark: 'Y', code: '4JB' };
    await change(s, { ...full, deductees: [contractor(small)] });
    // Also where the client was copied to the next year meanwhile.
    const copied = await server.post(`/api/companies/${s.entity.id}/copy-year`, {}, s.owner.token);
    const entity = { ...s.entity, id: copied.body.data.id as string };
    const next = await buildStatement(server, { entity, quarter: 'Q2' });
    expect(next.statement.responsible).toMatchObject({ name: 'Asha Rao', designation: 'Director' });
    await change(next, { deductees: [contractor({ ...small, paid_on: '2025-07-10', deducted_on: '' })] });
    const { warnings } = (await get(next, '/issues')).body;
    // 194J: 30,000 and 30,000 pass 50,000, so 10% of 60,000 is due (Finance Act 2025).
    expect(warnings).toContainEqual(
      expect.objectContaining({
        path: 'deductees.0.tax',
        message:
          'Payments in the year total 60,000.00, above the threshold of section 194J(b): tax is due on 60,000.00, 6,000.00 at 10%',
        severity: 'warning',
      }),
    );
    expect((await get(next, '/year')).body.rows).toMatchObject([{ pan: 'ABCPK1234F', amount: 30_000_00 }]);
  });

  it('shows the quarters of a year with due dates of TDS and TCS', async () => {
    const s = await buildStatement(server, { form_type: '140', financial_year: '2026-2027' });
    const home = await server.get(`/api/tds/home/${s.entity.id}`, s.owner.token);
    expect(home.body).toMatchObject({ financial_year: '2026-2027', can_edit: true });
    const [q1] = home.body.quarters;
    expect(q1.forms.map((f: { form_type: string; due_date: string }) => [f.form_type, f.due_date])).toEqual([
      ['138', '2026-07-31'],
      ['140', '2026-07-31'],
      ['144', '2026-07-31'],
      ['143', '2026-07-15'],
    ]);
    expect(q1.forms[1]).toMatchObject({ tds_id: s.id, status: 'draft', overdue: true, fee: 0 });
  });
});

describe('an import as somebody else', () => {
  it('does not know the statement and leaves it alone', async () => {
    const s = await buildStatement(server);
    const stranger = await buildStatement(server);
    const csv = 'Name,PAN,Section code\r\nAsha,ABCPK1234F,94C\r\n';
    const answer = await server.call('POST', '/api/tds/statements/import', {
      token: stranger.owner.token,
      form: formWith('a_deductees.csv', csv, { tds_id: s.id, mode: 'add', version: '1' }),
    });
    expect(answer.status).toBe(404);
    expect((await get(s)).body.statement).toMatchObject({ version: 1, deductees: [] });
  });
});

describe('Excel and CSV', () => {
  it('come out and go in again', async () => {
    const s = await buildStatement(server);
    const noPan = landlord({ id: 'd3', pan: 'PANNOTAVBL', rate: 2_00_000 });
    await change(s, { ...full, deductees: [contractor(), landlord(), noPan] });
    const book = await get(s, '/xlsx');
    const lines = await readSheet(book.bytes, 'Deductees');
    expect(lines[1]).toEqual(expect.arrayContaining(['Kiran Works', 'ABCPK1234F', '94C', 1_00_000, 1, 1000]));
    const copy = await buildStatement(server);
    const applied = await send(copy, 'all.xlsx', book.bytes, { mode: 'replace', version: '1' });
    expect(applied.body.total_refused, applied.text).toBe(0);
    const blank = (r: SheetRow) => ({ ...r, id: '', challan: '' });
    const { statement } = (await get(copy)).body;
    expect(statement.deductees.map(blank)).toEqual([contractor(), landlord(), noPan].map(blank));
    expect(statement.deductees[0].challan).toBe(statement.challans[0].id);
    const zip = unzipSync(new Uint8Array((await get(s, '/csv')).bytes));
    expect(Object.keys(zip)).toEqual(['26Q_2025-2026_Q1_challans.csv', '26Q_2025-2026_Q1_deductees.csv']);
  });

  it('refuses a line with its number, column and reason, and takes the others', async () => {
    const s = await buildStatement(server);
    const csv =
      'Name,PAN,Section code,Date of payment or credit,Amount paid or credited\r\n' +
      'Asha,ABCPK1234F,94C,20-04-2025,"1,00,000.00"\r\nRavi,ABCPK1235F,94C,32-04-2025,5\r\n';
    const answer = await send(s, 'list.csv', csv, { mode: 'add', version: '1' });
    expect(answer.body.refused, answer.text).toEqual([
      {
        table: 'deductees',
        line: 3,
        column: 'Date of payment or credit',
        message: 'Enter a date as dd-mm-yyyy',
      },
    ]);
    const named = async () =>
      (await get(s)).body.statement.deductees.map((row: SheetRow) => [row['name'], row['amount']]);
    expect(await named()).toEqual([['Asha', 1_00_000_00]]);
    // The rows there stay when rows are added, and go when the table is replaced.
    const more = csv.replace('Asha', 'Meera').replace('32-04', '22-04');
    const added = await send(s, 'list.csv', more, { mode: 'add', version: '2' });
    expect(added.body.tables, added.text).toMatchObject([{ rows: 2, standing: 1 }]);
    expect(await named()).toEqual([
      ['Asha', 1_00_000_00],
      ['Meera', 1_00_000_00],
      ['Ravi', 5_00],
    ]);
    const replaced = await send(s, 'list.csv', more, { mode: 'replace', version: '3' });
    expect(replaced.status, replaced.text).toBe(200);
    expect((await named()).map(([name]: string[]) => name)).toEqual(['Meera', 'Ravi']);
  });

  it('replaces the challans alone, and payees keep those that the file has too', async () => {
    const s = await buildStatement(server);
    const second = challan({ id: 'c2', serial: '00777', tax: 500_00 });
    await change(s, {
      ...full,
      challans: [challan(), second],
      deductees: [contractor(), landlord(), contractor({ id: 'd3', challan: 'c2' })],
    });
    const heads = 'BSR code,Challan serial number,Date of deposit,Tax';
    const line = (serial: string, tax: number) => `0510308,${serial},07-05-2025,${tax}`;
    const csv = [heads, line('00888', 10), line('123', 7100)].join('\r\n');
    const asked = { table: 'challans', version: '2' };
    const warned = { warnings: ['The challan of one payee row is not in the file: choose another for it'] };
    expect((await send(s, 'c.csv', csv, { ...asked, mode: 'preview' })).body).toMatchObject(warned);
    const done = await send(s, 'c.csv', csv, { ...asked, mode: 'replace' });
    expect([done.status, done.body.total_refused], done.text).toEqual([200, 0]);
    expect(done.body).toMatchObject(warned);
    const { statement } = (await get(s)).body;
    expect(statement.challans.map((c: SheetRow) => [c['serial'], c['tax']])).toEqual([
      ['00888', 10_00],
      ['123', 7100_00],
    ]);
    const [fresh, known] = statement.challans.map((c: SheetRow) => c.id);
    expect(known).toBe('c1');
    expect(statement.deductees.map((d: SheetRow) => d['challan'])).toEqual(['c1', 'c1', 'c2']);
    expect(fresh).not.toBe('c2');
  });
});
