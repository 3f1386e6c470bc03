import type { Paise } from '../money.ts';
import { hasPan } from './rates.ts';
import type { DeducteeRow, SalaryRow, SheetRows } from './sheets.ts';

/** A payee of a statement: one certificate. */
export interface Payee {
  /** Id of the payee's first row, used by calls. */
  id: string;
  name: string;
  pan: string;
  rows: readonly DeducteeRow[];
  /** The row of the salary annexure, in the last quarter's statement. */
  salary?: SalaryRow;
}

/** Deducted from a payment, or collected with it. */
export const deductedOf = (row: DeducteeRow): Paise =>
  (row.tax ?? 0) + (row.surcharge ?? 0) + (row.cess ?? 0);

const keyOf = ({ pan = '', name = '' }: { pan?: string; name?: string }): string =>
  pan && hasPan(pan) ? pan : `${pan} ${name.trim().toLowerCase()}`;

/** Payees by PAN, without one by name; in the order of their first rows. */
export function payeesOf(rows: Pick<SheetRows, 'deductees' | 'salaries'>): Payee[] {
  const found = new Map<
    string,
    { id: string; name: string; pan: string; rows: DeducteeRow[]; salary?: SalaryRow }
  >();
  const take = (row: { id: string; name?: string; pan?: string }) => {
    const key = keyOf(row);
    const known = found.get(key) ?? { id: row.id, name: row.name ?? '', pan: row.pan ?? '', rows: [] };
    found.set(key, known);
    return known;
  };
  for (const row of rows.deductees) take(row).rows.push(row);
  for (const row of rows.salaries) {
    const payee = take(row);
    payee.salary ??= row;
  }
  return [...found.values()];
}

/** Whether the law requires a statement of perquisites for a payee: form 12BA, from tax year 2026-27 form 123. */
export const hasPerquisites = ({ salary }: Payee): boolean =>
  salary !== undefined && (salary.perquisites ?? 0) + (salary.profits ?? 0) > 0;
