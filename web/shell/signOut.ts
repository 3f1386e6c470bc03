import { mutate } from 'swr';
import { post } from '../data/http.ts';
import { endSession } from '../data/session.ts';

/** Clears everything read from the server, so that nothing of one user is left for the next. */
export const clearCache = (): Promise<unknown> => mutate(() => true, undefined, { revalidate: false });

/** Ends the session here and on the server; the promo banner shows again next time. */
export async function signOut(): Promise<void> {
  await post('/api/auth/logout', undefined, { own401: true }).catch(() => undefined);
  localStorage.removeItem('hideExtensionPromo');
  endSession();
  await clearCache();
}
