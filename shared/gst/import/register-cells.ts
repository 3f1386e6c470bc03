import type { Message } from '../../forms/messages.ts';
import { isGstin } from '../../identifiers.ts';
import { withDigits } from '../../money.ts';
import { cellText, type RawCell, readMoney } from '../../sheets/cells.ts';
import { isRate } from '../data/rates.ts';

/** Capitals without blanks, dots and hyphens, as identifiers compare. */
export const squeezed = (raw: RawCell): string =>
  cellText(raw)
    .toUpperCase()
    .replace(/[\s.-]/g, '');
export const gstinLike = /^\d{2}[A-Z0-9]{12}[0-9A-Z]$/;
export const isGstinCell = (raw: RawCell): boolean => gstinLike.test(squeezed(raw)) && isGstin(squeezed(raw));
/** GSTINs with a right check character among the words of a cell. */
export const gstinsIn = (raw: RawCell): string[] =>
  (
    cellText(raw)
      .toUpperCase()
      .match(/\b\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]{3}\b/g) ?? []
  ).filter(isGstin);
/** Words used where a buyer has no GSTIN. */
export const unregistered =
  /^(|-+|–|na|n\/a|nil|none|urp|urd|ur|unreg(istered)?|unregistereddealer|unregd|notavailable|notapplicable|nogstin?|(end)?consumer|b2c|cash(sales?)?)$/i;
/** How a line of sums begins. */
export const totalLine =
  /^((grand|sub|net|day|daily|page|party|bill|month(ly)?|group|over ?all|running|report)[\s-]*)?totals?\b|^(amounts? |balance )?(carried|brought)[\s-]*(over|forward|down)\b|^[bc]\s*\/\s*[fdo]\b|^कुल|^योग/i;
/** How a line of a party's sum ends. */
export const totalEnd = /\S\s+totals?\s*:?$/i;
/** Words of documents that were cancelled. */
export const cancelledWord = /\b(cancel+ed|void(ed)?)\b|रद्द/i;
/** Words for a cancelled document, as used in a status column. */
export const takenBack =
  /^\W*((bill|invoice|inv\.?|order)\s+)?(is |was )?(cancel+ed|void(ed)?|रद्द)(\s+(bill|invoice|inv\.?|order))?\W*$/i;
const noFigure = /^(-+|–|—|nil|n\.?a\.?)$/i;

/** Paise of a cell; undefined for a blank one and for a dash. */
export const amount = (raw: RawCell): { paise: number } | { message: Message } | undefined => {
  const text = cellText(raw);
  if (text === '' || noFigure.test(text)) return undefined;
  const read = readMoney(raw);
  return read.ok ? { paise: (read.value as number | undefined) ?? 0 } : { message: read.message };
};

/** Per cent of `18`, `18%`, `GST 18%`, `9+9`; NaN if not a rate. */
export function percent(raw: RawCell): number | undefined {
  const text = withDigits(cellText(raw));
  if (text === '' || noFigure.test(text)) return undefined;
  const halves = /^(\d+(?:\.\d+)?)\s*%?\s*\+\s*(\d+(?:\.\d+)?)\s*%?$/.exec(text);
  if (halves) return Number(halves[1]) + Number(halves[2]);
  const m = /^(?:[a-z@/ ]*)(\d+(?:\.\d+)?)\s*%?$/i.exec(text.replace(/,/g, ''));
  return m ? Number(m[1]) : Number.NaN;
}

export const roundRate = (n: number): number => Math.round(n * 1e4) / 1e4;

/** Whether a number is a rate of the Act, as per cent or as a fraction; none is both. */
export const mayBeRate = (n: number | undefined): boolean =>
  n !== undefined && (isRate(n) || isRate(roundRate(n * 100)));

/** Rates of a column: per cent, or fractions if only that gives legal rates; undefined if it contains prices. */
export function ratesOf(values: readonly (number | undefined)[]): ((v: number) => number) | undefined {
  const own = values.filter((v): v is number => v !== undefined && v !== 0);
  if (own.every((v) => isRate(v))) return (v) => v;
  if (own.every((v) => isRate(roundRate(v * 100)))) return (v) => roundRate(v * 100);
  return undefined;
}
