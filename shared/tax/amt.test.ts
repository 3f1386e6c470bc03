import { describe, expect, test } from 'vitest';
import { kept } from '../testing/kept.ts';
import type { TaxInput } from './model/types.ts';
import * as allTesting from './testing.ts';

const { taxed } = kept(allTesting);

const llp = (overrides: Partial<TaxInput> = {}) =>
  taxed({
    assessee: { type: 'llp' },
    business: { books: [{ label: 'Unit', netProfit: 50_00_000 }] },
    deductions: { profitLinked: [{ section: '80-IAC', amount: 40_00_000 }] },
    ...overrides,
  });

describe('alternate minimum tax (ss.115JC to 115JF)', () => {
  test('18.5% of income with profit-linked deductions added back, when above the regular tax', () => {
    // regular 30% of 10,00,000 with cess 3,12,000; minimum 18.5% of 50,00,000 with cess 9,62,000
    const { tax } = llp();
    expect(tax.gross).toBe(3_12_000);
    expect(tax.amt).toEqual({
      adjustedTotalIncome: 50_00_000,
      tax: 9_62_000,
      parts: { tax: 9_25_000, surcharge: 0, cess: 37_000 },
      applies: true,
      creditArising: 6_50_000,
      creditUsed: 0,
      creditCarried: 6_50_000,
      credits: [],
    });
    expect(tax.net).toBe(9_62_000);
  });

  test('s.80P is not added back', () => {
    const { tax } = llp({ deductions: { profitLinked: [{ section: '80P', amount: 40_00_000 }] } });
    expect(tax.amt.applies).toBe(false);
  });

  test('credit is used down to the minimum tax (s.115JD)', () => {
    const { tax } = taxed({
      assessee: { type: 'llp' },
      business: { books: [{ label: 'Unit', netProfit: 50_00_000 }] },
      amt: { creditBroughtForward: 4_00_000 },
    });
    // no claims this year: regular 15,60,000, nothing else to stay above
    expect(tax).toMatchObject({
      gross: 15_60_000,
      net: 11_60_000,
      amt: { creditUsed: 4_00_000, creditCarried: 0 },
    });
  });

  test('by the other reading credit stops at the minimum tax even without a claim (s.115JD(4))', () => {
    // regular 1,12,500 and 30% of 25,00,000 with cess 8,97,000; minimum 18.5% with cess 6,73,400
    const input: Partial<TaxInput> = {
      regime: 'old',
      otherSources: { otherInterest: 35_00_000 },
      amt: { creditBroughtForward: 5_00_000 },
    };
    expect(taxed(input).tax.net).toBe(3_97_000);
    expect(taxed({ ...input, switches: { minimumTaxFloor: 'always' } }).tax).toMatchObject({
      net: 6_73_400,
      amt: { creditUsed: 2_23_600, creditCarried: 2_76_400 },
    });
  });

  test('credit waits while the new regime is chosen (s.115JEE), a company’s ends with s.115BAA', () => {
    const amt = { creditBroughtForward: 25_000 };
    expect(taxed({ otherSources: { otherInterest: 30_00_000 }, amt }).tax.amt).toMatchObject({
      creditUsed: 0,
      creditCarried: 25_000,
    });
    const assessee = { type: 'domestic-company', concession: '115BAA' } as const;
    expect(taxed({ assessee, otherSources: { otherInterest: 30_00_000 }, amt }).tax.amt.creditCarried).toBe(
      0,
    );
  });

  test('individuals only above 20 lakh of adjusted income (s.115JEE(2)) and only in the old regime', () => {
    const person = (profit: number, regime: 'old' | 'new') =>
      taxed({
        regime,
        business: { books: [{ label: 'Unit', netProfit: profit }] },
        deductions: { profitLinked: [{ section: '80-IA', amount: profit }] },
      }).tax;
    expect(person(20_00_000, 'old').net).toBe(0);
    expect(person(20_00_010, 'old').net).toBe(3_84_802); // 18.5% 3,70,001.85 and 4%
    expect(person(30_00_000, 'new').amt.applies).toBe(false);
  });

  test('surcharge comes on it as on any tax', () => {
    const { tax } = llp({
      business: { books: [{ label: 'Unit', netProfit: 2_00_00_000 }] },
      deductions: { profitLinked: [{ section: '80-IAC', amount: 2_00_00_000 }] },
    });
    // 37,00,000, 12% 4,44,000, cess 1,65,760
    expect(tax.net).toBe(43_09_760);
  });

  test('a co-operative pays 15%', () => {
    const deductions: TaxInput['deductions'] = { profitLinked: [{ section: '80-IA', amount: 40_00_000 }] };
    const { tax } = llp({ assessee: { type: 'co-operative' }, deductions });
    expect(tax.amt.tax).toBe(7_80_000);
  });

  test('a co-operative below 20 lakh, which s.115JEE(2) does not name: none as the utility has it, or all the same', () => {
    const small: Partial<TaxInput> = {
      assessee: { type: 'co-operative' },
      business: { books: [{ label: 'Unit', netProfit: 20_00_000 }] },
      deductions: { profitLinked: [{ section: '80-IA', amount: 20_00_000 }] },
    };
    expect(llp(small).tax.amt.tax).toBe(0);
    // 15% 3,00,000 and 4%
    expect(llp({ ...small, switches: { minimumTaxOfSocieties: 'always' } }).tax.amt.tax).toBe(3_12_000);
  });
});

describe('minimum alternate tax of companies (s.115JB)', () => {
  const company = (assessee: Partial<TaxInput['assessee']>) =>
    taxed({
      assessee: { type: 'domestic-company', bookProfit: 40_00_000, ...assessee },
      business: { books: [{ label: 'Unit', netProfit: 5_00_000 }] },
    }).tax;

  test('15% of book profit when above the regular tax', () => {
    expect(company({})).toMatchObject({ gross: 1_56_000, net: 6_24_000 });
  });

  test('9% on the part of a unit in an IFSC (s.115JB(7))', () => {
    // 9% of 30,00,000 is 2,70,000, 15% of 10,00,000 1,50,000: 4,20,000 and 4%
    expect(company({ bookProfitIfsc: 30_00_000 })).toMatchObject({ net: 4_36_800 });
  });

  test('surcharge by the book profit, with marginal relief at one crore', () => {
    // 15% of 1,00,10,000: 15,01,500 and 7% 1,05,105 are 16,06,605; at one crore 15,00,000 and the 10,000 above: 15,10,000; cess 60,400
    expect(company({ bookProfit: 1_00_10_000 }).net).toBe(15_70_400);
    // 15% of 2 crore 30,00,000, 7% 2,10,000; cess 1,28,400
    expect(company({ bookProfit: 2_00_00_000 }).net).toBe(33_38_400);
    // a foreign company: 2%: 30,60,000; cess 1,22,400
    expect(company({ type: 'foreign-company', bookProfit: 2_00_00_000 }).net).toBe(31_82_400);
  });

  test('credit is used down to the minimum tax of the year, the oldest first (s.115JAA(5))', () => {
    // regular 30% of 50,00,000 with cess 15,60,000; minimum 6,24,000: at most 9,36,000 is used
    const { tax } = taxed({
      assessee: { type: 'domestic-company', bookProfit: 40_00_000 },
      business: { books: [{ label: 'Unit', netProfit: 50_00_000 }] },
      amt: {
        credits: [
          { assessmentYear: '2023-24', amount: 8_00_000 },
          { assessmentYear: '2021-22', amount: 5_00_000 },
        ],
      },
    });
    expect(tax).toMatchObject({ net: 6_24_000, amt: { creditUsed: 9_36_000, creditCarried: 3_64_000 } });
    expect(tax.amt.credits.map(({ assessmentYear, used }) => [assessmentYear, used])).toEqual([
      ['2021-22', 5_00_000],
      ['2023-24', 4_36_000],
    ]);
  });

  test('not under s.115BAA', () => {
    // 22%, 10% surcharge, 4% cess
    expect(company({ concession: '115BAA' })).toMatchObject({ gross: 1_25_840, net: 1_25_840 });
  });
});
