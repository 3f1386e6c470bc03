import { useCallback, useEffect, useRef, useState } from 'react';
import { browser } from 'wxt/browser';
import { panelPort } from '../messages.ts';
import type { Target } from './target.ts';

const files = { itr: '/content-scripts/itr.js', gst: '/content-scripts/gst.js' } as const;

/**
 * Keeps a connection to the target page and forwards its messages. A page opened before the extension was
 * installed gets its script now; a reload reconnects.
 */
export function useConnection<In, Out>(
  target: Target | undefined,
  hear: (message: In) => void,
): { connected: boolean; send: (message: Out) => void } {
  const [connected, setConnected] = useState(false);
  const port = useRef<ReturnType<typeof browser.tabs.connect> | undefined>(undefined);
  const listener = useRef(hear);
  listener.current = hear;
  const tabId = target?.tabId;
  const kind = target?.kind;
  useEffect(() => {
    if (tabId === undefined || !kind) return;
    let over = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let tries = 0;
    const open = () => {
      const opened = browser.tabs.connect(tabId, { name: panelPort, frameId: 0 });
      port.current = opened;
      opened.onMessage.addListener((message) => {
        tries = 0;
        setConnected(true);
        listener.current(message as In);
      });
      opened.onDisconnect.addListener(() => {
        void browser.runtime.lastError;
        if (over || port.current !== opened) return;
        port.current = undefined;
        setConnected(false);
        tries += 1;
        if (tries === 2)
          void browser.scripting
            .executeScript({ target: { tabId }, files: [files[kind]] })
            .catch(() => undefined);
        timer = setTimeout(open, Math.min(250 * tries, 2_000));
      });
    };
    open();
    return () => {
      over = true;
      clearTimeout(timer);
      port.current?.disconnect();
      port.current = undefined;
      setConnected(false);
    };
  }, [tabId, kind]);
  const send = useCallback((message: Out) => port.current?.postMessage(message), []);
  return { connected, send };
}
