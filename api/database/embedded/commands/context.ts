import { asNumber, type Doc, isPlainObject } from '../base/bson.ts';
import { type Fold, foldOf } from '../base/collation.ts';
import { CODES, commandError, unsupported } from '../base/errors.ts';
import type { Login } from '../connection/auth.ts';
import type { View } from '../pipeline/view.ts';
import type { Cursors } from '../sessions/cursors.ts';
import type { Session, Sessions } from '../sessions/sessions.ts';
import type { Store, Transaction } from '../storage/store.ts';

/** Everything a command may need. */
export type Context = {
  store: Store;
  sessions: Sessions;
  cursors: Cursors;
  login: Login;
  address: string;
  connectionId: number;
  db: string;
  body: Doc;
  /** The body's BSON, for what must keep the types of its numbers. */
  raw: Uint8Array;
  sequences: Map<string, Uint8Array[]>;
  session: Session | undefined;
  transaction: Transaction | undefined;
  view: View;
  /** How long a read may take, and whether it lets others in: not inside a transaction. */
  reading: { deadline: number; pauses: boolean };
};

/** An answer that is made in steps: others are served where it yields. */
export type Answering = Generator<null, Doc | Uint8Array>;

/** One command as the registry holds it. */
export type Command = {
  run: (context: Context) => Doc | Uint8Array | Answering;
  /** Fields of its own a command may have; any other is refused as MongoDB does. */
  fields: readonly string[];
  /** May be sent before signing in. */
  open?: boolean;
  /** Writes: remembered under a txnNumber, run again after waiting for a lock. */
  write?: boolean;
  /** May run inside a transaction. */
  transactional?: boolean;
};

/** Names in one text, in order. */
export const words = (text: string): string[] => text.trim().split(/\s+/);

/** Fields every command may carry. */
const GENERIC = new Set(
  words(`$db $readPreference $clusterTime lsid txnNumber startTransaction autocommit readConcern
    writeConcern maxTimeMS comment apiVersion apiStrict apiDeprecationErrors serializationContext`),
);

/** Refuses fields a command does not have (40415). */
export const checkFields = (name: string, command: Command, body: Doc) => {
  for (const field of Object.keys(body))
    if (field !== name && !GENERIC.has(field) && !command.fields.includes(field))
      throw commandError(CODES.UnknownField, `BSON field '${name}.${field}' is an unknown field.`);
};

/** The namespace a command is about; its first field names the collection. */
export const nsOf = (context: Context): string => {
  const name = Object.values(context.body)[0];
  if (typeof name !== 'string')
    throw commandError(CODES.InvalidNamespace, 'collection name has invalid type');
  if (name === '') throw commandError(CODES.InvalidNamespace, `Invalid namespace specified '${context.db}.'`);
  return `${context.db}.${name}`;
};

/** A document argument, empty when it is absent. */
export const docArg = (body: Doc, field: string): Doc => {
  const value = body[field];
  if (value === undefined || value === null) return {};
  if (!isPlainObject(value))
    throw commandError(CODES.TypeMismatch, `BSON field '${field}' is the wrong type, expected type 'object'`);
  return value;
};

/** A whole number argument of at least zero, or undefined. */
export const countArg = (body: Doc, field: string): number | undefined => {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  const number = asNumber(value);
  if (number === undefined)
    throw commandError(CODES.TypeMismatch, `BSON field '${field}' is the wrong type, expected a number`);
  if (number < 0)
    throw commandError(51024, `BSON field '${field}' value must be >= 0, actual value '${number}'`);
  return Math.trunc(number);
};

/** An array of documents from the message's sequences or its body. */
export const docsArg = (context: Context, field: string): Doc[] => {
  const value = context.body[field];
  if (!Array.isArray(value) || !value.every(isPlainObject))
    throw commandError(CODES.TypeMismatch, `BSON field '${field}' is missing or not an array of documents`);
  return value;
};

/** The collation of a command, or the collection's own. */
export const foldArg = (context: Context, ns: string, spec: Doc = context.body): Fold =>
  spec['collation'] === undefined ? context.view.catalog.get(ns)?.fold : foldOf(spec['collation']);

/** Read concern snapshot outside transactions would promise what one command cannot keep. */
export const checkConcerns = (body: Doc, inTransaction: boolean) => {
  const level = (body['readConcern'] as Doc | undefined)?.['level'];
  if (level === 'snapshot' && !inTransaction)
    throw unsupported('readConcern snapshot outside a transaction', CODES.InvalidOptions);
};

/** The `writeConcernError` of a write that asks for more members than one. */
export const concernError = (body: Doc): Doc | undefined => {
  const w = (body['writeConcern'] as Doc | undefined)?.['w'];
  if (w === undefined || w === 'majority' || typeof w === 'object') return undefined;
  const members = asNumber(w);
  if (members !== undefined && members <= 1) return undefined;
  return {
    code: CODES.UnsatisfiableWriteConcern,
    codeName: 'UnsatisfiableWriteConcern',
    errmsg: 'Not enough data-bearing nodes',
  };
};
