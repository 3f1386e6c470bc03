import type { RawCell } from '../sheets/cells.ts';

/** Names of a field's column: `names` count also as a part of a heading, `bare` ones, common words, only alone. */
export interface FieldNames {
  names: readonly string[];
  bare: readonly string[];
}

/** Finds the field of a heading: by its whole text, else by the longest known name in it. */
export type FieldOf<F extends string> = (heading: string) => { field: F; whole: boolean } | undefined;

/** Letters of any script, digits, per cent and number signs alone. */
export const squeeze = (s: string): string => s.toLowerCase().replace(/[^\p{L}\p{M}\p{N}%#]/gu, '');

/** Words of Hindi in headings that are otherwise English (`Bill नं`, `Taxable मूल्य`). */
const hindiWords: readonly (readonly [RegExp, string])[] = [
  [/नंबर|नं\.?|संख्या|क्रमांक/g, ' no '],
  [/दिनांक|तारीख|तिथि/g, ' date '],
  [/मूल्य/g, ' value '],
  [/राशि|रकम/g, ' amount '],
  [/दर/g, ' rate '],
  [/नाम/g, ' name '],
  [/राज्य/g, ' state '],
  [/कुल/g, ' total '],
  [/बिल/g, ' bill '],
  [/पार्टी|ग्राहक/g, ' party '],
];
const latin = /\p{Script=Latin}/u;
const devanagari = /\p{Script=Devanagari}/u;
/** Readings of a heading that mixes both scripts: its Hindi words in English, and its English words alone. */
const mixed = (heading: string): string[] =>
  latin.test(heading) && devanagari.test(heading)
    ? [
        hindiWords.reduce((text, [word, english]) => text.replace(word, english), heading),
        heading.replace(/[\p{Script=Devanagari}\p{M}]+/gu, ' '),
        heading.replace(/\p{Script=Latin}+/gu, ' '),
      ]
    : [];

/** Builds a finder from a dictionary of headings. If two fields share a name, the first wins. */
export function vocabulary<F extends string>(fields: Readonly<Record<F, FieldNames>>): FieldOf<F> {
  const exact = new Map<string, F>();
  const parts: { key: string; field: F }[] = [];
  for (const [field, { names, bare }] of Object.entries(fields) as [F, FieldNames][]) {
    for (const name of [...names, ...bare]) if (!exact.has(squeeze(name))) exact.set(squeeze(name), field);
    for (const name of names) parts.push({ key: squeeze(name), field });
  }
  parts.sort((a, b) => b.key.length - a.key.length);
  return (heading) => {
    const key = squeeze(heading);
    if (key === '') return undefined;
    const whole = exact.get(key);
    if (whole) return { field: whole, whole: true };
    for (const reading of mixed(heading)) {
      const found = exact.get(squeeze(reading));
      if (found) return { field: found, whole: true };
    }
    const part = parts.find((p) => key.includes(p.key));
    return part && { field: part.field, whole: false };
  };
}

/** Position of a table's headings: index of their last line, names by column, and candidate columns of each field. */
export interface Heading<F extends string> {
  line: number;
  names: string[];
  columns: Map<F, number[]>;
}

/** Headings are expected within these lines of a sheet. */
export const HEADING_LINES = 40;

const shown = (raw: RawCell): string =>
  raw === null || raw === undefined || raw instanceof Date ? '' : String(raw).trim();

/** Columns of one line of names by field; a whole name counts before a part of one. */
export function columnsOf<F extends string>(fieldOf: FieldOf<F>, names: readonly string[]): Map<F, number[]> {
  const columns = new Map<F, number[]>();
  const whole = new Set<F>();
  names.forEach((name, i) => {
    const found = fieldOf(name);
    if (!found) return;
    const list = columns.get(found.field) ?? [];
    if (found.whole && !whole.has(found.field)) {
      whole.add(found.field);
      columns.set(found.field, [i]);
    } else if (found.whole || !whole.has(found.field)) columns.set(found.field, [...list, i]);
  });
  return columns;
}

/**
 * Two lines of headings as one: the name of the column below, where a cell above is merged over several, else the name above; or both,
 * where only together they name a column (`Invoice` over `No` and `Date`).
 */
function joined<F extends string>(
  fieldOf: FieldOf<F>,
  upper: readonly RawCell[],
  lower: readonly RawCell[],
): string[][] {
  if (lower.every((raw) => shown(raw) === '')) return [];
  if (lower.some((raw) => typeof raw === 'number' || raw instanceof Date)) return [];
  const width = Math.max(upper.length, lower.length);
  const below = Array.from({ length: width }, (_, i) => shown(lower[i]) || shown(upper[i]));
  if (upper.filter((raw) => shown(raw) !== '').length < 2) return [below];
  let above = '';
  const both = Array.from({ length: width }, (_, i) => {
    above = shown(upper[i]) || above;
    const [own, whole] = [shown(lower[i]), [above, shown(lower[i])].filter(Boolean).join(' ')];
    return fieldOf(whole)?.whole || !fieldOf(own) ? whole : own;
  });
  return [below, both];
}

/** Finds the line, or the two lines, that name most fields among the first forty; undefined when fewer than `least` are named. */
export function findHeading<F extends string>(
  fieldOf: FieldOf<F>,
  rows: readonly (readonly RawCell[])[],
  least = 3,
): Heading<F> | undefined {
  let best: Heading<F> | undefined;
  const offer = (line: number, names: string[]) => {
    const columns = columnsOf(fieldOf, names);
    if (!best || columns.size > best.columns.size) best = { line, names, columns };
  };
  const begin = Math.max(
    rows.findIndex((row) => row.some(shownFilled)),
    0,
  );
  const end = Math.min(rows.length, begin + HEADING_LINES);
  for (let line = begin; line < end; line++) offer(line, rows[line]!.map(shown));
  // Joined lines must name more than either alone.
  for (let line = begin; line + 1 < end; line++)
    for (const names of joined(fieldOf, rows[line]!, rows[line + 1]!)) offer(line + 1, names);
  return best && best.columns.size >= least ? best : undefined;
}

/** The line with the most texts and data lines after it: a heading row with too few known names. */
export function unknownHeading<F extends string>(
  fieldOf: FieldOf<F>,
  rows: readonly (readonly RawCell[])[],
): Heading<F> | undefined {
  let best: Heading<F> | undefined;
  let most = 1;
  const end = Math.min(rows.length - 1, HEADING_LINES);
  for (let line = 0; line < end; line++) {
    const cells = rows[line]!;
    const names = cells.map(shown);
    const filled = names.filter((n) => n !== '');
    if (filled.length <= most || filled.some((n) => /^[-+₹\d.,%()/\s]+$/.test(n))) continue;
    if (cells.some((raw) => typeof raw === 'number' || raw instanceof Date)) continue;
    if (!rows.slice(line + 1).some((row) => row.filter((raw) => shownFilled(raw)).length >= 2)) continue;
    most = filled.length;
    best = { line, names, columns: columnsOf(fieldOf, names) };
  }
  return best;
}

const shownFilled = (raw: RawCell): boolean => raw instanceof Date || shown(raw) !== '';

/** The names of a line of headings: at least so many fields by their whole names; undefined for any other line. */
export function headingOf<F extends string>(
  fieldOf: FieldOf<F>,
  row: readonly RawCell[],
  least: number,
): string[] | undefined {
  const names = row.map(shown);
  const whole = new Set(names.flatMap((name) => (fieldOf(name)?.whole ? [fieldOf(name)!.field] : [])));
  return whole.size >= least ? names : undefined;
}

/** Whether a line repeats the headings, as on a new page. */
export const repeatsHeading = (names: readonly string[], row: readonly RawCell[]): boolean =>
  names.some((name) => name !== '') && names.every((name, i) => name === shown(row[i]));
