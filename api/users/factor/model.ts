import mongoose from 'mongoose';
import { recordSchema, type Stored } from '../../base/records.ts';

/** The authenticator app and the recovery codes of a person. */
interface FactorDoc extends Stored {
  user_id: mongoose.Types.ObjectId;
  /** Sealed: the secret an app shares with us (160 bits, base32); null without an app. */
  totp_sealed: string | null;
  /** The newest 30-second step a code was taken for: that code and older ones are refused. */
  totp_step: number;
  /** Sealed: a secret that was shown but not confirmed by a code, until when. */
  pending_totp_sealed: string | null;
  pending_until: Date | null;
  /** Salt and argon2id hashes of the recovery codes that were not used. */
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

/** A passkey of a person: a public key, which is no secret. */
interface PasskeyDoc extends Stored {
  user_id: mongoose.Types.ObjectId;
  /** As the authenticator names it, base64url. */
  credential_id: string;
  /** COSE key, base64url. */
  public_key: string;
  /** How often the authenticator says it signed; 0 for those that do not count. */
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

/** Takes away everything a person proves a second step with. */
export async function dropFactors(userId: mongoose.Types.ObjectId): Promise<void> {
  await Factor.deleteMany({ user_id: userId });
  await Passkey.deleteMany({ user_id: userId });
}
