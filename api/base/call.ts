import type { Tier } from '../../shared/plans.ts';
import type { Role } from '../../shared/users/people.ts';

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
  tier: Tier;
  /** Whether a second step of signing in is required and was not set up in time: only that is open to them then. */
  factorOverdue: boolean;
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
