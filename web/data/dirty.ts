import { useEffect, useId, useSyncExternalStore } from 'react';

/** By form: whether its edits are kept on this device anyway, so that leaving the page loses nothing. */
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

/** Whether any form on the page holds something not yet saved. */
export const isDirty = (): boolean => unsaved.size > 0;

/** Lets a page leave although it is dirty: used after the user chose to discard. */
export const forgetUnsaved = (): void => {
  for (const id of [...unsaved.keys()]) change(id, false);
};

/**
 * Says it of work that outlives its page: with `kept` its edits are on this device and go on being saved, so a
 * navigation inside the app need not ask.
 */
export const setUnsaved = (id: string, dirty: boolean, options: { kept?: boolean } = {}): void =>
  change(id, dirty, options.kept);

const wouldBeLost = (): boolean => [...unsaved.values()].some((kept) => !kept);

/** Says that this form is dirty: the browser then asks before closing, and an expired session is renewed in place. */
export function useDirty(dirty: boolean): void {
  const id = useId();
  useEffect(() => {
    change(id, dirty);
    return () => change(id, false);
  }, [id, dirty]);
}

/** For a reader who does not ask. */
const never = () => () => undefined;
const no = () => false;

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether anything is unsaved, re-rendering on change; asked only while `asked`, for it changes with the first key typed. */
export const useIsDirty = (asked = true): boolean =>
  useSyncExternalStore(asked ? subscribe : never, asked ? isDirty : no);

/** Whether leaving the page would lose something, re-rendering on change. */
export const useWouldBeLost = (): boolean => useSyncExternalStore(subscribe, wouldBeLost);
