import type { Option } from '../../forms/fields.ts';
import * as d from '../data/documents.ts';
import { defaultUnit } from '../data/units.ts';
import * as c from './columns.ts';

/** Section ids, the government's own keys, in the order of its file. */
export const sectionIds = [
  'b2b',
  'b2ba',
  'b2cl',
  'b2cla',
  'b2cs',
  'b2csa',
  'nil',
  'exp',
  'expa',
  'cdnr',
  'cdnra',
  'cdnur',
  'cdnura',
  'at',
  'ata',
  'txpd',
  'txpda',
  'doc_issue',
  'hsn',
  'supeco',
  'supecoa',
  'ecom',
  'ecoma',
  'amendments',
] as const;
export type SectionId = (typeof sectionIds)[number];

/** One table of GSTR-1. */
export interface Section {
  id: SectionId;
  /** Name of its row list in the documented calls. */
  list: string;
  title: string;
  /** Table numbers of the form. */
  table: string;
  columns: readonly c.Column[];
  /** Column holding the document's own number, date and value; absent in summaries. */
  document?: { number: c.RowKey; date: c.RowKey; value: c.RowKey };
  /** Amendment tables: the original document's number and date, or its period. */
  original?: { number?: c.RowKey; date?: c.RowKey; period?: c.RowKey };
  /** The section it amends. */
  amends?: SectionId;
  /** Column of the integrated tax, where it is not `igst`. */
  igst: c.RowKey;
  /** Columns that name a row of a summary: two rows may not agree on all of them. */
  unique?: readonly c.RowKey[];
}

const yesNo: readonly Option[] = [
  { value: 'N', label: 'No' },
  { value: 'Y', label: 'Yes' },
];
const percent = c.rate('applicable_percent', 'Applicable % of Tax Rate', { header: true });
const rate = c.rate('rate', 'Rate', { required: true, also: ['GST rate', 'Tax rate', 'Rate (%)'] });
const taxable = c.money('taxable_value', 'Taxable Value', { required: true, also: ['Taxable amount'] });
const igst = c.money('igst', 'Integrated Tax', { also: ['IGST', 'Integrated Tax Amount', 'IGST Amount'] });
const cgst = c.money('cgst', 'Central Tax', { also: ['CGST', 'Central Tax Amount', 'CGST Amount'] });
const sgst = c.money('sgst', 'State/UT Tax', {
  also: ['SGST', 'UTGST', 'State/UT Tax Amount', 'SGST Amount', 'SGST/UTGST'],
});
const cess = c.money('cess', 'Cess Amount', { also: ['Cess'] });
const taxes = [igst, cgst, sgst, cess] as const;
const pos = c.state('place_of_supply', 'Place Of Supply', { required: true, header: true, also: ['POS'] });
const receiver = c.text('receiver_name', 'Receiver Name', {
  header: true,
  ours: true,
  maxLength: 200,
  also: ['Party name', 'Customer name', 'Trade name'],
});
const recipient = c.gstin('gstin', 'GSTIN/UIN of Recipient', {
  required: true,
  header: true,
  also: ['GSTIN', 'Party GSTIN', 'Recipient GSTIN', 'GSTIN of recipient', 'ctin'],
});
const reverse = c.choice('reverse_charge', 'Reverse Charge', yesNo, {
  required: true,
  header: true,
  initial: 'N',
  also: ['rchrg'],
});
const type = c.choice('invoice_type', 'Invoice Type', d.invoiceTypes, {
  required: true,
  header: true,
  initial: 'R',
  also: ['Note Supply Type', 'Supply type'],
});
const number = c.documentNumber('invoice_number', 'Invoice Number', {
  required: true,
  header: true,
  also: ['Invoice No', 'Invoice No.', 'inum', 'Revised Invoice Number'],
});
const date = c.day('invoice_date', 'Invoice date', {
  required: true,
  header: true,
  also: ['idt', 'Revised Invoice date'],
});
const value = c.money('invoice_value', 'Invoice Value', {
  required: true,
  header: true,
  also: ['Total invoice value'],
});
const originalNumber = c.documentNumber('original_invoice_no', 'Original Invoice Number', {
  required: true,
  header: true,
});
const originalDate = c.day('original_invoice_date', 'Original Invoice date', {
  required: true,
  header: true,
});
const originalPeriod = c.period('original_return_period', 'Original Period', {
  required: true,
  header: true,
  also: ['Original Month', 'Original return period', 'omon'],
});
const noteNumber = c.documentNumber('note_number', 'Note Number', {
  required: true,
  header: true,
  also: ['Note/Refund Voucher Number', 'Revised Note Number'],
});
const noteDate = c.day('note_date', 'Note Date', {
  required: true,
  header: true,
  also: ['Note/Refund Voucher date', 'Revised Note Date'],
});
const noteValue = c.money('note_value', 'Note Value', {
  required: true,
  header: true,
  also: ['Note/Refund Voucher Value'],
});
const noteType = c.choice('note_type', 'Note Type', d.noteTypes, {
  required: true,
  header: true,
  initial: 'C',
  also: ['Document Type'],
});
const originalNote = c.documentNumber('original_note_number', 'Original Note Number', {
  required: true,
  header: true,
});
const originalNoteDate = c.day('original_note_date', 'Original Note Date', { required: true, header: true });
const negative = (column: c.Column): c.Column => ({ ...column, negative: true });
const signed = [igst, cgst, sgst, cess].map(negative);

const b2b = [recipient, receiver, number, date, value, pos, reverse, percent, type, rate, taxable, ...taxes];
const b2clTax = c.money('tax_amount', 'Tax Amount', {
  also: ['Integrated Tax', 'IGST', 'Integrated Tax Amount'],
});
const b2cl = [number, date, value, pos, percent, rate, taxable, b2clTax, cess];
const b2cs = [{ ...pos, header: false }, { ...percent, header: false }, rate, negative(taxable), ...signed];
const exp = [
  c.choice('export_type', 'Export Type', d.exportTypes, { required: true, header: true, initial: 'WPAY' }),
  number,
  date,
  value,
  c.text('port_code', 'Port Code', { header: true, maxLength: 6 }),
  c.text('shipping_bill_no', 'Shipping Bill Number', { header: true, maxLength: 7 }),
  c.day('shipping_bill_date', 'Shipping Bill Date', { header: true }),
  rate,
  taxable,
  igst,
  cess,
];
const cdnr = [
  recipient,
  receiver,
  noteNumber,
  noteDate,
  noteType,
  pos,
  reverse,
  type,
  noteValue,
  percent,
  rate,
  taxable,
  ...taxes,
];
const cdnur = [
  c.choice('unregistered_type', 'UR Type', d.unregisteredTypes, {
    required: true,
    header: true,
    initial: 'B2CL',
  }),
  noteNumber,
  noteDate,
  noteType,
  { ...pos, required: false },
  noteValue,
  percent,
  rate,
  taxable,
  igst,
  cess,
];
const advance = [
  { ...pos, header: false },
  { ...percent, header: false },
  rate,
  c.money('advance_amount', 'Gross Advance', {
    required: true,
    negative: true,
    also: ['Gross Advance Received', 'Gross Advance Adjusted'],
  }),
  ...signed,
];
const operator = c.gstin('eco_gstin', 'GSTIN of E-Commerce Operator', {
  required: true,
  also: ['E-Commerce GSTIN'],
});
const supeco = [
  c.choice('operator_type', 'Nature of Supply', d.operatorTypes, { required: true, initial: 'TCS' }),
  operator,
  c.text('receiver_name', 'E-Commerce Operator Name', { ours: true, maxLength: 200 }),
  c.money('supply_value', 'Net value of supplies', { required: true, negative: true }),
  ...signed,
];
const ecom = [
  c.choice('category', 'Supplier and recipient', d.operatorSupplies, {
    required: true,
    header: true,
    initial: 'b2b',
  }),
  c.gstin('supplier_gstin', 'Supplier GSTIN', { header: true }),
  c.gstin('gstin', 'Recipient GSTIN', { header: true }),
  { ...number, required: false },
  { ...date, required: false },
  { ...value, required: false },
  pos,
  { ...type, required: false },
  rate,
  negative(taxable),
  ...signed,
];

const section = (s: Omit<Section, 'igst'> & { igst?: c.RowKey }): Section => ({ igst: 'igst', ...s });
const invoice = { number: 'invoice_number', date: 'invoice_date', value: 'invoice_value' } as const;
const note = { number: 'note_number', date: 'note_date', value: 'note_value' } as const;
const original = { number: 'original_invoice_no', date: 'original_invoice_date' } as const;
const originalOfNote = { number: 'original_note_number', date: 'original_note_date' } as const;
const byRate = ['place_of_supply', 'applicable_percent', 'rate'] as const;

const all: readonly Section[] = [
  section({
    id: 'b2b',
    list: 'b2b_invoices',
    title: 'B2B Invoices',
    table: '4A, 4B, 6B, 6C',
    columns: b2b,
    document: invoice,
  }),
  section({
    id: 'b2ba',
    list: 'b2b_amendments',
    title: 'B2B amendments',
    table: '9A',
    columns: [recipient, receiver, originalNumber, originalDate, ...b2b.slice(2)],
    document: invoice,
    original,
    amends: 'b2b',
  }),
  section({
    id: 'b2cl',
    list: 'b2cl_invoices',
    title: 'B2CL Invoices',
    table: '5',
    columns: b2cl,
    document: invoice,
    igst: 'tax_amount',
  }),
  section({
    id: 'b2cla',
    list: 'b2cl_amendments',
    title: 'B2CL amendments',
    table: '9A',
    columns: [originalNumber, originalDate, ...b2cl],
    document: invoice,
    original,
    amends: 'b2cl',
    igst: 'tax_amount',
  }),
  section({
    id: 'b2cs',
    list: 'b2cs_summary',
    title: 'B2CS Summary',
    table: '7',
    columns: b2cs,
    unique: byRate,
  }),
  section({
    id: 'b2csa',
    list: 'b2cs_amendments',
    title: 'B2CS amendments',
    table: '10',
    columns: [{ ...originalPeriod, header: false }, ...b2cs],
    original: { period: 'original_return_period' },
    amends: 'b2cs',
    unique: ['original_return_period', ...byRate],
  }),
  section({
    id: 'nil',
    list: 'nil_rated',
    title: 'Nil rated, exempted, non-GST',
    table: '8',
    columns: [
      c.choice('supply_type', 'Description', d.nilSupplyTypes, { required: true, initial: 'INTRAB2C' }),
      c.money('nil_amount', 'Nil Rated Supplies'),
      c.money('exempt_amount', 'Exempted (other than nil rated/non GST supply)'),
      c.money('non_gst_amount', 'Non-GST Supplies'),
    ],
    unique: ['supply_type'],
  }),
  section({ id: 'exp', list: 'exports', title: 'Exports', table: '6A', columns: exp, document: invoice }),
  section({
    id: 'expa',
    list: 'export_amendments',
    title: 'Export amendments',
    table: '9A',
    columns: [exp[0]!, originalNumber, originalDate, ...exp.slice(1)],
    document: invoice,
    original,
    amends: 'exp',
  }),
  section({
    id: 'cdnr',
    list: 'credit_debit_notes',
    title: 'Credit and debit notes (registered)',
    table: '9B',
    columns: cdnr,
    document: note,
  }),
  section({
    id: 'cdnra',
    list: 'credit_debit_note_amendments',
    title: 'Credit and debit note amendments (registered)',
    table: '9C',
    columns: [recipient, receiver, originalNote, originalNoteDate, ...cdnr.slice(2)],
    document: note,
    original: originalOfNote,
    amends: 'cdnr',
  }),
  section({
    id: 'cdnur',
    list: 'credit_debit_notes_unregistered',
    title: 'Credit and debit notes (unregistered)',
    table: '9B',
    columns: cdnur,
    document: note,
  }),
  section({
    id: 'cdnura',
    list: 'credit_debit_note_unregistered_amendments',
    title: 'Credit and debit note amendments (unregistered)',
    table: '9C',
    columns: [cdnur[0]!, originalNote, originalNoteDate, ...cdnur.slice(1)],
    document: note,
    original: originalOfNote,
    amends: 'cdnur',
  }),
  section({
    id: 'at',
    list: 'advances_received',
    title: 'Advances received',
    table: '11A',
    columns: advance,
    unique: byRate,
  }),
  section({
    id: 'ata',
    list: 'advances_received_amendments',
    title: 'Amended advances received',
    table: '11A',
    columns: [{ ...originalPeriod, header: false }, ...advance],
    original: { period: 'original_return_period' },
    amends: 'at',
    unique: ['original_return_period', ...byRate],
  }),
  section({
    id: 'txpd',
    list: 'advances_adjusted',
    title: 'Advances adjusted',
    table: '11B',
    columns: advance,
    unique: byRate,
  }),
  section({
    id: 'txpda',
    list: 'advances_adjusted_amendments',
    title: 'Amended advances adjusted',
    table: '11B',
    columns: [{ ...originalPeriod, header: false }, ...advance],
    original: { period: 'original_return_period' },
    amends: 'txpd',
    unique: ['original_return_period', ...byRate],
  }),
  section({
    id: 'doc_issue',
    list: 'documents_issued',
    title: 'Documents',
    table: '13',
    columns: [
      c.choice('nature', 'Nature of Document', d.documentNatures, { required: true, initial: '1' }),
      c.serial('from_serial', 'Sr. No. From', { required: true }),
      c.serial('to_serial', 'Sr. No. To', { required: true }),
      c.count('total_number', 'Total Number', { required: true }),
      c.count('cancelled', 'Cancelled', { initial: 0 }),
    ],
    unique: ['nature', 'from_serial'],
  }),
  section({
    id: 'hsn',
    list: 'hsn_summary',
    title: 'HSN Summary',
    table: '12',
    columns: [
      c.choice('hsn_part', 'Supplies to', d.hsnParts, { initial: 'B2B', also: ['B2B/B2C'] }),
      c.hsn('hsn_code', 'HSN', { required: true, also: ['HSN/SAC', 'HSN code', 'HSN Code / SAC', 'SAC'] }),
      c.text('description', 'Description', { maxLength: 300, also: ['Description as per HSN Code'] }),
      c.text('user_description', 'Product name', { maxLength: 300, also: ['User description'] }),
      c.unit('uqc', 'UQC', { required: true, initial: defaultUnit, also: ['Unit'] }),
      c.quantity('quantity', 'Total Quantity', { negative: true, also: ['Quantity', 'Qty'] }),
      c.money('total_value', 'Total Value', { negative: true }),
      { ...rate, required: false },
      negative(taxable),
      ...signed,
    ],
    unique: ['hsn_part', 'hsn_code', 'uqc', 'rate'],
  }),
  section({
    id: 'supeco',
    list: 'ecommerce_supplies',
    title: 'Supplies through e-commerce operators',
    table: '14',
    columns: supeco,
    unique: ['operator_type', 'eco_gstin'],
  }),
  section({
    id: 'supecoa',
    list: 'ecommerce_supply_amendments',
    title: 'Amended supplies through e-commerce operators',
    table: '14A',
    columns: [
      { ...originalPeriod, header: false },
      c.gstin('original_eco_gstin', 'Original GSTIN of E-Commerce Operator', { required: true }),
      ...supeco,
    ],
    original: { period: 'original_return_period' },
    amends: 'supeco',
    unique: ['original_return_period', 'operator_type', 'original_eco_gstin', 'eco_gstin'],
  }),
  section({
    id: 'ecom',
    list: 'operator_supplies',
    title: 'Supplies u/s 9(5) reported by the operator',
    table: '15',
    columns: ecom,
    document: invoice,
  }),
  section({
    id: 'ecoma',
    list: 'operator_supply_amendments',
    title: 'Amended supplies u/s 9(5) reported by the operator',
    table: '15A',
    columns: [
      { ...originalPeriod, required: false },
      c.gstin('original_supplier_gstin', 'Original supplier GSTIN', { header: true }),
      { ...originalNumber, required: false },
      { ...originalDate, required: false },
      ...ecom,
    ],
    document: invoice,
    original: {
      number: 'original_invoice_no',
      date: 'original_invoice_date',
      period: 'original_return_period',
    },
    amends: 'ecom',
  }),
  section({
    id: 'amendments',
    list: 'amendments',
    title: 'Amendments noted',
    table: '9A, 9C, 10',
    columns: [
      { ...originalPeriod, header: false },
      { ...originalNumber, header: false },
      c.documentNumber('revised_invoice_no', 'Revised Invoice Number', { required: true }),
      c.day('revised_date', 'Revised Invoice date', { required: true }),
      c.money('revised_value', 'Revised Invoice Value', { required: true }),
    ],
    unique: ['original_return_period', 'original_invoice_no'],
  }),
];

/** Sections by id. `amendments` is the documented short list: kept and shown, but its rows must be completed in their own table to be filed. */
export const sections = Object.fromEntries(all.map((s) => [s.id, s])) as Record<SectionId, Section>;
/** Section of a documented list name. */
export const sectionOfList: ReadonlyMap<string, Section> = new Map(all.map((s) => [s.list, s]));

/** Rows of a return by section; an absent section has no rows. */
export type Sheets = { [K in SectionId]?: Row[] };
type Row = c.Row;

/** Column of a section by key. */
export const columnOf = (section: Section, key: string): c.Column | undefined =>
  section.columns.find((column) => column.key === key);

/** A new row with the section's starting values. */
export function newRow(section: Section, id: string): Row {
  const row: Record<string, unknown> = { id };
  for (const column of section.columns) if (column.initial !== undefined) row[column.key] = column.initial;
  return row as Row;
}
