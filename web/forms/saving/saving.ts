import { errorText } from '../../data/errors.ts';
import { isApiError } from '../../data/http.ts';
import { fromServer } from '../../i18n/t.ts';
import type { SaveResult } from './autosave.ts';

/** Runs a save and classifies its failures; `storedOf` reads the stored record of a 409. */
export async function attemptSave<Saved>(
  run: () => Promise<Saved>,
  storedOf: (body: Record<string, unknown>) => Saved | undefined,
): Promise<SaveResult<Saved>> {
  try {
    return { ok: true, saved: await run() };
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 0) return { ok: false, reason: 'offline' };
    if (error.status === 401) return { ok: false, reason: 'signed-out' };
    const stored = error.status === 409 ? storedOf(error.body) : undefined;
    if (stored) return { ok: false, reason: 'stale', stored };
    const refused = error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
    if (!refused) return { ok: false, reason: 'failed', message: errorText(error) };
    return {
      ok: false,
      reason: 'refused',
      message: errorText(error),
      fields: error.fields.map((f) => ({ path: f.path, message: fromServer(f) })),
    };
  }
}
