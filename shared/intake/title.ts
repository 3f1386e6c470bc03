import { financialYearOn, parseDate } from '../dates.ts';
import { isGstin } from '../identifiers.ts';
import { type RawCell, shownCell } from '../sheets/cells.ts';

/** Facts in the lines above a table's headings; ISO dates. */
export interface TitleFacts {
  /** GSTINs with a right check character. */
  gstins: string[];
  from?: string;
  to?: string;
}

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const day = String.raw`(\d{1,2}[-/. ](?:\d{1,2}|[A-Za-z]{3,9})[-/., ]+(?:\d{4}|\d{2}))`;
const span = new RegExp(`${day}\\s*(?:to|till|until|-|–|से)\\s*:?\\s*${day}`, 'i');
const single = new RegExp(`(?:as (?:on|at|of)|ended|ending|dated?)\\s*:?\\s*${day}`, 'i');
const month =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[\s,.'’-]*(20\d{2}|\d{2})\b(?![-/.]\d)/i;
/** `March 31, 2026`, the American format. */
const american = /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2}),? (20\d{2})\b/gi;
const year = /\b(?:f\.?\s*y\.?|financial year|year)\s*:?\s*(20\d{2})\s*[-–/]\s*(?:20)?(\d{2})\b/i;

const dayOf = (text: string): string | undefined => {
  const short = /^(.*[^\d])(\d{2})$/.exec(text.trim());
  return parseDate(text.trim()) ?? (short ? parseDate(`${short[1]}20${short[2]}`) : undefined);
};
const lastOf = (first: string): string => {
  const [y, m] = [Number(first.slice(0, 4)), Number(first.slice(5, 7))];
  return `${first.slice(0, 8)}${String(new Date(Date.UTC(y, m, 0)).getUTCDate()).padStart(2, '0')}`;
};

/**
 * Reads GSTINs and the period from title lines: a date range, date, month or financial year, whichever comes
 * first.
 */
export function titleFacts(rows: readonly (readonly RawCell[])[]): TitleFacts {
  const out: TitleFacts = { gstins: [] };
  for (const row of rows) {
    const line = row.map(shownCell).filter(Boolean).join(' ').replace(american, '$2 $1 $3');
    for (const [found] of line.toUpperCase().matchAll(/\b\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}\b/g))
      if (isGstin(found) && !out.gstins.includes(found)) out.gstins.push(found);
    if (out.to) continue;
    const two = span.exec(line);
    const [from, to] = [two && dayOf(two[1]!), two && dayOf(two[2]!)];
    const on = single.exec(line);
    const m = month.exec(line);
    const y = year.exec(line);
    if (from && to && from <= to) Object.assign(out, { from, to });
    else if (on && dayOf(on[1]!)) out.to = dayOf(on[1]!)!;
    else if (y && Number(y[2]) === (Number(y[1]) + 1) % 100)
      Object.assign(out, { from: `${y[1]}-04-01`, to: `${Number(y[1]) + 1}-03-31` });
    else if (m) {
      const first = `${m[2]!.padStart(4, '20')}-${String(months.indexOf(m[1]!.slice(0, 3).toLowerCase()) + 1).padStart(2, '0')}-01`;
      Object.assign(out, { from: first, to: lastOf(first) });
    }
  }
  return out;
}

/** The financial year `2025-26` a title's period ends in. */
export const titleYear = ({ to }: TitleFacts): string | undefined => (to ? financialYearOn(to) : undefined);
