import { type FormModel, treeOf } from '../../../shared/forms/form.ts';
import type { Issue } from '../../../shared/forms/messages.ts';
import type { FormNode } from '../../../shared/forms/walk.ts';
import { errorsIn } from './issues.ts';

/** Position of a path in display order: step, part, then fields and rows; undefined outside the steps. */
function placeIn(model: Pick<FormModel, 'schema' | 'steps'>, path: string): readonly number[] | undefined {
  const plain = path.replace(/\.\d+(?=\.|$)/g, '');
  const inside = (part: string) => plain === part || plain.startsWith(`${part}.`);
  const step = model.steps.findIndex((s) => s.parts.some(inside));
  if (step < 0) return undefined;
  const place = [step, model.steps[step]!.parts.findIndex(inside)];
  let nodes: readonly FormNode[] = treeOf(model);
  for (const part of path.split('.')) {
    if (/^\d+$/.test(part)) {
      place.push(Number(part));
      continue;
    }
    const at = nodes.findIndex((node) => node.key === part);
    if (at < 0) return place;
    place.push(at);
    const node = nodes[at]!;
    nodes = node.node === 'field' ? [] : node.children;
  }
  return place;
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const by = (a[i] ?? -1) - (b[i] ?? -1);
    if (by !== 0) return by;
  }
  return 0;
}

/**
 * The next path with an error after `from` (a field, or a step to begin at), wrapping around; undefined if no
 * step has any.
 */
export function nextProblem(
  model: Pick<FormModel, 'schema' | 'steps'>,
  issues: readonly Issue[],
  from: { path: string } | { step: string },
): string | undefined {
  const placed = errorsIn(issues).flatMap((issue) => {
    const place = placeIn(model, issue.path);
    return place ? [{ path: issue.path, place }] : [];
  });
  placed.sort((a, b) => compare(a.place, b.place));
  const here =
    'path' in from ? placeIn(model, from.path) : [model.steps.findIndex((step) => step.id === from.step)];
  const later = placed.find((p) => here !== undefined && compare(p.place, here) > 0);
  return (later ?? placed[0])?.path;
}
