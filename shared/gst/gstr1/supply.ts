import { mulDiv, type Paise, type Percent } from '../../money.ts';
import { differentialPercent, rates } from '../data/rates.ts';
import type { Frequency, Period } from '../periods.ts';
import { paise, type Row } from './columns.ts';
import type { Section } from './sections.ts';

/** The taxpayer of a return. Turnover is the preceding year's aggregate in paise. */
export interface Taxpayer {
  gstin: string;
  period: Period;
  frequency: Frequency;
  turnover?: Paise;
  /** The supplier is itself a unit or developer in an SEZ: all its supplies are inter-State (s.7(5)(b) IGST). */
  sez?: boolean;
}

/** The four taxes of a line or a total, integer paise. */
export interface Taxes {
  igst: Paise;
  cgst: Paise;
  sgst: Paise;
  cess: Paise;
}
export const noTaxes = (): Taxes => ({ igst: 0, cgst: 0, sgst: 0, cess: 0 });

/** State of the supplier, two digits. */
export const homeState = (who: Taxpayer): string => who.gstin.slice(0, 2);

const alwaysInterState = new Set(['b2cl', 'b2cla', 'exp', 'expa', 'cdnur', 'cdnura']);
const zeroRatedTypes = new Set(['SEWOP']);

/** Whether a line attracts central and State tax: same State, regular or deemed export, supplier outside an SEZ. */
export function isIntraState(who: Taxpayer, section: Section, row: Row): boolean {
  if (alwaysInterState.has(section.id) || who.sez) return false;
  const type = row.invoice_type;
  if (type && type !== 'R' && type !== 'DE') return false;
  return row.place_of_supply === homeState(who);
}

/** Whether a line may have no tax at all: without payment, SEZ or export. */
export function isWithoutPayment(section: Section, row: Row): boolean {
  if (zeroRatedTypes.has(row.invoice_type ?? '')) return true;
  if (section.id === 'exp' || section.id === 'expa') return row.export_type === 'WOPAY';
  if (section.id === 'cdnur' || section.id === 'cdnura') return row.unregistered_type === 'EXPWOP';
  return false;
}

/** Value the tax is computed on: the taxable value, or the advance. */
export const baseOf = (row: Row): Paise => row.taxable_value ?? row.advance_amount ?? 0;

/** Tax on a value at a rate in per cent, each amount rounded to the paisa; `percent` 65 is the differential rate. */
export function taxOn(value: Paise, rate: Percent, intra: boolean, percent?: number): Omit<Taxes, 'cess'> {
  // An invalid rate is reported in its cell; here it gives no tax.
  const points = Math.abs(rate) <= 1000 ? Math.round(rate * 100) * (percent ?? 100) : 0;
  if (!intra) return { igst: mulDiv(value, points, 1_000_000), cgst: 0, sgst: 0 };
  const half = mulDiv(value, points, 2_000_000);
  return { igst: 0, cgst: half, sgst: half };
}

/**
 * Expected tax of a line by its rate and value (rate × value × factor, rounded to two decimals, as in the
 * offline tool).
 */
export function expectedTax(who: Taxpayer, section: Section, row: Row): Omit<Taxes, 'cess'> {
  if (isWithoutPayment(section, row)) return { igst: 0, cgst: 0, sgst: 0 };
  const percent = row.applicable_percent === differentialPercent ? differentialPercent : undefined;
  return taxOn(baseOf(row), row.rate ?? 0, isIntraState(who, section, row), percent);
}

/** Taxes of a row, whatever the section calls its integrated tax. */
export const taxesOf = (section: Section, row: Row): Taxes => ({
  igst: paise(row, section.igst),
  cgst: paise(row, 'cgst'),
  sgst: paise(row, 'sgst'),
  cess: paise(row, 'cess'),
});

const taxed = (section: Section, row: Row): boolean =>
  row[section.igst] !== undefined || row.cgst !== undefined || row.sgst !== undefined;

/** The rate whose tax is closest to the given tax, if within a rupee; undefined otherwise. */
export function inferRate(value: Paise, tax: Paise, percent?: number): number | undefined {
  if (value === 0) return undefined;
  let best: { rate: Percent; off: number } | undefined;
  for (const rate of rates) {
    const off = Math.abs(taxOn(value, rate, false, percent).igst - tax);
    if (!best || off < best.off) best = { rate, off };
  }
  return best && best.off <= 100 ? best.rate : undefined;
}

/**
 * Fills derivable blanks: the rate from the taxes, the taxes from the rate, the type of export. Typed figures
 * are never changed.
 */
export function complete(who: Taxpayer, section: Section, row: Row): Row {
  const hasRate = section.columns.some((c) => c.key === 'rate');
  if (!hasRate) return row;
  const out: Row = { ...row };
  const given = taxed(section, out);
  if ((section.id === 'exp' || section.id === 'expa') && out.export_type === undefined) {
    out.export_type = given && taxesOf(section, out).igst === 0 ? 'WOPAY' : 'WPAY';
  }
  if (out.rate === undefined && given) {
    const t = taxesOf(section, out);
    const found = inferRate(baseOf(out), t.igst + t.cgst + t.sgst, out.applicable_percent);
    if (found !== undefined) out.rate = found;
  }
  if (!given && out.rate !== undefined) {
    const t = expectedTax(who, section, out);
    if (isIntraState(who, section, out)) {
      out.cgst = t.cgst;
      out.sgst = t.sgst;
    } else {
      out[section.igst] = t.igst as never;
    }
  }
  return out;
}
