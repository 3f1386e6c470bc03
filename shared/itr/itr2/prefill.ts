import { type FormValues, type PathOf, setAt } from '../../forms/paths.ts';
import { rowsOf } from '../common/read.ts';
import type { PrefillResult } from '../common/types.ts';
import { itr1FromPrefill } from '../itr1/prefill.ts';
import type { Itr1 } from '../values/itr1.ts';
import type { Itr2, Itr2TaxesPaidTdsSalary } from '../values/itr2.ts';
import type { Itr2Year } from './data/years.ts';

/** A path of an ITR-1 draft, rows written as row 0, and its path in ITR-2; `null`: missing in ITR-2. */
type Move = readonly [from: PathOf<Itr1>, to: PathOf<Itr2> | null];

/** The longest matching prefix decides; paths without one are omitted. */
const moves = (year: Itr2Year): readonly Move[] => [
  ['salary.employers.0.employer_name', 'salary.employers.0.employer_name'],
  ['salary.employers.0.employer_tan', 'salary.employers.0.employer_tan'],
  ['salary.employers.0.salary_17_1', 'salary.employers.0.salary_17_1'],
  ['salary.employers.0.perquisites', 'salary.employers.0.perquisites'],
  ['salary.employers.0.profit_in_lieu_salary', 'salary.employers.0.profit_in_lieu_salary'],
  ['salary.employers.0.tds_deducted', 'taxes_paid.tds_salary.0.tds_deducted'],
  ['salary.exempt_allowances', 'salary.exempt_allowances'],
  ['salary.professional_tax', 'salary.professional_tax'],
  ['taxes_paid.tds_other.0.tan', 'taxes_paid.tds_other.0.tan'],
  ['taxes_paid.tds_other.0.section', year.detailed ? 'taxes_paid.tds_other.0.section' : null],
  ['taxes_paid.tds_other.0.gross_receipt', 'taxes_paid.tds_other.0.gross_receipt'],
  ['taxes_paid.tds_other.0.tds_deducted', 'taxes_paid.tds_other.0.deducted'],
  ['taxes_paid.tds_other.0.tds_claimed', 'taxes_paid.tds_other.0.tds_claimed'],
  ['taxes_paid.payments', 'taxes_paid.payments'],
  ['bank_accounts', 'bank_accounts'],
  ['other_sources', 'other_sources'],
  ['other_sources.retirement_notified_rows', null],
  ['other_sources.retirement_notified', null],
  ['other_sources.retirement_quarters', null],
  ['other_sources.retirement_other', null],
  ['deductions', 'deductions'],
  ...(year.detailed ? [] : ([['deductions.schedule_80c.0.amount', 'deductions.sec_80c']] satisfies Move[])),
  ['personal', 'personal'],
  ['personal.employer_category', null],
  ['filing', 'filing'],
  ['verification', 'verification'],
];

const ROW = /(?<=\.)\d+(?=\.|$)/g;

/** The same path in ITR-2, or undefined if the value is not copied. */
function placeIn(table: readonly Move[], path: string): string | undefined {
  const rows = path.match(ROW) ?? [];
  const plain = path.replace(ROW, '0');
  const [from, to] = table
    .filter(([from]) => plain === from || plain.startsWith(`${from}.`))
    .reduce<Move | readonly []>((best, move) => (move[0].length > (best[0]?.length ?? 0) ? move : best), []);
  if (from === undefined || to == null) return undefined;
  let row = 0;
  return (to + plain.slice(from.length)).replace(ROW, () => rows[row++] as string);
}

const valueAt = (data: FormValues, path: string): unknown =>
  path.split('.').reduce<unknown>((here, key) => (here as Record<string, unknown> | undefined)?.[key], data);

/** The department's prefill data as an ITR-2 draft: read as for ITR-1, each value moved to its place here. Never throws. */
export function itr2FromPrefill(year: Itr2Year, json: unknown): PrefillResult {
  const read = itr1FromPrefill(year.common, json);
  let data: FormValues = {};
  const sources: Record<string, string> = {};
  const table = moves(year);
  for (const [path, from] of Object.entries(read.sources)) {
    const to = placeIn(table, path);
    if (to === undefined) continue;
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
