import {
  createContext,
  type RefObject,
  useCallback,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { getAt } from '../../../shared/forms/paths.ts';
import type { FormNode } from '../../../shared/forms/walk.ts';
import type { Topic } from './listeners.ts';
import { keysOf, type Source, sourceAt } from './state.ts';
import type { FormStore } from './store.ts';

/** Context of an open form besides the store. */
export interface FormContextValue {
  store: FormStore;
  /** Read-only: a filed return or a shared view. */
  readOnly: boolean;
  /** Steps that show errors even in untouched fields: those passed, or all after a submit. */
  revealed: ReadonlySet<string>;
  /** The target field of a link; a new object for each click. */
  seek: { path: string } | undefined;
  /** Navigates to a field in any step. */
  goTo: (path: string) => void;
  /** Notes on fields by path, shown when the label is hovered. */
  notes?: ReadonlyMap<string, string> | undefined;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

/** The open form; throws outside one, which is a programming error. */
export function useOpenForm(): FormContextValue {
  const value = useContext(FormContext);
  if (!value) throw new Error('a form part stands outside a form');
  return value;
}

/** For readers with a constant value. */
const never = () => () => undefined;

/**
 * A value read from the store; re-renders only when it changes by `Object.is` or `equal`. `topic` names the
 * only part it reads, to limit notifications; 'nothing' is for a constant.
 */
export function useFromStore<T>(
  read: (store: FormStore) => T,
  topic?: Topic | 'nothing',
  equal: (a: T, b: T) => boolean = Object.is,
): T {
  const { store } = useOpenForm();
  const last = useRef<{ value: T } | undefined>(undefined);
  const get = useCallback(() => {
    const value = read(store);
    if (last.current && equal(last.current.value, value)) return last.current.value;
    last.current = { value };
    return value;
  }, [store, read, equal]);
  const subscribe = topic === 'nothing' ? never : topic ? store.on[topic] : store.subscribe;
  return useSyncExternalStore(subscribe, get);
}

/**
 * The value at a path, for its control. With `ownText` the control displays its typed text itself
 * (`useOwnText`): values announced by `writing` are not rendered until `left`.
 */
export function useTypedValue(path: string, ownText: boolean) {
  const { store } = useOpenForm();
  const read = useCallback(() => readValue(store, path, false), [store, path]);
  const [value, render] = useState(read);
  const written = useRef<{ value: unknown }>(undefined);
  useLayoutEffect(() => {
    const take = () => {
      const next = read();
      if (!ownText || !written.current || !Object.is(written.current.value, next)) render(() => next);
    };
    take();
    return store.onValue('values', path, take);
  }, [store, path, ownText, read]);
  const writing = useCallback((next: unknown) => {
    written.current = { value: next };
  }, []);
  const left = useCallback(() => {
    written.current = undefined;
    render(read);
  }, [read]);
  return { value, now: read, writing, left };
}

const readValue = (store: FormStore, path: string, computed: boolean) =>
  getAt(computed ? store.derived() : store.state().data, path);

/** Whether a path is empty; always false if not enabled. */
export function useMissing(path: string, kind: 'values' | 'derived', asked: boolean): boolean {
  const { store } = useOpenForm();
  const subscribe = useCallback(
    (listener: () => void) => (asked ? store.onValue(kind, path, listener) : never()),
    [store, path, kind, asked],
  );
  return useSyncExternalStore(
    subscribe,
    () => asked && readValue(store, path, kind === 'derived') === undefined,
  );
}

/**
 * Text that follows the store, written directly to the DOM, so that a figure updates without rendering its
 * parent. `listen` subscribes to changes of what `read` reads; both must be stable between renders.
 */
export function useLiveText(
  read: (store: FormStore) => string,
  listen: (store: FormStore, listener: () => void) => () => void,
): { ref: RefObject<HTMLSpanElement | null>; text: string } {
  const { store } = useOpenForm();
  const ref = useRef<HTMLSpanElement>(null);
  const text = read(store);
  useLayoutEffect(() => {
    const element = ref.current!;
    let shown = element.textContent;
    const write = () => {
      const next = read(store);
      if (next === shown) return;
      shown = next;
      // React's own text node is reused if there is one.
      if (element.firstChild && next !== '') element.firstChild.nodeValue = next;
      else element.textContent = next;
    };
    write();
    return listen(store, write);
  }, [store, read, listen]);
  return { ref, text };
}

/** Whether a part is shown: its `when` holds for its row and the form, both including derived figures. */
export function useShown(node: FormNode, parent: string): boolean {
  const read = useCallback(
    (store: FormStore) => {
      if (!node.meta.when) return true;
      const all = store.derived();
      const row = parent === '' ? all : getAt(all, parent);
      return node.meta.when(
        row !== null && typeof row === 'object' ? (row as Record<string, unknown>) : {},
        all,
      );
    },
    [node, parent],
  );
  return useFromStore(read, node.meta.when ? 'derived' : 'nothing');
}

/** Whether two lists are equal, element by element. */
export const equalLists = (a: readonly unknown[], b: readonly unknown[]) =>
  a === b || (a.length === b.length && a.every((v, i) => v === b[i]));

/** Stable keys of the rows of a list. */
export function useRowKeys(list: string): readonly number[] {
  const read = useCallback((store: FormStore) => keysOf(store.state(), list), [list]);
  return useFromStore(read, 'values', equalLists);
}

/** Source of a field's value; undefined when typed. */
export function useSource(path: string): Source | undefined {
  return useFromStore(
    useCallback(
      (store: FormStore) => {
        const source = sourceAt(store.state().sources, path);
        return source?.from === 'typed' ? undefined : source;
      },
      [path],
    ),
    'sources',
  );
}

/** Messages for a path: errors of untouched fields are hidden until their step is revealed. */
export function useIssuesAt(path: string, step: string) {
  const { revealed } = useOpenForm();
  const loud = revealed.has(step);
  const read = useCallback(
    (store: FormStore) => (loud || store.state().touched.has(path) ? store.issuesAt(path) : NO_ISSUES),
    [path, loud],
  );
  return useFromStore(read, 'messages');
}
const NO_ISSUES: ReturnType<FormStore['issuesAt']> = [];
