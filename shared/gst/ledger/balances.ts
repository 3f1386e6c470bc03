import { noTaxes, type Taxes } from '../gstr1/supply.ts';
import { addTaxes, type Gstr3b, taxKeys } from '../gstr3b/form.ts';
import { paymentOf } from '../gstr3b/summary.ts';
import { type Period, periodOf, periodOrder, shiftPeriod } from '../periods.ts';

/** The portal's balances at the beginning of a period: credit ledger, cash ledger, reclaimable reversals; paise. */
export interface OpeningBalances {
  period: Period;
  credit: Taxes;
  cash: Taxes;
  reclaimable: Taxes;
}

/** A deposit into the cash ledger (PMT-06) on a date; tax, interest and fee of a head in one amount; paise. */
export interface Deposit extends Taxes {
  id: string;
  on: string;
  /** CPIN or any words. */
  note?: string | undefined;
}

/** One GSTR-3B as the ledgers need it: `opening` and `cash` are the portal's balances as typed or copied, all 0 where nothing was. */
export interface LedgerReturn {
  period: Period;
  filed: boolean;
  /** Day it was filed, '' for a draft. */
  filed_on: string;
  form: Gstr3b;
  opening: Taxes;
  cash: Taxes | undefined;
}

/**
 * A ledger's movement in a period. `portal` is the balance in the return, which takes precedence;
 * `difference` is it less the calculated balance.
 */
interface Movement {
  opening: Taxes;
  portal: Taxes | null;
  difference: Taxes;
  in: Taxes;
  out: Taxes;
  closing: Taxes;
}

/** A period of the three ledgers; paise. */
export interface LedgerMonth {
  period: Period;
  filed: boolean;
  /** Credit: 4(A) in; reversals of 4(B) and credit used out. */
  credit: Movement & { availed: Taxes; reversed: Taxes; used: Taxes };
  /** Cash: deposits in; tax, interest and fee out. */
  cash: Movement;
  /** Reversals that may be claimed again: 4(B)(2) in, 4(D)(1) out. */
  reclaimable: Movement;
}

const any = (t: Taxes): boolean => taxKeys.some((key) => t[key] !== 0);
const less = (a: Taxes, b: Taxes): Taxes => {
  const out = noTaxes();
  for (const key of taxKeys) out[key] = a[key] - b[key];
  return out;
};

function move(running: Taxes, portal: Taxes | undefined, into: Taxes, out: Taxes): Movement {
  const own = portal && any(portal) ? portal : null;
  const opening = own ?? running;
  return {
    opening,
    portal: own,
    difference: own ? less(own, running) : noTaxes(),
    in: into,
    out,
    closing: less(addTaxes(opening, into), out),
  };
}

/**
 * Running balances of the credit ledger (PMT-02), the cash ledger (PMT-05) and the statement of reversals, return by return: opening and in less
 * out, each head for itself. A balance of the portal in a return wins over the running one. The set-off of each period uses its real opening.
 */
export function ledgerMonths(
  returns: readonly LedgerReturn[],
  deposits: readonly Deposit[],
  start?: OpeningBalances,
): LedgerMonth[] {
  const own = [...returns]
    .filter((r) => !start || periodOrder(r.period) >= periodOrder(start.period))
    .sort((a, b) => periodOrder(a.period) - periodOrder(b.period));
  let credit = start?.credit ?? noTaxes();
  let cash = start?.cash ?? noTaxes();
  let reclaimable = start?.reclaimable ?? noTaxes();
  let counted = 0;
  // A deposit belongs to the first return it can pay: made by the month after its period, or of its filing.
  const money = [...deposits]
    .filter((d) => !start || periodOrder(periodOf(d.on)) >= periodOrder(start.period))
    .sort((a, b) => a.on.localeCompare(b.on));
  return own.map((r, i): LedgerMonth => {
    const c = r.form.credit;
    const availed = addTaxes(c.import_goods, c.import_services, c.reverse_charge, c.isd, c.other);
    const reversed = addTaxes(c.reversed_rules, c.reversed_other);
    const opening = any(r.opening) ? r.opening : credit;
    const paid = paymentOf(r.form, opening);
    const used = paid.setOff.creditUsed;
    const due = periodOrder(shiftPeriod(r.period, 1));
    const until =
      own[i + 1] === undefined
        ? Number.POSITIVE_INFINITY
        : Math.max(due, r.filed_on ? periodOrder(periodOf(r.filed_on)) : 0);
    const into = noTaxes();
    for (; counted < money.length && periodOrder(periodOf(money[counted]!.on)) <= until; counted++)
      for (const key of taxKeys) into[key] += money[counted]![key];
    const month: LedgerMonth = {
      period: r.period,
      filed: r.filed,
      credit: { ...move(credit, r.opening, availed, addTaxes(reversed, used)), availed, reversed, used },
      cash: move(cash, r.cash, into, paid.cashTotal),
      reclaimable: move(reclaimable, undefined, c.reversed_other, c.reclaimed),
    };
    credit = month.credit.closing;
    cash = month.cash.closing;
    reclaimable = month.reclaimable.closing;
    return month;
  });
}

/** Balances before a period: the last return's closing balance, else the portal's opening balance. */
export function balancesBefore(
  period: Period,
  months: readonly LedgerMonth[],
  start?: OpeningBalances,
): Pick<OpeningBalances, 'credit' | 'cash' | 'reclaimable'> | undefined {
  const before = months.findLast((m) => periodOrder(m.period) < periodOrder(period));
  if (before)
    return {
      credit: before.credit.closing,
      cash: before.cash.closing,
      reclaimable: before.reclaimable.closing,
    };
  return start && periodOrder(start.period) <= periodOrder(period) ? start : undefined;
}
