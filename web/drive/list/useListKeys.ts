import { type KeyboardEvent, useRef } from 'react';
import { chooseAll, moveTo, nameStarting, nothingChosen, type Selection, toggle } from './selection.ts';

interface Options {
  keys: readonly string[];
  names: readonly string[];
  /** Items per row: 1 in a list. */
  across: number;
  selection: Selection;
  onSelection: (next: Selection) => void;
  onOpen: (key: string) => void;
  /** Opens the context menu at the cursor. */
  onMenuKey: (key: string) => void;
}

const TYPING_PAUSE = 800;
const PAGE_ROWS = 10;

/** Keyboard shortcuts of a list of items, as in file managers. */
export function useListKeys(options: Options): (event: KeyboardEvent<HTMLElement>) => void {
  const typed = useRef({ text: '', at: 0 });
  return (e) => {
    // Keys in a checkbox or menu inside the list are left alone.
    if (e.target !== e.currentTarget) return;
    const { keys, names, across, selection, onSelection } = options;
    const at = selection.cursor === null ? -1 : keys.indexOf(selection.cursor);
    const ctrl = e.ctrlKey || e.metaKey;
    const held = { shift: e.shiftKey, ctrl };
    const now = performance.now();
    const typing = now - typed.current.at < TYPING_PAUSE ? typed.current.text : '';

    const to: Record<string, number> = {
      ArrowDown: at < 0 ? 0 : at + across,
      ArrowUp: at < 0 ? 0 : at - across,
      Home: 0,
      End: keys.length - 1,
      PageDown: at + across * PAGE_ROWS,
      PageUp: at - across * PAGE_ROWS,
      ...(across > 1 ? { ArrowRight: at + 1, ArrowLeft: at < 0 ? 0 : at - 1 } : {}),
    };
    if (!e.altKey && e.key in to) {
      e.preventDefault();
      const target = to[e.key]!;
      // In tiles, Down in the last row does nothing.
      if (across > 1 && /^Arrow(Up|Down)$/.test(e.key) && (target < 0 || target >= keys.length)) return;
      return onSelection(moveTo(keys, selection, target, held));
    }
    const current = selection.cursor;
    if (e.key === 'Enter' && !ctrl && current !== null) {
      e.preventDefault();
      return options.onOpen(current);
    }
    if (e.key === ' ' && !typing && current !== null) {
      e.preventDefault();
      return onSelection(toggle(selection, current));
    }
    if (ctrl && e.key.toLowerCase() === 'a') {
      e.preventDefault();
      return onSelection(chooseAll(keys, selection));
    }
    if (e.key === 'Escape' && selection.chosen.size > 0) {
      e.preventDefault();
      return onSelection({ ...nothingChosen, cursor: current });
    }
    if ((e.key === 'ContextMenu' || (e.key === 'F10' && e.shiftKey)) && current !== null) {
      e.preventDefault();
      return options.onMenuKey(current);
    }
    if (e.key.length === 1 && !ctrl && !e.altKey && e.key !== '/' && e.key !== '?') {
      const text = typing + e.key;
      const found = nameStarting(names, at, text);
      typed.current = { text, at: now };
      e.preventDefault();
      if (found >= 0) onSelection(moveTo(keys, selection, found));
    }
  };
}
