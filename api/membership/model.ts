import mongoose from 'mongoose';
import type { Letterhead } from '../../shared/firm/letterhead.ts';
import { type Allowance, allowances, type FirmRole, firmRoles } from '../../shared/firm/rights.ts';
import { type Tier, tiers } from '../../shared/plans.ts';
import { recordSchema, type StoredRecord } from '../base/records.ts';

type Id = mongoose.Types.ObjectId;
const ref = mongoose.Schema.Types.ObjectId;
const text = { type: String, default: '' };

/**
 * A firm: the tenant that owns clients, and through them returns, documents and invoices. Records refer to it
 * as `owner_id`. The firm created by a registration has the id of that account, so that records from before
 * firms belong to it unchanged.
 */
export interface FirmDoc extends StoredRecord {
  name: string;
  /** Registration number with the institute. */
  frn: string;
  address: string;
  /** Encrypted. */
  gstin_sealed: string | null;
  upi: string;
  /** Letterhead of papers; text in firms of earlier versions, which had lines only. */
  letterhead: Letterhead | string | null;
  /** Sender name of mails. */
  mail_sender: string;
  /** Grievance contact for data protection. */
  grievance: { name: string; email: string; phone: string } | null;
  /** Every member needs a second factor, including those who could opt out. */
  second_factor_required: boolean;
  /** Minimum length of members' new passwords; null: the installation's. */
  password_min_length: number | null;
  /** Longest idle time of members in minutes; null: as each chose. */
  idle_minutes: number | null;
  /** The default financial year; '' follows the calendar. */
  default_financial_year: string;
  /** Years a client's records are kept after filing. */
  retention_years: number;
  /** Whether returns need approval before they are marked as filed; null: from the second member on. */
  review_required: boolean | null;
  /** Closing by the owner: by whom and when, and the deletion date; null while open. */
  closing: { by_id: Id; at: Date; closes_at: Date } | null;
  /** The plan, once independent of its founder's account. */
  tier: Tier | null;
  storage_status: string | null;
  /** Counts membership changes; written so that concurrent changes are serialized. */
  place_changes: number;
}

const firmSchema = recordSchema<FirmDoc>(
  {
    name: { type: String, required: true },
    frn: text,
    address: text,
    gstin_sealed: { type: String, default: null },
    upi: text,
    letterhead: { type: mongoose.Schema.Types.Mixed, default: null },
    mail_sender: text,
    grievance: { type: mongoose.Schema.Types.Mixed, default: null },
    second_factor_required: { type: Boolean, default: false },
    password_min_length: { type: Number, default: null },
    idle_minutes: { type: Number, default: null },
    default_financial_year: text,
    retention_years: { type: Number, default: 8 },
    review_required: { type: Boolean, default: null },
    closing: { type: { by_id: ref, at: Date, closes_at: Date, _id: false }, default: null },
    tier: { type: String, enum: [...tiers, null], default: null },
    storage_status: { type: String, default: null },
    place_changes: { type: Number, default: 0 },
  },
  'firms',
);
export const Firm = mongoose.model<FirmDoc>('Firm', firmSchema);

/** A person's membership in a firm. A person may have several. */
export interface FirmMemberDoc extends StoredRecord {
  firm_id: Id;
  user_id: Id;
  role: FirmRole;
  allowed: Allowance[];
  status: 'active' | 'disabled';
  joined_at: Date;
  ended_at: Date | null;
  /** Successor in the work. */
  handed_to: Id | null;
}

const memberSchema = recordSchema<FirmMemberDoc>(
  {
    firm_id: { type: ref, required: true },
    user_id: { type: ref, required: true },
    role: { type: String, enum: firmRoles, required: true },
    allowed: { type: [{ type: String, enum: allowances }], default: [] },
    status: { type: String, enum: ['active', 'disabled'], required: true },
    joined_at: { type: Date, required: true },
    ended_at: { type: Date, default: null },
    handed_to: { type: ref, default: null },
  },
  'firm_members',
);
memberSchema.index({ firm_id: 1, user_id: 1 }, { unique: true });
memberSchema.index({ user_id: 1, status: 1 });
export const FirmMember = mongoose.model<FirmMemberDoc>('FirmMember', memberSchema);

/** An invitation; only the hash of its token is stored. */
export interface FirmInvitationDoc extends StoredRecord {
  firm_id: Id;
  email: string;
  role: FirmRole;
  allowed: Allowance[];
  token_hash: string;
  by_id: Id;
  expires_at: Date;
  /** Accepted or revoked. */
  closed_at: Date | null;
}

const invitationSchema = recordSchema<FirmInvitationDoc>(
  {
    firm_id: { type: ref, required: true },
    email: { type: String, required: true },
    role: { type: String, enum: firmRoles, required: true },
    allowed: { type: [{ type: String, enum: allowances }], default: [] },
    token_hash: { type: String, required: true },
    by_id: { type: ref, required: true },
    expires_at: { type: Date, required: true },
    closed_at: { type: Date, default: null },
  },
  'firm_invitations',
);
invitationSchema.index({ token_hash: 1 }, { unique: true });
invitationSchema.index({ firm_id: 1, closed_at: 1 });
export const FirmInvitation = mongoose.model<FirmInvitationDoc>('FirmInvitation', invitationSchema);

/** A group of clients, such as a family or business house, with its managers. */
export interface FirmGroupDoc extends StoredRecord {
  firm_id: Id;
  name: string;
  name_key: string;
  kind: 'family' | 'business house' | 'other';
  manager_ids: Id[];
}

const groupSchema = recordSchema<FirmGroupDoc>(
  {
    firm_id: { type: ref, required: true },
    name: { type: String, required: true },
    name_key: { type: String, required: true },
    kind: { type: String, enum: ['family', 'business house', 'other'], default: 'other' },
    manager_ids: { type: [ref], default: [] },
  },
  'firm_groups',
);
groupSchema.index({ firm_id: 1, name_key: 1 }, { unique: true });
export const FirmGroup = mongoose.model<FirmGroupDoc>('FirmGroup', groupSchema);
