import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { type ReadResult, readReturn } from '../portals/itr/file.ts';
import { forget, type Loaded, type Offered, read, type Source, touch, write } from '../session.ts';

/** The return in memory, a return offered by the web app, and actions on them. */
export interface Holding {
  loaded: Loaded | undefined;
  offered: Offered | undefined;
  /** True once session storage has been read: only then is an absent return really absent. */
  known: boolean;
  /** True after the return was dropped for idleness. */
  expired: boolean;
  take: (json: string, source: Source) => Promise<ReadResult>;
  decline: () => Promise<void>;
  clear: () => Promise<void>;
}

/** Watches session storage; drops the return after the idle limit and marks it used while the user works. */
export function useHolding(): Holding {
  const [loaded, setLoaded] = useState<Loaded>();
  const [offered, setOffered] = useState<Offered>();
  const [expired, setExpired] = useState(false);
  const [known, setKnown] = useState(false);
  useEffect(() => {
    const refresh = async () => {
      const before = (await browser.storage.session.get('loaded'))['loaded'];
      const next = await read('loaded');
      setLoaded((old) =>
        old && next && JSON.stringify(old.file) === JSON.stringify(next.file) ? old : next,
      );
      if (next) setExpired(false);
      else if (before) setExpired(true);
      setOffered(await read('offered'));
      setKnown(true);
    };
    void refresh();
    const changed = () => void refresh();
    browser.storage.session.onChanged.addListener(changed);
    const tick = setInterval(changed, 20_000);
    let touched = 0;
    const used = () => {
      if (Date.now() - touched < 30_000) return;
      touched = Date.now();
      void touch();
    };
    addEventListener('pointerdown', used);
    addEventListener('keydown', used);
    return () => {
      browser.storage.session.onChanged.removeListener(changed);
      clearInterval(tick);
      removeEventListener('pointerdown', used);
      removeEventListener('keydown', used);
    };
  }, []);
  const quiet = () => browser.action.setBadgeText({ text: '' });
  return {
    loaded,
    offered,
    known,
    expired,
    take: async (json, source) => {
      const result = readReturn(json);
      if (result.ok) await write('loaded', { file: result.file, source });
      if (source.kind === 'web') {
        await forget('offered');
        await quiet();
      }
      return result;
    },
    decline: async () => {
      await forget('offered');
      await quiet();
    },
    clear: async () => {
      await forget('loaded');
      setExpired(false);
    },
  };
}
