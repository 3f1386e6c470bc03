import { errorText } from '../data/errors.ts';
import { del, post } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import { confirm } from '../ui/dialogs/confirm.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { offerUndo } from '../ui/dialogs/useUndoableDelete.ts';

/**
 * Deletes an open return after confirmation; `leave` closes its page, `back` runs after Undo. `name`
 * describes it: `GSTR-1 10-2025`.
 */
export async function deleteOpen(options: {
  name: string;
  /** Path of its API call; restoring is below it. */
  path: string;
  /** Awaited first. */
  before?: () => Promise<unknown>;
  leave: () => void;
  back?: () => void;
}): Promise<void> {
  const { name, path } = options;
  const sure = await confirm({
    title: t('Delete {name}?', { name }),
    body: t('It goes to the bin and can be restored within 30 days.'),
    action: t('Delete'),
    danger: true,
  });
  if (!sure) return;
  try {
    await options.before?.();
    await del(path);
  } catch (error) {
    showToast({ tone: 'error', text: errorText(error, t('The return could not be deleted.')) });
    return;
  }
  options.leave();
  offerUndo(name, `${path}/restore`, async () => options.back?.());
}

/** Reopens a return marked as filed by mistake; `then` reloads it. */
export async function reopenFiled(path: string, version: number, then: () => void): Promise<void> {
  try {
    await post(`${path}/reopen`, { version });
    then();
  } catch (error) {
    showToast({ tone: 'error', text: errorText(error) });
  }
}
