import { useSyncExternalStore } from 'react';

/** Colour scheme; `system` follows the device. */
export type ColorMode = 'light' | 'dark' | 'system';
/** Row and control height. */
export type Density = 'comfortable' | 'compact';

const keys = { mode: 'colorMode', density: 'density', keyBar: 'keyBar' } as const;
const listeners = new Set<() => void>();
const dark = () => window.matchMedia('(prefers-color-scheme: dark)');
const paper = () => window.matchMedia('print');

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** The stored colour scheme. */
export const colorMode = (): ColorMode => {
  const stored = read(keys.mode);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
};

/** An office laptop: wide enough for columns, too low for tall rows, and without touch. */
const lowScreen = () =>
  window.matchMedia('(min-width: 62rem) and (max-height: 50rem)').matches &&
  !window.matchMedia('(pointer: coarse)').matches;

/** The chosen density; by default compact on a low screen. */
export const density = (): Density => {
  const chosen = read(keys.density);
  return chosen === 'compact' || chosen === 'comfortable' ? chosen : lowScreen() ? 'compact' : 'comfortable';
};

/** Whether pages show their key bar. */
export const keyBar = (): boolean => read(keys.keyBar) !== 'off';

/** Whether the page is currently dark. */
export const isDark = (): boolean => colorMode() === 'dark' || (colorMode() === 'system' && dark().matches);

/** Applies the stored preferences to <html>; called before the first render to avoid a flash. */
export function applyPreferences(): void {
  const root = document.documentElement;
  // Paper is white, whatever the theme.
  const night = isDark() && !paper().matches;
  root.classList.toggle('dark', night);
  root.classList.toggle('light', !night);
  root.dataset['density'] = density();
}

function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Storage may be refused in private windows: the choice then lasts for this page only.
  }
  applyPreferences();
  for (const tell of listeners) tell();
}

/** Sets the colour scheme. */
export const setColorMode = (mode: ColorMode): void => store(keys.mode, mode);

/** Sets comfortable or compact rows. */
export const setDensity = (value: Density): void => store(keys.density, value);

/** Shows or hides the key bar. */
export const setKeyBar = (on: boolean): void => store(keys.keyBar, on ? 'on' : 'off');

/** Follows the device while the choice is `system`, and switches for printing. */
export function watchDevice(): void {
  paper().addEventListener('change', applyPreferences);
  dark().addEventListener('change', () => {
    applyPreferences();
    for (const tell of listeners) tell();
  });
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The colour scheme, re-rendering on change. */
export const useColorMode = (): ColorMode => useSyncExternalStore(subscribe, colorMode);
/** The density, re-rendering on change. */
export const useDensity = (): Density => useSyncExternalStore(subscribe, density);
/** Whether pages show their key bar, re-rendering on change. */
export const useKeyBar = (): boolean => useSyncExternalStore(subscribe, keyBar);
/** Whether the page is dark, re-rendering on change. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark);
