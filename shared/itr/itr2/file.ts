import type { FormValues } from '../../forms/paths.ts';
import { amountAt, amountOf, dateOf, rowsAt, rowsOf, textAt } from '../common/read.ts';
import { isObject, type JsonObject } from '../json/path.ts';
import type { Itr2, Itr2CapitalGains, Itr2Salary } from '../values/itr2.ts';
import { deriveItr2 } from './compute.ts';
import type { Itr2Year } from './data/years.ts';
import { instalmentColumns } from './parts/gain-tables.ts';
import { forRegime, regimeOf } from './regime.ts';
import { withRentedSalary } from './rented-salary.ts';

const part = <T extends object>(v: T | undefined): T => (isObject(v) ? v : ({} as T));

/**
 * Shares bought after 31 January 2018 have neither number nor price in the file of AY 2026-27 (Schedules 112A
 * and 115AD, columns 4 and 5, rules A-173 and A-174): the draft keeps those from brokers' statements.
 */
function withoutCountOfLater(year: Itr2Year, data: Itr2): Itr2 {
  if (year.assessmentYear !== '2026-27') return data;
  const later = <R extends { acquired?: string; units?: number; price?: number }>(row: R): R => {
    if (row.acquired !== 'AE') return row;
    const { units: _units, price: _price, ...rest } = row;
    return rest as R;
  };
  const { schedule_112a, schedule_115ad } = data;
  return {
    ...data,
    ...(schedule_112a?.rows
      ? { schedule_112a: { ...schedule_112a, rows: schedule_112a.rows.map(later) } }
      : {}),
    ...(schedule_115ad?.rows
      ? { schedule_115ad: { ...schedule_115ad, rows: schedule_115ad.rows.map(later) } }
      : {}),
  };
}

/**
 * Derived data as in the file: items barred by the chosen regime are removed, and the house rent allowance
 * computed in its schedule is among the exempt allowances.
 */
export const toFile =
  (year: Itr2Year) =>
  (derived: Itr2): Itr2 => {
    const data = withoutCountOfLater(year, forRegime(year, derived, regimeOf(derived)).data);
    const salary: Itr2Salary = part(data.salary);
    if (salary.hra === undefined) return data;
    const exempt = amountOf(salary.hra.hra_exempt);
    const rows = rowsOf(salary.exempt_allowances).filter((row) => row.nature !== '10(13A)');
    return {
      ...data,
      salary: {
        ...salary,
        exempt_allowances: [...rows, ...(exempt > 0 ? [{ nature: '10(13A)' as const, amount: exempt }] : [])],
      },
    };
  };

/** Section of relief of each country, which the file has in Schedule TR only. */
export const withReliefSections = (data: Itr2, file: JsonObject): Itr2 => {
  const rows = rowsOf(data.foreign_income?.rows);
  if (rows.length === 0) return data;
  const reliefs = rowsAt(file, 'ScheduleTR1.ScheduleTR');
  const sectionOf = (row: (typeof rows)[number]) =>
    textAt(
      reliefs.find(
        (r) => r['CountryCodeExcludingIndia'] === row.country && r['TaxIdentificationNo'] === row.tin,
      ),
      'ReliefClaimedUsSection',
    ) as (typeof rows)[number]['relief_section'] | '';
  const withSection = rows.map((row) => {
    const relief_section = sectionOf(row);
    return relief_section ? { ...row, relief_section } : row;
  });
  return { ...data, foreign_income: { ...data.foreign_income, rows: withSection } };
};

/**
 * The file has accrual periods only after all losses: if they differ from the dates, they become the
 * preparer's own split.
 */
export const withQuarters = (
  year: Itr2Year,
  data: Itr2,
  file: JsonObject,
  derive: (data: Itr2) => Itr2 = (given) => deriveItr2(year, given),
): Itr2 => {
  const schedule = file['ScheduleCGFor23'] ?? file['ScheduleCG'];
  const accrual = isObject(schedule) ? schedule['AccruOrRecOfCG'] : undefined;
  if (!isObject(accrual)) return data;
  const { short, long } = part<Itr2CapitalGains>(data.capital_gains);
  const dated = {
    short: rowsOf(short?.land).some((row) => dateOf(row.sold_on)),
    long: rowsOf(long?.land).some((row) => dateOf(row.sold_on)),
  };
  const holdsLand = (buckets: readonly string[]) =>
    (dated.short && buckets.includes('stcg-slab')) ||
    (dated.long && (buckets.includes('112-20') || buckets.includes('112-12.5')));
  const worked: Itr2 = derive(data);
  let out = data;
  for (const group of year.rates) {
    const columns = Object.fromEntries(
      instalmentColumns.map(([key, , json]) => [
        key,
        Math.max(0, amountAt(accrual, `${group.accrual}.DateRange.${json}`)),
      ]),
    );
    const same = instalmentColumns.every(
      ([key]) => columns[key] === amountOf(worked.capital_gains?.by_quarter?.[group.key]?.[key]),
    );
    if (same || holdsLand(group.buckets)) continue;
    const given = Object.fromEntries(
      Object.entries(columns).filter(([, n]) => n > 0 && Number.isSafeInteger(n)),
    );
    if (Object.keys(given).length === 0) continue;
    const gains: Itr2CapitalGains = part(out.capital_gains);
    out = { ...out, capital_gains: { ...gains, quarters: { ...gains.quarters, [group.key]: given } } };
  }
  return out;
};

const without = <P extends keyof Itr2>(data: Itr2, name: P, key: keyof NonNullable<Itr2[P]>): Itr2 => {
  const inner = part<object>(data[name] as object | undefined);
  if ((inner as FormValues)[key as string] === undefined) return data;
  const { [key]: _, ...rest } = inner as Record<typeof key, unknown>;
  const { [name]: __, ...others } = data;
  return Object.keys(rest).length > 0 ? { ...data, [name]: rest } : others;
};

/**
 * Parts of reading a file not covered by the field table: rows derived from other schedules, and figures
 * stored elsewhere.
 */
export const fromFile =
  (year: Itr2Year) =>
  (decoded: Itr2, file: JsonObject): Itr2 => {
    let out = without(without(decoded, 'special_income', 'rows'), 'tax_relief', 'rows');
    if (out.salary?.hra !== undefined) {
      const { exempt_allowances: given, ...salary } = out.salary;
      const rows = rowsOf(given).filter((row) => row.nature !== '10(13A)');
      out = { ...out, salary: { ...salary, ...(rows.length > 0 ? { exempt_allowances: rows } : {}) } };
    }
    out = withReliefSections(withRentedSalary(year, out, file), file);
    const created = textAt(file, 'CreationInfo.JSONCreationDate');
    if (created) out = { ...out, filing: { ...part(out.filing), filing_date: created } };
    return withQuarters(year, out, file);
  };
