import { noTaxes, type Taxes } from '../gstr1/supply.ts';

/** Amounts of a row; integer paise. */
export interface Amounts extends Taxes {
  taxable: number;
}
export const amountKeys = ['taxable', 'cgst', 'sgst', 'igst', 'cess'] as const;
export const noAmounts = (): Amounts => ({ taxable: 0, ...noTaxes() });

/** Adds one amount to another in place; `sign` -1 subtracts. */
export function addTo(to: Amounts, from: Partial<Amounts>, sign: 1 | -1 = 1): Amounts {
  for (const key of amountKeys) to[key] += sign * (from[key] ?? 0);
  return to;
}

/** Columns a row has on the form: value and tax, tax alone, value alone; value and tax of zero rated supplies, tax of imports, central and State tax. */
type Columns = 'all' | 'tax' | 'value' | 'zero' | 'import' | 'halves';
const columnKeys: Readonly<Record<Columns, readonly (keyof Amounts)[]>> = {
  all: amountKeys,
  tax: amountKeys.slice(1),
  value: ['taxable'],
  zero: ['taxable', 'igst', 'cess'],
  import: ['igst', 'cess'],
  halves: ['cgst', 'sgst'],
};

/** One row of GSTR-9 (Notification 13/2025-CT and the form for FY 2024-25 on). */
export interface AnnualRow {
  id: string;
  part: 'II' | 'III' | 'IV' | 'V' | 'VI';
  table: string;
  label: string;
  columns: Columns;
  /** Rows added and subtracted; such a row is not editable. */
  plus?: readonly string[];
  minus?: readonly string[];
  /** Where its months come from. */
  from?: string;
  /** Filled by the portal and locked there. */
  locked?: boolean;
}

const row = (
  part: AnnualRow['part'],
  table: string,
  columns: Columns,
  id: string,
  label: string,
  more: Partial<AnnualRow> = {},
): AnnualRow => ({ id, part, table, columns, label, ...more });
const supply = (id: string, label: string, from: string, columns: Columns = 'all') =>
  row('II', '4', columns, id, label, { from });
const exempt = (id: string, label: string, from: string, columns: Columns = 'value') =>
  row('II', '5', columns, id, label, { from });
const credit = (id: string, label: string, from: string, more: Partial<AnnualRow> = {}) =>
  row('III', '6', 'tax', id, label, { from, ...more });
const reversal = (id: string, label: string) => row('III', '7', 'tax', id, label, { from: 'Credit ledger' });
const other = (id: string, label: string, from: string, more: Partial<AnnualRow> = {}) =>
  row('III', '8', 'tax', id, label, { from, ...more });

const paid = (id: string, label: string) =>
  row('IV', '9', 'tax', id, label, { from: 'GSTR-3B: 6.1', locked: true });
const imported = { columns: 'import' } as const;
const halves = { columns: 'halves' } as const;

/** The rows in the form's order. */
export const annualRows: readonly AnnualRow[] = [
  supply('4A', 'Supplies made to unregistered persons (B2C)', 'GSTR-1: 5, 7, 9 and 10'),
  supply('4B', 'Supplies made to registered persons (B2B)', 'GSTR-1: 4A'),
  supply('4C', 'Zero rated supply (export) on payment of tax, except to SEZ', 'GSTR-1: 6A', 'zero'),
  supply('4D', 'Supply to SEZ on payment of tax', 'GSTR-1: 6B', 'zero'),
  supply('4E', 'Deemed exports', 'GSTR-1: 6C'),
  supply('4F', 'Advances on which tax is paid but no invoice is issued', 'GSTR-1: 11A less 11B'),
  supply('4G', 'Inward supplies on which tax is to be paid on reverse charge', 'GSTR-3B: 3.1(d)'),
  supply('4G1', 'Supplies on which the e-commerce operator pays tax, section 9(5)', 'GSTR-3B: 3.1.1(i)'),
  row('II', '4', 'all', '4H', 'Sub-total (A to G1)', {
    plus: ['4A', '4B', '4C', '4D', '4E', '4F', '4G', '4G1'],
  }),
  supply('4I', 'Credit notes for B to E (-)', 'GSTR-1: 9B'),
  supply('4J', 'Debit notes for B to E (+)', 'GSTR-1: 9B'),
  supply('4K', 'Supplies declared through amendments (+)', 'GSTR-1: 9A, 9C'),
  supply('4L', 'Supplies reduced through amendments (-)', 'GSTR-1: 9A, 9C'),
  row('II', '4', 'all', '4M', 'Sub-total (I to L)', { plus: ['4J', '4K'], minus: ['4I', '4L'] }),
  row('II', '4', 'all', '4N', 'Supplies and advances on which tax is to be paid (H + M)', {
    plus: ['4H', '4M'],
  }),
  exempt('5A', 'Zero rated supply (export) without payment of tax', 'GSTR-1: 6A'),
  exempt('5B', 'Supply to SEZ without payment of tax', 'GSTR-1: 6B'),
  exempt('5C', 'Supplies on which the recipient pays tax on reverse charge', 'GSTR-1: 4B'),
  exempt(
    '5C1',
    'Supplies on which the e-commerce operator pays tax, section 9(5), by the supplier',
    'GSTR-1: 14(b)',
  ),
  exempt('5D', 'Exempted', 'GSTR-1: 8'),
  exempt('5E', 'Nil rated', 'GSTR-1: 8'),
  exempt('5F', 'Non-GST supply, including no supply', 'GSTR-1: 8'),
  row('II', '5', 'value', '5G', 'Sub-total (A to F)', {
    plus: ['5A', '5B', '5C', '5C1', '5D', '5E', '5F'],
  }),
  exempt('5H', 'Credit notes for A to F (-)', 'GSTR-1: 9B'),
  exempt('5I', 'Debit notes for A to F (+)', 'GSTR-1: 9B'),
  exempt('5J', 'Supplies declared through amendments (+)', 'GSTR-1: 9A, 9C'),
  exempt('5K', 'Supplies reduced through amendments (-)', 'GSTR-1: 9A, 9C'),
  row('II', '5', 'value', '5L', 'Sub-total (H to K)', { plus: ['5I', '5J'], minus: ['5H', '5K'] }),
  row('II', '5', 'value', '5M', 'Turnover on which tax is not to be paid (G + L)', { plus: ['5G', '5L'] }),
  row('II', '5', 'all', '5N', 'Total turnover, including advances (4N + 5M - 4G - 4G1)', {
    plus: ['4N', '5M'],
    minus: ['4G', '4G1'],
  }),
  credit('6A', 'Credit availed through GSTR-3B', 'GSTR-3B: 4(A)', { locked: true }),
  credit('6A1', 'Credit of earlier years availed in this year', 'Credit ledger'),
  row('III', '6', 'tax', '6A2', 'Net credit of the year (A - A1)', { plus: ['6A'], minus: ['6A1'] }),
  credit('6B_ip', 'Inward supplies, not imports nor reverse charge: inputs', 'GSTR-3B: 4(A)(5)'),
  credit('6B_cg', 'Inward supplies: capital goods', 'Entered'),
  credit('6B_is', 'Inward supplies: input services', 'Entered'),
  credit('6C_ip', 'Reverse charge, from unregistered persons: inputs', 'Entered'),
  credit('6C_cg', 'Reverse charge, from unregistered persons: capital goods', 'Entered'),
  credit('6C', 'Reverse charge, from unregistered persons: input services', 'GSTR-3B: 4(A)(3)'),
  credit('6D_ip', 'Reverse charge, from registered persons: inputs', 'Entered'),
  credit('6D_cg', 'Reverse charge, from registered persons: capital goods', 'Entered'),
  credit('6D', 'Reverse charge, from registered persons: input services', 'GSTR-2B, within GSTR-3B: 4(A)(3)'),
  credit('6E_ip', 'Import of goods, with supplies from SEZ: inputs', 'GSTR-3B: 4(A)(1)', imported),
  credit('6E_cg', 'Import of goods: capital goods', 'Entered', imported),
  credit('6F', 'Import of services', 'GSTR-3B: 4(A)(2)', imported),
  credit('6G', 'From an input service distributor', 'GSTR-3B: 4(A)(4)'),
  credit('6H', 'Credit reclaimed', 'Credit ledger and GSTR-3B: 4(D)(1)'),
  row('III', '6', 'tax', '6I', 'Sub-total (B to H)', {
    plus: [
      ...['6B_ip', '6B_cg', '6B_is', '6C_ip', '6C_cg', '6C', '6D_ip', '6D_cg', '6D'],
      ...['6E_ip', '6E_cg', '6F', '6G', '6H'],
    ],
  }),
  row('III', '6', 'tax', '6J', 'Difference (I - A2)', { plus: ['6I'], minus: ['6A2'] }),
  credit('6K', 'Transition credit, TRAN-1', 'Entered', halves),
  credit('6L', 'Transition credit, TRAN-2', 'Entered', halves),
  credit('6M', 'Other credit availed: ITC-01, ITC-02 and ITC-02A', 'Entered'),
  row('III', '6', 'tax', '6N', 'Sub-total (K to M)', { plus: ['6K', '6L', '6M'] }),
  row('III', '6', 'tax', '6O', 'Total credit availed (I + N)', { plus: ['6I', '6N'] }),
  reversal('7A', 'Rule 37'),
  reversal('7A1', 'Rule 37A'),
  reversal('7A2', 'Rule 38'),
  reversal('7B', 'Rule 39'),
  reversal('7C', 'Rule 42'),
  reversal('7D', 'Rule 43'),
  reversal('7E', 'Section 17(5)'),
  row('III', '7', 'halves', '7F', 'Reversal of TRAN-1 credit', { from: 'Entered' }),
  row('III', '7', 'halves', '7G', 'Reversal of TRAN-2 credit', { from: 'Entered' }),
  reversal('7H', 'Other reversals'),
  row('III', '7', 'tax', '7I', 'Total credit reversed (A to H)', {
    plus: ['7A', '7A1', '7A2', '7B', '7C', '7D', '7E', '7F', '7G', '7H'],
  }),
  row('III', '7', 'tax', '7J', 'Net credit available for use (6O - 7I)', { plus: ['6O'], minus: ['7I'] }),
  other('8A', 'Credit as per GSTR-2B for documents of the year', 'GSTR-2B', { locked: true }),
  row('III', '8', 'tax', '8B', 'Credit as per 6(B)', { plus: ['6B_ip', '6B_cg', '6B_is'] }),
  other('8C', 'Credit of the year availed in the next year', 'Credit ledger of April to October'),
  row('III', '8', 'tax', '8D', 'Difference (A - B - C)', { plus: ['8A'], minus: ['8B', '8C'] }),
  other('8E', 'Credit available but not availed', 'Entered'),
  other('8F', 'Credit available but ineligible', 'Entered'),
  other('8G', 'IGST paid on import of goods, with supplies from SEZ', 'GSTR-2B: imports'),
  row('III', '8', 'tax', '8H', 'IGST credit availed on import of goods, 6(E)', { plus: ['6E_ip', '6E_cg'] }),
  other(
    '8H1',
    'IGST credit on import of goods availed in the next year',
    'Credit ledger of April to October',
  ),
  row('III', '8', 'tax', '8I', 'Difference (G - H - H1)', { plus: ['8G'], minus: ['8H', '8H1'] }),
  row('III', '8', 'tax', '8J', 'Credit on imports not availed (I)', { plus: ['8I'] }),
  row('III', '8', 'tax', '8K', 'Total credit to lapse (E + F + J)', { plus: ['8E', '8F', '8J'] }),
  row('IV', '9', 'tax', '9_due', 'Tax payable', { from: 'GSTR-3B: 3.1 and 3.1.1(i)' }),
  paid('9_cash', 'Tax paid in cash'),
  paid('9_igst', 'Tax paid with IGST credit'),
  paid('9_cgst', 'Tax paid with CGST credit'),
  paid('9_sgst', 'Tax paid with SGST credit'),
  paid('9_cess', 'Tax paid with cess credit'),
  row('IV', '9', 'tax', '9_int', 'Interest payable', { from: 'GSTR-3B: 5.1' }),
  row('IV', '9', 'halves', '9_fee', 'Late fee payable', { from: 'GSTR-3B: 5.1' }),
  row('V', '10', 'all', '10', 'Supplies of the year declared, or raised by amendment, in the next year', {
    from: 'GSTR-1 of April to October',
  }),
  row('V', '11', 'all', '11', 'Supplies of the year reduced by amendment or credit note in the next year', {
    from: 'GSTR-1 of April to October',
  }),
  row('V', '12', 'tax', '12', 'Credit of the year reversed in the next year', {
    from: 'Credit ledger of April to October',
  }),
  row('V', '13', 'tax', '13', 'Credit of the year availed in the next year', {
    from: 'Credit ledger of April to October',
  }),
  row('V', '14', 'tax', '14_due', 'Differential tax payable on 10 and 11 (10 - 11)', {
    plus: ['10'],
    minus: ['11'],
  }),
  row('V', '14', 'tax', '14_paid', 'Differential tax paid', { from: 'Entered' }),
  row('V', '14', 'tax', '14_intr', 'Interest payable on the differential tax', { from: 'Entered' }),
  row('V', '14', 'tax', '14_intp', 'Interest paid on the differential tax', { from: 'Entered' }),
  row('VI', '16', 'value', '16A', 'Supplies received from composition taxpayers', { from: 'Entered' }),
  row('VI', '16', 'all', '16B', 'Deemed supply, section 143 (job work)', { from: 'Entered' }),
  row('VI', '16', 'all', '16C', 'Goods sent on approval and not returned', { from: 'Entered' }),
];

const byId = new Map(annualRows.map((r) => [r.id, r]));
export const annualRow = (id: string): AnnualRow | undefined => byId.get(id);

/** Columns of a row. */
export const keysOf = ({ columns }: AnnualRow): readonly (keyof Amounts)[] => columnKeys[columns];
