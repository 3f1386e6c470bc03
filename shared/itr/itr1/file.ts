import type { FormData } from '../../forms/paths.ts';
import { getAt } from '../../forms/paths.ts';
import { isObject, type JsonObject } from '../json/path.ts';
import { amountAt, rowsAt, sumOf, textAt, typedAt } from '../read.ts';
import { forRegime, regimeOf } from './regime.ts';
import type { Itr1Year } from './years.ts';

const record = (v: unknown): FormData => (isObject(v) ? v : {});

/**
 * Derived data as the file holds it: what the chosen regime does not allow is gone, employers without TAN have no row in
 * Schedule TDS1, and the house rent allowance worked out in its schedule stands among the exempt allowances.
 */
export function toFile(derived: FormData): FormData {
  const { data } = forRegime(derived, regimeOf(derived));
  const salary = record(data['salary']);
  const exempt = amountAt(salary, 'hra.hra_exempt');
  const rows = rowsAt(salary, 'exempt_allowances');
  const allowances =
    salary['hra'] === undefined
      ? rows
      : [
          ...rows.filter((row) => row['nature'] !== '10(13A)'),
          ...(exempt > 0 ? [{ nature: '10(13A)', amount: exempt }] : []),
        ];
  return {
    ...data,
    salary: {
      ...salary,
      employers: rowsAt(salary, 'employers').filter((row) => textAt(row, 'employer_tan') !== ''),
      exempt_allowances: allowances,
    },
  };
}

/** Splits the file's totals of 17(1), (2), (3) over the employers of Schedule TDS1, which the file does not do. */
const employersFromFile = (rows: FormData[], file: JsonObject, income: string): FormData[] => {
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
  // incomes that add up to the salary are each employer's own; otherwise only the sum is known and stands with the first
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
const rowForSum = (rows: FormData[], sum: number, key: string, extra: FormData = {}): FormData[] => {
  const missing = sum - sumOf(rows, key);
  return missing > 0 ? [...rows, { ...extra, [key]: missing }] : rows;
};

/** What the table of fields cannot say about reading a file: sums into rows, and rows that follow from a schedule. */
export function fromFile(
  decoded: FormData,
  file: JsonObject,
  { detailed, nodes: { income } }: Pick<Itr1Year, 'detailed' | 'nodes'>,
): FormData {
  const out: FormData = { ...decoded };
  const salary = record(decoded['salary']);
  const employers = employersFromFile(rowsAt(salary, 'employers'), file, income);
  const hra = getAt(file, 'ScheduleEA10_13A') !== undefined;
  const allowances = rowsAt(salary, 'exempt_allowances').filter(
    (row) => !(hra && row['nature'] === '10(13A)'),
  );
  const nextSalary: FormData = { ...salary };
  if (employers.length > 0) nextSalary['employers'] = employers;
  if (salary['exempt_allowances'] !== undefined) nextSalary['exempt_allowances'] = allowances;
  if (allowances.length === 0) delete nextSalary['exempt_allowances'];
  if (Object.keys(nextSalary).length > 0) out['salary'] = nextSalary;

  const claimed = (key: string) => typedAt(file, `${income}.UsrDeductUndChapVIA.${key}`);
  const deductions = record(decoded['deductions']);
  const schedule80C = detailed
    ? rowForSum(rowsAt(deductions, 'schedule_80c'), claimed('Section80C'), 'amount')
    : [];
  if (schedule80C.length > 0) out['deductions'] = { ...deductions, schedule_80c: schedule80C };

  const created = textAt(file, 'CreationInfo.JSONCreationDate');
  if (created) out['filing'] = { ...record(out['filing']), filing_date: created };
  return out;
}
