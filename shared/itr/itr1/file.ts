import { getAt } from '../../forms/paths.ts';
import { amountOf, rowsAt, rowsOf, rupees, textAt, textOf, total, typedAt } from '../common/read.ts';
import { isObject, type JsonObject } from '../json/path.ts';
import type {
  Itr1,
  Itr1Deductions,
  Itr1DeductionsSchedule80c,
  Itr1Salary,
  Itr1SalaryEmployers,
} from '../values/itr1.ts';
import type { Itr1Year } from './data/years.ts';
import { forRegime, regimeOf } from './regime.ts';

const part = <T extends object>(v: T | undefined): T => (isObject(v) ? v : ({} as T));

/**
 * Derived data as in the file: items barred by the chosen regime are removed, employers without TAN and tax
 * deducted have no row in Schedule TDS1, and the house rent allowance computed in its schedule is among the
 * exempt allowances.
 */
export function toFile(derived: Itr1): Itr1 {
  const { data } = forRegime(derived, regimeOf(derived));
  const salary: Itr1Salary = part(data.salary);
  const exempt = amountOf(salary.hra?.hra_exempt);
  const rows = rowsOf(salary.exempt_allowances);
  const allowances =
    salary.hra === undefined
      ? rows
      : [
          ...rows.filter((row) => row.nature !== '10(13A)'),
          ...(exempt > 0 ? [{ nature: '10(13A)' as const, amount: exempt }] : []),
        ];
  return {
    ...data,
    salary: {
      ...salary,
      employers: rowsOf(salary.employers).filter(
        (row) => textOf(row.employer_tan) !== '' || rupees(row.tds_deducted) > 0,
      ),
      exempt_allowances: allowances,
    },
  };
}

/** Splits the file's totals of 17(1), (2), (3) over the employers of Schedule TDS1, which the file does not do. */
const employersFromFile = (
  rows: Itr1SalaryEmployers[],
  file: JsonObject,
  income: string,
): Itr1SalaryEmployers[] => {
  const at = (key: string) => typedAt(file, `${income}.${key}`);
  const perquisites = at('PerquisitesValue');
  const profits = at('ProfitsInSalary');
  const other = at('IncomeNotified89A') + at('IncomeNotifiedOther89A');
  const salary =
    getAt(file, `${income}.Salary`) === undefined
      ? Math.max(0, at('GrossSalary') - perquisites - profits - other)
      : at('Salary');
  if (salary + perquisites + profits === 0 && rows.length === 0) return [];
  const incomes = rowsAt(file, 'TDSonSalaries.TDSonSalary').map((row) => typedAt(row, 'IncChrgSal'));
  const list = rows.length > 0 ? rows : [{}];
  // incomes adding up to the salary belong to each employer; otherwise only the total is known and goes to
  // the first
  const each =
    incomes.length === list.length &&
    (incomes[0] ?? 0) >= perquisites + profits &&
    incomes.reduce((a, b) => a + b, 0) === salary + perquisites + profits;
  return list.map((row, i) => {
    const first = i === 0;
    const own = {
      perquisites: first ? perquisites : 0,
      profit_in_lieu_salary: first ? profits : 0,
      salary_17_1: each
        ? Math.max(0, (incomes[i] ?? 0) - (first ? perquisites + profits : 0))
        : first
          ? salary
          : 0,
    };
    const gross = own.salary_17_1 + own.perquisites + own.profit_in_lieu_salary;
    const income = incomes[i];
    return {
      ...row,
      ...Object.fromEntries(Object.entries(own).filter(([, v]) => v !== 0)),
      ...(income !== undefined && income !== gross ? { income_chargeable: income } : {}),
    };
  });
};

/** A schedule the file has only the sum of gets one row, so that no claim is lost. */
const rowForSum = (rows: Itr1DeductionsSchedule80c[], sum: number): Itr1DeductionsSchedule80c[] => {
  const missing = sum - total(rows, 'amount');
  return missing > 0 ? [...rows, { amount: missing }] : rows;
};

/** Parts of reading a file not covered by the field table: sums into rows, and rows derived from a schedule. */
export function fromFile(
  decoded: Itr1,
  file: JsonObject,
  { detailed, nodes: { income } }: Pick<Itr1Year, 'detailed' | 'nodes'>,
): Itr1 {
  const out: Itr1 = { ...decoded };
  const salary: Itr1Salary = part(decoded.salary);
  const employers = employersFromFile(rowsOf(salary.employers), file, income);
  const hra = getAt(file, 'ScheduleEA10_13A') !== undefined;
  const allowances = rowsOf(salary.exempt_allowances).filter((row) => !(hra && row.nature === '10(13A)'));
  const nextSalary: Itr1Salary = { ...salary };
  if (employers.length > 0) nextSalary.employers = employers;
  if (salary.exempt_allowances !== undefined) nextSalary.exempt_allowances = allowances;
  if (allowances.length === 0) delete nextSalary.exempt_allowances;
  if (Object.keys(nextSalary).length > 0) out.salary = nextSalary;

  const claimed = (key: string) => typedAt(file, `${income}.UsrDeductUndChapVIA.${key}`);
  const deductions: Itr1Deductions = part(decoded.deductions);
  const schedule80C = detailed ? rowForSum(rowsOf(deductions.schedule_80c), claimed('Section80C')) : [];
  if (schedule80C.length > 0) out.deductions = { ...deductions, schedule_80c: schedule80C };

  const created = textAt(file, 'CreationInfo.JSONCreationDate');
  if (created) out.filing = { ...part(out.filing), filing_date: created };
  return out;
}
