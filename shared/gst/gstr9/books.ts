import { type Gstr3b, liabilityOf, taxKeys } from '../gstr3b/form.ts';
import { type Frequency, type Period, quarterEnd } from '../periods.ts';
import type { SupplierSum } from '../year/suppliers.ts';
import type { OutwardFacts } from './facts.ts';
import type { Amounts } from './rows.ts';

/**
 * Supplies of a month on one side, without reverse charge: value and tax of all heads, net of credit notes;
 * paise.
 */
interface Sold {
  value: number;
  tax: number;
}

/**
 * Data of one month: issued invoices, GSTR-1, GSTR-3B; purchase register and GSTR-2B by supplier; `credit3b`
 * is 4(A)(5) less reclaims.
 */
export interface BooksMonth {
  period: Period;
  invoices?: Sold | undefined;
  gstr1?: Sold | undefined;
  gstr3b?: Sold | undefined;
  books?: readonly SupplierSum[] | undefined;
  gstr2b?: readonly SupplierSum[] | undefined;
  credit3b?: number | undefined;
}

const heads = (t: Partial<Amounts>): number => taxKeys.reduce((n, key) => n + (t[key] ?? 0), 0);
const raised = ['4A', '4B', '4C', '4D', '4E', '4F', '4J', '4K', '5A', '5B', '5D', '5E', '5F', '5I', '5J'];
const reduced = ['4I', '4L', '5H', '5K'];

/** Supplies of one GSTR-1 as its GSTR-3B has them, with those of the year before that it declares. */
export function soldBy({ rows, earlier }: Pick<OutwardFacts, 'rows' | 'earlier'>): Sold {
  const out = { value: 0, tax: 0 };
  const add = (amounts: Amounts | undefined, sign: 1 | -1) => {
    if (!amounts) return;
    out.value += sign * amounts.taxable;
    out.tax += sign * heads(amounts);
  };
  for (const id of raised) add(rows.get(id), 1);
  for (const id of reduced) add(rows.get(id), -1);
  add(earlier.get('10'), 1);
  add(earlier.get('11'), -1);
  return out;
}

/** Supplies of one GSTR-3B: 3.1(a), (b), (c) and (e). */
export const soldBy3b = (form: Gstr3b): Sold => ({
  value:
    form.supplies.taxable.taxable +
    form.supplies.zero_rated.taxable +
    form.supplies.nil_exempt.taxable +
    form.supplies.non_gst.taxable,
  tax: heads(liabilityOf(form).ordinary),
});

/** Suppliers and tax that one side has more than the other. */
interface Excess {
  suppliers: number;
  tax: number;
}

/** Books compared with the returns of a year; paise. Each comparison covers only months, or quarters, with both sides. */
export interface Compared {
  months: (Omit<BooksMonth, 'books' | 'gstr2b'> & { books?: number; gstr2b?: number })[];
  /** Issued invoices against GSTR-1, and GSTR-1 against GSTR-3B. */
  sales: { invoices: Sold; gstr1: Sold; difference: Sold; months: Period[] };
  returns: { gstr1: Sold; gstr3b: Sold; difference: Sold; months: Period[] };
  /** Purchase registers against GSTR-2B: `books` - `missing` + `extra` = `gstr2b`. */
  purchases: { books: number; missing: Excess; extra: Excess; gstr2b: number; months: Period[] };
  /** Purchase registers against GSTR-3B. */
  credit: { books: number; gstr3b: number; difference: number; months: Period[] };
  /**
   * Revenue of the accounts compared with turnover of GSTR-9, 5N + 10 - 11. `left` is the difference less
   * advances (4F), which are not revenue yet.
   */
  turnover?: { revenue: number; annual: number; difference: number; advances: number; left: number };
}

const taxOf = (list: readonly SupplierSum[]): number => list.reduce((n, s) => n + s.tax, 0);

function sold(months: readonly BooksMonth[], one: 'invoices' | 'gstr1', other: 'gstr1' | 'gstr3b') {
  const both = months.filter((m) => m[one] && m[other]);
  const sum = (side: 'invoices' | 'gstr1' | 'gstr3b'): Sold => ({
    value: both.reduce((n, m) => n + m[side]!.value, 0),
    tax: both.reduce((n, m) => n + m[side]!.tax, 0),
  });
  const [a, b] = [sum(one), sum(other)];
  return {
    a,
    b,
    difference: { value: b.value - a.value, tax: b.tax - a.tax },
    months: both.map((m) => m.period),
  };
}

/**
 * Months joined to the quarters of a quarterly filer: the returns of a quarter's last month cover all three. GSTR-1 has
 * what IFF declared before; registers are complete where each statement of the quarter has one.
 */
function quartersOf(months: readonly BooksMonth[]): BooksMonth[] {
  return [...Map.groupBy(months, (m) => quarterEnd(m.period))].map(([period, own]) => {
    const last = own.find((m) => m.period === period);
    const sum = (side: 'invoices' | 'gstr1'): Sold | undefined => {
      const all = own.flatMap((m) => m[side] ?? []);
      if (all.length === 0) return undefined;
      return { value: all.reduce((n, s) => n + s.value, 0), tax: all.reduce((n, s) => n + s.tax, 0) };
    };
    const registers = own.filter((m) => m.gstr2b).map((m) => m.books);
    return {
      period,
      invoices: sum('invoices'),
      gstr1: last?.gstr1 && sum('gstr1'),
      gstr3b: last?.gstr3b,
      books: last?.books && registers.every((b) => b) ? registers.flatMap((b) => b!) : undefined,
      credit3b: last?.credit3b,
    };
  });
}

/** Compares the books with GSTR-1, GSTR-2B and GSTR-3B of the year, and explains the differences. */
export function compareBooks(
  months: readonly BooksMonth[],
  accounts?: { revenue: number; annual: number; advances: number },
  frequency: Frequency = 'monthly',
): Compared {
  const returned = frequency === 'quarterly' ? quartersOf(months) : months;
  const bySupplier = new Map<string, number>();
  const both = months.filter((m) => m.books && m.gstr2b);
  for (const m of both) {
    for (const s of m.books!) bySupplier.set(s.gstin, (bySupplier.get(s.gstin) ?? 0) + s.tax);
    for (const s of m.gstr2b!) bySupplier.set(s.gstin, (bySupplier.get(s.gstin) ?? 0) - s.tax);
  }
  const excess = (sign: 1 | -1): Excess => {
    const own = [...bySupplier.values()].map((n) => sign * n).filter((n) => n > 0);
    return { suppliers: own.length, tax: own.reduce((n, x) => n + x, 0) };
  };
  const invoices = sold(returned, 'invoices', 'gstr1');
  const returns = sold(returned, 'gstr1', 'gstr3b');
  const taken = returned.filter((m) => m.books && m.credit3b !== undefined);
  const booked = taken.reduce((n, m) => n + taxOf(m.books!), 0);
  const claimed = taken.reduce((n, m) => n + m.credit3b!, 0);
  const difference = accounts && accounts.annual - accounts.revenue;
  return {
    months: months.map(({ books, gstr2b, ...m }) => ({
      ...m,
      ...(books ? { books: taxOf(books) } : {}),
      ...(gstr2b ? { gstr2b: taxOf(gstr2b) } : {}),
    })),
    sales: {
      invoices: invoices.a,
      gstr1: invoices.b,
      difference: invoices.difference,
      months: invoices.months,
    },
    returns: { gstr1: returns.a, gstr3b: returns.b, difference: returns.difference, months: returns.months },
    purchases: {
      books: both.reduce((n, m) => n + taxOf(m.books!), 0),
      missing: excess(1),
      extra: excess(-1),
      gstr2b: both.reduce((n, m) => n + taxOf(m.gstr2b!), 0),
      months: both.map((m) => m.period),
    },
    credit: {
      books: booked,
      gstr3b: claimed,
      difference: claimed - booked,
      months: taken.map((m) => m.period),
    },
    ...(accounts
      ? { turnover: { ...accounts, difference: difference!, left: difference! - accounts.advances } }
      : {}),
  };
}
