import type { AssessmentYear } from '../../../dates.ts';
import type { Finding, Reader, Row, Rule } from './reader.ts';

type Check = Rule['check'];

/** A Category A rule: refused by the portal when broken. */
export const ruleA = (
  no: number,
  message: string,
  check: Check,
  years?: readonly AssessmentYear[],
): Rule => ({
  category: 'A',
  no,
  message,
  check,
  ...(years ? { years } : {}),
});

/** A Category A rule added in the list for AY 2026-27, by its number there. */
export const added = (no: number, message: string, check: Check): Rule => ({
  ...ruleA(no, message, check, ['2026-27']),
  list: '2026-27',
});

/** Passes unless `broken`; the finding is at `at`. */
export const when = (broken: boolean, at: string, params?: Finding['params']): Finding | undefined =>
  broken ? { at, ...(params ? { params } : {}) } : undefined;

/** `found` must equal `value`. */
export const equal = (r: Row, at: string, value: number): Finding | undefined => {
  const found = r.n(at);
  return when(found !== value, r.at ? `${r.at}.${at}` : at, { found, value });
};

/** `found` must not be more than `value`. */
export const atMost = (r: Row, at: string, value: number): Finding | undefined => {
  const found = r.n(at);
  return when(found > value, r.at ? `${r.at}.${at}` : at, { found, value });
};

/** Sum of a column. */
export const column = (rows: readonly Row[], key: string): number =>
  rows.reduce((t, row) => t + row.n(key), 0);

/** Rows after the first that repeat a non-empty key. */
export const repeated = (rows: readonly Row[], keyOf: (row: Row) => string): Row[] => {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const key = keyOf(row);
    if (!key) return false;
    const again = seen.has(key);
    seen.add(key);
    return again;
  });
};

/** Only in the old, or only in the new regime. */
export const inOld =
  (check: Check): Check =>
  (r: Reader) =>
    r.old ? check(r) : undefined;
export const inNew =
  (check: Check): Check =>
  (r: Reader) =>
    r.old ? undefined : check(r);
