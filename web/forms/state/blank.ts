import type { FormValues } from '../../../shared/forms/paths.ts';
import type { GroupNode } from '../../../shared/forms/walk.ts';

/** A new row with empty required groups, so that it exists before anything is typed. */
export function blankRow(node: Pick<GroupNode, 'children'>): FormValues {
  return Object.fromEntries(
    node.children.flatMap((child): [string, unknown][] =>
      child.node === 'group' && !child.optional ? [[child.key, blankRow(child)]] : [],
    ),
  );
}
