import { describe, expect, it } from 'vitest';
import { treeOf } from '../forms/form.ts';
import type { FormValues } from '../forms/paths.ts';
import { fieldsOf } from '../forms/walk.ts';
import { slabWorking } from '../tax/charge/slab-working.ts';
import type { ItrType } from './common/types.ts';
import { fullOldRegime } from './itr1/testing/returns.ts';
import { fullReturn as fullItr2 } from './itr2/testing/returns.ts';
import { fullReturn as fullItr3 } from './itr3/testing/returns.ts';
import { fullItr4 } from './itr4/testing/returns.ts';
import { particularPaths, particularsOf } from './particulars.ts';
import { itrFormsAvailable, loadItrForm } from './registry.ts';

it('reads no field that no form has', async () => {
  const known = new Set<string>();
  for (const { type, assessmentYear } of itrFormsAvailable()) {
    const { model } = await loadItrForm(type, assessmentYear);
    for (const { path } of fieldsOf(treeOf(model))) known.add(path);
  }
  expect(particularPaths.filter((path) => !known.has(path))).toEqual([]);
});

const returns: [ItrType, string, FormValues][] = [
  ['ITR-1', '2026-27', fullOldRegime('2026-27')],
  ['ITR-1', '2024-25', fullOldRegime('2024-25')],
  ['ITR-2', '2026-27', fullItr2('2026-27', 'old')],
  ['ITR-3', '2025-26', fullItr3('2025-26')],
  ['ITR-4', '2026-27', fullItr4()],
];

describe.each(returns)('%s of %s', (type, year, data) => {
  it('has in its lines every rupee of tax that the computation counts as paid', async () => {
    const form = await loadItrForm(type, year);
    const { taxesPaid } = form.compute(data).chosen;
    const { credits, payments } = particularsOf(form.model, data);
    const sum = (kind: RegExp) =>
      credits.filter((c) => kind.test(c.kind)).reduce((n, { claimed }) => n + claimed, 0);
    expect([sum(/salary|other|buyer/), sum(/tcs/)]).toEqual([taxesPaid.tds, taxesPaid.tcs]);
    expect(payments.reduce((n, { amount }) => n + amount, 0)).toBe(
      taxesPaid.advanceTax + taxesPaid.selfAssessment,
    );
  });

  it('shows slabs that add up to the income and the tax at normal rates of both regimes', async () => {
    const { comparison } = (await loadItrForm(type, year)).compute(data);
    for (const result of [comparison.old, comparison.new]) {
      const lines = slabWorking(result);
      const agricultural = result.tax.agriculturalRebate > 0 ? result.agriculturalIncome : 0;
      expect(lines.reduce((n, { income }) => n + income, 0)).toBe(result.tax.normalIncome + agricultural);
      expect(lines.reduce((n, { tax }) => n + tax, 0)).toBe(result.tax.atNormalRates);
    }
  });
});
