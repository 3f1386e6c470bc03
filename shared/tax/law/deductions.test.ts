import { describe, expect, test } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { DeductionsInput } from '../inputs/deductions.ts';
import type { TaxInput } from '../model/types.ts';
import * as allTesting from '../testing.ts';

const { taxed } = kept(allTesting);

/** Old regime, ten lakh of salary after the standard deduction. */
const allowed = (deductions: DeductionsInput, rest: Partial<TaxInput> = {}) =>
  taxed({ regime: 'old', salary: { employers: [{ salary: 10_50_000 }] }, deductions, ...rest })
    .totalDeductions;

describe('Chapter VI-A', () => {
  test.each<[string, DeductionsInput, number]>([
    [
      '80CCE 1,50,000 and 80CCD(1B) 50,000',
      { '80C': 1_20_000, '80CCC': 20_000, '80CCD(1)': 50_000, '80CCD(1B)': 60_000 },
      2_00_000,
    ],
    [
      '80D: 25,000 and, parents being seniors, 50,000',
      {
        '80D': {
          self: { premium: 22_000, preventive: 6000 },
          parents: { senior: true, premium: 40_000, preventive: 3000, medicalExpenditure: 20_000 },
        },
      },
      75_000,
    ],
    [
      '80DDB less what insurance paid',
      { '80DDB': { amount: 1_20_000, senior: true, recovered: 30_000 } },
      70_000,
    ],
    ['80U severe, 80DD not', { '80U': { severe: true }, '80DD': { severe: false } }, 2_00_000],
    // limit 10% of 8,50,000: 50,000 in full, 35,000 at half
    [
      '80G within a tenth of income less 80C; cash above 2,000 is lost',
      {
        '80C': 1_50_000,
        '80G': [
          { kind: '100-limit', other: 50_000 },
          { kind: '50-limit', other: 60_000 },
          { kind: '50', other: 10_000 },
          { kind: '100', other: 20_000, cash: 2001 },
        ],
      },
      1_50_000 + 50_000 + 17_500 + 5000 + 20_000,
    ],
    ['80GG: 5,000 a month', { '80GG': { rent: 1_80_000 } }, 60_000],
    ['80GG: rent above a tenth', { '80GG': { rent: 1_40_000 } }, 40_000],
    ['80GGC: no cash', { '80GGC': { cash: 10_000, other: 5000 } }, 5000],
    [
      '80EE: a loan of 35 lakh',
      { '80EE': { interest: 80_000, loan: 35_00_000, sanctionedOn: '2016-06-01' } },
      50_000,
    ],
    ['80EE: a rupee more', { '80EE': { interest: 80_000, loan: 35_00_001, sanctionedOn: '2016-06-01' } }, 0],
    [
      '80EEA: last day',
      { '80EEA': { interest: 1_80_000, stampValue: 45_00_000, sanctionedOn: '2022-03-31' } },
      1_50_000,
    ],
    [
      '80EEA: a day late',
      { '80EEA': { interest: 1_80_000, stampValue: 45_00_000, sanctionedOn: '2022-04-01' } },
      0,
    ],
    ['80EEB: last day', { '80EEB': { interest: 1_80_000, sanctionedOn: '2023-03-31' } }, 1_50_000],
  ])('%s', (_, deductions, amount) => {
    expect(allowed(deductions)).toBe(amount);
  });

  test('80G leaves long-term gains out of the income it is a tenth of (s.112(2))', () => {
    const capitalGains: TaxInput['capitalGains'] = { totals: [{ bucket: '112-12.5', gain: 10_00_000 }] };
    expect(allowed({ '80G': [{ kind: '50-limit', other: 5_00_000 }] }, { capitalGains })).toBe(50_000);
  });
});

describe('a return after the due date loses heading C (s.80AC) and s.10AA', () => {
  const late = { filing: { section: '139(4)', filedOn: '2026-12-01' } } as const;
  const shop: Partial<TaxInput> = { business: { books: [{ label: 'Unit', netProfit: 20_00_000 }] } };

  test.each<[string, DeductionsInput, Partial<TaxInput>]>([
    ['80QQB', { '80QQB': 2_00_000 }, {}],
    ['80RRB', { '80RRB': 2_00_000 }, {}],
    ['80JJAA in the new regime', { '80JJAA': 2_00_000 }, { ...shop, regime: 'new' }],
    ['80-IA', { profitLinked: [{ section: '80-IA', amount: 2_00_000 }] }, shop],
    [
      '80P',
      { profitLinked: [{ section: '80P', amount: 2_00_000 }] },
      { ...shop, assessee: { type: 'co-operative' } },
    ],
    ['10AA', { profitLinked: [{ section: '10AA', amount: 2_00_000 }] }, shop],
  ])('%s', (_, deductions, rest) => {
    const input: Partial<TaxInput> = {
      regime: 'old',
      salary: { employers: [{ salary: 10_50_000 }] },
      ...rest,
      deductions,
    };
    expect(taxed(input).totalDeductions).toBe(2_00_000);
    const belated = taxed({ ...input, ...late });
    expect(belated.totalDeductions).toBe(0);
    expect(belated.notes.map(({ id }) => id)).toContain('late-deduction');
    const condoned = { section: '119(2)(b)', filedOn: '2026-12-01' } as const;
    expect(taxed({ ...input, filing: condoned }).totalDeductions).toBe(2_00_000);
  });

  test('heading B stays', () => {
    expect(allowed({ '80C': 1_00_000, '80D': { self: { premium: 20_000 } } }, late)).toBe(1_20_000);
  });

  test('a revision of a return in time keeps it', () => {
    const filing = { section: '139(5)', filedOn: '2026-12-01', originalFiledOn: '2026-07-20' } as const;
    expect(allowed({ '80QQB': 2_00_000 }, { filing })).toBe(2_00_000);
  });
});

describe('minimum tax adds heading C back (s.115JC(2)(i))', () => {
  test('80JJAA of a firm: 18.5% of 1,00,00,000 is above 30% of 50,00,000', () => {
    const { tax } = taxed({
      assessee: { type: 'firm' },
      business: { books: [{ label: 'Mill', netProfit: 1_00_00_000 }] },
      deductions: { '80JJAA': 50_00_000 },
    });
    expect(tax).toMatchObject({ gross: 15_60_000, net: 19_24_000, amt: { creditArising: 3_64_000 } });
  });

  test('royalty of an author above twenty lakh', () => {
    const result = taxed({
      regime: 'old',
      otherSources: { otherInterest: 30_00_000 },
      deductions: { '80QQB': 3_00_000, '80C': 1_00_000 },
    });
    expect(result.tax.amt).toMatchObject({ adjustedTotalIncome: 29_00_000, tax: 5_57_960 });
  });

  test('not more than was deducted', () => {
    const result = taxed({
      assessee: { type: 'llp' },
      business: { books: [{ label: 'Unit', netProfit: 30_00_000 }] },
      deductions: { profitLinked: [{ section: '80-IAC', amount: 50_00_000 }] },
    });
    expect(result.tax.amt.adjustedTotalIncome).toBe(30_00_000);
  });
});
