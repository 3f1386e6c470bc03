import { createContext, useCallback, useContext, useEffect, useState } from 'react';
import type { GroupNode } from '../../../shared/forms/walk.ts';
import { useFromStore, useOpenForm } from '../state/hooks.ts';
import type { FormStore } from '../state/store.ts';
import { holdsAnything } from './useFold.ts';

/** Schema paths of parts an interview hides while they are empty. */
export const HiddenParts = createContext<ReadonlySet<string>>(new Set());

/** Whether a part is shown: it is not hidden, has content, or is the target of a link. */
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
