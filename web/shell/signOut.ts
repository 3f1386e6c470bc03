import { mutate } from 'swr';
import { forgetUnsaved, isDirty } from '../data/dirty.ts';
import { post } from '../data/http.ts';
import { endSession } from '../data/session.ts';
import { forgetAllUnsaved } from '../forms/saving/journal.ts';
import { t } from '../i18n/t.ts';
import { confirm } from '../ui/dialogs/confirm.tsx';

/** Clears the cache, so that no data is left for the next user. */
export const clearCache = (): Promise<unknown> => mutate(() => true, undefined, { revalidate: false });

/** Confirms signing out with unsaved work, because the local copy is deleted with the session. */
const mayForget = async (): Promise<boolean> =>
  !isDirty() ||
  (await confirm({
    title: t('Sign out without saving?'),
    body: t('Some entries have not reached the server yet. Signing out removes them from this device.'),
    action: t('Sign out'),
    cancel: t('Stay here'),
    danger: true,
  }));

/**
 * Ends the session here and on the server; the promo banner is shown again next time. Never resolves if the
 * user stays.
 */
export async function signOut(): Promise<void> {
  if (!(await mayForget())) return new Promise(() => undefined);
  forgetUnsaved();
  await forgetAllUnsaved().catch(() => undefined);
  await post('/api/auth/logout', undefined, { own401: true }).catch(() => undefined);
  localStorage.removeItem('hideExtensionPromo');
  endSession();
  await clearCache();
}
