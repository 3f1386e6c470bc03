import type { Row } from '../gstr1/columns.ts';
import type { Sheets } from '../gstr1/sections.ts';
import { homeState, type Taxpayer, taxOn } from '../gstr1/supply.ts';
import { exampleGstin } from '../import/templates.ts';
import { coverage } from '../periods.ts';

const rates = [5, 18, 18, 40, 0];
const places = ['27', '29', '33', '07', '09'];

/** A return with so many right B2B invoices (one rate each) to many customers, and the tables that go with them. Same figures every time. */
export function manyInvoices(who: Taxpayer, count: number): Sheets {
  const home = homeState(who);
  const { from } = coverage(who.period, who.frequency);
  const b2b: Row[] = [];
  const hsn = new Map<number, Row>();
  for (let i = 0; i < count; i++) {
    const state = i % 3 === 0 ? places[i % places.length]! : home;
    const rate = rates[i % rates.length]!;
    const taxable = 1_000_00 + ((i * 7919) % 90_000) * 100 + (i % 100);
    const tax = taxOn(taxable, rate, state === home);
    b2b.push({
      id: `i${i + 1}`,
      gstin: exampleGstin(state, String(i % 900)),
      receiver_name: `Customer ${i % 900}`,
      invoice_number: `INV/${String(i + 1).padStart(6, '0')}`,
      invoice_date: `${from.slice(0, 8)}${String((i % 28) + 1).padStart(2, '0')}`,
      invoice_value: taxable + tax.igst + tax.cgst + tax.sgst,
      place_of_supply: state,
      reverse_charge: 'N',
      invoice_type: 'R',
      rate,
      taxable_value: taxable,
      ...(state === home ? { cgst: tax.cgst, sgst: tax.sgst } : { igst: tax.igst }),
      cess: 0,
    });
    const line = hsn.get(rate) ?? {
      id: `h${rate}`,
      hsn_part: 'B2B',
      hsn_code: '847130',
      description: 'Laptop computers',
      uqc: 'NOS',
      quantity: 0,
      rate,
      taxable_value: 0,
      igst: 0,
      cgst: 0,
      sgst: 0,
      cess: 0,
    };
    hsn.set(rate, line);
    line.quantity! += 1;
    line.taxable_value! += taxable;
    line.igst! += tax.igst;
    line.cgst! += tax.cgst;
    line.sgst! += tax.sgst;
  }
  return {
    b2b,
    hsn: [...hsn.values()],
    doc_issue: [
      {
        id: 'd1',
        nature: '1',
        from_serial: 'INV/000001',
        to_serial: `INV/${String(count).padStart(6, '0')}`,
        total_number: count,
        cancelled: 0,
      },
    ],
  };
}
