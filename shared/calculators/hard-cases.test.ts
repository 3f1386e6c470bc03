import { describe, expect, it } from 'vitest';
import { advancePlan } from '../advance-tax/plan.ts';
import type { FormValues } from '../forms/paths.ts';
import type { TaxInput } from '../tax/index.ts';
import { of, worked } from './testing.ts';

// Further cases where two rules meet, worked by hand from the sections before they were run; each names its section.

/** Tax year 2026-27, new regime: 4, 8, 12, 16, 20, 24 lakh bear 5 to 25%, above 30%: 3,00,000 up to 24 lakh (s.202). */
const plan = (
  input: Partial<TaxInput>,
  tds = 0,
  payments: { date: string; amount: number }[] = [],
  on = '2027-03-31',
) =>
  advancePlan(
    { assessmentYear: '2027-28', regime: 'new', assessee: { type: 'individual' }, ...input },
    { tds, tcs: 0, payments, on },
  );
const required = (p: ReturnType<typeof plan>) => p.instalments.map((row) => row.required);
const interest = (p: ReturnType<typeof plan>) => p.instalments.map((row) => row.interest);

describe('advance tax where two rules meet', () => {
  it('1. surcharge with marginal relief: income of 50,10,000 (Finance Act, 2026)', () => {
    // 3,00,000 + 30% of 26,10,000 = 10,83,000; with 10% 11,91,300, but at most 10,80,000 + 10,000 = 10,90,000; cess 43,600
    const p = plan({ otherSources: { otherInterest: 50_10_000 } });
    expect(p.tax).toBe(11_33_600);
    expect(required(p)).toEqual([1_70_040, 5_10_120, 8_50_200, 11_33_600]);
    // 3% of 1,70,000; of 5,10,100; of 8,50,200; 1% of 11,33,600 (rule 119A)
    expect(interest(p)).toEqual([5_100, 15_303, 25_506, 11_336]);
  });

  it('2. rebate with marginal relief: 12,10,000 bears 10,000 and cess, just above the threshold (ss.156, 404)', () => {
    const p = plan({ otherSources: { otherInterest: 12_10_000 } });
    expect(p.tax).toBe(10_400);
    expect(required(p)).toEqual([1_560, 4_680, 7_800, 10_400]);
    expect(interest(p)).toEqual([45, 138, 234, 104]);
    // 12,09,000: 9,000 and cess 360 are below 10,000
    expect(plan({ otherSources: { otherInterest: 12_09_000 } })).toMatchObject({
      tax: 9_360,
      exempt: 'below_threshold',
    });
  });

  it('3. a company of 1.2 crore with surcharge of 7%, 86.67% paid: interest until its own due date (ss.424, 425)', () => {
    // 25% 30,00,000 + 2,10,000 + cess 1,28,400 = 33,38,400; TDS leaves 30,00,000. March short by 4,00,000: 4,000; April to October 7 x 4,000.
    const p = plan(
      {
        assessee: { type: 'domestic-company', turnoverWithin400Crore: true },
        business: { books: [{ label: 'Trade', netProfit: 1_20_00_000 }] },
      },
      3_38_400,
      [
        { date: '2026-06-15', amount: 4_50_000 },
        { date: '2026-09-15', amount: 9_00_000 },
        { date: '2026-12-15', amount: 9_00_000 },
        { date: '2027-03-15', amount: 3_50_000 },
      ],
    );
    expect([p.tax, p.payable]).toEqual([33_38_400, 30_00_000]);
    expect(interest(p)).toEqual([0, 0, 0, 4_000]);
    expect(p.interest.projected).toEqual({ deferment: 4_000, shortfall: 28_000, until: '2027-10-31' });
  });

  it('4. a doctor under section 58 with interest too pays once, on all of it (s.408, s.211(1)(b))', () => {
    // 35,00,000: 3,00,000 + 3,30,000 = 6,30,000, with cess 6,55,200
    const p = plan({
      business: { presumptive44ADA: [{ bank: 0, cash: 0, declared: 30_00_000 }] },
      otherSources: { otherInterest: 5_00_000 },
    });
    expect([required(p), interest(p)]).toEqual([[6_55_200], [6_552]]);
  });

  it('5. a resident of 66 with business, old regime: the exemption of 3 lakh, and all four instalments (s.403)', () => {
    // 5% of 2,00,000 + 20% of 5,00,000 = 1,10,000, cess 4,400
    const p = plan({
      regime: 'old',
      assessee: { type: 'individual', dateOfBirth: '1960-06-01' },
      business: { books: [{ label: 'Shop', netProfit: 10_00_000 }] },
    });
    expect(required(p)).toEqual([17_160, 51_480, 85_800, 1_14_400]);
  });

  it('6. self-assessment tax in May meets interest first (s.424, s.140A(1))', () => {
    // 3,00,000 unpaid. Due in May: 15,150 (s.425) + 6,000; of 1,50,000 the rest, 1,28,850, is tax; June and July 1% of 1,71,100.
    const p = plan({ otherSources: { otherInterest: 25_00_000 } }, 43_200, [
      { date: '2027-05-20', amount: 1_50_000 },
    ]);
    expect(p.interest.projected).toMatchObject({ deferment: 15_150, shortfall: 9_422 });
  });

  it('7. agricultural income lifts the rate (Finance Act, Part IV)', () => {
    // 18,00,000 bears 1,60,000; 4,00,000 + 3,00,000 bear 15,000; 1,45,000 and cess 5,800
    const p = plan({ otherSources: { otherInterest: 15_00_000 }, agriculturalIncome: 3_00_000 });
    expect(p.tax).toBe(1_50_800);
  });

  it('8. long-term gains fill the exemption that other income leaves (s.198, s.112A(2) proviso)', () => {
    // 6,25,000 - 2,00,000 left of 4,00,000 - 1,25,000 = 3,00,000 at 12.5%: 37,500; no rebate on it; cess 1,500
    const p = plan({
      otherSources: { otherInterest: 2_00_000 },
      capitalGains: { totals: [{ bucket: '112A-12.5', gain: 6_25_000 }] },
    });
    expect([p.result.totalIncome, p.tax]).toEqual([8_25_000, 39_000]);
  });

  it('9. a lottery and virtual assets bear 30% beside nothing else (s.194)', () => {
    // 30% of 3,00,000 and of 2,00,000: 1,50,000 and cess 6,000; neither exemption nor rebate
    const p = plan({
      otherSources: { special: [{ code: '115BB', amount: 3_00_000 }] },
      capitalGains: { virtualAssets: [{ saleValue: 5_00_000, cost: 3_00_000 }] },
    });
    expect(p.tax).toBe(1_56_000);
  });
});

const now = { kind: 'arrears', assessment_year: '2026-27', regime: 'new' };
worked('relief-89', [
  // 16,80,000: 1,20,000 + 16,000 = 1,36,000 x 1.04 = 1,41,440; 15,60,000: 1,14,000 x 1.04 = 1,18,560: 22,880.
  // AY 2014-15 (s.87A 2,000, cess 3%): 32,000 x 1.03 - 27,000 x 1.03 = 5,150. AY 2017-18 (s.87A 5,000): 29,870 - 18,540 = 11,330.
  // AY 2019-20 (s.87A 2,500 to 3,50,000): 7,800 - 2,080 = 5,720. 22,880 - 22,200
  [
    'rule 21A(2): arrears of three years that lose the rebate of s.87A in each',
    {
      ...now,
      total_income: 16_80_000,
      payment: 1_20_000,
      years: [
        { assessment_year: '2014-15', total_income: 4_90_000, arrears: 20_000 },
        { assessment_year: '2017-18', total_income: 4_80_000, arrears: 40_000 },
        { assessment_year: '2019-20', total_income: 3_40_000, arrears: 60_000 },
      ],
    },
    { relief: 680 },
  ],
  // 52,00,000: 11,40,000 + 10% = 12,54,000 (below 10,80,000 + 2,00,000), cess 13,04,160; 48,00,000: 10,60,800: 2,43,360. 31.2% of 4,00,000 = 1,24,800
  [
    'rule 21A(2): the arrears bring surcharge in the year of receipt',
    {
      ...now,
      total_income: 52_00_000,
      payment: 4_00_000,
      years: [{ assessment_year: '2024-25', total_income: 30_00_000, arrears: 4_00_000, regime: 'old' }],
    },
    { relief: 1_18_560 },
  ],
]);

const crore = 1_00_00_000;
const unlisted = {
  asset: 'other',
  assessee: 'individual',
  acquired_on: '2015-04-10',
  sold_on: '2025-08-31',
  house_how: 'bought',
  house_on: '2026-01-10',
};
worked('gains-exemption', [
  // net 1,48,00,000, gain 1,18,00,000; 1,18,00,000 x 1,00,00,000 / 1,48,00,000 = 79,72,972.97
  [
    's.54F(1)(b): in proportion to the net consideration, expenses off',
    { ...unlisted, sale_value: 1.5 * crore, cost: 30_00_000, expenses: 2_00_000, house_amount: crore },
    { gain: 1_18_00_000, exempt: 79_72_973, taxable: 38_27_027 },
  ],
  // 15 crore x 10 / 20
  [
    's.54F(1), proviso: ten crore of a house of twelve counts',
    { ...unlisted, sale_value: 20 * crore, cost: 5 * crore, house_amount: 12 * crore },
    { gain: 15 * crore, exempt: 7.5 * crore, taxable: 7.5 * crore },
  ],
  // six months after 31 August end on 28 February
  [
    's.54EC(1): six months from the last day of a month',
    {
      asset: 'land-building',
      assessee: 'firm',
      acquired_on: '2010-04-10',
      sold_on: '2025-08-31',
      sale_value: 60_00_000,
      cost: 20_00_000,
      bonds_amount: 40_00_000,
      bonds_on: '2026-02-28',
    },
    { gain: 40_00_000, exempt: 40_00_000, taxable: 0, bonds_by: '2026-02-28' },
  ],
]);

worked('gratuity', [
  // half of 80,000 x 22 = 8,80,000, but 20,00,000 less 15,00,000 exempt before
  [
    's.10(10)(iii), second proviso: what an earlier employer paid free of tax leaves 5 lakh',
    {
      employer: 'other',
      received: 9_00_000,
      on: '2025-12-31',
      service_years: 22,
      service_months: 8,
      monthly_salary: 80_000,
      exempt_earlier: 15_00_000,
    },
    { exempt: 5_00_000, taxable: 4_00_000 },
  ],
  // 15/26 x 91,000 x 20
  [
    's.10(10)(ii): 19 years and 7 months are 20',
    {
      employer: 'covered',
      received: 12_00_000,
      on: '2025-12-31',
      service_years: 19,
      service_months: 7,
      monthly_salary: 91_000,
    },
    { exempt: 10_50_000, taxable: 1_50_000 },
  ],
]);

worked('leave-encashment', [
  // 24 years x 30 days (40 are given) less 180 taken = 540 days = 18 months x 90,000 = 16,20,000; ten months 9,00,000
  [
    's.10(10AA)(ii): at most 30 days a year count, and ten months of salary',
    {
      employer: 'other',
      received: 20_00_000,
      on: '2025-12-31',
      average_salary: 90_000,
      service_years: 24,
      leave_a_year: 40,
      leave_taken: 180,
    },
    { exempt: 9_00_000, taxable: 11_00_000 },
  ],
]);

worked('commuted-pension', [
  // 40% is 6,00,000: in full 15,00,000, a third 5,00,000, a half 7,50,000
  [
    's.10(10A)(ii)(a): with gratuity a third of the full pension',
    { employer: 'other', received: 6_00_000, part: 40, of: 100, gratuity: true },
    { exempt: 5_00_000, taxable: 1_00_000 },
  ],
  [
    's.10(10A)(ii)(b): without gratuity a half, more than was received',
    { employer: 'other', received: 6_00_000, part: 40, of: 100 },
    { exempt: 6_00_000, taxable: 0 },
  ],
]);

worked('voluntary-retirement', [
  // the larger of 3 x 40,000 x 20 = 24,00,000 and 40,000 x 30 = 12,00,000 is the scheme’s limit; the exemption five lakh
  [
    's.10(10C), rule 2BA: five lakh',
    {
      employer: 'psu',
      received: 8_00_000,
      monthly_salary: 40_000,
      service_years: 20,
      months_left: 30,
      age: 52,
      scheme: true,
    },
    { exempt: 5_00_000, taxable: 3_00_000 },
  ],
]);

const moved = (assessment_year: string, regime = 'old') => ({
  assessment_year,
  regime,
  periods: [{ months: 12, salary: 60_000, hra: 32_000, rent: 38_000, city: 'pune' }],
});
worked('hra', [
  // Jaipur: 15,000 - 5,000 = 10,000 x 6; Mumbai: 32,000 - 6,000 = 26,000 x 6
  [
    'rule 2A: two cities, two salaries',
    {
      assessment_year: '2026-27',
      regime: 'old',
      periods: [
        { months: 6, salary: 50_000, hra: 20_000, rent: 15_000, city: 'other' },
        { months: 6, salary: 60_000, hra: 30_000, rent: 32_000, city: 'mumbai' },
      ],
    },
    { exempt: 2_16_000 },
  ],
  // 40% 24,000 a month
  ['rule 2A: Pune bears 40%', moved('2026-27'), { exempt: 2_88_000 }],
  // 50% 30,000 a month
  ['rule 279 of 2026: Pune bears 50%', moved('2027-28'), { exempt: 3_60_000 }],
]);

worked('perquisites', [
  // (2,400 + 900) x 12; 10% of 60,000 for 6 months; 96,000 less 50% twice, 14,000 paid
  [
    'rule 3(2), (7)(vii), (viii): large car with driver, an asset for half a year, a computer sold after two',
    {
      assessment_year: '2026-27',
      cars: [
        { owner: 'employer', use: 'both', size: 'large', months: 12, paid_by: 'employer', driver: true },
      ],
      assets_used: [{ cost: 60_000, months: 6 }],
      assets_sold: [{ kind: 'computer', cost: 96_000, years: 2, paid: 14_000 }],
    },
    { cars: 39_600, assets_used: 3_000, assets_sold: 10_000, taxable: 52_600 },
  ],
]);

it('names the sections of the Act that governs the day', () => {
  const sections = (name: string, facts: FormValues) =>
    of(name)
      .work(facts)
      .lines.map((one) => one.section);
  const gratuity = { employer: 'covered', received: 5_00_000, service_years: 20, monthly_salary: 30_000 };
  expect(sections('gratuity', { ...gratuity, on: '2026-03-31' })).toContain('10(10)(ii)');
  expect(sections('gratuity', { ...gratuity, on: '2026-04-01' })).toContain('19');
  expect(sections('gratuity', { ...gratuity, on: '2026-04-01' })).not.toContain('10(10)(ii)');
});
