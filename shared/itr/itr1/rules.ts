import { type FormModel, treeOf } from '../../forms/form.ts';
import { type Issue, say, sentence } from '../../forms/messages.ts';
import { type FormValues, getAt, type PathOf } from '../../forms/paths.ts';
import { rowsOf, rupees, textOf } from '../common/read.ts';
import { formPathOf } from '../json/form-path.ts';
import type { JsonObject } from '../json/path.ts';
import type { ReturnFile } from '../json/return-file.ts';
import type { Itr1, Itr1SalaryEmployers } from '../values/itr1.ts';
import { salaryParts } from './parts/salary.ts';

/** Lists of which the file leaves rows out, so that its row numbers are not the form's. */
const thinned = [
  'salary.employers',
  'salary.exempt_allowances',
  'exempt_income.rows',
] as const satisfies PathOf<Itr1>[];

/** The form's own row for a path with the file's row number; the exemption of house rent is a row of the file only. */
const ownRow = (path: string, derived: Itr1, filed: FormValues): string => {
  const list = thinned.find((l) => path.startsWith(`${l}.`));
  const index = list ? /^\d+/.exec(path.slice(list.length + 1))?.[0] : undefined;
  if (!list || index === undefined) return path;
  const own =
    (getAt(derived, list) as unknown[] | undefined)?.indexOf(getAt(filed, `${list}.${index}`)) ?? -1;
  return own < 0 ? 'salary.hra' : `${list}.${own}${path.slice(list.length + 1 + index.length)}`;
};

/** Deductors must be named, and salary components must not exceed the salary. */
const employerIssues = (row: Itr1SalaryEmployers, i: number): Issue[] => {
  const error = (key: keyof Itr1SalaryEmployers, message: Issue['message']): Issue => ({
    path: `salary.employers.${i}.${key}` satisfies PathOf<Itr1>,
    message,
    severity: 'error',
  });
  const amount = rupees(row.tds_deducted);
  const tan = textOf(row.employer_tan);
  const parts = salaryParts.reduce((sum, key) => sum + rupees(row[key]), 0);
  const salary = rupees(row.salary_17_1);
  return [
    ...(amount > 0 && !tan
      ? [
          error(
            'employer_tan',
            sentence('Enter the TAN: without it the tax deducted ({amount}) cannot be claimed', { amount }),
          ),
        ]
      : []),
    ...((tan || amount > 0) && !textOf(row.employer_name) ? [error('employer_name', say('required'))] : []),
    ...(parts > salary
      ? [
          error(
            'salary_17_1',
            sentence('The parts of the salary total {parts}, more than the salary itself ({salary})', {
              parts,
              salary,
            }),
          ),
        ]
      : []),
  ];
};

/** Rules across fields of a complete form: our own, including `own`, and the department's on the resulting file. */
export function completeIssues(
  model: FormModel,
  file: ReturnFile,
  fileRules: (body: JsonObject) => Issue[],
  derived: Itr1,
  own: Issue[],
): Issue[] {
  const salary = rowsOf(derived.salary?.employers).flatMap(employerIssues);
  if (derived.tax?.total_liability === undefined) return [...own, ...salary];
  const body: JsonObject = {
    ...file.bodyOf(derived),
    CreationInfo: { JSONCreationDate: textOf(derived.filing?.filing_date) },
  };
  const tree = treeOf(model);
  const filed = file.spec.toFile(derived);
  const refused = new Set(own.filter((i) => i.severity === 'error').map((i) => i.path));
  return [
    ...own,
    ...salary,
    ...fileRules(body)
      .map((i) => ({ ...i, path: ownRow(formPathOf(tree, i.path) ?? i.path, derived, filed) }))
      // an error needs no additional warning
      .filter((i) => i.severity === 'error' || !refused.has(i.path)),
  ];
}
