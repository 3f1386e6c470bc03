import type { Paise } from '../../shared/money.ts';
import { deductedOf, hasPerquisites, type Payee } from '../../shared/tds/payees.ts';

/** What a certificate's line shows; sums in paise. */
export interface PayeeLine {
  payee: Payee;
  payments: number;
  amount: Paise;
  deducted: Paise;
  deposited: Paise;
}

/** Payees an address has room for; all of them need none. */
export const mostChosen = 200;

/** Lines of payees whose name or PAN has the words searched for. */
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
 * What a download asks for: undefined for all payees, else the ids of those chosen that the kind of paper exists for. Only ids of
 * payees still in the statement count.
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
