import type { DragEvent } from 'react';
import type { DriveItem } from '../../shared/drive/calls.ts';
import { namesOf } from './data/operations.ts';

/** Items dragged within the drive; the browser hides drag data until the drop. */
let dragged: readonly DriveItem[] = [];

/** Starts dragging items, shown as their name or count. */
export function startDrag(event: DragEvent, items: readonly DriveItem[]): void {
  dragged = items;
  event.dataTransfer.effectAllowed = 'copyMove';
  event.dataTransfer.setData('text/plain', items.map((item) => item.name).join('\n'));
  const label = document.createElement('div');
  label.textContent = namesOf(items);
  label.style.cssText =
    'position:fixed;top:-100px;padding:6px 12px;border-radius:6px;font:14px sans-serif;max-width:280px;' +
    'overflow:hidden;text-overflow:ellipsis;white-space:nowrap;background:var(--ks-colors-accent);color:var(--ks-colors-accent-fg)';
  document.body.append(label);
  event.dataTransfer.setDragImage(label, 0, 0);
  requestAnimationFrame(() => label.remove());
}

export const endDrag = (): void => {
  dragged = [];
};

export const draggedItems = (): readonly DriveItem[] => dragged;

/** Files from outside the browser. */
export const bringsFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files');

/** Whether the dragged items may be dropped on a folder: not on themselves or where they already are. */
export const mayDropInto = (folderId: string, event: DragEvent): boolean =>
  bringsFiles(event) ||
  (dragged.length > 0 && dragged.every((item) => item.id !== folderId && item.parent_id !== folderId));

/** Ctrl copies, otherwise the drag moves. */
export const dragMode = (event: DragEvent): 'copy' | 'move' =>
  event.ctrlKey || event.altKey ? 'copy' : 'move';
