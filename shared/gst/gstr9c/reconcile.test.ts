import { describe, expect, it } from 'vitest';
import { kept } from '../../testing/kept.ts';
import { noTaxes } from '../gstr1/supply.ts';
import { workedRows } from '../gstr9/sums.ts';
import * as allReconcile from './reconcile.ts';
import { reconRows } from './rows.ts';

const { emptyRecon, fromAnnual, reconFigures, reconFindings } = kept(allReconcile);

/*
 * A made-up year by hand, rupees.
 * GSTR-9: 4A 1,00,00,000; 4B 3,00,00,000; 4G 2,00,000 (inward reverse charge); 4G1 50,000; 4I credit notes 5,00,000:
 *   4H = 4,02,50,000; 4N = 3,97,50,000; taxable outward 4N - 4G - 4G1 = 3,95,00,000
 *   5A 20,00,000; 5B 1,00,000; 5C 3,00,000; 5C1 40,000; 5D 6,00,000; 5E 70,000; 5F 8,000: 5G = 31,18,000; 5H 18,000: 5M = 31,00,000
 *   5N = 3,97,50,000 + 31,00,000 - 2,00,000 - 50,000 = 4,26,00,000
 *   10 = 4,00,000, 11 = 1,00,000: turnover 4,29,00,000; taxable 3,98,00,000
 *   7J: 6B 40,00,000 central and State each, 6E integrated 5,00,000, 7A 1,00,000 each: 39,00,000 x 2 + 5,00,000 = 83,00,000
 * Paid: central by cash 10,00,000 and credit 30,00,000 of CGST and 2,00,000 of IGST, interest 1,000, late fee 500: 42,01,500
 */
const value = (rupees: number) => ({ taxable: rupees * 100 });
const each = (rupees: number) => ({ cgst: rupees * 100, sgst: rupees * 100 });
const typed9 = {
  '4A': value(10_000_000),
  '4B': value(30_000_000),
  '4G': value(200_000),
  '4G1': value(50_000),
  '4I': value(500_000),
  '5A': value(2_000_000),
  '5B': value(100_000),
  '5C': value(300_000),
  '5C1': value(40_000),
  '5D': value(600_000),
  '5E': value(70_000),
  '5F': value(8_000),
  '5H': value(18_000),
  '6B_ip': each(4_000_000),
  '6E_ip': { igst: 50_000_000 },
  '7A': each(100_000),
  '10': { ...value(400_000), ...each(36_000) },
  '11': { ...value(100_000), ...each(9_000) },
};
const payment = {
  payable: noTaxes(),
  cash: { ...noTaxes(), cgst: 100_000_000 },
  credit: {
    igst: noTaxes(),
    cgst: { ...noTaxes(), cgst: 300_000_000, igst: 20_000_000 },
    sgst: noTaxes(),
    cess: noTaxes(),
  },
  interest: { ...noTaxes(), cgst: 100_000 },
  fee: { cgst: 50_000, sgst: 0 },
};
const annual = fromAnnual({ rows: workedRows(() => [], typed9), payment });
const rupees = (n: number) => ({ value: n * 100 });

describe('GSTR-9C', () => {
  it('compares audited turnover, taxable turnover, tax and credit with GSTR-9', () => {
    /*
     * 5P = 4,30,00,000 + 2,00,000 (B) + 1,00,000 (C) + 30,000 (D) + 20,000 (F) + 10,000 (J) - 5,000 (M) + 7,000 (N) - 2,000 (O)
     *      - 40,000 (E) - 3,000 (G) - 2,50,000 (H) - 60,000 (I) - 4,000 (K) - 1,000 (L) = 4,30,02,000
     *      (4,33,67,000 - 7,000 = 4,33,60,000; 4,33,60,000 - 3,58,000 = 4,30,02,000)
     * 5R = 4,29,00,000 - 4,30,02,000 = -1,02,000
     * 7E = 4,30,02,000 - 6,78,000 - 21,00,000 - 3,00,000 - 40,000 = 3,98,84,000; 7G = 3,98,00,000 - 3,98,84,000 = -84,000
     * 9P central = 18% 41,00,000 + reverse charge 18,000 + interest 1,000 = 41,19,000; 9R = 42,01,500 - 41,19,000 = 82,500
     * 12D = 82,50,000 + 1,20,000 - 80,000 = 82,90,000; 12F = 83,00,000 - 82,90,000 = 10,000
     * 14R = 70,00,000 + 12,00,000 = 82,00,000; 14T = 1,00,000
     */
    const typed = {
      '5A': rupees(43_000_000),
      '5B': rupees(200_000),
      '5C': rupees(100_000),
      '5D': rupees(30_000),
      '5E': rupees(40_000),
      '5F': rupees(20_000),
      '5G': rupees(3_000),
      '5H': rupees(250_000),
      '5I': rupees(60_000),
      '5J': rupees(10_000),
      '5K': rupees(4_000),
      '5L': rupees(1_000),
      '5M': rupees(-5_000),
      '5N': rupees(7_000),
      '5O': rupees(-2_000),
      '9E': { value: 4_555_555_500, ...each(4_100_000) },
      '9F': { value: 20_000_000, ...each(18_000) },
      '9L': each(1_000),
      '11_18': { ...rupees(84_000), ...each(7_560) },
      '11_interest': { cgst: 40_000 },
      '12A': rupees(8_250_000),
      '12B': rupees(120_000),
      '12C': rupees(80_000),
      '14A': { value: 4_000_000_000, credit: 720_000_000, eligible: 700_000_000 },
      '14Q': { value: 700_000_000, credit: 126_000_000, eligible: 120_000_000 },
    };
    const figures = reconFigures(annual.figures, typed);
    const of = (id: string, key: 'value' | 'cgst' | 'eligible' = 'value') => figures.get(id)![key]! / 100;
    expect([of('5P'), of('5Q'), of('5R')]).toEqual([43_002_000, 42_900_000, -102_000]);
    expect(['7A', '7B', '7C', '7D', '7D1', '7E', '7F', '7G'].map((id) => of(id))).toEqual([
      43_002_000, 678_000, 2_100_000, 300_000, 40_000, 39_884_000, 39_800_000, -84_000,
    ]);
    expect([of('9P', 'cgst'), of('9Q', 'cgst'), of('9R', 'cgst')]).toEqual([4_119_000, 4_201_500, 82_500]);
    // 7,560 + 400
    expect(of('11_total', 'cgst')).toBe(7_960);
    expect([of('12D'), of('12E'), of('12F')]).toEqual([8_290_000, 8_300_000, 10_000]);
    expect([of('14R', 'eligible'), of('14S', 'eligible'), of('14T', 'eligible')]).toEqual([
      8_200_000, 8_300_000, 100_000,
    ]);
    const asked = (reasons: object, more: object = {}) =>
      reconFindings(annual, figures, { typed: { ...typed, ...more }, reasons }).map((f) => f.row);
    expect(asked({})).toEqual(['7B', '9Q', '5R', '7G', '9R', '12F', '14T']);
    expect(asked({ '6': ['', 'Timing'], '8': ['Timing'] }, { '9Q': each(1), '7D': rupees(1) })).toEqual([
      '9R',
      '12F',
      '14T',
    ]);
  });

  it('asks for the turnover, takes what was entered in place of GSTR-9, and says a reason without a difference', () => {
    const { typed, reasons } = emptyRecon();
    const bare = fromAnnual({
      rows: workedRows(() => [], {}),
      payment: {
        ...payment,
        cash: noTaxes(),
        credit: { ...payment.credit, cgst: noTaxes() },
        interest: noTaxes(),
        fee: { cgst: 0, sgst: 0 },
      },
    });
    expect(
      reconFindings(bare, reconFigures(bare.figures, typed), { typed, reasons }).map((f) => f.row),
    ).toEqual(['5A']);
    const own = { '5A': rupees(0), '5Q': rupees(9) };
    const figures = reconFigures(annual.figures, own);
    expect(figures.get('5R')).toEqual(rupees(9));
    const equal = reconFigures(bare.figures, { '5A': rupees(0) });
    expect(
      reconFindings(bare, equal, { typed: { '5A': rupees(0) }, reasons: { '10': ['x'] } }).map((f) => f.row),
    ).toEqual(['9R']);
  });

  it('has each row once, and sums only of rows above', () => {
    const seen = new Set<string>();
    for (const r of reconRows) {
      expect(seen.has(r.id), r.id).toBe(false);
      for (const id of [...(r.plus ?? []), ...(r.minus ?? [])])
        expect(seen.has(id), `${r.id}: ${id}`).toBe(true);
      seen.add(r.id);
    }
  });
});
