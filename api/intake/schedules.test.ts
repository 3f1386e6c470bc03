import { afterAll, beforeAll, expect, it } from 'vitest';
import { template112a } from '../../shared/itr/itr2/import-112a.ts';
import { xlsxOf } from '../files/workbook.ts';
import { buildEntity, buildReturn, type TestUser } from '../testing/factories.ts';
import { formWith } from '../testing/gst.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ answersKept: true });
});
afterAll(() => server.stop());

const csv = (split: boolean, ...rows: (string | number)[][]) =>
  `${[template112a(split).map((h) => `"${h}"`), ...rows].map((l) => l.join(',')).join('\r\n')}\r\n`;
/** Ten shares sold at 1,200 that cost 9,000: 12,000 less 9,000 is 3,000. */
const plain = (name: string, side: string[] = []) => [
  'AE',
  ...side,
  'INE002A01018',
  name,
  10,
  1200,
  12_000,
  9_000,
  9_000,
  '',
  '',
  '',
  0,
  9_000,
  3_000,
];
/**
 * ITC bought before February 2018: 200 sold at 460 are 92,000, market value 305 each 61,000. Cost 38,000 is less than the lower of both,
 * 61,000, so that counts: 92,000 less 61,000 is 31,000.
 */
const old = (side: string[] = []) => [
  'BE',
  ...side,
  'INE154A01025',
  'ITC',
  200,
  460,
  92_000,
  61_000,
  38_000,
  61_000,
  305,
  61_000,
  0,
  61_000,
  31_000,
];

async function client(year = '2026-27', rows: object[] = [], type = 'ITR-2') {
  const { owner, id } = await buildEntity(server);
  const made = await buildReturn(server, {
    owner,
    entityId: id,
    itr_type: type,
    assessment_year: year,
    form_data: { schedule_112a: { rows } },
  });
  return { owner, id, returnId: made.id };
}
async function send(
  owner: TestUser,
  company_id: string,
  file: string | Buffer,
  answers: object = {},
  name = typeof file === 'string' ? 'broker.csv' : 'broker.xlsx',
) {
  const form = formWith(name, file as string, { company_id, answers: JSON.stringify(answers) });
  const { status, body, text } = await server.call('POST', '/api/intake', { token: owner.token, form });
  const post = (act: string) => server.post(`/api/intake/${body.intake_id}/${act}`, {}, owner.token);
  return { status, text, body, apply: () => post('apply'), undo: () => post('undo') };
}
const formOf = async (owner: TestUser, id: string) =>
  (await server.get(`/api/itr/${id}`, owner.token)).body.return;

it('a total of the file that its lines do not make is asked about until the preparer says the lines are right', async () => {
  const { owner, id, returnId } = await client();
  const totals = (value: number, balance: number) =>
    ['Total', '', '', '', '', value, '', '', '', '', '', '', '', balance] as (string | number)[];
  const asked = async (value: number, balance: number, answers: object = {}) => {
    const known = { return: returnId, list: 'schedule_112a', ...answers };
    const { body } = await send(owner, id, csv(false, plain('RIL'), old(), totals(value, balance)), known);
    return body.questions.map((q: { id: string }) => q.id);
  };
  // The lines make 12,000 + 92,000 and 3,000 + 31,000; a rupee is rounding.
  expect(await asked(1_04_001, 33_999)).toEqual([]);
  expect(await asked(1_04_002, 34_000)).toEqual(['totals']);
  expect(await asked(1_04_000, 33_998)).toEqual(['totals']);
  expect(await asked(1_04_002, 34_000, { totals: 'lines' })).toEqual([]);
});

it('the template of Schedule 112A goes into the return it was opened from, proved, marked, taken back', async () => {
  const standing = {
    acquired: 'AE',
    isin: 'INE002A01018',
    name: 'RIL',
    sale_value: 11_000,
    purchase_cost: 9_000,
  };
  const { owner, id, returnId } = await client('2026-27', [standing]);
  const known = { return: returnId, list: 'schedule_112a' };
  const wrong = plain('TCS');
  wrong[0] = 'XX';
  const file = csv(false, plain('RIL'), old(), wrong, [
    'Total',
    '',
    '',
    '',
    '',
    116_000,
    '',
    '',
    '',
    '',
    '',
    '',
    '',
    37_000,
  ]);
  const { body, apply, undo } = await send(owner, id, file, known);
  expect(body).toMatchObject({
    kind: 'gains',
    questions: [],
    placed: { gains: { rows: 2, totals: { value: 104_000, amount: 34_000 } } },
    file_totals: { value: 116_000, amount: 37_000 },
    total_row: { value: 116_000, amount: 37_000 },
    target: {
      assessment_year: '2026-27',
      form_type: 'ITR-2',
      beside: { new: 1, changed: 1, same: 0, gone: 0 },
      ways: { way: 'add', standing: 1 },
    },
  });
  expect(body.proof).toEqual([
    { key: 'amount', file: 37_000, total_row: 37_000, placed: 34_000, difference: 3_000 },
  ]);
  expect(
    body.set_aside.map((s: { row: number; column: string; reason: string }) => [s.row, s.column, s.reason]),
  ).toEqual([
    [5, null, 'A line of totals'],
    [4, '1a', 'Enter BE or AE'],
  ]);
  expect((await apply()).status).toBe(200);
  const after = await formOf(owner, returnId);
  expect(after.form_data.schedule_112a.rows).toMatchObject([
    { name: 'RIL', sale_value: 12_000 },
    { name: 'ITC', units: 200, fmv_unit: 305, purchase_cost: 38_000 },
  ]);
  expect(after.sources['schedule_112a.rows.1']).toEqual({ from: 'csv', name: 'broker.csv', place: 'row 3' });
  // The same file again changes nothing.
  const again = await send(owner, id, file, known);
  expect(again.body.target.beside).toEqual({ new: 0, changed: 0, same: 2, gone: 0 });
  const instead = await send(owner, id, csv(false, plain('TCS')), { ...known, existing: 'replace' });
  expect(instead.body.target).toMatchObject({
    beside: { new: 1, same: 0, gone: 2 },
    ways: { way: 'replace', standing: 2 },
  });
  expect((await undo()).status).toBe(200);
  const back = await formOf(owner, returnId);
  expect(back.form_data.schedule_112a.rows).toEqual([standing]);
  expect(Object.keys(back.sources ?? {})).toEqual([]);
});

it('the columns are the same for Schedule 115AD, so it is asked which one is meant', async () => {
  const { owner, id, returnId } = await client();
  const file = csv(false, plain('RIL'));
  const open = await send(owner, id, file, { return: returnId });
  expect(open.body.question).toMatchObject({
    id: 'schedule',
    text: 'Which schedule do these shares belong to?',
  });
  // The name of the file speaks for itself, and against the page where they differ.
  expect((await send(owner, id, file, { return: returnId }, 'Schedule_115AD.csv')).body.questions).toEqual(
    [],
  );
  const other = await send(owner, id, file, { return: returnId, list: 'schedule_112a' }, 'my-115AD.csv');
  expect(other.body.question).toMatchObject({ id: 'schedule' });
  const { body, apply } = await send(owner, id, file, { return: returnId, list: 'schedule_115ad' });
  expect(body.questions).toEqual([]);
  expect((await apply()).status).toBe(200);
  const { form_data } = await formOf(owner, returnId);
  expect([form_data.schedule_115ad.rows.length, form_data.schedule_112a.rows]).toEqual([1, []]);
});

it('a workbook of both schedules goes into both', async () => {
  const { owner, id, returnId } = await client();
  const sheet = (name: string, row: (string | number)[]) => ({ name, rows: [[], template112a(false), row] });
  const book = await xlsxOf([
    sheet('112A', plain('RIL')),
    sheet('115AD', old()),
    { name: 'Notes', rows: [['own']] },
  ]);
  const { body, apply } = await send(owner, id, Buffer.from(book), { return: returnId });
  expect([body.questions, body.placed.gains.rows, body.warnings.length]).toEqual([[], 2, 1]);
  expect((await apply()).status).toBe(200);
  const { form_data } = await formOf(owner, returnId);
  expect(form_data.schedule_112a.rows[0].name).toBe('RIL');
  expect(form_data.schedule_115ad.rows[0].name).toBe('ITC');
});

it('what only one year asks is asked, and a row of another year is refused', async () => {
  const { owner, id } = await client();
  const list = { list: 'schedule_112a' };
  const open = await send(owner, id, csv(false, plain('RIL')), list);
  expect(open.body.question).toMatchObject({ id: 'assessment_year' });
  expect(open.body.question.options.map((o: { value: string }) => o.value)).toContain('2025-26');
  const split = await send(owner, id, csv(false, plain('RIL')), { ...list, assessment_year: '2025-26' });
  expect(split.body.question).toMatchObject({ id: 'transferred' });
  const said = { ...list, assessment_year: '2025-26', transferred: 'BE' };
  const { body, apply } = await send(owner, id, csv(false, plain('RIL')), said);
  expect(body.questions).toEqual([]);
  const { itr_id } = (await apply()).body.applied[0];
  const { form_data } = await formOf(owner, itr_id);
  expect(form_data.schedule_112a.rows[0]).toMatchObject({ acquired: 'AE', transferred: 'BE' });
  const mixed = csv(true, plain('RIL', ['AE']), plain('TCS', ['BE']));
  const late = await send(owner, id, mixed, { ...list, assessment_year: '2026-27' });
  expect([late.body.placed.gains.rows, late.body.set_aside[0].reason]).toEqual([
    1,
    'Sold before 23 July 2024, so not part of the return of 2026-27',
  ]);
});

// Schedule 112A is in the department's files of ITR-2, 3, 5 and 6; ITR-7 has none. The fourth letter of the PAN tells the form begun.
it.each([
  ['ITR-3', 'P', 'Individual', 'ITR-2'],
  ['ITR-5', 'F', 'Partnership firm', 'ITR-5'],
  ['ITR-6', 'C', 'Private limited domestic company', 'ITR-6'],
])(
  '%s takes both schedules, and a client of PAN letter %s without a return begins %3$s',
  async (type, letter, status, begun) => {
    const owner = (await buildEntity(server)).owner;
    const one = async (n: number) =>
      buildEntity(server, {
        owner,
        fields: { pan: `ZZZ${letter}K${n}A`, status, ...(letter === 'P' ? {} : { salary: false }) },
      });
    const { id } = await one(2101 + letter.charCodeAt(0));
    const made = await buildReturn(server, {
      owner,
      entityId: id,
      itr_type: type,
      assessment_year: '2026-27',
    });
    for (const list of ['schedule_112a', 'schedule_115ad']) {
      const read = await send(owner, id, csv(false, plain('RIL')), { return: made.id, list });
      expect(read.body.why.params.words, read.text).toBe('Sale-price per Share/Unit(5)');
      expect((await read.apply()).body.applied?.[0].name).toBe(`${type} AY 2026-27`);
      const { form_data } = await formOf(owner, made.id);
      expect(form_data[list].rows).toMatchObject([{ name: 'RIL', sale_value: 12_000 }]);
    }
    const other = await one(2301 + letter.charCodeAt(0));
    const fresh = await send(owner, other.id, csv(false, plain('RIL')), {
      list: 'schedule_112a',
      assessment_year: '2026-27',
    });
    expect((await fresh.apply()).body.applied?.[0].name, fresh.text).toBe(`${begun} AY 2026-27`);
  },
);

it('a return of another client takes nothing', async () => {
  const [one, two] = [await client(), await client()];
  const file = csv(false, plain('RIL'));
  expect((await send(one.owner, one.id, file, { return: two.returnId })).status).toBe(404);
  expect((await send(one.owner, one.id, file, { return: 'nonsense' })).status).toBe(404);
});
