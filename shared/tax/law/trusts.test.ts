import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TrustInput } from '../inputs/trust.ts';
import { taxed } from '../testing.ts';

// Figures calculated by hand from the sections named; none was taken from the engine.

const lakh = 1_00_000;
const crore = 1_00_00_000;
const aop = { assessee: { type: 'aop' }, assessmentYear: '2026-27', regime: 'new' } as const;
const of = (trust: TrustInput, more: object = {}) => taxed({ ...aop, trust, ...more });
const applied = (more: Partial<Extract<TrustInput, { kind: 'applied' }>>): TrustInput => ({
  kind: 'applied',
  contributions: 0,
  property: 0,
  ...more,
});

describe('ss.11 and 12', () => {
  test('85% applied: nothing is left', () => {
    const { trust, tax } = of(applied({ contributions: 10 * lakh, applied: 8_50_000 }));
    expect({ setApart: trust?.setApart, net: tax.net }).toEqual({ setApart: 1_50_000, net: 0 });
  });

  test('of 40 lakh 20 lakh are applied: 6 lakh set apart, 14 lakh taxed as an association', () => {
    // 5% of 4 lakh, 10% of 4, 15% of 2: 90,000; cess 3,600
    const { trust, totalIncome, tax } = of(applied({ property: 40 * lakh, applied: 20 * lakh }));
    expect([trust?.setApart, totalIncome, tax.net]).toEqual([6 * lakh, 14 * lakh, 93_600]);
  });

  test('a donation to another trust: 85% of it counts, and it is outside the 15%', () => {
    // 15% of 10 lakh do not count: to be applied 38,50,000 of 40 lakh; less 8,50,000 counted in the application, 15% of 30 lakh: 25,50,000
    // slabs: 4, 4, 4, 4, 4, 4 lakh at 0 to 25% are 3,00,000; 30% of 1,50,000 45,000; cess 4% of 3,45,000 is 13,800
    const { trust, totalIncome, tax } = of(
      applied({ property: 40 * lakh, toOthers: 10 * lakh, applied: 8_50_000 }),
    );
    expect([trust?.toBeApplied, trust?.setApart, totalIncome, tax.net]).toEqual([
      38_50_000, 4_50_000, 25_50_000, 3_58_800,
    ]);
  });

  test('application above the income is no loss and takes nothing from what is chargeable', () => {
    const { totalIncome } = of(
      applied({
        contributions: 5 * lakh,
        applied: 9 * lakh,
        additions: [{ section: '12(2)', label: 'x', amount: 3 * lakh }],
      }),
      { otherSources: { otherInterest: 2 * lakh } },
    );
    expect(totalIncome).toBe(5 * lakh);
  });

  test('repaid loans, corpus put back, Forms 9A and 10 count as application', () => {
    const { trust, totalIncome } = of(
      applied({
        contributions: 100 * lakh,
        applied: 40 * lakh,
        loansRepaid: 10 * lakh,
        corpusRestored: 5 * lakh,
        deemedApplied: 12 * lakh,
        accumulated: 18 * lakh,
      }),
    );
    expect([trust?.setApart, trust?.deductions, totalIncome]).toEqual([15 * lakh, 100 * lakh, 0]);
  });

  test('what is not applied outside India with approval is not within the income to be applied', () => {
    const { trust } = of(applied({ contributions: 10 * lakh, outsideIndia: 4 * lakh }));
    expect(trust?.toBeApplied).toBe(6 * lakh);
  });
});

describe('income at 30%', () => {
  test('s.115BBC: above 5% of all donations, or one lakh if that is more', () => {
    // 5% of 50 lakh is 2.5 lakh: 7.5 lakh at 30% 2,25,000; the 2.5 lakh join the contributions of 40 lakh and are applied
    const { trust, tax } = of(
      applied({
        contributions: 40 * lakh,
        applied: 42_50_000,
        anonymous: { received: 10 * lakh, others: 40 * lakh },
      }),
    );
    expect([trust?.anonymous, trust?.contributions]).toEqual([
      { received: 10 * lakh, free: 2_50_000, charged: 7_50_000 },
      42_50_000,
    ]);
    expect(tax.net).toBe(2_34_000);
    const small = of(applied({ anonymous: { received: 1_50_000, others: 4 * lakh } }));
    expect(small.trust?.anonymous.charged).toBe(50_000);
  });

  test('s.115BBI: no exemption limit and no set-off of application', () => {
    // 30% of 4 lakh 1,20,000; cess 4,800
    const { tax } = of(
      applied({
        contributions: 10 * lakh,
        applied: 30 * lakh,
        specified: { toInsiders: 3 * lakh, accumulationLapsed: 1 * lakh },
      }),
    );
    expect(tax.net).toBe(1_24_800);
  });

  test('surcharge on it with marginal relief at 50 lakh', () => {
    // 30% of 50,20,000 is 15,06,000; 10% 1,50,600; with surcharge 16,56,600, at most 15,00,000 + 20,000
    const { tax } = of(applied({ specified: { toInsiders: 50_20_000 } }));
    expect([tax.surcharge, tax.marginalRelief, tax.net]).toEqual([14_000, 1_36_600, 15_80_800]);
  });
});

describe('without exemption', () => {
  test('s.13(10): receipts less expenditure that is allowed, at the rates of an association', () => {
    // 30,00,000 - 22,00,000 + 2,00,000 of capital spending: 10,00,000; 20,000 + 20,000; cess 1,600
    const { totalIncome, tax } = of({
      kind: 'forfeited',
      receipts: 30 * lakh,
      expenditure: 22 * lakh,
      notAllowed: 2 * lakh,
    });
    expect([totalIncome, tax.net]).toEqual([10 * lakh, 41_600]);
  });

  test('a deficit is not set off against income at 30% or other heads', () => {
    const { totalIncome } = of(
      { kind: 'forfeited', receipts: 5 * lakh, expenditure: 9 * lakh, specified: { otherModes: 1 * lakh } },
      { otherSources: { otherInterest: 2 * lakh } },
    );
    expect(totalIncome).toBe(3 * lakh);
  });

  test('a party that lost s.13A: contributions at the maximum marginal rate', () => {
    // 30% of 40 lakh 12,00,000; cess 48,000
    const { tax } = of(
      { kind: 'exempt', contributions: 40 * lakh },
      { assessee: { type: 'aop', maximumMarginalRate: true } },
    );
    expect(tax.net).toBe(12_48_000);
  });

  test('s.13B: contributions are exempt, interest is not', () => {
    const { totalIncome } = of(
      {
        kind: 'exempt',
        contributions: 40 * lakh,
        exempt: { section: '13B', amount: 40 * lakh },
      },
      { otherSources: { otherInterest: 6 * lakh } },
    );
    expect(totalIncome).toBe(6 * lakh);
  });
});

describe('fee for a late return (s.234F with s.139(4A))', () => {
  test.each([
    [5 * lakh, 1000],
    [3 * lakh, 0],
  ])('income of %i before s.11, all applied: %i', (contributions, fee) => {
    const { fees } = of(applied({ contributions, applied: contributions }), {
      filing: { section: '139(4)', filedOn: '2026-12-01' },
    });
    expect(fees.s234F).toBe(fee);
  });
});

describe('properties', () => {
  const amount = fc.integer({ min: 0, max: 6 * crore });

  test('tax never falls as income rises, and never rises with application', () => {
    fc.assert(
      fc.property(amount, amount, amount, amount, (contributions, property, spent, more) => {
        const net = (of_: object) => of(applied({ contributions, property, applied: spent, ...of_ })).tax.net;
        const base = net({});
        expect(net({ property: property + more })).toBeGreaterThanOrEqual(base);
        expect(net({ applied: spent + more })).toBeLessThanOrEqual(base);
      }),
      { numRuns: 60 },
    );
  });

  test.each([50 * lakh, 1 * crore, 2 * crore])(
    'at %i surcharge takes no more than the income above it',
    (threshold) => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 20 }), (tens) => {
          const above = tens * 1000;
          const net = (specified: number) => of(applied({ specified: { toInsiders: specified } })).tax;
          const [at, over] = [net(threshold), net(threshold + above)];
          const charged = ({ gross, cess }: typeof at) => gross - cess;
          expect(charged(over) - charged(at)).toBeLessThanOrEqual(above);
        }),
        { numRuns: 20 },
      );
    },
  );
});
