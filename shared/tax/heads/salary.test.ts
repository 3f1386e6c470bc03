import { describe, expect, test } from 'vitest';
import { kept } from '../../testing/kept.ts';
import type { EmployerInput } from '../inputs/salary.ts';
import type { TaxInput } from '../model/types.ts';
import * as allTesting from '../testing.ts';

const { taxed } = kept(allTesting);

const salary = (employer: EmployerInput, overrides: Partial<TaxInput> = {}) =>
  taxed({ salary: { employers: [employer] }, ...overrides }).salary;

describe('standard deduction u/s 16(ia)', () => {
  test.each([
    ['2026-27', 'new', 75_000], // ITR-1 rule A-224
    ['2026-27', 'old', 50_000], // rule A-112
    ['2025-26', 'new', 75_000],
    ['2025-26', 'old', 50_000],
    ['2024-25', 'new', 50_000],
    ['2024-25', 'old', 50_000],
  ] as const)('AY %s, %s regime: %i', (assessmentYear, regime, expected) => {
    expect(salary({ salary: 10_00_000 }, { assessmentYear, regime }).standardDeduction).toBe(expected);
  });

  test('is not more than the salary and only once for two employers', () => {
    expect(salary({ salary: 40_000 }).income).toBe(0);
    const two = taxed({ salary: { employers: [{ salary: 3_00_000 }, { salary: 2_00_000 }] } }).salary;
    expect(two.income).toBe(4_25_000);
  });
});

describe('entertainment allowance and professional tax', () => {
  const given = {
    salary: 6_00_000,
    basicAndDa: 20_000,
    entertainmentAllowance: 8_000,
    professionalTax: 2_500,
  };
  test.each([
    ['central-government', 4_000], // a fifth of basic, below 5,000 (rule A-57)
    ['psu', 4_000], // rule A-57 names public sector employees
    ['other', 0], // rule A-58
  ] as const)('old regime, %s: %i', (category, expected) => {
    expect(salary({ ...given, category }, { regime: 'old' }).entertainmentAllowance).toBe(expected);
  });

  test('at most 5,000', () => {
    const result = salary(
      { ...given, basicAndDa: 4_00_000, category: 'state-government' },
      { regime: 'old' },
    );
    expect(result).toMatchObject({
      entertainmentAllowance: 5_000,
      professionalTax: 2_500,
      totalDeductions: 57_500,
    });
  });

  test('new regime: neither (rules A-164, A-169)', () => {
    const result = salary({ ...given, category: 'central-government' });
    expect(result).toMatchObject({ entertainmentAllowance: 0, professionalTax: 0, totalDeductions: 75_000 });
  });
});

describe('house rent allowance (rule 2A; ITR-1 rules A-271 to A-273)', () => {
  const period = { months: 12, basicAndDa: 6_00_000, hraReceived: 2_40_000, rentPaid: 2_40_000, metro: true };
  test.each([
    [period, 1_80_000], // rent 2,40,000 less a tenth 60,000
    [{ ...period, rentPaid: 6_00_000 }, 2_40_000], // what was received
    [{ ...period, rentPaid: 9_00_000, hraReceived: 4_00_000 }, 3_00_000], // half of salary
    [{ ...period, rentPaid: 9_00_000, hraReceived: 4_00_000, metro: false }, 2_40_000], // two fifths
    [{ ...period, rentPaid: 50_000 }, 0], // rent below a tenth
  ])('%o: exempt %i', (hra, expected) => {
    const result = salary({ salary: 12_00_000, hra: [hra] }, { regime: 'old' });
    expect(result.totalExempt).toBe(expected);
  });

  test('each period stands alone', () => {
    const hra = [
      { months: 6, basicAndDa: 3_00_000, hraReceived: 1_20_000, rentPaid: 0, metro: true },
      { months: 6, basicAndDa: 3_00_000, hraReceived: 1_20_000, rentPaid: 2_40_000, metro: true },
    ];
    // the averaged year would give 1,80,000; by period it is the second half's 1,20,000
    expect(salary({ salary: 12_00_000, hra }, { regime: 'old' }).totalExempt).toBe(1_20_000);
  });

  test('none in the new regime (rule A-166)', () => {
    expect(salary({ salary: 12_00_000, hra: [period] }).totalExempt).toBe(0);
  });
});

describe('allowances exempt u/s 10', () => {
  test.each([
    ['10(10)', 30_00_000, 'other', 'new', 20_00_000], // rule A-67
    ['10(10)', 30_00_000, 'central-government', 'new', 25_00_000], // rule A-279
    ['10(10AA)', 30_00_000, 'other', 'new', 25_00_000], // rule A-69
    ['10(10AA)', 30_00_000, 'state-government', 'new', 30_00_000], // rule A-143
    ['10(10C)', 8_00_000, 'other', 'new', 5_00_000], // rule A-71
    ['10(10B)(i)', 8_00_000, 'other', 'new', 5_00_000], // rule A-70
    ['10(10B)(ii)', 8_00_000, 'other', 'old', 5_00_000], // rule A-197
    ['10(5)', 60_000, 'other', 'old', 60_000],
    ['10(5)', 60_000, 'other', 'new', 0], // rule A-165
    ['10(14)(i)', 60_000, 'other', 'new', 0], // rule A-167
    ['10(14)(ii)', 60_000, 'other', 'new', 0], // rule A-168
    ['10(14)(ii)', 60_000, 'other', 'old', 60_000],
    ['10(14)(ii)-115BAC', 60_000, 'other', 'new', 38_400], // rule A-149
    ['10(14)(ii)-115BAC', 60_000, 'other', 'old', 0], // rule A-151
    ['10(10A)', 5_00_000, 'other', 'new', 5_00_000], // rule A-68
  ] as const)('%s of %i, %s, %s regime: %i', (section, amount, category, regime, allowed) => {
    const result = salary({ salary: 60_00_000, category, exempt: [{ section, amount }] }, { regime });
    expect(result.totalExempt).toBe(allowed);
  });

  test('tax on perquisites paid by the employer is within perquisites (rule A-73)', () => {
    const result = salary({
      salary: 10_00_000,
      perquisites: 40_000,
      exempt: [{ section: '10(10CC)', amount: 90_000 }],
    });
    expect(result.totalExempt).toBe(40_000);
  });

  test('a claim above its cap leaves a note', () => {
    const { notes } = taxed({
      salary: { employers: [{ salary: 40_00_000, exempt: [{ section: '10(10)', amount: 22_00_000 }] }] },
    });
    expect(notes).toMatchObject([{ id: 'allowance-capped', section: '10(10)' }]);
  });

  test('gross is 17(1), (2), (3) and the retirement account; s.89A defers at most the account (rules A-59, A-186)', () => {
    const result = salary({
      salary: 10_00_000,
      perquisites: 50_000,
      profitsInLieu: 25_000,
      retirementAccount: 30_000,
      relief89A: 45_000,
    });
    expect(result).toMatchObject({ gross: 11_05_000, relief89A: 30_000, net: 10_75_000, income: 10_00_000 });
  });
});
