import type { Context } from 'koa';
import type * as z from 'zod';
import type { RightId } from '../../shared/firm/rights.ts';
import { type Message, onWire } from '../../shared/forms/messages.ts';
import type { AuditNote, SignedIn, Upload } from './call.ts';
import type { Deps } from './deps.ts';
import type { LimitName } from './limits.ts';

/**
 * Who may call a route. `tax` is everyone with tax data of their own (client, ca, accountant) and not the admin,
 * who sees administration only.
 */
export const accesses = ['public', 'signed-in', 'tax', 'admin'] as const;
export type Access = (typeof accesses)[number];

/** An answer that is a file. */
interface FileReply {
  file: { name: string; type: string; body: Buffer | NodeJS.ReadableStream; size?: number };
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : Record<string, never>;

/** One call on its way through a handler: everything in it was parsed by the route's schemas. */
export interface Call<P = unknown, Q = unknown, B = unknown> {
  params: P;
  query: Q;
  body: B;
  uploads: Record<string, Upload>;
  /** Who calls; reading it on a public route without a session throws 401. */
  user: SignedIn;
  deps: Deps;
  ip: string;
  agent: string;
  requestId: string;
  ctx: Context;
  /** What the audit row of this act says beyond actor, act, time and address. */
  note: (note: AuditNote) => void;
}

/** What is known when the first part of a large body, or of a form with a file, has arrived. */
interface Arriving<P = unknown> {
  params: P;
  /** Members of the body that were seen so far and are not lists or objects; not checked yet. */
  head: Readonly<Record<string, unknown>>;
  user: SignedIn;
  deps: Deps;
}

interface Shape<P, Q, B> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `base`, exactly as documented. */
  path: string;
  base?: '/api' | '/storage';
  access: Access;
  limit: LimitName;
  /** What a member of a firm needs to call it, where that does not follow from the act (`api/membership/acts.ts`). */
  right?: RightId;
  params?: P;
  query?: Q;
  body?: B;
  /** Largest JSON body in bytes when not the ordinary one; such a route says with `before` whom a body concerns. */
  bodyLimit?: number;
  /**
   * Address of the module that exports this route (`import.meta.url`): a large body or file is handled in a worker process, and where
   * `large` says so any call. The handler neither reads the request nor writes the answer itself, and mails and counts nothing.
   */
  aside?: string;
  /** This route takes multipart/form-data: which file fields, and how large one may be. */
  multipart?: { files: readonly string[]; maxBytes: number; tooLarge: Message; maxFiles?: number };
  /** The handler reads the request stream itself (`ctx.req`). */
  stream?: boolean;
  /** Name of the act in the audit trail; every route that changes something has one. */
  audit?: string;
  /**
   * Name of the act in the audit trail of a route that changes nothing but hands out a file: what leaves the program leaves a
   * row. Its first part says what kind of record `:id` is; a handler that knows better says so by `note`.
   */
  exports?: string;
  /** Open to an account whose required second step of signing in is overdue: what sets it up, and leaving. */
  beforeFactor?: boolean;
  /** A route that changes nothing although its method is not GET (previews, checks). */
  readOnly?: boolean;
}

/** A route as data: tests walk the list of them. */
export interface Route extends Shape<z.ZodType, z.ZodType, z.ZodType> {
  before?: (arriving: Arriving<never>) => Promise<unknown>;
  large?: (asked: { params: never; query: never }) => Promise<boolean>;
  handle: (call: Call<never, never, never>) => Promise<object | undefined>;
}

/** Declares a route; the handler's params, query and body have the types of the schemas. */
export function route<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(
  spec: Omit<Shape<P, Q, B>, 'params' | 'query' | 'body'> & {
    params?: P;
    query?: Q;
    body?: B;
    /** Throws when the caller may not do this to what path or head of a large body name; nothing more of it is read then. */
    before?: (arriving: Arriving<Parsed<P>>) => Promise<unknown>;
    /** Whether the record is so large that a call with `aside` is handled in a worker process. */
    large?: (asked: { params: Parsed<P>; query: Parsed<Q> }) => Promise<boolean>;
    handle: (call: Call<Parsed<P>, Parsed<Q>, Parsed<B>>) => Promise<object | undefined>;
  },
): Route {
  return spec as unknown as Route;
}

/** Whether an answer is a file. */
export const isFileReply = (reply: object): reply is FileReply =>
  'file' in reply && Object.keys(reply).length === 1;

/** The body of an answer. What it says to a person (`message`) is in English, and beside that as data for other languages. */
export const answerOf = ({ message, ...reply }: { message?: Message | string }): object => ({
  success: true,
  ...reply,
  ...(typeof message === 'object' ? onWire(message) : message === undefined ? {} : { message }),
});

/** First characters of a file name that every system and header can carry, and the full name beside it (RFC 6266). */
export function disposition(name: string): string {
  const plain = name.replace(/[^\w. -]/g, '_').slice(0, 120);
  const full = encodeURIComponent(name.slice(0, 200)).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

/** A file as an answer. */
export const fileReply = (name: string, type: string, body: Buffer): FileReply => ({
  file: { name, type, body, size: body.length },
});
