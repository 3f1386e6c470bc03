import { useSyncExternalStore } from 'react';

/** View settings of the drive; stored in this browser. */
interface DrivePrefs {
  view: 'list' | 'tiles';
  details: boolean;
}

const KEY = 'driveView';
const listeners = new Set<() => void>();

function read(): DrivePrefs {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<DrivePrefs>;
    return { view: kept.view === 'tiles' ? 'tiles' : 'list', details: kept.details === true };
  } catch {
    return { view: 'list', details: false };
  }
}

let current: DrivePrefs | undefined;
const prefs = (): DrivePrefs => {
  current ??= read();
  return current;
};

/** Changes the view settings. */
export function setDrivePrefs(change: Partial<DrivePrefs>): void {
  current = { ...prefs(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Storage may be refused in private windows: the settings then last for this page only.
  }
  for (const tell of listeners) tell();
}

export const useDrivePrefs = (): DrivePrefs =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, prefs);
