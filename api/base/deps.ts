import type { Types } from 'mongoose';
import type { Workers } from './aside.ts';
import type { Config } from './config.ts';
import type { Limit, LimitName, Paces } from './limits.ts';
import type { Logger } from './log.ts';
import type { Secrets } from './secrets.ts';
import type { Vault } from './vault.ts';

/** A mail before it is addressed: text and HTML come from the same parts. */
export interface MailText {
  subject: string;
  text: string;
  html: string;
  /** Name of the firm it is sent for, shown before the address of this installation. */
  from?: string;
}

/** A file that goes with a mail. */
interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

/** What goes with a letter: files, and who is answered instead of us. */
interface Enclosed {
  attachments?: readonly Attachment[];
  replyTo?: string;
}

/** Sends mail by SMTP, or writes one .eml file a mail to DATA_DIR/outbox. */
export interface Mailer {
  /** Resolves when the mail is handed over; rejects when it could not be. */
  send: (to: string, letter: MailText, more?: Enclosed) => Promise<void>;
  /** Takes note of a mail on its way that no answer waits for. */
  background: (job: Promise<unknown>) => void;
  /** Waits for what is on its way. */
  drain: () => Promise<void>;
  health: () => {
    transport: 'smtp' | 'outbox';
    sent: number;
    failed: number;
    last_failure_at: string | null;
  };
}

/** Counts calls in fixed windows of time. */
export interface Limiter {
  /** Counts one call; throws 429 with the seconds left when the window is full. */
  hit: (name: string, key: string, limit: Limit) => Promise<void>;
  /** Throws 429 when the window is full, without counting. */
  check: (name: string, key: string, limit: Limit) => Promise<void>;
  /** Forgets a key, as after a right password. */
  clear: (name: string, key: string, limit: Limit) => Promise<void>;
  /** Takes back one call that was counted. */
  giveBack: (name: string, key: string, limit: Limit) => Promise<void>;
}

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
  /** Everything kept for a person, by noun. */
  owned: readonly Owned[];
  /** Whether a return of an entity is marked as filed. */
  hasFiled: (entityId: Types.ObjectId) => Promise<boolean>;
  /** Ids of an entity's registrations that returns or statements belong to, those in the bin too. */
  registrationsInUse: (entityId: Types.ObjectId) => Promise<Set<string>>;
  /** Gives statements that were begun before an entity had a TAN to that TAN. */
  adoptStatements: (entityId: Types.ObjectId, registrationId: string) => Promise<void>;
  /** The present; tests move it. */
  now: () => Date;
  /** Which store is behind mongoose. */
  database: 'embedded' | 'mongodb';
  /** Its address, with the credential. */
  storeUri: string;
  /** Resolves when the store answers. */
  ping: () => Promise<string | undefined>;
  version: string;
}

/**
 * What a noun keeps for a firm: how it is handed out with its owner's "my data", and how it goes when the firm goes; and what it keeps for
 * a person, whichever the firm. Every noun that stores personal data is listed in `api/owned.ts`.
 */
export interface Owned {
  name: string;
  collect: (deps: Deps, firmId: string) => Promise<unknown>;
  purge: (deps: Deps, firmId: string) => Promise<void>;
  /** What is kept of some of the firm's clients: handed out with one client. */
  ofClients?: (deps: Deps, clients: readonly Types.ObjectId[]) => Promise<unknown>;
  /** Whether `collect` is asked for the person, not for the firm. */
  personal?: true;
  /** What goes with the account of a person. */
  leave?: (deps: Deps, userId: string) => Promise<void>;
}
