import { errorText } from '../../data/errors.ts';
import { del, isApiError, post } from '../../data/http.ts';
import type { List } from '../../data/useList.ts';
import { t } from '../../i18n/t.ts';
import { showToast } from './toasts.ts';

interface Options<T> {
  list: List<T>;
  idOf: (row: T) => string;
  nameOf: (row: T) => string;
  /** Path of the delete call. */
  deletePath: (row: T) => string;
  /** Path of the restore call. */
  restorePath: (row: T) => string;
  failed: string;
  /** Handles a refusal: returns the body to retry with, or undefined to cancel. */
  onRefused?: (error: unknown, row: T) => Promise<unknown>;
}

/** Announces a deletion with Undo, for ten seconds and by Ctrl+Z; `then` reloads the list. */
export const offerUndo = (name: string, restorePath: string, then: () => Promise<unknown>): number =>
  showToast({
    tone: 'success',
    text: t('Deleted {name}', { name }),
    seconds: 10,
    action: {
      label: t('Undo'),
      undo: true,
      run: async () => {
        try {
          await post(restorePath);
          showToast({ tone: 'success', text: t('{name} restored', { name }) });
        } catch (error) {
          showToast({ tone: 'error', text: errorText(error, t('This could not be restored.')) });
        }
        await then();
      },
    },
  });

/** Deletes immediately (optimistically; the server deletes softly) with Undo for ten seconds and by Ctrl+Z. */
export function useUndoableDelete<T>(options: Options<T>): (row: T, body?: unknown) => Promise<void> {
  const { list, idOf, nameOf, deletePath, restorePath, failed } = options;
  const remove = async (row: T, body?: unknown): Promise<void> => {
    list.change((rows) => rows.filter((r) => idOf(r) !== idOf(row)), -1);
    try {
      await del(deletePath(row), body ?? {});
    } catch (error) {
      await list.reload();
      const answer = body === undefined ? await options.onRefused?.(error, row) : undefined;
      if (answer !== undefined) return remove(row, answer);
      if (!options.onRefused || body !== undefined || !isApiError(error) || error.status !== 409)
        showToast({ tone: 'error', text: errorText(error, failed) });
      return;
    }
    void list.reload();
    offerUndo(nameOf(row), restorePath(row), list.reload);
  };
  return remove;
}
