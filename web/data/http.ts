import type { WireMessage } from '../../shared/forms/messages.ts';
import type { Progress } from '../../shared/progress.ts';
import { t } from '../i18n/t.ts';
import { isDirty } from './dirty.ts';
import type { EarlyReads } from './earlyReads.ts';
import { endSession, token } from './session.ts';
import { followCall } from './working.ts';

/** Error of a failed call. `status` is 0 when the server could not be reached. */
export interface ApiError extends Error {
  status: number;
  /** The server's error id, for example `device_limit`. */
  id: string;
  /** Message for the user, and the fields it concerns. */
  reason: WireMessage;
  fields: (WireMessage & { path: string; rule?: string })[];
  requestId?: string;
  /** Seconds to wait after a 429. */
  retryAfter?: number;
  /** The full response, for errors with more content (the stored record of a 409, the device list). */
  body: Record<string, unknown>;
}

/** Whether an error came from a call. */
export const isApiError = (error: unknown): error is ApiError =>
  error instanceof Error && typeof (error as ApiError).status === 'number';

/** A failed response as an error. */
export const apiError = (status: number, body: Record<string, unknown>, retryAfter?: number): ApiError => {
  const message = typeof body['message'] === 'string' ? body['message'] : '';
  const { fields, id = '', ...inner } = (body['error'] ?? {}) as Partial<ApiError['reason'] & ApiError>;
  return Object.assign(new Error(message), {
    status,
    id,
    reason: { ...inner, message },
    fields: Array.isArray(fields) ? fields : [],
    body,
    ...(typeof body['request_id'] === 'string' ? { requestId: body['request_id'] } : {}),
    ...(retryAfter ? { retryAfter } : {}),
  });
};

/** Options of one call. */
interface CallOptions {
  body?: unknown;
  signal?: AbortSignal;
  headers?: Record<string, string>;
  /** Sent although the page is closing. */
  keepalive?: boolean;
  /** A 401 is shown as an error and does not mean a lost session (sign-in itself). */
  own401?: boolean;
}

type AskAgain = (ended: boolean) => Promise<boolean>;
let askToSignInAgain: AskAgain | undefined;

/** The shell registers the dialog that renews the session in place. */
export const onSessionLost = (ask: AskAgain | undefined): void => {
  askToSignInAgain = ask;
};

let asking: Promise<boolean> | undefined;

/** Asks for the password on the page, one dialog at a time; `ended`: the session has expired, not only nearly. */
export function signInInPlace(ended: boolean): Promise<boolean> {
  if (!askToSignInAgain) return Promise.resolve(false);
  asking ??= askToSignInAgain(ended).finally(() => {
    asking = undefined;
  });
  return asking;
}

/**
 * Handles a lost session: signs in again in place when something is unsaved, else redirects to /login. True
 * when signed in again.
 */
async function sessionLost(): Promise<boolean> {
  if (isDirty() && (await signInInPlace(true))) return true;
  endSession();
  if (location.pathname !== '/login') {
    const next = location.pathname.startsWith('/app')
      ? `?next=${encodeURIComponent(location.pathname + location.search)}`
      : '';
    location.assign(`/login${next}`);
  }
  return false;
}

/** How long a response read before the app loaded stays valid. */
const EARLY_FOR = 15_000;

/**
 * The response to a read that the HTML started before the app loaded (web/build/begin.ts), once: nothing may
 * have been written and no one else signed in since.
 */
function earlyAnswer(method: string, path: string): Promise<Response | undefined> | undefined {
  const held = globalThis as { earlyReads?: EarlyReads };
  const { earlyReads } = held;
  if (!earlyReads) return undefined;
  if (method !== 'GET' || earlyReads.token !== token() || Date.now() - earlyReads.at > EARLY_FOR) {
    delete held.earlyReads;
    return undefined;
  }
  const answer = earlyReads.answers.get(path);
  earlyReads.answers.delete(path);
  // A failed early read is repeated in the ordinary way, which handles errors.
  return answer?.then(
    (response) => (response.ok ? response : undefined),
    () => undefined,
  );
}

/** A form with its fields before its files, because the server checks access before reading files. */
export function fieldsFirst(form: FormData): FormData {
  const ordered = new FormData();
  for (const files of [false, true])
    for (const [name, value] of form) {
      if (value instanceof File !== files) continue;
      if (value instanceof File) ordered.append(name, value, value.name);
      else ordered.append(name, value);
    }
  return ordered;
}

/** Progress of a call, by the id it was sent with. */
export async function askProgress(id: string): Promise<Progress | null> {
  const response = await fetch(`/api/progress?request=${id}`, {
    headers: { accept: 'application/json', authorization: `Bearer ${token() ?? ''}` },
  });
  return response.ok ? ((await response.json()) as { progress: Progress | null }).progress : null;
}

async function send(method: string, path: string, options: CallOptions): Promise<Response> {
  const { body, signal, keepalive } = options;
  const begun = earlyAnswer(method, path);
  const early = begun && (await begun);
  if (early && !signal?.aborted) return early;
  const form = body instanceof FormData;
  const bearer = token();
  const id = crypto.randomUUID();
  const ended = new AbortController();
  let cancelled = false;
  const cancel = () => {
    cancelled = true;
    ended.abort();
  };
  const stop = () => ended.abort();
  signal?.addEventListener('abort', stop);
  if (signal?.aborted) stop();
  const over = followCall(id, cancel, askProgress);
  try {
    return await fetch(path, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && !form ? { 'content-type': 'application/json' } : {}),
        ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
        'x-request-id': id,
        ...options.headers,
      },
      ...(body !== undefined ? { body: form ? fieldsFirst(body) : JSON.stringify(body) } : {}),
      signal: ended.signal,
      ...(keepalive ? { keepalive } : {}),
    });
  } catch (error) {
    if (cancelled) throw apiError(499, { message: t('Cancelled.') });
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw apiError(0, {});
  } finally {
    over();
  }
}

/** Calls the API and returns the raw response (files); throws ApiError like `call`. */
export async function callRaw(method: string, path: string, options: CallOptions = {}): Promise<Response> {
  const response = await send(method, path, options);
  if (response.ok) return response;
  if (response.status === 401 && !options.own401 && (await sessionLost()))
    return callRaw(method, path, options);
  const body = (await response.json().catch(() => ({}))) as Record<string, unknown>;
  const failed = apiError(response.status, body, Number(response.headers.get('retry-after')) || undefined);
  if (
    failed.id === 'second_factor_required' &&
    response.status === 403 &&
    !location.search.includes('tab=security')
  )
    location.assign('/app/account-settings?tab=security');
  throw failed;
}

/** Calls the API: JSON in, JSON out. `path` starts with /api or /storage. Throws ApiError. */
export async function call<T>(method: string, path: string, options: CallOptions = {}): Promise<T> {
  const response = await callRaw(method, path, options);
  return (response.status === 204 ? {} : await response.json()) as T;
}

export const get = <T>(path: string, options?: CallOptions) => call<T>('GET', path, options);
export const post = <T>(path: string, body?: unknown, options?: CallOptions) =>
  call<T>('POST', path, { ...options, body });
export const put = <T>(path: string, body?: unknown, options?: CallOptions) =>
  call<T>('PUT', path, { ...options, body });
export const patch = <T>(path: string, body?: unknown, options?: CallOptions) =>
  call<T>('PATCH', path, { ...options, body });
export const del = <T>(path: string, body?: unknown, options?: CallOptions) =>
  call<T>('DELETE', path, { ...options, ...(body !== undefined ? { body } : {}) });

/** Downloads a file under the name the server gives, if any. */
export async function download(
  path: string,
  fallbackName: string,
  options: CallOptions & { method?: string } = {},
): Promise<void> {
  const response = await callRaw(options.method ?? 'GET', path, options);
  const header = response.headers.get('content-disposition') ?? '';
  const starred = /filename\*=UTF-8''([^;]+)/i.exec(header)?.[1];
  const name = starred
    ? decodeURIComponent(starred)
    : (/filename="([^"]+)"/i.exec(header)?.[1] ?? fallbackName);
  saveFile(await response.blob(), name);
}

/** Downloads bytes generated on the page. */
export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
