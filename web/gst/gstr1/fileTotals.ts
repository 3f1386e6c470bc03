/** Sums of lines as calls carry them, rupees. */
interface Sums {
  taxable: number;
  igst: number;
  cgst: number;
  sgst: number;
  cess: number;
}

/** `file_totals` of an import: the lines of the file, what was placed in tables, what was refused. */
export interface FileTotals {
  file: Sums;
  placed: Sums;
  refused: Sums;
}

/** A row of the comparison: taxable value, tax of all heads and cess in paise, null where the file has none to compare. */
export interface TotalRow {
  key: 'file' | 'placed' | 'refused' | 'difference';
  amounts: readonly (number | null)[];
  differs: readonly boolean[];
}

const paise = (...rupees: readonly number[]): number =>
  rupees.reduce((sum, r) => sum + Math.round(r * 100), 0);
/** Taxes by their sum: a file may give all of it in one column. */
const amountsOf = (s: Sums): number[] => [paise(s.taxable), paise(s.igst, s.cgst, s.sgst), paise(s.cess)];

/** Totals of a file beside those placed, with the difference last; refused lines only where there are any. */
export function totalRows({ file, placed, refused }: FileTotals): TotalRow[] {
  const [said, taken, left] = [amountsOf(file), amountsOf(placed), amountsOf(refused)];
  // The tax of a file that has no column for it comes from the rates.
  const untaxed = said[1] === 0 && taken[1] !== 0 && left[1] === 0;
  const compared = (amounts: readonly number[]) => amounts.map((n, i) => (untaxed && i === 1 ? null : n));
  const difference = compared(said.map((n, i) => n - taken[i]!));
  const row = (key: TotalRow['key'], amounts: TotalRow['amounts']): TotalRow => ({
    key,
    amounts,
    differs: amounts.map((n) => key === 'difference' && n !== null && n !== 0),
  });
  return [
    row('file', compared(said)),
    row('placed', taken),
    ...(left.some((n) => n !== 0) ? [row('refused', left)] : []),
    row('difference', difference),
  ];
}
