import type { ActionId, Place } from './actions.ts';

/** Command of a keyboard shortcut: an action on the selection, paste, or go up. */
type FileCommand = ActionId | 'paste' | 'up';

/** The command of a key; permission is checked later. */
export function fileCommandOf(
  event: Readonly<{ key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean }>,
  place: Place,
): FileCommand | undefined {
  if (event.key === 'Delete') return place === 'trash' ? 'purge' : 'delete';
  if (event.key === 'F2') return 'rename';
  if (event.key === 'Backspace' || (event.altKey && event.key === 'ArrowUp')) return 'up';
  if (!event.ctrlKey && !event.metaKey) return undefined;
  const byLetter: Record<string, FileCommand> = { c: 'copy', x: 'cut', v: 'paste' };
  return byLetter[event.key.toLowerCase()];
}
