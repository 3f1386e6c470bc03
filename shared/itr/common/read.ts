import { type IsoDate, isIsoDate } from '../../dates.ts';
import { type FormValues, getAt } from '../../forms/paths.ts';
import type { FieldName } from '../values/names.ts';

/** Whole amount at a path of form data, 0 when empty or not a number. */
export const amountAt = (data: unknown, path: string): number => {
  const v = getAt(data, path);
  return typeof v === 'number' && Number.isFinite(v) ? v : 0;
};

const MOST = 99_999_999_999_999;

/** A figure of a file for rules: 0 if it is not a number of at most 14 digits, which the reader reports. */
export const figureOf = (value: unknown): number =>
  typeof value === 'number' && Math.abs(value) <= MOST ? value : 0;

/** A typed amount for the tax engine: whole, not negative, at most 14 digits; a draft may have any value. */
export const typedAt = (data: unknown, path: string): number =>
  Math.round(Math.min(Math.max(amountAt(data, path), 0), MOST));

/** Text at a path, '' when absent. */
export const textAt = (data: unknown, path: string): string => {
  const v = getAt(data, path);
  return typeof v === 'string' ? v : '';
};

/** Rows of a repeater, [] if absent or not a list; rows that are not objects become empty ones. */
export const rowsAt = (data: unknown, path: string): FormValues[] => {
  const v = getAt(data, path);
  return Array.isArray(v)
    ? v.map((row) => (row !== null && typeof row === 'object' ? (row as FormValues) : {}))
    : [];
};

/** Caches a calculation per row: rows of a form are replaced on change, never mutated. */
export const onceARow = <R extends object, T>(work: (row: R) => T): ((row: R) => T) => {
  const known = new WeakMap<R, { is: T }>();
  return (row) => {
    let found = known.get(row);
    if (!found) {
      found = { is: work(row) };
      known.set(row, found);
    }
    return found.is;
  };
};

/**
 * The same for typed forms. A draft may have any value (a file read partly, a call of another version), so
 * each reader checks the value and not only its type.
 */
export const amountOf = (value: number | undefined): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

/** A typed amount for the tax engine: whole rupees, 0 to 14 digits. */
export const rupees = (value: number | undefined): number =>
  Math.round(Math.min(Math.max(amountOf(value), 0), MOST));

/** A whole amount that may be negative, 0 where it is not a number anyone could mean. */
export const signed = (value: number | undefined): number => {
  const n = Math.round(amountOf(value));
  return Math.abs(n) <= MOST ? n : 0;
};

/** A code or text, '' when absent. */
export const textOf = <T extends string>(value: T | undefined): T | '' =>
  typeof value === 'string' ? value : '';

/** A real day, or undefined. */
export const dateOf = (value: string | undefined): IsoDate | undefined =>
  isIsoDate(value) ? value : undefined;

/** Rows of a repeater, [] when absent; a row that is not an object reads as an empty one. */
export const rowsOf = <T extends object>(value: readonly T[] | undefined): T[] =>
  Array.isArray(value) ? value.map((row) => (row !== null && typeof row === 'object' ? row : ({} as T))) : [];

/** The names of a part's amounts, and of its lists of rows. */
export type AmountKey<T> = { [K in keyof T]-?: NonNullable<T[K]> extends number ? K : never }[keyof T];
type RowsKey<T> = {
  [K in keyof T]-?: NonNullable<T[K]> extends readonly object[] ? K : never;
}[keyof T];
/** One row of a list of a part. */
type RowOf<T, K extends keyof T> = NonNullable<T[K]> extends readonly (infer R extends object)[] ? R : never;

/** Sum of one column of rows. */
export const total = <T extends object>(rows: readonly T[], key: AmountKey<T>): number =>
  rows.reduce((sum, row) => sum + rupees(row[key] as number | undefined), 0);

/** Reads the amounts of one part by name. */
export const amountsOf =
  <T extends object>(part: T | undefined) =>
  (key: AmountKey<T>): number =>
    rupees(part?.[key] as number | undefined);

/**
 * The amount of a line named in a table of the form, from which the fields are also generated. Other callers
 * read by name.
 */
export const lineOf = (part: object | undefined, key: FieldName): number =>
  signed((part as Record<string, number> | undefined)?.[key]);

/** Reads the lists of one part by name. */
export const listsOf =
  <T extends object>(part: T | undefined) =>
  <K extends RowsKey<T>>(key: K): RowOf<T, K>[] =>
    rowsOf(part?.[key] as readonly RowOf<T, K>[] | undefined);

/** Rows with their figures written over them, for as long as neither is replaced. */
const mergedRows = new WeakMap<object, { figures: object; merged: unknown }>();

const mergeRow = (row: unknown, figures: unknown): unknown => {
  if (row === null || typeof row !== 'object' || figures === null || typeof figures !== 'object')
    return mergeFigures(row, figures);
  const known = mergedRows.get(row);
  if (known?.figures === figures) return known.merged;
  const merged = mergeFigures(row, figures);
  mergedRows.set(row, { figures, merged });
  return merged;
};

/** Merges figures into data: objects are merged, lists row by row, everything else replaced. */
export const mergeFigures = (data: unknown, figures: unknown): unknown => {
  if (Array.isArray(figures))
    return Array.isArray(data)
      ? data.map((row, i) => (figures[i] === undefined ? row : mergeRow(row, figures[i])))
      : data;
  if (figures !== null && typeof figures === 'object') {
    const base =
      data !== null && typeof data === 'object' && !Array.isArray(data) ? (data as FormValues) : {};
    const out: FormValues = { ...base };
    for (const key in figures) {
      const merged = mergeFigures(base[key], (figures as FormValues)[key]);
      if (merged !== undefined) out[key] = merged;
    }
    return out;
  }
  return figures;
};
