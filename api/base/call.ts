import type { Allowance, FirmRole } from '../../shared/firm/rights.ts';
import type { Tier } from '../../shared/plans.ts';
import type { Role } from '../../shared/users/people.ts';

/** The firm someone works in just now, and what they are there. */
export interface Membership {
  /** What is stored as `owner_id` of the firm's records. */
  id: string;
  memberId: string;
  name: string;
  /** Null: no member of any firm. */
  role: FirmRole | null;
  allowed: readonly Allowance[];
  /** Groups of clients a manager is in charge of. */
  groups: readonly string[];
  /** How many people work there. */
  members: number;
  /** Whether returns need approval before they are marked as filed. */
  reviewed: boolean;
  /** Policy of the firm: every member has a second step, and sessions end at the latest after so many idle minutes. */
  factorRequired: boolean;
  idleMinutes: number | null;
  /** The financial year its pages open with; '' follows the calendar. */
  financialYear: string;
}

/** Who is calling, as read from the store for this very request. */
export interface SignedIn {
  id: string;
  sessionId: string;
  deviceId: string;
  email: string;
  /** Whether they showed that the address is theirs: what is shared with it waits for that. */
  emailProved: boolean;
  fullName: string;
  role: Role;
  /** The plan of the firm. */
  tier: Tier;
  /** Whether a second step of signing in is required and was not set up in time: only that is open to them then. */
  factorOverdue: boolean;
  firm: Membership;
}

/** A file sent in a multipart request, kept on disk until the answer is out. */
export interface Upload {
  name: string;
  size: number;
  path: string;
}

/** What a handler adds to the row of its act. */
export interface AuditNote {
  kind?: string;
  id?: string;
  /** Who acted, when the call is made before signing in. */
  actor_id?: string;
  before?: unknown;
  after?: unknown;
  detail?: string;
  /** The records concerned, where they are several: each is named. */
  records?: readonly string[];
  /** Record a refusal of any status, not only 403. */
  always?: boolean;
}
