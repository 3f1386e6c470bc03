import { isGstin } from '../identifiers.ts';
import { cellText, type RawCell, readMoney } from '../sheets/cells.ts';

/** Content of a column that is not omitted from an import without confirmation. */
export type ColumnContent = 'gstin' | 'tax' | 'date';

const dateLike =
  /^(\d{1,2}[-/. ](\d{1,2}|[a-z]{3,9})[-/. ,]+(\d{4}|\d{2})|\d{4}-\d{2}-\d{2})([ T]\d{1,2}:\d{2}.*)?$/i;
const taxName = /\b(i|c|s|ut)?gst\b|\bcess\b|\btax(es)?\b|\bvat\b|जीएसटी|उपकर|(?<!\p{L})कर(?!\p{L})/iu;
/** Headings with such words that are not GST amounts. */
const noTax =
  /rate|%|type|treatment|\bno\b|number|\btcs\b|\btds\b|reason|taxable|before|code|name|status|class|excl|incl|without|दर/i;
/** Cells looked at. */
const MOST = 500;

/**
 * Content of a column by its cells, and for amounts by its heading: GSTINs (one not in `own` is enough),
 * dates (nearly all filled cells), non-zero tax amounts.
 */
export function contentOf(
  heading: string,
  column: readonly RawCell[],
  own: readonly string[] = [],
): ColumnContent | undefined {
  const filled = column.filter((raw) => raw instanceof Date || cellText(raw) !== '').slice(0, MOST);
  if (filled.length === 0) return undefined;
  const numbers = filled.map((raw) =>
    cellText(raw)
      .toUpperCase()
      .replace(/[\s.-]/g, ''),
  );
  if (numbers.some((n) => isGstin(n) && !own.includes(n))) return 'gstin';
  const dates = filled.filter((raw) => raw instanceof Date || dateLike.test(cellText(raw).trim()));
  if (dates.length * 10 >= filled.length * 8) return 'date';
  if (!taxName.test(heading) || noTax.test(heading)) return undefined;
  const amounts = filled.map(readMoney);
  return amounts.every((a) => a.ok) && amounts.some((a) => a.ok && (a.value as number) !== 0)
    ? 'tax'
    : undefined;
}

/** The columns of a table that are read, line by line: those of the heads of tax, of cess, and the taxable value with its rate in per cent. */
interface TaxRead {
  heads: readonly (readonly RawCell[])[];
  cess: readonly (readonly RawCell[])[];
  byRate?: { taxable: readonly RawCell[]; rates: readonly number[] } | undefined;
}

/** One rupee, in paise: taxes are rounded to it. */
const ROUNDING = 100;
const paiseOf = (raw: RawCell): number => {
  const amount = readMoney(raw);
  return amount.ok ? ((amount.value as number | undefined) ?? 0) : 0;
};

/**
 * Whether a tax column adds nothing to the columns read, within one rupee per line: it repeats one of the
 * taxes or their sum, or, without tax columns, the tax on the taxable value at the line's rate. Blank cells
 * are ignored.
 */
export function taxExplained(column: readonly RawCell[], { heads, cess, byRate }: TaxRead): boolean {
  const near = (a: number, b: number) => Math.abs(Math.abs(a) - Math.abs(b)) <= ROUNDING;
  return column.every((raw, i) => {
    if (cellText(raw) === '') return true;
    const own = paiseOf(raw);
    if (heads.length === 0 && byRate)
      return near(own, (paiseOf(byRate.taxable[i]) * (byRate.rates[i] ?? 0)) / 100);
    const taxes = [...heads, ...cess].map((c) => paiseOf(c[i]));
    const sum = taxes.reduce((n, v) => n + v, 0);
    return own === 0 || [sum, sum / 2, ...taxes].some((v) => near(v, own));
  });
}
