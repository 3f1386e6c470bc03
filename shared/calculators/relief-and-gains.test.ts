import { expect, test } from 'vitest';
import { checkComplete } from '../forms/form.ts';
import type { FormValues } from '../forms/paths.ts';
import { of, worked } from './testing.ts';

// Taxes by hand. AY 2026-27 new: 20,00,000 bears 2,00,000 and cess 2,08,000; 16,00,000 1,24,800; 24,00,000 3,12,000 (13%); above, 31.2%.
// Old: 10,00,000 1,17,000; 8,00,000 75,400; 6,00,000 33,800; 5,00,000 and less nil by s.87A.
const now = { assessment_year: '2026-27', regime: 'new' };
const arrears = {
  ...now,
  total_income: 20_00_000,
  payment: 4_00_000,
  years: [
    { assessment_year: '2023-24', total_income: 3_00_000, arrears: 2_00_000 },
    { assessment_year: '2024-25', total_income: 6_00_000, arrears: 2_00_000, regime: 'old' },
  ],
};
const lump = {
  ...now,
  total_income: 24_00_000,
  payment: 6_00_000,
  years: [
    { assessment_year: '2025-26', total_income: 8_00_000, regime: 'old' },
    { assessment_year: '2024-25', total_income: 6_00_000, regime: 'old' },
    { assessment_year: '2023-24', total_income: 3_00_000 },
  ],
};
const high = { ...now, kind: 'arrears', total_income: 40_00_000, payment: 2_50_000 };
// Rule 21A(3): five years of service; rule 21A(4): three of service and three of the term left.
test.each([
  [
    { kind: 'gratuity', service_years: 4 },
    'Relief needs at least five years of past services (rule 21A(3)).',
  ],
  [{ kind: 'gratuity', service_years: 5 }, undefined],
  [
    { kind: 'compensation', service_years: 2, unexpired_years: 3 },
    'Relief needs three years of continuous service and three years of the term left (rule 21A(4)).',
  ],
  [
    { kind: 'compensation', service_years: 3, unexpired_years: 2 },
    'Relief needs three years of continuous service and three years of the term left (rule 21A(4)).',
  ],
  [{ kind: 'compensation', service_years: 3, unexpired_years: 3 }, undefined],
])('relief of %j: %s', (facts, warning) => {
  const years = facts.kind === 'gratuity' ? lump.years.slice(0, 2) : lump.years;
  const { warnings } = of('relief-89').work({ ...lump, ...facts, years });
  expect(warnings.find((w) => w.text.startsWith('Relief needs'))?.text).toBe(warning);
});

worked('relief-89', [
  // 2,08,000 - 1,24,800 = 83,200 less nil and 75,400 - 33,800 = 41,600
  ['rule 21A(2): arrears of two years', { kind: 'arrears', ...arrears }, { relief: 41_600 }],
  [
    's.89, family pension in arrears, by rule 21A(2)',
    { kind: 'family-pension', ...arrears },
    { relief: 41_600 },
  ],
  // 13% of 6,00,000 = 78,000; rates 11.7, 9.425 and 0%, mean 7.041667%: 42,250
  [
    'rule 21A(3)(a): gratuity for 15 years or more',
    { kind: 'gratuity', service_years: 15, ...lump },
    { relief: 35_750 },
  ],
  // 11,00,000: 1,48,200; 9,00,000: 96,200; mean 12.080808%: 72,484.85
  [
    'rule 21A(3)(b): gratuity for five to fifteen years',
    { kind: 'gratuity', service_years: 14, ...lump, years: lump.years.slice(0, 2) },
    { relief: 5515 },
  ],
  [
    'rule 21A(3): gratuity for four years',
    { kind: 'gratuity', service_years: 4, ...lump, years: lump.years.slice(0, 2) },
    { relief: 0 },
  ],
  [
    'rule 21A(4): compensation',
    { kind: 'compensation', service_years: 5, unexpired_years: 4, ...lump },
    { relief: 35_750 },
  ],
  [
    'rule 21A(4): two years of the term left',
    { kind: 'compensation', service_years: 5, unexpired_years: 2, ...lump },
    { relief: 0 },
  ],
  ['rule 21A(5): commuted pension', { kind: 'commuted-pension', ...lump }, { relief: 35_750 }],
  // 31.2% of 2,50,000 = 78,000. s.115BAC(1) of AY 2022-23: 12,50,000 bears 1,30,000, 10,00,000 78,000
  [
    'rule 21A(2) with s.115BAC(1) of AY 2022-23',
    {
      ...high,
      years: [{ assessment_year: '2022-23', total_income: 10_00_000, arrears: 2_50_000, regime: 'new' }],
    },
    { relief: 26_000 },
  ],
  // 1,95,000 - 1,17,000 = 78,000
  [
    'the same year in the regular regime: no relief',
    { ...high, years: [{ assessment_year: '2022-23', total_income: 10_00_000, arrears: 2_50_000 }] },
    { relief: 0 },
  ],
  [
    'a year before AY 2013-14, its taxes typed',
    {
      ...high,
      years: [
        {
          assessment_year: '2010-11',
          total_income: 2_00_000,
          arrears: 2_50_000,
          tax_without: 1000,
          tax_with: 21_000,
        },
      ],
    },
    { relief: 58_000 },
  ],
]);

const sale = {
  asset: 'residential-house',
  assessee: 'individual',
  acquired_on: '2015-04-10',
  sold_on: '2025-06-10',
  sale_value: 1_00_00_000,
  cost: 40_00_000,
};
const shares = { ...sale, asset: 'other', sale_value: 80_00_000, cost: 20_00_000 };
const crore = 1_00_00_000;
worked('gains-exemption', [
  [
    's.54(1): a house for 45 lakh',
    { ...sale, house_amount: 45_00_000, house_how: 'bought', house_on: '2026-01-10' },
    { gain: 60_00_000, exempt: 45_00_000, taxable: 15_00_000 },
  ],
  [
    's.54 and s.54EC on the last day',
    {
      ...sale,
      house_amount: 45_00_000,
      house_how: 'bought',
      house_on: '2026-01-10',
      bonds_amount: 15_00_000,
      bonds_on: '2025-12-10',
    },
    { taxable: 0, bonds_by: '2025-12-10' },
  ],
  [
    's.54EC: a day late',
    { ...sale, bonds_amount: 15_00_000, bonds_on: '2025-12-11' },
    { taxable: 60_00_000 },
  ],
  // 60,00,000 x 40,00,000 / 80,00,000
  [
    's.54F(1)(b): in proportion',
    { ...shares, house_amount: 40_00_000, house_how: 'bought', house_on: '2026-01-10' },
    { exempt: 30_00_000, taxable: 30_00_000 },
  ],
  [
    's.54F: all of the net consideration',
    { ...shares, house_amount: 80_00_000, house_how: 'bought', house_on: '2026-01-10' },
    { taxable: 0 },
  ],
  [
    's.54F proviso: two other houses',
    { ...shares, house_amount: 80_00_000, house_how: 'bought', house_on: '2026-01-10', other_houses: 2 },
    { exempt: 0 },
  ],
  [
    's.54EC proviso: 50 lakh',
    {
      ...sale,
      asset: 'land-building',
      sale_value: 1_30_00_000,
      bonds_amount: 60_00_000,
      bonds_on: '2025-08-01',
    },
    { gain: 90_00_000, exempt: 50_00_000 },
  ],
  [
    's.54(1) third proviso: ten crore',
    {
      ...sale,
      sale_value: 16 * crore,
      cost: crore,
      house_amount: 12 * crore,
      house_how: 'built',
      house_on: '2028-06-10',
    },
    { exempt: 10 * crore, taxable: 5 * crore, house_built_by: '2028-06-10' },
  ],
  [
    's.54(2): house and deposit together',
    {
      ...sale,
      house_amount: 25_00_000,
      house_how: 'bought',
      house_on: '2026-01-10',
      deposit: 20_00_000,
      deposit_on: '2026-07-31',
    },
    { exempt: 45_00_000, deposit_by: '2026-07-31' },
  ],
  [
    's.54(2): deposit after the due date',
    { ...sale, deposit: 20_00_000, deposit_on: '2026-08-01' },
    { exempt: 0 },
  ],
  [
    's.54: bought more than two years after',
    { ...sale, house_amount: 45_00_000, house_how: 'bought', house_on: '2027-06-11' },
    { exempt: 0, house_bought_by: '2027-06-10' },
  ],
  [
    's.54: not for a company',
    {
      ...sale,
      assessee: 'domestic-company',
      house_amount: 45_00_000,
      house_how: 'bought',
      house_on: '2026-01-10',
    },
    { exempt: 0 },
  ],
  // s.50C: 1,20,00,000 is more than 110% of the price
  ['s.50C: stamp duty value', { ...sale, stamp_value: 1_20_00_000 }, { gain: 80_00_000 }],
]);

const house = {
  assessment_year: '2026-27',
  use: 'self-occupied',
  purpose: 'construction',
  taken_on: '2021-07-01',
  completed_on: '2024-10-15',
};
const loan = { known: 'loan', loan: 16_00_000, rate: 10 };
worked('pre-construction-interest', [
  // 1-7-2021 to 31-3-2024: 33 months of 10% on 16,00,000
  [
    'Explanation to s.24(b): 33 months',
    { ...house, ...loan, interest_of_year: 1_60_000 },
    { pre_construction: 4_40_000, fifth: 88_000, allowed_old: 2_00_000, allowed_new: 0 },
  ],
  [
    'the same, let out',
    { ...house, ...loan, use: 'let-out', interest_of_year: 1_60_000 },
    { allowed_old: 2_48_000, allowed_new: 2_48_000 },
  ],
  [
    'typed from the certificate',
    { ...house, known: 'interest', interest_before: 2_50_000 },
    { pre_construction: 2_50_000, fifth: 50_000, allowed_old: 50_000 },
  ],
  // the day before the year of completion is the last that counts
  [
    'Explanation to s.24(b): borrowed on the last day before the year of completion',
    { ...house, taken_on: '2024-03-31', known: 'interest', interest_before: 5_000 },
    { pre_construction: 5_000, fifth: 1_000, allowed_old: 1_000 },
  ],
  [
    'borrowed in the year of completion',
    { ...house, taken_on: '2024-04-01', known: 'interest', interest_before: 5_000 },
    { pre_construction: 0, fifth: 0, allowed_old: 0 },
  ],
  [
    'first proviso: repair, 30,000',
    { ...house, purpose: 'repair', known: 'interest', interest_before: 2_50_000 },
    { allowed_old: 30_000 },
  ],
  // loan of FY 2017-18, five years from its end are over on 31-3-2023
  [
    'second proviso: completed late, 30,000',
    { ...house, taken_on: '2017-07-01', ...loan, interest_of_year: 1_60_000 },
    { allowed_old: 30_000 },
  ],
  [
    'proviso (i): loan before 1-4-1999, 30,000',
    {
      ...house,
      taken_on: '1999-03-31',
      completed_on: '2024-05-01',
      known: 'interest',
      interest_before: 5_00_000,
    },
    { allowed_old: 30_000 },
  ],
  [
    'ready in the year of the loan: nothing to spread',
    { ...house, taken_on: '2024-05-01', ...loan },
    { pre_construction: 0, fifth: 0 },
  ],
  [
    'fifth year is the last',
    {
      ...house,
      completed_on: '2021-12-01',
      taken_on: '2020-04-01',
      known: 'interest',
      interest_before: 1_00_000,
    },
    { fifth: 20_000 },
  ],
  [
    'sixth year: none',
    {
      ...house,
      completed_on: '2021-03-01',
      taken_on: '2019-04-01',
      known: 'interest',
      interest_before: 1_00_000,
    },
    { fifth: 0 },
  ],
  [
    'not ready yet',
    { ...house, completed_on: '2026-06-01', ...loan, interest_of_year: 1_60_000 },
    { fifth: 0, allowed_old: 0 },
  ],
  // repaid on 31-12-2022: 18 months
  [
    'until the loan is repaid',
    { ...house, ...loan, repaid_on: '2022-12-31' },
    { pre_construction: 2_40_000 },
  ],
]);

test.each([
  ['relief-89', { kind: 'arrears', ...arrears, payment: 5_00_000 }, 'years'],
  ['relief-89', { kind: 'commuted-pension', ...lump, years: lump.years.slice(0, 2) }, 'years'],
  [
    'relief-89',
    { ...high, years: [{ assessment_year: '2010-11', total_income: 1, arrears: 2_50_000 }] },
    'years.0.tax_with',
  ],
  [
    'relief-89',
    { ...high, years: [{ assessment_year: '2022-24', total_income: 1, arrears: 2_50_000 }] },
    'years.0.assessment_year',
  ],
  ['gains-exemption', { ...sale, sold_on: '2014-04-10' }, 'sold_on'],
  [
    'pre-construction-interest',
    { ...house, completed_on: '2020-01-01', known: 'interest', interest_before: 1 },
    'completed_on',
  ],
])('%s names the wrong fact', (name, facts, path) => {
  expect(checkComplete(of(name).model, facts as FormValues).map((issue) => issue.path)).toContain(path);
});

// 88,000 and 1,60,000 are 2,48,000: two lakh are allowed of them; 88,000 and 1,12,000 are two lakh
test.each([
  [1_60_000, true],
  [1_12_001, true],
  [1_12_000, false],
])('the limit on a self-occupied house is told with interest of %i of the year', (interest_of_year, told) => {
  const { warnings } = of('pre-construction-interest').work({
    ...house,
    ...loan,
    interest_of_year,
  } as FormValues);
  expect(warnings.some(({ text }) => text.startsWith('A self-occupied house is limited'))).toBe(told);
});
