import { type FormModel, stepOf, treeOf } from '../../../shared/forms/form.ts';
import type { FieldNode, FormNode, GroupNode } from '../../../shared/forms/walk.ts';
import { nodesTo } from '../../forms/state/show.ts';

/** A field or table in which a problem can be fixed: its node, path and step. */
interface Answer {
  node: FieldNode | GroupNode;
  parent: string;
  path: string;
  step: string;
}

/** Parts whose fields add up to one figure: only the user can say which one is wrong. */
const splits = /_quarters$/;

const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('.')));

/**
 * The fields in which the problems of a return can be fixed directly: editable fields, tables without rows,
 * and all columns of a split. Calculated figures are left to the list of problems.
 */
export function answersOf(model: FormModel, paths: readonly string[]): Answer[] {
  const out = new Map<string, Answer>();
  const tree: readonly FormNode[] = treeOf(model);
  const add = (node: FormNode, parent: string) => {
    const path = parent ? `${parent}.${node.key}` : node.key;
    const step = stepOf(model, path)?.id;
    if (step && !out.has(path)) out.set(path, { node, parent, path, step });
  };
  for (const path of paths) {
    const node = nodesTo(tree, path)?.at(-1);
    if (!node || (node.node === 'field' && node.meta.computed) || node.node === 'group') continue;
    const parent = parentOf(path);
    const around = splits.test(parent) ? nodesTo(tree, parent)?.at(-1) : undefined;
    if (around && around.node === 'group') for (const child of around.children) add(child, parent);
    else add(node, parent);
  }
  return [...out.values()];
}

/** Answers by parent part, in the order of the problems. */
export function byParent(answers: readonly Answer[]): [parent: string, answers: Answer[]][] {
  const out = new Map<string, Answer[]>();
  for (const a of answers) out.set(a.parent, [...(out.get(a.parent) ?? []), a]);
  return [...out];
}
