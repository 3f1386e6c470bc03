import type { Paise } from '../../shared/money.ts';
import { deductedOf, hasPerquisites, type Payee } from '../../shared/tds/payees.ts';

/** A certificate's line; sums in paise. */
export interface PayeeLine {
  payee: Payee;
  payments: number;
  amount: Paise;
  deducted: Paise;
  deposited: Paise;
}

/** Payees that fit in an address; all of them need none. */
export const mostChosen = 200;

/** Payees whose name or PAN contains the query. */
export function payeeLines(payees: readonly Payee[], search: string): PayeeLine[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return payees
    .filter(({ name, pan }) => words.every((w) => `${name} ${pan}`.toLowerCase().includes(w)))
    .map((payee) => ({
      payee,
      payments: payee.rows.length,
      amount: payee.rows.reduce((sum, r) => sum + (r.amount ?? 0), 0),
      deducted: payee.rows.reduce((sum, r) => sum + deductedOf(r), 0),
      deposited: payee.rows.reduce((sum, r) => sum + (r.deposited ?? 0), 0),
    }));
}

/**
 * Payees of a download: undefined for all, else the ids of the selected ones for whom the document exists.
 * Ids of removed payees are ignored.
 */
export function askedFor(
  payees: readonly Payee[],
  chosen: ReadonlySet<string>,
  kind: 'certificates' | 'perquisites',
): { ids: string[] | undefined; count: number } {
  const able = payees.filter((p) => kind === 'certificates' || hasPerquisites(p));
  const wanted = able.filter((p) => chosen.has(p.id));
  return { ids: wanted.length === able.length ? undefined : wanted.map((p) => p.id), count: wanted.length };
}
