import { describe, expect, it } from 'vitest';
import { english } from '../forms/messages.ts';
import { kept } from '../testing/kept.ts';
import { draftIssues } from './draft.ts';
import * as allSalaryTax from './salary-tax.ts';
import { followSalary, type SheetRow } from './sheets.ts';

const { salaryTax, withSalaryTax } = kept(allSalaryTax);

const employee = (over: Partial<SheetRow> = {}): SheetRow => ({
  id: 's1',
  name: 'Meera',
  pan: 'ABCPM1234F',
  new_regime: 'Y',
  salary: 16_00_000_00,
  professional_tax: 2_500_00,
  house_loss: 1_50_000_00,
  chapter_via: 2_00_000_00,
  via_both: 50_000_00,
  ...over,
});

describe('annexure II', () => {
  it('takes the new regime’s slabs on salary less 75,000 and 80CCD(2) (s.115BAC(1A), AY 2026-27)', () => {
    // 16,00,000 - 75,000 - 50,000 = 14,75,000: 20,000 + 40,000 + 15% of 2,75,000 = 1,01,250; cess 4,050.
    expect(withSalaryTax(employee(), '2025-2026')).toMatchObject({
      standard_deduction: 75_000_00,
      total_income: 14_75_000_00,
      tax: 1_01_250_00,
      rebate: 0,
      cess: 4_050_00,
      net_tax: 1_05_300_00,
    });
  });
  it('takes the old regime’s with 50,000, tax on employment, the house and chapter VI-A', () => {
    // 16,00,000 - 50,000 - 2,500 - 1,50,000 - 2,00,000 = 11,97,500: 12,500 + 1,00,000 + 30% of 1,97,500 = 1,71,750; cess 6,870.
    expect(withSalaryTax(employee({ new_regime: 'N' }), '2025-2026')).toMatchObject({
      total_income: 11_97_500_00,
      tax: 1_71_750_00,
      cess: 6_870_00,
      net_tax: 1_78_620_00,
    });
    const both = salaryTax(employee(), '2025-2026')!;
    expect([both.old.tax.net, both.new.tax.net, both.better]).toEqual([1_78_620, 1_05_300, 'new']);
  });
  it('leaves nothing to deduct up to 12 lakh of total income (s.87A), and a senior 3 lakh free in the old regime', () => {
    const small = withSalaryTax(employee({ salary: 12_75_000_00, chapter_via: 0, via_both: 0 }), '2025-2026');
    expect(small).toMatchObject({ tax: 60_000_00, rebate: 60_000_00, net_tax: 0 });
    const senior = {
      new_regime: 'N',
      category: 'S',
      salary: 8_50_000_00,
      house_loss: 0,
      professional_tax: 0,
    };
    // 8,50,000 - 50,000 - 2,00,000 = 6,00,000: 5% of 2,00,000 + 20% of 1,00,000.
    expect(withSalaryTax(employee(senior), '2025-2026')).toMatchObject({ tax: 30_000_00, cess: 1_200_00 });
  });
  it('says nothing of years whose rates are not in', () => {
    expect(withSalaryTax(employee(), '2030-2031')).toBeUndefined();
  });
  it('knows the rates of tax year 2026-27, the same as of the year before', () => {
    expect(withSalaryTax(employee(), '2026-2027')).toEqual(withSalaryTax(employee(), '2025-2026'));
  });
  it('names an employee that stands twice and what the new regime does not allow', () => {
    const found = draftIssues({
      form: '24Q',
      financial_year: '2025-2026',
      quarter: 'Q4',
      deductor: {},
      responsible: {},
      challans: [],
      deductees: [],
      salaries: [followSalary(employee()), followSalary(employee({ id: 's2', via_both: 3_00_000_00 }))],
    }).map((i) => `${i.severity} ${i.path}: ${english(i.message)}`);
    expect(found).toContain('error salaries.1.pan: Row 1 has the same employee');
    expect(found).toContain('error salaries.1.via_both: Not more than the deductions of chapter VI-A');
    expect(found).toContain(
      'warning salaries.0.house_loss: Not allowed in the new regime (section 115BAC(2)): not considered in total income',
    );
  });
});
