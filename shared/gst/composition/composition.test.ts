import { describe, expect, it } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { CompositionYear } from './composition.ts';
import * as allComposition from './composition.ts';

const { annualOf, emptyYear, noQuarter, problemsOf, statements } = kept(allComposition);

const rupees = (n: number) => n * 100;
const year = (dealer: CompositionYear['dealer'], ...outward: [number, number][]): CompositionYear => ({
  ...emptyYear(),
  dealer,
  quarters: [0, 1, 2, 3].map((i) => ({
    ...noQuarter(),
    outward: rupees(outward[i]?.[0] ?? 0),
    taxable: rupees(outward[i]?.[1] ?? 0),
  })),
});
const early = '2025-04-01';

describe('CMP-08', () => {
  it('taxes a trader on taxable supplies alone, others on all, half each', () => {
    // Trader: 1% of 8,00,000 = 8,000: 4,000 each. Manufacturer: 1% of 10,00,000. Restaurant 5%, services 6% of 10,00,000.
    const of = (dealer: CompositionYear['dealer']) =>
      statements(year(dealer, [10_00_000, 8_00_000]), '2025-26', early)[0]!.payable;
    expect([of('trader').cgst, of('manufacturer').sgst, of('restaurant').cgst, of('services').sgst]).toEqual(
      [4_000, 5_000, 25_000, 30_000].map(rupees),
    );
    expect(of('trader').igst).toBe(0);
  });

  it('falls due on the 18th after the quarter and bears 18% when late', () => {
    const own = year('trader', [10_00_000, 10_00_000]);
    own.quarters[0]!.paid_on = '2025-08-17';
    own.quarters[0]!.inward = rupees(20_000);
    own.quarters[0]!.inwardTax = { igst: rupees(3_60_000), cgst: 0, sgst: 0, cess: 0 };
    const list = statements(own, '2025-26', '2025-09-01');
    expect(list.map((s) => s.due)).toEqual(['2025-07-18', '2025-10-18', '2026-01-18', '2026-04-18']);
    // 18 July to 17 August: 30 days. 5,000 x 18% x 30 / 365 = 73.97; 3,60,000 x 18% x 30 / 365 = 5,326.03
    expect(list[0]).toMatchObject({
      days: 30,
      payable: { igst: rupees(3_60_000), cgst: rupees(5_000), sgst: rupees(5_000) },
      interest: { igst: rupees(5_326), cgst: rupees(74), sgst: rupees(74) },
    });
    expect(list[1]!.days).toBe(0);
  });
});

describe('GSTR-4', () => {
  it('adds up the statements, splits by rate and charges the late fee', () => {
    const own = year('trader', [3_00_000, 2_00_000], [4_00_000, 4_00_000], [0, 0], [1_00_000, 50_000]);
    // 2,000 + 4,000 + 500 of 1%: 6,500, half each; exempt 1,50,000. 30 June 2026 to 10 August 2026: 41 days x 50 = 2,050, at most 2,000.
    const made = annualOf(own, '2025-26', '2026-08-10');
    expect(made.due).toBe('2026-06-30');
    expect(made.paid.outward).toBe(rupees(8_00_000));
    expect(made.byRate).toMatchObject([
      { rate: 1, value: rupees(6_50_000), tax: { cgst: rupees(3_250), sgst: rupees(3_250) } },
      { rate: 0, value: rupees(1_50_000) },
    ]);
    expect(made.fee).toEqual({ days: 41, amount: rupees(2_000) });
    expect(annualOf(emptyYear(), '2025-26', '2026-08-10').fee.amount).toBe(rupees(500));
    expect(annualOf({ ...own, filed_on: '2026-07-05' }, '2025-26', '2026-08-10').fee).toEqual({
      days: 5,
      amount: rupees(250),
    });
    expect(annualOf(own, '2023-24', early).due).toBe('2024-04-30');
  });

  it('names what does not fit the scheme', () => {
    expect(problemsOf(year('trader', [1_60_00_000, 1]), '24')).toMatchObject([{ problem: 'limit' }]);
    expect(problemsOf(year('trader', [80_00_000, 1]), '24')).toEqual([]);
    expect(problemsOf(year('trader', [80_00_000, 1]), '15')).toMatchObject([{ problem: 'limit' }]);
    expect(problemsOf(year('services', [51_00_000, 1]), '24')).toMatchObject([{ problem: 'limit' }]);
    const own = year('trader', [10, 20]);
    own.quarters[1]!.inward = 5;
    expect(problemsOf(own, '24')).toEqual([{ problem: 'taxable', quarter: 1 }, { problem: 'inward' }]);
  });
});
