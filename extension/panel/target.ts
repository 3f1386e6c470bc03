import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { gstMatches, itrMatches } from '../portals/matches.ts';

/** The portal tab the panel works on. */
export interface Target {
  tabId: number;
  kind: 'itr' | 'gst';
}

const starts = (patterns: readonly string[], url: string) =>
  patterns.some((p) => url.startsWith(p.replace(/\*$/, '')));

function kindOf(url: string | undefined): Target['kind'] | undefined {
  if (!url) return undefined;
  if (starts(itrMatches, url)) return 'itr';
  return starts(gstMatches, url) ? 'gst' : undefined;
}

/** The active tab if it is a portal's; a panel opened as a page uses the portal tab used last. */
async function findTarget(): Promise<Target | undefined> {
  const inTab = await browser.tabs.getCurrent();
  const tabs = inTab
    ? (await browser.tabs.query({ url: [...itrMatches, ...gstMatches] })).sort(
        (a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0),
      )
    : await browser.tabs.query({ active: true, currentWindow: true });
  const tab = tabs[0];
  const kind = kindOf(tab?.url);
  return tab?.id !== undefined && kind ? { tabId: tab.id, kind } : undefined;
}

/** Follows the active tab; undefined if it is not a portal page. */
export function useTarget(): Target | undefined {
  const [target, setTarget] = useState<Target>();
  useEffect(() => {
    const look = () =>
      void findTarget().then((next) =>
        setTarget((old) => (old?.tabId === next?.tabId && old?.kind === next?.kind ? old : next)),
      );
    look();
    const { onActivated, onUpdated, onRemoved } = browser.tabs;
    onActivated.addListener(look);
    onUpdated.addListener(look);
    onRemoved.addListener(look);
    return () => {
      onActivated.removeListener(look);
      onUpdated.removeListener(look);
      onRemoved.removeListener(look);
    };
  }, []);
  return target;
}
