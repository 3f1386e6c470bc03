import { addDays, daysBetween, financialYearOn, type IsoDate } from '../../dates.ts';
import { noTaxes, type Taxes } from '../gstr1/supply.ts';
import type { Purchase } from '../gstr2b/register.ts';
import { taxKeys } from '../gstr3b/form.ts';
import type { CreditEntry } from '../gstr9/credit-ledger.ts';
import { type Frequencies, type Period, periodOf, periodOrder, returnOf, shiftPeriod } from '../periods.ts';

/** Days within which a supplier is to be paid value and tax (section 16(2), second proviso). */
const PAY_WITHIN = 180;
/** Days before the end in which a bill is called due soon. */
const SOON = 30;

/**
 * The return for the reversal: rule 37(1) says the tax period "immediately following the period of one
 * hundred and eighty days". `following` is the period after that of the 180th day, `day-181` the period of
 * the day after the 180th.
 */
export const rule37Readings = ['following', 'day-181'] as const;
export type Rule37Reading = (typeof rule37Readings)[number];

/** Payments of bills by `billKey`, and suppliers whose bills up to a date were all paid in time. */
export interface Payments {
  bills: Readonly<Record<string, readonly { on: IsoDate; amount: number }[]>>;
  suppliers: Readonly<Record<string, IsoDate>>;
}

/** A bill of the register: numbers do not repeat in a supplier's financial year (rule 46(b)). */
export const billKey = (p: Pick<Purchase, 'gstin' | 'number' | 'date'>): string =>
  `${p.gstin}|${p.number.trim().toUpperCase()}|${financialYearOn(p.date)}`;

/** Requirements of rule 37 for one bill; paise. */
export interface WatchedBill {
  key: string;
  gstin: string;
  name: string;
  number: string;
  date: IsoDate;
  /** Return whose register has the bill. */
  period: Period;
  value: number;
  paid: number;
  /** The 180th day. */
  limit: IsoDate;
  /** Days left on the given date, negative if over. */
  left: number;
  state: 'paid' | 'open' | 'soon' | 'overdue' | 'reclaim';
  /** Credit of the bill, and the part unpaid on the 180th day. */
  credit: Taxes;
  reverse: Taxes;
  reverse_in: Period;
  /** Credit reclaimable after payments past the 180th day, by the return of the payment. */
  reclaims: { period: Period; taxes: Taxes }[];
}

/** The part of a credit, to the paisa. */
const share = (credit: Taxes, part: number, of: number): Taxes => {
  const out = noTaxes();
  for (const key of taxKeys) out[key] = of > 0 ? Math.round((credit[key] * part) / of) : 0;
  return out;
};
const minus = (a: Taxes, b: Taxes): Taxes => {
  const out = noTaxes();
  for (const key of taxKeys) out[key] = a[key] - b[key];
  return out;
};
const any = (t: Taxes): boolean => taxKeys.some((key) => t[key] !== 0);

/**
 * Whether rule 37 applies to a purchase: credit claimed, no reverse charge (rule 37(1)), not a credit note,
 * not an import of goods (no supplier to pay under section 16(2)).
 */
export const isWatched = (p: Purchase): boolean =>
  p.gstin !== '' && p.eligible === 'yes' && !p.reverse && p.kind !== 'C' && p.date !== '' && any(p);

/** The return in which a bill unpaid on its 180th day is reversed. */
export function reversalPeriod(limit: IsoDate, reading: Rule37Reading, frequencies: Frequencies): Period {
  return reading === 'following'
    ? returnOf(shiftPeriod(returnOf(periodOf(limit), frequencies), 1), frequencies)
    : returnOf(periodOf(addDays(limit, 1)), frequencies);
}

/**
 * Requirements of rule 37 for a bill on a date: proportionate reversal of the unpaid amount after 180 days,
 * reclaim as it is paid (rule 37(4)).
 */
export function watchBill(
  bill: Purchase,
  period: Period,
  payments: Payments,
  on: IsoDate,
  { reading, frequencies }: { reading: Rule37Reading; frequencies: Frequencies },
): WatchedBill {
  const key = billKey(bill);
  const credit: Taxes = { igst: bill.igst, cgst: bill.cgst, sgst: bill.sgst, cess: bill.cess };
  const value = bill.taxable + bill.igst + bill.cgst + bill.sgst + bill.cess;
  const limit = addDays(bill.date, PAY_WITHIN);
  const inTime = payments.suppliers[bill.gstin];
  const settled = inTime !== undefined && bill.date <= inTime;
  const list = settled
    ? [{ on: bill.date, amount: value }]
    : [...(payments.bills[key] ?? [])].filter((x) => x.on <= on).sort((a, b) => a.on.localeCompare(b.on));
  const paidUpTo = (day: IsoDate) =>
    Math.min(
      value,
      list.filter((x) => x.on <= day).reduce((n, x) => n + x.amount, 0),
    );
  const paid = paidUpTo(on);
  const over = on > limit;
  const unpaidAtLimit = value - paidUpTo(limit);
  const reverse = over ? share(credit, unpaidAtLimit, value) : noTaxes();
  const reverse_in = reversalPeriod(limit, reading, frequencies);
  const reclaims: WatchedBill['reclaims'] = [];
  if (over) {
    let before = noTaxes();
    for (const p of list.filter((x) => x.on > limit)) {
      const back = share(reverse, paidUpTo(p.on) - (value - unpaidAtLimit), unpaidAtLimit);
      const taxes = minus(back, before);
      before = back;
      const month = returnOf(periodOf(p.on), frequencies);
      const at = periodOrder(month) < periodOrder(reverse_in) ? reverse_in : month;
      const same = reclaims.find((r) => r.period === at);
      if (same) same.taxes = minus(same.taxes, minus(noTaxes(), taxes));
      else if (any(taxes)) reclaims.push({ period: at, taxes });
    }
  }
  const left = daysBetween(on, limit);
  const state =
    !over && paid >= value
      ? 'paid'
      : !over
        ? left <= SOON
          ? 'soon'
          : 'open'
        : !any(reverse)
          ? 'paid'
          : paid >= value
            ? 'reclaim'
            : 'overdue';
  return {
    key,
    gstin: bill.gstin,
    name: bill.name,
    number: bill.number,
    date: bill.date,
    period,
    value,
    paid,
    limit,
    left,
    state,
    credit,
    reverse,
    reverse_in,
    reclaims,
  };
}

/** Entries by the bill or supplier's month they follow from. */
export function byDocument(entries: readonly CreditEntry[]): ReadonlyMap<string, CreditEntry[]> {
  const found = new Map<string, CreditEntry[]>();
  for (const e of entries) {
    if (!e.document) continue;
    const own = found.get(e.document);
    if (own) own.push(e);
    else found.set(e.document, [e]);
  }
  return found;
}

/** Missing ledger entries of a bill, which may have some already under its key. */
export function entriesOfBill(
  bill: WatchedBill,
  entries: ReadonlyMap<string, readonly CreditEntry[]>,
): CreditEntry[] {
  const own = (entries.get(bill.key) ?? []).filter((e) => e.reason === '37');
  const had = (kind: CreditEntry['kind'], period?: Period): Taxes => {
    const out = noTaxes();
    for (const e of own)
      if (e.kind === kind && (!period || e.period === period)) for (const key of taxKeys) out[key] += e[key];
    return out;
  };
  const note = `${bill.number}, ${bill.name || bill.gstin}`.slice(0, 200);
  const make = (kind: 'reversed' | 'reclaimed', period: Period, taxes: Taxes): CreditEntry => ({
    id: `37 ${kind === 'reversed' ? 'r' : 'c'} ${period} ${print(bill.key)}`,
    period,
    kind,
    reason: '37',
    ...taxes,
    document: bill.key,
    note,
    ...(kind === 'reversed'
      ? { credit_year: financialYearOn(bill.date) }
      : { reversed_in: own.find((e) => e.kind === 'reversed')?.period ?? bill.reverse_in }),
  });
  const positive = (t: Taxes): Taxes => {
    const out = noTaxes();
    for (const key of taxKeys) out[key] = Math.max(0, t[key]);
    return out;
  };
  const out: CreditEntry[] = [];
  const reverse = positive(minus(bill.reverse, had('reversed')));
  if (any(reverse)) out.push(make('reversed', bill.reverse_in, reverse));
  const due = bill.reclaims.reduce((n, r) => minus(n, minus(noTaxes(), r.taxes)), noTaxes());
  let open = positive(minus(due, had('reclaimed')));
  for (const r of bill.reclaims) {
    const part = positive(minus(r.taxes, had('reclaimed', r.period)));
    for (const key of taxKeys) part[key] = Math.min(open[key], part[key]);
    open = minus(open, part);
    if (any(part)) out.push(make('reclaimed', r.period, part));
  }
  return out;
}

/** A short name of a key, for ids. */
export function print(key: string): string {
  let n = 0xcbf29ce484222325n;
  for (const char of key) n = ((n ^ BigInt(char.codePointAt(0)!)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return n.toString(36);
}
