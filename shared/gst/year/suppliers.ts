import type { Taxes } from '../gstr1/supply.ts';
import type { InwardDocument } from '../gstr2b/read.ts';
import type { Purchase } from '../gstr2b/register.ts';
import { type Frequency, type Period, returnOf } from '../periods.ts';
import type { Reported } from './gstr2a.ts';

/** Sources of credit: purchase register, GSTR-2A, GSTR-2B. */
const sides = ['books', 'a', 'b'] as const;
export type Side = (typeof sides)[number];

/**
 * A supplier's total on one side in a month; paise, net of credit notes, without reverse charge. `tax` is all
 * four heads.
 */
export interface SupplierSum {
  gstin: string;
  name: string;
  count: number;
  taxable: number;
  tax: number;
  /** GSTR-2A: whether GSTR-1 and GSTR-3B of the period were filed, and since when the registration is cancelled. */
  filed1?: boolean;
  filed3b?: boolean;
  cancelled?: string;
}

const taxOf = (t: Taxes): number => t.igst + t.cgst + t.sgst + t.cess;

interface Line extends Taxes {
  kind: 'invoice' | 'C' | 'D';
  gstin: string;
  name: string;
  taxable: number;
  reverse: boolean;
}

function summed<T extends Line>(
  lines: readonly T[],
  counts: (line: T) => boolean,
  says?: (line: T) => Pick<SupplierSum, 'filed1' | 'filed3b' | 'cancelled'>,
  before?: (line: T) => Taxes | undefined,
): SupplierSum[] {
  const found = new Map<string, SupplierSum>();
  for (const line of lines) {
    if (line.gstin === '' || line.reverse || !counts(line)) continue;
    let sum = found.get(line.gstin);
    if (!sum) {
      sum = { gstin: line.gstin, name: '', count: 0, taxable: 0, tax: 0 };
      found.set(line.gstin, sum);
    }
    const sign = line.kind === 'C' ? -1 : 1;
    const earlier = before?.(line);
    sum.name ||= line.name;
    sum.count++;
    sum.taxable += sign * line.taxable;
    sum.tax += sign * (taxOf(line) - (earlier ? taxOf(earlier) : 0));
    if (says) {
      const own = says(line);
      // A supplier who failed to file one of several periods in the file counts as not filed.
      if (own.filed1 !== undefined) sum.filed1 = (sum.filed1 ?? true) && own.filed1;
      if (own.filed3b !== undefined) sum.filed3b = (sum.filed3b ?? true) && own.filed3b;
      if (own.cancelled) sum.cancelled = own.cancelled;
    }
  }
  return [...found.values()];
}

/** The purchase register by supplier: eligible credit. */
export const sumsOfBooks = (purchases: readonly Purchase[]): SupplierSum[] =>
  summed(purchases, (p) => p.gstin !== '' && p.eligible === 'yes');

const trade = new Set(['b2b', 'b2ba', 'cdnr', 'cdnra', 'ecom', 'ecoma']);

/** GSTR-2B by supplier: available and not rejected; an amended document counts as the difference from `before`. */
export const sumsOf2b = (
  documents: readonly InwardDocument[],
  before?: (d: InwardDocument) => Taxes | undefined,
): SupplierSum[] =>
  summed(documents, (d) => trade.has(d.source) && d.available && !d.rejected, undefined, before);

/**
 * GSTR-2A by supplier. An amended document is not counted again, because the file still has its original in
 * its own period.
 */
export const sumsOf2a = (documents: readonly Reported[]): SupplierSum[] => {
  const kept = documents.filter((d) => !/^(isd|imp)/.test(d.section));
  return summed(
    kept,
    (d) => d.original_number === '',
    (d) => ({
      ...(d.filed1 === undefined ? {} : { filed1: d.filed1 }),
      ...(d.filed3b === undefined ? {} : { filed3b: d.filed3b }),
      ...(d.cancelled ? { cancelled: d.cancelled } : {}),
    }),
  );
};

/**
 * A month of the year: totals by side, and the credit of GSTR-3B table 4(A)(5) (paise of all heads), where
 * available.
 */
export interface MonthSums {
  period: Period;
  books?: readonly SupplierSum[] | undefined;
  a?: readonly SupplierSum[] | undefined;
  b?: readonly SupplierSum[] | undefined;
  credit3b?: number | undefined;
}

/** Tax on each side, paise; null if that side is missing for the month. */
type Across = Record<Side, number | null>;

/**
 * A supplier's year. `missing` is tax in the books but not in GSTR-2B (section 16(2)(aa)), `unpaid` tax of 2A
 * whose supplier filed no GSTR-3B (rule 37A); they may overlap.
 */
export interface SupplierYear {
  gstin: string;
  name: string;
  months: Record<Period, Across>;
  total: Record<Side, number>;
  missing: number;
  unpaid: number;
  at_risk: number;
  no_gstr1: Period[];
  no_gstr3b: Period[];
  cancelled: string;
}

/** Amounts of two months added; null where neither has any. */
const plus = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : a + b);

/**
 * The year by month and by supplier, largest risk first; of a quarterly filer by quarter, whose GSTR-2B and GSTR-3B cover three
 * months of the books. Only months or quarters with both books and 2B count for missing credit.
 */
export function yearBySupplier(
  months: readonly MonthSums[],
  frequency: Frequency,
): {
  months: (Across & { period: Period; credit3b: number | null })[];
  suppliers: SupplierYear[];
} {
  const found = new Map<string, SupplierYear>();
  const of = (s: SupplierSum): SupplierYear => {
    let own = found.get(s.gstin);
    if (!own) {
      own = {
        gstin: s.gstin,
        name: '',
        months: {},
        total: { books: 0, a: 0, b: 0 },
        missing: 0,
        unpaid: 0,
        at_risk: 0,
        no_gstr1: [],
        no_gstr3b: [],
        cancelled: '',
      };
      found.set(s.gstin, own);
    }
    own.name ||= s.name;
    return own;
  };
  const compared = new Map<string, number>();
  const covered = (period: Period) => returnOf(period, () => frequency);
  const has = (side: Side) =>
    new Set(months.filter((m) => m[side] !== undefined).map((m) => covered(m.period)));
  const [inBooks, in2b] = [has('books'), has('b')];
  for (const month of months) {
    const period = covered(month.period);
    const both = inBooks.has(period) && in2b.has(period);
    for (const side of sides)
      for (const sum of month[side] ?? []) {
        const own = of(sum);
        own.months[period] ??= { books: null, a: null, b: null };
        own.months[period]![side] = plus(own.months[period]![side], sum.tax);
        own.total[side] += sum.tax;
        if (both && side !== 'a')
          compared.set(sum.gstin, (compared.get(sum.gstin) ?? 0) + (side === 'books' ? sum.tax : -sum.tax));
        if (side !== 'a') continue;
        if (sum.filed1 === false) own.no_gstr1.push(month.period);
        if (sum.filed3b === false) {
          own.no_gstr3b.push(month.period);
          own.unpaid += Math.max(0, sum.tax);
        }
        if (sum.cancelled) own.cancelled = sum.cancelled;
      }
  }
  for (const own of found.values()) {
    own.missing = Math.max(0, compared.get(own.gstin) ?? 0);
    own.at_risk = Math.max(own.missing, own.unpaid, Math.min(own.total.books, own.missing + own.unpaid));
  }
  const total = (list: readonly SupplierSum[] | undefined): number | null =>
    list ? list.reduce((n, s) => n + s.tax, 0) : null;
  return {
    months: [...Map.groupBy(months, (m) => covered(m.period))].map(([period, own]) => {
      const sum = (of: (m: MonthSums) => number | null) => own.map(of).reduce(plus, null);
      return {
        period,
        books: sum((m) => total(m.books)),
        a: sum((m) => total(m.a)),
        b: sum((m) => total(m.b)),
        credit3b: sum((m) => m.credit3b ?? null),
      };
    }),
    suppliers: [...found.values()].sort((x, y) => y.at_risk - x.at_risk || x.gstin.localeCompare(y.gstin)),
  };
}
