import { useEffect, useSyncExternalStore } from 'react';
import type { BusinessCode } from '../../../shared/itr/codes/businesses.ts';
import { loadRooms } from '../../i18n/language.ts';

/**
 * Long lists of codes a field offers while typing (`suggest`). They and their Hindi are chunks of their own, fetched
 * with the first field that takes such a code, and remembered.
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
    // Offline: the code is typed and kept as it is; the next field asks again.
    .catch(() => {
      asked = undefined;
    });
  return asked;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** A list by its name, as soon as it is there. Without a name nothing is fetched. */
export function useCodeList(name: string | undefined): readonly BusinessCode[] | undefined {
  const known = useSyncExternalStore(subscribe, () => lists);
  useEffect(() => {
    if (name) void load();
  }, [name]);
  return name ? known?.[name] : undefined;
}

/** A code with its words where the list is there and has it, else as it is. Labels are English source texts. */
export const codeText = (code: string): string =>
  lists?.['business']?.find((option) => option.value === code)?.label ?? code;
