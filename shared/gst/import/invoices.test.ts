import { describe, expect, it } from 'vitest';
import type { Invoice } from '../../invoices/invoice.ts';
import { kept } from '../../testing/kept.ts';
import { rowIds } from '../gstr1/row-ids.ts';
import type { Taxpayer } from '../gstr1/supply.ts';
import { checkAll } from '../gstr1/validate.ts';
import * as allInvoices from './invoices.ts';

const { fromInvoices } = kept(allInvoices);

const who: Taxpayer = { gstin: '24AAQCA8719H1ZC', period: '10-2025', frequency: 'monthly' };
const item = (over: object = {}) => ({
  description: 'Advice',
  hsn: '998231',
  quantity: 1,
  unit: 'nos',
  rate: 10_000_00,
  amount: 10_000_00,
  gst_rate: '18' as const,
  ...over,
});
const invoice = (n: string, over: Partial<Invoice> = {}): Invoice =>
  ({
    company_id: 'x',
    invoice_number: n,
    invoice_date: '2025-10-05',
    due_date: '2025-11-05',
    customer_name: 'Acme',
    customer_gstin: '24AANFA2641L1ZF',
    place_of_supply: '24',
    items: [item()],
    ...over,
  }) as Invoice;

describe('invoices of this app in GSTR-1', () => {
  it('go to B2B, B2CS, exports with tables 12 and 13, and pass the checks', () => {
    const { sheets, taken, drafts } = fromInvoices(
      who,
      [
        { invoice: invoice('INV-1'), state: 'sent' },
        { invoice: invoice('INV-2', { customer_gstin: '', place_of_supply: '29' }), state: 'paid' },
        { invoice: invoice('INV-3', { customer_gstin: '', place_of_supply: '96' }), state: 'paid' },
        { invoice: invoice('INV-4'), state: 'cancelled' },
        { invoice: invoice('INV-5'), state: 'draft' },
        { invoice: invoice('INV-6', { invoice_date: '2025-11-01' }), state: 'sent' },
      ],
      rowIds(),
    );
    expect([taken, drafts]).toEqual([3, 1]);
    expect(sheets.b2b).toMatchObject([
      {
        invoice_number: 'INV-1',
        invoice_value: 1180000,
        taxable_value: 1000000,
        cgst: 90000,
        sgst: 90000,
        rate: 18,
      },
    ]);
    expect(sheets.b2cs).toMatchObject([{ place_of_supply: '29', taxable_value: 1000000, igst: 180000 }]);
    expect(sheets.exp).toMatchObject([{ invoice_number: 'INV-3', export_type: 'WPAY', igst: 180000 }]);
    expect(sheets.hsn!.map((r) => [r.hsn_part, r.hsn_code, r.uqc, r.taxable_value])).toEqual([
      ['B2B', '998231', 'NA', 1000000],
      ['B2C', '998231', 'NA', 2000000],
    ]);
    expect(sheets.doc_issue).toMatchObject([
      { from_serial: 'INV-1', to_serial: 'INV-4', total_number: 4, cancelled: 1 },
    ]);
    expect(checkAll(who, sheets).filter((i) => i.severity === 'error')).toEqual([]);
  });

  it('credit notes go to table 9B or lessen B2CS by what their invoice was, and to table 13 under their nature', () => {
    const note = (n: string, of: Invoice, rate: number, total: number) => ({
      note: {
        note_number: n,
        note_date: '2025-10-20',
        reason: 'Returned',
        items: [item({ rate, amount: rate })],
        total,
      },
      invoice: of,
    });
    const large = invoice('INV-9', {
      invoice_date: '2025-09-05',
      customer_gstin: '',
      place_of_supply: '29',
      items: [item({ rate: 1_00_000_00, amount: 1_00_000_00 })],
    });
    const small = invoice('INV-2', { customer_gstin: '', place_of_supply: '29' });
    const { sheets, notes } = fromInvoices(who, [{ invoice: small, state: 'part-paid' }], rowIds(), [
      note('CN-1', invoice('INV-1'), 1_000_00, 1_180_00),
      // 1,18,000 to another State: table 9B although the note itself is small (B2CL from one lakh, rule 59).
      note('CN-2', large, 2_000_00, 2_360_00),
      note('CN-3', small, 4_000_00, 4_720_00),
      {
        ...note('CN-4', small, 1_00, 1_18),
        note: { ...note('CN-4', small, 1_00, 1_18).note, note_date: '2025-11-01' },
      },
    ]);
    expect(sheets.cdnr).toMatchObject([
      { note_number: 'CN-1', note_type: 'C', note_value: 118000, taxable_value: 100000, cgst: 9000 },
    ]);
    expect(sheets.cdnur).toMatchObject([
      { note_number: 'CN-2', unregistered_type: 'B2CL', note_value: 236000, igst: 36000 },
    ]);
    expect(sheets.b2cs).toMatchObject([{ place_of_supply: '29', taxable_value: 600000, igst: 108000 }]);
    expect(sheets.doc_issue).toMatchObject([
      { nature: '1', from_serial: 'INV-2', total_number: 1 },
      { nature: '5', from_serial: 'CN-1', to_serial: 'CN-3', total_number: 3 },
    ]);
    expect(notes).toBe(3);
    // Notes of the first and last day of the month are of the month.
    const on = (note_date: string) => {
      const one = note('CN-5', small, 1_00, 1_18);
      return fromInvoices(who, [], rowIds(), [{ ...one, note: { ...one.note, note_date } }]).notes;
    };
    expect(['2025-09-30', '2025-10-01', '2025-10-31', '2025-11-01'].map(on)).toEqual([0, 1, 1, 0]);
    expect(checkAll(who, sheets).filter((i) => i.severity === 'error')).toEqual([]);
  });

  it('tells numbers of other months as another run of table 13, not as cancelled', () => {
    const numbers = ['INV-202510-098', 'INV-202510-099', 'INV-202510-100', 'INV-202510-103'];
    const { sheets, taken, cancelled } = fromInvoices(
      who,
      numbers.map((n, i) => ({ invoice: invoice(n), state: i === 1 ? 'cancelled' : 'not-sent' }) as const),
      rowIds(),
    );
    expect(sheets.doc_issue).toMatchObject([
      { from_serial: 'INV-202510-098', to_serial: 'INV-202510-100', total_number: 3, cancelled: 1 },
      { from_serial: 'INV-202510-103', to_serial: 'INV-202510-103', total_number: 1, cancelled: 0 },
    ]);
    expect([taken, cancelled]).toEqual([3, ['INV-202510-099']]);
  });

  it('carries the tax the invoice carries, to the paisa, over lines of one rate', () => {
    // Three lines of 33.33 at 5%: each half by itself is 0.83, on the sum of 99.99 it is 2.50.
    const { sheets } = fromInvoices(
      who,
      [
        {
          invoice: invoice('INV-1', {
            items: [1, 2, 3].map(() => item({ rate: 33_33, gst_rate: '5' })) as Invoice['items'],
          }),
          state: 'sent',
        },
      ],
      rowIds(),
    );
    expect(sheets.b2b).toMatchObject([{ taxable_value: 99_99, cgst: 250, sgst: 250 }]);
  });

  it('reports the tax of a reverse-charge supply though the invoice charges none', () => {
    const { sheets } = fromInvoices(
      who,
      [{ invoice: invoice('INV-1', { reverse_charge: 'Y' }), state: 'sent' }],
      rowIds(),
    );
    expect(sheets.b2b).toMatchObject([{ reverse_charge: 'Y', invoice_value: 1000000, cgst: 90000 }]);
  });
});
