import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkComplete, checkDraft, treeOf } from '../../forms/form.ts';
import { type FormValues, getAt, setAt } from '../../forms/paths.ts';
import { formArbitrary } from '../testing/arbitrary.ts';
import { itr1Form } from './form.ts';
import { fullNewRegime, fullOldRegime } from './testing/returns.ts';

/** AY 2024-25 has its own test. */
const years = ['2026-27', '2025-26'] as const;

describe.each(years)('figures of ITR-1, AY %s', (ay) => {
  const form = itr1Form(ay);
  const at = (data: FormValues, path: string) => getAt(data, path);

  it('of the old regime follow the law line by line', () => {
    const d = form.compute(fullOldRegime(ay)).derived;
    // 10(13A): least of 3,00,000 received, 3,60,000 less a tenth of 9,00,000, half of 9,00,000
    expect(at(d, 'salary.hra')).toMatchObject({
      rent_over_tenth: 270_000,
      half_or_two_fifths: 450_000,
      hra_exempt: 270_000,
    });
    expect(at(d, 'salary.total_exempt_allowances')).toBe(332_000);
    expect(at(d, 'salary.deductions_16')).toBe(52_500);
    expect(at(d, 'salary.income')).toBe(1_515_500);
    // 24(b): 2,20,000 paid, 2,00,000 allowed on a self-occupied house
    expect(at(d, 'house_property.income')).toBe(-200_000);
    // 57(iia): a third of 30,000
    expect(at(d, 'other_sources.family_pension_deduction')).toBe(10_000);
    expect(at(d, 'other_sources.income')).toBe(97_300);
    expect(at(d, 'tax.gross_total_income')).toBe(1_412_800);
    expect(at(d, 'tax.gross_total_income_with_112a')).toBe(1_462_800);
    // 80D: 18,000 and 3,000; 40,000 and 15,000 cut to 50,000
    expect(at(d, 'deductions.schedule_80d')).toMatchObject({
      self_allowed: 21_000,
      parents_senior_allowed: 50_000,
      eligible: 71_000,
    });
    expect(at(d, 'tax.allowed')).toMatchObject({
      sec_80c: 100_000,
      sec_80ccc: 10_000,
      sec_80ccd1: 30_000,
      sec_80ccd1b: 50_000,
      sec_80ccd2: 90_000,
      sec_80d: 71_000,
      sec_80dd: 75_000,
      sec_80ddb: 40_000,
      sec_80e: 25_000,
      sec_80ee: 20_000,
      sec_80eeb: 15_000,
      // 6,000 in full, half of 4,000, 3,000 in full and half of 2,000 within the limit
      sec_80g: 12_000,
      sec_80gga: 3000,
      sec_80ggc: 6000,
      sec_80u: 75_000,
      sec_80tta: 10_000,
      total: 632_000,
    });
    // 14,62,800 less 6,32,000; the 50,000 u/s 112A are within the exemption and not taxed
    expect(at(d, 'tax.total_income')).toBe(830_800);
    // 12,500 and 20% of 2,80,800
    expect(at(d, 'tax.tax')).toBe(68_660);
    expect(at(d, 'tax.rebate_87a') ?? 0).toBe(0);
    expect(at(d, 'tax.cess')).toBe(2746);
    expect(at(d, 'tax.total_liability')).toBe(71_406);
    expect(at(d, 'taxes_paid')).toMatchObject({
      advance_tax: 20_000,
      self_assessment_tax: 15_000,
      tds: 158_000,
      tcs_total: 11_000,
      total: 204_000,
    });
    // 2,04,000 less 71,406 is 1,32,594, to the nearest ten
    expect(at(d, 'tax.refund')).toBe(132_590);
    expect(at(d, 'tax.balance_payable')).toBe(0);
  });

  it('of the new regime leave out what it does not allow, and say so', () => {
    const { derived: d, notes, regime } = form.compute(fullNewRegime(ay));
    expect(regime).toBe('new');
    expect(at(d, 'salary.total_exempt_allowances')).toBe(38_400);
    expect(at(d, 'salary.standard_deduction')).toBe(75_000);
    expect(at(d, 'salary.income')).toBe(1_686_600);
    // AY 2026-27: half of (6,00,000 - 40,000 - 20,000), less 30%, less interest 1,00,000, plus arrears
    // AY 2025-26: 3,00,000 - 20,000, less 30%, less 1,00,000, plus arrears
    expect(at(d, 'house_property.income')).toBe(ay === '2026-27' ? 96_000 : 103_000);
    expect(at(d, 'other_sources.family_pension_deduction')).toBe(25_000);
    expect(at(d, 'tax.allowed')).toMatchObject({
      sec_80c: 0,
      sec_80ccd2: 200_000,
      sec_80cch: 10_000,
      total: 210_000,
    });
    const dropped = notes.map((n) => n.path);
    expect(dropped).toEqual(
      expect.arrayContaining([
        'deductions.schedule_80c',
        'salary.professional_tax',
        'salary.exempt_allowances.1',
      ]),
    );
    expect(at(d, 'deductions.schedule_80c')).toHaveLength(2);
  });

  it('show both regimes side by side', () => {
    const { comparison, summary } = form.compute(fullOldRegime(ay));
    expect(summary.old).toMatchObject({
      total_income: 830_800,
      tax_before_cess: 68_660,
      cess: 2746,
      total_tax: 71_406,
      tds_paid: 169_000,
      balance_tax: -132_590,
    });
    expect(comparison.difference).toBe(comparison.old.tax.net - comparison.new.tax.net);
    expect(summary.new.total_income).toBe(comparison.new.totalIncome);
  });

  it('come for every draft, however rough', () => {
    expect(form.model.derive({})).toMatchObject({ personal: {}, tax: { total_income: 0 } });
    expect(checkComplete(form.model, {}).map((i) => i.path)).toEqual(
      expect.arrayContaining([
        'personal.pan_number',
        'personal.address.city',
        'filing.section_filed',
        'verification.place',
        'bank_accounts',
      ]),
    );
    const rough = [
      ['salary.employers', [{ salary_17_1: -5 }, { salary_17_1: 1e300 }, { salary_17_1: 1.5 }]],
      ['personal.date_of_birth', '1990-02-31'],
      ['filing.filing_date', 'soon'],
      ['deductions.sec_80gg', -1],
      ['taxes_paid.payments', [{ amount: 5 }]],
    ] as const;
    for (const [path, value] of rough) expect(() => form.compute(setAt({}, path, value))).not.toThrow();
  });

  it('keep what was typed and stay the same when derived again', () => {
    const tree = treeOf(form.model);
    fc.assert(
      fc.property(formArbitrary(tree, 99_999_999_999_999), (data) => {
        const once = form.model.derive(data);
        expect(checkDraft(form.model, once)).toEqual([]);
        expect(form.model.derive(once)).toEqual(once);
      }),
      { numRuns: 60 },
    );
  });
});

describe('rules on a form', () => {
  const { model } = itr1Form('2026-27');
  const broken = (data: FormValues) =>
    checkComplete(model, data)
      .filter((i) => i.severity === 'error')
      .map((i) => [i.rule, i.path]);

  it('point at the row of the form, not of the file', () => {
    const rows = [
      { nature: '10(14)(ii)(115BAC)', amount: 100 },
      { nature: '10(10C)', amount: 500_001 },
    ];
    expect(broken(setAt(fullOldRegime('2026-27'), 'salary.exempt_allowances', rows))).toContainEqual([
      'A-71',
      'salary.exempt_allowances.1.amount',
    ]);
    const withoutTan = { employer_name: 'Small Shop', salary_17_1: 10_000 };
    const full = fullOldRegime('2026-27');
    const employers = getAt(full, 'salary.employers') as FormValues[];
    expect(
      broken(setAt(full, 'salary.employers', [withoutTan, { ...employers[0], employer_name: '' }])),
    ).toContainEqual([undefined, 'salary.employers.1.employer_name']);
  });

  it("name the department's rule in the issue", () => {
    const belated = setAt(fullOldRegime('2026-27'), 'filing.section_filed', '12');
    const late = setAt(belated, 'filing.filing_date', '2026-08-20');
    expect(broken(late)).toEqual([
      ['A-151', 'filing.opt_out_new_tax_regime'],
      ['A-190', 'filing.opt_out_new_tax_regime'],
    ]);
    expect(broken(setAt(fullOldRegime('2026-27'), 'deductions.form_10ba', undefined))).toEqual([]);
    expect(broken(setAt(fullOldRegime('2026-27'), 'deductions.prans', undefined))).toEqual([
      ['A-226', 'deductions.prans'],
    ]);
  });
});

describe('eligibility for ITR-1', () => {
  const form = itr1Form('2026-27');
  const warned = (path: string, value: unknown) =>
    form.eligibility(setAt(fullOldRegime('2026-27'), path, value)).map((i) => i.path);

  it('warns in the documented words for each condition', () => {
    for (const flag of ['partner_in_firm', 'unlisted_shares', 'director', 'foreign_assets'])
      expect(form.eligibility({ conditions: { [flag]: true } })).toEqual([
        {
          path: `conditions.${flag}`,
          message: { text: 'You may not be eligible for ITR-1. Consider filing ITR-2 or ITR-3.' },
          severity: 'warning',
        },
      ]);
    expect(form.eligibility(fullOldRegime('2026-27'))).toEqual([]);
  });

  it('warns of income, gains and losses beyond the form', () => {
    expect(warned('salary.employers.0.salary_17_1', 6_000_000)).toContain('tax.total_income');
    expect(warned('exempt_income.ltcg_112a.sale_consideration', 275_001)).toContain(
      'exempt_income.ltcg_112a',
    );
    expect(warned('exempt_income.ltcg_112a.cost', 200_001)).toContain('exempt_income.ltcg_112a');
    expect(warned('exempt_income.rows.0.amount', 5001)).toContain('exempt_income.rows.0.amount');
  });
});

describe('a return without a date of filing', () => {
  it('is charged interest and fee as of the day it is looked at, and the day is not written into it', () => {
    const form = itr1Form('2026-27');
    const data = {
      personal: { date_of_birth: '1990-01-01' },
      salary: { employers: [{ salary_17_1: 15_00_000 }] },
      filing: { section_filed: '12' },
    };
    const late = form.compute(data, '2026-11-20');
    expect(form.compute(data).chosen.fees.s234F).toBe(0);
    // Section 234F: 5,000 above 5 lakh; section 234A from 1 August to 20 November: four months.
    expect(late.chosen.fees.s234F).toBe(5000);
    expect(late.chosen.interest.detail.a?.months).toBe(4);
    expect(getAt(late.derived, 'filing.filing_date')).toBeUndefined();
  });
});
