import type { IsoDate } from '../../dates.ts';
import { noTaxes, type Taxes } from '../gstr1/supply.ts';
import { taxKeys } from '../gstr3b/form.ts';
import type { CreditEntry } from '../gstr9/credit-ledger.ts';
import { type Frequencies, financialYearOfPeriod, type Period } from '../periods.ts';
import type { Reported } from '../year/gstr2a.ts';
import { byDocument, print } from './rule37.ts';

/** Credit of one supplier and month whose GSTR-3B, according to GSTR-2A, was or was not filed; paise. */
export interface Unfiled {
  key: string;
  gstin: string;
  name: string;
  period: Period;
  filed: boolean;
  documents: number;
  taxes: Taxes;
}

/** Key of a supplier's month in the ledger. */
const keyOf = (gstin: string, period: Period): string => `37A|${gstin}|${period}`;

/**
 * GSTR-2A of a month by supplier: credit of documents net of notes, and whether GSTR-3B was filed. Suppliers
 * without that information are excluded.
 */
export function unfiledOf(period: Period, documents: readonly Reported[]): Unfiled[] {
  const found = new Map<string, Unfiled>();
  for (const d of documents) {
    if (d.gstin === '' || d.reverse || d.filed3b === undefined || d.original_number !== '') continue;
    if (/^(isd|imp)/.test(d.section)) continue;
    const own = found.get(d.gstin) ?? {
      key: keyOf(d.gstin, period),
      gstin: d.gstin,
      name: '',
      period,
      filed: true,
      documents: 0,
      taxes: noTaxes(),
    };
    found.set(d.gstin, own);
    own.name ||= d.name;
    own.documents++;
    if (!d.filed3b) own.filed = false;
    for (const key of taxKeys) own.taxes[key] += (d.kind === 'C' ? -1 : 1) * d[key];
  }
  return [...found.values()];
}

/**
 * The days of rule 37A for credit of a financial year: the supplier files by 30 September after it, the buyer reverses by 30 November.
 * That is the return of October, or of July to September of a quarterly filer, whose next one is furnished in January.
 */
export const rule37aDays = (
  financialYear: string,
  frequencies: Frequencies,
): { supplier: IsoDate; buyer: IsoDate; period: Period } => {
  const next = Number(financialYear.slice(0, 4)) + 1;
  const month = frequencies(`10-${next}`) === 'quarterly' ? '09' : '10';
  return { supplier: `${next}-09-30`, buyer: `${next}-11-30`, period: `${month}-${next}` };
};

/**
 * Missing entries under rule 37A: from 1 October after the year, a reversal in the return furnished by 30 November
 * for each supplier and month without GSTR-3B; for one that has filed since, a reclaim in the return `now`.
 */
export function entriesOfUnfiled(
  list: readonly Unfiled[],
  entries: readonly CreditEntry[],
  on: IsoDate,
  now: Period,
  frequencies: Frequencies,
): (Unfiled & { entries: CreditEntry[]; reversed: Taxes })[] {
  const known = byDocument(entries);
  return list.map((u) => {
    const own = (known.get(u.key) ?? []).filter((e) => e.reason === '37A');
    const reversed = noTaxes();
    for (const e of own)
      for (const key of taxKeys)
        reversed[key] += e.kind === 'reversed' ? e[key] : e.kind === 'reclaimed' ? -e[key] : 0;
    const year = financialYearOfPeriod(u.period);
    const days = rule37aDays(year, frequencies);
    const out: CreditEntry[] = [];
    const make = (kind: 'reversed' | 'reclaimed', period: Period, taxes: Taxes): CreditEntry => ({
      id: `37A ${kind === 'reversed' ? 'r' : 'c'} ${period} ${print(u.key)}`,
      period,
      kind,
      reason: '37A',
      ...taxes,
      document: u.key,
      note: `${u.name || u.gstin}, ${u.period}`.slice(0, 200),
    });
    const open = noTaxes();
    for (const key of taxKeys) open[key] = Math.max(0, u.taxes[key] - reversed[key]);
    const back = taxKeys.some((key) => reversed[key] > 0);
    if (!u.filed && on > days.supplier && taxKeys.some((key) => open[key] > 0))
      out.push({ ...make('reversed', days.period, open), credit_year: year });
    if (u.filed && back) {
      const taxes = noTaxes();
      for (const key of taxKeys) taxes[key] = Math.max(0, reversed[key]);
      out.push({
        ...make('reclaimed', now, taxes),
        reversed_in: own.find((e) => e.kind === 'reversed')?.period ?? days.period,
      });
    }
    return { ...u, entries: out, reversed };
  });
}
