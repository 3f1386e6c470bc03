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

/**
 * GSTR-3B for the portal's upload: key order of the department's utility, trimmed rows (3.1(b) without
 * central and State tax). Payment is not included.
 */
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

/** Parses amounts, and names the first invalid one; absent or blank is nil. */
function amounts() {
  let bad: { path: string; found: string } | undefined;
  const money = (of: unknown, key: string, path: string): number => {
    const x = at(of, key);
    if (x === undefined || x === null || x === '') return 0;
    const n = typeof x === 'number' || typeof x === 'string' ? Number(x) : Number.NaN;
    const paise = Number.isFinite(n) ? (paiseOf(n) ?? paiseOf(Math.round(n * 100) / 100)) : undefined;
    if (paise === undefined) bad ??= { path: `${path}.${key}`, found: text(x).slice(0, 40) || typeof x };
    return paise ?? 0;
  };
  const taxesAt = (x: unknown, path: string): Taxes => ({
    igst: money(x, 'iamt', path),
    cgst: money(x, 'camt', path),
    sgst: money(x, 'samt', path),
    cess: money(x, 'csamt', path),
  });
  const supplyAt = (x: unknown, path: string): Supply => ({
    taxable: money(x, 'txval', path),
    ...taxesAt(x, path),
  });
  const placesAt = (x: unknown, path: string): PlaceSupply[] =>
    list(x).map((p, i) => ({
      place_of_supply: text(p['pos']).padStart(2, '0'),
      taxable: money(p, 'txval', `${path}[${i}]`),
      igst: money(p, 'iamt', `${path}[${i}]`),
    }));
  /** A row of a kind the form does not have. */
  const unknown = (path: string, ty: unknown) => {
    bad ??= { path: `${path}.ty`, found: text(ty).slice(0, 40) };
  };
  return { money, taxesAt, supplyAt, placesAt, unknown, bad: () => bad };
}

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
  const { money, taxesAt, supplyAt, placesAt, unknown, bad } = amounts();
  const supplyOf = (key: string) => supplyAt(supplies[key], `sup_details.${key}`);
  const zero = (key: string) => money(supplies['osup_zero'], key, 'sup_details.osup_zero');
  const taxable = (key: string) => money(supplies[key], 'txval', `sup_details.${key}`);
  form.supplies = {
    taxable: supplyOf('osup_det'),
    zero_rated: { taxable: zero('txval'), igst: zero('iamt'), cess: zero('csamt') },
    nil_exempt: { taxable: taxable('osup_nil_exmp') },
    reverse_charge: supplyOf('isup_rev'),
    non_gst: { taxable: taxable('osup_nongst') },
  };
  const eco = at(root, 'eco_dtls');
  form.ecommerce = {
    operator: supplyAt(at(eco, 'eco_sup'), 'eco_dtls.eco_sup'),
    through_operator: { taxable: money(at(eco, 'eco_reg_sup'), 'txval', 'eco_dtls.eco_reg_sup') },
  };
  const credit = at(root, 'itc_elg');
  const take = (key: string, types: readonly (readonly [string, keyof Gstr3b['credit']])[]) => {
    for (const [i, row] of list(at(credit, key)).entries()) {
      const path = `itc_elg.${key}[${i}]`;
      const type = types.find(([ty]) => ty === row['ty']);
      if (type) form.credit[type[1]] = taxesAt(row, path);
      else unknown(path, row['ty']);
    }
  };
  take('itc_avl', availableTypes);
  take('itc_rev', reversedTypes);
  take('itc_inelg', ineligibleTypes);
  for (const [i, row] of list(at(at(root, 'inward_sup'), 'isup_details')).entries()) {
    const path = `inward_sup.isup_details[${i}]`;
    if (row['ty'] !== 'GST' && row['ty'] !== 'NONGST') unknown(path, row['ty']);
    const target = row['ty'] === 'NONGST' ? form.inward.non_gst : form.inward.exempt;
    target.inter = money(row, 'inter', path);
    target.intra = money(row, 'intra', path);
  }
  const late = at(root, 'intr_ltfee');
  form.interest = taxesAt(at(late, 'intr_details'), 'intr_ltfee.intr_details');
  const fee = taxesAt(at(late, 'ltfee_details'), 'intr_ltfee.ltfee_details');
  form.late_fee = { cgst: fee.cgst, sgst: fee.sgst };
  const inter = at(root, 'inter_sup');
  const placesOf = (key: string) => placesAt(at(inter, key), `inter_sup.${key}`);
  form.interstate = {
    unregistered: placesOf('unreg_details'),
    composition: placesOf('comp_details'),
    uin: placesOf('uin_details'),
  };
  const wrong = bad();
  if (wrong) return { ok: false, message: say('unread3b', wrong) };
  return { ok: true, gstin: text(at(root, 'gstin')).toUpperCase(), period, form };
}
