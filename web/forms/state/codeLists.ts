import { useEffect, useSyncExternalStore } from 'react';
import type { BusinessCode } from '../../../shared/itr/codes/businesses.ts';
import { loadRooms } from '../../i18n/language.ts';

/**
 * Long code lists for suggestions (`suggest`). They and their Hindi are separate chunks, loaded with the
 * first field that needs them and cached.
 */
type Lists = Readonly<Record<string, readonly BusinessCode[]>>;

let lists: Lists | undefined;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

function load(): Promise<void> {
  asked ??= Promise.all([import('../../../shared/itr/codes/businesses.ts'), loadRooms(['itr-businesses'])])
    .then(([module]) => {
      lists = module.businessLists;
      for (const tell of listeners) tell();
    })
    // Offline: codes are typed without suggestions; the next field retries.
    .catch(() => {
      asked = undefined;
    });
  return asked;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A list by name, once loaded. Without a name nothing is loaded. */
export function useCodeList(name: string | undefined): readonly BusinessCode[] | undefined {
  const known = useSyncExternalStore(subscribe, () => lists);
  useEffect(() => {
    if (name) void load();
  }, [name]);
  return name ? known?.[name] : undefined;
}

/** A code with its description if known, else as typed. Labels are English source texts. */
export const codeText = (code: string): string =>
  lists?.['business']?.find((option) => option.value === code)?.label ?? code;
