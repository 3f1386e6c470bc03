import { type RawCell, shownCell as shown } from '../../sheets/cells.ts';
import { say } from '../messages.ts';
import { amount } from './register-cells.ts';
import { countRefused, isData, moneyOf, type Reading, refuseLine, type Section } from './register-reading.ts';
import { noSums, sumKinds } from './register-sums.ts';

const moneyFields = ['taxable', 'igst', 'cgst', 'sgst', 'cess', 'tax', 'total'] as const;
type Cells = readonly RawCell[];

const wrap = (words: string) =>
  new RegExp(
    `^\\W*(less|add|list of|details of|b2b|b2c|gst|tax)?[\\s:.-]*(${words})[\\s:.-]*(register|list|details|bills?|invoices?|vouchers?|issued|received)?\\W*$`,
    'i',
  );
const [creditOf, debitOf] = [
  wrap('credit notes?|cr\\.? notes?|sales? returns?|returns?|goods returned|बिक्री वापसी'),
  wrap('debit notes?|dr\\.? notes?'),
];
const returnsOfPurchases = wrap('purchases? returns?|returns? outward|debit notes?');
const cancelledOf = wrap('cancel+ed|void(ed)?|रद्द');
const [salesOf, purchasesOf] = [
  wrap('sales?|invoices?|tax invoices?|outward supplies|बिक्री'),
  wrap('purchases?|inward supplies|ख़रीद|खरीद'),
];

/** Meaning of a title between lines for the lines below it; undefined for any other text. */
function sectionOf(text: string, inward: boolean): Section | undefined {
  if (cancelledOf.test(text)) return 'cancelled';
  if (inward && debitOf.test(text)) return 'D';
  if (returnsOfPurchases.test(text)) return inward ? 'C' : debitOf.test(text) ? 'D' : 'other';
  if (creditOf.test(text)) return inward ? 'other' : 'C';
  if (salesOf.test(text)) return inward ? 'other' : 'invoice';
  return purchasesOf.test(text) ? (inward ? 'invoice' : 'other') : undefined;
}

/**
 * Lines of a register that are not documents: totals, by a word or by value, and text lines. Amounts without
 * text that are not a total are refused, because their meaning is unknown.
 */
export function asidesOf(reading: Reading) {
  const { layout } = reading;
  const figures = new Set([
    ...moneyFields.flatMap((f) => [...(layout.at[f] ?? []), ...(layout.byRate?.all[f] ?? [])]),
    ...(layout.byRate?.parts.keys() ?? []),
  ]);
  /** Taxable values: of all lines, of those since the last total, and without cancelled documents. */
  const sums = { all: 0, since: 0, valid: 0 };
  const taxableOf = (cells: Cells): number => {
    const read = moneyOf(layout, cells, 'taxable');
    return read && 'paise' in read ? Math.abs(read.paise) : 0;
  };
  const sumOf = (cells: Cells): 'all' | 'part' | undefined => {
    const found = taxableOf(cells);
    const is = [sums.all, sums.valid].some((n) => Math.abs(n) === found)
      ? 'all'
      : Math.abs(sums.since) === found
        ? 'part'
        : undefined;
    if (is) sums.since = 0;
    return is;
  };
  const asSum = (line: number, cells: Cells, of: 'all' | 'part' | undefined): true => {
    reading.sums.push({ cells, part: of === 'part' });
    reading.left.push({ line, message: say('leftTotals') });
    return true;
  };
  return {
    /** Counts a document's line; `valid` if not cancelled. */
    add: (taxable: number, valid: boolean): void => {
      sums.all += taxable;
      sums.since += taxable;
      if (valid) sums.valid += taxable;
    },
    /** Whether the line belongs to no document; it is then ignored or refused. */
    take: (line: number, cells: Cells): boolean => {
      if (!isData(layout, cells)) return asSum(line, cells, sumOf(cells));
      if (layout.source?.reader) return false;
      const filled = cells.flatMap((c, i) => (shown(c) === '' ? [] : [i]));
      const only = filled.length === 1 ? cells[filled[0]!] : undefined;
      const section = only === undefined ? undefined : sectionOf(shown(only), reading.inward === true);
      if (section) {
        reading.section = section;
        reading.left.push({ line, message: say('leftNote') });
        return true;
      }
      if (
        only !== undefined &&
        /\p{L}.*\s|\s.*\p{L}/u.test(shown(only)) &&
        !('paise' in (amount(only) ?? {}))
      ) {
        reading.left.push({ line, message: say('leftNote') });
        return true;
      }
      if (taxableOf(cells) === 0 || !filled.every((i) => figures.has(i))) return false;
      const of = sumOf(cells);
      if (of) return asSum(line, cells, of);
      const amounts = noSums();
      for (const key of sumKinds) {
        const read = moneyOf(layout, cells, key);
        if (read && 'paise' in read) amounts[key] = read.paise;
      }
      countRefused(reading, amounts, reading.wholeKind === 'C');
      refuseLine(reading, { line, cells }, say('sumOrLine'), 'number');
      return true;
    },
  };
}
