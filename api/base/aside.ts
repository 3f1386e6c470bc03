import type { AuditNote, SignedIn, Upload } from './call.ts';
import type { Tell } from './progress.ts';
import type { Touched } from './touched.ts';

/** The worker processes of a server: what large bodies, files and records need happens there, and its memory goes with them. */
export interface Workers {
  /** Lets a large request in, in turn; 429 or 503 when too many are in hand. Call what it gives when the request is over. */
  admit: (account: string) => Promise<() => void>;
  /**
   * Runs the handler of a call in a worker process, in turn. What takes seconds is `long`: one process is always left to what does not.
   * When `signal` fires before the call began to write what cannot be taken back, its process is ended.
   */
  run: (kind: 'short' | 'long', call: AsideCall, signal: AbortSignal, tell: Tell) => Promise<AsideReply>;
  /** Processes there are, idle ones included. */
  running: () => number;
  close: () => Promise<void>;
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
export type AsideReply = { note: AuditNote; touched: readonly Touched[] } & (
  | { file: { name: string; type: string; body: Buffer } }
  | { json: { body: Buffer; encoding: 'br' | 'gzip' | false } }
);
