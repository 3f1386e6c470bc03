import type { Owned } from '../../base/deps.ts';
import { toId } from '../../base/records.ts';
import { dropFactors, Factor, Passkey } from './model.ts';

/** What a person signs in with besides the password; secrets and keys are not handed out. */
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
