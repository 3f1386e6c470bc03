import { type FormModel, treeOf } from '../../forms/form.ts';
import type { Issue } from '../../forms/messages.ts';
import { type FormData, getAt } from '../../forms/paths.ts';
import { formPathOf } from '../json/form-path.ts';
import type { JsonObject } from '../json/path.ts';
import type { ReturnFile } from '../json/return-file.ts';
import { rowsOf, textOf } from '../read.ts';
import type { Itr1 } from './values.ts';

/** Lists of which the file leaves rows out, so that its row numbers are not the form's. */
const thinned = ['salary.employers', 'salary.exempt_allowances', 'exempt_income.rows'];

/** The form's own row for a path with the file's row number; the exemption of house rent is a row of the file only. */
const ownRow = (path: string, derived: Itr1, filed: FormData): string => {
  const list = thinned.find((l) => path.startsWith(`${l}.`));
  const index = list ? /^\d+/.exec(path.slice(list.length + 1))?.[0] : undefined;
  if (!list || index === undefined) return path;
  const own =
    (getAt(derived, list) as unknown[] | undefined)?.indexOf(getAt(filed, `${list}.${index}`)) ?? -1;
  return own < 0 ? 'salary.hra' : `${list}.${own}${path.slice(list.length + 1 + index.length)}`;
};

/** Rules over several fields of a complete form: our own, `own` among them, and the department's on the file it would become. */
export function completeIssues(
  model: FormModel,
  file: ReturnFile,
  fileRules: (body: JsonObject) => Issue[],
  derived: Itr1,
  own: Issue[],
): Issue[] {
  const unnamed = rowsOf(derived.salary?.employers).flatMap((row, i): Issue[] =>
    textOf(row.employer_tan) && !textOf(row.employer_name)
      ? [
          {
            path: `salary.employers.${i}.employer_name`,
            message: { text: 'This is required' },
            severity: 'error',
          },
        ]
      : [],
  );
  if (derived.tax?.total_liability === undefined) return [...own, ...unnamed];
  const body: JsonObject = {
    ...file.bodyOf(derived),
    CreationInfo: { JSONCreationDate: textOf(derived.filing?.filing_date) },
  };
  const tree = treeOf(model);
  const filed = file.spec.toFile(derived);
  return [
    ...own,
    ...unnamed,
    ...fileRules(body).map((i) => ({
      ...i,
      path: ownRow(formPathOf(tree, i.path) ?? i.path, derived, filed),
    })),
  ];
}
