import type { Option } from '../../forms/fields.ts';
import * as d from '../data/documents.ts';
import * as c from './columns.ts';

/** Columns that several sections share, and the column lists of the larger sections. */
const yesNo: readonly Option[] = [
  { value: 'N', label: 'No' },
  { value: 'Y', label: 'Yes' },
];
export const percent = c.rate('applicable_percent', 'Applicable % of Tax Rate', { header: true });
export const rate = c.rate('rate', 'Rate', { required: true, also: ['GST rate', 'Tax rate', 'Rate (%)'] });
export const taxable = c.money('taxable_value', 'Taxable Value', {
  required: true,
  also: ['Taxable amount'],
});
export const igst = c.money('igst', 'Integrated Tax', {
  also: ['IGST', 'Integrated Tax Amount', 'IGST Amount'],
});
export const cgst = c.money('cgst', 'Central Tax', { also: ['CGST', 'Central Tax Amount', 'CGST Amount'] });
export const sgst = c.money('sgst', 'State/UT Tax', {
  also: ['SGST', 'UTGST', 'State/UT Tax Amount', 'SGST Amount', 'SGST/UTGST'],
});
export const cess = c.money('cess', 'Cess Amount', { also: ['Cess'] });
export const taxes = [igst, cgst, sgst, cess] as const;
export const pos = c.state('place_of_supply', 'Place Of Supply', {
  required: true,
  header: true,
  also: ['POS'],
});
export const receiver = c.text('receiver_name', 'Receiver Name', {
  header: true,
  ours: true,
  maxLength: 200,
  also: ['Party name', 'Customer name', 'Trade name'],
});
export const recipient = c.gstin('gstin', 'GSTIN/UIN of Recipient', {
  required: true,
  header: true,
  also: ['GSTIN', 'Party GSTIN', 'Recipient GSTIN', 'GSTIN of recipient', 'ctin'],
});
export const reverse = c.choice('reverse_charge', 'Reverse Charge', yesNo, {
  required: true,
  header: true,
  initial: 'N',
  also: ['rchrg'],
});
export const type = c.choice('invoice_type', 'Invoice Type', d.invoiceTypes, {
  required: true,
  header: true,
  initial: 'R',
  also: ['Note Supply Type', 'Supply type'],
});
export const number = c.documentNumber('invoice_number', 'Invoice Number', {
  required: true,
  header: true,
  also: ['Invoice No', 'Invoice No.', 'inum', 'Revised Invoice Number'],
});
export const date = c.day('invoice_date', 'Invoice date', {
  required: true,
  header: true,
  also: ['idt', 'Revised Invoice date'],
});
export const value = c.money('invoice_value', 'Invoice Value', {
  required: true,
  header: true,
  also: ['Total invoice value'],
});
export const originalNumber = c.documentNumber('original_invoice_no', 'Original Invoice Number', {
  required: true,
  header: true,
});
export const originalDate = c.day('original_invoice_date', 'Original Invoice date', {
  required: true,
  header: true,
});
export const originalPeriod = c.period('original_return_period', 'Original Period', {
  required: true,
  header: true,
  also: ['Original Month', 'Original return period', 'omon'],
});
export const noteNumber = c.documentNumber('note_number', 'Note Number', {
  required: true,
  header: true,
  also: ['Note/Refund Voucher Number', 'Revised Note Number'],
});
export const noteDate = c.day('note_date', 'Note Date', {
  required: true,
  header: true,
  also: ['Note/Refund Voucher date', 'Revised Note Date'],
});
export const noteValue = c.money('note_value', 'Note Value', {
  required: true,
  header: true,
  also: ['Note/Refund Voucher Value'],
});
export const noteType = c.choice('note_type', 'Note Type', d.noteTypes, {
  required: true,
  header: true,
  initial: 'C',
  also: ['Document Type'],
});
export const originalNote = c.documentNumber('original_note_number', 'Original Note Number', {
  required: true,
  header: true,
});
export const originalNoteDate = c.day('original_note_date', 'Original Note Date', {
  required: true,
  header: true,
});
export const negative = (column: c.Column): c.Column => ({ ...column, negative: true });
export const signed = [igst, cgst, sgst, cess].map(negative);

export const b2b = [
  recipient,
  receiver,
  number,
  date,
  value,
  pos,
  reverse,
  percent,
  type,
  rate,
  taxable,
  ...taxes,
];
export const b2clTax = c.money('tax_amount', 'Tax Amount', {
  also: ['Integrated Tax', 'IGST', 'Integrated Tax Amount'],
});
export const b2cl = [number, date, value, pos, percent, rate, taxable, b2clTax, cess];
export const b2cs = [
  { ...pos, header: false },
  { ...percent, header: false },
  rate,
  negative(taxable),
  ...signed,
];
export const exp = [
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
export const cdnr = [
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
export const cdnur = [
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
export const advance = [
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
export const operator = c.gstin('eco_gstin', 'GSTIN of E-Commerce Operator', {
  required: true,
  also: ['E-Commerce GSTIN'],
});
export const supeco = [
  c.choice('operator_type', 'Nature of Supply', d.operatorTypes, { required: true, initial: 'TCS' }),
  operator,
  c.text('receiver_name', 'E-Commerce Operator Name', { ours: true, maxLength: 200 }),
  c.money('supply_value', 'Net value of supplies', { required: true, negative: true }),
  ...signed,
];
export const ecom = [
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
