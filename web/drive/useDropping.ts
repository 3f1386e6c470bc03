import type { DragEvent } from 'react';
import type { DriveItem } from '../../shared/drive/calls.ts';
import { putInto } from './data/operations.ts';
import { bringsFiles, draggedItems, dragMode, endDrag, mayDropInto, startDrag } from './dragging.ts';

interface Settings {
  /** The current folder if it is writable. */
  into: string | undefined;
  onFiles: ((data: DataTransfer, folder: string) => void) | undefined;
  chosen: readonly DriveItem[];
  reload: () => Promise<unknown>;
}

/** Dragging items to folders, and files from the disk. */
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
    /** Adds files to the current folder; absent if it is read-only. */
    takeFiles: onFiles && mayPut ? (data: DataTransfer) => onFiles(data, into) : undefined,
    /** Drag handlers of the rows; absent if read-only. */
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
