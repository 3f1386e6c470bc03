import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareRegimes, computeTax } from './index.ts';
import type { GainBucket } from './inputs/capital-gains.ts';
import type { Line, TaxInput } from './model/types.ts';
import { person } from './testing.ts';
import { lawYears } from './years/index.ts';

const money = (max: number) => fc.integer({ min: 0, max });
const regime = fc.constantFrom('new' as const, 'old' as const);
const year = fc.constantFrom(...lawYears);
const buckets: GainBucket[] = [
  '111A-15',
  '111A-20',
  'stcg-slab',
  '112A-10',
  '112A-12.5',
  '112-10',
  '112-12.5',
  '112-20',
];

const anyInput: fc.Arbitrary<TaxInput> = fc.record({
  assessmentYear: year,
  regime,
  assessee: fc.record({
    type: fc.constantFrom(
      'individual' as const,
      'huf' as const,
      'firm' as const,
      'llp' as const,
      'aop' as const,
    ),
    residency: fc.constantFrom('resident' as const, 'non-resident' as const),
    dateOfBirth: fc.constantFrom('1930-01-01', '1960-01-01', '1990-01-01'),
  }),
  houseProperty: fc.record({
    properties: fc.array(
      fc.record({
        use: fc.constantFrom('self-occupied' as const, 'let-out' as const),
        annualLettableValue: money(20_00_000),
        municipalTaxes: money(1_00_000),
        interest: money(10_00_000),
      }),
      { maxLength: 3 },
    ),
  }),
  business: fc.record({
    futuresAndOptions: fc.integer({ min: -30_00_000, max: 50_00_000 }),
    speculative: fc.integer({ min: -10_00_000, max: 10_00_000 }),
  }),
  capitalGains: fc.record({
    totals: fc.array(
      fc.record({
        bucket: fc.constantFrom(...buckets),
        gain: fc.integer({ min: -50_00_000, max: 3_00_00_000 }),
      }),
      { maxLength: 5 },
    ),
  }),
  otherSources: fc.record({
    savingsInterest: money(1_00_000),
    otherInterest: money(6_00_00_000),
    dividends: fc.record({ amount: money(50_00_000) }),
    special: fc.array(
      fc.record({ code: fc.constantFrom('115BB' as const, '115BBE' as const), amount: money(5_00_000) }),
      { maxLength: 3 },
    ),
  }),
  agriculturalIncome: money(10_00_000),
  deductions: fc.record({
    '80C': money(3_00_000),
    '80G': fc.constant([{ kind: '50-limit' as const, other: 50_000 }]),
  }),
  broughtForward: fc.array(
    fc.record({
      assessmentYear: fc.constantFrom('2015-16', '2019-20', '2023-24'),
      kind: fc.constantFrom(
        'business' as const,
        'short-term' as const,
        'long-term' as const,
        'depreciation' as const,
      ),
      amount: money(20_00_000),
    }),
    { maxLength: 3 },
  ),
  taxesPaid: fc.record({ tds: money(20_00_000) }),
});

/** The same with incomes and losses that stand apart from the heads' own lines. */
const wideInput: fc.Arbitrary<TaxInput> = fc
  .record({
    input: anyInput,
    clubbing: fc.array(
      fc.record({
        section: fc.constantFrom('64(1A)' as const, '64(1)(iv)' as const),
        head: fc.constantFrom('house-property' as const, 'short-term' as const, 'other-sources' as const),
        amount: fc.integer({ min: -2_00_000, max: 5_00_000 }),
      }),
      { maxLength: 2 },
    ),
    atOwnRate: fc.array(
      fc.record({
        code: fc.constant('DTAALTCG'),
        section: fc.constant('90'),
        label: fc.constant('Gains at a treaty rate'),
        term: fc.constant('long' as const),
        gain: money(10_00_000),
        rate: fc.constant(1000),
      }),
      { maxLength: 1 },
    ),
    raceHorses: fc.record({ receipts: money(3_00_000), expenses: money(6_00_000) }),
    expenses: money(30_00_000),
  })
  .map(({ input, clubbing, atOwnRate, raceHorses, expenses }) => ({
    ...input,
    clubbing,
    capitalGains: { ...input.capitalGains, atOwnRate },
    otherSources: { ...input.otherSources, raceHorses, expenses },
  }));

const walk = (line: Line, visit: (line: Line) => void): void => {
  visit(line);
  for (const child of line.children ?? []) walk(child, visit);
};

describe('what holds for every return', () => {
  test('arithmetic of Part B-TI and TTI', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = computeTax(input);
        const { tax } = result;
        expect(result.grossTotalIncome).toBe(Object.values(result.afterSetOff).reduce((a, b) => a + b, 0));
        expect(result.totalIncome % 10).toBe(0);
        expect(
          Math.abs(result.grossTotalIncome - result.totalDeductions - result.totalIncome),
        ).toBeLessThanOrEqual(5);
        expect(result.totalDeductions).toBeLessThanOrEqual(result.grossTotalIncome);
        for (const value of Object.values(result.afterSetOff)) expect(value).toBeGreaterThanOrEqual(0);
        expect(tax.total).toBe(tax.atNormalRates - tax.agriculturalRebate + tax.atSpecialRates);
        expect(tax.afterRebate).toBe(tax.total - tax.rebate87A);
        expect(tax.surcharge).toBe(tax.surchargeBeforeRelief - tax.marginalRelief);
        expect(tax.gross).toBe(tax.afterRebate + tax.surcharge + tax.cess);
        for (const value of [tax.total, tax.afterRebate, tax.surcharge, tax.cess, tax.net]) {
          expect(Number.isSafeInteger(value) && value >= 0).toBe(true);
        }
        const { interest, fees } = result;
        expect(result.totalLiability).toBe(
          tax.net +
            interest.s234A +
            interest.s234B +
            interest.s234C +
            fees.s234F +
            fees.s234I +
            result.additionalTax,
        );
        expect(Math.min(result.balancePayable, result.refund)).toBe(0);
        expect(
          Math.abs(result.totalLiability - result.taxesPaid.total - (result.balancePayable - result.refund)),
        ).toBeLessThanOrEqual(5);
      }),
      { numRuns: 400 },
    );
  });

  test('losses are neither made nor lost: what comes in is set off, carried, expired or barred by name', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const result = computeTax(input);
        const set = result.setOff.reduce((total, { amount }) => total + amount, 0);
        const reduced =
          Object.values(result.heads).reduce((a, b) => a + b, 0) -
          Object.values(result.afterSetOff).reduce((a, b) => a + b, 0);
        const brought = result.setOff
          .filter(({ assessmentYear }) => assessmentYear !== input.assessmentYear)
          .reduce((total, { amount }) => total + amount, 0);
        const ownLosses = result.setOff
          .filter(({ assessmentYear }) => assessmentYear === input.assessmentYear)
          .reduce((total, { amount }) => total + amount, 0);
        expect(set).toBe(brought + ownLosses);
        for (const loss of result.lossesCarriedForward) expect(loss.amount).toBeGreaterThan(0);
        const lapsed = result.notes.some(({ id }) => id === 'house-loss-new-regime');
        const carriedOwn = result.lossesCarriedForward
          .filter(({ assessmentYear }) => assessmentYear === input.assessmentYear)
          .reduce((total, { amount }) => total + amount, 0);
        // heads before = after + set off of old losses - losses of the year left over
        if (!lapsed) expect(reduced).toBe(brought - carriedOwn);
      }),
      { numRuns: 400 },
    );
  });

  test('a plain JSON value gives the same answer', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const copy = JSON.parse(JSON.stringify(input)) as TaxInput;
        expect(computeTax(copy)).toEqual(computeTax(input));
      }),
      { numRuns: 60 },
    );
  });

  test('the input is not touched', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const before = JSON.stringify(input);
        computeTax(input);
        expect(JSON.stringify(input)).toBe(before);
      }),
      { numRuns: 60 },
    );
  });

  test('the explanation adds up', () => {
    fc.assert(
      fc.property(wideInput, (input) => {
        const { breakdown, ...result } = computeTax(input);
        const child = (id: string) => breakdown.children?.find((line) => line.id === id)?.amount ?? 0;
        const inside = (breakdown.children?.find(({ id }) => id === 'totalIncome')?.children ?? []) as Line[];
        const part = (id: string) => inside.find((line) => line.id === id)?.amount ?? 0;
        expect(Math.abs(part('gti') + part('deductions') - child('totalIncome'))).toBeLessThanOrEqual(5);
        const upTo = inside.findIndex(({ id }) => id === 'gti');
        expect(inside.slice(0, upTo).reduce((total, { amount }) => total + amount, 0)).toBe(part('gti'));
        for (const { children = [], amount } of inside)
          if (children.length > 0)
            expect(children.reduce((total, child) => total + child.amount, 0)).toBe(amount);
        const ids = [
          'tax',
          'interest.234A',
          'interest.234B',
          'interest.234C',
          'fee.234F',
          'fee.234I',
          'additionalTax',
        ];
        const liability = ids.reduce((total, id) => total + child(id), 0);
        expect(liability).toBe(result.totalLiability);
        expect(Math.abs(liability + child('paid') - breakdown.amount)).toBeLessThanOrEqual(5);
        const steps = breakdown.children?.find(({ id }) => id === 'tax')?.children ?? [];
        expect(steps.reduce((total, { amount }) => total + amount, 0)).toBe(result.tax.net);
        for (const { bucket, amounts } of result.capitalGains.byInstalment) {
          const row = result.pools.find(({ pool }) => pool === bucket);
          expect(amounts.reduce((a, b) => a + b, 0)).toBe(row?.afterBroughtForward);
          expect(Math.min(...amounts)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('every line of the explanation has a label and a whole amount, and ids do not repeat', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const ids = new Set<string>();
        walk(computeTax(input).breakdown, (line) => {
          expect(line.label).not.toBe('');
          expect(Number.isSafeInteger(line.amount)).toBe(true);
          expect(ids.has(line.id)).toBe(false);
          ids.add(line.id);
        });
      }),
      { numRuns: 150 },
    );
  });
});

describe('tax never falls when income rises', () => {
  const at = (income: number, given: Partial<TaxInput>) =>
    computeTax(person({ ...given, otherSources: { otherInterest: income } })).tax;

  test('slab income, any year, regime and age, within the rupees of rounding', () => {
    fc.assert(
      fc.property(
        money(7_00_00_000),
        money(20_00_000),
        year,
        regime,
        fc.constantFrom('1930-01-01', '1960-01-01', '1990-01-01'),
        (income, more, assessmentYear, chosen, dateOfBirth) => {
          const given: Partial<TaxInput> = {
            assessmentYear,
            regime: chosen,
            assessee: { type: 'individual', dateOfBirth },
          };
          expect(at(income + more, given).net).toBeGreaterThanOrEqual(at(income, given).net - 2);
        },
      ),
      { numRuns: 600 },
    );
  });

  test('nor by more than the income itself and cess, but at the old regime’s cliff of five lakh', () => {
    fc.assert(
      fc.property(
        money(7_00_00_000),
        money(20_00_000),
        year,
        regime,
        (income, more, assessmentYear, chosen) => {
          const cliff = chosen === 'old' && income <= 5_00_005 && income + more > 5_00_000;
          fc.pre(!cliff);
          const given: Partial<TaxInput> = { assessmentYear, regime: chosen };
          const rise = at(income + more, given).net - at(income, given).net;
          expect(rise).toBeLessThanOrEqual(Math.ceil((more + 10) * 1.04) + 4);
        },
      ),
      { numRuns: 600 },
    );
  });

  test('special-rate gains on top of a salary', () => {
    fc.assert(
      fc.property(
        money(60_00_000),
        money(6_00_00_000),
        money(10_00_000),
        fc.constantFrom<GainBucket>('111A-20', '112A-12.5', '112-12.5'),
        regime,
        (salary, gain, more, bucket, chosen) => {
          const net = (amount: number) =>
            computeTax(
              person({
                regime: chosen,
                otherSources: { otherInterest: salary },
                capitalGains: { totals: [{ bucket, gain: amount }] },
              }),
            ).tax.net;
          // s.288A rounds the total, so up to five rupees move between slab and special income
          expect(net(gain + more)).toBeGreaterThanOrEqual(net(gain) - 5);
        },
      ),
      { numRuns: 400 },
    );
  });
});

describe('both regimes', () => {
  test('agree on what neither regime changes: gains, winnings, interest, taxes paid', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const plain: TaxInput = { ...input, houseProperty: { properties: [] }, deductions: {} };
        const both = compareRegimes(plain);
        expect(both.old.heads).toEqual(both.new.heads);
        expect(both.old.grossTotalIncome).toBe(both.new.grossTotalIncome);
        expect(both.old.taxesPaid).toEqual(both.new.taxesPaid);
        expect(both.difference).toBe(both.old.tax.net - both.new.tax.net);
      }),
      { numRuns: 150 },
    );
  });

  test('are the same for a firm', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const both = compareRegimes({ ...input, assessee: { type: 'firm' } });
        expect(both.difference).toBe(0);
      }),
      { numRuns: 60 },
    );
  });
});

describe('bad input', () => {
  test.each([
    [{ otherSources: { otherInterest: 1.5 } }, 'otherSources.otherInterest must be a whole number, not 1.5'],
    [
      {
        capitalGains: {
          virtualAssets: [
            { saleValue: 1, cost: 0 },
            { saleValue: Number.NaN, cost: 0 },
          ],
        },
      },
      'capitalGains.virtualAssets[1].saleValue must be a whole number, not NaN',
    ],
    [{ filing: { filedOn: '31/07/2026' } }, 'filing.filedOn must be a day as YYYY-MM-DD, not 31/07/2026'],
    [{ assessmentYear: '2010-11' }, 'assessmentYear must be a year we know, not 2010-11'],
  ])('%o is refused by name', (given, message) => {
    expect(() => computeTax(person(given as Partial<TaxInput>))).toThrow(new RangeError(message));
  });
});
