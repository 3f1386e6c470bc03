import { useCallback, useState } from 'react';
import type { GroupNode } from '../../../shared/forms/walk.ts';
import { density } from '../../theme/preferences.ts';

/** View of a list's rows. */
export type RowsView = 'cards' | 'grid';

const KEY = 'rowViews';
/** Cards are paged from this number of rows; a table shows them all. */
const MANY = 20;

function chosen(): Record<string, RowsView> {
  try {
    const read = JSON.parse(localStorage.getItem(KEY) ?? '{}') as unknown;
    return read !== null && typeof read === 'object' ? (read as Record<string, RowsView>) : {};
  } catch {
    return {};
  }
}

/** Wide enough for columns and not a touch screen: on a phone too little of a table would be visible. */
const hasRoom = (): boolean =>
  window.matchMedia('(min-width: 48rem)').matches && !window.matchMedia('(pointer: coarse)').matches;

/** Fields of a row that are beside one another on one line. */
const LINE = 4;
/** A longer label is a question and takes the width. */
const LABEL = 58;

/** Whether a row is a line of its fields rather than a card of its own: a few short ones that are typed. */
export function fitsLine({ children }: Pick<GroupNode, 'children'>): boolean {
  if (children.length < 2 || children.length > LINE) return false;
  return children.every(
    (c) =>
      c.node === 'field' &&
      !c.meta.computed &&
      !c.meta.hidden &&
      c.meta.kind !== 'multiline' &&
      c.meta.label.length <= LABEL,
  );
}

/** Whether rows that fit a line are lines here: with compact rows, where there is room. */
export const hasLines = (): boolean => density() === 'compact' && hasRoom();

/** The initial view of a list: as last chosen, else a table if its rows come from tables or are many. */
export const viewOf = (
  node: Pick<GroupNode, 'path' | 'meta'>,
  count: number,
  choices: Readonly<Record<string, RowsView>>,
): RowsView => {
  const choice = choices[node.path];
  if (choice === 'cards' || choice === 'grid') return choice;
  return node.meta.grid || count > MANY ? 'grid' : 'cards';
};

/**
 * The view of a list and the switch to the other; undefined if there is no room for a table. The choice is
 * stored in this browser.
 */
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
        // Storage may be refused in private windows: the choice then lasts until the step is left.
      }
    },
    [node.path],
  );
  return view === undefined ? undefined : [view, choose];
}
