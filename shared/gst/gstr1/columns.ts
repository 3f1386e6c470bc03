import type { Option } from '../../forms/fields.ts';
import type { Percent } from '../../money.ts';

/**
 * Kind of a cell. `money` is integer paise, `rate` per cent, `date` ISO, `period` MM-YYYY, `state` a
 * two-digit code.
 */
export type CellKind =
  | 'text'
  | 'document'
  | 'serial'
  | 'date'
  | 'period'
  | 'money'
  | 'rate'
  | 'quantity'
  | 'count'
  | 'gstin'
  | 'state'
  | 'choice'
  | 'hsn'
  | 'unit';

/** One column of a section: the same object heads the grid, the CSV and Excel files, the cell parser and the checks. */
export interface Column {
  key: RowKey;
  kind: CellKind;
  /** English label; also the heading of our CSV and Excel files. */
  label: string;
  /** Headings that mean the same in the offline tool's templates and common exports, compared without case or spaces. */
  also?: readonly string[];
  required?: boolean;
  options?: readonly Option[];
  /** Value a new row starts with. */
  initial?: string | number;
  /** Amounts below zero are allowed. */
  negative?: boolean;
  /** Belongs to the document, so it must agree on all lines of one. */
  header?: boolean;
  /** Stored in the product but not written to the government's file. */
  ours?: boolean;
  maxLength?: number;
}

/** All fields of GSTR-1 rows of any section. Money is integer paise. */
export interface RowFields {
  gstin: string;
  receiver_name: string;
  supplier_gstin: string;
  category: string;
  eco_gstin: string;
  original_eco_gstin: string;
  original_supplier_gstin: string;
  operator_type: string;
  invoice_number: string;
  invoice_date: string;
  invoice_value: number;
  note_number: string;
  note_date: string;
  note_value: number;
  note_type: string;
  original_return_period: string;
  original_invoice_no: string;
  original_invoice_date: string;
  original_note_number: string;
  original_note_date: string;
  revised_invoice_no: string;
  revised_date: string;
  revised_value: number;
  unregistered_type: string;
  place_of_supply: string;
  reverse_charge: string;
  invoice_type: string;
  applicable_percent: number;
  export_type: string;
  shipping_bill_no: string;
  shipping_bill_date: string;
  port_code: string;
  /** Per cent, as 18 or 0.25. */
  rate: Percent;
  taxable_value: number;
  tax_amount: number;
  igst: number;
  cgst: number;
  sgst: number;
  cess: number;
  advance_amount: number;
  supply_value: number;
  supply_type: string;
  nil_amount: number;
  exempt_amount: number;
  non_gst_amount: number;
  hsn_part: string;
  hsn_code: string;
  description: string;
  user_description: string;
  uqc: string;
  quantity: number;
  total_value: number;
  nature: string;
  itc_eligible: string;
  from_serial: string;
  to_serial: string;
  total_number: number;
  cancelled: number;
  paid_on: string;
  amount_paid: number;
}
export type RowKey = keyof RowFields;

/** One line of a section: a document and rate, or one line of a summary. An absent key is a blank cell. */
export type Row = { id: string } & { [K in RowKey]?: RowFields[K] };

type Extra = Omit<Column, 'key' | 'kind' | 'label'>;
const column =
  (kind: CellKind) =>
  (key: RowKey, label: string, extra: Extra = {}): Column => ({ key, kind, label, ...extra });

export const text = column('text');
export const documentNumber = column('document');
export const serial = column('serial');
export const day = column('date');
export const period = column('period');
export const money = column('money');
export const rate = column('rate');
export const quantity = column('quantity');
export const count = column('count');
export const gstin = column('gstin');
export const state = column('state');
export const hsn = column('hsn');
export const unit = column('unit');
/** A choice over government codes. */
export const choice = (
  key: RowKey,
  label: string,
  options: readonly Option[],
  extra: Extra = {},
): Column => ({
  key,
  kind: 'choice',
  label,
  options,
  ...extra,
});

/** A money cell of a row; blank is 0. */
export const paise = (row: Row, key: RowKey): number => (row[key] as number | undefined) ?? 0;
