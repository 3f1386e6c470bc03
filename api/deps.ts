import type { Types } from 'mongoose';
import type { Config } from './config.ts';
import type { Limit, LimitName, Paces } from './limits.ts';
import type { Logger } from './log.ts';
import type { Mailer } from './mail/send.ts';
import type { Limiter } from './middleware/rate-limit.ts';
import type { Secrets } from './secrets.ts';
import type { Vault } from './vault.ts';
import type { Workers } from './workers/pool.ts';

/** What every handler is given besides its request; made once at the start. */
export interface Deps {
  config: Config;
  secrets: Secrets;
  log: Logger;
  mail: Mailer;
  vault: Vault;
  limits: Record<LimitName, Limit>;
  limiter: Limiter;
  /** How slowly requests may arrive. */
  paces: Paces;
  /** Processes for what would hold other callers up. */
  workers: Workers;
  /** Whether a return of an entity is marked as filed. */
  hasFiled: (entityId: Types.ObjectId) => Promise<boolean>;
  /** The present; tests move it. */
  now: () => Date;
  /** Which store is behind mongoose. */
  database: 'embedded' | 'mongodb';
  /** Its address, with the credential. */
  storeUri: string;
  /** Resolves when the store answers. */
  ping: () => Promise<void>;
  version: string;
}
