import { describe, expect, test } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { TaxInput } from '../model/types.ts';
import * as allTesting from '../testing.ts';

const { taxed } = kept(allTesting);

/** Interest of 20 lakh in the new regime of AY 2026-27: tax 2,00,000 and cess 8,000. */
const base: Partial<TaxInput> = { otherSources: { otherInterest: 20_00_000 } };

const on = (overrides: Partial<TaxInput>) => taxed({ ...base, ...overrides });

describe('234A (ss.234A, rule 119A)', () => {
  test.each([
    ['2026-07-31', 0],
    ['2026-08-01', 2_080],
    ['2026-08-31', 2_080],
    ['2026-09-01', 4_160],
    ['2026-11-20', 8_320],
  ])('nothing paid, filed %s: %i', (filedOn, expected) => {
    expect(on({ filing: { filedOn } }).interest.s234A).toBe(expected);
  });

  test('tax paid by the due date does not bear it, later tax does', () => {
    const filing = { filedOn: '2026-10-20' };
    const before = on({ filing, taxesPaid: { payments: [{ date: '2026-07-31', amount: 2_08_000 }] } });
    expect(before.interest.s234A).toBe(0);
    const after = on({ filing, taxesPaid: { payments: [{ date: '2026-08-01', amount: 2_08_000 }] } });
    expect(after.interest.s234A).toBe(6_240);
  });

  test('the base loses the part of a hundred', () => {
    expect(on({ filing: { filedOn: '2026-08-10' }, taxesPaid: { tds: 1_00_050 } }).interest.s234A).toBe(
      1_079,
    );
  });

  test('AY 2025-26 counts from its extended date (Circulars 6 and 12 of 2025)', () => {
    const at = (filedOn: string) =>
      on({ assessmentYear: '2025-26', filing: { filedOn } }).interest.detail.a?.months ?? 0;
    expect(at('2025-09-16')).toBe(0);
    expect(at('2025-10-16')).toBe(1);
    expect(at('2025-10-17')).toBe(2);
  });
});

describe('234B', () => {
  test.each([
    // advance tax, filed on, interest
    [0, '2026-07-31', 8_320], // 2,08,000 for April to July
    [0, '2026-04-10', 2_080],
    [1_00_000, '2026-07-15', 4_320],
    [1_00_050, '2026-04-20', 1_079], // base 1,07,900
    [1_87_200, '2026-07-31', 0], // exactly 90%
    [1_87_199, '2026-07-31', 832],
  ])('advance tax %i by March, filed %s: %i', (amount, filedOn, expected) => {
    const taxesPaid = { payments: [{ date: '2026-03-10', amount }] };
    expect(on({ filing: { filedOn }, taxesPaid }).interest.s234B).toBe(expected);
  });

  test('below 10,000 after TDS there is none (s.208)', () => {
    const filing = { filedOn: '2026-07-31' };
    expect(on({ filing, taxesPaid: { tds: 1_98_001 } }).interest).toMatchObject({ s234B: 0, s234C: 0 });
    expect(on({ filing, taxesPaid: { tds: 1_98_000 } }).interest.s234B).toBe(400);
  });

  test('a self-assessment payment meets interest first, then principal (s.140A(1); the utility’s month loop)', () => {
    // 234C of the year 10,504. April: 2,080; pending 12,584. May: 2,080; pending 14,664; 1,00,000 paid: principal 1,22,664.
    // June 1,226, July 1,226 on 1,22,600
    const result = on({
      filing: { filedOn: '2026-07-20' },
      taxesPaid: { payments: [{ date: '2026-05-10', amount: 1_00_000 }] },
    });
    expect(result.interest.s234C).toBe(10_504);
    expect(result.interest.detail.b).toEqual([
      { month: '2026-04', principal: 2_08_000, interest: 2_080, paid: 0 },
      { month: '2026-05', principal: 2_08_000, interest: 2_080, paid: 1_00_000 },
      { month: '2026-06', principal: 1_22_664, interest: 1_226, paid: 0 },
      { month: '2026-07', principal: 1_22_664, interest: 1_226, paid: 0 },
    ]);
    expect(result.interest.s234B).toBe(6_612);
  });

  test('the fee for a late return joins the interest in the month of the due date', () => {
    const paid = (date: string) =>
      on({ filing: { filedOn: '2026-09-10' }, taxesPaid: { payments: [{ date, amount: 1_00_000 }] } })
        .interest.detail.b;
    // a payment in June meets three months of 2,080 and 234C 10,504; one in July four months and the fee of 5,000 as well
    expect(paid('2026-06-10')?.[4]).toMatchObject({ month: '2026-08', principal: 1_24_744 });
    expect(paid('2026-07-10')?.[4]).toMatchObject({ month: '2026-08', principal: 1_31_824 });
    // August: five months of 2,080 and 234C 10,504 and fee 5,000 are 25,904; principal falls by 74,096
    expect(paid('2026-08-10')?.[5]).toMatchObject({ month: '2026-09', principal: 1_33_904 });
  });

  test('seniors without business owe none (s.207(2)); with business they do', () => {
    const assessee = { type: 'individual', dateOfBirth: '1960-01-01' } as const;
    expect(on({ assessee }).interest).toMatchObject({ s234B: 0, s234C: 0 });
    const withBusiness = on({
      assessee,
      otherSources: {},
      business: { futuresAndOptions: 20_00_000 },
      filing: { filedOn: '2026-07-15' },
    });
    expect(withBusiness.interest).toMatchObject({ s234B: 8_320, s234C: 10_504 });
    const abroad = { ...assessee, residency: 'non-resident' } as const;
    expect(on({ assessee: abroad, filing: { filedOn: '2026-07-15' } }).interest.s234B).toBe(8_320);
  });

  test('a payment before the previous year counts for nothing', () => {
    const result = on({ taxesPaid: { payments: [{ date: '2024-06-15', amount: 2_08_000 }] } });
    expect(result.interest.s234B).toBeGreaterThan(0);
    expect(result.taxesPaid.total).toBe(0);
  });
});

describe('234C (FAQ on s.207)', () => {
  const paying = (...payments: [string, number][]) =>
    on({ taxesPaid: { payments: payments.map(([date, amount]) => ({ date, amount })) } }).interest.s234C;

  test('nothing all year: 15, 45, 75% for three months, 100% for one', () => {
    // 31,200, 93,600, 1,56,000 at 3%, 2,08,000 at 1%
    expect(paying()).toBe(936 + 2_808 + 4_680 + 2_080);
  });

  test.each([
    // 12% (24,960) and 36% (74,880) are enough, rounded down to a hundred by the utility
    [
      [
        ['2025-06-15', 24_900],
        ['2025-09-15', 49_900],
        ['2025-12-15', 81_200],
        ['2026-03-15', 52_000],
      ],
      0,
    ],
    [
      [
        ['2025-06-15', 24_899],
        ['2025-09-15', 68_701],
        ['2025-12-15', 62_400],
        ['2026-03-15', 52_000],
      ],
      189,
    ], // 6,301 → 6,300
    [
      [
        ['2025-06-16', 31_200],
        ['2025-09-15', 62_400],
        ['2025-12-15', 62_400],
        ['2026-03-15', 52_000],
      ],
      936,
    ],
    [
      [
        ['2025-06-15', 31_200],
        ['2025-09-15', 62_400],
        ['2025-12-15', 62_400],
        ['2026-03-16', 52_000],
      ],
      520,
    ],
    [[['2025-06-15', 2_08_000]], 0],
  ] as [[string, number][], number][])('%o: %i', (payments, expected) => {
    expect(paying(...payments)).toBe(expected);
  });

  test('44AD and 44ADA pay everything by 15 March (s.211(1)(b))', () => {
    const given: Partial<TaxInput> = {
      otherSources: {},
      business: { presumptive44ADA: [{ bank: 40_00_000, cash: 0 }] },
    };
    expect(taxed(given).interest.s234C).toBe(2_080);
    const paid = taxed({ ...given, taxesPaid: { payments: [{ date: '2026-03-15', amount: 2_08_000 }] } });
    expect(paid.interest).toMatchObject({ s234B: 0, s234C: 0 });
  });

  test('44AE keeps the quarters', () => {
    const vehicles = Array.from({ length: 10 }, () => ({ weightKg: 16_000, months: 12, declared: 2_00_000 }));
    const result = taxed({
      business: { presumptive44AE: vehicles },
      taxesPaid: { payments: [{ date: '2026-03-15', amount: 2_08_000 }] },
    });
    expect(result.interest.s234C).toBe(8_424);
  });

  test('a gain of January does not shorten earlier instalments (first proviso)', () => {
    // 20L interest and a 112A gain of 13,25,000 in January: tax 2,00,000 + 1,50,000, with cess 3,64,000
    const given: Partial<TaxInput> = {
      ...base,
      capitalGains: {
        totals: [{ bucket: '112A-12.5', gain: 13_25_000, byInstalment: [0, 0, 0, 13_25_000, 0] }],
      },
    };
    const payments = [
      { date: '2025-06-10', amount: 31_200 },
      { date: '2025-09-10', amount: 62_400 },
      { date: '2025-12-10', amount: 62_400 },
      { date: '2026-03-10', amount: 2_08_000 },
    ];
    expect(taxed({ ...given, taxesPaid: { payments } }).interest).toMatchObject({ s234B: 0, s234C: 0 });
    // March unpaid: only the March instalment is short, by 2,08,000
    expect(taxed({ ...given, taxesPaid: { payments: payments.slice(0, 3) } }).interest.s234C).toBe(2_080);
  });

  test('what losses leave of a gain is shown by instalment, the earliest gains meeting them (Schedule CG, table F)', () => {
    const { capitalGains } = taxed({
      ...base,
      capitalGains: {
        totals: [
          { bucket: '111A-20', gain: 6_00_000, byInstalment: [1_00_000, 2_00_000, 0, 2_00_000, 1_00_000] },
          { bucket: 'stcg-slab', gain: -2_50_000 },
          { bucket: '112-12.5', gain: 50_000 },
        ],
      },
      switches: { lossOrder: 'form-order' },
    });
    expect(capitalGains.byInstalment).toEqual([
      { bucket: '111A-20', amounts: [0, 50_000, 0, 2_00_000, 1_00_000] },
      { bucket: '112-12.5', amounts: [50_000, 0, 0, 0, 0] },
    ]);
  });

  test('a loss of a later quarter shortens that quarter', () => {
    const { capitalGains } = taxed({
      ...base,
      capitalGains: {
        totals: [{ bucket: '111A-20', gain: 1_00_000, byInstalment: [0, 3_00_000, 0, -2_00_000, 0] }],
      },
    });
    expect(capitalGains.byInstalment).toEqual([{ bucket: '111A-20', amounts: [0, 1_00_000, 0, 0, 0] }]);
  });

  test('a late sale of land takes its indexed credit with it', () => {
    const land = {
      asset: 'land-building',
      acquiredOn: '2010-05-01',
      saleValue: 50_00_000,
      cost: 20_00_000,
    } as const;
    const gold = {
      asset: 'jewellery',
      acquiredOn: '2020-01-01',
      soldOn: '2025-05-01',
      saleValue: 8_00_000,
      cost: 0,
    } as const;
    const at = (soldOn: string) =>
      taxed({ ...base, capitalGains: { rows: [{ ...land, soldOn }, gold] } }).interest.detail.c?.[0]
        ?.required;
    // income 58 lakh, so 10% surcharge: 15% of (2,00,000 + 1,00,000) × 1.1 × 1.04
    expect(at('2026-01-10')).toBe(51_480);
    // with the land of May 3,99,401, surcharge 39,940, cess 17,574
    expect(at('2025-05-10')).toBe(68_537);
  });

  test('income of 16 to 31 March is due by the 31st', () => {
    const given: Partial<TaxInput> = {
      ...base,
      capitalGains: {
        rows: [
          {
            asset: 'listed-equity',
            acquiredOn: '2020-01-01',
            soldOn: '2026-03-20',
            saleValue: 13_25_000,
            cost: 0,
          },
        ],
      },
    };
    const payments = [
      { date: '2025-06-10', amount: 31_200 },
      { date: '2025-09-10', amount: 62_400 },
      { date: '2025-12-10', amount: 62_400 },
      { date: '2026-03-10', amount: 52_000 },
    ];
    expect(taxed({ ...given, taxesPaid: { payments } }).interest.s234C).toBe(1_560); // 1,56,000 for a month
    const paid = [...payments, { date: '2026-03-31', amount: 1_56_000 }];
    expect(taxed({ ...given, taxesPaid: { payments: paid } }).interest.s234C).toBe(0);
  });

  test('a dividend counts from its own quarter', () => {
    const given: Partial<TaxInput> = {
      otherSources: {
        otherInterest: 20_00_000,
        dividends: { amount: 1_00_000, byInstalment: [0, 0, 0, 1_00_000, 0] },
      },
    };
    // tax on the dividend 25% = 25,000, with cess 26,000: due by March only
    expect(taxed(given).interest.s234C).toBe(936 + 2_808 + 4_680 + 2_340);
    const flat = taxed({ otherSources: { otherInterest: 21_00_000 } });
    // 2,34,000: 35,100, 1,05,300, 1,75,500 and 2,34,000
    expect(flat.interest.s234C).toBe(1_053 + 3_159 + 5_265 + 2_340);
  });

  test('a business begun this year is not asked for earlier instalments', () => {
    const result = taxed({ business: { futuresAndOptions: 20_00_000, firstYear: true } });
    expect(result.interest.s234C).toBe(2_080); // by 31 March only
  });

  test('winnings and virtual assets too', () => {
    const result = taxed({
      otherSources: {
        otherInterest: 20_00_000,
        special: [{ code: '115BB', amount: 1_00_000, byInstalment: [0, 0, 1_00_000, 0, 0] }],
      },
      capitalGains: { virtualAssets: [{ saleValue: 1_00_000, cost: 0, soldOn: '2026-03-10' }] },
    });
    // first two on 2,08,000; third on 2,39,200 (1,79,400); last on 2,70,400
    expect(result.interest.s234C).toBe(936 + 2_808 + 5_382 + 2_704);
  });
});

describe('rows of the same special income keep their own dates', () => {
  test('a lottery won in April and one in March', () => {
    const result = taxed({
      otherSources: {
        otherInterest: 20_00_000,
        special: [
          { code: '115BB', amount: 1_00_000, byInstalment: [1_00_000, 0, 0, 0, 0] },
          { code: '115BB', amount: 1_00_000, byInstalment: [0, 0, 0, 1_00_000, 0] },
        ],
      },
    });
    // 2,39,200 for the first three (35,880, 1,07,640, 1,79,400), 2,70,400 for the last
    expect(result.interest.s234C).toBe(1_074 + 3_228 + 5_382 + 2_704);
  });
});

describe('fees', () => {
  test.each([
    [20_00_000, '2026-07-31', undefined, 0],
    [20_00_000, '2026-08-01', undefined, 5_000],
    [5_00_000, '2026-08-01', undefined, 1_000], // ITR-1 rules on 234F
    [5_00_010, '2026-08-01', undefined, 5_000],
    [4_00_000, '2026-08-01', undefined, 0], // not above the exemption limit
    [4_00_000, '2026-08-01', { mustFile: true }, 1_000],
    [20_00_000, '2026-11-01', { section: '148' }, 0],
    [20_00_000, '2026-11-01', { section: '119(2)(b)' }, 0],
    [20_00_000, '2026-11-01', { section: '142(1)' }, 5_000],
    [20_00_000, '2026-11-01', { section: '139(5)', originalFiledOn: '2026-07-20' }, 0],
    [20_00_000, '2026-11-01', { section: '139(5)', originalFiledOn: '2026-08-20' }, 5_000],
  ] as const)('234F: income %i, filed %s, %o: %i', (income, filedOn, filing, fee) => {
    const result = taxed({ otherSources: { otherInterest: income }, filing: { filedOn, ...filing } });
    expect(result.fees.s234F).toBe(fee);
  });

  test('234F looks at income before the exemption of a gain (sixth proviso to s.139(1))', () => {
    const result = taxed({
      capitalGains: {
        rows: [
          {
            asset: 'residential-house',
            acquiredOn: '2015-01-01',
            soldOn: '2025-06-01',
            saleValue: 90_00_000,
            cost: 20_00_000,
            exemptions: [{ section: '54', invested: 80_00_000 }],
          },
        ],
      },
      filing: { filedOn: '2026-10-01' },
    });
    expect(result).toMatchObject({ totalIncome: 0, fees: { s234F: 1_000 } });
  });

  test.each([
    ['2026-27', '2026-12-31', '139(5)', 20_00_000, 0],
    ['2026-27', '2027-01-01', '139(5)', 20_00_000, 5_000], // s.234-I; ITR-1 rules 324, 328
    ['2026-27', '2027-01-01', '139(5)', 5_00_000, 1_000],
    ['2026-27', '2027-01-01', '139(4)', 20_00_000, 0],
    ['2025-26', '2026-01-10', '139(5)', 20_00_000, 0], // from AY 2026-27 only
  ] as const)(
    '234-I: AY %s, filed %s u/s %s, income %i: %i',
    (assessmentYear, filedOn, section, income, fee) => {
      const result = taxed({
        assessmentYear,
        otherSources: { otherInterest: income },
        filing: { filedOn, section, originalFiledOn: '2025-07-01' },
      });
      expect(result.fees.s234I).toBe(fee);
    },
  );

  test.each([
    // tax 2,08,000, interest to the day; 25, 50, 60, 70% by year (s.140B(3))
    ['2028-03-31', 0.25],
    ['2028-04-01', 0.5],
    ['2029-04-01', 0.6],
    ['2031-03-31', 0.7],
  ])('an updated return of %s bears additional tax', (filedOn, share) => {
    const result = on({ filing: { filedOn, section: '139(8A)' } });
    const { s234A, s234B, s234C } = result.interest;
    expect(result.additionalTax).toBe(Math.round((2_08_000 + s234A + s234B + s234C) * share));
  });
});

test('an updated return bears additional tax only on what the earlier return left unpaid (s.140B(2))', () => {
  const payments = [
    { date: '2026-07-20', amount: 1_00_000 },
    { date: '2028-03-30', amount: 2_00_000 },
  ];
  const result = on({
    filing: { filedOn: '2028-03-31', section: '139(8A)', originalFiledOn: '2026-07-25' },
    taxesPaid: { payments },
  });
  const { s234A, s234B, s234C } = result.interest;
  expect(result.additionalTax).toBe(Math.round((1_08_000 + s234A + s234B + s234C) * 0.25));
});

describe('due dates', () => {
  test.each([
    ['2026-27', {}, '2026-07-31'],
    ['2026-27', { business: { futuresAndOptions: 1 } }, '2026-08-31'], // s.139(1) Explanation 2(c)
    ['2026-27', { assessee: { type: 'domestic-company' } }, '2026-10-31'],
    ['2026-27', { filing: { dueDateClass: 'transfer-pricing' } }, '2026-11-30'],
    ['2025-26', {}, '2025-09-16'],
    ['2025-26', { filing: { dueDateClass: 'audit' } }, '2025-12-10'],
    ['2024-25', {}, '2024-07-31'],
    ['2024-25', { filing: { dueDateClass: 'audit' } }, '2024-11-15'],
  ] as const)('AY %s %o: late from the day after %s', (assessmentYear, given, due) => {
    const at = (filedOn: string) =>
      taxed({
        assessmentYear,
        otherSources: { otherInterest: 20_00_000 },
        ...(given as Partial<TaxInput>),
        filing: { ...(given as Partial<TaxInput>).filing, filedOn },
      }).fees.s234F;
    expect(at(due)).toBe(0);
    const [y, m, d] = due.split('-').map(Number) as [number, number, number];
    expect(at(new Date(Date.UTC(y, m - 1, d + 1)).toISOString().slice(0, 10))).toBe(5_000);
  });
});
