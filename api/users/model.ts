import mongoose from 'mongoose';
import { idleMinutes } from '../../shared/idle.ts';
import { type Tier, tiers } from '../../shared/plans.ts';
import { type AccountStatus, accountStatuses, type Role, roles } from '../../shared/users/people.ts';
import { recordSchema, type StoredRecord } from '../base/records.ts';

/** An account, from registration on. */
export interface UserDoc extends StoredRecord {
  /** Number in `KS-000123` and `REG-123`. */
  number: number;
  email: string;
  /** When the person proved the address; null until then. */
  email_proved_at: Date | null;
  password_hash: string;
  /** Until when an assigned password is valid; null: they chose it. */
  password_until: Date | null;
  full_name: string;
  name_key: string;
  phone: string;
  /** Encrypted. */
  pan_sealed: string | null;
  /** Encrypted: the key of unsaved work in this person's browsers; null until first requested. */
  unsaved_key_sealed: string | null;
  role: Role;
  tier: Tier;
  status: AccountStatus;
  address: string;
  city: string;
  state: string;
  pincode: string;
  notes: string;
  rejection_reason: string;
  registered_at: Date;
  approved_at: Date | null;
  /** Known devices, so that a new one is announced by mail. */
  known_devices: string[];
  /** The drive: not requested, waiting, open or refused. */
  storage_status: 'none' | 'waiting' | 'approved' | 'rejected';
  closes_at: Date | null;
  last_login_at: Date | null;
  /** Since when sign-in requires a second factor; null without one. */
  factor_since: Date | null;
  /** When the account is locked unless a second factor is set up; null if not required or not yet announced. */
  factor_due_at: Date | null;
  /** The person opted out of the second factor; not possible for administrators. */
  factor_optional: boolean;
  /** Idle minutes after which a session ends. */
  idle_minutes: number;
  /** Version and time of the privacy notice shown at registration; '' and null for other and older accounts. */
  notice_version: string;
  notice_at: Date | null;
}

const text = { type: String, default: '' };
const schema = recordSchema<UserDoc>(
  {
    number: { type: Number, required: true },
    email: { type: String, required: true },
    email_proved_at: { type: Date, default: null },
    password_hash: { type: String, required: true },
    password_until: { type: Date, default: null },
    full_name: { type: String, required: true },
    name_key: { type: String, required: true },
    phone: text,
    pan_sealed: { type: String, default: null },
    unsaved_key_sealed: { type: String, default: null },
    role: { type: String, enum: roles, required: true },
    tier: { type: String, enum: tiers, required: true },
    status: { type: String, enum: accountStatuses, required: true },
    address: text,
    city: text,
    state: text,
    pincode: text,
    notes: text,
    rejection_reason: text,
    registered_at: { type: Date, required: true },
    approved_at: { type: Date, default: null },
    known_devices: { type: [String], default: [] },
    storage_status: { type: String, default: 'none' },
    closes_at: { type: Date, default: null },
    last_login_at: { type: Date, default: null },
    factor_since: { type: Date, default: null },
    factor_due_at: { type: Date, default: null },
    factor_optional: { type: Boolean, default: false },
    idle_minutes: { type: Number, default: idleMinutes.usual },
    notice_version: { type: String, default: '' },
    notice_at: { type: Date, default: null },
  },
  'users',
);
schema.index({ email: 1 }, { unique: true });
schema.index({ number: 1 }, { unique: true });
schema.index({ status: 1, registered_at: 1 });

export const User = mongoose.model<UserDoc>('User', schema);

/** A sign-in on one device; the token contains its id. */
export interface SessionDoc extends StoredRecord {
  user_id: mongoose.Types.ObjectId;
  /** The current firm; null: the person's first. */
  firm_id: mongoose.Types.ObjectId | null;
  device_id: string;
  device_name: string;
  ip: string;
  last_seen_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

const sessionSchema = recordSchema<SessionDoc>(
  {
    user_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    firm_id: { type: mongoose.Schema.Types.ObjectId, default: null },
    device_id: { type: String, required: true },
    device_name: text,
    ip: text,
    last_seen_at: { type: Date, required: true },
    expires_at: { type: Date, required: true },
    ended_at: { type: Date, default: null },
  },
  'sessions',
);
sessionSchema.index({ user_id: 1, expires_at: 1 });
sessionSchema.index({ expires_at: 1 });

export const Session = mongoose.model<SessionDoc>('Session', sessionSchema);

/**
 * A pending code or link: OTP of a registration or new address, password reset or start of an account, second
 * step of a sign-in (`factor`), creation of a passkey (`passkey`).
 */
export interface PendingCodeDoc extends StoredRecord {
  purpose: 'register' | 'email' | 'reset' | 'factor' | 'passkey' | 'share';
  /** E-mail for an OTP (after the share id, for guests), token hash for a link. */
  key: string;
  code_hash: string;
  details_hash: string;
  password_hash: string;
  tries: number;
  expires_at: Date;
  used_at: Date | null;
  user_id: mongoose.Types.ObjectId | null;
  /** Challenge for a passkey; used once. */
  challenge: string;
  /**
   * For a sign-in: when its second factor was proved, its device and address, and whether the account is to
   * be kept.
   */
  proved_at: Date | null;
  device: { id: string; name: string } | null;
  keep_account: boolean;
}

const codeSchema = recordSchema<PendingCodeDoc>(
  {
    purpose: {
      type: String,
      enum: ['register', 'email', 'reset', 'factor', 'passkey', 'share'],
      required: true,
    },
    key: { type: String, required: true },
    code_hash: text,
    details_hash: text,
    password_hash: text,
    tries: { type: Number, default: 0 },
    expires_at: { type: Date, required: true },
    used_at: { type: Date, default: null },
    user_id: { type: mongoose.Schema.Types.ObjectId, default: null },
    challenge: text,
    proved_at: { type: Date, default: null },
    device: { type: { id: String, name: String, _id: false }, default: null },
    keep_account: { type: Boolean, default: false },
  },
  'pending_codes',
);
codeSchema.index({ purpose: 1, key: 1 }, { unique: true });
codeSchema.index({ expires_at: 1 });

export const PendingCode = mongoose.model<PendingCodeDoc>('PendingCode', codeSchema);
