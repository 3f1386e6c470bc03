import type { SalesField } from '../../intake/headings.ts';
import { HEADING_LINES, squeeze } from '../../intake/vocabulary.ts';
import type { RawCell } from '../../sheets/cells.ts';

/** Kind of a register's line: an invoice, a note, or no supply (`void` cancels the invoice with its number). */
export type LineKind = 'invoice' | 'C' | 'D' | 'void' | 'none';

/**
 * A program with a known sales export: unique marks, and its columns. Headings are compared ignoring case and
 * blanks.
 */
export interface SalesSource {
  id: string;
  /** Name shown to people. */
  name: string;
  /** Headings of one line, all of them there. */
  marks: readonly string[];
  /** Columns by field; amounts of several are added. Others are not read. */
  columns: Partial<Record<SalesField, string | readonly string[]>>;
  /** Kinds by the squeezed words of the column `kind`. */
  kinds?: Readonly<Record<string, LineKind>>;
  /** Kind of every line. */
  whole?: 'C';
  /** Why the file's numbers are not invoice numbers: such lines go to summaries only. */
  unnumbered?: 'all' | 'notes';
  /** The place column is where goods went, which a registered buyer's address may overrule (s.10(1)(b) IGST Act). */
  shipTo?: true;
  /** Kinds of notes by the words of the books, where these mean another. */
  notes?: Readonly<Record<'C' | 'D', 'C' | 'D'>>;
  /** Continuation lines of a document leave its data blank; other programs repeat it. */
  carries?: true;
  /** Lines need a dedicated reader. */
  reader?: 'tally-ledgers' | 'shopify';
}

const amazon = {
  columns: {
    own: 'Seller Gstin',
    number: 'Invoice Number',
    date: 'Invoice Date',
    noteNumber: 'Credit Note No',
    noteDate: 'Credit Note Date',
    kind: 'Transaction Type',
    hsn: 'Hsn/sac',
    description: 'Item Description',
    quantity: 'Quantity',
    place: 'Ship To State',
    taxable: 'Tax Exclusive Gross',
    total: 'Invoice Amount',
    tax: 'Total Tax Amount',
    igst: ['Igst Tax', 'Shipping Igst Tax', 'Gift Wrap Igst Tax'],
    cgst: ['Cgst Tax', 'Shipping Cgst Tax', 'Gift Wrap Cgst Tax'],
    sgst: [
      'Sgst Tax',
      'Utgst Tax',
      'Shipping Sgst Tax',
      'Shipping Utgst Tax',
      'Gift Wrap Sgst Tax',
      'Gift Wrap Utgst Tax',
    ],
    cess: ['Compensatory Cess Tax', 'Shipping Cess Tax Amount', 'Gift Wrap Compensatory Cess Tax'],
    igstRate: 'Igst Rate',
    cgstRate: 'Cgst Rate',
    sgstRate: ['Sgst Rate', 'Utgst Rate'],
  },
  kinds: {
    shipment: 'invoice',
    refund: 'C',
    cancel: 'void',
    freereplacement: 'none',
    einvoicecancel: 'void',
  },
  shipTo: true,
} as const;

const zoho = {
  party: 'Customer Name',
  gstin: 'GST Identification Number (GSTIN)',
  place: 'Place of Supply(With State Code)',
  total: 'Total',
  taxable: 'Item Total',
  inclusive: 'Is Inclusive Tax',
  hsn: 'HSN/SAC',
  description: 'Item Name',
  quantity: 'Quantity',
  unit: 'Usage unit',
  rate: 'Item Tax %',
  igst: 'IGST',
  cgst: 'CGST',
  sgst: 'SGST',
  cess: 'CESS',
  exemption: 'Item Tax Exemption Reason',
} as const;

const meesho = {
  columns: {
    own: 'gstin',
    number: 'sub_order_num',
    date: 'order_date',
    place: 'end_customer_state_new',
    hsn: 'hsn_code',
    quantity: 'quantity',
    rate: 'gst_rate',
    taxable: 'total_taxable_sale_value',
    tax: 'tax_amount',
    total: 'total_invoice_value',
    operator: 'eco_tcs_gstin',
  },
  unnumbered: 'all',
} as const;

/**
 * Known programs; the first whose marks are on one line is the source. Layouts: published exports of each
 * program.
 */
export const salesSources: readonly SalesSource[] = [
  {
    id: 'amazon-mtr',
    name: 'Amazon merchant tax report',
    marks: ['Shipment Item Id', 'Tax Exclusive Gross', 'Customer Bill To Gstid'],
    ...amazon,
    columns: { ...amazon.columns, gstin: 'Customer Bill To Gstid', party: 'Buyer Name' },
  },
  {
    id: 'amazon-mtr',
    name: 'Amazon merchant tax report',
    marks: ['Shipment Item Id', 'Tax Exclusive Gross'],
    ...amazon,
  },
  {
    id: 'flipkart-sales',
    name: 'Flipkart sales report',
    marks: ['Event Sub Type', 'Buyer Invoice ID', 'Order Item ID'],
    columns: {
      own: 'Seller GSTIN',
      number: 'Buyer Invoice ID',
      date: 'Buyer Invoice Date',
      kind: 'Event Sub Type',
      hsn: 'HSN Code',
      description: 'Product Title/Description',
      quantity: 'Item Quantity',
      place: "Customer's Delivery State",
      taxable: 'Taxable Value (Final Invoice Amount -Taxes)',
      total: 'Buyer Invoice Amount',
      igst: 'IGST Amount',
      cgst: 'CGST Amount',
      sgst: 'SGST Amount (Or UTGST as applicable)',
      igstRate: 'IGST Rate',
      cgstRate: 'CGST Rate',
      sgstRate: 'SGST Rate (or UTGST as applicable)',
    },
    kinds: { sale: 'invoice', return: 'C', cancellation: 'C', returncancellation: 'invoice' },
    unnumbered: 'notes',
  },
  {
    id: 'meesho-returns',
    name: 'Meesho returns (tcs_sales_return)',
    marks: ['sub_order_num', 'end_customer_state_new', 'cancel_return_date'],
    ...meesho,
    columns: { ...meesho.columns, date: 'cancel_return_date' },
    whole: 'C',
  },
  {
    id: 'meesho-sales',
    name: 'Meesho sales (tcs_sales)',
    marks: ['sub_order_num', 'end_customer_state_new'],
    ...meesho,
  },
  {
    id: 'zoho-credit-notes',
    name: 'Zoho Books credit notes',
    marks: ['GST Treatment', 'Credit Note Number', 'Item Total'],
    columns: {
      ...zoho,
      number: 'Credit Note Number',
      date: 'Credit Note Date',
      status: 'Credit Note Status',
      supply: ['GST Treatment', 'Reference Invoice Type'],
      original: 'Associated Invoice Number',
    },
    whole: 'C',
  },
  {
    id: 'zoho-invoices',
    name: 'Zoho Books invoices',
    marks: ['GST Treatment', 'Invoice Number', 'Item Total'],
    columns: {
      ...zoho,
      number: 'Invoice Number',
      date: 'Invoice Date',
      status: 'Invoice Status',
      supply: ['GST Treatment', 'Invoice Type'],
      own: 'Supplier GST Registration Number',
      reverse: 'Reverse Charge Tax Name',
      port: 'PortCode',
      shippingNumber: 'Shipping Bill#',
      shippingDate: 'Shipping Bill Date',
    },
  },
  {
    id: 'busy-sales',
    name: 'Busy sales list',
    marks: ['Vch/Bill No', 'Item Details', 'Amount'],
    columns: {
      date: 'Date',
      number: 'Vch/Bill No',
      kind: ['Vch Type', 'Voucher Type'],
      party: 'Particulars',
      gstin: 'TIN/GSTIN No.',
      place: 'State',
      description: 'Item Details',
      hsn: 'HSN Code',
      quantity: 'Qty.',
      unit: 'Unit',
      taxable: 'Amount',
      rate: 'Tax Rate',
      igst: 'IGST Amt',
      cgst: 'CGST Amt',
      sgst: 'SGST Amt',
      cess: 'Cess Amt',
      total: 'Bill Amount',
    },
    carries: true,
  },
  {
    id: 'tally-register',
    name: 'Tally register with a column for each ledger',
    marks: ['Date', 'Particulars', 'Voucher Type', 'Voucher No.', 'Gross Total'],
    columns: {
      date: 'Date',
      party: 'Particulars',
      kind: 'Voucher Type',
      number: 'Voucher No.',
      gstin: 'GSTIN/UIN',
      taxable: 'Value',
      total: 'Gross Total',
    },
    reader: 'tally-ledgers',
  },
  {
    id: 'shopify-orders',
    name: 'Shopify orders',
    marks: ['Lineitem name', 'Financial Status', 'Tax 1 Name'],
    columns: {
      number: 'Name',
      date: 'Created at',
      place: 'Shipping Province',
      total: 'Total',
      taxable: 'Subtotal',
      tax: 'Taxes',
    },
    unnumbered: 'all',
    reader: 'shopify',
  },
];

/** Known programs' registers of purchases. */
export const purchaseSources: readonly SalesSource[] = [
  {
    id: 'tally-purchases',
    name: 'Tally purchase register with a column for each ledger',
    marks: ['Date', 'Particulars', 'Voucher Type', 'Voucher No.', 'Gross Total', 'GSTIN/UIN'],
    columns: {
      voucher: 'Voucher No.',
      number: ['Supplier Invoice No.', 'Voucher Ref. No.'],
      date: ['Supplier Invoice Date', 'Voucher Ref. Date', 'Date'],
      party: 'Particulars',
      kind: 'Voucher Type',
      gstin: 'GSTIN/UIN',
      taxable: 'Value',
      total: 'Gross Total',
    },
    // Goods returned to a supplier on a debit note in one's books are a credit note of the supplier.
    notes: { C: 'D', D: 'C' },
    reader: 'tally-ledgers',
  },
  {
    id: 'busy-purchases',
    name: 'Busy purchase list',
    marks: ['Vch/Bill No', 'Item Details', 'Amount'],
    columns: {
      date: 'Date',
      number: 'Vch/Bill No',
      kind: ['Vch Type', 'Voucher Type'],
      party: 'Particulars',
      gstin: 'TIN/GSTIN No.',
      description: 'Item Details',
      hsn: 'HSN Code',
      quantity: 'Qty.',
      unit: 'Unit',
      taxable: 'Amount',
      rate: 'Tax Rate',
      igst: 'IGST Amt',
      cgst: 'CGST Amt',
      sgst: 'SGST Amt',
      cess: 'Cess Amt',
      total: ['Invoice Amt', 'Bill Amount'],
    },
    notes: { C: 'D', D: 'C' },
    carries: true,
  },
  {
    id: 'zoho-bills',
    name: 'Zoho Books bills',
    marks: ['Bill Number', 'Vendor Name', 'GST Treatment'],
    columns: {
      ...zoho,
      party: 'Vendor Name',
      place: ['Destination of Supply(With State Code)', 'Destination of Supply'],
      number: 'Bill Number',
      date: 'Bill Date',
      status: 'Bill Status',
      eligible: 'ITC Eligibility',
      reverse: 'Reverse Charge Tax Name',
    },
  },
];

/** A source found in a table: the line of its headings, their names, and the columns of each field. */
interface FoundSource {
  source: SalesSource;
  line: number;
  names: string[];
  at: Partial<Record<SalesField, number[]>>;
}

const shown = (raw: RawCell): string =>
  raw === null || raw === undefined || raw instanceof Date ? '' : String(raw).trim();

/** The known program a table comes from, by the first line that bears all its marks. */
export function findSource(
  rows: readonly (readonly RawCell[])[],
  sources: readonly SalesSource[] = salesSources,
): FoundSource | undefined {
  for (let line = 0; line < Math.min(rows.length, HEADING_LINES); line++) {
    const names = rows[line]!.map(shown);
    const keys = new Map<string, number>();
    names.forEach((name, i) => {
      if (name !== '' && !keys.has(squeeze(name))) keys.set(squeeze(name), i);
    });
    if (keys.size < 3) continue;
    const source = sources.find((s) => s.marks.every((mark) => keys.has(squeeze(mark))));
    if (!source) continue;
    const at: FoundSource['at'] = {};
    for (const [field, wanted] of Object.entries(source.columns) as [SalesField, string | string[]][]) {
      const found = (typeof wanted === 'string' ? [wanted] : wanted).flatMap(
        (w) => keys.get(squeeze(w)) ?? [],
      );
      if (found.length > 0) at[field] = found;
    }
    return { source, line, names, at };
  }
  return undefined;
}
