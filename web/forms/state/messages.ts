import { type FormModel, type StepStatus, stepStatuses, treeOf } from '../../../shared/forms/form.ts';
import { type Issue, say } from '../../../shared/forms/messages.ts';
import { nodesTo } from './show.ts';
import type { FormState } from './state.ts';

/** Messages of a form at one point in time. */
interface Messages {
  issues: readonly Issue[];
  byPath: ReadonlyMap<string, readonly Issue[]>;
  statuses: Readonly<Record<string, StepStatus>>;
}

export const noMessages: Messages = { issues: [], byPath: new Map(), statuses: {} };

const UNREADABLE: Record<string, 'wholeRupees' | 'wholeNumber' | 'aDate'> = {
  amount: 'wholeRupees',
  integer: 'wholeNumber',
  date: 'aDate',
};

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The message for unreadable text, by kind of field. */
const unreadableIn = (model: FormModel, state: FormState): Issue[] =>
  Object.keys(state.unreadable).map((path) => {
    const meta = nodesTo(treeOf(model), path)?.at(-1)?.meta;
    const message = meta && 'kind' in meta ? UNREADABLE[meta.kind as string] : undefined;
    return { path, message: say(message ?? 'aNumber'), severity: 'error' };
  });

/**
 * The messages after a check found `found`; a field with unreadable text has only that message. Unchanged
 * lists and statuses keep their objects, so that nothing re-renders.
 */
export function messagesAfter(
  model: FormModel,
  state: FormState,
  found: readonly Issue[],
  before: Messages,
): Messages {
  const issues = [...unreadableIn(model, state), ...found.filter((i) => !state.unreadable[i.path])];
  const grouped = new Map<string, Issue[]>();
  for (const issue of issues) grouped.set(issue.path, [...(grouped.get(issue.path) ?? []), issue]);
  const byPath = new Map(
    [...grouped].map(([path, list]) => {
      const old = before.byPath.get(path);
      return [path, old && same(old, list) ? old : list] as const;
    }),
  );
  const asBefore =
    issues.length === before.issues.length &&
    byPath.size === before.byPath.size &&
    issues.every((issue, i) => issue.path === before.issues[i]!.path) &&
    [...byPath].every(([path, list]) => before.byPath.get(path) === list);
  const statuses = stepStatuses(model, state.data, issues);
  return {
    issues: asBefore ? before.issues : issues,
    byPath,
    statuses: same(statuses, before.statuses) ? before.statuses : statuses,
  };
}
