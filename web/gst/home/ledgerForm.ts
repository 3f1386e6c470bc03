import { taxKeys } from '../../../shared/gst/gstr3b/form.ts';
import {
  type CreditEntry,
  isReclaimable,
  type LedgerProblem,
  type ReversalReason,
  reversalReasons,
} from '../../../shared/gst/gstr9/credit-ledger.ts';
import type { Period } from '../../../shared/gst/periods.ts';
import { mark } from '../../i18n/mark.ts';

/** Names of kinds of entry. */
export const kindNames: Record<CreditEntry['kind'], string> = {
  reversed: mark('Reversed'),
  reclaimed: mark('Reclaimed'),
  first: mark('Earlier year’s credit'),
  lapsed: mark('Lapsed'),
};

export const reasonNames: Record<ReversalReason, string> = {
  '37': mark('Rule 37: supplier not paid in 180 days'),
  '37A': mark('Rule 37A: supplier did not file GSTR-3B'),
  '38': mark('Rule 38: bank or financial company'),
  '39': mark('Rule 39: distributor’s credit note'),
  '42': mark('Rule 42: partly exempt or private use'),
  '43': mark('Rule 43: capital goods, partly exempt'),
  '17(5)': mark('Section 17(5): blocked credit'),
  other: mark('Other, may be reclaimed'),
};

/** Additional fields of a kind of entry. */
export const fieldsOf = (kind: CreditEntry['kind']) => ({
  reason: kind === 'reversed' || kind === 'reclaimed',
  reversedIn: kind === 'reclaimed',
  creditYear: kind === 'first' || kind === 'reversed',
  imports: kind === 'first',
});

/** Reasons allowed for a kind: only temporary reversals can be reclaimed. */
export const reasonsOf = (kind: CreditEntry['kind']): readonly ReversalReason[] =>
  kind === 'reclaimed' ? reversalReasons.filter(isReclaimable) : reversalReasons;

/** A new entry; paise. */
export const newEntry = (period: Period, id: string): CreditEntry => ({
  id,
  period,
  kind: 'reversed',
  reason: '37',
  igst: 0,
  cgst: 0,
  sgst: 0,
  cess: 0,
});

/** An entry after its kind changed: fields that no longer apply are removed. */
export function withKind(entry: CreditEntry, kind: CreditEntry['kind']): CreditEntry {
  const { reason, reversed_in, credit_year, imports, ...rest } = entry;
  const needs = fieldsOf(kind);
  const allowed = reason && reasonsOf(kind).includes(reason) ? reason : reasonsOf(kind)[0]!;
  return {
    ...rest,
    kind,
    ...(needs.reason ? { reason: allowed } : {}),
    ...(needs.reversedIn && reversed_in ? { reversed_in } : {}),
    ...(needs.creditYear && credit_year ? { credit_year } : {}),
    ...(needs.imports && imports ? { imports } : {}),
  };
}

/** Entries in rupees, as the API expects them. */
export const bodyOf = (entries: readonly CreditEntry[]) =>
  entries.map((e) => ({ ...e, ...Object.fromEntries(taxKeys.map((key) => [key, e[key] / 100])) }));

/** Error text of an entry. */
export const problemWords: Record<LedgerProblem['problem'], string> = {
  no_reason: mark('Choose a reason'),
  no_reversal: mark('Choose the return it was reversed in'),
  before_reversal: mark('It was reversed in a later return'),
  above_balance: mark('The reclaim exceeds the reversal'),
  final: mark('Credit reversed for this reason cannot be reclaimed'),
  own_year: mark('Choose the earlier year to which the credit relates'),
};
