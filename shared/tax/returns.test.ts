import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRegimes, computeTax } from './index.ts';
import type { TaxInput } from './model/types.ts';
import { person, taxed } from './testing.ts';

/** Whole returns worked by hand from the sections named in the notes beside them. */
describe('whole returns by hand', () => {
  test('a pensioner of 69, AY 2025-26: 52,000 old, 37,960 new', () => {
    const {
      old,
      new: fresh,
      better,
    } = compareRegimes(
      person({
        assessmentYear: '2025-26',
        assessee: { type: 'individual', dateOfBirth: '1955-08-08' },
        salary: { employers: [{ category: 'other-pensioner', salary: 7_20_000 }] },
        otherSources: { savingsInterest: 20_000, depositInterest: 2_00_000 },
        deductions: { '80C': 1_00_000, '80D': { self: { senior: true, premium: 40_000 } }, '80TTB': 60_000 },
        taxesPaid: { tds: 60_000 },
      }),
    );
    // 8,90,000 less 1,90,000; 10,000 + 40,000 on the senior's table
    expect(old).toMatchObject({
      grossTotalIncome: 8_90_000,
      totalDeductions: 1_90_000,
      totalIncome: 7_00_000,
    });
    expect(old).toMatchObject({ tax: { net: 52_000 }, refund: 8_000, interest: { s234B: 0, s234C: 0 } });
    // 8,65,000: 20,000 + 16,500
    expect(fresh).toMatchObject({
      totalIncome: 8_65_000,
      tax: { total: 36_500, net: 37_960 },
      refund: 22_040,
    });
    expect(better).toBe('new');
  });

  test('an HUF with rent and gold: the unused exemption eats the gain, no rebate; both regimes 25,870', () => {
    const both = compareRegimes(
      person({
        assessee: { type: 'huf' },
        houseProperty: {
          properties: [
            { use: 'let-out', annualLettableValue: 6_00_000, municipalTaxes: 30_000, interest: 1_00_000 },
          ],
        },
        capitalGains: {
          rows: [
            {
              asset: 'jewellery',
              acquiredOn: '2019-01-01',
              soldOn: '2025-09-01',
              saleValue: 5_00_000,
              cost: 2_00_000,
            },
          ],
        },
        deductions: { '80C': 1_50_000 },
      }),
    );
    expect(both.old).toMatchObject({ totalIncome: 4_49_000, tax: { atSpecialRates: 24_875, net: 25_870 } });
    expect(both.new).toMatchObject({ totalIncome: 5_99_000, tax: { atSpecialRates: 24_875, net: 25_870 } });
    expect(both.better).toBe('new');
  });

  test('a trader with books, F&O loss and intraday loss, AY 2025-26: 57,200', () => {
    const result = taxed({
      assessmentYear: '2025-26',
      form: 'ITR-3',
      business: {
        books: [
          {
            label: 'Hardware shop',
            netProfit: 12_00_000,
            addBacks: [
              { section: '40A(3)', amount: 50_000 },
              { section: '32', amount: 1_00_000 },
            ],
            blocks: [{ label: 'Plant', rate: 1_500, openingWdv: 8_00_000, additionsHalf: 2_00_000 }],
          },
        ],
        futuresAndOptions: -3_00_000,
        speculative: -40_000,
      },
      otherSources: { savingsInterest: 15_000 },
      capitalGains: { totals: [{ bucket: '111A-20', gain: 60_000 }] },
    });
    expect(result.business).toMatchObject({ depreciation: 1_35_000, income: 9_15_000 });
    expect(result.grossTotalIncome).toBe(9_90_000);
    expect(result.tax).toMatchObject({ atNormalRates: 43_000, atSpecialRates: 12_000, net: 57_200 });
    expect(result.lossesCarriedForward).toEqual([
      { assessmentYear: '2025-26', kind: 'speculative', amount: 40_000 },
    ]);
  });

  test('a shop and two lorries under 44AD and 44AE: nil in the new regime, 67,080 in the old', () => {
    const both = compareRegimes(
      person({
        form: 'ITR-4',
        business: {
          presumptive44AD: [{ bank: 80_00_000, cash: 20_00_000 }],
          presumptive44AE: [
            { weightKg: 9_000, months: 12 },
            { weightKg: 15_000, months: 12 },
          ],
        },
        otherSources: { savingsInterest: 10_000 },
        deductions: { '80C': 1_50_000, '80TTA': 10_000 },
      }),
    );
    // 6,40,000 + 90,000 + 1,80,000; cash is 20% so the limit is two crore, within it
    expect(both.new).toMatchObject({ totalIncome: 9_20_000, tax: { total: 32_000, net: 0 } });
    expect(both.old).toMatchObject({ totalIncome: 7_60_000, tax: { total: 64_500, net: 67_080 } });
    expect(both.old.notes).toEqual([]);
    expect(both.new.notes.map(({ message }) => message)).toEqual([
      'Deduction u/s 80C is not allowed in the new regime',
      'Deduction u/s 80TTA is not allowed in the new regime',
    ]);
  });

  test('a non-resident with rent, dividend and equity: 99,710, no rebate', () => {
    const result = taxed({
      form: 'ITR-2',
      assessee: { type: 'individual', residency: 'non-resident', dateOfBirth: '1980-01-01' },
      houseProperty: { properties: [{ use: 'let-out', annualLettableValue: 12_00_000 }] },
      otherSources: {
        depositInterest: 1_00_000,
        special: [{ code: '115A(1)(a)(i)', amount: 2_00_000 }],
      },
      capitalGains: { totals: [{ bucket: '112A-12.5', gain: 3_00_000 }] },
    });
    expect(result.totalIncome).toBe(14_40_000);
    expect(result.tax).toMatchObject({ atNormalRates: 34_000, atSpecialRates: 61_875, net: 99_710 });
  });

  test('a salary of 1.2 crore in the old regime: 40,27,530', () => {
    const { tax, totalIncome } = taxed({
      regime: 'old',
      salary: { employers: [{ salary: 1_20_50_000 }] },
      deductions: { '80C': 1_50_000 },
    });
    expect(totalIncome).toBe(1_18_50_000);
    expect(tax).toMatchObject({ total: 33_67_500, surcharge: 5_05_125, cess: 1_54_905, net: 40_27_530 });
  });

  test('an LLP with 1.2 crore, AY 2025-26: 41,93,280', () => {
    const { tax } = taxed({
      assessmentYear: '2025-26',
      assessee: { type: 'llp' },
      business: { books: [{ label: 'Consulting', netProfit: 1_20_00_000 }] },
    });
    expect(tax).toMatchObject({ total: 36_00_000, surcharge: 4_32_000, net: 41_93_280 });
  });

  test('a salary of 8 lakh, AY 2024-25, ten days late: 31,200 and the fee', () => {
    const result = taxed({
      assessmentYear: '2024-25',
      salary: { employers: [{ salary: 8_00_000 }] },
      filing: { filedOn: '2024-08-10' },
      taxesPaid: { tds: 31_200 },
    });
    expect(result).toMatchObject({ totalIncome: 7_50_000, tax: { net: 31_200 }, fees: { s234F: 5_000 } });
    expect(result.balancePayable).toBe(5_000);
  });

  test('an architect who paid nothing and files on 20 December 2025: every kind of interest', () => {
    const result = taxed({
      assessmentYear: '2025-26',
      business: { presumptive44ADA: [{ bank: 50_00_000, cash: 0 }] },
      filing: { filedOn: '2025-12-20' },
    });
    // 25,00,000: 1,40,000 + 3,00,000, cess 17,600
    expect(result.tax.net).toBe(4_57_600);
    // four months after 16 September; April to December; 1% for March
    expect(result.interest).toMatchObject({ s234A: 18_304, s234B: 41_184, s234C: 4_576 });
    expect(result).toMatchObject({ totalLiability: 5_26_664, balancePayable: 5_26_660 });
  });
});

describe('ITR-1 validation rules hold for every return computed (CBDT, AY 2025-26 V1.1, rule numbers)', () => {
  const money = (max: number) => fc.integer({ min: 0, max });
  const itr1: fc.Arbitrary<TaxInput> = fc.record({
    assessmentYear: fc.constantFrom('2025-26' as const, '2026-27' as const),
    regime: fc.constantFrom('new' as const, 'old' as const),
    form: fc.constant('ITR-1' as const),
    assessee: fc.record({
      type: fc.constant('individual' as const),
      dateOfBirth: fc.constantFrom('1940-01-01', '1960-01-01', '1990-01-01'),
    }),
    salary: fc.record({
      employers: fc.array(
        fc.record({
          category: fc.constantFrom(
            'other' as const,
            'central-government' as const,
            'other-pensioner' as const,
          ),
          salary: money(45_00_000),
          basicAndDa: money(20_00_000),
          professionalTax: money(5_000),
          entertainmentAllowance: money(10_000),
          exempt: fc.array(
            fc.record({
              section: fc.constantFrom(
                '10(5)' as const,
                '10(10)' as const,
                '10(10AA)' as const,
                '10(13A)' as const,
              ),
              amount: money(30_00_000),
            }),
            { maxLength: 3 },
          ),
        }),
        { maxLength: 2 },
      ),
    }),
    houseProperty: fc.record({
      properties: fc.array(
        fc.record({
          use: fc.constantFrom('self-occupied' as const, 'let-out' as const),
          annualLettableValue: money(10_00_000),
          interest: money(5_00_000),
        }),
        { maxLength: 2 },
      ),
    }),
    otherSources: fc.record({
      savingsInterest: money(50_000),
      depositInterest: money(2_00_000),
      familyPension: money(3_00_000),
    }),
    capitalGains: fc.record({
      totals: fc.array(fc.record({ bucket: fc.constant('112A-12.5' as const), gain: money(1_25_000) }), {
        maxLength: 1,
      }),
    }),
    deductions: fc.record({
      '80C': money(3_00_000),
      '80CCC': money(1_00_000),
      '80CCD(1)': money(3_00_000),
      '80CCD(1B)': money(1_00_000),
      '80CCD(2)': money(5_00_000),
      '80D': fc.record({
        self: fc.record({ senior: fc.boolean(), premium: money(80_000), preventive: money(10_000) }),
        parents: fc.record({ senior: fc.boolean(), premium: money(80_000), preventive: money(10_000) }),
      }),
      '80GG': fc.record({ rent: money(5_00_000) }),
      '80TTA': money(50_000),
      '80TTB': money(1_00_000),
    }),
  });

  test('caps, totals, rebate and chain', () => {
    fc.assert(
      fc.property(itr1, (input) => {
        const result = computeTax(input);
        const { tax, salary } = result;
        const isNew = input.regime === 'new';
        const by = Object.fromEntries(result.deductions.map((row) => [row.section, row.allowed]));
        const of = (section: string) => by[section] ?? 0;
        expect(of('80C') + of('80CCC') + of('80CCD(1)')).toBeLessThanOrEqual(isNew ? 0 : 1_50_000);
        expect(of('80CCD(1B)')).toBeLessThanOrEqual(isNew ? 0 : 50_000);
        expect(of('80D')).toBeLessThanOrEqual(isNew ? 0 : 1_00_000);
        expect(of('80GG')).toBeLessThanOrEqual(isNew ? 0 : 60_000);
        expect(of('80TTA')).toBeLessThanOrEqual(isNew ? 0 : 10_000);
        expect(of('80TTB')).toBeLessThanOrEqual(isNew ? 0 : 50_000);
        if (result.age >= 60)
          expect(of('80TTA')).toBe(0);
        else expect(of('80TTB')).toBe(0);
        expect(result.totalDeductions).toBeLessThanOrEqual(result.grossTotalIncome);
        expect(salary.standardDeduction).toBeLessThanOrEqual(isNew ? 75_000 : 50_000);
        expect(salary.totalExempt).toBeLessThanOrEqual(salary.gross);
        expect(salary.net).toBe(salary.gross - salary.totalExempt - salary.relief89A);
        expect(salary.totalDeductions).toBe(
          salary.standardDeduction + salary.entertainmentAllowance + salary.professionalTax,
        );
        expect(salary.income).toBe(salary.net - salary.totalDeductions);
        if (isNew) expect(salary.entertainmentAllowance + salary.professionalTax).toBe(0);
        for (const [index, row] of result.houseProperty.properties.entries()) {
          const use = input.houseProperty?.properties[index]?.use;
          expect(row.standardDeduction).toBe(Math.round((row.ownAnnualValue * 30) / 100));
          if (use === 'self-occupied') expect(row.interest).toBeLessThanOrEqual(isNew ? 0 : 2_00_000);
        }
        expect(result.otherSources.familyPensionDeduction).toBeLessThanOrEqual(isNew ? 25_000 : 15_000);
        if (isNew && result.houseProperty.income < 0) {
          const { houseProperty: _, ...others } = result.heads;
          expect(result.grossTotalIncome).toBe(Object.values(others).reduce((a, b) => a + b, 0));
        }
        if (!isNew && result.totalIncome > 5_00_000) expect(tax.rebate87A).toBe(0);
        if (!isNew) expect(tax.rebate87A).toBeLessThanOrEqual(12_500);
        const gain = input.capitalGains?.totals?.[0]?.gain ?? 0;
        if (isNew && input.assessmentYear === '2025-26' && result.totalIncome - gain > 7_22_230) {
          expect(tax.rebate87A).toBe(0);
        }
        expect(tax.afterRebate).toBe(tax.total - tax.rebate87A);
        expect(tax.gross).toBe(tax.afterRebate + tax.surcharge + tax.cess);
      }),
      { numRuns: 500 },
    );
  });
});
