import { useSyncExternalStore } from 'react';

/** A toast; an action with `undo` is also run by Ctrl+Z. */
interface Toast {
  tone: 'success' | 'error' | 'info';
  text: string;
  /** Duration; errors stay until dismissed. */
  seconds?: number;
  action?: { label: string; run: () => void | Promise<void>; undo?: boolean };
}

export interface ShownToast extends Toast {
  id: number;
}

let next = 1;
let shown: readonly ShownToast[] = [];
const listeners = new Set<() => void>();

function put(toasts: readonly ShownToast[]): void {
  shown = toasts;
  for (const tell of listeners) tell();
}

/** Shows a toast and returns its id. At most four are shown; the oldest is removed, an error only for errors. */
export function showToast(toast: Toast): number {
  const id = next++;
  const oldest = shown.length >= 4 && (shown.find(({ tone }) => tone !== 'error') ?? shown[0]);
  put([...shown.filter((one) => one !== oldest), { ...toast, id }]);
  return id;
}

/** Dismisses a toast. */
export const dismissToast = (id: number): void => put(shown.filter((toast) => toast.id !== id));

/** Whether a pressed key is Ctrl+Z outside a field, whose own text it would take back. */
export function asksUndo(
  e: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'target'>,
): boolean {
  const at = e.target as Partial<HTMLElement> | null;
  const typing = at?.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(at?.tagName ?? '');
  return e.key.toLowerCase() === 'z' && (e.ctrlKey || e.metaKey) && !e.shiftKey && !typing;
}

/** Runs the newest visible Undo; false if there is none. */
export function undoLatest(): boolean {
  const toast = [...shown].reverse().find((x) => x.action?.undo);
  if (!toast) return false;
  dismissToast(toast.id);
  void toast.action!.run();
  return true;
}

/** Calls the listener after every change; the returned function ends that. */
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Visible toasts, oldest first. */
export const visibleToasts = (): readonly ShownToast[] => shown;

/** Visible toasts, re-rendering on change. */
export const useToasts = (): readonly ShownToast[] => useSyncExternalStore(onToasts, visibleToasts);
