import { describe, expect, test } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { TaxInput } from '../model/types.ts';
import * as allTesting from '../testing.ts';

const { taxed } = kept(allTesting);

// Figures calculated by hand from the sections named; none was taken from the engine.

const lakh = 1_00_000;
const crore = 1_00_00_000;
const books = (netProfit: number) => ({ books: [{ label: 'Unit', netProfit }] });
const blockOf = (block: object) => ({
  books: [
    {
      label: 'Unit',
      netProfit: 50 * lakh,
      blocks: [{ label: 'Plant', rate: 1500, openingWdv: 10 * lakh, ...block }],
    },
  ],
});

describe('new manufacturing companies and societies (ss.115BAB(1), 115BAE(1), provisos)', () => {
  test.each([
    // 15% of 40 lakh and 22% of 10 lakh of rent: 6,00,000 + 2,20,000; surcharge 10% 82,000; cess 4% 36,080
    ['co-operative', '115BAE', 8_20_000, 9_38_080],
    ['domestic-company', '115BAB', 8_20_000, 9_38_080],
  ] as const)('%s u/s %s: interest bears 22%%', (type, concession, total, gross) => {
    const { tax } = taxed({
      assessee: { type, concession },
      business: books(40 * lakh),
      otherSources: { otherInterest: 10 * lakh },
    });
    expect(tax).toMatchObject({ atNormalRates: total, gross });
  });

  test('business not from manufacture bears 22% (first proviso)', () => {
    // 15% of 30 lakh, 22% of the other 10 lakh
    const { tax } = taxed({
      assessee: { type: 'co-operative', concession: '115BAE', manufacturingIncome: 30 * lakh },
      business: books(40 * lakh),
    });
    expect(tax.atNormalRates).toBe(4_50_000 + 2_20_000);
  });

  test('short-term gains: 22% on assets without depreciation, 15% on a block (s.115BAB(1), third proviso)', () => {
    const assessee = { type: 'domestic-company', concession: '115BAB' } as const;
    const gold = taxed({
      assessee,
      business: books(40 * lakh),
      capitalGains: { totals: [{ bucket: 'stcg-slab', gain: 10 * lakh }] },
    });
    expect(gold.tax.atNormalRates).toBe(6_00_000 + 2_20_000);
    // 15% of 50 lakh and of the 5 lakh by which the sale passes the block
    const plant = taxed({ assessee, business: blockOf({ sold: 15 * lakh }) });
    expect(plant.tax.atNormalRates).toBe(8_25_000);
  });

  test('a business loss meets interest first: only what is left bears 22%', () => {
    const { tax } = taxed({
      assessee: { type: 'co-operative', concession: '115BAE' },
      business: books(-4 * lakh),
      otherSources: { otherInterest: 10 * lakh },
    });
    expect(tax.atNormalRates).toBe(1_32_000);
  });
});

describe('who may take which profit-linked deduction', () => {
  const total = (
    assessee: TaxInput['assessee'],
    section: '80P' | '80-IA' | '80M' | '80-IAC' | '10AA' | '80LA' | '80PA',
  ) =>
    taxed({
      assessee,
      regime: 'old',
      business: books(50 * lakh),
      deductions: { profitLinked: [{ section, amount: 10 * lakh }] },
    }).totalDeductions;

  test.each([
    // s.80P(1): a co-operative society
    ['80P', { type: 'co-operative' }, 10 * lakh],
    ['80P', { type: 'firm' }, 0],
    ['80P', { type: 'aop' }, 0],
    // s.80M(1): a domestic company
    ['80M', { type: 'domestic-company' }, 10 * lakh],
    ['80M', { type: 'firm' }, 0],
    ['80M', { type: 'co-operative' }, 0],
    // s.80-IAC, Explanation (ii): a company or a limited liability partnership
    ['80-IAC', { type: 'llp' }, 10 * lakh],
    ['80-IAC', { type: 'firm' }, 0],
    // s.80PA(1): a producer company
    ['80PA', { type: 'firm' }, 0],
    ['80-IA', { type: 'firm' }, 10 * lakh],
    // ss.115BAA(2)(i), 115BAD(2)(i), 115BAE(2)(i): none of Chapter VI-A but s.80JJAA (s.80M for companies; an IFSC unit's s.80LA(1A))
    ['80-IA', { type: 'domestic-company', concession: '115BAA' }, 0],
    ['80M', { type: 'domestic-company', concession: '115BAA' }, 10 * lakh],
    ['10AA', { type: 'domestic-company', concession: '115BAA' }, 0],
    ['80P', { type: 'co-operative', concession: '115BAD' }, 0],
    ['80-IA', { type: 'co-operative', concession: '115BAE' }, 0],
    ['80LA', { type: 'co-operative', concession: '115BAD' }, 10 * lakh],
  ] as const)('%s for %o: %i', (section, assessee, amount) => {
    expect(total(assessee, section)).toBe(amount);
  });
});

describe('depreciation under ss.115BAA, 115BAD, 115BAE (sub-section (2)(i); rule 5(1), proviso)', () => {
  test.each(['115BAA', '115BAD', '115BAE'] as const)(
    '%s: no additional depreciation, 40%% at most',
    (concession) => {
      const type = concession === '115BAA' ? ('domestic-company' as const) : ('co-operative' as const);
      const of = (block: object) =>
        taxed({ assessee: { type, concession }, business: blockOf(block) }).business;
      expect(of({ additionsFull: 2 * lakh, additional: { full: 2 * lakh } }).depreciation).toBe(1_80_000);
      expect(of({ rate: 4500 }).depreciation).toBe(4_00_000);
    },
  );
});

describe('minimum tax of an association at the maximum marginal rate (ss.115JC, 167B)', () => {
  test('surcharge by total income: none on 45 lakh, whatever is read into the maximum rate', () => {
    // adjusted total income 45 lakh: 18.5% 8,32,500, cess 33,300
    const { tax } = taxed({
      regime: 'old',
      assessee: { type: 'aop', maximumMarginalRate: true },
      business: books(45 * lakh),
      deductions: { profitLinked: [{ section: '80-IA', amount: 40 * lakh }] },
      switches: { maximumMarginalSurcharge: 'highest' },
    });
    expect(tax.amt.parts).toEqual({ tax: 8_32_500, surcharge: 0, cess: 33_300 });
  });
});

describe('partners of a firm with presumptive income', () => {
  test('s.44AD: the declared profit stands; pay and interest are neither added nor deducted', () => {
    const { business } = taxed({
      assessee: { type: 'firm' },
      business: {
        presumptive44AD: [{ bank: 1 * crore, cash: 0, declared: 7 * lakh }],
        partners: { remuneration: 20 * lakh, interest: 1 * lakh },
      },
    });
    expect(business.income).toBe(7 * lakh);
  });

  test('s.44AE(3), proviso: pay and interest within s.40(b) are deducted', () => {
    // ten months of 20 tonnes: 2,00,000, of five such lorries 10,00,000; interest 1,00,000 leaves book profit 9,00,000:
    // 90% of 6,00,000 and 60% of 3,00,000 is 7,20,000, above the 4,00,000 paid
    const carriages = Array.from({ length: 5 }, () => ({ weightKg: 20_000, months: 10 }));
    const firm = (remuneration: number) =>
      taxed({
        assessee: { type: 'firm' },
        business: { presumptive44AE: carriages, partners: { remuneration, interest: 1 * lakh } },
      }).business;
    expect(firm(4 * lakh).income).toBe(5 * lakh);
    expect(firm(8 * lakh)).toMatchObject({
      income: 9 * lakh - 7_20_000,
      partners: { bookProfit: 9 * lakh, limit: 7_20_000, remuneration: 8 * lakh, allowed: 7_20_000 },
    });
  });

  test('books and carriages: each has its own part of the pay, one limit for both', () => {
    // books 2,00,000 after 5,00,000 of pay; carriages 90,000, against which 1,00,000 of pay is claimed
    // book profit 2,00,000 + 5,00,000 + 90,000 = 7,90,000; limit 5,40,000 + 1,14,000 = 6,54,000; all 6,00,000 allowed
    const { business } = taxed({
      assessee: { type: 'firm' },
      business: {
        ...books(2 * lakh),
        presumptive44AE: [{ weightKg: 9000, months: 12 }],
        partners: { remuneration: 5 * lakh, carriages: { remuneration: 1 * lakh } },
      },
    });
    expect(business.income).toBe(2 * lakh + 90_000 - 1 * lakh);
    expect(business.partners).toMatchObject({ bookProfit: 7_90_000, limit: 6_54_000, allowed: 6 * lakh });
  });

  test('interest above 12% a year is not allowed (s.40(b)(iv)): 18% on ten lakh leaves two thirds', () => {
    const { business } = taxed({
      assessee: { type: 'firm' },
      business: {
        ...books(5 * lakh),
        partners: {
          remuneration: 0,
          interestRows: [
            { amount: 1_80_000, rate: 1800 },
            { amount: 90_000, rate: 900 },
          ],
        },
      },
    });
    expect(business.income).toBe(5_60_000);
    expect(business.partners).toMatchObject({ interest: 2_70_000, interestAllowed: 2_10_000 });
  });
});

describe('payments of an association to its members (s.40(ba))', () => {
  const income = (assessee: TaxInput['assessee']) =>
    taxed({
      assessee,
      business: {
        ...books(5 * lakh),
        members: { remuneration: 1 * lakh, interest: 60_000, interestReceived: 20_000 },
      },
    }).business.income;
  test('pay and interest less what the member paid come back (Explanation 1)', () => {
    expect(income({ type: 'aop' })).toBe(6_40_000);
  });
  test('not of a co-operative society, nor of a registered society', () => {
    expect(income({ type: 'co-operative' })).toBe(5 * lakh);
    expect(income({ type: 'aop', registeredSociety: true })).toBe(5 * lakh);
  });
});

describe('members of an association (s.167B)', () => {
  const of = (assessee: Partial<TaxInput['assessee']>, more: Partial<TaxInput> = {}) =>
    taxed({
      regime: 'old',
      assessee: { type: 'aop', ...assessee },
      otherSources: { otherInterest: 10 * lakh },
      ...more,
    }).tax;
  const half = { share: 5000 };

  test('no member above the exemption: slabs', () => {
    expect(of({ members: [half, half] }).total).toBe(1_12_500);
  });
  test('a member above it: 30% on all (sub-section (2)(i))', () => {
    expect(of({ members: [half, { ...half, aboveExemption: true }] }).total).toBe(3 * lakh);
  });
  test('shares not determinate: 30% (sub-section (1))', () => {
    expect(of({ members: [half, half], sharesUnknown: true }).total).toBe(3 * lakh);
  });
  test('a foreign company with 40%: its part at 35% (sub-section (2)(ii)), 40% before AY 2025-26', () => {
    const members = [{ share: 6000 }, { share: 4000, foreignCompany: true }];
    expect(of({ members }).total).toBe(1_80_000 + 1_40_000);
    expect(of({ members }, { assessmentYear: '2024-25' }).total).toBe(1_80_000 + 1_60_000);
  });
  test('a registered society is outside', () => {
    expect(of({ members: [{ ...half, aboveExemption: true }], registeredSociety: true }).total).toBe(
      1_12_500,
    );
  });
  test('surcharge by the income, as the Special Bench read s.2(29C): 10% on 60 lakh', () => {
    // 18,00,000 and 1,80,000
    const { total, surcharge } = of(
      { members: [half, { ...half, aboveExemption: true }] },
      { otherSources: { otherInterest: 60 * lakh } },
    );
    expect({ total, surcharge }).toEqual({ total: 18 * lakh, surcharge: 1_80_000 });
  });
});

describe('a loss and a partner who left (s.78(1))', () => {
  test('his part of the loss lapses above his share of the profit', () => {
    // loss 3,00,000; a third is 1,00,000; his profit 82,500: 17,500 lapse, 2,82,500 is set off
    const result = taxed({
      assessee: { type: 'firm' },
      business: books(5 * lakh),
      broughtForward: [{ assessmentYear: '2024-25', kind: 'business', amount: 3 * lakh }],
      retiredPartners: [{ share: [1, 3], profit: 82_500 }],
    });
    expect(result.heads.business).toBe(5 * lakh);
    expect(result.totalIncome).toBe(5 * lakh - 2_82_500);
    expect(result.lossesLapsed).toEqual([{ assessmentYear: '2024-25', kind: 'business', amount: 17_500 }]);
  });

  test('unabsorbed depreciation is the firm’s', () => {
    const result = taxed({
      assessee: { type: 'firm' },
      business: books(5 * lakh),
      broughtForward: [{ assessmentYear: '2024-25', kind: 'depreciation', amount: 3 * lakh }],
      retiredPartners: [{ share: [1, 2], profit: 0 }],
    });
    expect(result.totalIncome).toBe(2 * lakh);
  });
});

describe('late fee with a loss (ss.234F, 139(1)(a), (b))', () => {
  const late = (assessee: TaxInput['assessee'], netProfit: number) =>
    taxed({
      assessee,
      business: books(netProfit),
      filing: { section: '139(4)', filedOn: '2026-12-20', dueDateClass: 'audit' },
    });
  test('a firm must file whatever its income', () => {
    expect(late({ type: 'firm' }, -1 * lakh).fees.s234F).toBe(1000);
  });
  test('a co-operative society need not file a loss: no fee, and a remark', () => {
    const result = late({ type: 'co-operative' }, -1 * lakh);
    expect(result.fees.s234F).toBe(0);
    expect(result.notes.map(({ id }) => id)).toContain('late-fee-without-income');
    expect(late({ type: 'co-operative' }, 1 * lakh).fees.s234F).toBe(1000);
  });
});

describe('deductions of a co-operative society by limb (s.80P(2))', () => {
  const of = (cooperative: NonNullable<TaxInput['deductions']>['80P'], otherInterest = 5 * lakh, more = {}) =>
    taxed({
      assessee: { type: 'co-operative' },
      otherSources: { otherInterest },
      deductions: { '80P': cooperative ?? [] },
      ...more,
    }).totalDeductions;
  test.each([
    ['banking: all of it', [{ limb: 'a(i)', income: 2 * lakh }], 2 * lakh],
    ['a consumer society: 1,00,000', [{ limb: 'c(i)', income: 2 * lakh }], 1 * lakh],
    ['another: 50,000', [{ limb: 'c(ii)', income: 2 * lakh }], 50_000],
    [
      'limbs add up',
      [
        { limb: 'd', income: 30_000 },
        { limb: 'c(ii)', income: 60_000 },
      ],
      80_000,
    ],
    // gross total income above 20,000
    ['interest on securities: only of a small society', [{ limb: 'f', income: 10_000 }], 0],
  ] as const)('%s', (_, rows, amount) => {
    expect(of(rows.map((row) => ({ ...row })))).toBe(amount);
  });
  test('interest on securities within 20,000 of gross total income', () => {
    expect(of([{ limb: 'f', income: 10_000 }], 20_000)).toBe(10_000);
  });
  test('not in a late return (s.80AC)', () => {
    const filing = { section: '139(4)', filedOn: '2026-12-20' } as const;
    expect(of([{ limb: 'a(i)', income: 2 * lakh }], 5 * lakh, { filing })).toBe(0);
  });
});

describe('credit of minimum tax by year (s.115JD)', () => {
  const of = (credits: { assessmentYear: string; amount: number }[]) =>
    taxed({ assessee: { type: 'llp' }, business: books(10 * lakh), amt: { credits } }).tax.amt;
  test('the oldest first', () => {
    // tax 3,12,000
    const { creditUsed, credits } = of([
      { assessmentYear: '2024-25', amount: 2 * lakh },
      { assessmentYear: '2020-21', amount: 2 * lakh },
    ]);
    expect(creditUsed).toBe(3_12_000);
    expect(credits).toEqual([
      { assessmentYear: '2020-21', brought: 2 * lakh, used: 2 * lakh, carried: 0 },
      { assessmentYear: '2024-25', brought: 2 * lakh, used: 1_12_000, carried: 88_000 },
    ]);
  });
  test('fifteen years: of AY 2011-12 in AY 2026-27 for the last time, of AY 2010-11 no more', () => {
    expect(of([{ assessmentYear: '2011-12', amount: 2 * lakh }]).creditUsed).toBe(2 * lakh);
    expect(of([{ assessmentYear: '2010-11', amount: 2 * lakh }]).creditUsed).toBe(0);
    // what is left of the fifteenth year does not go on
    expect(of([{ assessmentYear: '2011-12', amount: 4 * lakh }]).creditCarried).toBe(0);
  });
});

describe('a firm reconstituted (s.45(4))', () => {
  test('money and value received above the partner’s capital: B + C − D', () => {
    // 20 lakh in money and land worth 30 lakh against a capital of 35 lakh
    const { heads, tax } = taxed({
      assessee: { type: 'firm' },
      capitalGains: {
        reconstitutions: [{ money: 20 * lakh, value: 30 * lakh, capital: 35 * lakh, term: 'long' }],
      },
    });
    expect(heads.longTermGains).toBe(15 * lakh);
    expect(tax.total).toBe(1_87_500);
  });
  test('never below nil', () => {
    const { heads } = taxed({
      assessee: { type: 'firm' },
      capitalGains: { reconstitutions: [{ money: 20 * lakh, value: 0, capital: 35 * lakh, term: 'short' }] },
    });
    expect(heads.shortTermGains).toBe(0);
  });
});
