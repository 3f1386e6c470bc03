import { noTaxes, type Taxes } from '../gstr1/supply.ts';
import { addTaxes, type Gstr3b, liabilityOf, netCredit, taxKeys } from './form.ts';
import { type SetOff, setOff } from './setoff.ts';

/** One printed line of the form; a missing amount is a greyed cell. Paise. */
interface FormLine {
  table: string;
  label: string;
  taxable?: number;
  taxes?: Partial<Taxes>;
}

/** The form line by line, as the portal prints it: for the screen, CSV, Excel and PDF. */
export function formLines(form: Gstr3b): FormLine[] {
  const { supplies: s, ecommerce: e, credit: c, inward } = form;
  const supply = (table: string, label: string, x: Taxes & { taxable: number }): FormLine => ({
    table,
    label,
    taxable: x.taxable,
    taxes: { igst: x.igst, cgst: x.cgst, sgst: x.sgst, cess: x.cess },
  });
  const credit = (table: string, label: string, taxes: Taxes): FormLine => ({ table, label, taxes });
  return [
    supply('3.1(a)', 'Outward taxable supplies (other than zero rated, nil rated and exempted)', s.taxable),
    {
      table: '3.1(b)',
      label: 'Outward taxable supplies (zero rated)',
      taxable: s.zero_rated.taxable,
      taxes: { igst: s.zero_rated.igst, cess: s.zero_rated.cess },
    },
    { table: '3.1(c)', label: 'Other outward supplies (nil rated, exempted)', taxable: s.nil_exempt.taxable },
    supply('3.1(d)', 'Inward supplies (liable to reverse charge)', s.reverse_charge),
    { table: '3.1(e)', label: 'Non-GST outward supplies', taxable: s.non_gst.taxable },
    supply('3.1.1(i)', 'Supplies on which the e-commerce operator pays tax u/s 9(5)', e.operator),
    {
      table: '3.1.1(ii)',
      label: 'Supplies made through an e-commerce operator who pays tax u/s 9(5)',
      taxable: e.through_operator.taxable,
    },
    ...form.interstate.unregistered.map(
      (p): FormLine => ({
        table: '3.2',
        label: `Unregistered persons, ${p.place_of_supply}`,
        taxable: p.taxable,
        taxes: { igst: p.igst },
      }),
    ),
    ...form.interstate.composition.map(
      (p): FormLine => ({
        table: '3.2',
        label: `Composition taxable persons, ${p.place_of_supply}`,
        taxable: p.taxable,
        taxes: { igst: p.igst },
      }),
    ),
    ...form.interstate.uin.map(
      (p): FormLine => ({
        table: '3.2',
        label: `UIN holders, ${p.place_of_supply}`,
        taxable: p.taxable,
        taxes: { igst: p.igst },
      }),
    ),
    credit('4(A)(1)', 'Import of goods', c.import_goods),
    credit('4(A)(2)', 'Import of services', c.import_services),
    credit(
      '4(A)(3)',
      'Inward supplies liable to reverse charge (other than 1 and 2 above)',
      c.reverse_charge,
    ),
    credit('4(A)(4)', 'Inward supplies from ISD', c.isd),
    credit('4(A)(5)', 'All other ITC', c.other),
    credit('4(B)(1)', 'ITC reversed: rules 38, 42 and 43 and section 17(5)', c.reversed_rules),
    credit('4(B)(2)', 'ITC reversed: others', c.reversed_other),
    credit('4(C)', 'Net ITC available (A) - (B)', netCredit(form)),
    credit('4(D)(1)', 'ITC reclaimed which was reversed under 4(B)(2) in an earlier period', c.reclaimed),
    credit(
      '4(D)(2)',
      'Ineligible ITC under section 16(4) and ITC restricted due to PoS provisions',
      c.restricted,
    ),
    {
      table: '5',
      label: 'From a composition supplier, exempt and nil rated: inter-State',
      taxable: inward.exempt.inter,
    },
    {
      table: '5',
      label: 'From a composition supplier, exempt and nil rated: intra-State',
      taxable: inward.exempt.intra,
    },
    { table: '5', label: 'Non-GST supply: inter-State', taxable: inward.non_gst.inter },
    { table: '5', label: 'Non-GST supply: intra-State', taxable: inward.non_gst.intra },
    credit('5.1', 'Interest', form.interest),
    { table: '5.1', label: 'Late fee', taxes: { cgst: form.late_fee.cgst, sgst: form.late_fee.sgst } },
  ];
}

/** Table 6.1 calculated: tax due, paid from credit, and paid in cash with interest and late fee; paise. */
export interface Payment {
  liability: Taxes;
  reverse: Taxes;
  /** Net credit of the period plus the opening balance of the ledger. */
  available: Taxes;
  setOff: SetOff;
  /** Cash for tax, reverse charge, interest and late fee together. */
  cashTotal: Taxes;
}

/** Payment of a return with credit brought forward. A negative liability or credit counts as 0. */
export function paymentOf(form: Gstr3b, opening: Taxes = noTaxes()): Payment {
  const { ordinary, reverse } = liabilityOf(form);
  const available = addTaxes(netCredit(form), opening);
  const paid = setOff(ordinary, available, reverse);
  const cashTotal = addTaxes(paid.cash, paid.reverseCash, form.interest);
  cashTotal.cgst += form.late_fee.cgst;
  cashTotal.sgst += form.late_fee.sgst;
  return { liability: ordinary, reverse, available, setOff: paid, cashTotal };
}

/** Whether a return has nothing in it. */
export function isNil(form: Gstr3b): boolean {
  return formLines(form).every(
    (line) => (line.taxable ?? 0) === 0 && taxKeys.every((key) => (line.taxes?.[key] ?? 0) === 0),
  );
}
