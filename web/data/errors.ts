import { fromServer, t } from '../i18n/t.ts';
import { isApiError } from './http.ts';

/**
 * The message for an error thrown by a call: the server's (translated if known), else one by status, else
 * `fallback`, the screen's documented message.
 */
export function errorText(error: unknown, fallback?: string): string {
  if (!isApiError(error)) return fallback ? advised(fallback) : t('Something went wrong. Please try again.');
  if (error.status === 0)
    return navigator.onLine
      ? t('The server cannot be reached. What you typed is still here; try again in a moment.')
      : t('You are offline. What you typed is still here; try again when the connection is back.');
  if (error.message && error.status < 500) return fromServer(error.reason);
  if (fallback) return advised(fallback);
  switch (error.status) {
    case 401:
      return t('You are signed out. Sign in to continue.');
    case 403:
      return t('You are not allowed to do this.');
    case 404:
      return t('This was not found. It may have been deleted, or you may not have access.');
    case 409:
      return t('Someone else changed this in the meantime. Compare both versions before saving.');
    case 413:
      return t('This is too large.');
    case 429:
      return t('Too many attempts. Wait a little, then try again.');
    default:
      return t('Something went wrong on the server. Please try again.');
  }
}

/** Adds a remedy to a sentence that has none. Documented phrases have no full stop and are left alone. */
const advised = (text: string): string =>
  /[.।]$/.test(text) && !text.endsWith(t('Please try again.')) ? `${text} ${t('Please try again.')}` : text;

/** Field messages of a 422 by path. */
export const fieldErrors = (error: unknown): Record<string, string> =>
  isApiError(error) ? Object.fromEntries(error.fields.map((f) => [f.path, fromServer(f)])) : {};
