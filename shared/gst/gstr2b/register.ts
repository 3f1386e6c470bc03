import type { RawCell } from '../../sheets/cells.ts';
import type { Column } from '../gstr1/columns.ts';
import * as c from '../gstr1/columns.ts';
import type { NextId } from '../gstr1/row-ids.ts';
import type { Taxes } from '../gstr1/supply.ts';
import { type Refused, readTable } from '../import/table.ts';
import { say } from '../messages.ts';

/** One line of the purchase register; amounts in paise, credit notes positive with kind `C`. */
export interface Purchase extends Taxes {
  id: string;
  kind: 'invoice' | 'C' | 'D';
  /** Blank for an import of goods: number and date are then those of the bill of entry. */
  gstin: string;
  name: string;
  number: string;
  date: string;
  taxable: number;
  place_of_supply: string;
  reverse: boolean;
  /** `no` is credit blocked by s.17(5) or for exempt use. */
  eligible: 'yes' | 'no';
}

const kinds = [
  { value: 'invoice', label: 'Invoice' },
  { value: 'C', label: 'Credit note' },
  { value: 'D', label: 'Debit note' },
  { value: 'invoice', label: 'Purchase' },
] as const;
const yesNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
] as const;
const reverse = [
  { value: 'N', label: 'No' },
  { value: 'Y', label: 'Yes' },
] as const;

/** Columns of the purchase register's CSV and Excel template. */
export const registerColumns: readonly Column[] = [
  c.choice('note_type', 'Document type', kinds, {
    initial: 'invoice',
    also: ['Type', 'Voucher type', 'Transaction type'],
  }),
  c.gstin('gstin', 'Supplier GSTIN', {
    required: true,
    also: ['GSTIN', 'GSTIN of supplier', 'Party GSTIN', 'GSTIN/UIN'],
  }),
  c.text('receiver_name', 'Supplier name', {
    also: ['Party name', 'Particulars', 'Trade name', 'Supplier'],
    maxLength: 200,
  }),
  c.text('invoice_number', 'Document number', {
    required: true,
    maxLength: 60,
    also: [
      'Invoice number',
      'Invoice No',
      'Supplier invoice no',
      'Bill no',
      'Note number',
      'Supplier Inv. No',
    ],
  }),
  c.day('invoice_date', 'Document date', {
    required: true,
    also: ['Invoice date', 'Date', 'Supplier invoice date', 'Bill date', 'Note date'],
  }),
  c.state('place_of_supply', 'Place of supply', { also: ['POS'] }),
  c.money('taxable_value', 'Taxable value', { required: true, also: ['Taxable amount'] }),
  c.money('igst', 'Integrated tax', { also: ['IGST', 'Integrated tax amount', 'IGST amount'] }),
  c.money('cgst', 'Central tax', { also: ['CGST', 'Central tax amount', 'CGST amount'] }),
  c.money('sgst', 'State/UT tax', { also: ['SGST', 'UTGST', 'State tax', 'SGST amount', 'SGST/UTGST'] }),
  c.money('cess', 'Cess', { also: ['Cess amount'] }),
  c.choice('reverse_charge', 'Reverse charge', reverse, { initial: 'N' }),
  c.choice('itc_eligible', 'Credit eligible', yesNo, {
    initial: 'yes',
    also: ['ITC eligible', 'Eligible for ITC', 'Eligible'],
  }),
];

/** A purchase from a row read by `registerColumns`. */
export function purchaseOf(row: c.Row): Purchase {
  return {
    id: row.id,
    kind: row.note_type === 'C' || row.note_type === 'D' ? row.note_type : 'invoice',
    gstin: row.gstin ?? '',
    name: row.receiver_name ?? '',
    number: row.invoice_number ?? '',
    date: row.invoice_date ?? '',
    taxable: c.paise(row, 'taxable_value'),
    igst: c.paise(row, 'igst'),
    cgst: c.paise(row, 'cgst'),
    sgst: c.paise(row, 'sgst'),
    cess: c.paise(row, 'cess'),
    place_of_supply: row.place_of_supply ?? '',
    reverse: row.reverse_charge === 'Y',
    eligible: row.itc_eligible === 'no' ? 'no' : 'yes',
  };
}

const taxes = ['igst', 'cgst', 'sgst'] as const;

/**
 * Purchases of a table with the headings of our template, for the taxpayer `gstin`. Lines that buy from the taxpayer itself are sales and refused; a table
 * with no column of tax is refused whole, since its credit would be nil.
 */
export function readPurchaseTemplate(
  gstin: string,
  table: readonly (readonly RawCell[])[],
  next: NextId,
): { purchases: Purchase[]; refused: Refused[]; unused: string[] } {
  const { rows, refused, unused, lines, columns } = readTable(registerColumns, table, next);
  const lineOf = (line: number, message: Refused['message'], column: string): Refused => ({
    line,
    column,
    message,
    cells: (table[line - 1] ?? []).map((cell) => String(cell ?? '')),
  });
  if (rows.length > 0 && !columns.some((column) => taxes.some((key) => key === column.key))) {
    const column = 'Integrated tax';
    const first = Math.min(...lines.values());
    return { purchases: [], refused: [lineOf(first - 1, say('columnMissing', { column }), column)], unused };
  }
  const own = rows.filter((row) => gstin !== '' && row.gstin === gstin);
  return {
    purchases: rows.filter((row) => !own.includes(row)).map(purchaseOf),
    refused: [
      ...refused,
      ...own.map((row) => lineOf(lines.get(row)!, say('ownSupplier'), 'Supplier GSTIN')),
    ].sort((a, b) => a.line - b.line),
    unused,
  };
}
