import { type DragEvent, useState } from 'react';
import type { DriveItem } from '../../../shared/drive/calls.ts';
import { keyAt } from './pointer.ts';

/** How items of a list may be dragged; absent when not allowed. */
export interface Dragging<I extends DriveItem> {
  onDragStart?: (event: DragEvent, item: I) => void;
  /** Whether a folder accepts the drop. */
  canDrop?: (folder: I, event: DragEvent) => boolean;
  onDrop?: (folder: I, event: DragEvent) => void;
}

/** Drag handlers of a list, and the folder under the pointer. */
export function useDragging<I extends DriveItem>(may: Dragging<I>, itemOf: (key: string) => I | undefined) {
  const [over, setOver] = useState<string | null>(null);
  const itemAt = (e: DragEvent): I | undefined => {
    const key = keyAt(e.target);
    return key === undefined ? undefined : itemOf(key);
  };
  const folderAt = (e: DragEvent): I | undefined => {
    const item = itemAt(e);
    return item?.type === 'folder' && may.canDrop?.(item, e) ? item : undefined;
  };
  return {
    over,
    handlers: {
      onDragStart: (e: DragEvent) => {
        const item = itemAt(e);
        if (item) may.onDragStart?.(e, item);
      },
      onDragOver: (e: DragEvent) => {
        const folder = folderAt(e);
        setOver(folder?.id ?? null);
        if (folder) e.preventDefault();
      },
      onDragLeave: () => setOver(null),
      onDrop: (e: DragEvent) => {
        const folder = folderAt(e);
        setOver(null);
        if (!folder) return;
        e.preventDefault();
        e.stopPropagation();
        may.onDrop?.(folder, e);
      },
    },
  };
}
