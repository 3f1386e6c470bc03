import { type FormModel, treeOf } from '../../forms/form.ts';
import type { Issue } from '../../forms/messages.ts';
import { type FormData, getAt } from '../../forms/paths.ts';
import { formPathOf } from '../json/form-path.ts';
import type { JsonObject } from '../json/path.ts';
import { rowsAt, textAt } from '../read.ts';
import { bodyOf } from './json.ts';
import { checkRules } from './rules/check.ts';
import type { Itr1Year } from './years.ts';

/** The department's validation rules on a file as it stands; a broken Category A rule is an error, B and D a warning. */
export const fileIssues = (year: Itr1Year, body: JsonObject): Issue[] =>
  checkRules(year, body).map((i) => ({ ...i, path: `ITR.ITR1.${i.path}`, severity: 'warning' }));

/** Rules over several fields of a complete form: our own, and the department's on the file it would become. */
export function completeIssues(model: FormModel, year: Itr1Year, derived: FormData): Issue[] {
  const own: Issue[] = [];
  for (const [i, row] of rowsAt(derived, 'salary.employers').entries())
    if (textAt(row, 'employer_tan') && !textAt(row, 'employer_name'))
      own.push({
        path: `salary.employers.${i}.employer_name`,
        message: { text: 'This is required' },
        severity: 'error',
      });
  if (getAt(derived, 'tax.total_liability') === undefined) return own;
  const body: JsonObject = {
    ...bodyOf(model, year, derived),
    CreationInfo: { JSONCreationDate: textAt(derived, 'filing.filing_date') },
  };
  const tree = treeOf(model);
  return [...own, ...checkRules(year, body).map((i) => ({ ...i, path: formPathOf(tree, i.path) ?? i.path }))];
}
