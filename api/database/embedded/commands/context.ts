import { asNumber, type Doc, isPlainObject } from '../base/bson.ts';
import { CODES, commandError, unsupported } from '../base/errors.ts';
import type { Login } from '../connection/auth.ts';
import type { View } from '../pipeline/view.ts';
import type { Cursors } from '../sessions/cursors.ts';
import type { Session, Sessions } from '../sessions/sessions.ts';
import type { Store, Transaction } from '../storage/store.ts';

/** Dependencies of a command. */
export type Context = {
  store: Store;
  sessions: Sessions;
  cursors: Cursors;
  login: Login;
  address: string;
  connectionId: number;
  db: string;
  body: Doc;
  /** The body's BSON, for commands that must preserve number types. */
  raw: Uint8Array;
  sequences: Map<string, Uint8Array[]>;
  session: Session | undefined;
  transaction: Transaction | undefined;
  view: View;
  /** Time limit of a read, and whether it yields: not inside a transaction. */
  reading: { deadline: number; pauses: boolean };
};

/** A response made in steps; other commands run where it yields. */
export type Answering = Generator<null, Doc | Uint8Array>;

/** A command in the registry. */
export type Command = {
  run: (context: Context) => Doc | Uint8Array | Answering;
  /** Its own fields; any other is refused by name. */
  fields: readonly string[];
  /** Allowed before authentication. */
  open?: boolean;
  /** Writes: recorded under their txnNumber, retried after waiting for a lock. */
  write?: boolean;
  /** Allowed inside a transaction. */
  transactional?: boolean;
};

/** A list of names, in order. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** Fields every command may have. */
export const GENERIC =
  words(`$db $readPreference $clusterTime lsid txnNumber startTransaction autocommit readConcern
  writeConcern maxTimeMS comment apiVersion apiStrict apiDeprecationErrors`);

/** Refuses unknown fields of a command or statement (40415); disabled options are ignored. */
export const onlyFields = (name: string, spec: Doc, known: ReadonlySet<string>) => {
  for (const field of Object.keys(spec))
    if (!known.has(field) && spec[field] !== false)
      throw unsupported(`the field '${name}.${field}'`, CODES.UnknownField);
};

/** The namespace of a command; its first field is the collection name. */
export const nsOf = (context: Context): string => {
  const name = Object.values(context.body)[0];
  if (name === 1) throw unsupported('a command on a whole database', CODES.InvalidNamespace);
  if (typeof name !== 'string' || name === '')
    throw commandError(CODES.InvalidNamespace, `Invalid namespace specified '${context.db}.'`);
  return `${context.db}.${name}`;
};

const wrongType = (field: string, expected: string) =>
  commandError(CODES.TypeMismatch, `BSON field '${field}' is the wrong type, expected ${expected}`);

/** A document argument, empty if absent. */
export const docArg = (body: Doc, field: string): Doc => {
  const value = body[field] ?? {};
  if (!isPlainObject(value)) throw wrongType(field, 'an object');
  return value;
};

/** A non-negative integer argument, or undefined. */
export const countArg = (body: Doc, field: string): number | undefined => {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  const number = asNumber(value);
  if (number === undefined) throw wrongType(field, 'a number');
  if (number < 0)
    throw commandError(51024, `BSON field '${field}' value must be >= 0, actual value '${number}'`);
  return Math.trunc(number);
};

/** An array of documents from the body. */
export const docsArg = (body: Doc, field: string): Doc[] => {
  const value = body[field];
  if (!Array.isArray(value) || !value.every(isPlainObject)) throw wrongType(field, 'an array of documents');
  return value;
};

/** The `writeConcernError` of a write that requires more than one member. */
export const concernError = (body: Doc): Doc => {
  const members = asNumber(docArg(body, 'writeConcern')['w']);
  if (members === undefined || members <= 1) return {};
  return {
    writeConcernError: {
      code: CODES.UnsatisfiableWriteConcern,
      codeName: 'UnsatisfiableWriteConcern',
      errmsg: 'Not enough data-bearing nodes',
    },
  };
};
