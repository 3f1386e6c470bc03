import { type FormData, getAt, setAt } from '../../forms/paths.ts';
import { isObject, type JsonObject } from '../json/path.ts';
import { amountAt, dateAt, rowsAt, textAt } from '../read.ts';
import { deriveItr2 } from './compute.ts';
import { instalmentColumns } from './parts/gain-tables.ts';
import { forRegime, regimeOf } from './regime.ts';
import type { Itr2Year } from './years.ts';

const record = (v: unknown): FormData => (isObject(v) ? v : {});

/** Derived data as the file holds it: what the chosen regime does not allow is gone, and the house rent allowance worked out in its schedule stands among the exempt allowances. */
export const toFile =
  (year: Itr2Year) =>
  (derived: FormData): FormData => {
    const { data } = forRegime(year, derived, regimeOf(derived));
    const salary = record(data['salary']);
    if (salary['hra'] === undefined) return data;
    const exempt = amountAt(salary, 'hra.hra_exempt');
    const rows = rowsAt(salary, 'exempt_allowances').filter((row) => row['nature'] !== '10(13A)');
    return {
      ...data,
      salary: {
        ...salary,
        exempt_allowances: [...rows, ...(exempt > 0 ? [{ nature: '10(13A)', amount: exempt }] : [])],
      },
    };
  };

/** Section of relief of each country, which the file has in Schedule TR only. */
const withReliefSections = (data: FormData, file: JsonObject): FormData => {
  const rows = rowsAt(data, 'foreign_income.rows');
  if (rows.length === 0) return data;
  const reliefs = rowsAt(file, 'ScheduleTR1.ScheduleTR');
  const sectionOf = (row: FormData) =>
    textAt(
      reliefs.find(
        (r) => r['CountryCodeExcludingIndia'] === row['country'] && r['TaxIdentificationNo'] === row['tin'],
      ),
      'ReliefClaimedUsSection',
    );
  return setAt(
    data,
    'foreign_income.rows',
    rows.map((row) => (sectionOf(row) ? { ...row, relief_section: sectionOf(row) } : row)),
  );
};

/** The file has when gains arose only after all losses: where that differs from what the dates say, it becomes the preparer's own split. */
const withQuarters = (year: Itr2Year, data: FormData, file: JsonObject): FormData => {
  const accrual = getAt(file, 'ScheduleCGFor23.AccruOrRecOfCG');
  if (!isObject(accrual)) return data;
  const anyDated = (path: string) => rowsAt(data, path).some((row) => dateAt(row, 'sold_on'));
  const dated = {
    short: anyDated('capital_gains.short.land'),
    long: anyDated('capital_gains.long.land'),
  };
  const holdsLand = (buckets: readonly string[]) =>
    (dated.short && buckets.includes('stcg-slab')) ||
    (dated.long && (buckets.includes('112-20') || buckets.includes('112-12.5')));
  const worked = deriveItr2(year, data);
  let out = data;
  for (const group of year.rates) {
    const columns = Object.fromEntries(
      instalmentColumns.map(([key, , json]) => [
        key,
        Math.max(0, amountAt(accrual, `${group.accrual}.DateRange.${json}`)),
      ]),
    );
    const same = instalmentColumns.every(
      ([key]) => columns[key] === amountAt(worked, `capital_gains.by_quarter.${group.key}.${key}`),
    );
    if (same || holdsLand(group.buckets)) continue;
    const given = Object.fromEntries(
      Object.entries(columns).filter(([, n]) => n > 0 && Number.isSafeInteger(n)),
    );
    if (Object.keys(given).length > 0) out = setAt(out, `capital_gains.quarters.${group.key}`, given);
  }
  return out;
};

const without = (data: FormData, part: string, key: string): FormData => {
  const inner = record(data[part]);
  if (inner[key] === undefined) return data;
  const { [key]: _, ...rest } = inner;
  const { [part]: __, ...others } = data;
  return Object.keys(rest).length > 0 ? { ...data, [part]: rest } : others;
};

/** What the table of fields cannot say about reading a file: rows that follow from other schedules, and figures kept elsewhere. */
export const fromFile =
  (year: Itr2Year) =>
  (decoded: FormData, file: JsonObject): FormData => {
    let out = without(without(decoded, 'special_income', 'rows'), 'tax_relief', 'rows');
    if (getAt(out, 'salary.hra') !== undefined) {
      const rows = rowsAt(out, 'salary.exempt_allowances').filter((row) => row['nature'] !== '10(13A)');
      out = setAt(out, 'salary.exempt_allowances', rows.length > 0 ? rows : undefined);
    }
    out = withReliefSections(out, file);
    const created = textAt(file, 'CreationInfo.JSONCreationDate');
    if (created) out = { ...out, filing: { ...record(out['filing']), filing_date: created } };
    return withQuarters(year, out, file);
  };
