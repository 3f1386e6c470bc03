import { describe, expect, test } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { DeductionsInput } from '../inputs/deductions.ts';
import type { EmployerInput } from '../inputs/salary.ts';
import type { TaxInput } from '../model/types.ts';
import * as allTesting from '../testing.ts';

const { taxed } = kept(allTesting);

const employer: EmployerInput = { salary: 12_00_000, basicAndDa: 6_00_000, category: 'other' };

const allowed = (deductions: DeductionsInput, overrides: Partial<TaxInput> = {}): Record<string, number> => {
  const result = taxed({ regime: 'old', salary: { employers: [employer] }, deductions, ...overrides });
  return Object.fromEntries(result.deductions.map((row) => [row.section, row.allowed]));
};

const senior: Partial<TaxInput> = { assessee: { type: 'individual', dateOfBirth: '1960-01-01' } };

describe('80C family', () => {
  test('1,50,000 together (s.80CCE; ITR-1 rule A-1)', () => {
    expect(allowed({ '80C': 1_00_000, '80CCC': 40_000, '80CCD(1)': 50_000 })).toEqual({
      '80C': 1_00_000,
      '80CCC': 40_000,
      '80CCD(1)': 10_000,
    });
  });

  test('80CCD(1) of an employee within a tenth of salary (rule A-3)', () => {
    expect(allowed({ '80CCD(1)': 90_000 })).toEqual({ '80CCD(1)': 60_000 });
  });

  test('80CCD(1) of others within a fifth of gross total income (rule A-2)', () => {
    const result = allowed(
      { '80CCD(1)': 90_000 },
      { salary: { employers: [] }, otherSources: { otherInterest: 3_00_000 } },
    );
    expect(result).toEqual({ '80CCD(1)': 60_000 });
    const pensioner = { salary: { employers: [{ ...employer, category: 'other-pensioner' as const }] } };
    expect(allowed({ '80CCD(1)': 2_00_000 }, pensioner)).toEqual({ '80CCD(1)': 1_50_000 });
  });

  test('80CCD(1B) 50,000 on top (rule A-115)', () => {
    expect(allowed({ '80C': 1_50_000, '80CCD(1B)': 70_000 })).toMatchObject({ '80CCD(1B)': 50_000 });
  });
});

describe('80CCD(2), employer’s share', () => {
  test.each([
    ['2026-27', 'old', 'other', 60_000], // rule A-4
    ['2026-27', 'old', 'central-government', 84_000], // rule A-121
    ['2026-27', 'new', 'other', 84_000], // rule A-225
    ['2025-26', 'new', 'other', 84_000],
    ['2024-25', 'new', 'other', 60_000], // 14% for all only since the Finance (No. 2) Act 2024
    ['2024-25', 'new', 'state-government', 84_000],
    ['2026-27', 'old', 'other-pensioner', 0], // rule A-116
  ] as const)('AY %s, %s regime, %s: %i', (assessmentYear, regime, category, expected) => {
    const result = allowed(
      { '80CCD(2)': 1_00_000 },
      { assessmentYear, regime, salary: { employers: [{ ...employer, category }] } },
    );
    expect(result['80CCD(2)']).toBe(expected);
  });
});

describe('health', () => {
  test.each([
    [{ self: { premium: 30_000 } }, 25_000], // rule A-128
    [{ self: { premium: 20_000, preventive: 8_000 } }, 25_000], // check-up within 5,000 (rule A-130)
    [{ self: { premium: 10_000, preventive: 8_000 } }, 15_000],
    [{ self: { premium: 60_000, senior: true } }, 50_000], // rule A-131
    [{ self: { premium: 10_000, medicalExpenditure: 30_000, senior: true } }, 40_000],
    [{ self: { premium: 10_000, medicalExpenditure: 30_000 } }, 10_000], // expenditure only for seniors
    [{ parents: { premium: 40_000 } }, 25_000], // rule A-133
    [{ parents: { premium: 60_000, senior: true } }, 50_000], // rule A-135
    [{ self: { premium: 60_000, senior: true }, parents: { premium: 60_000, senior: true } }, 1_00_000], // rule A-137
    [{ self: { preventive: 4_000 }, parents: { preventive: 4_000 } }, 5_000], // rule A-130: both sides together
  ])('80D %o: %i', (claim, expected) => expect(allowed({ '80D': claim })).toEqual({ '80D': expected }));

  test.each([
    ['80DD', false, 75_000], // rule A-212
    ['80DD', true, 1_25_000], // rule A-213
    ['80U', false, 75_000], // rule A-210
    ['80U', true, 1_25_000], // rule A-209
  ] as const)('%s, severe %s: fixed at %i', (section, severe, expected) => {
    expect(allowed({ [section]: { severe } })).toEqual({ [section]: expected });
  });

  test('80DD, 80DDB and 80U are for residents', () => {
    const result = allowed(
      { '80DD': { severe: true }, '80U': { severe: false }, '80DDB': { amount: 30_000 } },
      { assessee: { type: 'individual', residency: 'non-resident' } },
    );
    expect(result).toEqual({ '80DD': 0, '80DDB': 0, '80U': 0 });
  });

  test.each([
    [{ amount: 60_000 }, 40_000], // rule A-7
    [{ amount: 1_20_000, senior: true }, 1_00_000], // rule A-5
    [{ amount: 60_000, recovered: 15_000 }, 25_000],
    [{ amount: 60_000, recovered: 45_000 }, 0],
  ])('80DDB %o: %i', (claim, expected) => expect(allowed({ '80DDB': claim })).toEqual({ '80DDB': expected }));
});

describe('loans', () => {
  test.each([
    [{ '80E': 2_50_000 }, { '80E': 2_50_000 }], // no cap
    [{ '80EE': { interest: 80_000, loan: 35_00_000, sanctionedOn: '2016-06-01' } }, { '80EE': 50_000 }], // rule A-122
    [{ '80EE': { interest: 80_000, loan: 36_00_000 } }, { '80EE': 0 }], // rule A-237
    [{ '80EE': { interest: 80_000, sanctionedOn: '2017-04-01' } }, { '80EE': 0 }], // rule A-262
    [
      { '80EEA': { interest: 2_00_000, stampValue: 45_00_000, sanctionedOn: '2021-05-01' } },
      { '80EEA': 1_50_000 },
    ], // rule A-123
    [{ '80EEA': { interest: 2_00_000, stampValue: 46_00_000 } }, { '80EEA': 0 }], // rule A-239
    [{ '80EEA': { interest: 2_00_000, sanctionedOn: '2022-04-01' } }, { '80EEA': 0 }], // rule A-240
    [{ '80EEB': { interest: 2_00_000, sanctionedOn: '2023-03-31' } }, { '80EEB': 1_50_000 }], // rule A-125
    [{ '80EEB': { interest: 2_00_000, sanctionedOn: '2023-04-01' } }, { '80EEB': 0 }], // rule A-242
    [
      { '80EE': { interest: 40_000 }, '80EEA': { interest: 60_000 } },
      { '80EE': 0, '80EEA': 60_000 },
    ], // rule A-124
  ])('%o: %o', (claim, expected) => expect(allowed(claim as DeductionsInput)).toEqual(expected));
});

describe('donations u/s 80G', () => {
  // adjusted gross total income 11,50,000: a tenth is 1,15,000
  test.each([
    [[{ kind: '100', other: 50_000 }], 50_000],
    [[{ kind: '50', other: 50_000 }], 25_000],
    [[{ kind: '100-limit', other: 2_00_000 }], 1_15_000],
    [[{ kind: '50-limit', other: 2_00_000 }], 57_500],
    [
      [
        { kind: '100-limit', other: 1_00_000 },
        { kind: '50-limit', other: 1_00_000 },
      ],
      1_07_500,
    ],
    [[{ kind: '100', cash: 2_000 }], 2_000],
    [[{ kind: '100', cash: 2_001 }], 0], // s.80G(5D)
    [[{ kind: '100', cash: 3_000, other: 5_000 }], 5_000],
  ] as const)('%o: %i', (rows, expected) => {
    expect(allowed({ '80G': rows.map((row) => ({ ...row })) })['80G']).toBe(expected);
  });

  test('shows what each kind earned', () => {
    const { deductions } = taxed({
      regime: 'old',
      salary: { employers: [employer] },
      deductions: {
        '80G': [
          { kind: '50', other: 10_000 },
          { kind: '100-limit', other: 20_000 },
          { kind: '100-limit', cash: 5_000 },
        ],
        '80D': { self: { premium: 30_000 }, parents: { premium: 10_000 } },
      },
    });
    expect(deductions.find(({ section }) => section === '80G')?.parts).toEqual([
      { id: '50', claimed: 10_000, allowed: 5_000 },
      { id: '100-limit', claimed: 25_000, allowed: 20_000 },
    ]);
    expect(deductions.find(({ section }) => section === '80D')?.parts).toEqual([
      { id: 'self', claimed: 30_000, allowed: 25_000 },
      { id: 'parents', claimed: 10_000, allowed: 10_000 },
    ]);
  });

  test('the limit is on income after the other deductions', () => {
    const result = allowed({ '80C': 1_50_000, '80G': [{ kind: '100-limit', other: 2_00_000 }] });
    expect(result['80G']).toBe(1_00_000);
  });

  test('80GGA: cash above 2,000 is lost (rule A-144), nothing with a business', () => {
    const claim: DeductionsInput = { '80GGA': [{ cash: 5_000, other: 10_000 }] };
    expect(allowed(claim)).toEqual({ '80GGA': 10_000 });
    expect(allowed(claim, { business: { futuresAndOptions: 1_00_000 } })).toEqual({ '80GGA': 0 });
  });

  test('80GGC: never in cash', () => {
    expect(allowed({ '80GGC': { cash: 2_000, other: 10_000 } })).toEqual({ '80GGC': 10_000 });
  });
});

describe('rent u/s 80GG (rules A-114, D-4)', () => {
  test.each([
    [{ rent: 3_00_000 }, 60_000], // 5,000 a month
    [{ rent: 3_00_000, months: 6 }, 30_000],
    [{ rent: 1_50_000 }, 35_000], // rent less a tenth of 11,50,000
    [{ rent: 1_00_000 }, 0],
  ])('%o: %i', (claim, expected) => expect(allowed({ '80GG': claim })['80GG']).toBe(expected));

  test('a quarter of a small income', () => {
    const result = allowed(
      { '80GG': { rent: 2_00_000 } },
      { salary: { employers: [] }, otherSources: { otherInterest: 2_00_000 } },
    );
    expect(result['80GG']).toBe(50_000);
  });

  test('not beside house rent allowance (rule A-120)', () => {
    const hra = [
      { months: 12, basicAndDa: 6_00_000, hraReceived: 1_00_000, rentPaid: 3_00_000, metro: false },
    ];
    expect(
      allowed({ '80GG': { rent: 3_00_000 } }, { salary: { employers: [{ ...employer, hra }] } })['80GG'],
    ).toBe(0);
  });
});

describe('interest on deposits', () => {
  const otherSources = { savingsInterest: 15_000, depositInterest: 60_000 };
  test('80TTA: 10,000 of savings interest below 60 (rules A-11, A-12)', () => {
    expect(allowed({ '80TTA': 15_000 }, { otherSources })).toEqual({ '80TTA': 10_000 });
    expect(allowed({ '80TTA': 10_000 }, { otherSources: { savingsInterest: 4_000 } })).toEqual({
      '80TTA': 4_000,
    });
  });

  test('80TTB: 50,000 from 60 instead (rules A-13 to A-16)', () => {
    expect(allowed({ '80TTA': 10_000, '80TTB': 75_000 }, { ...senior, otherSources })).toEqual({
      '80TTA': 0,
      '80TTB': 50_000,
    });
    expect(allowed({ '80TTB': 50_000 }, { otherSources })).toEqual({ '80TTB': 0 });
  });

  test('a non-resident of 60 keeps 80TTA', () => {
    const assessee = { type: 'individual', dateOfBirth: '1950-01-01', residency: 'non-resident' } as const;
    expect(allowed({ '80TTA': 12_000, '80TTB': 12_000 }, { assessee, otherSources })).toEqual({
      '80TTA': 10_000,
      '80TTB': 0,
    });
  });
});

describe('regime and assessee', () => {
  const all: DeductionsInput = {
    '80C': 1_50_000,
    '80CCC': 10_000,
    '80CCD(1)': 10_000,
    '80CCD(1B)': 50_000,
    '80CCD(2)': 50_000,
    '80CCH': 40_000,
    '80D': { self: { premium: 25_000 } },
    '80DD': { severe: false },
    '80DDB': { amount: 40_000 },
    '80E': 10_000,
    '80EE': { interest: 10_000 },
    '80EEB': { interest: 10_000 },
    '80G': [{ kind: '100', other: 10_000 }],
    '80GG': { rent: 2_00_000 },
    '80GGA': [{ other: 1_000 }],
    '80GGC': { other: 1_000 },
    '80JJAA': 30_000,
    '80QQB': 10_000,
    '80RRB': 10_000,
    '80TTA': 5_000,
    '80U': { severe: false },
    profitLinked: [{ section: '80-IAC', amount: 10_000 }],
  };

  test('the new regime leaves 80CCD(2), 80CCH and 80JJAA (rules A-147, A-154 to A-176)', () => {
    const result = allowed(all, { regime: 'new', otherSources: { savingsInterest: 5_000 } });
    expect(Object.entries(result).filter(([, amount]) => amount > 0)).toEqual([
      ['80CCD(2)', 50_000],
      ['80CCH', 40_000],
      ['80JJAA', 30_000],
    ]);
  });

  test('a firm has donations and employment; s.80-IAC is for companies and limited liability partnerships', () => {
    const result = allowed(all, {
      assessee: { type: 'firm' },
      salary: { employers: [] },
      business: { books: [{ label: 'Trade', netProfit: 10_00_000 }] },
    });
    expect(Object.entries(result).filter(([, amount]) => amount > 0)).toEqual([
      ['80GGC', 1_000],
      ['80JJAA', 30_000],
      ['80G', 10_000],
    ]);
  });

  test('an HUF has no 80CCD, 80E, 80U, 80GG', () => {
    const result = allowed(all, {
      assessee: { type: 'huf' },
      salary: { employers: [] },
      otherSources: { savingsInterest: 20_00_000 },
    });
    for (const section of ['80CCD(1)', '80CCD(1B)', '80E', '80U', '80GG', '80QQB'])
      expect(result[section]).toBe(0);
    for (const section of ['80C', '80D', '80DD', '80DDB', '80TTA'])
      expect(result[section]).toBeGreaterThan(0);
  });

  test('80CCH within 46.2% of salary (rule A-195)', () => {
    expect(allowed({ '80CCH': 6_00_000 })).toEqual({ '80CCH': 5_54_400 });
  });

  test('the total stays within income (rules A-17, A-18)', () => {
    const result = taxed({
      regime: 'old',
      otherSources: { otherInterest: 1_00_000 },
      deductions: { '80C': 1_50_000 },
    });
    expect(result).toMatchObject({ totalDeductions: 1_00_000, totalIncome: 0 });
  });

  test('nothing comes off gains, winnings or virtual assets taxed at their own rates (ss.111A(2), 112(2), 112A(5), 58(4), 115BBH)', () => {
    const result = taxed({
      regime: 'old',
      otherSources: { otherInterest: 20_000, special: [{ code: '115BB', amount: 50_000 }] },
      capitalGains: {
        totals: [{ bucket: '111A-20', gain: 5_00_000 }],
        virtualAssets: [{ saleValue: 1_00_000, cost: 0 }],
      },
      deductions: { '80C': 1_50_000 },
    });
    expect(result).toMatchObject({
      grossTotalIncome: 6_70_000,
      totalDeductions: 20_000,
      totalIncome: 6_50_000,
    });
  });

  test('short-term gains at slab rates do take deductions', () => {
    const result = taxed({
      regime: 'old',
      capitalGains: { totals: [{ bucket: 'stcg-slab', gain: 5_00_000 }] },
      deductions: { '80C': 1_50_000 },
    });
    expect(result.totalIncome).toBe(3_50_000);
  });
});
