import { describe, expect, it } from 'vitest';
import { type FormValues, setAt } from '../../shared/forms/paths.ts';
import type { ItrType } from '../../shared/itr/common/types.ts';
import { fullOldRegime } from '../../shared/itr/itr1/testing/returns.ts';
import { fullReturn as fullItr2 } from '../../shared/itr/itr2/testing/returns.ts';
import { fullReturn as fullItr3 } from '../../shared/itr/itr3/testing/returns.ts';
import { fullItr4 } from '../../shared/itr/itr4/testing/returns.ts';
import { loadItrForm } from '../../shared/itr/registry.ts';
import type { Line } from '../../shared/tax/model/types.ts';
import { computationRows, summaryRows } from './computation.ts';

const challans = [
  { bsr_code: '0510308', date: '2026-03-10', challan_number: 12, amount: 13_007 },
  { bsr_code: '0510308', date: '2026-07-10', challan_number: 13, amount: 7_000 },
];
const returns: [ItrType, string, FormValues][] = [
  ['ITR-1', '2026-27', fullOldRegime('2026-27')],
  ['ITR-1', '2025-26', fullOldRegime('2025-26')],
  ['ITR-2', '2026-27', fullItr2('2026-27', 'old')],
  ['ITR-2', '2025-26', fullItr2('2025-26', 'new')],
  ['ITR-2', '2024-25', fullItr2('2024-25', 'old')],
  ['ITR-3', '2026-27', fullItr3('2026-27')],
  ['ITR-3', '2025-26', fullItr3('2025-26')],
  ['ITR-4', '2026-27', fullItr4()],
];

/** Every line with lines below it, but the root and total income, whose sums the tests below show. */
const sums = (line: Line): Line[] =>
  (line.children ?? []).flatMap((child) => [
    ...((child.children ?? []).length > 0 ? [child] : []),
    ...sums(child),
  ]);
const total = (lines: readonly { amount: number }[]) => lines.reduce((t, { amount }) => t + amount, 0);

describe.each(returns)('the computation sheet of %s, AY %s', (type, ay, given) => {
  const data = setAt(given, 'taxes_paid.payments', challans);

  it('adds up in both regimes: every head, tax, taxes paid and the balance', async () => {
    const { comparison } = (await loadItrForm(type, ay as '2026-27')).compute(data);
    for (const regime of ['old', 'new'] as const) {
      const { breakdown } = comparison[regime];
      const parts = breakdown.children ?? [];
      // total income is the base of the tax, not a part of the balance
      expect(total(parts.filter(({ id }) => id !== 'totalIncome'))).toBe(breakdown.amount);
      const income = parts.find(({ id }) => id === 'totalIncome')!;
      const at = income.children!.findIndex(({ id }) => id === 'gti');
      expect(total(income.children!.slice(0, at))).toBe(income.children![at]!.amount);
      expect(total(income.children!.slice(at))).toBe(income.amount);
      for (const line of sums(breakdown).filter(({ id }) => id !== 'totalIncome'))
        expect([line.id, total(line.children!)]).toEqual([line.id, line.amount]);
      // the outer column of the sheet from tax to balance has each amount once: its details are in the inner one
      const outer = computationRows(breakdown).filter((row) => row.outer !== undefined);
      const tax = outer.findIndex(({ total, label }) => total && label === 'Net tax liability');
      expect(outer.slice(tax, -1).reduce((t, row) => t + row.outer!, 0)).toBe(breakdown.amount);
      expect(outer).toHaveLength(
        1 + parts.length + income.children!.length + parts.find(({ id }) => id === 'tax')!.children!.length,
      );
    }
  });

  it('sets both regimes side by side in lines that add up to each total, taxes paid as above', async () => {
    const { comparison } = (await loadItrForm(type, ay as '2026-27')).compute(data);
    const rows = summaryRows(comparison);
    for (const regime of ['old', 'new'] as const) {
      let running = 0;
      for (const row of rows.filter(({ apart }) => !apart)) {
        if (row.total) expect([row.label, row[regime]]).toEqual([row.label, running]);
        else running += row[regime];
      }
      const paid = rows.filter(({ label }) => /TDS|advance/.test(label));
      const above = comparison[regime].breakdown.children?.find(({ id }) => id === 'paid')?.amount;
      expect(paid.reduce((t, row) => t + row[regime], 0)).toBe(above ?? 0);
    }
  });
});
