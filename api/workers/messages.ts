import type { AuditNote } from '../audit/append.ts';
import type { Config } from '../config.ts';
import type { Failure } from '../errors.ts';
import type { Upload } from '../route.ts';
import type { SignedIn } from '../users/session.ts';

/** What a worker process is told once: where the records are and what opens them. It goes over a pipe, never by command line or environment. */
export interface Setting {
  config: Config;
  dataKeys: readonly Buffer[];
  database: 'embedded' | 'mongodb';
  storeUri: string;
  version: string;
}

/** A call whose handler runs in a worker process. */
export interface AsideCall {
  /** Module that exports the route, and which of its routes it is. */
  module: string;
  method: string;
  path: string;
  params: unknown;
  query: unknown;
  /** Bytes of a JSON body as they came, or the fields of a form. */
  body: { json: readonly Buffer[] } | { fields: unknown };
  uploads: Record<string, Upload>;
  user: SignedIn;
  /** The server's present; ISO. */
  now: string;
  ip: string;
  agent: string;
  requestId: string;
  encoding: 'br' | 'gzip' | false;
}

/** What its handler answered, ready to be sent. */
export type AsideReply = { note: AuditNote } & (
  | { file: { name: string; type: string; body: Buffer } }
  | { json: { body: Buffer; encoding: 'br' | 'gzip' | false } }
);

/** What is sent to a worker process. `go` lets it write what cannot be taken back. */
export type ToWorker =
  | { kind: 'begin'; setting: Setting }
  | { kind: 'call'; call: AsideCall }
  | { kind: 'go' };

/** What a worker process says. It asks for `commit` before each transaction, so that it is not ended inside one. */
export type FromWorker =
  | { kind: 'commit' }
  | { kind: 'done'; reply: AsideReply }
  | {
      kind: 'refused';
      note: AuditNote;
      refusal: Pick<Failure, 'status' | 'id' | 'message' | 'fields' | 'details' | 'headers'>;
    }
  | { kind: 'broken'; name: string; place: string };
