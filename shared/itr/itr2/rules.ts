import { type FormModel, treeOf } from '../../forms/form.ts';
import type { Issue } from '../../forms/messages.ts';
import { type FormValues, getAt } from '../../forms/paths.ts';
import { textAt } from '../common/read.ts';
import { formPathOf } from '../json/form-path.ts';
import type { JsonObject } from '../json/path.ts';
import type { ReturnFile } from '../json/return-file.ts';
import type { Itr2 } from '../values/itr2.ts';

/** List of which the file leaves rows out, so that its row numbers are not the form's. */
const THINNED = 'salary.exempt_allowances';

/** The form's own row for a path with the file's row number; the exemption of house rent is a row of the file only. */
const ownRow = (path: string, derived: FormValues, filed: FormValues): string => {
  const index = path.startsWith(`${THINNED}.`) ? /^\d+/.exec(path.slice(THINNED.length + 1))?.[0] : undefined;
  if (index === undefined) return path;
  const own =
    (getAt(derived, THINNED) as unknown[] | undefined)?.indexOf(getAt(filed, `${THINNED}.${index}`)) ?? -1;
  return own < 0 ? 'salary.hra' : `${THINNED}.${own}${path.slice(THINNED.length + 1 + index.length)}`;
};

/** Rules across fields of a complete form, on the resulting file; writing that file is a separate stage. */
export function* completeStages(
  model: FormModel,
  file: ReturnFile,
  fileRules: (body: JsonObject) => Generator<undefined, Issue[]>,
  derived: FormValues,
): Generator<undefined, Issue[]> {
  if ((derived as Itr2).tax?.total_liability === undefined) return [];
  const tree = treeOf(model);
  const filed = file.spec.toFile(derived);
  const body = yield* file.bodyStages(derived);
  yield;
  const dated = { ...body, CreationInfo: { JSONCreationDate: textAt(derived, 'filing.filing_date') } };
  const found = yield* fileRules(dated);
  return found.map((i) => ({
    ...i,
    path: ownRow(formPathOf(tree, i.path) ?? i.path, derived, filed),
  }));
}
