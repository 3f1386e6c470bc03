import type { Message } from '../../forms/messages.ts';
import { otherKind } from '../../intake/recognise.ts';
import { paiseOf } from '../../sheets/cells.ts';
import type { Taxes } from '../gstr1/supply.ts';
import { say } from '../messages.ts';
import { type Period, parsePeriod, portalPeriod } from '../periods.ts';
import { emptyGstr3b, type Gstr3b, netCredit, type PlaceSupply, type Supply } from './form.ts';

type Json = Record<string, unknown>;
const rupees = (paise: number): number => paise / 100;
const taxes = (t: Taxes): Json => ({
  iamt: rupees(t.igst),
  camt: rupees(t.cgst),
  samt: rupees(t.sgst),
  csamt: rupees(t.cess),
});
const supply = (s: Supply): Json => ({ txval: rupees(s.taxable), ...taxes(s) });
const places = (list: readonly PlaceSupply[]): Json[] =>
  list.map((p) => ({ pos: p.place_of_supply, txval: rupees(p.taxable), iamt: rupees(p.igst) }));

/** Rows of table 4 by the file's `ty`. */
const availableTypes = [
  ['IMPG', 'import_goods'],
  ['IMPS', 'import_services'],
  ['ISRC', 'reverse_charge'],
  ['ISD', 'isd'],
  ['OTH', 'other'],
] as const;
const reversedTypes = [
  ['RUL', 'reversed_rules'],
  ['OTH', 'reversed_other'],
] as const;
const ineligibleTypes = [
  ['RUL', 'reclaimed'],
  ['OTH', 'restricted'],
] as const;

/** GSTR-3B as the portal's upload takes it: key order of the department's utility, trimmed rows (3.1(b) without central and State tax). Payment is not part of it. */
export function writeGstr3b(gstin: string, period: Period, form: Gstr3b): Json {
  const { supplies: s, credit: c } = form;
  const rows = (types: readonly (readonly [string, keyof Gstr3b['credit']])[]) =>
    types.map(([ty, key]) => ({ ty, ...taxes(c[key]) }));
  return {
    gstin,
    ret_period: portalPeriod(period),
    sup_details: {
      osup_det: supply(s.taxable),
      osup_zero: {
        txval: rupees(s.zero_rated.taxable),
        iamt: rupees(s.zero_rated.igst),
        csamt: rupees(s.zero_rated.cess),
      },
      osup_nil_exmp: { txval: rupees(s.nil_exempt.taxable) },
      isup_rev: supply(s.reverse_charge),
      osup_nongst: { txval: rupees(s.non_gst.taxable) },
    },
    eco_dtls: {
      eco_sup: supply(form.ecommerce.operator),
      eco_reg_sup: { txval: rupees(form.ecommerce.through_operator.taxable) },
    },
    itc_elg: {
      itc_avl: rows(availableTypes),
      itc_rev: rows(reversedTypes),
      itc_net: taxes(netCredit(form)),
      itc_inelg: rows(ineligibleTypes),
    },
    inward_sup: {
      isup_details: [
        { ty: 'GST', inter: rupees(form.inward.exempt.inter), intra: rupees(form.inward.exempt.intra) },
        { ty: 'NONGST', inter: rupees(form.inward.non_gst.inter), intra: rupees(form.inward.non_gst.intra) },
      ],
    },
    intr_ltfee: {
      intr_details: taxes(form.interest),
      ltfee_details: { camt: rupees(form.late_fee.cgst), samt: rupees(form.late_fee.sgst) },
    },
    inter_sup: {
      unreg_details: places(form.interstate.unregistered),
      comp_details: places(form.interstate.composition),
      uin_details: places(form.interstate.uin),
    },
  };
}

const isObject = (x: unknown): x is Json => typeof x === 'object' && x !== null && !Array.isArray(x);
const at = (x: unknown, key: string): unknown => (isObject(x) ? x[key] : undefined);
const list = (x: unknown): Json[] => (Array.isArray(x) ? x.filter(isObject) : []);
const text = (x: unknown): string => (typeof x === 'string' || typeof x === 'number' ? String(x) : '');
const money = (x: unknown): number => {
  const n = typeof x === 'number' || typeof x === 'string' ? Number(x) : 0;
  return Number.isFinite(n) ? (paiseOf(n) ?? paiseOf(Math.round(n * 100) / 100) ?? 0) : 0;
};
const readTaxes = (x: unknown): Taxes => ({
  igst: money(at(x, 'iamt')),
  cgst: money(at(x, 'camt')),
  sgst: money(at(x, 'samt')),
  cess: money(at(x, 'csamt')),
});
const readSupply = (x: unknown): Supply => ({ taxable: money(at(x, 'txval')), ...readTaxes(x) });
const readPlaces = (x: unknown): PlaceSupply[] =>
  list(x).map((p) => ({
    place_of_supply: text(p['pos']).padStart(2, '0'),
    taxable: money(p['txval']),
    igst: money(p['iamt']),
  }));

/** Reads a GSTR-3B file of the utility or the portal. */
export function readGstr3b(
  value: unknown,
): { ok: true; gstin: string; period: Period; form: Gstr3b } | { ok: false; message: Message } {
  const other = otherKind(value, ['gstr3b']);
  if (other) return { ok: false, message: other };
  const root = isObject(at(value, 'data')) ? at(value, 'data') : value;
  const period = parsePeriod(text(at(root, 'ret_period')));
  const supplies = at(root, 'sup_details');
  if (!period || !isObject(supplies)) return { ok: false, message: say('wrong3b') };
  const form = emptyGstr3b();
  form.supplies = {
    taxable: readSupply(supplies['osup_det']),
    zero_rated: {
      taxable: money(at(supplies['osup_zero'], 'txval')),
      igst: money(at(supplies['osup_zero'], 'iamt')),
      cess: money(at(supplies['osup_zero'], 'csamt')),
    },
    nil_exempt: { taxable: money(at(supplies['osup_nil_exmp'], 'txval')) },
    reverse_charge: readSupply(supplies['isup_rev']),
    non_gst: { taxable: money(at(supplies['osup_nongst'], 'txval')) },
  };
  const eco = at(root, 'eco_dtls');
  form.ecommerce = {
    operator: readSupply(at(eco, 'eco_sup')),
    through_operator: { taxable: money(at(at(eco, 'eco_reg_sup'), 'txval')) },
  };
  const credit = at(root, 'itc_elg');
  const take = (key: string, types: readonly (readonly [string, keyof Gstr3b['credit']])[]) => {
    for (const row of list(at(credit, key))) {
      const type = types.find(([ty]) => ty === row['ty']);
      if (type) form.credit[type[1]] = readTaxes(row);
    }
  };
  take('itc_avl', availableTypes);
  take('itc_rev', reversedTypes);
  take('itc_inelg', ineligibleTypes);
  for (const row of list(at(at(root, 'inward_sup'), 'isup_details'))) {
    const target = row['ty'] === 'NONGST' ? form.inward.non_gst : form.inward.exempt;
    target.inter = money(row['inter']);
    target.intra = money(row['intra']);
  }
  form.interest = readTaxes(at(at(root, 'intr_ltfee'), 'intr_details'));
  const fee = readTaxes(at(at(root, 'intr_ltfee'), 'ltfee_details'));
  form.late_fee = { cgst: fee.cgst, sgst: fee.sgst };
  const inter = at(root, 'inter_sup');
  form.interstate = {
    unregistered: readPlaces(at(inter, 'unreg_details')),
    composition: readPlaces(at(inter, 'comp_details')),
    uin: readPlaces(at(inter, 'uin_details')),
  };
  return { ok: true, gstin: text(at(root, 'gstin')).toUpperCase(), period, form };
}
