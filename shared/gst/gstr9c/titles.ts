import type { ReasonTableId, ReconKey, ReconTableId } from './rows.ts';

/** Titles of the tables with figures. */
export const tableTitles: Record<ReconTableId, string> = {
  '5': 'Reconciliation of gross turnover',
  '7': 'Reconciliation of taxable turnover',
  '9': 'Reconciliation of rate-wise liability and amount payable',
  '11': 'Additional amount payable but not paid, for the reasons in tables 6, 8 and 10',
  '12': 'Reconciliation of net input tax credit',
  '14': 'Credit in GSTR-9 against credit on expenses as per audited accounts',
  '16': 'Tax payable on the unreconciled difference in credit',
  '17': 'Late fee payable and paid',
};

/** Titles of the tables of reasons. */
export const reasonTitles: Record<ReasonTableId, string> = {
  '6': 'Reasons for unreconciled turnover (5R)',
  '8': 'Reasons for unreconciled taxable turnover (7G)',
  '10': 'Reasons for unreconciled payment (9R)',
  '13': 'Reasons for unreconciled credit (12F)',
  '15': 'Reasons for unreconciled credit (14T)',
};

const heads = {
  value: 'Amount',
  cgst: 'Central tax',
  sgst: 'State/UT tax',
  igst: 'Integrated tax',
  cess: 'Cess',
  credit: 'Total credit',
  eligible: 'Eligible credit availed',
} as const satisfies Record<ReconKey, string>;

/** Names of a table's columns. */
export const columnNames = (table: ReconTableId): Record<ReconKey, string> =>
  table === '9' || table === '11' ? { ...heads, value: 'Taxable value' } : heads;
