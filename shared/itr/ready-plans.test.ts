import { describe, expect, it } from 'vitest';
import { computeTax, type TaxInput } from '../tax/index.ts';
import { readyRegime, workReady } from './ready-plans.ts';

/** AY 2026-27, filed in time, everything paid by TDS so that no interest moves. */
const base: TaxInput = {
  assessmentYear: '2026-27',
  regime: 'new',
  assessee: { type: 'individual', dateOfBirth: '1980-05-01' },
  filing: { section: '139(1)', filedOn: '2026-07-20' },
  taxesPaid: { tds: 20_00_000 },
};
const gains = (amount: number, regime: 'new' | 'old' = 'new'): TaxInput => ({
  ...base,
  regime,
  salary: { employers: [{ salary: 20_00_000 }] },
  capitalGains: {
    totals: [{ bucket: '112A-12.5', gain: amount, byInstalment: [0, 1_00_000, 0, amount - 1_00_000, 0] }],
  },
});
const worked = (input: TaxInput, ready: Parameters<typeof workReady>[1], oneRegime = false) => {
  const made = workReady(computeTax(input), ready, oneRegime);
  if ('problem' in made) throw new Error(made.problem.text);
  return made;
};
const refused = (input: TaxInput, ready: Parameters<typeof workReady>[1], oneRegime = false) => {
  const made = workReady(computeTax(input), ready, oneRegime);
  return 'problem' in made ? made.problem.text : 'made';
};

describe('gains on listed shares', () => {
  // Salary 20,00,000 less 75,000 = 19,25,000: 4-8 lakh 20,000, 8-12 40,000, 12-16 60,000, 16-19.25 at 20% 65,000 = 1,85,000.
  // 112A: (5,00,000 - 1,25,000) at 12.5% = 46,875. With cess 4%: 2,31,875 x 1.04 = 2,41,150. Deferred 3,75,000: 1,85,000 x 1.04 = 1,92,400.
  it('above the exemption are deferred, which saves 12.5% and cess', () => {
    const before = computeTax(gains(5_00_000));
    expect(before.tax.net).toBe(2_41_150);
    const { result } = worked(gains(5_00_000), { kind: 'defer_gains' });
    expect([result.totalIncome, result.tax.net]).toEqual([20_50_000, 1_92_400]);
  });

  it('are deferred as far as it is said, from the last period back', () => {
    const { result } = worked(gains(5_00_000), { kind: 'defer_gains', amount: 4_50_000 });
    expect(result.totalIncome).toBe(19_75_000);
    const left = result.capitalGains.byInstalment.find(({ bucket }) => bucket === '112A-12.5');
    expect(left?.amounts).toEqual([0, 50_000, 0, 0, 0]);
    expect(refused(gains(5_00_000), { kind: 'defer_gains', amount: 5_00_001 })).toContain('are only');
  });

  it('within the exemption, or none, are not', () => {
    expect(refused(gains(1_25_000), { kind: 'defer_gains' })).toContain('exempt limit');
    expect(refused(base, { kind: 'defer_gains' })).toContain('no gains');
  });

  it('are realised up to what is left of the exemption, free of tax', () => {
    const { result } = worked(gains(1_00_000), { kind: 'harvest_gains' });
    // 25,000 more income, no more tax.
    expect([result.totalIncome, result.tax.net]).toEqual([20_50_000, 1_92_400]);
    expect(refused(gains(1_25_000), { kind: 'harvest_gains' })).toContain('used up');
    // One rupee-block more is taxed: 8,000 at 12.5% and cess.
    expect(worked(gains(1_00_000), { kind: 'harvest_gains', amount: 33_000 }).result.tax.net).toBe(1_93_440);
  });

  it('are reduced by a loss that a sale realises', () => {
    // 5,00,000 - 2,00,000 - 1,25,000 = 1,75,000 at 12.5% = 21,875; (1,85,000 + 21,875) x 1.04 = 2,15,150
    const { result } = worked(gains(5_00_000), { kind: 'harvest_losses', amount: 2_00_000 });
    expect(result.tax.net).toBe(2_15_150);
    expect(refused(gains(5_00_000), { kind: 'harvest_losses' })).toContain('Enter the unrealised loss');
  });
});

describe('section 44AD instead of books', () => {
  const books: TaxInput = { ...base, business: { books: [{ label: 'Shop', netProfit: 25_00_000 }] } };
  it('takes 6% and 8% of the turnover', () => {
    // 1,90,00,000 by bank at 6% = 11,40,000 and 10,00,000 in cash at 8% = 80,000: 12,20,000
    const { result } = worked(books, { kind: 'presumptive_44ad', amount: 2_00_00_000, cash: 10_00_000 });
    expect(result.totalIncome).toBe(12_20_000);
  });
  it('ends at two crore, at three with at most 5% in cash', () => {
    const at = (amount: number, cash: number) => refused(books, { kind: 'presumptive_44ad', amount, cash });
    expect(at(3_00_00_000, 15_00_000)).toBe('made');
    expect(at(3_00_00_001, 15_00_000)).toContain('applies up to');
    expect(at(2_00_00_000, 10_00_001)).toBe('made');
    expect(at(2_00_00_001, 10_00_051)).toContain('applies up to');
    expect(at(10, 11)).toContain('exceeds the turnover');
    expect(refused(books, { kind: 'presumptive_44ad' })).toContain('Enter the turnover');
  });
  it('is not for LLPs, companies and non-residents', () => {
    const kind = { kind: 'presumptive_44ad', amount: 1_00_00_000 } as const;
    expect(refused({ ...books, assessee: { type: 'llp' } }, kind)).toContain('Section 44AD is for');
    expect(
      refused({ ...books, assessee: { type: 'individual', residency: 'non-resident' } }, kind),
    ).toContain('Section 44AD is for');
  });
});

describe('pay of partners', () => {
  const firm: TaxInput = {
    ...base,
    assessee: { type: 'firm' },
    regime: 'old',
    business: { books: [{ label: 'Firm', netProfit: 20_00_000 }] },
  };
  it('is deducted up to the limit of section 40(b)(v)', () => {
    // 90% of 6,00,000 = 5,40,000 and 60% of 14,00,000 = 8,40,000: at most 13,80,000; 6,20,000 at 30% and cess 4% = 1,93,440
    const { result } = worked(firm, { kind: 'partners_pay', amount: 13_80_000 });
    expect([result.totalIncome, result.tax.net]).toEqual([6_20_000, 1_93_440]);
    expect(worked(firm, { kind: 'partners_pay', amount: 16_00_000 }).result.totalIncome).toBe(6_20_000);
    expect(worked(firm, { kind: 'partners_pay', amount: 5_00_000 }).result.totalIncome).toBe(15_00_000);
  });
  it('is planned where there are partners and books', () => {
    expect(refused(base, { kind: 'partners_pay', amount: 1 })).toContain('firm or LLP');
    expect(refused(firm, { kind: 'partners_pay' })).toContain('Enter the remuneration');
  });
});

describe('gifts in the family', () => {
  const saver: TaxInput = {
    ...base,
    salary: { employers: [{ salary: 20_00_000 }] },
    otherSources: { depositInterest: 1_00_000, savingsInterest: 20_000 },
  };
  it('move the interest to a child of age, parent or sibling', () => {
    // 19,25,000 + 1,20,000 = 20,45,000; the slab from 20 lakh bears 25%: 2,00,000 + 11,250 = 2,11,250 and cess 2,19,700.
    expect(computeTax(saver).tax.net).toBe(2_19_700);
    // 1,10,000 less: 19,35,000 bears 1,20,000 + 67,000 = 1,87,000 and cess 1,94,480.
    const { result } = worked(saver, { kind: 'gift_adult', amount: 1_10_000 });
    expect([result.totalIncome, result.tax.net]).toEqual([19_35_000, 1_94_480]);
    expect(refused(saver, { kind: 'gift_adult', amount: 1_20_001 })).toContain('only');
    expect(refused(saver, { kind: 'gift_adult' })).toContain('Enter the yearly interest');
  });
  it('stay the giver’s when they go to the spouse or a son’s wife (section 64(1))', () => {
    const made = worked(saver, { kind: 'gift_spouse', amount: 1_00_000 });
    expect(made.result.tax.net).toBe(2_19_700);
    expect(made.why[0]!.text).toContain('64(1)(iv)');
    expect(made.toReceiver).toBeUndefined();
  });
  it('to a minor child save the tax on 1,500 in the old regime alone (sections 64(1A) and 10(32))', () => {
    expect(worked(saver, { kind: 'gift_minor', amount: 1_00_000 }).result.tax.net).toBe(2_19_700);
    // Old: 19,50,000 + 1,20,000 - 10,000 (80TTA) = 20,60,000; 1,12,500 + 30% of 10,60,000 = 4,30,500, with cess 4,47,720.
    const old: TaxInput = { ...saver, regime: 'old', deductions: { '80TTA': 10_000 } };
    expect(computeTax(old).tax.net).toBe(4_47_720);
    // 1,500 less: 450 and cess 18
    expect(worked(old, { kind: 'gift_minor', amount: 1_00_000 }).result.tax.net).toBe(4_47_252);
    expect(worked(old, { kind: 'gift_minor', amount: 1_000 }).result.tax.net).toBe(4_47_408);
  });

  it('of shares move the gain with its periods to whoever sells them', () => {
    // As above 2,41,150 with 5,00,000 u/s 112A. 2,00,000 less: 1,75,000 at 12.5% = 21,875; 2,06,875 x 1.04 = 2,15,150.
    const made = worked(gains(5_00_000), { kind: 'gift_adult', amount: 2_00_000, what: 'gains_112a' });
    expect(made.result.tax.net).toBe(2_15_150);
    // The daughter has salary of 6,00,000: 5,25,000 bears 6,250, which the rebate takes; 2,00,000 - 1,25,000 at 12.5% = 9,375, cess 375.
    const daughter = made.toReceiver!({
      ...base,
      salary: { employers: [{ salary: 6_00_000 }] },
    });
    expect(daughter.capitalGains!.totals).toEqual([
      { bucket: '112A-12.5', gain: 2_00_000, byInstalment: [0, 0, 0, 2_00_000, 0] },
    ]);
    expect(computeTax(daughter).tax.net).toBe(9_750);
    expect(refused(gains(5_00_000), { kind: 'gift_adult', amount: 1, what: 'gains_111a' })).toContain('111A');
  });
});

it('the other regime is the one the return does not choose, where there are two', () => {
  expect(readyRegime({ kind: 'other_regime' }, 'new')).toBe('old');
  expect(readyRegime({ kind: 'other_regime' }, 'old')).toBe('new');
  expect(readyRegime({ kind: 'defer_gains' }, 'old')).toBe('old');
  expect(refused(base, { kind: 'other_regime' }, true)).toContain('one regime');
});
