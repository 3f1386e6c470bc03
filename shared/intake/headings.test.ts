import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type SalesField, salesField } from './headings.ts';
import { inwardField } from './inward-headings.ts';

/** Headings by meaning as exports of accounting programs and marketplaces have them (`about` names the sources). */
const file = '../shared/facts/table-layouts/synonyms.json';
const here = existsSync(file);
type Names = readonly string[] | { en: readonly string[]; hi?: readonly string[] };
const read = (part: 'document' | 'purchase'): Record<string, Names> =>
  JSON.parse(readFileSync(file, 'utf8'))[part];
/** A remark in brackets on where the heading is used is no part of it. */
const namesOf = (names: Names): string[] =>
  ('en' in names ? [...names.en, ...(names.hi ?? [])] : [...names]).map((name) =>
    name.replace(/ \((?:Tally|Zoho|Busy|no|marketplace|sales files|purchases|2B)[^)]*\)$/, ''),
  );

const sales: Readonly<Record<string, SalesField>> = {
  docNo: 'number',
  docDate: 'date',
  docType: 'kind',
  status: 'status',
  supplyType: 'supply',
  partyName: 'party',
  partyGstin: 'gstin',
  ownGstin: 'own',
  pos: 'place',
  reverseCharge: 'reverse',
  taxable: 'taxable',
  rate: 'rate',
  igst: 'igst',
  cgst: 'cgst',
  sgst: 'sgst',
  cess: 'cess',
  totalTax: 'tax',
  total: 'total',
  hsn: 'hsn',
  desc: 'description',
  qty: 'quantity',
  uqc: 'unit',
  noteNo: 'number',
  noteDate: 'date',
  noteType: 'kind',
  origNo: 'original',
  origDate: 'originalDate',
  sbNo: 'shippingNumber',
  sbDate: 'shippingDate',
  port: 'port',
  eco: 'operator',
  diffPercent: 'percent',
};
/** Read otherwise, asked for, or known to the reader of that program alone. */
const apart = new Set([
  // common words that mean other things too
  'nature',
  'value',
  'item total',
  'amount',
  'invoice type',
  'financial status',
  'cancelled at',
  'value of supplies made',
  'product/service',
  // of one head
  'igst rate',
  'igst %',
  // not the document's own, or not the place of supply for certain
  'voucher ref no',
  'voucher ref. no.',
  'buyer invoice id',
  'txn date',
  'consignee',
  'gst no',
  'shipping province',
  'destination of supply',
  // marketplaces' own, each by its reader
  'taxable value (final invoice amount -taxes)',
  'end_customer_state_new',
  'delivered state (pos)',
  'credit note id/ debit note id',
  'cancel_return_date',
  'eco_tcs_gstin',
  'voucher ref. no. (on Tally credit notes)',
]);
const purchases: Readonly<Record<string, SalesField>> = {
  docNo: 'number',
  docDate: 'date',
  ownVoucherNo: 'voucher',
  partyName: 'party',
  partyGstin: 'gstin',
  itc: 'eligible',
  boeNo: 'shippingNumber',
  boeDate: 'shippingDate',
  port: 'port',
};

it.skipIf(!here)('headings of sales and purchases name their fields', () => {
  const wrong = (
    part: 'document' | 'purchase',
    fields: Readonly<Record<string, SalesField>>,
    fieldOf: typeof salesField,
  ) => {
    const all = read(part);
    return Object.entries(fields).flatMap(([meaning, field]) =>
      namesOf(all[meaning]!).flatMap((name) => {
        const found = fieldOf(name)?.field;
        return found === field || apart.has(name) ? [] : [`${name}: ${found}, not ${field}`];
      }),
    );
  };
  expect(wrong('document', sales, salesField)).toEqual([]);
  expect(wrong('purchase', purchases, inwardField)).toEqual([]);
});
