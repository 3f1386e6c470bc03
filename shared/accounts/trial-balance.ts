import * as z from 'zod';
import { date, integer, rows, text } from '../forms/fields.ts';
import { fill, type Issue, say, sentence } from '../forms/messages.ts';
import { formatPaise, type Paise, sum } from '../money.ts';
import { groupNames, heads, type LedgerGroup } from './groups.ts';

const limit = 99_999_999_999_999;
const signed = (label: string) => integer(label, { min: -limit, max: limit });

/** One ledger. All amounts are integer paise; opening and closing are positive for a debit, negative for a credit balance. */
const ledgerShape = {
  ledger_name: text('Ledger name', { min: 1, max: 255 }),
  ledger_group: z
    .enum(groupNames as [LedgerGroup, ...LedgerGroup[]])
    .meta({ kind: 'choice', label: 'Group', options: groupNames.map((value) => ({ value, label: value })) }),
  head: z
    .enum(heads)
    .meta({ kind: 'choice', label: 'Head', options: heads.map((value) => ({ value, label: value })) })
    .optional(),
  /** Group in the imported file, kept until it is mapped. */
  source_group: text('Group in the file', { max: 255 }).optional(),
  opening_balance: signed('Opening balance'),
  debit: integer('Debit', { min: 0, max: limit }),
  credit: integer('Credit', { min: 0, max: limit }),
  closing_balance: signed('Closing balance'),
};

export const trialBalanceSchema = z.strictObject({
  tb_date: date('As on'),
  import_source: z.enum(['Manual', 'Tally']).meta({
    kind: 'choice',
    label: 'Source',
    options: [
      { value: 'Manual', label: 'Manual Entry' },
      { value: 'Tally', label: 'Import from Tally' },
    ],
  }),
  ledgers: rows({ label: 'Ledgers', rowLabel: 'Ledger' }, ledgerShape),
});

type TrialBalance = z.infer<typeof trialBalanceSchema>;
export type Ledger = TrialBalance['ledgers'][number];

/** Closing balance of a ledger: opening + debit − credit. */
export const closingOf = (l: Pick<Ledger, 'opening_balance' | 'debit' | 'credit'>): Paise =>
  l.opening_balance + l.debit - l.credit;

/** A ledger with its closing balance recomputed. */
export const withClosing = (l: Omit<Ledger, 'closing_balance'> & { closing_balance?: Paise }): Ledger => ({
  ...l,
  closing_balance: closingOf(l),
});

/** Column totals of a trial balance; closing debits and credits apart. Paise. */
export interface Totals {
  opening: Paise;
  debit: Paise;
  credit: Paise;
  closingDebit: Paise;
  closingCredit: Paise;
  /** Total debit less total credit. */
  difference: Paise;
  balanced: boolean;
}

/** The sheet is balanced when total debit and total credit differ by less than one rupee. */
const tolerance: Paise = 100;

/**
 * Totals of the sheet. A sheet with movements is balanced if debits equal credits; without movements the
 * closing columns are compared. Differing openings give a separate warning.
 */
export function totalsOf(ledgers: readonly Ledger[]): Totals {
  let opening = 0;
  let debit = 0;
  let credit = 0;
  let closingDebit = 0;
  let closingCredit = 0;
  for (const l of ledgers) {
    opening += l.opening_balance;
    debit += l.debit;
    credit += l.credit;
    const closing = closingOf(l);
    if (closing >= 0) closingDebit += closing;
    else closingCredit -= closing;
  }
  const moved = debit !== 0 || credit !== 0;
  const difference = moved ? debit - credit : closingDebit - closingCredit;
  return {
    opening,
    debit,
    credit,
    closingDebit,
    closingCredit,
    difference,
    balanced: Math.abs(difference) < tolerance,
  };
}

/** The two banner texts as documented. */
export const bannerPatterns = {
  balanced: 'Trial Balance is balanced!',
  unbalanced: 'Trial Balance is not balanced. Difference: ₹{amount}',
} as const;

/** The banner of a sheet in English. */
export function banner(totals: Totals): string {
  return totals.balanced
    ? bannerPatterns.balanced
    : fill(bannerPatterns.unbalanced, { amount: formatPaise(Math.abs(totals.difference)) });
}

/** Duplicate ledger names, blank rows and openings that do not agree: warnings which do not block a draft. */
export function ledgerWarnings(ledgers: readonly Ledger[]): Issue[] {
  const out: Issue[] = [];
  const seen = new Map<string, number>();
  ledgers.forEach((l, i) => {
    const key = l.ledger_name.trim().toLowerCase();
    const earlier = seen.get(key);
    if (earlier !== undefined)
      out.push({
        path: `ledgers.${i}.ledger_name`,
        message: say('duplicate', { row: earlier + 1 }),
        severity: 'warning',
      });
    else seen.set(key, i);
  });
  const opening = sum(ledgers.map((l) => l.opening_balance));
  if (Math.abs(opening) >= tolerance)
    out.push({
      path: 'ledgers',
      message: sentence('Opening balances differ by ₹{amount}', { amount: { paise: Math.abs(opening) } }),
      severity: 'warning',
    });
  return out;
}

/** Columns of the documented CSV, in order, and one of ours that may be left out; the first line is a header and is skipped. */
export const tableColumns = ['Ledger name', 'Group', 'Opening', 'Debit', 'Credit', 'Head'] as const;
