import { useSyncExternalStore } from 'react';
import type { DriveItem } from '../../../shared/drive/calls.ts';

/** What Copy or Cut took, held until Paste in the folder it goes to. */
export interface DriveClipboard {
  mode: 'copy' | 'move';
  items: readonly DriveItem[];
}

let held: DriveClipboard | null = null;
const listeners = new Set<() => void>();

/** Takes items, or forgets what was taken. */
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
