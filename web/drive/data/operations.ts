import type { Clash, DriveItem, OnClash } from '../../../shared/drive/calls.ts';
import { errorText } from '../../data/errors.ts';
import { isApiError, post } from '../../data/http.ts';
import { formatCount, t } from '../../i18n/t.ts';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { askClash } from './askClash.tsx';
import { changeItems, drivePaths, placeItems, type Tickets } from './calls.ts';
import { heldItems, hold } from './clipboard.ts';

const idsOf = (items: readonly DriveItem[]) => items.map((item) => item.id);

/** `notes.txt`, or `3 items`. */
export const namesOf = (items: readonly DriveItem[]): string =>
  items.length === 1 ? items[0]!.name : t('{count} items', { count: formatCount(items.length) });

const failed = (error: unknown, text: string) => showToast({ tone: 'error', text: errorText(error, text) });

/** Downloads items: one file as it is, a folder or several items as a streamed ZIP. */
export async function downloadItems(items: readonly DriveItem[], tickets: Tickets): Promise<void> {
  try {
    const { url, name } = await tickets(idsOf(items), 'download');
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    showToast({ tone: 'success', text: t('Download started!') });
  } catch (error) {
    failed(error, t('Failed to download file'));
  }
}

/**
 * Moves items to the trash, with Undo. `reload` refreshes the list, `putBack` restores the previous rows
 * immediately.
 */
export async function trashItems(
  items: readonly DriveItem[],
  reload: () => Promise<unknown>,
  putBack: () => void,
): Promise<void> {
  try {
    await changeItems('trash', idsOf(items));
  } catch (error) {
    putBack();
    failed(error, t('Failed to delete item'));
    await reload();
    return;
  }
  void reload();
  showToast({
    tone: 'success',
    text: t('{name} deleted successfully!', { name: namesOf(items) }),
    seconds: 10,
    action: { label: t('Undo'), undo: true, run: () => restoreItems(items, reload, putBack) },
  });
}

/** Restores items from the trash. */
export async function restoreItems(
  items: readonly DriveItem[],
  reload: () => Promise<unknown>,
  putBack?: () => void,
): Promise<void> {
  try {
    await changeItems('restore', idsOf(items));
    putBack?.();
    showToast({
      tone: 'success',
      text:
        items.length === 1
          ? t('{name} restored', { name: items[0]!.name })
          : t('{count} items restored', { count: formatCount(items.length) }),
    });
  } catch (error) {
    failed(error, t('This could not be restored.'));
  }
  await reload();
}

/** Deletes items of the trash permanently, after confirmation. */
export async function purgeItems(items: readonly DriveItem[], reload: () => Promise<unknown>): Promise<void> {
  const sure = await confirm({
    title: t('Delete {name} permanently?', { name: namesOf(items) }),
    body: t('This cannot be undone.'),
    action: t('Delete permanently'),
    danger: true,
  });
  if (!sure) return;
  try {
    await changeItems('purge', idsOf(items));
    showToast({ tone: 'success', text: t('{name} deleted permanently', { name: namesOf(items) }) });
  } catch (error) {
    failed(error, t('Failed to delete item'));
  }
  await reload();
}

/** Empties the trash, after confirmation. */
export async function emptyTrash(reload: () => Promise<unknown>): Promise<void> {
  const sure = await confirm({
    title: t('Empty the trash?'),
    body: t('Everything in it will be deleted permanently. This cannot be undone.'),
    action: t('Empty trash'),
    danger: true,
  });
  if (!sure) return;
  try {
    await post(drivePaths.emptyTrash);
    showToast({ tone: 'success', text: t('The trash is empty') });
  } catch (error) {
    failed(error, t('The trash could not be emptied.'));
  }
  await reload();
}

/** Copies or moves items to a folder; name conflicts are asked about once for all. */
export async function putInto(
  mode: 'copy' | 'move',
  items: readonly DriveItem[],
  folderId: string,
  reload: () => Promise<unknown>,
): Promise<boolean> {
  const place = (onClash: OnClash) => placeItems(mode, idsOf(items), folderId, onClash);
  try {
    try {
      await place(mode === 'copy' && items.every((i) => i.parent_id === folderId) ? 'keep_both' : 'ask');
    } catch (error) {
      if (!isApiError(error) || error.id !== 'name_clash') throw error;
      const clashes = (error.body['clashes'] ?? []) as Clash[];
      const answer = await askClash({ names: clashes.map((c) => c.name), forAll: false });
      if (answer === null) return false;
      await place(answer);
    }
  } catch (error) {
    failed(error, mode === 'move' ? t('Failed to move item') : t('Failed to copy item'));
    await reload();
    return false;
  }
  void reload();
  const from = new Set(items.map((item) => item.parent_id));
  const origin = from.size === 1 ? [...from][0]! : undefined;
  const undo =
    mode === 'move' && origin !== undefined && origin !== folderId
      ? {
          action: {
            label: t('Undo'),
            undo: true,
            run: async () => {
              await putInto('move', items, origin, reload);
            },
          },
          seconds: 10,
        }
      : {};
  showToast({
    tone: 'success',
    text: mode === 'move' ? t('Moved successfully!') : t('Copied successfully!'),
    ...undo,
  });
  return true;
}

/** Copies or cuts items to the clipboard. */
export function takeItems(mode: 'copy' | 'move', items: readonly DriveItem[]): void {
  hold({ mode, items });
  showToast({
    tone: 'info',
    text:
      mode === 'copy'
        ? t('{name} ready to copy: go to a folder and paste', { name: namesOf(items) })
        : t('{name} ready to move: go to a folder and paste', { name: namesOf(items) }),
  });
}

/** Pastes the clipboard into a folder and clears it. */
export async function pasteHeld(folderId: string, reload: () => Promise<unknown>): Promise<void> {
  const held = heldItems();
  if (held && (await putInto(held.mode, held.items, folderId, reload))) hold(null);
}
