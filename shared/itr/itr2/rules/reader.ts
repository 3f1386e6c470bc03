import { ageInPreviousYear, isIsoDate } from '../../../dates.ts';
import { getAt } from '../../../forms/paths.ts';
import { rulesOf } from '../../../tax/years/index.ts';
import type { YearRules } from '../../../tax/years/types.ts';
import { figureOf } from '../../common/read.ts';
import { isObject, type JsonObject } from '../../json/path.ts';
import type { Itr2Year } from '../data/years.ts';

/** Finding of a rule: JSON path inside `ITR.ITR2`, and the values of the message. */
export interface Finding {
  at: string;
  params?: Record<string, string | number>;
}

/** A row or object of the file with its path; missing numbers read as 0, missing texts as ''. */
export interface Node {
  at: string;
  n: (path: string) => number;
  s: (path: string) => string;
  has: (path: string) => boolean;
  rows: (path: string) => readonly Node[];
  /** Whether a list is there, filled or not. */
  isList: (path: string) => boolean;
  /** Full path of a place inside it. */
  to: (path: string) => string;
}

/** The file as rules read it. */
export interface Reader extends Node {
  year: Itr2Year;
  /** Rates and limits of the year. */
  law: YearRules;
  old: boolean;
  huf: boolean;
  resident: boolean;
  /** Completed years at the end of the previous year; undefined without a date of birth. */
  age: number | undefined;
}

/** A check over the whole file; returns nothing if it passes. */
export interface Rule {
  /** Our name of the rule: the department's numbers for ITR-2 are not public in full. */
  id: string;
  message: string;
  severity?: 'warning';
  check: (r: Reader) => readonly (Finding | undefined)[] | Finding | undefined;
}

/** A node of a file that does not change while rules read it: its rows are cached. */
const nodeOf = (object: unknown, at: string): Node => {
  const to = (p: string) => (at ? (p ? `${at}.${p}` : at) : p);
  const lists = new Map<string, readonly Node[]>();
  return {
    at,
    to,
    n: (p) => figureOf(getAt(object, p)),
    s: (p) => {
      const v = getAt(object, p);
      return typeof v === 'string' ? v : typeof v === 'number' ? String(v) : '';
    },
    has: (p) => getAt(object, p) !== undefined,
    isList: (p) => Array.isArray(getAt(object, p)),
    rows: (p) => {
      const known = lists.get(p);
      if (known) return known;
      const list = getAt(object, p);
      const rows = Array.isArray(list)
        ? list.map((row, i) => nodeOf(isObject(row) ? row : {}, `${to(p)}[${i}]`))
        : [];
      lists.set(p, rows);
      return rows;
    },
  };
};

/** A reader over the body of a file. */
export function readerOf(year: Itr2Year, body: JsonObject): Reader {
  const node = nodeOf(body, '');
  const G = 'PartA_GEN1';
  const born = node.s(`${G}.PersonalInfo.DOB`);
  return {
    ...node,
    year,
    law: rulesOf(year.assessmentYear),
    old: node.s(`${G}.FilingStatus.OptOutNewTaxRegime`) === 'Y',
    huf: node.s(`${G}.PersonalInfo.Status`) === 'H',
    resident: node.s(`${G}.FilingStatus.ResidentialStatus`) !== 'NRI',
    age: isIsoDate(born) ? ageInPreviousYear(born, year.assessmentYear) : undefined,
  };
}

/** Passes unless `broken`. */
export const when = (broken: boolean, at: string, params?: Finding['params']): Finding | undefined =>
  broken ? { at, ...(params ? { params } : {}) } : undefined;
