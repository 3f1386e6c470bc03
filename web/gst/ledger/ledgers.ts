import { noTaxes, type Taxes } from '../../../shared/gst/gstr1/supply.ts';
import { taxKeys } from '../../../shared/gst/gstr3b/form.ts';
import type { Rule37Reading } from '../../../shared/gst/ledger/rule37.ts';
import { mark } from '../../i18n/mark.ts';

/** One ledger in one return; rupees. */
interface Movement {
  opening: Taxes;
  portal: Taxes | null;
  difference: Taxes;
  in: Taxes;
  out: Taxes;
  closing: Taxes;
}

/** Response of the balances call; rupees. */
export interface Balances {
  financial_year: string;
  gstin: string;
  registration_id: string;
  can_edit: boolean;
  months: {
    period: string;
    filed: boolean;
    credit: Movement & { availed: Taxes; reversed: Taxes; used: Taxes };
    cash: Movement;
    reclaimable: Movement;
  }[];
}

/** Stored opening balances and deposits; rupees. */
export interface LedgerSettings {
  version: number;
  opening: { period: string; credit: Taxes; cash: Taxes; reclaimable: Taxes } | null;
  deposits: DepositRow[];
  rule37_reading: Rule37Reading;
  can_edit: boolean;
}
export interface DepositRow extends Taxes {
  id: string;
  on: string;
  note?: string;
}

interface WatchEntry extends Taxes {
  period: string;
  kind: 'reversed' | 'reclaimed';
}

/** A bill of the 180-day watch; rupees. */
export interface WatchedBillRow {
  key: string;
  gstin: string;
  name: string;
  number: string;
  date: string;
  value: number;
  paid: number;
  limit: string;
  left: number;
  state: 'paid' | 'open' | 'soon' | 'overdue' | 'reclaim';
  credit: Taxes;
  reverse: Taxes;
  reverse_in: string;
  entries: WatchEntry[];
}

/** A supplier's month of rule 37A; rupees. */
export interface UnfiledRow {
  key: string;
  gstin: string;
  name: string;
  period: string;
  filed: boolean;
  taxes: Taxes;
  reversed: Taxes;
  entries: WatchEntry[];
}

interface WatchHead {
  financial_year: string;
  gstin: string;
  registration_id: string;
  version: number;
  page: number;
  found: number;
  to_reverse: number;
  to_reclaim: number;
  can_edit: boolean;
}
export interface Watch37 extends WatchHead {
  rule: '37';
  rule37_reading: Rule37Reading;
  bills: number;
  soon: number;
  payments: number;
  suppliers_paid: Record<string, string>;
  /** Amounts each reading of rule 37(1) requires, by return; rupees. */
  readings: {
    reading: Rule37Reading;
    returns: { period: string; reversed: number; reclaimed: number }[];
  }[];
  lines: WatchedBillRow[];
}
export interface Watch37A extends WatchHead {
  rule: '37A';
  days: { supplier: string; buyer: string; period: string };
  lines: UnfiledRow[];
}

/** Lines per page of the watch. */
export const WATCH_PAGE = 100;

export const paiseOf = (rupees: number): number => Math.round(rupees * 100);

/** Taxes in paise, for display and editing. */
export function inPaise(t: Taxes): Taxes {
  const out = noTaxes();
  for (const key of taxKeys) out[key] = paiseOf(t[key]);
  return out;
}
export const inRupees = (t: Taxes): Taxes => {
  const out = noTaxes();
  for (const key of taxKeys) out[key] = t[key] / 100;
  return out;
};

/** Sum of all heads. */
export const allHeads = (t: Taxes): number => taxKeys.reduce((n, key) => n + t[key], 0);

/** Whether the portal's balance differs from the calculated one. */
export const differs = (m: Movement): boolean =>
  m.portal !== null && taxKeys.some((k) => m.difference[k] !== 0);

export const readingNames: Record<Rule37Reading, string> = {
  following: mark('Return after the month of the 180th day'),
  'day-181': mark('Return of the month of day 181'),
};

export const billStates: Record<WatchedBillRow['state'], string> = {
  paid: mark('Paid'),
  open: mark('Within 180 days'),
  soon: mark('Due within 30 days'),
  overdue: mark('Unpaid after 180 days'),
  reclaim: mark('Paid after 180 days'),
};

/** Net effect of credit ledger entries, all heads together; rupees. */
export const entrySums = (
  entries: readonly WatchEntry[],
): { period: string; kind: WatchEntry['kind']; tax: number }[] =>
  entries.map((e) => ({ period: e.period, kind: e.kind, tax: allHeads(e) }));
