import { expect, test } from 'vitest';
import { checkComplete } from '../forms/form.ts';
import type { FormValues } from '../forms/paths.ts';
import { of, worked } from './testing.ts';

const year = { assessment_year: '2026-27', assessee: 'individual', due: 'no-business' };
const lakh = 1_00_000;
// Of 1,00,000 and nothing paid: 234C 450 + 1,350 + 2,250 + 1,000 = 5,050; 234B 1,000 a month from April.
worked('interest-234', [
  [
    'ss.234B, 234C: nothing paid, filed on the due date',
    { ...year, tax: lakh, filed_on: '2026-07-31' },
    { s234A: 0, s234B: 4000, s234C: 5050, total: 9050, balance: 1_09_050 },
  ],
  [
    's.234A: August and a part of September',
    { ...year, tax: lakh, filed_on: '2026-09-10' },
    { s234A: 2000, s234B: 6000, s234C: 5050 },
  ],
  [
    's.208: below 10,000 after TDS',
    { ...year, tax: lakh, tds: 95_000, filed_on: '2026-09-10' },
    { s234A: 100, s234B: 0, s234C: 0 },
  ],
  // nine tenths by 15 March: no 234B; 450 + 1,350 + 2,250 and 1% of 10,000
  [
    's.234B(1): 90% paid',
    { ...year, tax: lakh, filed_on: '2026-07-31', payments: [{ on: '2026-03-15', amount: 90_000 }] },
    { s234B: 0, s234C: 4150 },
  ],
  [
    's.211(1)(b): presumptive, one instalment',
    { ...year, due: 'business', presumptive: true, tax: lakh, filed_on: '2026-08-31' },
    { s234A: 0, s234B: 5000, s234C: 1000 },
  ],
  [
    's.207(2): 75 years, no business',
    { ...year, date_of_birth: '1950-05-01', tax: lakh, filed_on: '2026-07-31' },
    { s234B: 0, s234C: 0 },
  ],
  [
    's.207(2): the same with business',
    { ...year, date_of_birth: '1950-05-01', business: true, tax: lakh, filed_on: '2026-07-31' },
    { s234B: 4000, s234C: 5050 },
  ],
  // 40,000 to December: 180 + 540 + 900; all by March: 1,000
  [
    's.234C first proviso: gains of January',
    {
      ...year,
      tax: lakh,
      later_june: 60_000,
      later_september: 60_000,
      later_december: 60_000,
      filed_on: '2026-07-31',
    },
    { s234C: 2620 },
  ],
  // bases down to hundreds: 447 + 1,347 + 2,247 + 999; 4 x 999
  ['rule 119A: rounding', { ...year, tax: 99_999, filed_on: '2026-07-31' }, { s234B: 3996, s234C: 5040 }],
  [
    's.234C(1) proviso: 12% and 36% are enough',
    {
      ...year,
      tax: lakh,
      filed_on: '2026-07-31',
      payments: [
        { on: '2025-06-15', amount: 12_000 },
        { on: '2025-09-15', amount: 24_000 },
        { on: '2025-12-15', amount: 39_000 },
        { on: '2026-03-15', amount: 25_000 },
      ],
    },
    { total: 0, balance: 0 },
  ],
  // June: 8,050 of interest due first, 91,950 to principal; July and August 80 each
  [
    's.140A(1): self-assessment tax in June meets interest first',
    { ...year, tax: lakh, filed_on: '2026-08-31', payments: [{ on: '2026-06-20', amount: lakh }] },
    { s234A: 0, s234B: 3160, s234C: 5050 },
  ],
]);

const paid = { form: '26Q', deducted: 'yes', counting: 'calendar', tax: 10_000 };
worked('tds-interest', [
  [
    's.201(1A)(ii): April deducted, deposited 10 May',
    { ...paid, deductible_on: '2025-04-10', deducted_on: '2025-04-10', deposited_on: '2025-05-10' },
    { interest: 300, fee: 0 },
  ],
  [
    's.201(1A)(i): deducted two months late',
    { ...paid, deductible_on: '2025-04-10', deducted_on: '2025-06-15', deposited_on: '2025-07-07' },
    { interest: 300 },
  ],
  [
    'TRACES, months of the calendar: 4 March to 7 May are three',
    {
      ...paid,
      tax: 20_000,
      deductible_on: '2025-03-04',
      deducted_on: '2025-03-04',
      deposited_on: '2025-05-07',
    },
    { interest: 900 },
  ],
  [
    '31 March to 2 May by the calendar',
    { ...paid, deductible_on: '2025-03-31', deducted_on: '2025-03-31', deposited_on: '2025-05-02' },
    { interest: 450 },
  ],
  [
    '31 March to 2 May from the day itself',
    {
      ...paid,
      counting: 'anniversary',
      deductible_on: '2025-03-31',
      deducted_on: '2025-03-31',
      deposited_on: '2025-05-02',
    },
    { interest: 300 },
  ],
  [
    'rule 30(2): March is due on 30 April',
    { ...paid, deductible_on: '2025-03-31', deducted_on: '2025-03-31', deposited_on: '2025-04-30' },
    { interest: 0 },
  ],
  // April 2024 to July 2025
  [
    's.201(1A) proviso: never deducted, payee filed',
    {
      form: '26Q',
      deducted: 'no',
      counting: 'calendar',
      tax: 10_000,
      deductible_on: '2024-04-15',
      payee_filed_on: '2025-07-31',
    },
    { interest: 1600 },
  ],
  [
    's.206C(7): 1% before 1-4-2025',
    {
      ...paid,
      form: '27EQ',
      deductible_on: '2025-02-10',
      deducted_on: '2025-02-10',
      deposited_on: '2025-03-20',
    },
    { interest: 200 },
  ],
  [
    's.206C(7) as amended: 1.5%',
    {
      ...paid,
      form: '27EQ',
      deductible_on: '2025-05-10',
      deducted_on: '2025-05-10',
      deposited_on: '2025-07-01',
    },
    { interest: 450 },
  ],
  [
    's.234E: twenty days',
    {
      ...paid,
      deductible_on: '2025-04-10',
      deducted_on: '2025-04-10',
      deposited_on: '2025-05-07',
      statement: true,
      year: '2025-26',
      quarter: 'Q1',
      filed_on: '2025-08-20',
      statement_tax: lakh,
    },
    { interest: 0, fee: 4000, total: 4000 },
  ],
  [
    's.234E(2): not above the tax',
    {
      ...paid,
      deductible_on: '2025-04-10',
      deducted_on: '2025-04-10',
      deposited_on: '2025-05-07',
      statement: true,
      year: '2025-26',
      quarter: 'Q1',
      filed_on: '2025-08-20',
      statement_tax: 3000,
    },
    { fee: 3000 },
  ],
  // both periods: April to June at 1%, June and July at 1.5%
  [
    's.398(3)(a) of the 2025 Act: late twice',
    {
      ...paid,
      form: '140',
      deductible_on: '2026-04-10',
      deducted_on: '2026-06-15',
      deposited_on: '2026-07-20',
    },
    { interest: 600 },
  ],
]);

const late = { kind: 'late-return', return: 'none' };
const fee = { ...late, due: '2025-01-20', paid: '2025-01-20', return: 'GSTR-3B', return_due: '2025-01-20' };
worked('gst-interest', [
  [
    'caclubindia.com forum 540605: 10,000 for 30 days',
    { ...late, igst: 10_000, due: '2020-01-20', paid: '2020-02-19' },
    { interest: 148, days: 30 },
  ],
  ['s.50(1): a year', { ...late, igst: lakh, due: '2025-04-20', paid: '2026-04-20' }, { interest: 18_000 }],
  [
    's.170: each tax to a rupee',
    { ...late, cgst: 50_000, sgst: 50_000, due: '2025-04-20', paid: '2025-04-30' },
    { interest_cgst: 247, interest_sgst: 247, interest: 494 },
  ],
  // 40,000 x 18% x 10 / 365
  [
    'rule 88B(1) proviso: cash in the ledger',
    { ...late, igst: lakh, in_ledger: 60_000, due: '2025-04-20', paid: '2025-04-30' },
    { interest: 197 },
  ],
  [
    'rule 88B(2): left out of a return',
    { ...late, kind: 'short-paid', igst: 50_000, due: '2025-01-20', paid: '2025-04-30' },
    { days: 100, interest: 2466 },
  ],
  [
    's.50(3), rule 88B(3)',
    { kind: 'wrong-credit', return: 'none', igst: 20_000, used_on: '2025-01-01', paid: '2025-03-02' },
    { days: 60, interest: 592 },
  ],
  [
    'Notification 76/2018-CT: nil return',
    { ...fee, filed: '2025-01-30', nil: true, turnover: lakh },
    { late_fee: 200 },
  ],
  [
    'Notification 19/2021-CT: nil return, 500',
    { ...fee, filed: '2025-03-01', nil: true, turnover: lakh },
    { late_fee: 500 },
  ],
  [
    'Notification 19/2021-CT: up to 1.5 crore, 2,000',
    { ...fee, filed: '2025-04-30', turnover: 1_50_00_000 },
    { late_fee: 2000 },
  ],
  [
    'Notification 19/2021-CT: up to 5 crore, 5,000',
    { ...fee, filed: '2025-06-30', turnover: 1_50_00_001 },
    { late_fee: 5000 },
  ],
  [
    'Notification 19/2021-CT: above, 10,000',
    { ...fee, filed: '2025-12-31', turnover: 6_00_00_000 },
    { late_fee: 10_000 },
  ],
  [
    'Notification 7/2023-CT: GSTR-9, 5 crore, 60 days',
    {
      ...fee,
      return: 'GSTR-9',
      return_due: '2024-12-31',
      filed: '2025-03-01',
      turnover: 5_00_00_000,
      state_turnover: 4_00_00_000,
      year: 2023,
    },
    { late_fee: 3000 },
  ],
  [
    'Notification 7/2023-CT: GSTR-9, limit of 0.04%',
    {
      ...fee,
      return: 'GSTR-9',
      return_due: '2024-12-31',
      filed: '2025-03-01',
      turnover: 6_00_00_000,
      state_turnover: 10_00_000,
      year: 2023,
    },
    { late_fee: 400 },
  ],
  [
    's.47(2): GSTR-9 above 20 crore',
    {
      ...fee,
      return: 'GSTR-9',
      return_due: '2024-12-31',
      filed: '2025-01-30',
      turnover: 30_00_00_000,
      state_turnover: 30_00_00_000,
      year: 2023,
    },
    { late_fee: 6000 },
  ],
  [
    'Notification 21/2021-CT: GSTR-4',
    { ...fee, return: 'GSTR-4', return_due: '2025-06-30', filed: '2025-08-19' },
    { late_fee: 2000 },
  ],
]);

const stay = { provided: 'own', from: '2025-04-01', to: '2026-03-31', salary: 12_00_000 };
test.each([
  [undefined, []],
  [0, []],
  [1, [-1]],
  // no more is taken off than the value of 10% of 12,00,000
  [1_20_001, [-1_20_000]],
])('the working of a house shows the rent recovered, %s, less as %j', (recovered, shown) => {
  const { lines } = of('rent-free-house').work({ ...stay, population: 41_00_000, recovered });
  expect(
    lines.filter((l) => l.text.text === 'Less: rent recovered from the employee').map((l) => l.amount),
  ).toEqual(shown);
});
worked('rent-free-house', [
  ['Notification 65/2023: above 40 lakh, 10%', { ...stay, population: 41_00_000 }, { taxable: 1_20_000 }],
  ['Notification 65/2023: 40 lakh, 7.5%', { ...stay, population: 40_00_000 }, { taxable: 90_000 }],
  ['Notification 65/2023: 15 lakh, 5%', { ...stay, population: 15_00_000 }, { taxable: 60_000 }],
  [
    'Table I(2)(b): rented for more than 10%',
    { ...stay, provided: 'leased', rent: 1_80_000 },
    { taxable: 1_20_000 },
  ],
  [
    'Table I(2)(b): rented for less',
    { ...stay, provided: 'leased', rent: 1_00_000, recovered: 24_000 },
    { taxable: 76_000 },
  ],
  [
    'column (4): furniture at 10% of cost',
    { ...stay, population: 41_00_000, furniture_cost: 2_00_000, recovered: 24_000 },
    { house: 96_000, furniture: 20_000, taxable: 1_16_000 },
  ],
  [
    'Table I(3): hotel, 24% of salary',
    { provided: 'hotel', from: '2025-04-01', to: '2025-04-30', salary: lakh, charges: 60_000 },
    { taxable: 24_000 },
  ],
  [
    'Table I(3): 15 days on a transfer',
    {
      provided: 'hotel',
      from: '2025-04-01',
      to: '2025-04-15',
      salary: 50_000,
      charges: 60_000,
      transfer: true,
    },
    { taxable: 0 },
  ],
  // 15% of 5,00,000 to August, 10% of 7,00,000 from September
  [
    'FY 2023-24, by the rule of each day',
    { ...stay, from: '2023-04-01', to: '2024-03-31', population: 50_00_000, population_2001: 50_00_000 },
    { taxable: 1_45_000 },
  ],
  // 1,00,000 x 376 / 348
  [
    'second proviso: value of 2023-24 by the index',
    { ...stay, salary: 15_00_000, population: 50_00_000, first_value: lakh, first_year: 2023 },
    { taxable: 1_08_046 },
  ],
  // Notification 85/2026: 1,00,000 x 384 / 376
  [
    'second proviso: value of 2025-26 by the index of 2026-27',
    {
      ...stay,
      from: '2026-04-01',
      to: '2027-03-31',
      salary: 15_00_000,
      population: 50_00_000,
      first_value: lakh,
      first_year: 2025,
    },
    { taxable: 1_02_128 },
  ],
  [
    'Table I(1): Government house',
    { provided: 'government', from: '2025-04-01', to: '2026-03-31', licence_fee: 60_000, recovered: 24_000 },
    { taxable: 36_000 },
  ],
]);

const car = { owner: 'employer', use: 'both', size: 'large', months: 12 };
worked(
  'perquisites',
  (
    [
      [
        'Table II(1)(c)(i): above 1.6 litres with driver',
        { cars: [{ ...car, paid_by: 'employer', driver: true }] },
        { cars: 39_600, taxable: 39_600 },
      ],
      [
        'Table II(1)(c)(ii): up to 1.6 litres, employee pays',
        { cars: [{ ...car, size: 'small', paid_by: 'employee', driver: true }] },
        { cars: 18_000 },
      ],
      [
        'Table II(1)(b): private use, wear at 10%',
        { cars: [{ ...car, use: 'private', running_cost: 1_20_000, price: 10_00_000, recovered: 20_000 }] },
        { cars: 2_00_000 },
      ],
      [
        'Table II(2)(ii): own car',
        { cars: [{ ...car, owner: 'employee', size: 'small', driver: true, running_cost: 90_000 }] },
        { cars: 57_600 },
      ],
      // (5,00,000 x 6 + 4,00,000 x 6) x 10% / 12 less 20,000
      [
        'rule 3(7)(i): loan',
        {
          loans: [
            {
              original: 6_00_000,
              rate: 10,
              balances: [
                { balance: 5_00_000, months: 6 },
                { balance: 4_00_000, months: 6 },
              ],
              interest_paid: 20_000,
            },
          ],
        },
        { loans: 25_000 },
      ],
      [
        'rule 3(7)(i) proviso: 20,000',
        { loans: [{ original: 20_000, rate: 10, balances: [{ balance: 20_000, months: 12 }] }] },
        { loans: 0 },
      ],
      ['rule 3(7)(iv), Circular 15/2001: gifts', { gifts: 7000 }, { gifts: 2000 }],
      // 1,00,000 halved twice; 8,00,000 x 0.8 x 0.8 x 0.8; 50,000 less two tenths
      [
        'rule 3(7)(viii): assets sold',
        {
          assets_sold: [
            { kind: 'computer', cost: lakh, years: 2, paid: 10_000 },
            { kind: 'car', cost: 8_00_000, years: 3, paid: 2_00_000 },
            { kind: 'other', cost: 50_000, years: 2, paid: 5000 },
          ],
        },
        { assets_sold: 15_000 + 2_09_600 + 35_000 },
      ],
      [
        'rule 3(5): school of the employer',
        {
          education: [
            { monthly_cost: 1000, months: 12, own_school: true, child: true },
            { monthly_cost: 1500, months: 12, own_school: true, child: true },
          ],
        },
        { education: 18_000 },
      ],
      ['rule 3(7)(iii): meals', { meals: { count: 200, cost: 16_000 } }, { meals: 6000 }],
      [
        's.17(2)(vi), (vii)',
        { shares: [{ count: 100, value: 500, paid: 200 }], funds: 9_00_000 },
        { shares: 30_000, funds: 1_50_000, taxable: 1_80_000 },
      ],
      [
        'rule 3(7)(vii): furniture used, laptop free',
        {
          assets_used: [
            { cost: 60_000, months: 6 },
            { computer: true, cost: 80_000, months: 12 },
          ],
        },
        { assets_used: 3000 },
      ],
    ] as const
  ).map(([source, facts, result]) => [source, { assessment_year: '2026-27', ...facts }, result]),
);

// Amounts of the Income-tax Rules, 2026: 12 x (7,000 + 3,000); 12 x 2,000; 300 meals less 200 each; 20,000 less 15,000
worked('perquisites', [
  [
    'rule 15 of the Income-tax Rules, 2026',
    {
      assessment_year: '2027-28',
      cars: [
        { ...car, paid_by: 'employer', driver: true },
        { ...car, size: 'small', paid_by: 'employee' },
      ],
      meals: { count: 300, cost: 75_000 },
      gifts: 20_000,
      loans: [{ original: 2_00_000, rate: 10, balances: [{ balance: 2_00_000, months: 12 }] }],
    },
    { cars: 1_44_000, meals: 15_000, gifts: 5000, loans: 0, taxable: 1_64_000 },
  ],
]);

test.each([
  ['interest-234', { ...year, tax: 1000, later_june: 2000, filed_on: '2026-07-31' }, 'later_june'],
  [
    'interest-234',
    { ...year, tax: 1000, filed_on: '2026-07-31', payments: [{ on: '2026-08-01', amount: 1 }] },
    'payments.0.on',
  ],
  [
    'tds-interest',
    { ...paid, deductible_on: '2026-04-10', deducted_on: '2026-04-10', deposited_on: '2026-05-10' },
    'form',
  ],
  [
    'tds-interest',
    { ...paid, deductible_on: '2025-04-10', deducted_on: '2025-04-09', deposited_on: '2025-05-10' },
    'deducted_on',
  ],
  ['gst-interest', { ...late, igst: 1, in_ledger: 2, due: '2025-04-20', paid: '2025-04-30' }, 'in_ledger'],
  ['rent-free-house', { ...stay, to: '2026-04-01', population: 1 }, 'to'],
])('%s names the wrong fact', (name, facts, path) => {
  expect(checkComplete(of(name).model, facts as FormValues).map((issue) => issue.path)).toEqual([path]);
});
