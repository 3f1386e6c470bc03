import type { RawCell } from '../sheets/cells.ts';

/** Names of a field's column: `names` count also as a part of a heading, `bare` ones, common words, only alone. */
export interface FieldNames {
  names: readonly string[];
  bare: readonly string[];
}

/** Finds the field a heading names: by its whole text, else by the longest known name in it. */
export type FieldOf<F extends string> = (heading: string) => { field: F; whole: boolean } | undefined;

/** Letters of any script, digits, per cent and number signs alone. */
export const squeeze = (s: string): string => s.toLowerCase().replace(/[^\p{L}\p{M}\p{N}%#]/gu, '');

/** A dictionary of headings as a finder. Of two fields with one name the first keeps it. */
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
    const part = parts.find((p) => key.includes(p.key));
    return part && { field: part.field, whole: false };
  };
}

/** Where the headings of a table stand: index of their last line, names by column, and the columns each field may be. */
export interface Heading<F extends string> {
  line: number;
  names: string[];
  columns: Map<F, number[]>;
}

/** Headings stand within these lines of a sheet. */
export const HEADING_LINES = 40;

const shown = (raw: RawCell): string =>
  raw === null || raw === undefined || raw instanceof Date ? '' : String(raw).trim();

/** Columns of one line of names by field; a whole name counts before a part of one. */
function columnsOf<F extends string>(fieldOf: FieldOf<F>, names: readonly string[]): Map<F, number[]> {
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

/** Two lines of headings as one: the name of the column below, where a cell above is merged over several, else the name above. */
function joined(upper: readonly RawCell[], lower: readonly RawCell[]): string[] | undefined {
  if (lower.every((raw) => shown(raw) === '')) return undefined;
  if (lower.some((raw) => typeof raw === 'number' || raw instanceof Date)) return undefined;
  return Array.from(
    { length: Math.max(upper.length, lower.length) },
    (_, i) => shown(lower[i]) || shown(upper[i]),
  );
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
  const end = Math.min(rows.length, HEADING_LINES);
  for (let line = 0; line < end; line++) offer(line, rows[line]!.map(shown));
  // Joined lines must name more than either alone.
  for (let line = 0; line + 1 < end; line++) {
    const names = joined(rows[line]!, rows[line + 1]!);
    if (names) offer(line + 1, names);
  }
  return best && best.columns.size >= least ? best : undefined;
}

/** Whether a line repeats the headings, as on a new page. */
export const repeatsHeading = (names: readonly string[], row: readonly RawCell[]): boolean =>
  names.some((name) => name !== '') && names.every((name, i) => name === shown(row[i]));
