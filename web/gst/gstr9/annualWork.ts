import type { WireMessage } from '../../../shared/forms/messages.ts';
import type { AnnualRule } from '../../../shared/gst/gstr9/readings.ts';
import { type Amounts, type AnnualRow, amountKeys, noAmounts } from '../../../shared/gst/gstr9/rows.ts';
import { type WorkedRow, workedRows } from '../../../shared/gst/gstr9/sums.ts';
import type { GstHead } from '../base/calls.ts';

/** A row as the API returns it; rupees. */
export interface ShownRow extends AnnualRow {
  keys: (keyof Amounts)[];
  editable: boolean;
  months: (Amounts & { period: string })[];
  worked: Amounts;
  typed: Partial<Amounts> | null;
  amounts: Amounts;
  remark: string;
}

/** A rule with two readings: the chosen one, and the rows under each; rupees. */
export interface ShownRule {
  rule: AnnualRule;
  followed: string;
  readings: { reading: string; rows: (Amounts & { id: string })[] }[];
}

/** The taxes of a row of all heads. */
export const taxIn = (row: Amounts): number =>
  (['igst', 'cgst', 'sgst', 'cess'] as const).reduce((n, key) => n + Math.round(row[key] * 100), 0) / 100;

/** An open GSTR-9. */
export interface Gstr9 extends GstHead {
  financial_year: string;
  due_date: string;
  rows: ShownRow[];
  readings: ShownRule[];
  hsn: { hsn: string; unit: string; rate: number; quantity: number; amounts: Amounts }[];
  issues: (WireMessage & { path: string; severity: 'error' | 'warning' })[];
}

/** Changed figures by row and column; paise, null removes an entered figure. */
export type Changes = Readonly<Record<string, Partial<Record<keyof Amounts, number | null>>>>;

const inPaise = (rupees: Amounts): Amounts => {
  const out = noAmounts();
  for (const key of amountKeys) out[key] = Math.round(rupees[key] * 100);
  return out;
};

/** Entered figures with the changes applied; paise. */
export function typedWith(rows: readonly ShownRow[], changes: Changes): Record<string, Partial<Amounts>> {
  const out: Record<string, Partial<Amounts>> = {};
  for (const row of rows) {
    const own: Partial<Amounts> = {};
    for (const key of row.keys) {
      const change = changes[row.id]?.[key];
      const stored = row.typed?.[key];
      const value = change === undefined ? (stored === undefined ? null : Math.round(stored * 100)) : change;
      if (value !== null) own[key] = value;
    }
    if (Object.keys(own).length > 0) out[row.id] = own;
  }
  return out;
}

/** All rows with sums including the changes; paise. */
export function rowsWith(rows: readonly ShownRow[], changes: Changes): Map<string, WorkedRow> {
  const months = new Map(
    rows.map((r) => [
      r.id,
      r.months.map(({ period, ...amounts }) => ({ period, amounts: inPaise(amounts) })),
    ]),
  );
  return new Map(workedRows((id) => months.get(id) ?? [], typedWith(rows, changes)).map((r) => [r.id, r]));
}

/**
 * Adds an entered figure: re-entering the calculated one is not an override, clearing the cell removes the
 * override.
 */
export function withChange(
  rows: readonly ShownRow[],
  changes: Changes,
  id: string,
  key: keyof Amounts,
  paise: number | null,
): Changes {
  const row = rows.find((r) => r.id === id)!;
  const worked = Math.round(row.worked[key] * 100);
  const value = paise === null || paise === worked ? null : paise;
  const stored = row.typed?.[key];
  const { [key]: _, ...rest } = changes[id] ?? {};
  const same =
    value === null ? stored === undefined : stored !== undefined && Math.round(stored * 100) === value;
  const own = same ? rest : { ...rest, [key]: value };
  const { [id]: __, ...others } = changes;
  return Object.keys(own).length > 0 ? { ...others, [id]: own } : others;
}

/** Changes that were made, or made otherwise, since `sent` was sent. */
export const changesSince = (changes: Changes, sent: Changes): Changes =>
  Object.fromEntries(
    Object.entries(changes)
      .map(([id, own]) => [
        id,
        Object.fromEntries(
          Object.entries(own).filter(([key, paise]) => sent[id]?.[key as keyof Amounts] !== paise),
        ),
      ])
      .filter(([, own]) => Object.keys(own as object).length > 0),
  ) as Changes;

/** Body of a save: changed figures in rupees. */
export const bodyOf = (changes: Changes) =>
  Object.fromEntries(
    Object.entries(changes).map(([id, own]) => [
      id,
      Object.fromEntries(
        Object.entries(own).map(([key, paise]) => [key, paise === null ? null : paise / 100]),
      ),
    ]),
  );
