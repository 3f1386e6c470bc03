import { financialYearOn } from '../../dates.ts';
import type { Percent } from '../../money.ts';
import type { Sheets } from '../gstr1/sections.ts';
import { noTaxes, type Taxes } from '../gstr1/supply.ts';
import type { InwardDocument } from '../gstr2b/read.ts';
import { addTaxes, taxKeys } from '../gstr3b/form.ts';
import type { FindOriginal } from '../gstr3b/prepare.ts';
import { financialYearOfPeriod, type Period } from '../periods.ts';
import { annualOutward, type OutwardMonth } from './outward.ts';
import { type Amounts, addTo, noAmounts } from './rows.ts';

/** One line of table 17: HSN of outward supplies; paise, quantity with up to three decimals. */
export interface AnnualHsn {
  hsn: string;
  unit: string;
  rate: Percent;
  quantity: number;
  amounts: Amounts;
}

/** Facts of a GSTR-1 for the year: few figures from many documents. */
export interface OutwardFacts extends OutwardMonth {
  hsn: AnnualHsn[];
}

/** Facts of a GSTR-2B for the year. */
export interface InwardFacts {
  /** Row 8A by the financial year the documents are dated in. */
  byYear: Record<string, Taxes>;
  /** IGST and cess on imports of goods, row 8G. */
  imports: Taxes;
  /** Tax under reverse charge of registered suppliers, row 6D. */
  reverse: Taxes;
}

/** Taxes less others, each head for itself. */
export const less = (a: Taxes, b: Taxes): Taxes => {
  const out = { ...a };
  for (const key of taxKeys) out[key] -= b[key];
  return out;
};
/** Whether a GSTR-2B document counts in row 8A: credit it allows, not under reverse charge, no imports nor distributed credit. */
const in8A = (d: InwardDocument): boolean =>
  ['b2b', 'b2ba', 'cdnr', 'cdnra', 'ecom', 'ecoma'].includes(d.source) &&
  !d.reverse &&
  d.available &&
  !d.rejected;

const keyOf = (gstin: string, number: string, kind: string) => `${gstin}|${number.toUpperCase()}|${kind}`;
const taxesIn = ({ igst, cgst, sgst, cess }: Taxes): Taxes => ({ igst, cgst, sgst, cess });

/** Keys of the documents a statement amends: their earlier amounts may be in any other statement. */
export const amendedKeys = (documents: readonly InwardDocument[]): Set<string> =>
  new Set(documents.flatMap((d) => (d.original_number ? [keyOf(d.gstin, d.original_number, d.kind)] : [])));

/** Amounts of the requested documents, by key. */
export function taxesByKey(
  documents: readonly InwardDocument[],
  keys: ReadonlySet<string>,
): Map<string, Taxes> {
  const out = new Map<string, Taxes>();
  for (const d of documents) {
    const key = keyOf(d.gstin, d.number, d.kind);
    if (keys.has(key)) out.set(key, taxesIn(d));
  }
  return out;
}

/** Facts of one GSTR-2B; an amended document counts as the difference from its original in `before`. */
export function inwardFacts(
  period: Period,
  documents: readonly InwardDocument[],
  before: ReadonlyMap<string, Taxes> = new Map(),
): InwardFacts {
  const out: InwardFacts = { byYear: {}, imports: noTaxes(), reverse: noTaxes() };
  for (const d of documents) {
    const taxes = taxesIn(d);
    if (d.source === 'impg' || d.source === 'impgsez')
      out.imports = addTaxes(out.imports, { ...noTaxes(), igst: d.igst, cess: d.cess });
    if (d.reverse && d.available && !d.rejected && d.kind !== 'C') out.reverse = addTaxes(out.reverse, taxes);
    if (!in8A(d)) continue;
    const day = d.original_date || d.date;
    const year = day ? financialYearOn(day) : financialYearOfPeriod(period);
    const earlier = d.original_number ? before.get(keyOf(d.gstin, d.original_number, d.kind)) : undefined;
    const change = earlier ? less(taxes, earlier) : taxes;
    const sum = out.byYear[year] ?? noTaxes();
    out.byYear[year] = d.kind === 'C' ? less(sum, change) : addTaxes(sum, change);
  }
  return out;
}

/** Lines of several tables 12 as one, by code, unit and rate. */
export const joinHsn = (lists: readonly (readonly AnnualHsn[])[]): AnnualHsn[] => {
  const lines = new Map<string, AnnualHsn>();
  for (const line of lists.flat()) {
    const key = `${line.hsn}|${line.unit}|${line.rate}`;
    const sum = lines.get(key) ?? { ...line, quantity: 0, amounts: noAmounts() };
    sum.quantity = Math.round((sum.quantity + line.quantity) * 1000) / 1000;
    addTo(sum.amounts, line.amounts);
    lines.set(key, sum);
  }
  return [...lines.values()].sort((a, b) => a.hsn.localeCompare(b.hsn) || a.rate - b.rate);
};

/** Facts of a GSTR-1 and of the GSTR-1A of the same period as one. */
export const joinOutward = (a: OutwardFacts, b: OutwardFacts): OutwardFacts => {
  const sum = (x: OutwardFacts['rows'], y: OutwardFacts['rows']) => {
    const out = new Map([...x].map(([row, amounts]) => [row, { ...amounts }]));
    for (const [row, amounts] of y) out.set(row, addTo(out.get(row) ?? noAmounts(), amounts));
    return out;
  };
  return {
    rows: sum(a.rows, b.rows),
    earlier: sum(a.earlier, b.earlier),
    notes: [...a.notes, ...b.notes],
    hsn: joinHsn([a.hsn, b.hsn]),
  };
};

/** Facts of one GSTR-1: its rows of tables 4, 5, 10 and 11, and table 12 by code, unit and rate. */
export const outwardFacts = (period: Period, sheets: Sheets, original?: FindOriginal): OutwardFacts => ({
  ...annualOutward(period, sheets, original),
  hsn: joinHsn([
    (sheets.hsn ?? []).map((row) => ({
      hsn: row.hsn_code ?? '',
      unit: row.uqc ?? '',
      rate: row.rate ?? 0,
      quantity: row.quantity ?? 0,
      amounts: {
        taxable: row.taxable_value ?? 0,
        igst: row.igst ?? 0,
        cgst: row.cgst ?? 0,
        sgst: row.sgst ?? 0,
        cess: row.cess ?? 0,
      },
    })),
  ]),
});
