import type { Progress } from '../../shared/progress.ts';
import type { AsideCall, AsideReply } from '../base/aside.ts';
import type { AuditNote } from '../base/call.ts';
import type { Config } from '../base/config.ts';
import type { Failure } from '../base/errors.ts';

/**
 * Initial settings of a worker process: the store and its keys. Sent over a pipe, never by command line or
 * environment.
 */
export interface Setting {
  config: Config;
  dataKeys: readonly Buffer[];
  database: 'embedded' | 'mongodb';
  storeUri: string;
  version: string;
}

/** Messages to a worker process. `go` permits its commit. */
export type ToWorker =
  | { kind: 'begin'; setting: Setting }
  | { kind: 'call'; call: AsideCall }
  | { kind: 'go' };

/**
 * Messages from a worker process. It asks for `commit` before each transaction, so that it is not killed
 * inside one.
 */
export type FromWorker =
  | { kind: 'commit' }
  | { kind: 'progress'; progress: Progress }
  | { kind: 'done'; reply: AsideReply }
  | {
      kind: 'refused';
      note: AuditNote;
      refusal: Pick<Failure, 'status' | 'id' | 'words' | 'fields' | 'details' | 'headers'>;
    }
  | { kind: 'broken'; name: string; place: string };
