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
      return await load();
    } catch {
      await pause(wait);
    }
  }
  try {
    return await load();
  } catch (error) {
    const [path, at] = (sessionStorage.getItem(FLAG) ?? '').split(' ');
    // Other chunks of the page arrive all the same: only time tells that this reload has been tried.
    const tried = path === location.pathname && Date.now() - Number(at) < 60_000;
    if (navigator.onLine && !tried) {
      sessionStorage.setItem(FLAG, `${location.pathname} ${Date.now()}`);
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
