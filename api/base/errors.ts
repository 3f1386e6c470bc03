import {
  english,
  type Issue,
  type Literal,
  type Message,
  onWire,
  sentence,
} from '../../shared/forms/messages.ts';

/** Text of a failure: a message, or a literal. */
export type Words<T extends string> = Message | Literal<T>;

/** A finding of the form kernel or of a row reader. */
type Fault = Pick<Issue, 'path' | 'message' | 'rule'>;

/** An invalid field of a request: path and message. */
export type FieldError = { path: string; rule?: string } & (Sent | { message: Message });
type Sent = ReturnType<typeof onWire>;
/** The same as callers give it, with a literal text. */
type Field<T extends string> = FieldError | { path: string; message: Literal<T> };

/**
 * A failure reported to the caller. `details` are additional documented members of the response, such as
 * `stored`.
 */
export interface Failure extends Error {
  status: number;
  id: string;
  words: Message;
  fields?: readonly (Sent & { path: string })[];
  details?: Record<string, unknown>;
  headers?: Record<string, string>;
}

type Extra<F extends string = never> = Partial<Pick<Failure, 'details' | 'headers'>> & {
  fields?: readonly Field<F>[];
};

const messageIn = (words: Message | string): Message => (typeof words === 'string' ? { text: words } : words);

const fieldOnWire = <T extends string>(field: Field<T>): Sent & { path: string } =>
  typeof field.message === 'string'
    ? (field as Sent & { path: string })
    : { ...field, ...onWire(field.message) };

/** Builds a failure; throw it. */
export function failure<const T extends string, const F extends string = never>(
  status: number,
  id: string,
  words: Words<T>,
  { fields, ...extra }: Extra<F> = {},
): Failure {
  const message = messageIn(words);
  return Object.assign(new Error(english(message)), {
    status,
    id,
    words: message,
    ...(fields ? { fields: fields.map(fieldOnWire) } : {}),
    ...extra,
  });
}

/** Whether a thrown value is a Failure. */
export const isFailure = (error: unknown): error is Failure =>
  error instanceof Error &&
  typeof (error as Failure).status === 'number' &&
  typeof (error as Failure).id === 'string';

/** 400: the request itself is malformed. */
export const malformed = <const T extends string, const F extends string>(
  words: Words<T>,
  fields?: readonly Field<F>[],
) => failure(400, 'malformed', words, fields ? { fields } : {});
/** 401: no valid session. */
export const notSignedIn = <const T extends string>(words?: Words<T>) =>
  failure(401, 'not_signed_in', words ?? sentence('Please sign in.'));
/** 403: signed in, but not permitted. */
export const forbidden = <const T extends string>(words: Words<T>, id = 'forbidden') =>
  failure(403, id, words);
/** 404: missing or someone else's; the two are indistinguishable. */
export const notFound = <const T extends string>(words?: Words<T>) =>
  failure(404, 'not_found', words ?? sentence('Not found'));
/** 409: wrong state for this action. */
export const conflict = <const T extends string>(
  id: string,
  words: Words<T>,
  details: Record<string, unknown> = {},
) => failure(409, id, words, { details });
/** 409: someone saved in between; includes the stored record. */
export const stale = (stored: unknown) =>
  failure(409, 'stale_version', 'This was changed elsewhere since you opened it.', { details: { stored } });
/** Whether the store refused a write because its unique key is taken. */
export const isDuplicate = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 11_000;
/** 413: larger than allowed. */
export const tooLarge = <const T extends string>(words: Words<T>) => failure(413, 'too_large', words);
/** 415: a type this call does not accept. */
export const wrongType = <const T extends string>(words: Words<T>) => failure(415, 'wrong_type', words);
/** 422: well-formed, but not valid. */
export const invalid = <const T extends string, const F extends string>(
  words: Words<T>,
  fields: readonly Field<F>[] = [],
  id = 'invalid',
) => failure(422, id, words, { fields });
/** 400 for a single field. */
export const malformedField = <const T extends string>(path: string, words: Words<T>) =>
  malformed(messageIn(words), [{ path, message: messageIn(words) }]);
/** 422 for a single field. */
export const invalidField = <const T extends string>(path: string, words: Words<T>, id?: string) =>
  invalid(messageIn(words), [{ path, message: messageIn(words) }], id);
/** 400 for a malformed draft: the first fault with its place, and all of them. */
export const malformedFields = (issues: readonly Fault[]) =>
  malformed(
    sentence('{path}: {reason}', { path: issues[0]!.path, reason: issues[0]!.message }),
    fieldErrors(issues),
  );
/** 429: too many requests; `seconds` until a retry is useful. */
export const tooMany = (seconds: number, words?: Message) =>
  failure(429, 'too_many', words ?? waiting(Math.ceil(seconds / 60)), {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  });
const waiting = (minutes: number): Message =>
  minutes <= 1
    ? sentence('Too many attempts. Try again in a minute.')
    : sentence('Too many attempts. Try again in {minutes} minutes.', { minutes });
/** 408: the request arrived too slowly. */
export const tooSlow = () => failure(408, 'too_slow', 'The upload was too slow. Please try again.');
/** 503: a dependency is temporarily unavailable. */
export const unavailable = <const T extends string>(words: Words<T>) => failure(503, 'unavailable', words);
/** 503: too many such calls in progress; `seconds` until a retry is useful. */
export const busy = (seconds: number) =>
  failure(503, 'busy', 'The server is busy with other large requests. Please try again shortly.', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil(seconds))) },
  });

/** The form kernel's issues as field errors of a response. */
export const fieldErrors = (issues: readonly Fault[]): (Sent & { path: string; rule?: string })[] =>
  issues.map((i) => ({ path: i.path, ...onWire(i.message), ...(i.rule ? { rule: i.rule } : {}) }));

/** Errors of our libraries about a bad request, as failures; undefined for a real fault. */
function fromLibrary(error: unknown): Failure | undefined {
  if (!(error instanceof Error)) return undefined;
  const e = error as Error & { status?: number; httpCode?: number; type?: string; code?: unknown };
  const status = e.status ?? e.httpCode;
  if (/^(Mongo(ServerSelection|Network|NetworkTimeout|PoolCleared)|PoolClearedOnNetwork)Error$/.test(e.name))
    return unavailable('The database is not responding.');
  if (isDuplicate(e)) return conflict('saved_meanwhile', 'Someone saved this just now. Please try again.');
  if (
    e.type === 'stream.not.readable' ||
    e.code === 'ECONNRESET' ||
    e.code === 'ECONNABORTED' ||
    e.code === 1002
  )
    return failure(499, 'client_closed', 'The request was aborted.');
  if (status === 413) return tooLarge('This is larger than allowed.');
  if (status === 415) return wrongType('This content type is not accepted.');
  if (status === 400 || error instanceof SyntaxError) return malformed('The request could not be read.');
  if (status === 404) return notFound();
  return undefined;
}

/** The JSON of every failure. Unknown errors become a 500 with a request id and nothing else. */
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
      error: {
        id: known.id,
        ...(known.words.params ? known.words : {}),
        ...(known.fields?.length ? { fields: known.fields } : {}),
      },
      ...known.details,
      request_id: requestId,
    },
  };
}
