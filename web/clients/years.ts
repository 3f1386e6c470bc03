import type { ClientReturn } from '../../shared/duties/client-page.ts';

/** Returns of a financial year, income tax first. */
interface YearOfReturns {
  year: string;
  itr: ClientReturn[];
  gst: ClientReturn[];
  tds: ClientReturn[];
}

const monthOf = (period: string): string => `${period.slice(3)}-${period.slice(0, 2)}`;

/** Returns by financial year, newest first; GST by month, statements by quarter. */
export function byYear(returns: readonly ClientReturn[]): YearOfReturns[] {
  const years = new Map<string, YearOfReturns>();
  for (const r of returns) {
    const of = years.get(r.year) ?? { year: r.year, itr: [], gst: [], tds: [] };
    of[r.tax].push(r);
    years.set(r.year, of);
  }
  for (const { gst, tds } of years.values()) {
    gst.sort((a, b) => monthOf(a.period).localeCompare(monthOf(b.period)) || a.form.localeCompare(b.form));
    tds.sort((a, b) => a.period.localeCompare(b.period) || a.form.localeCompare(b.form));
  }
  return [...years.values()].sort((a, b) => b.year.localeCompare(a.year));
}

/** One year of the bar chart: income and tax in whole rupees. */
export interface YearBar {
  year: string;
  income: number;
  tax: number;
}

/**
 * Income and tax of each year with a computed return, oldest first; of several returns the filed one, else
 * the last changed.
 */
export function barsOf(returns: readonly ClientReturn[]): YearBar[] {
  const best = new Map<string, ClientReturn>();
  for (const r of returns) {
    if (r.tax !== 'itr' || r.income === null) continue;
    const had = best.get(r.year);
    const rank = (x: ClientReturn) => `${x.status === 'filed' ? 1 : 0} ${x.correction} ${x.updated_at}`;
    if (!had || rank(r) > rank(had)) best.set(r.year, r);
  }
  return [...best.values()]
    .sort((a, b) => a.year.localeCompare(b.year))
    .map((r) => ({ year: r.year, income: r.income ?? 0, tax: r.tax_amount ?? 0 }));
}
