import { governmentFileBytes } from '../../shared/itr/limits.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const MB = 1024 * 1024;

/** Rate of a kind of call: `max` within `seconds`, per address, user or account. */
export interface Limit {
  per: 'ip' | 'user' | 'account';
  max: number;
  seconds: number;
  /**
   * Each call is counted in the store, so that several servers on one store count exactly: for guessable
   * secrets, and for mail. Other limits only prevent flooding: each server takes a share from the store,
   * without a write per call.
   */
  together?: true;
}

/** All rate limits. A route names one; `account` limits are counted by the handler for the e-mail concerned. */
export const rateLimits = {
  /** Ordinary work of a signed-in person, including autosave. */
  work: { per: 'user', max: 1200, seconds: minute },
  /** Public pages. */
  open: { per: 'ip', max: 600, seconds: minute },
  /** Sign-in calls of one address, which may be an office; wrong passwords are counted below. */
  login: { per: 'ip', max: 600, seconds: 15 * minute, together: true },
  /** Wrong passwords for one account from one address. */
  loginFailures: { per: 'account', max: 10, seconds: 15 * minute, together: true },
  loginFailuresDay: { per: 'account', max: 30, seconds: day, together: true },
  /** Wrong passwords from one address for any account; for one account from any address. */
  loginFailuresAddress: { per: 'ip', max: 100, seconds: 15 * minute, together: true },
  loginFailuresAll: { per: 'account', max: 100, seconds: hour, together: true },
  loginFailuresAllDay: { per: 'account', max: 400, seconds: day, together: true },
  /**
   * Wrong passwords for one account in a browser that signed in to it before; the limits above do not apply
   * to it.
   */
  deviceFailures: { per: 'account', max: 10, seconds: 15 * minute, together: true },
  deviceFailuresDay: { per: 'account', max: 30, seconds: day, together: true },
  /** Wrong current passwords within one session: changing password or e-mail, closing the account. */
  ownPassword: { per: 'account', max: 10, seconds: 15 * minute, together: true },
  ownPasswordDay: { per: 'account', max: 30, seconds: day, together: true },
  /**
   * Wrong second factors for one account from one network, or in a browser that signed in before; for one
   * account from anywhere. Each needs the right password first; of a million codes three are valid at a time,
   * so 100 a day are 0.03%.
   */
  factorTries: { per: 'account', max: 10, seconds: 15 * minute, together: true },
  factorTriesDay: { per: 'account', max: 30, seconds: day, together: true },
  factorTriesAllDay: { per: 'account', max: 100, seconds: day, together: true },
  /** Registration calls of one address (both steps). */
  register: { per: 'ip', max: 60, seconds: hour, together: true },
  /** OTP mails for one address. */
  otpMails: { per: 'account', max: 3, seconds: 15 * minute, together: true },
  /**
   * Wrong codes for one address, whatever the number of codes mailed. A registration code has four digits: at
   * most two windows of 40 tries in any day, so 1 − (1 − 1/10,000)^80 = 0.80% for a persistent guesser.
   */
  otpTries: { per: 'account', max: 40, seconds: day, together: true },
  /** Wrong eight-digit codes, which a registration gets after those forty: 10,000 of 10^8 per window. */
  longOtpTries: { per: 'account', max: 10_000, seconds: day, together: true },
  forgot: { per: 'ip', max: 30, seconds: hour, together: true },
  resetMails: { per: 'account', max: 3, seconds: hour, together: true },
  reset: { per: 'ip', max: 30, seconds: 15 * minute, together: true },
  /** Invalid share links, from one address. */
  tokens: { per: 'ip', max: 20, seconds: minute, together: true },
  /** Wrong passwords for one share link from one address, and from anywhere. */
  sharePasswords: { per: 'account', max: 10, seconds: 15 * minute, together: true },
  sharePasswordsAll: { per: 'account', max: 100, seconds: hour, together: true },
  /** Codes guests request and try, from one address; those for one share and e-mail count like all mailed codes. */
  guests: { per: 'ip', max: 60, seconds: hour, together: true },
  /** Mails to people the caller names (shares). */
  invitations: { per: 'user', max: 60, seconds: hour, together: true },
  /** Files uploaded for reading or import. */
  upload: { per: 'user', max: 60, seconds: minute },
  /** Expensive work: PDFs, exports, my data. */
  heavy: { per: 'user', max: 60, seconds: minute },
  administration: { per: 'user', max: 600, seconds: minute },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof rateLimits;

/** All size limits, in bytes or counts. */
export const sizes = {
  json: 1 * MB,
  /** A complete return with all schedules. */
  returnJson: 10 * MB,
  /** A government JSON or prefill file for reading. */
  governmentFile: governmentFileBytes,
  /** A complete GSTR-1 of 50,000 invoices. */
  gstReturnJson: 40 * MB,
  /** A file of invoices, purchases or a statement. */
  gstFile: 40 * MB,
  /** A TDS challan file: a line of 32 digits per challan. */
  challanFile: 512 * 1024,
  /** A complete trial balance of 100,000 ledgers. */
  trialBalanceJson: 40 * MB,
  trialBalanceFile: 60 * MB,
  ledgers: 100_000,
  entityImportFile: 5 * MB,
  entityImportRows: 2000,
  /** Uncompressed size of an Excel file. */
  unpacked: 100 * MB,
  multipartFields: 20,
  multipartFieldBytes: 64 * 1024,
  pageSize: 50,
  maxPageSize: 200,
  searchText: 100,
} as const;

/** Limits of a JSON body, counted as the bytes arrive, before parsing. */
export interface BodyCap {
  bytes: number;
  /** Numbers, strings, arrays and objects in total. */
  values: number;
  /** Rows of all arrays that are members of the body. */
  rows: number;
  /** Nesting depth. */
  depth: number;
}

/** Limits by caller and route; a route's own `bodyLimit` replaces the bytes. */
export const bodyCaps = {
  /** A caller without a session. */
  open: { bytes: 64 * 1024, values: 5000, rows: 1000, depth: 100 },
  ordinary: { bytes: sizes.json, values: 100_000, rows: 50_000, depth: 100 },
  /**
   * Routes with a `bodyLimit`: a return of 50,000 invoices has 800,000 values, a statement of 100,000
   * deductees 2.5 million.
   */
  large: { bytes: sizes.gstReturnJson, values: 4_000_000, rows: 200_000, depth: 100 },
} as const satisfies Record<string, BodyCap>;

/**
 * Bodies above `bytes` are admitted a few at a time; on routes that may be large they are handled in a worker
 * process.
 */
export const largeBodies = {
  bytes: 256 * 1024,
  /** Bodies that take too long for the main process. */
  long: 2 * MB,
  /** Files read in a worker process; a workbook grows tenfold when opened. */
  file: 256 * 1024,
  workbook: 32 * 1024,
  /** Bytes read before the route checks access. */
  look: 64 * 1024,
  /** In progress at the same time, per account and on the server. */
  perAccount: 2,
  perServer: 8,
  /** Queued; further ones must retry. */
  waitingPerAccount: 2,
  waiting: 32,
  patienceMs: 15_000,
} as const;

/** Calls queued for a worker process; further ones must retry. */
export const workerLimits = { waiting: 64, waitingPerAccount: 8, patienceMs: 120_000 } as const;

/** Minimum transfer rate. After the grace, the average since the start must reach it. */
export interface Pace {
  graceMs: number;
  bytesPerSecond: number;
}

/** Minimum rates by kind of request. */
export interface Paces {
  /** The whole head of a request. */
  headersMs: number;
  /**
   * How long an idle connection is kept for its next request. Longer than proxies keep theirs (nginx 60 s,
   * Caddy 120 s): a connection closed here just as a proxy sends a save on it fails that save.
   */
  idleMs: number;
  body: Pace;
  /** JSON above `largeBodies.bytes`, and multipart forms. */
  large: Pace;
  /** Chunks of a drive upload. */
  upload: Pace;
  /** Bytes still arriving after the response. */
  drainMs: number;
  /** Interval of the checks. */
  everyMs: number;
}

export const paces: Paces = {
  headersMs: 15_000,
  idleMs: 130_000,
  body: { graceMs: 20_000, bytesPerSecond: 4 * 1024 },
  large: { graceMs: 20_000, bytesPerSecond: 16 * 1024 },
  upload: { graceMs: 60_000, bytesPerSecond: 2 * 1024 },
  drainMs: 5000,
  everyMs: 1000,
};

/** Lifetimes in seconds. */
export const spans = {
  session: 12 * hour,
  otp: 10 * minute,
  otpTries: 5,
  resetLink: 30 * minute,
  /** First link of an account created by an administrator. */
  startLink: 7 * day,
  /** A password chosen by someone else or generated. */
  firstPassword: 7 * day,
  /** How long a sign-in counts as recent. */
  freshSignIn: 10 * minute,
  /** An invitation to a firm. */
  firmInvitation: 7 * day,
  ticket: 60,
  /** Between password and second factor; between showing a QR code or passkey prompt and the answer. */
  factorTicket: 10 * minute,
  /** A drive address for a new tab. */
  driveTicket: 10 * minute,
  /** An unlocked share. */
  driveUnlock: hour,
  deletedDays: 30,
  accountGraceDays: 30,
} as const;
