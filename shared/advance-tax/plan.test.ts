import { describe, expect, test } from 'vitest';
import type { TaxInput } from '../tax/index.ts';
import { kept } from '../testing/kept.ts';
import type { AdvancePayment } from './plan.ts';
import * as allPlan from './plan.ts';

const { advancePlan, challanOf } = kept(allPlan);

/*
 * Tax year 2026-27 (AY 2027-28), new regime, an individual with interest of 25,00,000 unless another is named. By hand from s.202:
 * 5% of 4,00,000 = 20,000; 10% = 40,000; 15% = 60,000; 20% = 80,000; 25% = 1,00,000; 30% of 1,00,000 = 30,000; in all 3,30,000; cess of 4% is
 * 13,200; tax 3,43,200. With TDS of 43,200 advance tax is 3,00,000, due as 45,000, 1,35,000, 2,25,000 and 3,00,000 (s.408).
 */
const person: TaxInput = {
  assessmentYear: '2027-28',
  regime: 'new',
  assessee: { type: 'individual' },
  otherSources: { otherInterest: 25_00_000 },
};
const paid = (...rows: [string, number][]): AdvancePayment[] =>
  rows.map(([date, amount]) => ({ date, amount }));
const plan = (
  payments: AdvancePayment[] = [],
  { on = '2027-03-31', tds = 43_200, tcs = 0, input = person } = {},
) => advancePlan(input, { tds, tcs, payments, on });
const interestOf = (p: ReturnType<typeof plan>) => p.instalments.map(({ interest }) => interest);
const [jun, sep, dec, mar] = ['2026-06-15', '2026-09-15', '2026-12-15', '2027-03-15'] as const;

describe('interest for deferment (s.425, s.234C)', () => {
  test('1. nothing paid: 3% of 45,000, 1,35,000 and 2,25,000, 1% of 3,00,000', () => {
    const p = plan();
    expect([p.tax, p.payable]).toEqual([3_43_200, 3_00_000]);
    expect(p.instalments.map(({ due_by, required }) => [due_by, required])).toEqual([
      [jun, 45_000],
      [sep, 1_35_000],
      [dec, 2_25_000],
      [mar, 3_00_000],
    ]);
    expect(interestOf(p)).toEqual([1_350, 4_050, 6_750, 3_000]);
    expect(p.interest.projected).toEqual({ deferment: 15_150, shortfall: 12_000, until: '2027-07-31' });
  });

  test('2. 12% and 36% are enough in June and September', () =>
    expect(interestOf(plan(paid([jun, 36_000], [sep, 72_000], [dec, 1_17_000], [mar, 75_000])))).toEqual([
      0, 0, 0, 0,
    ]));

  test('3. a rupee below 12%: the shortfall is from 15%, 9,001 down to 9,000, at 3%', () =>
    expect(interestOf(plan(paid([jun, 35_999], [sep, 99_001], [dec, 90_000], [mar, 75_000])))).toEqual([
      270, 0, 0, 0,
    ]));

  test('4. September left out: 1,35,000 less 45,000 at 3%', () =>
    expect(interestOf(plan(paid([jun, 45_000], [dec, 1_80_000], [mar, 75_000])))).toEqual([0, 2_700, 0, 0]));

  test('5. December short by 40,000; no tolerance there', () =>
    expect(interestOf(plan(paid([jun, 45_000], [sep, 90_000], [dec, 50_000], [mar, 1_15_000])))).toEqual([
      0, 0, 1_200, 0,
    ]));

  test('6. March short by 45,000: 1% once, and 1% a month from April (85% is below 90%)', () => {
    const p = plan(paid([jun, 45_000], [sep, 90_000], [dec, 90_000], [mar, 30_000]));
    expect(interestOf(p)).toEqual([0, 0, 0, 450]);
    expect(p.interest.projected.shortfall).toBe(1_800);
  });

  test('7. 90% exactly: no interest under s.424, 1% of 30,000 under s.425', () => {
    const p = plan(paid([jun, 45_000], [sep, 90_000], [dec, 90_000], [mar, 45_000]));
    expect([p.interest.projected.deferment, p.interest.projected.shortfall]).toEqual([300, 0]);
  });

  test('8. rule 119A: 3,00,699 gives 45,104, 1,35,314, 2,25,524; interest on 45,100, 1,35,300, 2,25,500, 3,00,600', () =>
    expect(interestOf(plan([], { tds: 42_501 }))).toEqual([1_353, 4_059, 6_765, 3_006]));

  test('9. a payment a day late counts for the next instalment only', () =>
    expect(
      interestOf(plan(paid(['2026-06-16', 45_000], [sep, 90_000], [dec, 90_000], [mar, 75_000]))),
    ).toEqual([1_350, 0, 0, 0]));
});

describe('who owes none', () => {
  test('10. 9,999 is below the threshold of s.404, 10,000 is not: 45 + 135 + 225 + 100', () => {
    const below = plan([], { tds: 3_33_201 });
    expect([below.payable, below.exempt, below.instalments, below.next]).toEqual([
      9_999,
      'below_threshold',
      [],
      null,
    ]);
    const at = plan([], { tds: 3_33_200 });
    expect([at.exempt, at.interest.projected.deferment]).toEqual([null, 505]);
  });

  const senior: TaxInput = { ...person, assessee: { type: 'individual', dateOfBirth: '1960-01-01' } };
  test('11. a resident of 60 without business (s.403); with business, or not resident, pays', () => {
    expect(plan([], { input: senior })).toMatchObject({ exempt: 'senior', instalments: [], next: null });
    expect(plan([], { input: { ...senior, business: { futuresAndOptions: 1_000 } } }).exempt).toBeNull();
    const abroad: TaxInput = { ...senior, assessee: { ...senior.assessee, residency: 'non-resident' } };
    expect(plan([], { input: abroad }).exempt).toBeNull();
    const younger: TaxInput = { ...person, assessee: { type: 'individual', dateOfBirth: '1967-04-02' } };
    expect(plan([], { input: younger }).exempt).toBeNull();
  });
});

describe('presumptive income (s.58; 44AD, 44ADA)', () => {
  // 20,000 + 40,000 + 60,000 + 80,000 + 1,00,000 + 30% of 6,00,000 = 4,80,000; cess 19,200
  const doctor: TaxInput = {
    assessmentYear: '2027-28',
    regime: 'new',
    assessee: { type: 'individual' },
    business: { presumptive44ADA: [{ bank: 0, cash: 0, declared: 30_00_000 }] },
  };
  test('12. one instalment on 15 March: 1% of 4,99,200, then 5 months of it until 31 August', () => {
    const p = plan([], { input: doctor, tds: 0 });
    expect(p.single_instalment).toBe(true);
    expect(p.instalments).toEqual([
      {
        due_by: mar,
        share: 10_000,
        required: 4_99_200,
        paid: 0,
        shortfall: 4_99_200,
        interest: 4_992,
        state: 'past',
      },
    ]);
    expect(p.interest.projected).toMatchObject({ deferment: 4_992, shortfall: 24_960 });
  });
  test('13. paid by 15 March: none', () =>
    expect(plan(paid([mar, 4_99_200]), { input: doctor, tds: 0 }).interest.projected).toMatchObject({
      deferment: 0,
      shortfall: 0,
    }));
});

describe('income that cannot be foreseen (s.425(4), first proviso to s.234C(1))', () => {
  test('14. gain u/s 198 of 9,25,000 in October: 12.5% of 8,00,000 counts from December', () => {
    // 3,30,000 + 1,00,000 = 4,30,000; cess 17,200; until September 3,43,200 as without it
    const p = plan([], {
      tds: 0,
      input: {
        ...person,
        capitalGains: {
          totals: [{ bucket: '112A-12.5', gain: 9_25_000, byInstalment: [0, 0, 9_25_000, 0, 0] }],
        },
      },
    });
    expect(p.instalments.map(({ required }) => required)).toEqual([51_480, 1_54_440, 3_35_400, 4_47_200]);
    expect(interestOf(p)).toEqual([1_542, 4_632, 10_062, 4_472]);
  });

  test('15. dividend of 1,00,000 in January: 30,000 and cess count in March', () => {
    const p = plan([], {
      tds: 0,
      input: {
        ...person,
        otherSources: {
          otherInterest: 25_00_000,
          dividends: { amount: 1_00_000, byInstalment: [0, 0, 0, 1_00_000, 0] },
        },
      },
    });
    expect(p.instalments.map(({ required }) => required)).toEqual([51_480, 1_54_440, 2_57_400, 3_74_400]);
    expect(interestOf(p)).toEqual([1_542, 4_632, 7_722, 3_744]);
  });

  const winner: TaxInput = {
    ...person,
    otherSources: {
      otherInterest: 25_00_000,
      special: [{ code: '115BB', amount: 1_00_000, byInstalment: [0, 0, 0, 0, 1_00_000] }],
    },
  };
  const regular: [string, number][] = [
    [jun, 51_480],
    [sep, 1_02_960],
    [dec, 1_02_960],
    [mar, 85_800],
  ];
  test('16. lottery of 20 March: 31,200 is due by the 31st', () => {
    expect(plan(paid(...regular), { tds: 0, input: winner }).interest.projected.deferment).toBe(312);
    expect(
      plan(paid(...regular, ['2027-03-30', 31_200]), { tds: 0, input: winner }).interest.projected.deferment,
    ).toBe(0);
    expect(plan([], { tds: 0, input: winner }).instalments.at(-1)).toMatchObject({
      due_by: '2027-03-31',
      required: 3_74_400,
    });
  });
});

describe('by a day', () => {
  test.each([
    ['2026-06-01', 0, jun, 45_000],
    [jun, 0, jun, 45_000],
    ['2026-06-16', 1_350, sep, 1_35_000],
    [dec, 5_400, dec, 2_25_000],
    ['2026-12-16', 12_150, mar, 3_00_000],
  ])('17. on %s, nothing paid: interest %s, next %s %s', (on, deferment, due_by, amount) => {
    const p = plan([], { on });
    expect([p.interest.deferment, p.interest.shortfall, p.next]).toEqual([deferment, 0, { due_by, amount }]);
  });

  test('18. what was paid shortens the next instalment', () => {
    expect(plan(paid([jun, 45_000], ['2026-11-20', 50_000]), { on: '2026-11-23' }).next).toEqual({
      due_by: dec,
      amount: 1_30_000,
    });
    expect(plan(paid([jun, 3_00_000]), { on: '2026-11-23' }).next).toEqual({ due_by: dec, amount: 0 });
  });

  test('19. after the year month by month; tax paid in May first meets interest due', () => {
    // April and May 3,000 each on 3,00,000. 1,00,000 of 10 May: 15,150 + 6,000 of interest, 78,850 of tax; June 1% of 2,21,100
    const late = plan(paid(['2027-05-10', 1_00_000]), { on: '2027-06-20' });
    expect(late.interest.shortfall).toBe(8_211);
    expect(plan([], { on: '2027-04-01' }).interest.shortfall).toBe(3_000);
    expect(plan([], { on: '2027-12-31' }).interest.shortfall).toBe(27_000);
    expect(late.next).toBeNull();
  });
});

test('20. the Act of 1961: AY 2026-27 has the same instalments a year before, under ss.234B and 234C', () => {
  const before = plan([], { input: { ...person, assessmentYear: '2026-27' }, on: '2026-03-31' });
  expect(before.instalments[0]).toMatchObject({ due_by: '2025-06-15', required: 45_000, interest: 1_350 });
  expect(before.interest.sections).toEqual({ deferment: '234C', shortfall: '234B' });
  expect(plan().interest.sections).toEqual({ deferment: '425', shortfall: '424' });
});

describe('challan', () => {
  const who = { pan: 'ZZZPZ9999Z', name: 'Asha' };
  test('21. 0021 for a person, 0020 for a company: 25% of 10,00,000 and cess, 75% by December', () => {
    expect(challanOf(plan([], { on: dec }), who)).toEqual({
      form: 'ITNS 280',
      major_head: '0021',
      minor_head: '100',
      assessment_year: '2027-28',
      tax_year: '2026-27',
      ...who,
      amount: 2_25_000,
      pay_by: dec,
    });
    const company = plan([], {
      on: dec,
      tds: 0,
      input: {
        assessmentYear: '2027-28',
        regime: 'new',
        assessee: { type: 'domestic-company', turnoverWithin400Crore: true },
        business: { books: [{ label: 'Trade', netProfit: 10_00_000 }] },
      },
    });
    expect(challanOf(company, who)).toMatchObject({ major_head: '0020', amount: 1_95_000 });
    expect(challanOf(plan(paid([jun, 3_00_000]), { on: dec }), who)).toBeNull();
  });
});
