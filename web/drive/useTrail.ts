import { useEffect, useRef, useState } from 'react';
import type { Crumb, DriveItem } from '../../shared/drive/calls.ts';
import { nothingChosen, type Selection } from './list/selection.ts';

/**
 * Selection of the current folder. Another folder starts empty; going up leaves the cursor on the folder just
 * left.
 */
export function useTrail(
  items: readonly DriveItem[],
  crumbs: readonly Crumb[],
  onFolder: (id: string) => void,
) {
  const [selection, setSelection] = useState<Selection>(nothingChosen);
  const here = crumbs.at(-1)?.id ?? '';
  const cameFrom = useRef<string | null>(null);
  const before = useRef(here);
  useEffect(() => {
    if (before.current === here) return;
    before.current = here;
    setSelection(nothingChosen);
  }, [here]);
  useEffect(() => {
    const key = cameFrom.current;
    if (key === null || !items.some((item) => item.id === key)) return;
    cameFrom.current = null;
    setSelection({ chosen: new Set([key]), anchor: key, cursor: key });
  }, [items]);
  const goTo = (id: string) => {
    const at = crumbs.findIndex((c) => c.id === id);
    cameFrom.current = at >= 0 ? (crumbs[at + 1]?.id ?? null) : null;
    onFolder(id);
  };
  return { selection, setSelection, goTo };
}
