import type { Types } from 'mongoose';
import type { Workers } from './aside.ts';
import type { Config } from './config.ts';
import type { Limit, LimitName, Paces } from './limits.ts';
import type { Logger } from './log.ts';
import type { Secrets } from './secrets.ts';
import type { Vault } from './vault.ts';

/** A mail without addressee: text and HTML are made from the same parts. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
  /** Name of the sending firm, shown before this installation's address. */
  from?: string;
}

/** A file attached to a mail. */
interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** Enclosures of a letter: files, and the reply-to address. */
interface Enclosed {
  attachments?: readonly Attachment[];
  replyTo?: string;
}

/** Sends mail by SMTP, or writes one .eml file per mail to DATA_DIR/outbox. */
export interface Mailer {
  /** Resolves when the mail server has accepted the mail; rejects otherwise. */
  send: (to: string, letter: MailText, more?: Enclosed) => Promise<void>;
  /** Tracks a mail no response waits for. */
  background: (job: Promise<unknown>) => void;
  /** Waits for mails being sent. */
  drain: () => Promise<void>;
  health: () => {
    transport: 'smtp' | 'outbox';
    sent: number;
    failed: number;
    last_failure_at: string | null;
  };
}

/** Counts calls in fixed time windows. */
export interface Limiter {
  /** Counts one call; throws 429 with the seconds left when the window is full. */
  hit: (name: string, key: string, limit: Limit) => Promise<void>;
  /** Throws 429 when the window is full, without counting. */
  check: (name: string, key: string, limit: Limit) => Promise<void>;
  /** Resets a key, as after a correct password. */
  clear: (name: string, key: string, limit: Limit) => Promise<void>;
  /** Takes back one counted call. */
  giveBack: (name: string, key: string, limit: Limit) => Promise<void>;
}

/** Dependencies of handlers; created once at start. */
export interface Deps {
  config: Config;
  secrets: Secrets;
  log: Logger;
  mail: Mailer;
  vault: Vault;
  limits: Record<LimitName, Limit>;
  limiter: Limiter;
  /** Minimum transfer rates of requests. */
  paces: Paces;
  /** Processes for work that would block other callers. */
  workers: Workers;
  /** Data kept per owner, by noun. */
  owned: readonly Owned[];
  /** Whether a return of an entity is marked as filed. */
  hasFiled: (entityId: Types.ObjectId) => Promise<boolean>;
  /** Ids of an entity's registrations with returns or statements, including deleted ones. */
  registrationsInUse: (entityId: Types.ObjectId) => Promise<Set<string>>;
  /** Assigns statements started before an entity had a TAN to that TAN. */
  adoptStatements: (entityId: Types.ObjectId, registrationId: string) => Promise<void>;
  /** The current time; tests change it. */
  now: () => Date;
  /** The store behind mongoose. */
  database: 'embedded' | 'mongodb';
  /** Its address with credentials. */
  storeUri: string;
  /** Counts writes to what says who a caller is (`standsOn`); undefined where other servers write too. */
  changes?: (() => number) | undefined;
  /** Resolves when the store answers. */
  ping: () => Promise<string | undefined>;
  version: string;
}

/**
 * A noun's data of a firm: how it is exported with the owner's "my data", and how it is removed with the
 * firm; and its data of a person in any firm. Every noun with personal data is listed in `api/owned.ts`.
 */
export interface Owned {
  name: string;
  collect: (deps: Deps, firmId: string) => Promise<unknown>;
  purge: (deps: Deps, firmId: string) => Promise<void>;
  /** Data of individual clients, exported with one client. */
  ofClients?: (deps: Deps, clients: readonly Types.ObjectId[]) => Promise<unknown>;
  /** Whether `collect` is called for the person instead of the firm. */
  personal?: true;
  /** Removes data with a person's account. */
  leave?: (deps: Deps, userId: string) => Promise<void>;
}
