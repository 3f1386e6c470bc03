import type { AuditNote, SignedIn, Upload } from './call.ts';
import type { Tell } from './progress.ts';
import type { Touched } from './touched.ts';

/**
 * The server's worker processes: large bodies, files and records are handled there, and their memory is freed
 * with them.
 */
export interface Workers {
  /**
   * Admits a large request in turn; 429 or 503 when too many are pending. Call the returned function when it
   * is done.
   */
  admit: (account: string) => Promise<() => void>;
  /**
   * Runs the handler of a call in a worker process, in turn. Calls of several seconds are `long`: one process
   * is always reserved for short ones. When `signal` fires before the call starts its commit, its process is
   * killed.
   */
  run: (kind: 'short' | 'long', call: AsideCall, signal: AbortSignal, tell: Tell) => Promise<AsideReply>;
  /** Number of processes, including idle ones. */
  running: () => number;
  close: () => Promise<void>;
}

/** A call whose handler runs in a worker process. */
export interface AsideCall {
  /** Module that exports the route, and its index there. */
  module: string;
  method: string;
  path: string;
  params: unknown;
  query: unknown;
  /** Raw bytes of a JSON body, or the fields of a form. */
  body: { json: readonly Buffer[] } | { fields: unknown };
  uploads: Record<string, Upload>;
  user: SignedIn;
  /** The server's current time; ISO. */
  now: string;
  ip: string;
  agent: string;
  requestId: string;
  encoding: 'br' | 'gzip' | false;
}

/** The handler's response, ready to send. */
export type AsideReply = { note: AuditNote; touched: readonly Touched[] } & (
  | { file: { name: string; type: string; body: Buffer } }
  | { json: { body: Buffer; encoding: 'br' | 'gzip' | false } }
);
