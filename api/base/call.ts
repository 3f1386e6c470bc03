import type { Allowance, FirmRole } from '../../shared/firm/rights.ts';
import type { Tier } from '../../shared/plans.ts';
import type { Role } from '../../shared/users/people.ts';

/** The person's current firm and their role in it. */
export interface Membership {
  /** Stored as `owner_id` of the firm's records. */
  id: string;
  memberId: string;
  name: string;
  /** Null: not a member of any firm. */
  role: FirmRole | null;
  allowed: readonly Allowance[];
  /** Groups of clients a manager is responsible for. */
  groups: readonly string[];
  /** Number of members. */
  members: number;
  /** Whether returns need approval before they are marked as filed. */
  reviewed: boolean;
  /** The firm's policy: every member needs a second factor, and the longest idle time in minutes. */
  factorRequired: boolean;
  idleMinutes: number | null;
  /** The default financial year; '' follows the calendar. */
  financialYear: string;
}

/** The caller, loaded from the store for this request. */
export interface SignedIn {
  id: string;
  sessionId: string;
  deviceId: string;
  email: string;
  /** Whether they proved that the address is theirs, which is required to receive shares. */
  emailProved: boolean;
  fullName: string;
  role: Role;
  /** The firm's plan. */
  tier: Tier;
  /** Whether a required second factor is overdue; then only its setup is allowed. */
  factorOverdue: boolean;
  firm: Membership;
}

/** An uploaded file, kept on disk until the response is sent. */
export interface Upload {
  name: string;
  size: number;
  path: string;
}

/** Additional data for the audit row. */
export interface AuditNote {
  kind?: string;
  id?: string;
  /** The acting person, for calls made before signing in. */
  actor_id?: string;
  before?: unknown;
  after?: unknown;
  detail?: string;
  /** Ids of the records, if there are several. */
  records?: readonly string[];
  /** Record any refusal, not only 403. */
  always?: boolean;
}
