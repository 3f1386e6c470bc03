import mongoose from 'mongoose';
import { recordSchema, type StoredRecord } from '../../base/records.ts';

/** A person's authenticator app and recovery codes. */
interface FactorDoc extends StoredRecord {
  user_id: mongoose.Types.ObjectId;
  /** Encrypted: the shared TOTP secret (160 bits, base32); null without an app. */
  totp_sealed: string | null;
  /** The latest 30-second step used: that code and older ones are refused. */
  totp_step: number;
  /** Encrypted: a secret shown but not confirmed yet, and its expiry. */
  pending_totp_sealed: string | null;
  pending_until: Date | null;
  /** Salt and argon2id hashes of the unused recovery codes. */
  recovery_salt: string;
  recovery_hashes: string[];
}

const schema = recordSchema<FactorDoc>(
  {
    user_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    totp_sealed: { type: String, default: null },
    totp_step: { type: Number, default: 0 },
    pending_totp_sealed: { type: String, default: null },
    pending_until: { type: Date, default: null },
    recovery_salt: { type: String, default: '' },
    recovery_hashes: { type: [String], default: [] },
  },
  'second_factors',
);
schema.index({ user_id: 1 }, { unique: true });

export const Factor = mongoose.model<FactorDoc>('Factor', schema);

/** A person's passkey: a public key, not a secret. */
interface PasskeyDoc extends StoredRecord {
  user_id: mongoose.Types.ObjectId;
  /** The authenticator's name for it, base64url. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** The authenticator's signature counter; 0 if it does not count. */
  counter: number;
  transports: string[];
  name: string;
  last_used_at: Date | null;
}

const passkeySchema = recordSchema<PasskeyDoc>(
  {
    user_id: { type: mongoose.Schema.Types.ObjectId, required: true },
    credential_id: { type: String, required: true },
    public_key: { type: String, required: true },
    counter: { type: Number, default: 0 },
    transports: { type: [String], default: [] },
    name: { type: String, default: '' },
    last_used_at: { type: Date, default: null },
  },
  'passkeys',
);
passkeySchema.index({ credential_id: 1 }, { unique: true });
passkeySchema.index({ user_id: 1 });

export const Passkey = mongoose.model<PasskeyDoc>('Passkey', passkeySchema);

/** Removes all second factors of a person. */
export async function dropFactors(userId: mongoose.Types.ObjectId): Promise<void> {
  await Factor.deleteMany({ user_id: userId });
  await Passkey.deleteMany({ user_id: userId });
}
