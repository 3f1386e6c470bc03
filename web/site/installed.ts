import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { askExtension, type FromExtension, isOlderVersion, type WebRuntime } from '../../shared/messages.ts';
import { keys } from '../data/keys.ts';
import type { ClientConfig } from './clientConfig.ts';

/** The browser's way to extensions; absent where none listens to this address. */
export const extensionRuntime = (): WebRuntime | undefined =>
  (globalThis as { chrome?: { runtime?: WebRuntime } }).chrome?.runtime;

/** What is known of the extension in this browser. */
interface Installed {
  state: 'asking' | 'present' | 'absent';
  version?: string;
  /** The version this server offers, when it is newer than the installed one. */
  newer?: string;
  /** It did not answer any more. */
  lost: () => void;
}

/** Asks once whether the extension is here and compares its version with the one offered for download. */
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
