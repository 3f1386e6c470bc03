import type { Browser } from 'puppeteer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientOf } from '../../api/testing/entity-returns.ts';
import { buildUser, type TestUser } from '../../api/testing/factories.ts';
import type { TestServer } from '../../api/testing/server.ts';
import { entityStatuses } from '../../shared/entities/types.ts';
import { type FormValues, getAt, setAt } from '../../shared/forms/paths.ts';
import type { ItrType } from '../../shared/itr/common/types.ts';
import { fullReturn } from '../../shared/itr/itr2/testing/returns.ts';
import { fullItr4 } from '../../shared/itr/itr4/testing/returns.ts';
import { association, firm, juridical, society } from '../../shared/itr/itr5/testing/returns.ts';
import { company } from '../../shared/itr/itr6/testing/returns.ts';
import { trust } from '../../shared/itr/itr7/testing/returns.ts';
import { suggestForm } from '../../web/itr/base/suggest.ts';
import { clear, stage } from './stage.ts';
import { submitAndDownload, typist } from './typist.ts';

/**
 * Each type of client but the individual (wizard, itr-forms and itr3 journeys), from the picker to the department's JSON: the client
 * and a draft without the place of verification are there, the rest is done in the browser. In the suite the browser is used for one
 * type of each form that no other journey fills; of the rest, whose pages are the same, the form suggested, the checks and the file are
 * looked at.
 */

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  ({ server, browser } = await stage());
});
afterAll(clear);

const interest = { other_sources: { other_interest: 9_00_000 } };
const discretionary = {
  shares_known: 'N',
  business: 'N',
  below_exemption: 'N',
  sole_will: 'N',
  relatives: 'N',
  employees: 'N',
};
const person = fullReturn('2026-27', 'new');
const part = (of: FormValues, key: string) => of[key] as FormValues;
const trader = fullItr4();
const proprietorship: FormValues = {
  personal: trader['personal'],
  filing: {
    section_filed: '11',
    filing_date: '2026-08-20',
    opted_out_earlier: 'N',
    opt_out_now: 'N',
  },
  business44ad: {
    businesses: part(trader, 'business44ad')['businesses'],
    digital_receipts: 2_50_00_000,
  },
  business_other: { particulars: part(trader, 'business_other')['particulars'] },
  bank_accounts: trader['bank_accounts'],
  verification: trader['verification'],
};
const family: FormValues = {
  personal: {
    ...part(person, 'personal'),
    status: 'H',
    first_name: undefined,
    last_name: 'Example Family',
    pan_number: 'AAAHE1234F',
    aadhar_number: undefined,
    date_of_birth: '1990-04-01',
  },
  filing: person['filing'],
  ...interest,
  verification: { ...part(person, 'verification'), capacity: 'K' },
  bank_accounts: person['bank_accounts'],
};
/** What the picker looks at beside the type. */
const heads: Readonly<Record<string, FormValues>> = {
  'Sole Proprietorship': { business: true, special_business: true, first_name: 'Asha' },
};
const cases: readonly (readonly [status: string, form: ItrType, data: FormValues, tax: number])[] = [
  // s.44AD: 6% of 2,50,00,000 15,00,000: 20,000 + 40,000 + 15% of 3,00,000 45,000; cess 4,200
  ['Sole Proprietorship', 'ITR-4', proprietorship, 1_09_200],
  // 20,000 and 10% of 1,00,000: 30,000, without a rebate; cess 1,200
  ['HUF', 'ITR-2', family, 31_200],
  // 30% of 9,00,000 2,70,000; cess 10,800
  ['Partnership firm', 'ITR-5', firm({ ...interest, filing: { due_date: '2026-07-31' } }), 2_80_800],
  [
    'LLP',
    'ITR-5',
    firm({
      ...interest,
      personal: { sub_status: '5', llpin: 'AAA-1234' },
      filing: { due_date: '2026-07-31' },
    }),
    2_80_800,
  ],
  // 20,000 and 10% of 1,00,000: 30,000; cess 1,200
  ['AOP', 'ITR-5', association(interest), 31_200],
  ['BOI', 'ITR-5', association({ ...interest, personal: { pan_number: 'ABCBE1234F' } }), 31_200],
  [
    'PDT',
    'ITR-5',
    association({
      ...interest,
      personal: { sub_status: '13', pan_number: 'AAATE1234F' },
      partners: { trust: discretionary },
    }),
    2_80_800,
  ],
  ['Local authority', 'ITR-5', juridical('2', interest), 2_80_800],
  [
    'Artificial jurisdiction person',
    'ITR-5',
    juridical('9', { ...interest, personal: { sub_status: '12' }, filing: { income_from_business: 'N' } }),
    31_200,
  ],
  // 3,000 and 30% of 8,80,000 2,64,000: 2,67,000; cess 10,680
  [
    'Co-operative society',
    'ITR-5',
    society({
      ...interest,
      trading: { sale_of_goods: 1000, purchases: 1000 },
      balance_sheet: { capital: 10_00_000, bank: 10_00_000 },
    }),
    2_77_680,
  ],
  // 25% of 9,00,000 2,25,000; cess 9,000
  ['Private limited domestic company', 'ITR-6', company(interest), 2_34_000],
  ['Public limited domestic company', 'ITR-6', company({ ...interest, personal: { status: '6' } }), 2_34_000],
  // 35% of 9,00,000 3,15,000; cess 12,600
  [
    'Foreign Company',
    'ITR-6',
    company({
      ...interest,
      personal: { domestic: 'N', status: '6', cin: undefined },
      filing: {
        resident_status: 'NRI',
        permanent_establishment: 'Y',
        economic_presence: 'NA',
        option_earlier: undefined,
        option_now_flag: undefined,
        large: undefined,
      },
    }),
    3_27_600,
  ],
  // 12,00,000 less 1,00,000 applied and 1,80,000: 9,20,000; 20,000 and 12,000; cess 1,280
  [
    'Trust (ITR 7)',
    'ITR-7',
    trust({
      contributions: { local: { donations: 12_00_000 } },
      application: { education: { revenue: 1_00_000 } },
    }),
    33_280,
  ],
];

const inBrowser = new Set(
  process.env['MODE'] === 'long' ? entityStatuses : ['Partnership firm', 'Foreign Company', 'Trust (ITR 7)'],
);

it('no type of client is left out', () => {
  expect(['Individual', ...cases.map(([status]) => status)].sort()).toEqual([...entityStatuses].sort());
});

/** From the picker through the last step to the downloaded file, by keyboard; the return's id where the address has it. */
async function inTheWizard(owner: TestUser, name: string, form: ItrType): Promise<string | null> {
  const at = await typist(browser, server, owner);
  const { page } = at;
  await page.waitForSelector('[role=combobox]');
  await at.tabTo('[role=combobox]');
  await page.keyboard.type(name.slice(0, 12));
  await page.waitForFunction(
    (text) => document.querySelector('[role=option]')?.textContent?.includes(text),
    {},
    name,
  );
  await page.keyboard.press('Enter');
  await page.waitForFunction((f) => document.body.textContent?.includes(`Suggested: ${f}.`), {}, form);
  await at.tabTo('form button[type=submit]');
  await page.keyboard.press('Enter');
  await page.waitForFunction((f) => document.querySelector('h1')?.textContent?.startsWith(f), {}, form);
  await page.waitForSelector('h2');
  await page.goto(`${page.url()}${page.url().includes('?') ? '&' : '?'}step=tax`);
  await page.waitForSelector('[id="part-verification"], button[data-part="verification"]');
  await at.fill([{ path: 'verification.place', type: 'Pune' }]);
  expect(await submitAndDownload(at)).toBe('200');
  const id = new URL(page.url()).searchParams.get('return');
  await page.browserContext().close();
  return id;
}

describe.each(cases)('%s', (status, form, data, net) => {
  it('from the picker to the JSON', { timeout: 120_000 }, async () => {
    const owner = await buildUser(server);
    const name = String(getAt(data, 'personal.last_name'));
    const fields = heads[status] ?? {};
    const { id: company_id } = await clientOf(server, status, data, { owner, fields });
    const company = (await server.get(`/api/companies/${company_id}`, owner.token)).body.company;
    expect(suggestForm(company).form).toBe(form);
    const browsed = inBrowser.has(status);
    const made = await server.post(
      '/api/itr/create-itr.php',
      {
        company_id,
        itr_type: form,
        assessment_year: '2026-27',
        status: browsed ? 'draft' : 'validated',
        form_data: setAt(data, 'verification.place', browsed ? undefined : 'Pune'),
      },
      owner.token,
    );
    expect(made.status, made.text.slice(0, 500)).toBe(200);
    const id = (browsed && (await inTheWizard(owner, name, form))) || String(made.body.itr_id);
    const file = await server.get(`/api/itr/${id}/json`, owner.token);
    expect(file.status).toBe(200);
    const body = JSON.parse(file.text).ITR[form.replace('-', '')];
    expect(
      getAt(body, 'PartB_TTI.ComputationOfTaxLiability.NetTaxLiability') ??
        getAt(body, 'TaxComputation.NetTaxLiability'),
    ).toBe(net);
    expect(getAt(body, 'Verification.Declaration.Place') ?? getAt(body, 'Verification.Place')).toBe('Pune');
    const record = await server.get(`/api/itr/${id}`, owner.token);
    expect(record.body.return.status).toBe('validated');
  });
});
