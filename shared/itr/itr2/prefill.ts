import { type FormData, setAt } from '../../forms/paths.ts';
import { itr1FromPrefill } from '../itr1/prefill.ts';
import { rowsAt } from '../read.ts';
import type { PrefillResult } from '../types.ts';
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
  for (const [i, row] of rowsAt(data, 'salary.employers').entries()) {
    const tax = rowsAt(data, 'taxes_paid.tds_salary')[i];
    if (!tax) continue;
    for (const [key, value] of [
      ['employer_tan', row['employer_tan']],
      ['employer_name', row['employer_name']],
      ['income', row['salary_17_1']],
    ] as const)
      if (value !== undefined) {
        data = setAt(data, `taxes_paid.tds_salary.${i}.${key}`, value);
        sources[`taxes_paid.tds_salary.${i}.${key}`] =
          read.sources[`salary.employers.${i}.employer_name`] ?? '';
      }
  }
  for (const [i] of rowsAt(data, 'taxes_paid.tds_other').entries())
    data = setAt(data, `taxes_paid.tds_other.${i}.credit_of`, 'S');
  return { data, sources, warnings: read.warnings };
}
