import type { DragEvent } from 'react';
import type { DriveItem } from '../../shared/drive/calls.ts';
import { putInto } from './data/operations.ts';
import { bringsFiles, draggedItems, dragMode, endDrag, mayDropInto, startDrag } from './dragging.ts';

interface Settings {
  /** The folder shown, when something may be put into it. */
  into: string | undefined;
  onFiles: ((data: DataTransfer, folder: string) => void) | undefined;
  chosen: readonly DriveItem[];
  reload: () => Promise<unknown>;
}

/** Dragging items into folders, and files from the disk into them or into the folder shown. */
export function useDropping({ into, onFiles, chosen, reload }: Settings) {
  const dropInto = (folder: string, e: DragEvent) => {
    if (bringsFiles(e)) return onFiles?.(e.dataTransfer, folder);
    const moved = draggedItems();
    endDrag();
    void putInto(dragMode(e), moved, folder, reload);
  };
  const mayPut = into !== undefined;
  return {
    dropInto,
    /** Takes files into the folder shown; absent where none may be put. */
    takeFiles: onFiles && mayPut ? (data: DataTransfer) => onFiles(data, into) : undefined,
    /** What the list needs so that its rows can be dragged; nothing where nothing may be put. */
    rows: mayPut
      ? {
          onDragStart: (e: DragEvent, item: DriveItem) =>
            startDrag(e, chosen.some((one) => one.id === item.id) ? chosen : [item]),
          canDrop: (folder: DriveItem, e: DragEvent) =>
            mayDropInto(folder.id, e) && (!bringsFiles(e) || onFiles !== undefined),
          onDrop: (folder: DriveItem, e: DragEvent) => dropInto(folder.id, e),
        }
      : {},
  };
}
