import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { askExtension, type FromExtension, isOlderVersion, type WebRuntime } from '../../shared/messages.ts';
import { keys } from '../data/keys.ts';
import type { ClientConfig } from './clientConfig.ts';

/** The browser's messaging to extensions; absent if none accepts this origin. */
export const extensionRuntime = (): WebRuntime | undefined =>
  (globalThis as { chrome?: { runtime?: WebRuntime } }).chrome?.runtime;

/** State of the extension in this browser. */
interface Installed {
  state: 'asking' | 'present' | 'absent';
  version?: string;
  /** The version offered by this server, if newer than the installed one. */
  newer?: string;
  /** It stopped responding. */
  lost: () => void;
}

/** Checks once whether the extension is installed, and compares its version with the download. */
export function useInstalled(): Installed {
  const [found, setFound] = useState<FromExtension | undefined | 'asking'>('asking');
  const { data } = useSWR<ClientConfig>(keys.config);
  useEffect(() => {
    let current = true;
    void askExtension(extensionRuntime(), { type: 'ping' }).then((answer) => current && setFound(answer));
    return () => {
      current = false;
    };
  }, []);
  const lost = () => setFound(undefined);
  if (found === 'asking') return { state: 'asking', lost };
  if (!found) return { state: 'absent', lost };
  const offered = data?.extension?.version;
  const newer = offered && isOlderVersion(found.version, offered) ? { newer: offered } : {};
  return { state: 'present', version: found.version, ...newer, lost };
}
