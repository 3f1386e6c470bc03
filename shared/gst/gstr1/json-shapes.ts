import type { RowKey } from './columns.ts';
import type { SectionId } from './sections.ts';

/** How a value is written: `percent` is 65 as 0.65, `date` DD-MM-YYYY, `period` MMYYYY, `money` rupees with two decimals. */
export type JsonKind = 'text' | 'date' | 'money' | 'number' | 'period' | 'percent';
/** A key of the government's JSON, the row's field, and how it is written. `?` after the key means left out when blank. */
export type JsonField = readonly [json: string, key: RowKey, kind: JsonKind];

/** Structure of a section with documents: an optional outer list by party, documents, and rate lines. */
export interface DocumentShape {
  kind: 'documents';
  group?: JsonField;
  list?: string;
  fields: readonly JsonField[];
  /** Rate lines wrapped in `{num, itm_det}`, or bare. */
  nested: boolean;
}

/** A section of summaries by place of supply, with rate lines below each. */
export interface PlaceShape {
  kind: 'places';
  fields: readonly JsonField[];
  base: JsonField;
  typ?: 'OE';
}

const ctin: JsonField = ['ctin', 'gstin', 'text'];
const pos: JsonField = ['pos', 'place_of_supply', 'text'];
const percent: JsonField = ['diff_percent?', 'applicable_percent', 'percent'];
const omon: JsonField = ['omon', 'original_return_period', 'period'];
const original: readonly JsonField[] = [
  ['oinum', 'original_invoice_no', 'text'],
  ['oidt', 'original_invoice_date', 'date'],
];
const originalNote: readonly JsonField[] = [
  ['ont_num', 'original_note_number', 'text'],
  ['ont_dt', 'original_note_date', 'date'],
];
const invoice: readonly JsonField[] = [
  ['inum', 'invoice_number', 'text'],
  ['idt', 'invoice_date', 'date'],
  ['val', 'invoice_value', 'money'],
];
const note: readonly JsonField[] = [
  ['ntty', 'note_type', 'text'],
  ['nt_num', 'note_number', 'text'],
  ['nt_dt', 'note_date', 'date'],
  ['val', 'note_value', 'money'],
];
const terms: readonly JsonField[] = [
  pos,
  ['rchrg', 'reverse_charge', 'text'],
  percent,
  ['inv_typ', 'invoice_type', 'text'],
];
const shipping: readonly JsonField[] = [
  ['sbpcode?', 'port_code', 'text'],
  ['sbnum?', 'shipping_bill_no', 'text'],
  ['sbdt?', 'shipping_bill_date', 'date'],
];
const exportGroup: JsonField = ['exp_typ', 'export_type', 'text'];
const unregistered: readonly JsonField[] = [['typ', 'unregistered_type', 'text']];
const placed: JsonField = ['pos?', 'place_of_supply', 'text'];
const txval: JsonField = ['txval', 'taxable_value', 'money'];
const advance: JsonField = ['ad_amt', 'advance_amount', 'money'];

/** Shapes of the sections that follow one of the two patterns (offline tool v3.2.4; GSTN attribute names). */
export const shapes: Partial<Record<SectionId, DocumentShape | PlaceShape>> = {
  b2b: { kind: 'documents', group: ctin, list: 'inv', fields: [...invoice, ...terms], nested: true },
  b2ba: {
    kind: 'documents',
    group: ctin,
    list: 'inv',
    fields: [...original, ...invoice, ...terms],
    nested: true,
  },
  b2cl: { kind: 'documents', group: pos, list: 'inv', fields: [...invoice, percent], nested: true },
  b2cla: {
    kind: 'documents',
    group: pos,
    list: 'inv',
    fields: [...original, ...invoice, percent],
    nested: true,
  },
  b2csa: { kind: 'places', fields: [omon, pos, percent], base: txval, typ: 'OE' },
  exp: {
    kind: 'documents',
    group: exportGroup,
    list: 'inv',
    fields: [...invoice, ...shipping],
    nested: false,
  },
  expa: {
    kind: 'documents',
    group: exportGroup,
    list: 'inv',
    fields: [...original, ...invoice, ...shipping],
    nested: false,
  },
  cdnr: { kind: 'documents', group: ctin, list: 'nt', fields: [...note, ...terms], nested: true },
  cdnra: {
    kind: 'documents',
    group: ctin,
    list: 'nt',
    fields: [...originalNote, ...note, ...terms],
    nested: true,
  },
  cdnur: { kind: 'documents', fields: [...unregistered, ...note, placed, percent], nested: true },
  cdnura: {
    kind: 'documents',
    fields: [...unregistered, ...originalNote, ...note, placed, percent],
    nested: true,
  },
  at: { kind: 'places', fields: [pos, percent], base: advance },
  ata: { kind: 'places', fields: [omon, pos, percent], base: advance },
  txpd: { kind: 'places', fields: [pos, percent], base: advance },
  txpda: { kind: 'places', fields: [omon, pos, percent], base: advance },
};

/** Rows of table 12 without number and taxes. */
export const hsnFields: readonly JsonField[] = [
  ['hsn_sc', 'hsn_code', 'text'],
  ['desc?', 'description', 'text'],
  ['user_desc?', 'user_description', 'text'],
  ['uqc', 'uqc', 'text'],
  ['qty', 'quantity', 'number'],
];

/** Keys of supeco and supecoa by the operator's kind. */
export const operatorLists = {
  supeco: { TCS: 'clttx', '9(5)': 'paytx' },
  supecoa: { TCS: 'clttxa', '9(5)': 'paytxa' },
} as const;

/** Fields of supeco rows; supecoa puts the original period and operator before them. */
export const operatorFields: readonly JsonField[] = [
  ['etin', 'eco_gstin', 'text'],
  ['suppval', 'supply_value', 'money'],
];
export const operatorOriginals: readonly JsonField[] = [omon, ['oetin', 'original_eco_gstin', 'text']];

/** Documents of table 15 (one public mapper; GSTN's own workbook was not available). */
export const ecomInvoice: readonly JsonField[] = [...invoice, pos, ['inv_typ', 'invoice_type', 'text']];
export const ecomOriginal = original;
export { advance, invoice, omon, pos, txval };
