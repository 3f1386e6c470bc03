import * as z from 'zod';
import { noTaxes, type Taxes } from '../gstr1/supply.ts';

const paise = z
  .number()
  .int()
  .min(-(10 ** 15))
  .max(10 ** 15);
const taxes = z.strictObject({ igst: paise, cgst: paise, sgst: paise, cess: paise });
const supply = z.strictObject({ taxable: paise, igst: paise, cgst: paise, sgst: paise, cess: paise });
const value = z.strictObject({ taxable: paise });
const place = z.strictObject({ place_of_supply: z.string().regex(/^\d{2}$/), taxable: paise, igst: paise });
const places = z.array(place).max(40);
const inward = z.strictObject({ inter: paise, intra: paise });

/** GSTR-3B as stored: every table of the form, amounts in integer paise. */
export const gstr3bSchema = z.strictObject({
  /** 3.1 (a) to (e). */
  supplies: z.strictObject({
    taxable: supply,
    zero_rated: z.strictObject({ taxable: paise, igst: paise, cess: paise }),
    nil_exempt: value,
    reverse_charge: supply,
    non_gst: value,
  }),
  /** 3.1.1 (i) tax paid by the operator, (ii) supplies through an operator liable to pay. */
  ecommerce: z.strictObject({ operator: supply, through_operator: value }),
  /** 3.2 by place of supply. */
  interstate: z.strictObject({ unregistered: places, composition: places, uin: places }),
  /** 4 (A), (B), (D). */
  credit: z.strictObject({
    import_goods: taxes,
    import_services: taxes,
    reverse_charge: taxes,
    isd: taxes,
    other: taxes,
    reversed_rules: taxes,
    reversed_other: taxes,
    reclaimed: taxes,
    restricted: taxes,
  }),
  /** 5. */
  inward: z.strictObject({ exempt: inward, non_gst: inward }),
  /** 5.1. */
  interest: taxes,
  late_fee: z.strictObject({ cgst: paise, sgst: paise }),
});
export type Gstr3b = z.infer<typeof gstr3bSchema>;
export type Supply = z.infer<typeof supply>;
export type PlaceSupply = z.infer<typeof place>;

const noSupply = (): Supply => ({ taxable: 0, ...noTaxes() });

/** A return with every figure 0. */
export const emptyGstr3b = (): Gstr3b => ({
  supplies: {
    taxable: noSupply(),
    zero_rated: { taxable: 0, igst: 0, cess: 0 },
    nil_exempt: { taxable: 0 },
    reverse_charge: noSupply(),
    non_gst: { taxable: 0 },
  },
  ecommerce: { operator: noSupply(), through_operator: { taxable: 0 } },
  interstate: { unregistered: [], composition: [], uin: [] },
  credit: {
    import_goods: noTaxes(),
    import_services: noTaxes(),
    reverse_charge: noTaxes(),
    isd: noTaxes(),
    other: noTaxes(),
    reversed_rules: noTaxes(),
    reversed_other: noTaxes(),
    reclaimed: noTaxes(),
    restricted: noTaxes(),
  },
  inward: { exempt: { inter: 0, intra: 0 }, non_gst: { inter: 0, intra: 0 } },
  interest: noTaxes(),
  late_fee: { cgst: 0, sgst: 0 },
});

export const taxKeys = ['igst', 'cgst', 'sgst', 'cess'] as const;

/** Sum of taxes, each head for itself. */
export function addTaxes(...all: readonly Taxes[]): Taxes {
  const out = noTaxes();
  for (const t of all) for (const key of taxKeys) out[key] += t[key];
  return out;
}

/** 4(C) net credit: all of (A) less (B), per head. */
export function netCredit(form: Gstr3b): Taxes {
  const c = form.credit;
  const available = addTaxes(c.import_goods, c.import_services, c.reverse_charge, c.isd, c.other);
  const reversed = addTaxes(c.reversed_rules, c.reversed_other);
  const out = noTaxes();
  for (const key of taxKeys) out[key] = available[key] - reversed[key];
  return out;
}

/** Tax to be paid: `ordinary` may use credit; `reverse` (3.1(d) and 3.1.1(i)) is paid in cash (s.49(4); circular 167/23/2021). */
export function liabilityOf(form: Gstr3b): { ordinary: Taxes; reverse: Taxes } {
  const zero = { igst: form.supplies.zero_rated.igst, cgst: 0, sgst: 0, cess: form.supplies.zero_rated.cess };
  return {
    ordinary: addTaxes(form.supplies.taxable, zero),
    reverse: addTaxes(form.supplies.reverse_charge, form.ecommerce.operator),
  };
}
