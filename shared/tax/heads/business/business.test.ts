import { describe, expect, test } from 'vitest';
import { kept } from '../../../testing/kept.ts';
import type { BusinessInput, DepreciationBlock } from '../../inputs/business.ts';
import type { TaxInput } from '../../model/types.ts';
import * as allTesting from '../../testing.ts';

const { taxed } = kept(allTesting);

const business = (given: BusinessInput, overrides: Partial<TaxInput> = {}) =>
  taxed({ regime: 'old', business: given, ...overrides });

const notesOf = (given: BusinessInput, overrides: Partial<TaxInput> = {}) =>
  business(given, overrides).notes.map(({ id }) => id);

describe('presumptive income', () => {
  test.each([
    [{ bank: 50_00_000, cash: 0 }, 3_00_000], // 6% (ITR-4 rule 6)
    [{ bank: 0, cash: 50_00_000 }, 4_00_000], // 8%
    [{ bank: 50_00_000, cash: 10_00_000, otherModes: 5_00_000 }, 4_20_000],
    [{ bank: 50_00_000, cash: 0, declared: 7_00_000 }, 7_00_000],
    [{ bank: 50_00_000, cash: 0, declared: 1_00_000 }, 3_00_000],
    [{ bank: 33, cash: 0 }, 2], // a fraction goes up: not below 6%
  ])('44AD %o: %i', (row, income) => {
    expect(business({ presumptive44AD: [row] }).business.income).toBe(income);
  });

  test.each([
    [{ bank: 1_90_00_000, cash: 10_00_000 }, false], // 5% cash, within three crore
    [{ bank: 2_00_00_000, cash: 0 }, false],
    [{ bank: 2_85_00_000, cash: 15_00_000 }, false],
    [{ bank: 2_84_99_999, cash: 15_00_001 }, true], // cash above 5%: two crore
    [{ bank: 3_00_00_001, cash: 0 }, true],
  ])('44AD limit for %o passed: %s (ITR-4 rules 9, 237)', (row, passed) => {
    expect(notesOf({ presumptive44AD: [row] }).includes('presumptive-limit')).toBe(passed);
  });

  test.each([
    [{ bank: 40_00_000, cash: 0 }, 20_00_000],
    [{ bank: 40_00_001, cash: 0 }, 20_00_001],
    [{ bank: 40_00_000, cash: 0, declared: 30_00_000 }, 30_00_000],
  ])('44ADA %o: %i (half)', (row, income) => {
    expect(business({ presumptive44ADA: [row] }).business.income).toBe(income);
  });

  test.each([
    [{ bank: 45_00_000, cash: 5_00_000 }, false],
    [{ bank: 50_00_000, cash: 5_00_000 }, true],
    [{ bank: 75_00_000, cash: 0 }, false],
    [{ bank: 75_00_001, cash: 0 }, true],
  ])('44ADA limit for %o passed: %s', (row, passed) => {
    expect(notesOf({ presumptive44ADA: [row] }).includes('presumptive-limit')).toBe(passed);
  });

  test.each([
    [[{ weightKg: 12_000, months: 12 }], 90_000], // 7,500 a month (ITR-4 rule 144)
    [[{ weightKg: 7_500, months: 5 }], 37_500],
    [[{ weightKg: 16_000, months: 10 }], 1_60_000], // 1,000 a ton a month
    [[{ weightKg: 12_001, months: 1 }], 12_001],
    [[{ weightKg: 9_000, months: 12, declared: 1_20_000 }], 1_20_000],
    [
      [
        { weightKg: 9_000, months: 12 },
        { weightKg: 20_000, months: 6 },
      ],
      2_10_000,
    ],
  ])('44AE %o: %i', (vehicles, income) => {
    expect(business({ presumptive44AE: vehicles }).business.income).toBe(income);
  });

  test('44AE is for ten vehicles', () => {
    const vehicles = Array.from({ length: 11 }, () => ({ weightKg: 9_000, months: 12 }));
    expect(notesOf({ presumptive44AE: vehicles })).toContain('presumptive-vehicles');
  });

  test.each([
    ['44AD', { type: 'llp' }],
    ['44AD', { type: 'individual', residency: 'non-resident' }],
    ['44ADA', { type: 'huf' }],
    ['44ADA', { type: 'llp' }],
  ] as const)('%s is not open to %o', (section, assessee) => {
    const row = [{ bank: 10_00_000, cash: 0 }];
    const given = section === '44AD' ? { presumptive44AD: row } : { presumptive44ADA: row };
    expect(notesOf(given, { assessee: { ...assessee } })).toContain('presumptive-assessee');
  });

  test('a lower declared profit is named', () => {
    expect(notesOf({ presumptive44AD: [{ bank: 10_00_000, cash: 0, declared: 1 }] })).toContain(
      'presumptive-minimum',
    );
  });
});

describe('depreciation on blocks (s.32, s.43(6))', () => {
  const block = (given: Partial<DepreciationBlock>, overrides: Partial<TaxInput> = {}) =>
    business(
      {
        books: [
          {
            label: 'Trade',
            netProfit: 50_00_000,
            blocks: [{ label: 'Plant', rate: 1_500, openingWdv: 10_00_000, ...given }],
          },
        ],
      },
      overrides,
    ).business.blocks[0];

  test.each([
    [{}, 1_50_000, 8_50_000, 0],
    [{ additionsFull: 2_00_000 }, 1_80_000, 10_20_000, 0],
    [{ additionsHalf: 2_00_000 }, 1_65_000, 10_35_000, 0], // half the rate under 180 days
    [{ sold: 4_00_000 }, 90_000, 5_10_000, 0],
    [{ additionsHalf: 2_00_000, sold: 11_00_000 }, 7_500, 92_500, 0], // what remains is the half-year part
    [{ sold: 12_00_000 }, 0, 0, 2_00_000], // s.50(1)
    [{ sold: 4_00_000, ceased: true }, 0, 0, -6_00_000], // s.50(2)
    [{ sold: 10_00_000, ceased: true }, 0, 0, 0],
    [{ additionsFull: 2_00_000, additional: { full: 2_00_000 } }, 2_20_000, 9_80_000, 0], // s.32(1)(iia) 20%
    [{ additionsHalf: 2_00_000, additional: { half: 2_00_000, brought: 5_000 } }, 1_90_000, 10_10_000, 0],
  ])('%o: depreciation %i, closing %i, gain %i', (given, depreciation, closingWdv, gain) => {
    expect(block(given)).toEqual({ label: 'Plant', depreciation, closingWdv, gain });
  });

  test('new regime: no additional depreciation and 40% at most (s.115BAC(2), rule 5(1))', () => {
    const overrides = { regime: 'new' } as const;
    expect(block({ additional: { full: 2_00_000 } }, overrides)?.depreciation).toBe(1_50_000);
    expect(block({ rate: 4_500 }, overrides)?.depreciation).toBe(4_00_000);
    expect(block({ rate: 4_500 })?.depreciation).toBe(4_50_000);
  });

  test('a block’s gain is a short-term gain at slab rates', () => {
    const result = business({
      books: [
        {
          label: 'Trade',
          netProfit: 0,
          blocks: [{ label: 'Plant', rate: 1_500, openingWdv: 0, sold: 1_00_000 }],
        },
      ],
    });
    expect(result.heads).toMatchObject({ business: 0, shortTermGains: 1_00_000 });
  });
});

describe('books', () => {
  test('profit, add-backs, reductions, depreciation', () => {
    const result = business({
      books: [
        {
          label: 'Trade',
          netProfit: 10_00_000,
          addBacks: [
            { section: '40(a)(ia)', amount: 30_000 },
            { section: '43B', amount: 20_000 },
          ],
          reductions: [{ section: '56', amount: 50_000 }],
          blocks: [{ label: 'Plant', rate: 1_500, openingWdv: 2_00_000 }],
        },
      ],
      futuresAndOptions: -70_000,
      asPartner: { remuneration: 2_00_000, interest: 1_00_000 },
    });
    expect(result.business).toMatchObject({
      depreciation: 30_000,
      partnerIncome: 3_00_000,
      income: 12_00_000,
    });
  });

  test.each([
    // AY 2025-26 on: 90% of the first six lakh or 3,00,000, 60% of the rest (s.40(b)(v))
    ['2026-27', 10_00_000, 20_00_000, 7_80_000],
    ['2026-27', 2_00_000, 20_00_000, 3_00_000],
    ['2026-27', -1_00_000, 20_00_000, 3_00_000],
    ['2026-27', 10_00_000, 5_00_000, 5_00_000],
    // before: of the first three lakh, or 1,50,000
    ['2024-25', 10_00_000, 20_00_000, 6_90_000],
    ['2024-25', 1_00_000, 20_00_000, 1_50_000],
  ] as const)(
    'AY %s: book profit %i, remuneration %i: allowed %i',
    (assessmentYear, bookProfit, remuneration, allowed) => {
      const result = business(
        { books: [{ label: 'Firm', netProfit: bookProfit - remuneration }], partners: { remuneration } },
        { assessmentYear, assessee: { type: 'firm' } },
      );
      expect(result.business.income).toBe(bookProfit - allowed);
    },
  );

  test('interest to partners above 12% comes back (s.40(b)(iv))', () => {
    const result = business(
      {
        books: [{ label: 'Firm', netProfit: 5_00_000 }],
        partners: { remuneration: 0, interest: 1_80_000, interestAllowed: 1_20_000 },
      },
      { assessee: { type: 'firm' } },
    );
    expect(result.business.income).toBe(5_60_000);
  });
});

describe('receipts of a non-resident', () => {
  test.each([
    ['44B', 75_000], // s.44B(1): 7.5%
    ['44BB', 1_00_000], // s.44BB(1): 10%
    ['44BBA', 50_000], // s.44BBA(1): 5%
    ['44BBC', 2_00_000], // s.44BBC(1): 20%
  ] as const)('%s on ten lakh: %i', (section, income) => {
    const result = business(
      { nonResident: [{ section, receipts: 10_00_000 }] },
      { assessee: { type: 'individual', residency: 'non-resident' } },
    );
    expect(result.business.income).toBe(income);
    expect(result.notes).toEqual([]);
  });

  test('are not for residents', () => {
    expect(notesOf({ nonResident: [{ section: '44B', receipts: 10_00_000 }] })).toEqual([
      'presumptive-assessee',
    ]);
  });
});
