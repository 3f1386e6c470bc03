import type { RawCell } from '../sheets/cells.ts';

/**
 * What columns of a sales document may be headed, in the words of accounting programs, marketplaces and Indian offices; English and
 * Hindi. The first name of a list is the commonest. `bare` names are common words: they count alone, never as a part of a heading.
 */
export const salesHeadings = {
  number: {
    names: [
      'invoice number',
      'invoice no',
      'inv no',
      'bill no',
      'bill number',
      'voucher no',
      'voucher number',
      'vch no',
      'vch/bill no',
      'document number',
      'document no',
      'doc no',
      'sr no. of invoice',
      'tax invoice no',
      'बिल संख्या',
      'बिल नं',
      'चालान संख्या',
      'इनवॉइस नंबर',
      'वाउचर संख्या',
    ],
    bare: [
      'invoice #',
      'num',
      'inum',
      'invoice',
      'note number',
      'credit note number',
      'credit note no',
      'debit note number',
    ],
  },
  date: {
    names: [
      'invoice date',
      'inv date',
      'bill date',
      'bill dt',
      'vch date',
      'vch dt',
      'voucher date',
      'document date',
      'doc date',
      'बिल दिनांक',
      'चालान दिनांक',
    ],
    bare: ['date', 'dt', 'idt', 'note date', 'credit note date', 'दिनांक', 'तारीख'],
  },
  kind: {
    names: [
      'voucher type',
      'vch type',
      'transaction type',
      'document type',
      'doc type',
      'nature of document',
      'event sub type',
      'वाउचर प्रकार',
    ],
    bare: ['event type', 'type', 'note type', 'प्रकार'],
  },
  status: { names: ['invoice status', 'document status'], bare: ['status', 'cancelled', 'स्थिति'] },
  supply: {
    names: [
      'invoice type',
      'supply type',
      'type of supply',
      'gst treatment',
      'note supply type',
      'export type',
      'nature of supply',
      'आपूर्ति का प्रकार',
    ],
    bare: ['ur type', 'sale type'],
  },
  party: {
    names: [
      'customer name',
      'party name',
      'receiver name',
      'buyer name',
      'recipient name',
      'name of customer',
      'name of party',
      'trade/legal name',
      'ledger name',
      'ग्राहक का नाम',
      'पार्टी का नाम',
    ],
    bare: [
      'particulars',
      'buyer',
      'customer',
      'party',
      'bill to',
      'billed to',
      'account',
      'client',
      'name',
      'विवरण',
      'क्रेता',
    ],
  },
  gstin: {
    names: [
      'gstin/uin of recipient',
      'gstin of recipient',
      'party gstin',
      'customer gstin',
      'buyer gstin',
      'recipient gstin',
      'gstin of customer',
      'gst identification number',
      'tin/gstin no',
      'b2b gstin',
      'customer bill to gstid',
      'gst regn no',
      'जीएसटीआईएन',
      'जीएसटी नंबर',
      'जी एस टी नं',
    ],
    bare: ['gstin', 'gstin/uin', 'gstin no', 'gstin number', 'gst no', 'gst number', 'ctin'],
  },
  own: {
    names: ['seller gstin', 'our gstin', 'company gstin', 'own gstin', 'location gstin', 'gstin of supplier'],
    bare: [],
  },
  place: {
    names: [
      'place of supply',
      'supply state',
      'state of supply',
      'ship to state',
      'shipping state',
      'delivery state',
      'आपूर्ति का स्थान',
    ],
    bare: ['pos', 'state', 'state code', 'st cd', 'state name', 'राज्य'],
  },
  reverse: {
    names: ['reverse charge', 'attract reverse charge', 'rev charge', 'रिवर्स चार्ज', 'प्रतिलोम प्रभार'],
    bare: ['rcm', 'rcm (y/n)', 'rchrg'],
  },
  percent: { names: ['applicable % of tax rate'], bare: [] },
  taxable: {
    names: [
      'taxable value',
      'taxable amount',
      'taxable amt',
      'assessable value',
      'net amount before tax',
      'basic amount',
      'tax exclusive gross',
      'taxable turnover',
      'कर योग्य मूल्य',
      'कर योग्य राशि',
      'करयोग्य',
    ],
    bare: ['taxable', 'txbl', 'basic amt', 'basic', 'txval'],
  },
  rate: {
    names: [
      'gst rate',
      'tax rate',
      'rate of tax',
      'item tax %',
      'total gst %',
      'gst %',
      'tax %',
      'कर दर',
      'टैक्स दर',
      'जीएसटी दर',
    ],
    bare: ['rate', 'rate %', 'rt'],
  },
  igstRate: { names: ['igst rate', 'igst %'], bare: [] },
  cgstRate: { names: ['cgst rate', 'cgst %'], bare: [] },
  sgstRate: { names: ['sgst rate', 'sgst %', 'utgst rate'], bare: [] },
  igst: {
    names: ['integrated tax', 'igst amount', 'igst amt', 'igst tax', 'output igst', 'आईजीएसटी', 'एकीकृत कर'],
    bare: ['igst', 'i tax', 'iamt'],
  },
  cgst: {
    names: ['central tax', 'cgst amount', 'cgst amt', 'cgst tax', 'output cgst', 'सीजीएसटी', 'केंद्रीय कर'],
    bare: ['cgst', 'c tax', 'camt'],
  },
  sgst: {
    names: [
      'state/ut tax',
      'state tax',
      'sgst amount',
      'sgst amt',
      'sgst/utgst',
      'sgst tax',
      'output sgst',
      'एसजीएसटी',
      'राज्य कर',
    ],
    bare: ['sgst', 'utgst', 's tax', 'samt'],
  },
  cess: { names: ['cess amount', 'compensation cess', 'cess amt', 'उपकर'], bare: ['cess', 'सेस', 'csamt'] },
  tax: {
    names: ['total tax', 'gst amount', 'tax amount', 'tax amt', 'total gst', 'कुल कर'],
    bare: ['taxes', 'gst', 'tax'],
  },
  total: {
    names: [
      'invoice value',
      'invoice amount',
      'inv val',
      'bill amount',
      'bill amt',
      'bill value',
      'gross total',
      'total invoice value',
      'grand total',
      'total amount',
      'net amount',
      'net amt',
      'note value',
      'कुल राशि',
      'बिल राशि',
    ],
    bare: ['total', 'कुल'],
  },
  hsn: {
    names: ['hsn/sac', 'hsn code', 'hsn number', 'sac code', 'tariff', 'gst hsn', 'एचएसएन कोड'],
    bare: ['hsn', 'sac', 'एचएसएन'],
  },
  description: {
    names: ['item name', 'item details', 'item description', 'product name', 'माल का विवरण'],
    bare: ['description', 'item', 'product', 'goods', 'वस्तु'],
  },
  quantity: { names: ['total quantity', 'billed qty', 'item quantity'], bare: ['quantity', 'qty', 'मात्रा'] },
  unit: { names: ['usage unit', 'qty unit'], bare: ['uqc', 'unit', 'uom', 'इकाई'] },
  original: {
    names: [
      'original invoice number',
      'original invoice no',
      'associated invoice number',
      'against invoice',
      'against bill',
      'मूल बिल संख्या',
    ],
    bare: [],
  },
  originalDate: { names: ['original invoice date', 'associated invoice date'], bare: [] },
  port: { names: ['port code'], bare: [] },
  shippingNumber: { names: ['shipping bill number', 'shipping bill no', 'sb no'], bare: [] },
  shippingDate: { names: ['shipping bill date', 'sb date'], bare: [] },
  operator: {
    names: ['e-commerce gstin', 'gstin of e-commerce operator', 'e-commerce operator gstin'],
    bare: ['etin'],
  },
} as const satisfies Record<string, { names: readonly string[]; bare: readonly string[] }>;
export type SalesField = keyof typeof salesHeadings;

/** Letters of any script, digits and the per cent sign alone. */
export const squeeze = (s: string): string => s.toLowerCase().replace(/[^\p{L}\p{M}\p{N}%#]/gu, '');

const exact = new Map<string, SalesField>();
const parts: { key: string; field: SalesField }[] = [];
for (const [field, { names, bare }] of Object.entries(salesHeadings) as [
  SalesField,
  { names: readonly string[]; bare: readonly string[] },
][]) {
  for (const name of [...names, ...bare]) if (!exact.has(squeeze(name))) exact.set(squeeze(name), field);
  for (const name of names) parts.push({ key: squeeze(name), field });
}
parts.sort((a, b) => b.key.length - a.key.length);

/** Field a heading names: by its whole text, else by the longest known name in it. */
export function fieldOf(heading: string): { field: SalesField; whole: boolean } | undefined {
  const key = squeeze(heading);
  if (key === '') return undefined;
  const whole = exact.get(key);
  if (whole) return { field: whole, whole: true };
  const part = parts.find((p) => key.includes(p.key));
  return part && { field: part.field, whole: false };
}

/** The heading row of a table of sales documents: index of the line and, for each field, the columns headed by it. */
export interface SalesHeading {
  line: number;
  names: string[];
  columns: Map<SalesField, number[]>;
}

const shown = (raw: RawCell): string =>
  raw === null || raw === undefined || raw instanceof Date ? '' : String(raw).trim();

/** Finds the line that names most fields among the first forty. A whole name counts before a part of one. */
export function findSalesHeading(rows: readonly (readonly RawCell[])[]): SalesHeading | undefined {
  let best: SalesHeading | undefined;
  for (let line = 0; line < Math.min(rows.length, 40); line++) {
    const names = rows[line]!.map(shown);
    const columns = new Map<SalesField, number[]>();
    const whole = new Set<SalesField>();
    names.forEach((name, i) => {
      const found = fieldOf(name);
      if (!found) return;
      const list = columns.get(found.field) ?? [];
      if (found.whole && !whole.has(found.field)) {
        whole.add(found.field);
        columns.set(found.field, [i]);
      } else if (found.whole || !whole.has(found.field)) columns.set(found.field, [...list, i]);
    });
    if (!best || columns.size > best.columns.size) best = { line, names, columns };
  }
  return best && best.columns.size >= 3 ? best : undefined;
}
