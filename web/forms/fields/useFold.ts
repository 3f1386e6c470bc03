import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { type FormModel, treeOf } from '../../../shared/forms/form.ts';
import { type FormValues, getAt } from '../../../shared/forms/paths.ts';
import type { FormNode, GroupNode } from '../../../shared/forms/walk.ts';
import { fieldsOf } from '../../../shared/forms/walk.ts';
import { useFromStore, useOpenForm } from '../state/hooks.ts';
import type { FormStore } from '../state/store.ts';

/** A step with more fields folds its empty parts, so that filled ones are visible. */
const LONG = 60;
/** Parts with fewer fields are not folded: they take little more room than their title. */
const WORTH = 4;

/** Whether the current step is a long one. */
export const LongStep = createContext(false);

export const isLong = (nodes: readonly FormNode[]): boolean => fieldsOf(nodes).length > LONG;

/** Answers and figures below a value; nil amounts do not count. */
export function filledBelow(value: unknown): number {
  if (value === undefined || value === null || value === '' || value === 0) return 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce<number>((t, inner) => t + filledBelow(inner), 0);
}

/** Fold state of a part. */
export interface Fold {
  open: boolean;
  toggle: () => void;
}

/** A part consisting only of calculated fields. */
export const isWorkedOut = (node: GroupNode): boolean =>
  fieldsOf(node.children).every((f) => f.meta.computed);

/** Optional parts, and calculated ones. */
const mayFold = (node: GroupNode): boolean => {
  if (node.node !== 'group') return false;
  return fieldsOf(node.children).length >= WORTH && (node.optional || isWorkedOut(node));
};

const ticked = new WeakMap<FormModel, readonly string[]>();

/** Paths of boxes ticked by default, which do not count as answers. */
function tickedFromStart(model: FormModel): readonly string[] {
  const known = ticked.get(model);
  if (known) return known;
  const found = fieldsOf(treeOf(model)).flatMap(({ meta, path }) => (meta.on ? [path] : []));
  ticked.set(model, found);
  return found;
}

/** Whether a part has content: typed, or calculated, which follows a moment later. */
export function holdsAnything(
  store: Pick<FormStore, 'state' | 'derived'> & Partial<Pick<FormStore, 'model'>>,
  path: string,
): boolean {
  const boxes = store.model ? tickedFromStart(store.model).filter((box) => box.startsWith(`${path}.`)) : [];
  const holds = (data: FormValues) =>
    filledBelow(getAt(data, path)) > boxes.filter((box) => getAt(data, box) === true).length;
  return holds(store.state().data) || holds(store.derived());
}

/**
 * Whether a part of a long step is open: it has content, a link leads into it, or it was opened. Undefined
 * where parts do not fold.
 */
export function useFold(node: GroupNode, path: string): Fold | undefined {
  const { store, seek } = useOpenForm();
  const folds = useContext(LongStep) && mayFold(node);
  const [open, setOpen] = useState(() => !folds || holdsAnything(store, path));
  useEffect(() => {
    if (seek && (seek.path === path || seek.path.startsWith(`${path}.`))) setOpen(true);
  }, [seek, path]);
  // An import opens a folded part; figures calculated from other parts do not open one while the user types.
  const arrived = useFromStore(
    useCallback(
      (s: FormStore) => folds && !open && filledBelow(getAt(s.state().data, path)),
      [folds, open, path],
    ),
    'values',
  );
  const before = useRef(arrived);
  useEffect(() => {
    if (before.current === 0 && typeof arrived === 'number' && arrived > 0) setOpen(true);
    before.current = arrived;
  }, [arrived]);
  const toggle = useCallback(() => setOpen((before) => !before), []);
  return folds ? { open, toggle } : undefined;
}

/** Number of answers and figures in a folded part. */
export const useFilled = (path: string): number =>
  useFromStore(
    useCallback((store: FormStore) => filledBelow(getAt(store.derived(), path)), [path]),
    'derived',
  );
