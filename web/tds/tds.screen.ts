import { beforeAll, expect, it } from 'vitest';
import {
  ask,
  choose,
  control,
  type Furnished,
  failing,
  fill,
  forget,
  furnished,
  lines,
  looksAs,
  open,
  pick,
  press,
  sent,
  shows,
} from '../testing/page.tsx';
import { presser } from '../testing/pagePresses.ts';

let me: Furnished;
beforeAll(async () => {
  me = await furnished('Tds Maker');
});

it('lists statements and begins one', async () => {
  await open('/app/tds', me);
  await looksAs('list');
  await pick('Entity', 'Sahyadri');
  await fill('Financial year', '2025-2026');
  await fill('Quarter', 'Q1 (Apr-Jun)');
  await looksAs('chosen');
  await press('Correct a statement filed elsewhere');
  await looksAs('correction of a statement filed elsewhere');
});

it('answers every control of statements', async () => {
  const mine = await furnished('Tds Presser', true);
  const presses = presser(mine, { fails: true });
  const statement = `/app/tds/26q/${mine.firm.company}?year=2025-2026&quarter=Q1`;
  for (const tab of [
    'summary',
    'problems',
    'export',
    'certificates',
    'changes',
    'deductor',
    'challans',
    'deductees',
    'import',
  ])
    await presses(`${statement}&tab=${tab}`, { skip: /^Delete/ });
  await presses(`${statement.replace('26q', '24q')}&tab=salaries`, { skip: /^Delete/ });
  // Salaries of the year, tax collected, a form whose codes are not published, and a quarter with problems.
  const of = (form: string, year: string, quarter: string, tab: string) =>
    presses(`/app/tds/${form}/${mine.firm.company}?year=${year}&quarter=${quarter}&tab=${tab}`, {
      skip: /^Delete/,
      types: false,
    });
  for (const tab of ['salaries', 'certificates']) await of('24q', '2025-2026', 'Q4', tab);
  for (const tab of ['problems', 'certificates', 'challans']) await of('26q', '2025-2026', 'Q2', tab);
  await of('27eq', '2025-2026', 'Q1', 'deductees');
  for (const tab of ['deductees', 'certificates']) await of('144', '2026-2027', 'Q1', tab);
  await presses('/app/tds');
});

/** The text of a statement as TRACES gives it back: with the hash of its header and the token number it was accepted under. */
function consolidated(text: string, token: string): string {
  const [file, batch, ...rest] = text.split('\r\n').map((line) => line.split('^'));
  file![14] = 'CAFE01';
  batch![7] = token;
  return [file!, batch!, ...rest].map((cells) => cells.join('^')).join('\r\n');
}

it('corrects a statement filed elsewhere, then compares it with the consolidated file', async () => {
  const mine = await furnished('Tds Corrector');
  const of = `company_id=${mine.firm.company}&form_type=26Q`;
  const { returns } = await ask<{ returns: { id: string }[] }>(mine, 'GET', `/api/tds/list?${of}`);
  const statement = `/api/tds/statements/${returns[0]!.id}`;
  const headers = { authorization: `Bearer ${mine.token}` };
  const text = await (await fetch(`${statement}/text`, { headers })).text();
  await ask(mine, 'DELETE', statement);
  const file = (name: string, content: string) => new File([content], name, { type: 'text/plain' });

  await open(`/app/tds?entity=${mine.firm.company}&year=2025-2026&for_quarter=Q1`, mine);
  await press('Correct a statement filed elsewhere');
  const begin = async () => ((await control('Begin the correction')) as HTMLButtonElement).disabled;
  await choose('Text file of the statement', file('other.txt', text.replaceAll('MUMA12345B', 'MUMA54321B')));
  await fill('Filed on', '30-07-2025');
  await fill('Token number', '01234567890123');
  expect(lines()).toContain('button “Begin the correction” disabled');
  await fill('Token number', '012345678901234');
  expect(await begin()).toBe(false);
  await press('Begin the correction');
  await looksAs('of another deductor');
  failing(({ method }) => method === 'POST');
  await press('Begin the correction');
  failing();
  await looksAs('server fails');
  await choose('other.txt', file('filed.txt', text));
  await press('Begin the correction');
  await looksAs('begun');

  await press('Changes');
  const conso = consolidated(text, '012345678901234');
  const take = async (step: string, content: string, label = 'Consolidated file from TRACES') => {
    await choose(label, file('26Q.tds', content));
    await looksAs(step);
  };
  await take('of another token', consolidated(text, '999999999999999'));
  failing(({ method }) => method === 'POST');
  await take('not read', conso);
  failing();
  await take('as kept', conso);
  await press('Cancel');
  await looksAs('not taken');
  await take('differs', conso.replace(/Kiran Works/i, 'Kiran Traders'));
  await press('Compare with this file');
  await looksAs('taken');
  failing(({ method }) => method === 'GET');
  for (const kind of ['PDF', 'Excel']) {
    await press(kind);
    await looksAs(`${kind} fails`);
  }
  failing();
  await press('PDF');
  await looksAs('PDF');
});

it('begins the statement of a second TAN once, fills in missing tax and makes sheets of perquisites', async () => {
  const mine = await furnished('Tds Second');
  const { data } = await ask<{ data: { id: string } }>(mine, 'POST', '/api/companies/create', {
    status: 'Private limited domestic company',
    assessment_year: '2026-2027',
    financial_year: '2025-26',
    pan: 'ABCCP1234F',
    date_of_birth: '1985-06-15',
    last_name: 'Pune Works Private Limited',
    address: '12, M G Road, Camp',
    mobile: '9876543210',
    phone: '9876543210',
    email: 'works@example.in',
    state: 'Maharashtra',
    pincode: '411001',
    business: true,
    registrations: [
      { kind: 'tan', number: 'MUMA12345B' },
      { kind: 'tan', number: 'PNEB54321C', name: 'Pune works' },
    ],
  });
  await open(`/app/tds?entity=${data.id}&year=2025-2026&for_quarter=Q4&form=24Q`, mine);
  await fill('TAN', 'PNEB54321C · Pune works');
  await looksAs('of the second TAN');
  failing(({ method }) => method === 'POST');
  await press('Proceed');
  await looksAs('not begun');
  failing();
  await press('Proceed');
  await looksAs('begun');
  await open(`/app/tds?entity=${data.id}&year=2025-2026&for_quarter=Q4&form=24Q`, mine);
  await fill('TAN', 'PNEB54321C · Pune works');
  await press('Proceed');
  expect(sent()).toEqual([]);
  expect(location.search).toContain('registration=');

  const filled = async (form_type: string, quarter: string, rows: object) => {
    const asked = { company_id: data.id, form_type, financial_year: '2025-2026', quarter };
    const path = '/api/tds/statements';
    const { statement } = await ask<{ statement: { id: string } }>(mine, 'POST', path, asked);
    await ask(mine, 'PATCH', `${path}/${statement.id}`, { version: 1, ...rows });
  };
  // 10% of 60,000 to a person, by section 194J(b); a payment with no code is left alone.
  const paid = { pan: 'ABCPK1234F', name: 'Kiran Works', paid_on: '2025-04-20', amount: 60_000_00 };
  await filled('26Q', 'Q1', {
    deductees: [
      { id: 'd1', ...paid, code: '4JB', deducted_on: '2025-04-20' },
      { id: 'd2', ...paid },
    ],
  });
  await open(`/app/tds/26q/${data.id}?year=2025-2026&quarter=Q1&tab=deductees`, mine);
  await press('Calculate missing tax');
  await shows('Tax calculated for 1 row');
  const rows = lines().filter((line) => line.includes('Kiran Works'));
  expect(rows.map((row) => / 10 \| 6,000\.00 /.test(row))).toEqual([true, false]);

  const salary = { new_regime: 'Y', salary: 18_00_000_00 };
  await filled('24Q', 'Q4', {
    salaries: [
      { id: 's1', pan: 'ABCPK1230F', name: 'Kiran Patil', ...salary, perquisites: 50_000_00 },
      { id: 's2', pan: 'ABCPK1231F', name: 'Lakshmi Rao', ...salary },
    ],
  });
  await open(`/app/tds/24q/${data.id}?year=2025-2026&quarter=Q4&tab=certificates`, mine);
  const sheets = () => lines().filter((line) => /PDFs? of form|Select at least/.test(line));
  expect(sheets()).toEqual(['button “ZIP with 2 PDFs of form 16”', 'button “ZIP with 1 PDF of form 12BA”']);
  forget();
  await press('ZIP with 1 PDF of form 12BA');
  expect(sent('all')[0]?.path).toMatch(/certificates\.zip\?kind=perquisites$/);
  await press('Choose Kiran Patil');
  expect(sheets()).toEqual(['button “ZIP with 1 PDF of form 16”', 'Select at least one payee.']);
});
