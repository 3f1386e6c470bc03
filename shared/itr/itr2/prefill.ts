import { type FormData, type PathOf, setAt } from '../../forms/paths.ts';
import { itr1FromPrefill } from '../itr1/prefill.ts';
import type { Itr1 } from '../itr1/values.ts';
import { rowsOf } from '../read.ts';
import type { PrefillResult } from '../types.ts';
import type { Itr2, Itr2TaxesPaidTdsSalary } from './values.ts';
import type { Itr2Year } from './years.ts';

/** Paths of an ITR-1 draft and where ITR-2 has the same; what is not named here stays or goes as `kept` says. */
const moves = (year: Itr2Year): readonly (readonly [RegExp, string])[] => [
  [
    /^salary\.employers\.(\d+)\.(employer_name|employer_tan|salary_17_1|perquisites|profit_in_lieu_salary)$/,
    'salary.employers.$1.$2',
  ],
  [/^salary\.employers\.(\d+)\.tds_deducted$/, 'taxes_paid.tds_salary.$1.tds_deducted'],
  [/^(salary\.exempt_allowances\..+|salary\.professional_tax)$/, '$1'],
  [/^taxes_paid\.tds_other\.(\d+)\.tan$/, 'taxes_paid.tds_other.$1.tan'],
  ...(year.detailed
    ? [[/^taxes_paid\.tds_other\.(\d+)\.section$/, 'taxes_paid.tds_other.$1.section'] as const]
    : []),
  [/^taxes_paid\.tds_other\.(\d+)\.gross_receipt$/, 'taxes_paid.tds_other.$1.gross_receipt'],
  [/^taxes_paid\.tds_other\.(\d+)\.tds_deducted$/, 'taxes_paid.tds_other.$1.deducted'],
  [/^taxes_paid\.tds_other\.(\d+)\.tds_claimed$/, 'taxes_paid.tds_other.$1.tds_claimed'],
  [/^(taxes_paid\.payments\..+)$/, '$1'],
  [/^(bank_accounts\..+)$/, '$1'],
  [/^(other_sources\.(?!retirement).+)$/, '$1'],
  ...(year.detailed ? [] : [[/^deductions\.schedule_80c\.0\.amount$/, 'deductions.sec_80c'] as const]),
  [/^(deductions\..+)$/, '$1'],
  [/^(personal\.(?!employer_category).+)$/, '$1'],
  [/^(filing\..+|verification\..+)$/, '$1'],
];

const valueAt = (data: FormData, path: string): unknown =>
  path.split('.').reduce<unknown>((here, key) => (here as Record<string, unknown> | undefined)?.[key], data);

/** The department's prefill data as an ITR-2 draft: read as for ITR-1, each value moved to its place here. Never throws. */
export function itr2FromPrefill(year: Itr2Year, json: unknown): PrefillResult {
  const read = itr1FromPrefill(year.common, json);
  let data: FormData = {};
  const sources: Record<string, string> = {};
  const table = moves(year);
  for (const [path, from] of Object.entries(read.sources)) {
    const move = table.find(([pattern]) => pattern.test(path));
    if (!move) continue;
    const to = path.replace(move[0], move[1]);
    data = setAt(data, to, valueAt(read.data, path));
    sources[to] = from;
  }
  const put = (path: PathOf<Pick<Itr2, 'taxes_paid'>>, value: unknown) => {
    data = setAt(data, path, value);
    return path;
  };
  const moved: Itr2 = data;
  for (const [i, row] of rowsOf(moved.salary?.employers).entries()) {
    if (!rowsOf(moved.taxes_paid?.tds_salary)[i]) continue;
    const given: Partial<Itr2TaxesPaidTdsSalary> = {
      ...(row.employer_tan !== undefined ? { employer_tan: row.employer_tan } : {}),
      ...(row.employer_name !== undefined ? { employer_name: row.employer_name } : {}),
      ...(row.salary_17_1 !== undefined ? { income: row.salary_17_1 } : {}),
    };
    const from: PathOf<Pick<Itr1, 'salary'>> = `salary.employers.${i}.employer_name`;
    for (const [key, value] of Object.entries(given) as [keyof Itr2TaxesPaidTdsSalary, unknown][])
      sources[put(`taxes_paid.tds_salary.${i}.${key}`, value)] = read.sources[from] ?? '';
  }
  for (const [i] of rowsOf(moved.taxes_paid?.tds_other).entries())
    put(`taxes_paid.tds_other.${i}.credit_of`, 'S');
  return { data, sources, warnings: read.warnings };
}
