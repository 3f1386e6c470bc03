/** Command of a key while no cell is being edited. */
type GridCommand =
  | 'leave'
  | 'grow'
  | 'fillDown'
  | 'undo'
  | 'redo'
  | 'find'
  | 'addRow'
  | 'removeRows'
  | 'clear';

/** The command of a key; undefined for keys the library handles (arrows, Enter, letters). */
export function commandOf(
  event: Readonly<{ key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean }>,
): GridCommand | undefined {
  if (event.key === 'Escape') return 'leave';
  if (event.shiftKey && event.key.startsWith('Arrow')) return 'grow';
  const isDelete = event.key === 'Delete' || event.key === 'Backspace';
  if (!event.ctrlKey && !event.metaKey) return isDelete ? 'clear' : undefined;
  if (isDelete) return 'removeRows';
  switch (event.key.toLowerCase()) {
    case 'd':
      return 'fillDown';
    case 'z':
      return event.shiftKey ? 'redo' : 'undo';
    case 'y':
      return 'redo';
    case 'f':
      return 'find';
    case 'enter':
      return 'addRow';
    default:
      return undefined;
  }
}
