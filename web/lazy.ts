import type { ComponentType } from 'react';
import { loadRooms } from './i18n/language.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const FLAG = 'reloaded-for-chunk';

/**
 * Loads a chunk, trying again twice; a tab kept open over an update asks for chunks that are gone, so the last
 * resort is one reload of the page.
 */
export async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (const wait of [300, 1000]) {
    try {
      const loaded = await load();
      sessionStorage.removeItem(FLAG);
      return loaded;
    } catch {
      await pause(wait);
    }
  }
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine && sessionStorage.getItem(FLAG) !== location.pathname) {
      sessionStorage.setItem(FLAG, location.pathname);
      location.reload();
      return new Promise<never>(() => undefined);
    }
    throw error;
  }
}

/** A lazy route: the module's `Page`, and the Hindi of the rooms it needs. */
export const page = (load: () => Promise<{ Page: ComponentType }>, ...rooms: string[]) => ({
  lazy: async () => {
    const [module] = await Promise.all([retry(load), loadRooms(rooms)]);
    return { Component: module.Page };
  },
});
