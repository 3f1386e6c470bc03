import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { type FormModel, treeOf } from '../../../shared/forms/form.ts';
import { type FormValues, getAt } from '../../../shared/forms/paths.ts';
import type { FormNode, GroupNode } from '../../../shared/forms/walk.ts';
import { fieldsOf } from '../../../shared/forms/walk.ts';
import { useFromStore, useOpenForm } from '../state/hooks.ts';
import type { FormStore } from '../state/store.ts';

/** A step of more fields folds its parts no one has filled, so that what is filled is seen at once. */
const LONG = 60;
/** A part of fewer fields is as quickly seen as its title. */
const WORTH = 4;

/** Whether the step shown is a long one. */
export const LongStep = createContext(false);

export const isLong = (nodes: readonly FormNode[]): boolean => fieldsOf(nodes).length > LONG;

/** Answers and figures that stand below a value; an amount of nil is none. */
export function filledBelow(value: unknown): number {
  if (value === undefined || value === null || value === '' || value === 0) return 0;
  if (typeof value !== 'object') return 1;
  return Object.values(value).reduce<number>((t, inner) => t + filledBelow(inner), 0);
}

/** The fold of a part. */
export interface Fold {
  open: boolean;
  toggle: () => void;
}

/** A part whose every field the form calculates. */
export const isWorkedOut = (node: GroupNode): boolean =>
  fieldsOf(node.children).every((f) => f.meta.computed);

/** Parts one may leave out, and those the form calculates by itself. */
const mayFold = (node: GroupNode): boolean => {
  if (node.node !== 'group') return false;
  return fieldsOf(node.children).length >= WORTH && (node.optional || isWorkedOut(node));
};

const ticked = new WeakMap<FormModel, readonly string[]>();

/** Paths of boxes of a form that are ticked from the start: as they are, they are no one's answer. */
function tickedFromStart(model: FormModel): readonly string[] {
  const known = ticked.get(model);
  if (known) return known;
  const found = fieldsOf(treeOf(model)).flatMap(({ meta, path }) => (meta.on ? [path] : []));
  ticked.set(model, found);
  return found;
}

/** Whether anything is in a part: typed just now, or calculated, which follows a moment later. */
export function holdsAnything(
  store: Pick<FormStore, 'state' | 'derived'> & Partial<Pick<FormStore, 'model'>>,
  path: string,
): boolean {
  const boxes = store.model ? tickedFromStart(store.model).filter((box) => box.startsWith(`${path}.`)) : [];
  const holds = (data: FormValues) =>
    filledBelow(getAt(data, path)) > boxes.filter((box) => getAt(data, box) === true).length;
  return holds(store.state().data) || holds(store.derived());
}

/** Whether a part of a long step stands open: when anything is in it, when a link leads into it, when it was opened. None where parts do not fold. */
export function useFold(node: GroupNode, path: string): Fold | undefined {
  const { store, seek } = useOpenForm();
  const folds = useContext(LongStep) && mayFold(node);
  const [open, setOpen] = useState(() => !folds || holdsAnything(store, path));
  useEffect(() => {
    if (seek && (seek.path === path || seek.path.startsWith(`${path}.`))) setOpen(true);
  }, [seek, path]);
  // An import may fill it while it is folded; figures that only follow from other parts do not open it under the typing.
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

/** How many answers and figures a folded part holds. */
export const useFilled = (path: string): number =>
  useFromStore(
    useCallback((store: FormStore) => filledBelow(getAt(store.derived(), path)), [path]),
    'derived',
  );
