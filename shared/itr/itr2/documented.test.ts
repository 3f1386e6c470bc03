import { describe, expect, it } from 'vitest';
import { checkComplete, checkDraft } from '../../forms/form.ts';
import { kept } from '../../testing/kept.ts';
import { itr3Form } from '../itr3/form.ts';
import * as allDocumented from './documented.ts';
import { itr2Form } from './form.ts';
import { fullReturn } from './testing/returns.ts';

const { fromDocumented } = kept(allDocumented);

const documented = {
  pan_number: 'ABCPE1234F',
  assessee_name: 'Asha Vijay Kulkarni',
  resident_status: 'Resident',
  assessment_year: '2026-27',
  chosenRegime: 'Old',
  section_filed: '139(1)',
  salaries: [
    {
      employer_name: 'A LTD',
      employer_tan: 'PNEA12345B',
      gross_salary: '900000',
      exemptions: 20_000,
      standard_deduction: 50_000,
      professional_tax: 2400,
      tds_deducted: 40_000,
    },
    { employer_name: 'B LTD', gross_salary: 100_000 },
  ],
  houseProperties: [{ property_type: 'Let-Out', gross_annual_value: 240_000, interest_on_loan: 100_000 }],
  capitalGains: { ltcg_listed_equity: 200_000, stcg_listed_111a: 0 },
  otherSources: { interest_from_savings: 9000, other: 500 },
  deductions: { sec_80c: 150_000, sec_80d: 18_000, sec_80g: 5000, sec_80tta: 9000 },
  foreignIncome: 1000,
};

describe('the documented members of an ITR-2', () => {
  it.each(['2026-27', '2024-25'] as const)('go to their places in the form of AY %s', (ay) => {
    const { data, warnings } = fromDocumented(documented, ay !== '2024-25');
    expect(checkDraft(itr2Form(ay).model, data)).toEqual([]);
    expect(data).toMatchObject({
      personal: { first_name: 'Asha', middle_name: 'Vijay', last_name: 'Kulkarni' },
      filing: { resident_status: 'RES', opt_out_new_tax_regime: 'Y', section_filed: '11' },
      salary: { employers: [{ salary_17_1: 900_000 }, { employer_name: 'B LTD' }], professional_tax: 2400 },
      taxes_paid: { tds_salary: [{ tds_deducted: 40_000, employer_tan: 'PNEA12345B' }] },
      house_property: { properties: [{ property_type: 'L', gross_annual_value: 240_000 }] },
      other_sources: { interest_from_savings: 9000, others: [{ amount: 500 }] },
      deductions: { sec_80tta: 9000 },
    });
    // a tax without the gains and the income abroad would be wrong: the call is refused
    expect(warnings.map((w) => [w.path, w.severity])).toEqual([
      ['capitalGains.ltcg_listed_equity', 'error'],
      ['deductions.sec_80g', 'warning'],
      ['foreignIncome', 'error'],
    ]);
    // 9,00,000 + 1,00,000 less 20,000, 50,000 and 2,400; rent 2,40,000 less 30% and interest 1,00,000
    const { comparison } = itr2Form(ay).compute(data);
    expect(comparison.old.salary.income).toBe(927_600);
    expect(comparison.old.houseProperty.income).toBe(68_000);
  });

  it.each([itr2Form, itr3Form])(
    'say that the exemption has no code of its own in AY 2026-27, and only then',
    (formOf) => {
      const call = {
        salaries: [
          { employer_name: 'A LTD', gross_salary: 900_000 },
          { gross_salary: 100_000, exemptions: 50_000 },
        ],
      };
      const read = (ay: '2026-27' | '2025-26' | '2024-25') => {
        const form = formOf(ay);
        const { data, warnings } = form.fromDocumented!(call);
        const refused = checkComplete(form.model, data).some(
          (i) => i.path === 'salary.exempt_allowances.0.nature',
        );
        return {
          told: warnings.map((w) => [w.path, w.severity]),
          refused,
          exempt: form.compute(data).comparison.old.salary.totalExempt,
        };
      };
      // the department's list for SalNatureDesc of AY 2026-27 ends with 10(17)
      expect(read('2026-27')).toEqual({
        told: [['salaries.1.exemptions', 'warning']],
        refused: true,
        exempt: 50_000,
      });
      expect(read('2025-26')).toEqual({ told: [], refused: false, exempt: 50_000 });
      expect(read('2024-25')).toEqual({ told: [], refused: false, exempt: 50_000 });
    },
  );

  it('tell of every amount that has no place', () => {
    const { data, warnings } = fromDocumented(
      {
        salaries: [{ gross_salary: '9,00,000', tds_deducted: 40_000, bonus: 5 }],
        houseProperties: [{ property_type: 'Let-Out', gross_annual_value: 240_000, arrears: 7000, cess: 9 }],
        otherSources: { other: 'x', lottery: 10, dividend_income: '1,000' },
        capitalGains: { stcg_property: '2,00,000', ltcg_other: 0, exemption_54: '' },
      },
      true,
    );
    expect(data).toMatchObject({
      salary: { employers: [{ salary_17_1: 900_000 }] },
      house_property: { properties: [{ gross_annual_value: 240_000, arrears: 7000 }] },
      other_sources: { dividend_income: 1000 },
    });
    expect(warnings.map((w) => [w.path, w.severity])).toEqual([
      ['salaries.0.bonus', 'warning'],
      ['salaries.0.tds_deducted', 'warning'],
      ['houseProperties.0.cess', 'warning'],
      ['otherSources.other', 'warning'],
      ['otherSources.lottery', 'warning'],
      ['capitalGains.stcg_property', 'error'],
    ]);
  });

  it('leave the form’s own parts as they are', () => {
    const data = fullReturn('2026-27');
    expect(fromDocumented(data, true)).toEqual({ data, warnings: [] });
  });
});
