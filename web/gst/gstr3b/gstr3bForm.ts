import type { WireMessage } from '../../../shared/forms/messages.ts';
import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import type { Gstr3b } from '../../../shared/gst/gstr3b/form.ts';
import type { GstHead } from '../base/calls.ts';

/** A GSTR-3B as the API returns it; rupees. */
export interface Gstr3bAnswer extends GstHead {
  form: Record<string, unknown>;
  opening_credit: Taxes;
  cash_balance: Taxes;
  /** Balances according to the ledgers kept here; null for a filed return or when unknown. */
  ledger?: { credit: Taxes; cash: Taxes } | null;
  pay_on: string;
  due_date: string | null;
  /** Table 5.1 is paid as entered, without the amounts calculated for the delay. */
  delay_as_typed: boolean;
  issues: (WireMessage & { path: string; severity: 'error' | 'warning' })[];
}

/** Taxes of the API in paise. */
export const paiseOf = (taxes: Taxes): Taxes => ({
  igst: Math.round(taxes.igst * 100),
  cgst: Math.round(taxes.cgst * 100),
  sgst: Math.round(taxes.sgst * 100),
  cess: Math.round(taxes.cess * 100),
});

/** Keys of a figure of the form. */
export type Path = readonly string[];
/** The figure at a path. */
export const at = (form: Gstr3b, path: Path): number =>
  path.reduce<unknown>((o, k) => (o as Record<string, unknown>)[k], form) as number;
/** The form with the figure at a path replaced. */
export function withAt<T>(value: T, path: Path, amount: number): T {
  const [key, ...rest] = path;
  if (key === undefined) return amount as unknown as T;
  const o = value as Record<string, unknown>;
  return { ...o, [key]: withAt(o[key], rest, amount) } as T;
}

/** A line of figures of the form. */
export interface Line {
  label: string;
  path: Path;
  /** Which of the five columns are editable. */
  cells: readonly string[];
}

/** Columns of lines with a taxable value, and of lines with taxes only. */
export const all = ['taxable', 'igst', 'cgst', 'sgst', 'cess'] as const;
export const taxesOnly = ['igst', 'cgst', 'sgst', 'cess'] as const;
