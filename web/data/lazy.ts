import { type ComponentType, createElement } from 'react';
import { useLoaderData } from 'react-router-dom';
import { loadRooms } from '../i18n/language.ts';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const FLAG = 'reloaded-for-chunk';

/** A chunk of the app that could not be loaded after retries. */
export class PartMissing extends Error {}

/**
 * Loads a chunk, retrying twice. A tab left open over an update requests chunks that no longer exist, so the
 * last resort is one reload of the page.
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
    // Other chunks may still load; only the timestamp shows that this reload was tried.
    const tried = path === location.pathname && Date.now() - Number(at) < 60_000;
    if (navigator.onLine && !tried) {
      sessionStorage.setItem(FLAG, `${location.pathname} ${Date.now()}`);
      location.reload();
      return new Promise<never>(() => undefined);
    }
    throw new PartMissing(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** A lazy route: the module's `Page` with the Hindi of its rooms. */
export const page = (load: () => Promise<{ Page: ComponentType }>, ...rooms: string[]) => {
  const arrive = async () => {
    const [module] = await Promise.all([retry(load), retry(() => loadRooms(rooms))]);
    return module.Page;
  };
  return {
    lazy: async () => {
      try {
        return { Component: await arrive() };
      } catch (error) {
        return belated(arrive, error);
      }
    },
  };
};

/** The router caches a failed `lazy` for as long as the tab is open, but calls a loader at each visit. */
function belated(arrive: () => Promise<ComponentType>, error: unknown) {
  const first = [error];
  return {
    loader: async () => {
      const [failure] = first.splice(0);
      if (failure) throw failure;
      return { Arrived: await arrive() };
    },
    Component: Belated,
  };
}

function Belated() {
  return createElement(useLoaderData<{ Arrived: ComponentType }>().Arrived);
}
