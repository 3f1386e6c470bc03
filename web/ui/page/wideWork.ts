import { useLayoutEffect, useSyncExternalStore } from 'react';

/** Pages on screen that want the width of the screen. */
let wanting = 0;
const listeners = new Set<() => void>();
const change = (by: number) => {
  wanting += by;
  for (const listener of listeners) listener();
};

/** Says that the page shown needs the width: on a low screen the sidebar then starts collapsed. */
export function useWideWork(): void {
  useLayoutEffect(() => {
    change(1);
    return () => change(-1);
  }, []);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Whether a page that needs the width is shown. */
export const useWidthWanted = (): boolean => useSyncExternalStore(subscribe, () => wanting > 0);
