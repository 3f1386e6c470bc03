import { governmentFileBytes } from '../../shared/itr/limits.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
const MB = 1024 * 1024;

/** How often a kind of call may be made: `max` within `seconds`, counted for each address, user or account named. */
export interface Limit {
  per: 'ip' | 'user' | 'account';
  max: number;
  seconds: number;
  /**
   * Each call is counted in the store, so that several servers on one store count together to the call: what is guessed at, and what sends
   * mail. The others keep the servers from being flooded: each server takes its part of them from the store, without a write for every call.
   */
  together?: true;
}

/** Every rate limit. A route names one; `account` ones are counted by the handler for the e-mail concerned. */
export const rateLimits = {
  /** Reading and ordinary work of a signed-in person, autosave included. */
  work: { per: 'user', max: 1200, seconds: minute },
  /** Pages anyone may ask for. */
  open: { per: 'ip', max: 600, seconds: minute },
  /** Sign-in calls of one address, an office behind one router included; wrong passwords are counted below. */
  login: { per: 'ip', max: 600, seconds: 15 * minute, together: true },
  /** Wrong passwords of one account from one address. */
  loginFailures: { per: 'account', max: 10, seconds: 15 * minute, together: true },
  loginFailuresDay: { per: 'account', max: 30, seconds: day, together: true },
  /** Wrong passwords from one address, whichever the accounts; of one account, wherever they come from. */
  loginFailuresAddress: { per: 'ip', max: 100, seconds: 15 * minute, together: true },
  loginFailuresAll: { per: 'account', max: 100, seconds: hour, together: true },
  loginFailuresAllDay: { per: 'account', max: 400, seconds: day, together: true },
  /** Wrong passwords of one account in a browser that signed in to it before; the five above do not concern it. */
  deviceFailures: { per: 'account', max: 10, seconds: 15 * minute, together: true },
  deviceFailuresDay: { per: 'account', max: 30, seconds: day, together: true },
  /** Wrong current passwords within one session: a new password, a new e-mail, closing the account. */
  ownPassword: { per: 'account', max: 10, seconds: 15 * minute, together: true },
  ownPasswordDay: { per: 'account', max: 30, seconds: day, together: true },
  /**
   * Wrong second steps of one account from one network, or of a browser that signed in before; of one account from everywhere. Each is
   * made after the right password; of a million codes three count at a time, so 100 a day are 0.03%.
   */
  factorTries: { per: 'account', max: 10, seconds: 15 * minute, together: true },
  factorTriesDay: { per: 'account', max: 30, seconds: day, together: true },
  factorTriesAllDay: { per: 'account', max: 100, seconds: day, together: true },
  /** Registration calls of one address (both steps). */
  register: { per: 'ip', max: 60, seconds: hour, together: true },
  /** OTP mails for one address. */
  otpMails: { per: 'account', max: 3, seconds: 15 * minute, together: true },
  /**
   * Wrong codes for one address, whatever the number of codes mailed to it. A registration's has four digits: in any day at
   * most two windows of 40 tries, so 1 − (1 − 1/10,000)^80 = 0.80% for someone who guesses on.
   */
  otpTries: { per: 'account', max: 40, seconds: day, together: true },
  /** Wrong codes of eight digits, which a registration has once those forty are used up: 10,000 of 10^8 a window. */
  longOtpTries: { per: 'account', max: 10_000, seconds: day, together: true },
  forgot: { per: 'ip', max: 30, seconds: hour, together: true },
  resetMails: { per: 'account', max: 3, seconds: hour, together: true },
  reset: { per: 'ip', max: 30, seconds: 15 * minute, together: true },
  /** Share links that do not exist, from one address. */
  tokens: { per: 'ip', max: 20, seconds: minute, together: true },
  /** Wrong passwords of one share link from one address, and from everywhere. */
  sharePasswords: { per: 'account', max: 10, seconds: 15 * minute, together: true },
  sharePasswordsAll: { per: 'account', max: 100, seconds: hour, together: true },
  /** Codes guests ask for and try, from one address; those of one share and e-mail are counted as all codes by mail are. */
  guests: { per: 'ip', max: 60, seconds: hour, together: true },
  /** Mails to people the caller names: shares. */
  invitations: { per: 'user', max: 60, seconds: hour, together: true },
  /** Files sent for reading or import. */
  upload: { per: 'user', max: 60, seconds: minute },
  /** Work that is costly for the machine: PDFs, exports, my data. */
  heavy: { per: 'user', max: 60, seconds: minute },
  administration: { per: 'user', max: 600, seconds: minute },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof rateLimits;

/** Every size limit in bytes or counts. */
export const sizes = {
  json: 1 * MB,
  /** A whole return with all its schedules. */
  returnJson: 10 * MB,
  /** A government JSON or prefill file for reading. */
  governmentFile: governmentFileBytes,
  /** A GSTR-1 of 50,000 invoices, whole. */
  gstReturnJson: 40 * MB,
  /** A file of invoices, purchases or a statement. */
  gstFile: 40 * MB,
  /** A challan file of TDS: a line of 32 digits a challan. */
  challanFile: 512 * 1024,
  /** A trial balance of 100,000 ledgers, whole. */
  trialBalanceJson: 40 * MB,
  trialBalanceFile: 60 * MB,
  ledgers: 100_000,
  entityImportFile: 5 * MB,
  entityImportRows: 2000,
  /** What an Excel file may unpack to. */
  unpacked: 100 * MB,
  multipartFields: 20,
  multipartFieldBytes: 64 * 1024,
  pageSize: 50,
  maxPageSize: 200,
  searchText: 100,
} as const;

/** What a JSON body may hold. It is counted as the bytes arrive, before anything is parsed. */
export interface BodyCap {
  bytes: number;
  /** Numbers, texts, lists and objects together. */
  values: number;
  /** Rows of all the lists that are members of the body. */
  rows: number;
  /** How deeply lists and objects may be nested. */
  depth: number;
}

/** Caps by who sends and what the route takes; a route's own `bodyLimit` replaces the bytes. */
export const bodyCaps = {
  /** A caller without a session, on any route. */
  open: { bytes: 64 * 1024, values: 5000, rows: 1000, depth: 100 },
  ordinary: { bytes: sizes.json, values: 100_000, rows: 50_000, depth: 100 },
  /** Routes with a `bodyLimit`: a return of 50,000 invoices holds 800,000 values, a statement of 100,000 deductees 2.5 million. */
  large: { bytes: sizes.gstReturnJson, values: 4_000_000, rows: 200_000, depth: 100 },
} as const satisfies Record<string, BodyCap>;

/** Bodies above `bytes` are admitted a few at a time; those of routes that may be large are handled in a worker process. */
export const largeBodies = {
  bytes: 256 * 1024,
  /** What is parsed and worked on for longer than others should wait for a worker process. */
  long: 2 * MB,
  /** Files that are read in a worker process; a workbook grows tenfold when it is opened. */
  file: 256 * 1024,
  workbook: 32 * 1024,
  /** What is read before the route looks at whom the body concerns. */
  look: 64 * 1024,
  /** In hand at the same time, of one account and of the whole server. */
  perAccount: 2,
  perServer: 8,
  /** Waiting for their turn; those beyond are told to come back. */
  waitingPerAccount: 2,
  waiting: 32,
  patienceMs: 15_000,
} as const;

/** Calls that wait for a worker process; those beyond are told to come back. */
export const workerLimits = { waiting: 64, waitingPerAccount: 8, patienceMs: 120_000 } as const;

/** How slowly something may arrive. After the grace the average since the start must be at least the rate. */
export interface Pace {
  graceMs: number;
  bytesPerSecond: number;
}

/** What a connection may take its time for. */
export interface Paces {
  /** The whole head of a request. */
  headersMs: number;
  body: Pace;
  /** JSON above `largeBodies.bytes`, and forms with files. */
  large: Pace;
  /** Parts of a file for the drive. */
  upload: Pace;
  /** What is still arriving when the answer is out. */
  drainMs: number;
  /** How often all this is looked at. */
  everyMs: number;
}

export const paces: Paces = {
  headersMs: 15_000,
  body: { graceMs: 20_000, bytesPerSecond: 4 * 1024 },
  large: { graceMs: 20_000, bytesPerSecond: 16 * 1024 },
  upload: { graceMs: 60_000, bytesPerSecond: 2 * 1024 },
  drainMs: 5000,
  everyMs: 1000,
};

/** Life spans in seconds. */
export const spans = {
  session: 12 * hour,
  otp: 10 * minute,
  otpTries: 5,
  resetLink: 30 * minute,
  /** The link an account made by an administrator starts with. */
  startLink: 7 * day,
  /** A password that someone else chose or the program generated. */
  firstPassword: 7 * day,
  /** How long a sign-in counts as proof of who acts. */
  freshSignIn: 10 * minute,
  /** An invitation into a firm. */
  firmInvitation: 7 * day,
  ticket: 60,
  /** Between the password and the second step; between showing a square code, or asking for a passkey, and the answer. */
  factorTicket: 10 * minute,
  /** An address of the drive for a new tab. */
  driveTicket: 10 * minute,
  /** A share whose password was given. */
  driveUnlock: hour,
  deletedDays: 30,
  accountGraceDays: 30,
} as const;
