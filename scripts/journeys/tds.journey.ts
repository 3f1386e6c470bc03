import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axe from 'axe-core';
import type { Browser, BrowserContext, ElementHandle, Page } from 'puppeteer';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { xlsxOf } from '../../api/files/workbook.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { buildDeductor, fullStatement } from '../../api/testing/tds.ts';
import { still } from '../screens/still.ts';
import { clear, downloadsTo, press, shows, signIn, stage, watch } from './stage.ts';

/** From the picker to the validator's text file, in each form of the old Act and of the new one; a correction of one filed. */

let server: TestServer;
let browser: Browser;
let context: BrowserContext;
let entity: Awaited<ReturnType<typeof buildDeductor>>;
let folder: string;
let page: Page;
const wrong: string[] = [];

beforeAll(async () => {
  ({ server, browser } = await stage());
});
afterAll(clear);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karsetu-tds-'));
  entity = await buildDeductor(server);
  context = await browser.createBrowserContext();
  page = await context.newPage();
  await page.setViewport({ width: 1400, height: 1000 });
  wrong.length = 0;
  watch(page, wrong);
  await downloadsTo(page, folder);
  await signIn(page, entity.owner);
});
afterEach(async () => {
  await context.close();
  await rm(folder, { recursive: true, force: true });
});

/** Types into a labelled field of a card. */
async function fill(card: string, label: string, text: string) {
  const id = await page.evaluate(
    (name, wanted) =>
      [...document.querySelectorAll<HTMLLabelElement>(`[aria-labelledby="${name}"] label`)].find((l) =>
        l.textContent?.startsWith(wanted),
      )?.htmlFor,
    card,
    label,
  );
  if (!id) throw new Error(`no field ${label}`);
  await page.focus(`[id="${id}"]`);
  await page.keyboard.type(text);
}
async function downloaded(pattern: RegExp): Promise<string> {
  for (let i = 0; i < 200; i++) {
    const name = (await readdir(folder)).find((n) => pattern.test(n) && !n.endsWith('.crdownload'));
    if (name) return readFile(join(folder, name), 'utf8');
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`nothing like ${pattern} was downloaded: ${(await readdir(folder)).join(', ')}`);
}
async function axeFindings(): Promise<string[]> {
  // What is still fading in has less contrast than it will have.
  await still(page);
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const run = (
      globalThis as unknown as {
        axe: {
          run: (o: object) => Promise<{
            violations: { id: string; impact: string; nodes: { target: string[] }[] }[];
          }>;
        };
      }
    ).axe.run;
    const { violations } = await run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa'] });
    return violations
      .filter((v) => v.impact === 'serious' || v.impact === 'critical')
      .map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(' | ')}`);
  });
}

/** Sees whether a sign of progress came up, however short. */
const watchProgress = () =>
  page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { progressSeen: seen });
    new MutationObserver(() => {
      const bar = document.querySelector('[role=progressbar][aria-label="Creating file"]');
      const said = bar?.parentElement?.textContent;
      if (said && !seen.includes(said)) seen.push(said);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
const progressSeen = () =>
  page.evaluate(() => (globalThis as unknown as { progressSeen: string[] }).progressSeen.join(' | '));

interface Way {
  form: string;
  title: string;
  year: string;
  quarter: string;
  /** Due date as the picker shows it. */
  due: string;
  deductees: (string | number)[][];
  salaries?: (string | number)[][];
  /** A blank tax is calculated by the page. */
  worksOut?: true;
  /** Fields of a deductee record; undefined where no layout is public. */
  fields?: number;
  /** What the first deductee's line holds. */
  holds?: string[];
}

const payments = [
  'Name',
  'PAN',
  'Section code',
  'Date of payment or credit',
  'Amount paid or credited',
  'Challan',
];
const taxed = [...payments, 'Rate in %', 'Tax', 'Date of deduction', 'Total tax deposited'];
const abroad = [
  ...taxed,
  'Rate by',
  'Nature of remittance',
  'Country code',
  'E-mail of the payee',
  'Address abroad',
];
const collected = [...payments, 'Total value of the transaction'];
const scrap = ['Kiran Works', 'ABCPK1234F', '6CE', '20-04-2025', 700000, 1, 700000];
const salary = (code: string, day: string) => [
  'Meera',
  'ABCPM1234F',
  code,
  day,
  400000,
  1,
  0,
  7000,
  day,
  7000,
];
const royalty = (code: string, day: string) => [
  ...['Lumen Inc', 'ABCCL1234F', code, day, 70000, 1, 10, 7000, day, 7000],
  ...['B Treaty (DTAA)', '49 Royalty', '2', 'tax@lumen.example', '1 Main Street'],
];

const ways: Way[] = [
  {
    form: '26Q',
    title: '26Q',
    year: '2025-2026',
    quarter: 'Q1',
    due: '31-07-2025',
    deductees: [
      payments,
      ['Kiran Works', 'ABCPK1234F', '94C', '20-04-2025', 100000, 1],
      ['Lakshmi and Co', 'ABCFL1234F', '4IB', '30-04-2025', 60000, 1],
    ],
    worksOut: true,
    fields: 54,
    holds: ['1000.00', '94C'],
  },
  {
    form: '140',
    title: 'Form 140',
    year: '2026-2027',
    quarter: 'Q1',
    due: '31-07-2026',
    deductees: [
      payments,
      ['Kiran Works', 'ABCPK1234F', '1023', '20-04-2026', 100000, 1],
      ['Lakshmi and Co', 'ABCFL1234F', '1009', '30-04-2026', 60000, 1],
    ],
    worksOut: true,
    fields: 45,
    holds: ['1000.00', '1023'],
  },
  {
    form: '24Q',
    title: '24Q',
    year: '2025-2026',
    quarter: 'Q4',
    due: '31-05-2026',
    deductees: [taxed, salary('92B', '31-01-2026')],
    salaries: [
      [
        'Name',
        'PAN',
        'New regime (115BAC)',
        'Taxable salary from this employer',
        'Salary, section 17(1)',
        'Category of employee',
        'Employed from',
        'Employed to',
      ],
      ['Meera', 'ABCPM1234F', 'Yes', 1600000, 1600000, 'W Woman below 60', '01-04-2025', '31-03-2026'],
    ],
    fields: 54,
    holds: ['92B', '7000.00'],
  },
  {
    form: '27Q',
    title: '27Q',
    year: '2025-2026',
    quarter: 'Q1',
    due: '31-07-2025',
    deductees: [abroad, royalty('195', '20-04-2025')],
    fields: 54,
    holds: ['195', 'B^49^^2^tax@lumen.example^^1 Main Street'],
  },
  {
    form: '27EQ',
    title: '27EQ',
    year: '2025-2026',
    quarter: 'Q1',
    due: '15-07-2025',
    deductees: [collected, scrap],
    worksOut: true,
    fields: 54,
    // The file takes the letter of the collection, not the challan's code.
    holds: ['E', '7000.00', '700000.00^700000.00'],
  },
  {
    form: '138',
    title: 'Form 138',
    year: '2026-2027',
    quarter: 'Q1',
    due: '31-07-2026',
    deductees: [taxed, salary('1002', '30-04-2026')],
    fields: 45,
    holds: ['1002', '7000.00'],
  },
  {
    form: '144',
    title: 'Form 144',
    year: '2026-2027',
    quarter: 'Q1',
    due: '31-07-2026',
    deductees: [abroad, royalty('1042', '20-04-2026')],
    fields: 45,
    holds: ['1042', '1 Main Street^tax@lumen.example'],
  },
  {
    form: '143',
    title: 'Form 143',
    year: '2026-2027',
    quarter: 'Q1',
    due: '15-07-2026',
    deductees: [
      taxed,
      ['Kiran Works', 'ABCPK1234F', '1072', '20-04-2026', 350000, 1, 2, 7000, '20-04-2026', 7000],
    ],
  },
];

/** All eight with `npm run journeys:long`; here collection before April 2026 and deduction after. */
const tried =
  process.env['MODE'] === 'long' ? ways : ways.filter(({ form }) => ['27EQ', '140'].includes(form));

it.each(tried)('$form goes from the picker to its file', async (way) => {
  const { form, title, year, quarter, due, fields } = way;
  const thorough = form === '26Q' || form === '140';
  const paid = due.replace(/^(\d+)-(\d+)/, quarter === 'Q4' ? '07-02' : '07-05');
  if (thorough) {
    await page.goto(`${server.url}/app/tds?entity=${entity.id}&form=${form}&year=${year}`);
    await shows(page, 'MUMA12345B');
    expect(await page.$('button[disabled]::-p-text(Proceed to File TDS)')).not.toBeNull();
  }
  await page.goto(
    `${server.url}/app/tds?entity=${entity.id}&form=${form}&year=${year}&for_quarter=${quarter}`,
  );
  await shows(page, 'MUMA12345B');
  await shows(page, due);
  if (thorough) expect(await axeFindings()).toEqual([]);
  await press(page, 'Proceed to File TDS');
  await page.waitForFunction(
    (path) => location.pathname === path,
    {},
    `/app/tds/${form.toLowerCase()}/${entity.id}`,
  );
  await shows(page, `${title} of`);
  if (thorough) expect(await axeFindings()).toEqual([]);
  await fill('tds-responsible', 'Name', 'Asha Rao');
  await fill('tds-responsible', 'Designation', 'Director');
  await fill('tds-responsible', 'PAN', 'ABCPR1234F');
  await fill('tds-responsible', 'Mobile', '9876543210');
  await fill('tds-deductor', 'Phone with STD code', '022-23456789');

  const file = join(folder, 'rows.xlsx');
  const book = await xlsxOf([
    {
      name: 'Challans',
      rows: [
        ['BSR code or 24G receipt', 'Challan serial number', 'Date of deposit', 'Tax'],
        ['0510308', '00123', paid, 7000],
      ],
    },
    { name: 'Deductees', rows: way.deductees },
    ...(way.salaries ? [{ name: 'Salaries', rows: way.salaries }] : []),
  ]);
  await writeFile(file, book);
  await press(page, 'Import and export');
  const input = (await page.waitForSelector('input[type=file]')) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
  await shows(page, 'Compared with saved data');
  await press(page, 'Import');
  await shows(page, 'The file was imported.');
  await press(page, 'Back to the page you came from');
  const count = way.deductees.length - 1;
  await press(page, `Deductees (${count})`);
  if (way.worksOut) await press(page, 'Calculate missing tax');
  await shows(page, thorough ? '6,000.00' : '7,000.00');
  if (thorough) expect(await axeFindings()).toEqual([]);
  if (way.salaries) {
    await press(page, 'Salaries (1)');
    // 16,00,000 less 75,000 in the new regime: 1,08,750 and 4% cess.
    await shows(page, '1,13,100');
    await press(page, 'Use the tax of each row’s regime');
    await shows(page, 'Tax calculated for 1 row');
  }
  await press(page, 'Summary');
  await shows(page, 'Payable by section and month');
  await shows(page, '7,000.00');
  await press(page, 'Problems');
  await shows(page, 'No problems found.');
  await press(page, 'Import and export');
  if (fields === undefined) {
    await shows(page, 'The department has not published the layout of the collectee record in Form 143');
    await press(page, 'Excel workbook');
    await downloaded(new RegExp(`^${form}_.*\\.xlsx$`));
  } else {
    await watchProgress();
    await press(page, 'Download the text file');
    const text = await downloaded(new RegExp(`^${form}R${quarter}\\.txt$`));
    expect(await progressSeen()).toContain('Checking and writing');
    const lines = text.trimEnd().split('\r\n');
    expect(lines.map((l) => l.split('^')[1])).toEqual([
      'FH',
      'BH',
      'CD',
      ...Array(count).fill('DD'),
      ...(way.salaries ? ['SD', 'S16'] : []),
    ]);
    expect(lines[3]!.split('^')).toHaveLength(fields);
    for (const part of way.holds ?? []) expect(lines[3]).toContain(`^${part}^`);
    expect(lines[1]).toContain('^Asha Rao^Director^');
  }
  if (form === '26Q') {
    const pdf = await page.waitForSelector('[aria-label^="Data of the certificates"][aria-label$="PDF"]');
    await pdf!.evaluate((e) => (e as HTMLButtonElement).click());
    expect(await downloaded(/\.pdf$/)).toMatch(/^%PDF/);
  }
  expect(wrong).toEqual([]);
});

it('corrects a statement filed elsewhere and tells what differs', async () => {
  const made = await server.post(
    '/api/tds/statements',
    { company_id: entity.id, form_type: '26Q', financial_year: '2025-2026', quarter: 'Q1' },
    entity.owner.token,
  );
  const path = `/api/tds/statements/${made.body.statement.id}`;
  await server.call('PATCH', path, { token: entity.owner.token, body: { version: 1, ...fullStatement } });
  const { text } = await server.get(`${path}/text`, entity.owner.token);
  await server.call('DELETE', path, { token: entity.owner.token });
  await page.goto(`${server.url}/app/tds?entity=${entity.id}&year=2025-2026`);
  await shows(page, 'MUMA12345B');
  await press(page, 'Correct a statement filed elsewhere');
  const file = join(folder, 'filed.txt');
  await writeFile(file, text);
  const input = (await page.waitForSelector(
    'dialog input[type=file], [role=dialog] input[type=file]',
  )) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
  const [token, day] = (
    await page.$$('dialog input:not([type=file]), [role=dialog] input:not([type=file])')
  ).filter(Boolean);
  await token!.type('012345678901234');
  await day!.type('30-07-2025');
  await page.keyboard.press('Tab');
  await press(page, 'Begin the correction');
  await shows(page, 'Correction 1: 26Q of');
  await press(page, 'Changes');
  await shows(page, 'No changes from the earlier statement yet');
  await shows(page, '012345678901234');
  await press(page, 'Deductor');
  await page.waitForSelector('[aria-labelledby="tds-responsible"] label');
  await fill('tds-responsible', 'Designation', ' (Finance)');
  await press(page, 'Changes');
  await shows(page, 'Director (Finance)');
  await shows(page, 'C1');
  expect(await axeFindings()).toEqual([]);
  expect(wrong).toEqual([]);
});
