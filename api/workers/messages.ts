import type { Progress } from '../../shared/progress.ts';
import type { AsideCall, AsideReply } from '../base/aside.ts';
import type { AuditNote } from '../base/call.ts';
import type { Config } from '../base/config.ts';
import type { Failure } from '../base/errors.ts';

/** What a worker process is told once: where the records are and what opens them. It goes over a pipe, never by command line or environment. */
export interface Setting {
  config: Config;
  dataKeys: readonly Buffer[];
  database: 'embedded' | 'mongodb';
  storeUri: string;
  version: string;
}

/** What is sent to a worker process. `go` lets it write what cannot be taken back. */
export type ToWorker =
  | { kind: 'begin'; setting: Setting }
  | { kind: 'call'; call: AsideCall }
  | { kind: 'go' };

/** What a worker process says. It asks for `commit` before each transaction, so that it is not ended inside one. */
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
