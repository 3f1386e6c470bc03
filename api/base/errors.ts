import type { Issue } from '../../shared/forms/messages.ts';
import { english } from '../../shared/forms/messages.ts';

/** One wrong field of a request: its path and an English sentence. */
export interface FieldError {
  path: string;
  message: string;
}

/** A failure the caller is told about. `details` are further documented members of the answer, such as `stored`. */
export interface Failure extends Error {
  status: number;
  id: string;
  fields?: readonly FieldError[];
  details?: Record<string, unknown>;
  headers?: Record<string, string>;
}

type Extra = Partial<Pick<Failure, 'fields' | 'details' | 'headers'>>;

/** Builds a failure; throw it. */
export function failure(status: number, id: string, message: string, extra: Extra = {}): Failure {
  return Object.assign(new Error(message), { status, id, ...extra });
}

/** Whether a thrown value is one of ours. */
export const isFailure = (error: unknown): error is Failure =>
  error instanceof Error &&
  typeof (error as Failure).status === 'number' &&
  typeof (error as Failure).id === 'string';

/** 400: the request itself is malformed. */
export const malformed = (message: string, fields?: readonly FieldError[]) =>
  failure(400, 'malformed', message, fields ? { fields } : {});
/** 401: no valid session. */
export const notSignedIn = (message = 'Please sign in.') => failure(401, 'not_signed_in', message);
/** 403: signed in, but not for this. */
export const forbidden = (message: string, id = 'forbidden') => failure(403, id, message);
/** 404: missing or someone else's; the two look the same. */
export const notFound = (message = 'Not found') => failure(404, 'not_found', message);
/** 409: wrong state for this act. */
export const conflict = (id: string, message: string, details: Record<string, unknown> = {}) =>
  failure(409, id, message, { details });
/** 409: someone saved in between; carries the record as it is stored now. */
export const stale = (stored: unknown) =>
  failure(409, 'stale_version', 'This was changed elsewhere since you opened it.', { details: { stored } });
/** 413: larger than allowed. */
export const tooLarge = (message: string) => failure(413, 'too_large', message);
/** 415: not the type this call takes. */
export const wrongType = (message: string) => failure(415, 'wrong_type', message);
/** 422: understood, but not valid. */
export const invalid = (message: string, fields: readonly FieldError[] = [], id = 'invalid') =>
  failure(422, id, message, { fields });
/** 429: too often; `seconds` until it is worth trying again. */
export const tooMany = (seconds: number, message?: string) =>
  failure(429, 'too_many', message ?? `Too many attempts. Try again in ${describeWait(seconds)}.`, {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  });
/** 408: the request arrived too slowly. */
export const tooSlow = () => failure(408, 'too_slow', 'This arrived too slowly. Please send it again.');
/** 503: something this call needs is not there just now. */
export const unavailable = (message: string) => failure(503, 'unavailable', message);
/** 503: too much of the kind is being done; `seconds` until it is worth trying again. */
export const busy = (seconds: number) =>
  failure(503, 'busy', 'The server is busy with other large requests. Please try again shortly.', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  });

const describeWait = (seconds: number) => {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
};

/** The form kernel's issues as field errors of an answer. */
export const fieldErrors = (issues: readonly Issue[]): FieldError[] =>
  issues.map((i) => ({ path: i.path, message: english(i.message), ...(i.rule ? { rule: i.rule } : {}) }));

/** What libraries below us throw about a bad request, in our terms; undefined for a real fault. */
function fromLibrary(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  const e = error as Error & { status?: number; httpCode?: number; type?: string; code?: unknown };
  const status = e.status ?? e.httpCode;
  if (
    e.type === 'stream.not.readable' ||
    e.code === 'ECONNRESET' ||
    e.code === 'ECONNABORTED' ||
    e.code === 1002
  )
    return failure(499, 'client_closed', 'The request was aborted.');
  if (status === 413) return tooLarge('This is larger than allowed.');
  if (status === 415) return wrongType('This type of content is not accepted here.');
  if (status === 400 || error instanceof SyntaxError) return malformed('The request could not be read.');
  if (status === 404) return notFound();
  return undefined;
}

/** The one shape every failure has on the wire. Unknown errors become a 500 with a request id and nothing else. */
export function formatFailure(error: unknown, requestId: string) {
  const known = isFailure(error) ? error : fromLibrary(error);
  if (!known)
    return {
      status: 500,
      unexpected: true,
      headers: {},
      body: {
        success: false,
        message: 'Something went wrong on our side.',
        error: { id: 'internal' },
        request_id: requestId,
      },
    };
  return {
    status: known.status,
    unexpected: false,
    headers: known.headers ?? {},
    body: {
      success: false,
      message: known.message,
      error: { id: known.id, ...(known.fields?.length ? { fields: known.fields } : {}) },
      ...known.details,
      request_id: requestId,
    },
  };
}
