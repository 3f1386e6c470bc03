import { treeOf } from '../../../shared/forms/form.ts';
import { type FormValues, getAt } from '../../../shared/forms/paths.ts';
import { type FormNode, fieldsOf } from '../../../shared/forms/walk.ts';
import type { ItrForm } from '../../../shared/itr/common/types.ts';

/** An amount of a return that a plan may change: its path, label and part. */
interface PlanField {
  path: string;
  label: string;
  part: string;
}

const partOf = (nodes: readonly FormNode[], path: string): string => {
  const top = nodes.find((node) => node.key === path.split(/[.[]/, 1)[0]);
  return top?.meta.label ?? '';
};

/** The paths of a pattern in this data: one per row, or the first row if there are none. */
const pathsOf = (pattern: string, data: FormValues): string[] => {
  const at = pattern.indexOf('[]');
  if (at < 0) return [pattern];
  const list = getAt(data, pattern.slice(0, at));
  const count = Array.isArray(list) ? Math.max(1, list.length) : 1;
  return Array.from(
    { length: count },
    (_, i) => `${pattern.slice(0, at)}.${i}${pattern.slice(at + 2)}`,
  ).flatMap((path) => pathsOf(path, data));
};

/** All editable amounts of this form, for the rows the return has. */
export const planFields = (form: ItrForm, data: FormValues): PlanField[] => {
  const tree = treeOf(form.model);
  return fieldsOf(tree)
    .filter(({ meta }) => meta.kind === 'amount' && !meta.computed && !meta.reported)
    .flatMap(({ path, meta }) =>
      pathsOf(path, data).map((one) => ({ path: one, label: meta.label, part: partOf(tree, path) })),
    );
};
