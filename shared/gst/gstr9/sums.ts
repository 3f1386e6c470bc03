import type { Period } from '../periods.ts';
import { type Amounts, addTo, amountKeys, annualRow, annualRows, keysOf, noAmounts } from './rows.ts';

/** One row: its months, their total, the entered figure, and the figure on the form. */
export interface WorkedRow {
  id: string;
  months: { period: Period; amounts: Amounts }[];
  worked: Amounts;
  typed?: Partial<Amounts>;
  amounts: Amounts;
}

/** Every row in the form's order: months added up, figures entered in their place, sums of the rows above. */
export function workedRows(
  monthsOf: (id: string) => WorkedRow['months'],
  typed: Readonly<Record<string, Partial<Amounts>>>,
): WorkedRow[] {
  const done = new Map<string, WorkedRow>();
  return annualRows.map((row): WorkedRow => {
    const months = row.plus ? [] : monthsOf(row.id);
    const worked = noAmounts();
    for (const id of row.plus ?? []) addTo(worked, done.get(id)!.amounts);
    for (const id of row.minus ?? []) addTo(worked, done.get(id)!.amounts, -1);
    for (const m of months) addTo(worked, m.amounts);
    for (const key of amountKeys) if (!keysOf(row).includes(key)) worked[key] = 0;
    const own: Partial<Amounts> = {};
    // Columns the form does not have stay empty, also where an earlier version let them be entered.
    for (const key of keysOf(row)) {
      const entered = row.plus ? undefined : typed[row.id]?.[key];
      if (entered !== undefined) own[key] = entered;
    }
    const out: WorkedRow = { id: row.id, months, worked, amounts: { ...worked, ...own } };
    if (Object.keys(own).length > 0) out.typed = own;
    done.set(row.id, out);
    return out;
  });
}

/** Whether a row is editable. */
export const isTyped = (id: string): boolean => {
  const row = annualRow(id);
  return row !== undefined && row.plus === undefined && !row.locked;
};
