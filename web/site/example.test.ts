import { expect, test } from 'vitest';
import { compareRegimes } from '../../shared/tax/index.ts';
import { example } from './example.ts';

test("the landing page's example is what the tax engine computes", () => {
  const both = compareRegimes({
    assessmentYear: '2026-27',
    regime: 'new',
    assessee: { type: 'individual', dateOfBirth: '1990-01-01' },
    salary: { employers: [{ category: 'other', salary: example.salary }] },
    deductions: { '80C': 1_50_000, '80D': { self: { premium: 25_000 } } },
  });
  for (const regime of ['old', 'new'] as const) {
    const shown = example[regime];
    const computed = both[regime];
    expect({
      standardDeduction: computed.salary.totalDeductions,
      deductions: computed.totalDeductions,
      totalIncome: computed.totalIncome,
      tax: computed.tax.total,
      cess: computed.tax.cess,
      payable: computed.tax.net,
    }).toEqual(shown);
  }
});
