import { useCallback, useState } from 'react';
import type { GroupNode } from '../../../shared/forms/walk.ts';

/** How the rows of a list are looked at. */
export type RowsView = 'cards' | 'grid';

const KEY = 'rowViews';
/** Cards are paged from here on: a table shows them all. */
const MANY = 20;

function chosen(): Record<string, RowsView> {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
    return read !== null && typeof read === 'object' ? (read as Record<string, RowsView>) : {};
  } catch {
    return {};
  }
}

/** Wide enough for columns, and not worked with fingers: a table on a phone would be read through a keyhole. */
const hasRoom = (): boolean =>
  window.matchMedia('(min-width: 48rem)').matches && !window.matchMedia('(pointer: coarse)').matches;

/** The view a list opens in: as last chosen, else a table where its rows come from tables or are many. */
export const viewOf = (
  node: Pick<GroupNode, 'path' | 'meta'>,
  count: number,
  choices: Readonly<Record<string, RowsView>>,
): RowsView => {
  const choice = choices[node.path];
  if (choice === 'cards' || choice === 'grid') return choice;
  return node.meta.grid || count > MANY ? 'grid' : 'cards';
};

/** The view of a list and the way to the other one; undefined where there is no room for a table. The choice is kept by this browser. */
export function useRowsView(
  node: GroupNode,
  count: number,
): [RowsView, (view: RowsView) => void] | undefined {
  const [view, setView] = useState(() => (hasRoom() ? viewOf(node, count, chosen()) : undefined));
  const choose = useCallback(
    (next: RowsView) => {
      setView(next);
      try {
        localStorage.setItem(KEY, JSON.stringify({ ...chosen(), [node.path]: next }));
      } catch {
        // Private windows may refuse: the choice then lasts until the step is left.
      }
    },
    [node.path],
  );
  return view === undefined ? undefined : [view, choose];
}
