import { type IsoDate, isIsoDate } from '../dates.ts';
import { type FormData, getAt } from '../forms/paths.ts';

/** Whole amount at a path of form data, 0 when empty or not a number. */
export const amountAt = (data: unknown, path: string): number => {
  const v = getAt(data, path);
  return typeof v === 'number' && Number.isFinite(v) ? v : 0;
};

const MOST = 99_999_999_999_999;

/** A typed amount as the tax engine may have it: whole, not negative, within the file's 14 digits; a draft may hold anything. */
export const typedAt = (data: unknown, path: string): number =>
  Math.round(Math.min(Math.max(amountAt(data, path), 0), MOST));

/** A real day at a path, or undefined. */
export const dateAt = (data: unknown, path: string): IsoDate | undefined => {
  const v = getAt(data, path);
  return isIsoDate(v) ? v : undefined;
};

/** Text at a path, '' when absent. */
export const textAt = (data: unknown, path: string): string => {
  const v = getAt(data, path);
  return typeof v === 'string' ? v : '';
};

/** Rows of a repeater, [] when absent or not a list; rows that are no objects read as empty ones. */
export const rowsAt = (data: unknown, path: string): FormData[] => {
  const v = getAt(data, path);
  return Array.isArray(v)
    ? v.map((row) => (row !== null && typeof row === 'object' ? (row as FormData) : {}))
    : [];
};

/** Sum of one column of rows. */
export const sumOf = (rows: readonly FormData[], key: string): number =>
  rows.reduce((total, row) => total + typedAt(row, key), 0);

/** Works a row out once: rows of a form are replaced when they change, never written to. */
export const onceARow = <T>(work: (row: FormData) => T): ((row: FormData) => T) => {
  const known = new WeakMap<FormData, { is: T }>();
  return (row) => {
    let found = known.get(row);
    if (!found) {
      found = { is: work(row) };
      known.set(row, found);
    }
    return found.is;
  };
};

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

/** Writes figures over data: objects are merged, lists row by row, everything else replaced. Data keeps what figures do not name. */
export const mergeFigures = (data: unknown, figures: unknown): unknown => {
  if (Array.isArray(figures))
    return Array.isArray(data)
      ? data.map((row, i) => (figures[i] === undefined ? row : mergeRow(row, figures[i])))
      : data;
  if (figures !== null && typeof figures === 'object') {
    const base = data !== null && typeof data === 'object' && !Array.isArray(data) ? (data as FormData) : {};
    const out: FormData = { ...base };
    for (const [key, value] of Object.entries(figures)) {
      const merged = mergeFigures(base[key], value);
      if (merged !== undefined) out[key] = merged;
    }
    return out;
  }
  return figures;
};
