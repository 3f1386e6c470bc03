import type { MouseEvent } from 'react';
import { press, type Selection, toggle } from './selection.ts';

interface List {
  /** Ids of the items, in their order. */
  keys: readonly string[];
  selection: Selection;
  onSelection: (next: Selection) => void;
  onOpen: (key: string) => void;
  /** Asks for the menu of what is chosen, at a point of the screen. */
  onMenu: (at: { x: number; y: number }) => void;
  focus: () => void;
}

/** The item an event came from, by its `data-key`. */
export const keyAt = (target: EventTarget) =>
  (target as HTMLElement).closest<HTMLElement>('[data-key]')?.dataset['key'];
const partAt = (target: EventTarget) =>
  (target as HTMLElement).closest<HTMLElement>('[data-part]')?.dataset['part'];

/** What presses of mouse and finger do to a list of items. */
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
        // The label's press comes again as the box's own: one of them counts.
        if ((e.target as HTMLElement).tagName !== 'INPUT') return;
        return onSelection(toggle(selection, key));
      }
      focus();
      const touch = (e.nativeEvent as PointerEvent).pointerType === 'touch';
      // A finger opens; once something is chosen it goes on choosing.
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
