import { describe, expect, test } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { TaxInput } from '../model/types.ts';
import * as allTesting from '../testing.ts';

const { taxed } = kept(allTesting);

/** Tax of 2,08,000 on twenty lakh (AY 2026-27, new regime), nothing paid unless said. */
const charged = (rest: Partial<TaxInput>) => {
  const { interest, fees } = taxed({ otherSources: { otherInterest: 20_00_000 }, ...rest });
  return [interest.s234A, interest.s234B, interest.s234C, fees.s234F];
};
const paid = (...rows: [string, number][]): Partial<TaxInput> => ({
  taxesPaid: { payments: rows.map(([date, amount]) => ({ date, amount })) },
});
const on = (filedOn: string): Partial<TaxInput> => ({ filing: { filedOn } });

describe('ss.234A, 234B, 234C and 234F on 2,08,000', () => {
  test.each<[string, Partial<TaxInput>, number[]]>([
    // 31,200, 93,600 and 1,56,000 at 3%, 2,08,000 at 1%; April to July
    ['nothing paid, filed in time', on('2026-07-31'), [0, 8320, 10_504, 0]],
    ['a day late', on('2026-08-01'), [2080, 10_400, 10_504, 5000]],
    ['on the last day', on('2026-12-31'), [10_400, 18_720, 10_504, 5000]],
    [
      'nine tenths by 15 March',
      { ...on('2026-07-31'), ...paid(['2026-03-15', 1_87_200]) },
      [0, 0, 936 + 2808 + 4680 + 208, 0],
    ],
    [
      'a rupee short of nine tenths: 20,800 a month',
      { ...on('2026-07-31'), ...paid(['2026-03-31', 1_87_199]) },
      [0, 832, 10_504, 0],
    ],
    [
      '12 and 36% are safe',
      {
        ...on('2026-07-31'),
        ...paid(
          ['2025-06-15', 24_960],
          ['2025-09-15', 49_920],
          ['2025-12-15', 81_120],
          ['2026-03-15', 52_000],
        ),
      },
      [0, 0, 0, 0],
    ],
    // 1,57,950 after TDS; instalments 23,692, 71,077, 1,18,462, 1,57,950 (rule 119A)
    [
      'parts of a hundred are left out',
      { ...on('2026-07-31'), taxesPaid: { tds: 50_050 } },
      [0, 6316, 708 + 2130 + 3552 + 1579, 0],
    ],
    [
      '60 and without business',
      { ...on('2026-07-31'), assessee: { type: 'individual', dateOfBirth: '1966-04-01' } },
      [0, 0, 0, 0],
    ],
  ])('%s', (_, rest, amounts) => {
    expect(charged(rest)).toEqual(amounts);
  });

  test('an updated return: all of it, and a quarter more (s.140B(3))', () => {
    // 52,000 on ten lakh of AY 2025-26; fifteen months from 17 September 2025, twenty from April
    const result = taxed({
      assessmentYear: '2025-26',
      otherSources: { otherInterest: 10_00_000 },
      filing: { section: '139(8A)', filedOn: '2026-11-22' },
    });
    expect(result.interest).toMatchObject({ s234A: 7800, s234B: 10_400, s234C: 2626 });
    expect(result.additionalTax).toBe(18_207); // a quarter of 72,826, half up
    expect(result.balancePayable).toBe(96_030); // with the fee of 5,000
  });
});

describe('fee for a late return (s.234F)', () => {
  test.each<[string, Partial<TaxInput>, number]>([
    ['five lakh', { otherSources: { otherInterest: 5_00_000 } }, 1000],
    ['within the exemption of the new regime', { otherSources: { otherInterest: 4_00_000 } }, 0],
    ['above that of the old', { regime: 'old', otherSources: { otherInterest: 3_00_000 } }, 1000],
    ['a firm without income', { assessee: { type: 'firm' }, otherSources: {} }, 1000],
  ])('%s', (_, input, fee) => {
    expect(taxed({ ...on('2026-09-01'), ...input }).fees.s234F).toBe(fee);
  });
});

describe('one instalment of 15 March (ss.211(1)(b), 234C(1)(b))', () => {
  // 25,00,000 under 44ADA: 3,43,200; with 1,00,000 of futures 3,74,400
  const doctor = (rest: TaxInput['business'] = {}): Partial<TaxInput> => ({
    otherSources: {},
    business: { presumptive44ADA: [{ bank: 50_00_000, cash: 0 }], ...rest },
    ...on('2026-08-31'),
  });

  test('44ADA alone', () => {
    expect(charged(doctor())[2]).toBe(3432);
  });

  test('covers futures beside it, or asks for quarters by the other reading', () => {
    const given = doctor({ futuresAndOptions: 1_00_000 });
    expect(charged(given)[2]).toBe(3744);
    // 56,160, 1,68,480 and 2,80,800 at 3%, 3,74,400 at 1%
    expect(charged({ ...given, switches: { presumptiveInstalment: 'presumptive-only' } })[2]).toBe(
      1683 + 5052 + 8424 + 3744,
    );
  });
});

test('relief for tax abroad is the lower of both taxes, country by country (ss.90, 91)', () => {
  const { tax } = taxed({
    otherSources: { otherInterest: 20_00_000 },
    foreignIncome: [
      { country: '1', section: '90', income: 5_00_000, taxPaidAbroad: 1_00_000 },
      { country: '2', section: '91', income: 2_00_000, taxPaidAbroad: 10_000 },
    ],
  });
  expect([tax.relief90, tax.relief91, tax.net]).toEqual([52_000, 10_000, 1_46_000]);
});
