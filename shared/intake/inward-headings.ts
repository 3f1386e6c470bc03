import { type SalesField, salesHeadings } from './headings.ts';
import { type FieldNames, vocabulary } from './vocabulary.ts';

/**
 * Column headings of a purchase register: those of sales, but the party is the supplier, number and date are
 * the supplier's, and the voucher number in one's own books is neither.
 */
const inwardHeadings: Record<SalesField, FieldNames> = {
  ...salesHeadings,
  number: {
    names: [
      'supplier invoice number',
      'supplier invoice no',
      'supplier inv no',
      'supp. inv no',
      'vendor invoice no',
      'party invoice no',
      'supplier bill no',
      'invoice number',
      'invoice no',
      'bill number',
      'bill no',
      'document number',
      'document no',
      'बिल संख्या',
      'बिल नं',
    ],
    bare: ['inv no', 'inum', 'invoice #', 'voucher ref. no', 'ref no', 'invoice', 'note number'],
  },
  date: {
    names: [
      'supplier invoice date',
      'supplier inv date',
      'supp. inv dt',
      'vendor invoice date',
      'invoice date',
      'bill date',
      'document date',
      'बिल दिनांक',
    ],
    bare: ['inv date', 'inv dt', 'bill dt', 'voucher ref. date', 'note date', 'idt', 'date', 'dt', 'दिनांक'],
  },
  voucher: {
    names: ['voucher no', 'voucher number', 'vch no', 'voucher date', 'grn no', 'grn date', 'vch date'],
    bare: ['sr no', 's.no'],
  },
  party: {
    names: [
      'supplier name',
      'vendor name',
      'name of supplier',
      'party name',
      'trade/legal name',
      'ledger name',
      'पार्टी का नाम',
    ],
    bare: ['supplier', 'vendor', 'party', 'particulars', 'name', 'विवरण'],
  },
  gstin: {
    names: [
      'supplier gstin',
      'vendor gstin',
      'gstin of supplier',
      'gstin of vendor',
      'party gstin',
      'gst identification number',
      'tin/gstin no',
      'जीएसटीआईएन',
    ],
    bare: [
      'gstin',
      'gstin/uin',
      'gstin no',
      'gstin number',
      'gst no',
      'gst number',
      'supplier gst',
      'vendor gst',
      'party gst',
      'ctin',
    ],
  },
  own: { names: ['recipient gstin', 'our gstin', 'company gstin', 'own gstin', 'buyer gstin'], bare: [] },
  igst: { ...salesHeadings.igst, names: [...salesHeadings.igst.names, 'input igst'] },
  cgst: { ...salesHeadings.cgst, names: [...salesHeadings.cgst.names, 'input cgst'] },
  sgst: { ...salesHeadings.sgst, names: [...salesHeadings.sgst.names, 'input sgst'] },
  shippingNumber: {
    names: ['bill of entry no', 'bill of entry number', 'boe no', 'boe number', 'be no', 'b/e no', 'b.e. no'],
    bare: ['bill of entry', 'boe', 'benum', 'boenum'],
  },
  shippingDate: {
    names: ['bill of entry date', 'boe date', 'be date', 'b/e date', 'b.e. date'],
    bare: ['bedt', 'boedt'],
  },
  eligible: {
    names: [
      'itc eligible',
      'eligible for itc',
      'credit eligible',
      'eligibility for itc',
      'itc eligibility',
      'itc availability',
    ],
    bare: ['itc', 'eligible'],
  },
};
/** Finds the field a heading of purchases names. */
export const inwardField = vocabulary<SalesField>(inwardHeadings);
