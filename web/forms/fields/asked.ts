import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { GroupNode } from '../../../shared/forms/walk.ts';
import { useFromStore, useOpenForm } from '../state/hooks.ts';
import type { FormStore } from '../state/store.ts';
import { holdsAnything } from './useFold.ts';

/** Parts an interview hides while they are empty, by schema path. */
export const HiddenParts = createContext<ReadonlySet<string>>(new Set());

/** Whether a part shows in spite of the interview: it is not hidden, holds something, or a link leads into it. */
export function useAskedFor(node: GroupNode, parent: string): boolean {
  const hidden = useContext(HiddenParts).has(node.path);
  const { seek } = useOpenForm();
  const path = parent ? `${parent}.${node.key}` : node.key;
  const [sought, setSought] = useState(false);
  useEffect(() => {
    if (seek && (seek.path === path || seek.path.startsWith(`${path}.`))) setSought(true);
  }, [seek, path]);
  const holds = useFromStore(
    useCallback((store: FormStore) => !hidden || holdsAnything(store, path), [hidden, path]),
    hidden ? 'derived' : 'nothing',
  );
  return holds || sought;
}
