import type { AssessmentYear } from '../../../dates.ts';
import { ageInPreviousYear, isIsoDate } from '../../../dates.ts';
import { getAt } from '../../../forms/paths.ts';
import { rulesOf } from '../../../tax/years/index.ts';
import type { YearRules } from '../../../tax/years/types.ts';
import { figureOf } from '../../common/read.ts';
import { isObject, type JsonObject } from '../../json/path.ts';
import type { Itr1Year } from '../data/years.ts';

/** Finding of a rule: JSON path inside `ITR.ITR1`, and the values of the message. */
export interface Finding {
  at: string;
  params?: Record<string, string | number>;
}

/** One of the department's validation rules. `check` returns nothing if it passes. */
export interface Rule {
  category: 'A' | 'B' | 'D';
  /**
   * Number in the department's list for AY 2025-26, or in the one named by `list`; `numberIn` gives that of a
   * year.
   */
  no: number;
  /** The list the rule is new in; it applies to that year. */
  list?: '2026-27';
  /** Years it applies to; all when absent. */
  years?: readonly AssessmentYear[];
  message: string;
  check: (r: Reader) => Finding | readonly (Finding | undefined)[] | undefined;
}

/** A row of a list in the file, with its path. */
export interface Row {
  at: string;
  n: (path: string) => number;
  s: (path: string) => string;
  rows: (path: string) => Row[];
  has: (path: string) => boolean;
}

/** The file as rules read it: missing numbers are 0, missing texts are ''. */
export interface Reader extends Row {
  year: Itr1Year;
  /** Rates and limits of the year. */
  law: YearRules;
  old: boolean;
  /** Completed years at the end of the previous year; undefined without a date of birth. */
  age: number | undefined;
  /** Nature of employment. */
  employer: string;
}

const rowOf = (object: unknown, at: string): Row => {
  const path = (p: string) => (at ? (p ? `${at}.${p}` : at) : p);
  const get = (p: string) => getAt(object, p);
  return {
    at,
    n: (p) => Math.trunc(figureOf(get(p))),
    s: (p) => {
      const v = get(p);
      return typeof v === 'string' ? v : typeof v === 'number' ? String(v) : '';
    },
    has: (p) => get(p) !== undefined,
    rows: (p) => {
      const list = get(p);
      return Array.isArray(list)
        ? list.map((row, i) => rowOf(isObject(row) ? row : {}, `${path(p)}[${i}]`))
        : [];
    },
  };
};

/** A reader over the body of a file. */
export function readerOf(year: Itr1Year, body: JsonObject): Reader {
  const row = rowOf(body, '');
  const born = row.s('PersonalInfo.DOB');
  return {
    ...row,
    year,
    law: rulesOf(year.assessmentYear),
    old: row.s('FilingStatus.OptOutNewTaxRegime') === 'Y',
    age: isIsoDate(born) ? ageInPreviousYear(born, year.assessmentYear) : undefined,
    employer: row.s('PersonalInfo.EmployerCategory'),
  };
}
