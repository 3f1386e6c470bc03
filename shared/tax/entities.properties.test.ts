import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeTax } from './index.ts';
import type { AssesseeInput, BroughtForwardLoss, Regime, TaxInput } from './model/types.ts';

const lakh = 1_00_000;
const crore = 100 * lakh;

/** Slabs as [up to, rate in percent]; surcharge as [above, rate in percent]: First Schedule, Part I of the Finance Act 2025, and the sections named. */
interface Law {
  slabs: readonly (readonly [upTo: number, rate: number])[];
  surcharge: readonly (readonly [above: number, rate: number])[];
}
const flat = (rate: number) => [[Infinity, rate]] as const;
const fresh = [
  [4 * lakh, 0],
  [8 * lakh, 5],
  [12 * lakh, 10],
  [16 * lakh, 15],
  [20 * lakh, 20],
  [24 * lakh, 25],
  [Infinity, 30],
] as const;
const old = [
  [2.5 * lakh, 0],
  [5 * lakh, 5],
  [10 * lakh, 20],
  [Infinity, 30],
] as const;
const upTo25 = [
  [50 * lakh, 10],
  [crore, 15],
  [2 * crore, 25],
] as const;
const upTo37 = [...upTo25, [5 * crore, 37]] as const;
const upTo15 = upTo25.slice(0, 2);
const companies = [
  [crore, 7],
  [10 * crore, 12],
] as const;
const always10 = [[0, 10]] as const;

const kinds: Readonly<Record<string, Law & { assessee: AssesseeInput; regime: Regime }>> = {
  firm: { assessee: { type: 'firm' }, regime: 'old', slabs: flat(30), surcharge: [[crore, 12]] },
  llp: { assessee: { type: 'llp' }, regime: 'old', slabs: flat(30), surcharge: [[crore, 12]] },
  'local authority': {
    assessee: { type: 'local-authority' },
    regime: 'old',
    slabs: flat(30),
    surcharge: [[crore, 12]],
  },
  'association, new regime': { assessee: { type: 'aop' }, regime: 'new', slabs: fresh, surcharge: upTo25 },
  'association, old regime': { assessee: { type: 'aop' }, regime: 'old', slabs: old, surcharge: upTo37 },
  'body of individuals': { assessee: { type: 'boi' }, regime: 'new', slabs: fresh, surcharge: upTo25 },
  'juridical person, old regime': { assessee: { type: 'ajp' }, regime: 'old', slabs: old, surcharge: upTo37 },
  'association of companies': {
    assessee: { type: 'aop', allMembersCompanies: true },
    regime: 'new',
    slabs: fresh,
    surcharge: upTo15,
  },
  'association of companies with income above the exemption': {
    assessee: { type: 'aop', allMembersCompanies: true, members: [{ share: 10_000, aboveExemption: true }] },
    regime: 'new',
    slabs: flat(30),
    surcharge: upTo15,
  },
  'association with unknown shares': {
    assessee: { type: 'aop', sharesUnknown: true },
    regime: 'new',
    slabs: flat(30),
    surcharge: upTo25,
  },
  'discretionary trust, old regime': {
    assessee: { type: 'trust', maximumMarginalRate: true },
    regime: 'old',
    slabs: flat(30),
    surcharge: upTo37,
  },
  'co-operative society': {
    assessee: { type: 'co-operative' },
    regime: 'old',
    slabs: [
      [10_000, 10],
      [20_000, 20],
      [Infinity, 30],
    ],
    surcharge: companies,
  },
  'section 115BAD': {
    assessee: { type: 'co-operative', concession: '115BAD' },
    regime: 'old',
    slabs: flat(22),
    surcharge: always10,
  },
  // interest is not of the manufacture: 22%
  'section 115BAE': {
    assessee: { type: 'co-operative', concession: '115BAE' },
    regime: 'old',
    slabs: flat(22),
    surcharge: always10,
  },
  'company at 25%': {
    assessee: { type: 'domestic-company', turnoverWithin400Crore: true },
    regime: 'old',
    slabs: flat(25),
    surcharge: companies,
  },
  'company at 30%': {
    assessee: { type: 'domestic-company' },
    regime: 'old',
    slabs: flat(30),
    surcharge: companies,
  },
  'section 115BAA': {
    assessee: { type: 'domestic-company', concession: '115BAA' },
    regime: 'old',
    slabs: flat(22),
    surcharge: always10,
  },
  'section 115BAB': {
    assessee: { type: 'domestic-company', concession: '115BAB' },
    regime: 'old',
    slabs: flat(22),
    surcharge: always10,
  },
  'foreign company': {
    assessee: { type: 'foreign-company', residency: 'non-resident' },
    regime: 'old',
    slabs: flat(35),
    surcharge: [
      [crore, 2],
      [10 * crore, 5],
    ],
  },
};

/** Tax and surcharge of the Act on an income at normal rates, marginal relief at each threshold in turn; in rupees with parts. */
const byTheAct = ({ slabs, surcharge }: Law, income: number): { tax: number; surcharge: number } => {
  const taxOn = (amount: number) => {
    let tax = 0;
    let from = 0;
    for (const [upTo, rate] of slabs) {
      tax += (Math.max(0, Math.min(amount, upTo) - from) * rate) / 100;
      from = upTo;
    }
    return tax;
  };
  const steps = surcharge.filter(([above]) => income > above);
  const rate = steps.at(-1)?.[1] ?? 0;
  const whole = taxOn(income) * (1 + rate / 100);
  const [threshold = 0] = steps.at(-1) ?? [];
  const before = steps.at(-2)?.[1] ?? 0;
  const most = threshold === 0 ? whole : taxOn(threshold) * (1 + before / 100) + (income - threshold);
  const tax = taxOn(income);
  return { tax, surcharge: Math.max(0, Math.min(whole, most) - tax) };
};

const netOf = (kind: keyof typeof kinds, more: Partial<TaxInput>) =>
  computeTax({
    assessmentYear: '2026-27',
    regime: kinds[kind]!.regime,
    assessee: kinds[kind]!.assessee,
    ...more,
  } as TaxInput);
const onInterest = (kind: keyof typeof kinds, income: number) =>
  netOf(kind, { otherSources: { otherInterest: income } }).tax;
/** Incomes at which a rate or the surcharge changes, and any. */
const incomes = (kind: keyof typeof kinds) =>
  fc.oneof(
    fc.integer({ min: 0, max: 12 * crore }),
    ...kinds[kind]!.surcharge.map(([above]) =>
      fc.integer({ min: Math.max(0, above - lakh), max: above + 15 * lakh }),
    ),
  );

describe.each(Object.keys(kinds))('%s', (kind) => {
  test('bears the tax, surcharge and marginal relief of the Act on income at normal rates', () => {
    fc.assert(
      fc.property(incomes(kind), (any) => {
        const income = Math.round(any / 10) * 10;
        const expected = byTheAct(kinds[kind]!, income);
        const { atNormalRates, surcharge, gross } = onInterest(kind, income);
        expect(Math.abs(atNormalRates - expected.tax)).toBeLessThanOrEqual(1);
        expect(Math.abs(surcharge - expected.surcharge)).toBeLessThanOrEqual(2);
        expect(Math.abs(gross - (expected.tax + expected.surcharge) * 1.04)).toBeLessThanOrEqual(4);
      }),
      { numRuns: 30 },
    );
  });

  test('never pays less on more, nor more than the rise and cess', () => {
    fc.assert(
      fc.property(
        incomes(kind),
        fc.integer({ min: 0, max: 30 * lakh }),
        fc.integer({ min: 0, max: 60 * lakh }),
        (income, more, gain) => {
          const net = (amount: number) =>
            netOf(kind, {
              otherSources: { otherInterest: amount },
              capitalGains: { totals: [{ bucket: '112-12.5', gain }] },
            }).tax.net;
          const rise = net(income + more) - net(income);
          expect(rise).toBeGreaterThanOrEqual(-3);
          expect(rise).toBeLessThanOrEqual(Math.ceil((more + 10) * 1.04) + 6);
        },
      ),
      { numRuns: 20 },
    );
  });

  test('sets losses off in the order of the Act', () => {
    const amount = fc.integer({ min: 0, max: 20 * lakh });
    fc.assert(
      fc.property(
        fc.record({
          profit: fc.integer({ min: -10 * lakh, max: 40 * lakh }),
          speculative: amount,
          interest: amount,
          shortTerm: amount,
          longTerm: amount,
        }),
        fc.record({
          old: amount,
          young: amount,
          depreciation: amount,
          speculative: amount,
          short: amount,
          long: amount,
        }),
        (head, loss) => {
          const broughtForward = (
            [
              ['2019-20', 'business', loss.old],
              ['2023-24', 'business', loss.young],
              ['2021-22', 'depreciation', loss.depreciation],
              ['2023-24', 'speculative', loss.speculative],
              ['2022-23', 'short-term', loss.short],
              ['2022-23', 'long-term', loss.long],
            ] as const
          ).map(
            ([assessmentYear, of, value]): BroughtForwardLoss => ({
              assessmentYear,
              kind: of,
              amount: value,
            }),
          );
          const result = netOf(kind, {
            otherSources: { otherInterest: head.interest },
            business: { books: [{ label: 'Books', netProfit: head.profit }], speculative: head.speculative },
            capitalGains: {
              totals: [
                { bucket: '111A-20', gain: head.shortTerm },
                { bucket: '112-12.5', gain: head.longTerm },
              ],
            },
            broughtForward,
          });
          const earlier = result.setOff.filter(({ assessmentYear }) => assessmentYear !== '2026-27');
          const used = (of: string, year?: string) =>
            earlier
              .filter((line) => line.loss === of && (year === undefined || line.assessmentYear === year))
              .reduce((t, line) => t + line.amount, 0);
          const pools = (of: string) =>
            new Set(earlier.filter((line) => line.loss === of).map(({ pool }) => pool));
          // s.72(1), 73, 74(1): only against income of its kind, and long-term loss only against long-term gains
          for (const pool of pools('business'))
            expect(['business', 'speculative', 'specified']).toContain(pool);
          for (const pool of pools('speculative')) expect(pool).toBe('speculative');
          for (const pool of pools('short-term')) expect(['111A-20', '112-12.5']).toContain(pool);
          for (const pool of pools('long-term')) expect(pool).toBe('112-12.5');
          // s.72(2): depreciation waits for the business loss; the older loss goes first
          if (used('depreciation') > 0)
            expect(used('business') === loss.old + loss.young || result.afterSetOff.business === 0).toBe(
              true,
            );
          if (used('business', '2023-24') > 0) expect(used('business', '2019-20')).toBe(loss.old);
          // s.32(2): no income is left beside depreciation that goes on
          const goesOn = (of: string) =>
            result.lossesCarriedForward
              .filter((line) => line.kind === of && line.assessmentYear !== '2026-27')
              .reduce((t, line) => t + line.amount, 0);
          if (goesOn('depreciation') > 0) expect(result.grossTotalIncome).toBe(0);
          // AY 2019-20 is within eight years: what is not used goes on
          expect(used('business') + goesOn('business')).toBe(loss.old + loss.young);
        },
      ),
      { numRuns: 20 },
    );
  });
});
