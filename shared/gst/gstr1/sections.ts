import * as d from '../data/documents.ts';
import { defaultUnit } from '../data/units.ts';
import * as c from './columns.ts';
import * as k from './section-columns.ts';

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
  /** Columns with the document's number, date and value; absent in summaries. */
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
    columns: k.b2b,
    document: invoice,
  }),
  section({
    id: 'b2ba',
    list: 'b2b_amendments',
    title: 'B2B amendments',
    table: '9A',
    columns: [k.recipient, k.receiver, k.originalNumber, k.originalDate, ...k.b2b.slice(2)],
    document: invoice,
    original,
    amends: 'b2b',
  }),
  section({
    id: 'b2cl',
    list: 'b2cl_invoices',
    title: 'B2CL Invoices',
    table: '5',
    columns: k.b2cl,
    document: invoice,
    igst: 'tax_amount',
  }),
  section({
    id: 'b2cla',
    list: 'b2cl_amendments',
    title: 'B2CL amendments',
    table: '9A',
    columns: [k.originalNumber, k.originalDate, ...k.b2cl],
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
    columns: k.b2cs,
    unique: byRate,
  }),
  section({
    id: 'b2csa',
    list: 'b2cs_amendments',
    title: 'B2CS amendments',
    table: '10',
    columns: [{ ...k.originalPeriod, header: false }, ...k.b2cs],
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
  section({ id: 'exp', list: 'exports', title: 'Exports', table: '6A', columns: k.exp, document: invoice }),
  section({
    id: 'expa',
    list: 'export_amendments',
    title: 'Export amendments',
    table: '9A',
    columns: [k.exp[0]!, k.originalNumber, k.originalDate, ...k.exp.slice(1)],
    document: invoice,
    original,
    amends: 'exp',
  }),
  section({
    id: 'cdnr',
    list: 'credit_debit_notes',
    title: 'Credit and debit notes (registered)',
    table: '9B',
    columns: k.cdnr,
    document: note,
  }),
  section({
    id: 'cdnra',
    list: 'credit_debit_note_amendments',
    title: 'Credit and debit note amendments (registered)',
    table: '9C',
    columns: [k.recipient, k.receiver, k.originalNote, k.originalNoteDate, ...k.cdnr.slice(2)],
    document: note,
    original: originalOfNote,
    amends: 'cdnr',
  }),
  section({
    id: 'cdnur',
    list: 'credit_debit_notes_unregistered',
    title: 'Credit and debit notes (unregistered)',
    table: '9B',
    columns: k.cdnur,
    document: note,
  }),
  section({
    id: 'cdnura',
    list: 'credit_debit_note_unregistered_amendments',
    title: 'Credit and debit note amendments (unregistered)',
    table: '9C',
    columns: [k.cdnur[0]!, k.originalNote, k.originalNoteDate, ...k.cdnur.slice(1)],
    document: note,
    original: originalOfNote,
    amends: 'cdnur',
  }),
  section({
    id: 'at',
    list: 'advances_received',
    title: 'Advances received',
    table: '11A',
    columns: k.advance,
    unique: byRate,
  }),
  section({
    id: 'ata',
    list: 'advances_received_amendments',
    title: 'Amended advances received',
    table: '11A',
    columns: [{ ...k.originalPeriod, header: false }, ...k.advance],
    original: { period: 'original_return_period' },
    amends: 'at',
    unique: ['original_return_period', ...byRate],
  }),
  section({
    id: 'txpd',
    list: 'advances_adjusted',
    title: 'Advances adjusted',
    table: '11B',
    columns: k.advance,
    unique: byRate,
  }),
  section({
    id: 'txpda',
    list: 'advances_adjusted_amendments',
    title: 'Amended advances adjusted',
    table: '11B',
    columns: [{ ...k.originalPeriod, header: false }, ...k.advance],
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
      { ...k.rate, required: false },
      k.negative(k.taxable),
      ...k.signed,
    ],
    unique: ['hsn_part', 'hsn_code', 'uqc', 'rate'],
  }),
  section({
    id: 'supeco',
    list: 'ecommerce_supplies',
    title: 'Supplies through e-commerce operators',
    table: '14',
    columns: k.supeco,
    unique: ['operator_type', 'eco_gstin'],
  }),
  section({
    id: 'supecoa',
    list: 'ecommerce_supply_amendments',
    title: 'Amended supplies through e-commerce operators',
    table: '14A',
    columns: [
      { ...k.originalPeriod, header: false },
      c.gstin('original_eco_gstin', 'Original GSTIN of E-Commerce Operator', { required: true }),
      ...k.supeco,
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
    columns: k.ecom,
    document: invoice,
  }),
  section({
    id: 'ecoma',
    list: 'operator_supply_amendments',
    title: 'Amended supplies u/s 9(5) reported by the operator',
    table: '15A',
    columns: [
      { ...k.originalPeriod, required: false },
      c.gstin('original_supplier_gstin', 'Original supplier GSTIN', { header: true }),
      { ...k.originalNumber, required: false },
      { ...k.originalDate, required: false },
      ...k.ecom,
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
      { ...k.originalPeriod, header: false },
      { ...k.originalNumber, header: false },
      c.documentNumber('revised_invoice_no', 'Revised Invoice Number', { required: true }),
      c.day('revised_date', 'Revised Invoice date', { required: true }),
      c.money('revised_value', 'Revised Invoice Value', { required: true }),
    ],
    unique: ['original_return_period', 'original_invoice_no'],
  }),
];

/**
 * Sections by id. `amendments` is the documented summary list: stored and shown, but its rows must be
 * completed in their own table to be filed.
 */
export const sections = Object.fromEntries(all.map((s) => [s.id, s])) as Record<SectionId, Section>;
/** Rows of a return by section; an absent section has no rows. */
export type Sheets = { [K in SectionId]?: Row[] };
type Row = c.Row;

/** A new row with the section's starting values. */
export function newRow(section: Section, id: string): Row {
  const row: Record<string, unknown> = { id };
  for (const column of section.columns) if (column.initial !== undefined) row[column.key] = column.initial;
  return row as Row;
}
