import { useSyncExternalStore } from 'react';

/** Languages of the interface. The English source text is the key of every other one. */
export const languages = { en: 'English', hi: 'हिन्दी' } as const;
export type Language = keyof typeof languages;

const KEY = 'language';
const listeners = new Set<() => void>();
const loaders = import.meta.glob<Record<string, string>>(['./hi/*.json', '!./hi/papers.json'], {
  import: 'default',
});
const hindi = new Map<string, string>();
const roomsAsked = new Set<string>();

const stored = (): Language => {
  try {
    return localStorage.getItem(KEY) === 'hi' ? 'hi' : 'en';
  } catch {
    return 'en';
  }
};

let current: Language = typeof localStorage === 'undefined' ? 'en' : stored();

/** The current language. */
export const language = (): Language => current;

/** The address of a PDF in the current language. */
export const inLanguage = (path: string): string =>
  current === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}language=${current}`;

/** The Hindi of an English source text, if loaded. */
export const hindiOf = (text: string): string | undefined => hindi.get(text);

async function loadRoom(room: string): Promise<void> {
  const load = loaders[`./hi/${room}.json`];
  if (!load) return;
  for (const [text, translation] of Object.entries(await load())) hindi.set(text, translation);
}

/** Loads the dictionaries of some rooms (file names in web/i18n/hi); nothing for English. */
export async function loadRooms(rooms: readonly string[]): Promise<void> {
  const fresh = rooms.filter((room) => !roomsAsked.has(room));
  for (const room of fresh) roomsAsked.add(room);
  if (current !== 'hi') return;
  try {
    await Promise.all(fresh.map(loadRoom));
  } catch (error) {
    // A failed load is retried on the next request.
    for (const room of fresh) roomsAsked.delete(room);
    throw error;
  }
}

/** Switches the language: loads the dictionaries of open rooms, then re-renders the page. */
export async function setLanguage(next: Language): Promise<void> {
  if (next === 'hi') await Promise.all([...roomsAsked].map(loadRoom));
  current = next;
  try {
    localStorage.setItem(KEY, next);
  } catch {
    // The choice then lasts for this page only.
  }
  document.documentElement.lang = next;
  for (const tell of listeners) tell();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The current language, re-rendering on change. */
export const useLanguage = (): Language => useSyncExternalStore(subscribe, language);
