import { useSyncExternalStore } from 'react';
import type { DriveItem } from '../../../shared/drive/calls.ts';

/** Items copied or cut, until they are pasted. */
export interface DriveClipboard {
  mode: 'copy' | 'move';
  items: readonly DriveItem[];
}

let held: DriveClipboard | null = null;
const listeners = new Set<() => void>();

/** Sets or clears the clipboard. */
export function hold(next: DriveClipboard | null): void {
  held = next;
  for (const tell of listeners) tell();
}

export const heldItems = (): DriveClipboard | null => held;

export const useHeld = (): DriveClipboard | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => held,
  );
