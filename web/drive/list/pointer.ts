import type { MouseEvent } from 'react';
import { press, type Selection, toggle } from './selection.ts';

interface List {
  /** Item ids in display order. */
  keys: readonly string[];
  selection: Selection;
  onSelection: (next: Selection) => void;
  onOpen: (key: string) => void;
  /** Opens the context menu of the selection at a point of the screen. */
  onMenu: (at: { x: number; y: number }) => void;
  focus: () => void;
}

/** The item of an event, by its `data-key`. */
export const keyAt = (target: EventTarget) =>
  (target as HTMLElement).closest<HTMLElement>('[data-key]')?.dataset['key'];
const partAt = (target: EventTarget) =>
  (target as HTMLElement).closest<HTMLElement>('[data-part]')?.dataset['part'];

/** Mouse and touch actions of a list of items. */
export function pointerActs({ keys, selection, onSelection, onOpen, onMenu, focus }: List) {
  const menuOf = (key: string, at: { x: number; y: number }) => {
    if (!selection.chosen.has(key)) onSelection(press(keys, selection, key));
    onMenu(at);
  };
  return {
    onClick: (e: MouseEvent) => {
      const key = keyAt(e.target);
      if (key === undefined) return;
      const part = partAt(e.target);
      if (part === 'more') {
        const box = (e.target as HTMLElement).closest('button')!.getBoundingClientRect();
        return menuOf(key, { x: box.right - 220, y: box.bottom });
      }
      if (part === 'check') {
        // A click on the label is repeated by its checkbox: only one counts.
        if ((e.target as HTMLElement).tagName !== 'INPUT') return;
        return onSelection(toggle(selection, key));
      }
      focus();
      const touch = (e.nativeEvent as PointerEvent).pointerType === 'touch';
      // A tap opens, or while something is selected, selects.
      if (touch) return selection.chosen.size > 0 ? onSelection(toggle(selection, key)) : onOpen(key);
      onSelection(press(keys, selection, key, { shift: e.shiftKey, ctrl: e.ctrlKey || e.metaKey }));
    },
    onDoubleClick: (e: MouseEvent) => {
      const key = keyAt(e.target);
      if (key !== undefined && !partAt(e.target)) onOpen(key);
    },
    onContextMenu: (e: MouseEvent) => {
      const key = keyAt(e.target);
      if (key === undefined) return;
      e.preventDefault();
      menuOf(key, { x: e.clientX, y: e.clientY });
    },
  };
}
