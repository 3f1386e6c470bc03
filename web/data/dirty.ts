import { useEffect, useId, useSyncExternalStore } from 'react';

/** By form: whether its edits are kept on this device, so that leaving the page loses nothing. */
const unsaved = new Map<string, boolean>();
const listeners = new Set<() => void>();

const warn = (event: BeforeUnloadEvent) => event.preventDefault();

function change(id: string, dirty: boolean, kept = false): void {
  if (dirty ? unsaved.get(id) === kept : !unsaved.has(id)) return;
  if (dirty) unsaved.set(id, kept);
  else unsaved.delete(id);
  if (unsaved.size > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
  for (const tell of listeners) tell();
}

/** Whether any form on the page has unsaved changes. */
export const isDirty = (): boolean => unsaved.size > 0;

/** Allows leaving a page with unsaved changes, after the user chose to discard them. */
export const forgetUnsaved = (): void => {
  for (const id of [...unsaved.keys()]) change(id, false);
};

/**
 * Sets the unsaved state of work that outlives its page: with `kept` its edits are on this device and
 * continue to be saved, so navigation inside the app does not ask.
 */
export const setUnsaved = (id: string, dirty: boolean, options: { kept?: boolean } = {}): void =>
  change(id, dirty, options.kept);

const wouldBeLost = (): boolean => [...unsaved.values()].some((kept) => !kept);

/** Marks this form as unsaved: the browser asks before closing, and an expired session is renewed in place. */
export function useDirty(dirty: boolean): void {
  const id = useId();
  useEffect(() => {
    change(id, dirty);
    return () => change(id, false);
  }, [id, dirty]);
}

/** Used when nothing is subscribed. */
const never = () => () => undefined;
const no = () => false;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Whether anything is unsaved, re-rendering on change; subscribes only while `asked`, because it changes with
 * the first key typed.
 */
export const useIsDirty = (asked = true): boolean =>
  useSyncExternalStore(asked ? subscribe : never, asked ? isDirty : no);

/** Whether leaving the page would lose changes, re-rendering on change. */
export const useWouldBeLost = (): boolean => useSyncExternalStore(subscribe, wouldBeLost);
