import { expect, test } from 'vitest';
import { checkComplete } from '../forms/form.ts';
import { english } from '../forms/messages.ts';
import type { FormValues } from '../forms/paths.ts';
import { of, worked } from './testing.ts';

const ravi = { received: 15_00_000, on: '2025-06-15', service_years: 26, service_months: 8 };
worked('gratuity', [
  // 15/26 x 60,000 x 27
  [
    'ICAI, Taxation, gratuity illustration (covered)',
    { employer: 'covered', ...ravi, monthly_salary: 60_000 },
    { exempt: 9_34_615, taxable: 5_65_385 },
  ],
  // half of 66,000 (50,000 + 60% of 10,000 + 1% commission 10,000) x 26
  [
    'ICAI, Taxation, gratuity illustration (not covered)',
    { employer: 'other', ...ravi, service_months: 0, monthly_salary: 66_000 },
    { exempt: 8_58_000, taxable: 6_42_000 },
  ],
  [
    's.10(10)(i): Government, exempt in full',
    { employer: 'government', received: 30_00_000, on: '2025-06-15' },
    { exempt: 30_00_000, taxable: 0 },
  ],
  // teachoo 67354: 26,000 x 15/26 x 30 = 4,50,000 (4 months do not count)
  [
    'teachoo.com question 67354 (Mr. Ashok)',
    {
      employer: 'covered',
      received: 7_20_000,
      on: '2020-01-31',
      service_years: 30,
      service_months: 4,
      monthly_salary: 26_000,
    },
    { exempt: 4_50_000, taxable: 2_70_000 },
  ],
  // taxtmi blog 393735: 3,100 x 15/26 x 30 = 53,653.85
  [
    'taxtmi.com manual, example of X of A Ltd.',
    {
      employer: 'covered',
      received: 62_000,
      on: '2015-01-31',
      service_years: 29,
      service_months: 8,
      monthly_salary: 3100,
    },
    { exempt: 53_654, taxable: 8346 },
  ],
  // 15/26 x 2,00,000 x 35 = 40,38,461; limit 20,00,000 from 29-3-2018
  [
    's.10(10)(ii), S.O. 1420(E): limit of 20 lakh',
    {
      employer: 'covered',
      received: 25_00_000,
      on: '2018-03-29',
      service_years: 35,
      monthly_salary: 2_00_000,
    },
    { exempt: 20_00_000, taxable: 5_00_000 },
  ],
  [
    'S.O. 1420(E): 10 lakh a day before',
    {
      employer: 'covered',
      received: 25_00_000,
      on: '2018-03-28',
      service_years: 35,
      monthly_salary: 2_00_000,
    },
    { exempt: 10_00_000, taxable: 15_00_000 },
  ],
  // 20,00,000 less 12,00,000
  [
    'second proviso to s.10(10): limit less what was exempt before',
    {
      employer: 'other',
      received: 15_00_000,
      on: '2025-05-31',
      service_years: 30,
      monthly_salary: 1_00_000,
      exempt_earlier: 12_00_000,
    },
    { exempt: 8_00_000, taxable: 7_00_000 },
  ],
  // 7/26 x 26,000 x 10
  [
    'Payment of Gratuity Act s.4(2), second proviso: seasonal',
    {
      employer: 'covered',
      received: 1_00_000,
      on: '2025-05-31',
      service_years: 10,
      monthly_salary: 26_000,
      seasonal: true,
    },
    { exempt: 70_000, taxable: 30_000 },
  ],
  // six months exactly do not count: 15/26 x 26,000 x 10; a day more does
  [
    'Payment of Gratuity Act s.4(2): part in excess of six months',
    {
      employer: 'covered',
      received: 5_00_000,
      on: '2025-05-31',
      service_years: 10,
      service_months: 6,
      monthly_salary: 26_000,
    },
    { exempt: 1_50_000, taxable: 3_50_000 },
  ],
  [
    'the same with a day more',
    {
      employer: 'covered',
      received: 5_00_000,
      on: '2025-05-31',
      service_years: 10,
      service_months: 6,
      service_days: 1,
      monthly_salary: 26_000,
    },
    { exempt: 1_65_000, taxable: 3_35_000 },
  ],
]);

const leave = { employer: 'other', on: '2025-06-30' };
worked('leave-encashment', [
  // caclubindia forum 448550: 20 x 30 - 480 = 120 days = 4 months x 6,800 = 27,200
  [
    'caclubindia.com forum 448550',
    {
      ...leave,
      on: '2018-01-31',
      received: 50_000,
      average_salary: 6800,
      service_years: 20,
      leave_a_year: 30,
      leave_taken: 480,
    },
    { exempt: 27_200, taxable: 22_800 },
  ],
  // assignmentexpert 246160: 45 days x 32 = 48 months less 31 = 17 months at credit; at 30 days 32 - 31 = 1 month x 18,000
  [
    'Singhania, leave salary problem (32 years, 45 days)',
    {
      ...leave,
      on: '2021-02-20',
      received: 3_06_000,
      average_salary: 18_000,
      service_years: 32,
      leave_a_year: 45,
      leave_taken: 930,
    },
    { exempt: 18_000, taxable: 2_88_000 },
  ],
  // teachoo 9422: basic Apr-Jun 22,500 x 3, Jul-Jan 25,000 x 7 = 2,42,500 with 40% dearness allowance 3,39,500, average 33,950; 40 x 24 - 720 = 240 days unused,
  // at 30 a year 720 - 720 = nil
  [
    'teachoo.com question 9422',
    {
      ...leave,
      on: '2017-02-01',
      received: 2_80_000,
      average_salary: 33_950,
      service_years: 24,
      leave_a_year: 40,
      leave_taken: 720,
    },
    { exempt: 0, taxable: 2_80_000 },
  ],
  [
    's.10(10AA)(i): Government',
    { employer: 'government', received: 40_00_000, on: '2025-06-30' },
    { exempt: 40_00_000, taxable: 0 },
  ],
  [
    's.10(10AA): in service, taxable',
    { employer: 'government', received: 1_00_000, on: '2025-06-30', during_service: true },
    { exempt: 0, taxable: 1_00_000 },
  ],
  // 10 x 3,00,000 = 30,00,000; 360 days = 36,00,000; limit 25,00,000
  [
    'Notification 31/2023: 25 lakh from 1-4-2023',
    {
      ...leave,
      on: '2023-04-01',
      received: 30_00_000,
      average_salary: 3_00_000,
      service_years: 30,
      leave_a_year: 30,
      leave_taken: 540,
    },
    { exempt: 25_00_000, taxable: 5_00_000 },
  ],
  [
    'S.O. 588(E): 3 lakh to 31-3-2023',
    {
      ...leave,
      on: '2023-03-31',
      received: 30_00_000,
      average_salary: 3_00_000,
      service_years: 30,
      leave_a_year: 30,
      leave_taken: 540,
    },
    { exempt: 3_00_000, taxable: 27_00_000 },
  ],
  // ten months of 50,000
  [
    's.10(10AA)(ii): ten months',
    {
      ...leave,
      received: 8_00_000,
      average_salary: 50_000,
      service_years: 25,
      leave_a_year: 30,
      leave_taken: 150,
    },
    { exempt: 5_00_000, taxable: 3_00_000 },
  ],
  // 25,00,000 - 22,00,000
  [
    'second proviso: limit less what was exempt before',
    {
      ...leave,
      received: 5_00_000,
      average_salary: 1_00_000,
      service_years: 20,
      leave_a_year: 30,
      exempt_earlier: 22_00_000,
    },
    { exempt: 3_00_000, taxable: 2_00_000 },
  ],
  // 24 days x 10 years - 90 = 150 days = 5 months x 40,000
  [
    'Explanation: leave below 30 days counts as it is',
    {
      ...leave,
      received: 2_50_000,
      average_salary: 40_000,
      service_years: 10,
      leave_a_year: 24,
      leave_taken: 90,
    },
    { exempt: 2_00_000, taxable: 50_000 },
  ],
]);

worked('commuted-pension', [
  // 3,00,000 / 60% = 5,00,000; a third 1,66,667
  [
    'ICAI, Mr. Sagar, with gratuity',
    { employer: 'other', received: 3_00_000, part: 60, of: 100, gratuity: true },
    { exempt: 1_66_667, taxable: 1_33_333 },
  ],
  [
    'ICAI, Mr. Sagar, without gratuity',
    { employer: 'other', received: 3_00_000, part: 60, of: 100 },
    { exempt: 2_50_000, taxable: 50_000 },
  ],
  [
    'ICAI, Mr. Sagar, Government',
    { employer: 'government', received: 3_00_000, part: 60, of: 100 },
    { exempt: 3_00_000, taxable: 0 },
  ],
  [
    'teachoo.com question 67354 (Mr. Ashok): 4,80,000 for 60%, gratuity',
    { employer: 'other', received: 4_80_000, part: 60, of: 100, gratuity: true },
    { exempt: 2_66_667, taxable: 2_13_333 },
  ],
  [
    'askfilo.com, Mr. Rajender: 3/4 for 1,80,000, gratuity',
    { employer: 'other', received: 1_80_000, part: 3, of: 4, gratuity: true },
    { exempt: 80_000, taxable: 1_00_000 },
  ],
  // 1,70,000 x 100/60 = 2,83,333; a third 94,444, half 1,41,667
  [
    'taxtmi.com manual, X of B Ltd., with gratuity',
    { employer: 'other', received: 1_70_000, part: 60, of: 100, gratuity: true },
    { exempt: 94_444, taxable: 75_556 },
  ],
  [
    'taxtmi.com manual, X of B Ltd., without gratuity',
    { employer: 'other', received: 1_70_000, part: 60, of: 100 },
    { exempt: 1_41_667, taxable: 28_333 },
  ],
  [
    's.10(10A)(ii): a third commuted, with gratuity, all exempt',
    { employer: 'other', received: 6_00_000, part: 1, of: 3, gratuity: true },
    { exempt: 6_00_000, taxable: 0 },
  ],
  [
    's.10(10A)(iii): fund of an insurer',
    { employer: 'fund', received: 9_00_000, part: 1, of: 3 },
    { exempt: 9_00_000, taxable: 0 },
  ],
  [
    's.10(10A)(ii)(b): the whole commuted, half exempt',
    { employer: 'other', received: 12_00_000, part: 100, of: 100 },
    { exempt: 6_00_000, taxable: 6_00_000 },
  ],
]);

const vrs = { employer: 'other', monthly_salary: 25_000, service_years: 30, months_left: 72, scheme: true };
worked('voluntary-retirement', [
  // 25,000 x 3 x 30 = 22,50,000; 25,000 x 72 = 18,00,000; 5,00,000
  [
    'ICAI and taxtmi.com note 91 (30 years, 6 years left)',
    { ...vrs, received: 7_00_000 },
    { exempt: 5_00_000, taxable: 2_00_000 },
  ],
  ['s.10(10C): less than the limit', { ...vrs, received: 4_00_000 }, { exempt: 4_00_000, taxable: 0 }],
  [
    'rule 2BA(vi): three months a year',
    { ...vrs, monthly_salary: 10_000, service_years: 12, months_left: 100, received: 4_50_000 },
    { exempt: 3_60_000, taxable: 90_000 },
  ],
  [
    'rule 2BA(vi): months left',
    { ...vrs, monthly_salary: 20_000, service_years: 25, months_left: 12, received: 4_50_000 },
    { exempt: 2_40_000, taxable: 2_10_000 },
  ],
  [
    'second proviso: once only',
    { ...vrs, received: 4_00_000, exempt_earlier: true },
    { exempt: 0, taxable: 4_00_000 },
  ],
  [
    'third proviso: not with relief u/s 89',
    { ...vrs, received: 4_00_000, relief_89: true },
    { exempt: 0, taxable: 4_00_000 },
  ],
  [
    'rule 2BA(i): eight years and 38 years of age',
    { ...vrs, service_years: 8, age: 38, received: 4_00_000 },
    { exempt: 0, taxable: 4_00_000 },
  ],
  [
    'rule 2BA(i): forty years of age',
    { ...vrs, service_years: 8, age: 40, received: 4_00_000 },
    { exempt: 4_00_000, taxable: 0 },
  ],
  [
    'rule 2BA(i), proviso: public sector company',
    { ...vrs, employer: 'psu', service_years: 8, age: 38, received: 4_00_000 },
    { exempt: 4_00_000, taxable: 0 },
  ],
  [
    'retirement on the eve of superannuation',
    { ...vrs, months_left: 0, received: 1_00_000 },
    { exempt: 0, taxable: 1_00_000 },
  ],
]);

const months = (count: number, salary: number, hra: number, rent: number, city: string) => ({
  months: count,
  salary,
  hra,
  rent,
  city,
});
const old = { assessment_year: '2026-27', regime: 'old' };
worked('hra', [
  // 8,000 x 12 = 96,000; 1,20,000 - 24,000 = 96,000; 50% of 2,40,000
  [
    'rule 2A: metro, allowance and rent meet',
    { ...old, periods: [months(12, 20_000, 8000, 10_000, 'mumbai')] },
    { exempt: 96_000, taxable: 0 },
  ],
  [
    'rule 2A(c)(ii): 40% elsewhere',
    { ...old, periods: [months(12, 20_000, 10_000, 15_000, 'other')] },
    { exempt: 96_000, taxable: 24_000 },
  ],
  [
    'rule 2A(c)(i): 50% in Delhi',
    { ...old, periods: [months(12, 20_000, 12_000, 15_000, 'delhi')] },
    { exempt: 1_20_000, taxable: 24_000 },
  ],
  // 6 x (7,000 - 3,000) = 24,000; then 40% of 1,80,000 = 72,000, rent 90,000 - 18,000 = 72,000, allowance 60,000
  [
    'rule 2A by period: rent rises in October',
    {
      ...old,
      periods: [months(6, 30_000, 10_000, 7000, 'other'), months(6, 30_000, 10_000, 15_000, 'other')],
    },
    { exempt: 84_000, taxable: 36_000 },
  ],
  // Apr-Jun 3 x least(10,000; 12,000-4,000; 16,000) = 24,000; Jul-Mar 9 x least(15,000; 20,000-4,000; 20,000) = 1,35,000
  [
    'rule 2A by period: move from Pune to Mumbai',
    {
      ...old,
      periods: [months(3, 40_000, 10_000, 12_000, 'other'), months(9, 40_000, 15_000, 20_000, 'mumbai')],
    },
    { exempt: 1_59_000, taxable: 6000 },
  ],
  [
    'rent up to 10% of salary: nothing',
    { ...old, periods: [months(12, 50_000, 10_000, 5000, 'chennai')] },
    { exempt: 0, taxable: 1_20_000 },
  ],
  [
    's.115BAC(2)(i): nothing in the new regime',
    { ...old, regime: 'new', periods: [months(12, 20_000, 8000, 10_000, 'mumbai')] },
    { exempt: 0, taxable: 96_000 },
  ],
  // four months in an own house: allowance of eight months counts, that of the others is taxable elsewhere
  [
    'only months with rent',
    { ...old, periods: [months(8, 25_000, 10_000, 12_000, 'kolkata')] },
    { exempt: 76_000, taxable: 4000 },
  ],
  // least(11,000; 9,999 - 2,500 = 7,499; 10,000) x 5 = 37,495
  [
    'rupees of odd amounts',
    { ...old, periods: [months(5, 25_000, 11_000, 9999, 'other')] },
    { exempt: 37_495, taxable: 17_505 },
  ],
  // rule 279 from 2026-27: 12 x least(30,000; 30,000 - 5,000; 25,000); 40% of 50,000 x 12 the year before
  [
    'rule 279 of the Income-tax Rules, 2026: 50% in Bengaluru',
    { assessment_year: '2027-28', regime: 'old', periods: [months(12, 50_000, 30_000, 35_000, 'bengaluru')] },
    { exempt: 3_00_000, taxable: 60_000 },
  ],
  [
    'rule 2A: 40% in Bengaluru to 2025-26',
    { ...old, periods: [months(12, 50_000, 30_000, 35_000, 'bengaluru')] },
    { exempt: 2_40_000, taxable: 1_20_000 },
  ],
  // pay rises: 4 x least(9,000;8,000;8,000)=32,000; 8 x least(9,000;7,500;10,000)=60,000
  [
    'rule 2A by period: pay rises in August',
    { ...old, periods: [months(4, 20_000, 9000, 10_000, 'other'), months(8, 25_000, 9000, 10_000, 'other')] },
    { exempt: 92_000, taxable: 16_000 },
  ],
]);

test('a voluntary retirement names the other reading of rule 2BA(vi)', () => {
  const { warnings } = of('voluntary-retirement').work({
    ...vrs,
    monthly_salary: 20_000,
    service_years: 25,
    months_left: 12,
    received: 4_50_000,
  });
  expect(warnings.map(english)).toEqual([
    'Rule 2BA(vi) joins its two amounts with “or”. If this means the higher of the two, ₹ 4,50,000 is exempt.',
  ]);
});

test.each([
  ['hra', { ...old, periods: [months(7, 1, 1, 1, 'other'), months(6, 1, 1, 1, 'other')] }, 'periods'],
  ['commuted-pension', { employer: 'other', received: 1, part: 3, of: 2 }, 'part'],
  [
    'gratuity',
    { employer: 'covered', received: -1, on: '2025-01-01', service_years: 1, monthly_salary: 1 },
    'received',
  ],
  [
    'gratuity',
    { employer: 'covered', received: 1, on: '2025-13-01', service_years: 1, monthly_salary: 1 },
    'on',
  ],
  [
    'leave-encashment',
    { employer: 'other', received: 1, on: '2025-01-01', service_years: 1, leave_a_year: 30 },
    'average_salary',
  ],
] as const)('%s names the wrong fact', (name, facts, path) => {
  expect(checkComplete(of(name).model, facts as FormValues).map((issue) => issue.path)).toEqual([path]);
});
