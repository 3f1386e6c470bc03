import * as z from 'zod';
import { noTaxes, type Taxes } from '../gstr1/supply.ts';
import { financialYearOfPeriod, isPeriod, type Period, periodOrder } from '../periods.ts';

/**
 * Reasons for reversing credit. Rules 37 (supplier not paid in 180 days) and 37A (supplier's GSTR-3B not
 * filed) and `other` are reported in 4(B)(2) of GSTR-3B and can be reclaimed; the rest are permanent, in
 * 4(B)(1) (Circular 170/02/2022). Rule 39 is the reversal for credit notes of an input service distributor.
 */
export const reversalReasons = ['37', '37A', '38', '39', '42', '43', '17(5)', 'other'] as const;
export type ReversalReason = (typeof reversalReasons)[number];

const reclaimable: ReadonlySet<ReversalReason> = new Set<ReversalReason>(['37', '37A', 'other']);
export const isReclaimable = (reason: ReversalReason): boolean => reclaimable.has(reason);

const paise = z
  .number()
  .int()
  .min(0)
  .max(10 ** 15);
const period = z.string().refine(isPeriod);
const year = z.string().regex(/^20\d{2}-\d{2}$/);

/** One movement of credit that GSTR-3B shows only in a sum; integer paise. */
export const creditEntrySchema = z.strictObject({
  id: z.string().min(1).max(40),
  /** Return it is in. */
  period,
  /** `first`: credit of an earlier year availed for the first time. */
  kind: z.enum(['reversed', 'reclaimed', 'first', 'lapsed']),
  reason: z.enum(reversalReasons).optional(),
  igst: paise,
  cgst: paise,
  sgst: paise,
  cess: paise,
  /** Financial year of the documents; the year of `period` when absent. */
  credit_year: year.optional(),
  /** Return the credit was reversed in; of a reclaim. */
  reversed_in: period.optional(),
  /** Imported goods, whose credit is in 4(A)(1). */
  imports: z.boolean().optional(),
  /** Bill or supplier's month it follows from (`billKey` of rule 37, `37A|GSTIN|period`). */
  document: z.string().max(120).optional(),
  /** Supplier and document, or any words. */
  note: z.string().max(200).optional(),
});
export type CreditEntry = z.infer<typeof creditEntrySchema>;

/** Financial year of the documents of an entry. */
export const creditYearOf = (e: CreditEntry): string =>
  e.credit_year ?? financialYearOfPeriod(e.reversed_in ?? e.period);

/** The four taxes of an entry. */
export const taxesOfEntry = (e: CreditEntry): Taxes => ({
  igst: e.igst,
  cgst: e.cgst,
  sgst: e.sgst,
  cess: e.cess,
});

/** One line of the ledger of reversals, by return, with the reclaimable balance after it; paise. */
interface LedgerLine {
  entry: CreditEntry;
  balance: Taxes;
}

/** Errors of an entry, by its id. */
export interface LedgerProblem {
  id: string;
  problem: 'no_reason' | 'no_reversal' | 'before_reversal' | 'above_balance' | 'final' | 'own_year';
}

const taxKeys = ['igst', 'cgst', 'sgst', 'cess'] as const;

/**
 * Running balances of reclaimable credit, and errors: a reclaim without, before or above its reversal (rule
 * 37(4), 37A).
 */
export function ledgerOf(
  entries: readonly CreditEntry[],
  opening: Taxes = noTaxes(),
): { lines: LedgerLine[]; problems: LedgerProblem[] } {
  const order = { reversed: 0, first: 1, reclaimed: 2, lapsed: 3 } as const;
  const sorted = [...entries].sort(
    (a, b) => periodOrder(a.period) - periodOrder(b.period) || order[a.kind] - order[b.kind],
  );
  const balance = { ...opening };
  const problems: LedgerProblem[] = [];
  const lines = sorted.map((entry): LedgerLine => {
    const { id, kind, reason } = entry;
    if ((kind === 'reversed' || kind === 'reclaimed') && !reason) problems.push({ id, problem: 'no_reason' });
    const counts = reason !== undefined && isReclaimable(reason);
    if (kind === 'reclaimed') {
      if (reason && !counts) problems.push({ id, problem: 'final' });
      if (!entry.reversed_in) problems.push({ id, problem: 'no_reversal' });
      else if (periodOrder(entry.reversed_in) > periodOrder(entry.period))
        problems.push({ id, problem: 'before_reversal' });
    }
    if (kind === 'first' && creditYearOf(entry) === financialYearOfPeriod(entry.period))
      problems.push({ id, problem: 'own_year' });
    const sign = kind === 'reversed' && counts ? 1 : kind === 'reclaimed' || kind === 'lapsed' ? -1 : 0;
    for (const key of taxKeys) balance[key] += sign * entry[key];
    if (sign < 0 && taxKeys.some((key) => balance[key] < 0)) problems.push({ id, problem: 'above_balance' });
    return { entry, balance: { ...balance } };
  });
  return { lines, problems };
}

/** A period's entries in table 4 of GSTR-3B: (B)(1), (B)(2), and the reclaims of (A)(5) in (D)(1). */
export function table4Of(
  entries: readonly CreditEntry[],
  of: Period,
): { reversed_rules: Taxes; reversed_other: Taxes; reclaimed: Taxes } {
  const out = { reversed_rules: noTaxes(), reversed_other: noTaxes(), reclaimed: noTaxes() };
  for (const e of entries) {
    if (e.period !== of) continue;
    const to =
      e.kind === 'reclaimed'
        ? out.reclaimed
        : e.kind === 'reversed'
          ? e.reason && isReclaimable(e.reason)
            ? out.reversed_other
            : out.reversed_rules
          : undefined;
    if (to) for (const key of taxKeys) to[key] += e[key];
  }
  return out;
}
