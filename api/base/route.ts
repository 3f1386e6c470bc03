import type { Context } from 'koa';
import type * as z from 'zod';
import type { RightId } from '../../shared/firm/rights.ts';
import { type Message, onWire } from '../../shared/forms/messages.ts';
import type { AuditNote, SignedIn, Upload } from './call.ts';
import type { Deps } from './deps.ts';
import type { LimitName } from './limits.ts';

/**
 * Who may call a route. `tax` is everyone with tax data (client, ca, accountant), not the admin, who sees
 * administration only.
 */
export const accesses = ['public', 'signed-in', 'tax', 'admin'] as const;
export type Access = (typeof accesses)[number];

/** A response that is a file. */
interface FileReply {
  file: { name: string; type: string; body: Buffer | NodeJS.ReadableStream; size?: number };
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;

/** One call; everything in it was validated by the route's schemas. */
export interface Call<P = unknown, Q = unknown, B = unknown> {
  params: P;
  query: Q;
  body: B;
  uploads: Record<string, Upload>;
  /** The caller; on a public route without a session, reading it throws 401. */
  user: SignedIn;
  deps: Deps;
  ip: string;
  agent: string;
  requestId: string;
  ctx: Context;
  /** Adds data to the audit row besides actor, event, time and address. */
  note: (note: AuditNote) => void;
}

/** What is known once the first part of a large body or multipart form has arrived. */
interface Arriving<P = unknown> {
  params: P;
  /** Scalar members of the body seen so far; not validated yet. */
  head: Readonly<Record<string, unknown>>;
  user: SignedIn;
  deps: Deps;
}

interface Shape<P, Q, B> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path under `base`, exactly as documented. */
  path: string;
  base?: '/api' | '/storage';
  access: Access;
  limit: LimitName;
  /** The right a member needs, unless it follows from the event (`api/membership/acts.ts`). */
  right?: RightId;
  params?: P;
  query?: Q;
  body?: B;
  /** Largest JSON body in bytes, if not the default; such a route checks access in `before`. */
  bodyLimit?: number;
  /**
   * URL of the module that exports this route (`import.meta.url`): large bodies or files, and any call if
   * `large` says so, are handled in a worker process. The handler neither reads the request nor writes the
   * response itself, and neither mails nor counts.
   */
  aside?: string;
  /** Accepts multipart/form-data: the file fields and their maximum size. */
  multipart?: { files: readonly string[]; maxBytes: number; tooLarge: Message; maxFiles?: number };
  /** The handler reads the request stream itself (`ctx.req`). */
  stream?: boolean;
  /** Name of the audit event; every route that changes data has one. */
  audit?: string;
  /**
   * Name of the audit event of a route that only hands out a file: exports are recorded. Its first part is
   * the kind of record `:id` refers to; a handler can override it with `note`.
   */
  exports?: string;
  /** Allowed for an account whose required second factor is overdue: setting it up, and signing out. */
  beforeFactor?: boolean;
  /** A route that changes nothing although its method is not GET (previews, checks). */
  readOnly?: boolean;
}

/** A route as data, listed by tests. */
export interface Route extends Shape<z.ZodType, z.ZodType, z.ZodType> {
  before?: (arriving: Arriving<never>) => Promise<unknown>;
  large?: (asked: { params: never; query: never }) => Promise<boolean>;
  handle: (call: Call<never, never, never>) => Promise<object | undefined>;
}

/** Declares a route; params, query and body of the handler have the types of the schemas. */
export function route<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(
  spec: Omit<Shape<P, Q, B>, 'params' | 'query' | 'body'> & {
    params?: P;
    query?: Q;
    body?: B;
    /**
     * Throws when the caller may not do this to what the path or the head of a large body names; the rest of
     * the body is then not read.
     */
    before?: (arriving: Arriving<Parsed<P>>) => Promise<unknown>;
    /** Whether the record is so large that a call with `aside` is handled in a worker process. */
    large?: (asked: { params: Parsed<P>; query: Parsed<Q> }) => Promise<boolean>;
    handle: (call: Call<Parsed<P>, Parsed<Q>, Parsed<B>>) => Promise<object | undefined>;
  },
): Route {
  return spec as unknown as Route;
}

/** Whether a response is a file. */
export const isFileReply = (reply: object): reply is FileReply =>
  'file' in reply && Object.keys(reply).length === 1;

/** The body of a response. Its `message` is in English, accompanied by data for other languages. */
export const answerOf = ({ message, ...reply }: { message?: Message | string }): object => ({
  success: true,
  ...reply,
  ...(typeof message === 'object' ? onWire(message) : message === undefined ? {} : { message }),
});

/** A file name in ASCII that every system accepts, with the full name next to it (RFC 6266). */
export function disposition(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_').slice(0, 120);
  const full = encodeURIComponent(name.slice(0, 200)).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

/** A file as a response. */
export const fileReply = (name: string, type: string, body: Buffer): FileReply => ({
  file: { name, type, body, size: body.length },
});
