import type { Owned } from '../../base/deps.ts';
import { toId } from '../../base/records.ts';
import { dropFactors, Factor, Passkey } from './model.ts';

/** A person's second factors; secrets and keys are not exported. */
export const ownedFactors: Owned = {
  name: 'second_factor',
  personal: true,
  collect: async (_deps, userId) => {
    const user_id = toId(userId);
    const factor = await Factor.findOne({ user_id }).lean();
    const passkeys = await Passkey.find({ user_id }).lean();
    return {
      authenticator_app: Boolean(factor?.totp_sealed),
      recovery_codes_left: factor?.recovery_hashes.length ?? 0,
      passkeys: passkeys.map((p) => ({ name: p.name, created_at: p.created_at.toISOString() })),
    };
  },
  purge: async () => {},
  leave: (_deps, userId) => dropFactors(toId(userId)),
};
