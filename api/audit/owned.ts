import type { Owned } from '../base/deps.ts';
import { Audit } from './model.ts';

/** A person's own events; the trail itself is kept when the account is deleted. */
export const ownedActivity: Owned = {
  name: 'activity',
  personal: true,
  collect: async (_deps, userId) => {
    const rows = await Audit.find({ actor_id: userId }).sort({ seq: 1 }).lean();
    return rows.map((r) => ({ at: r.at.toISOString(), action: r.action, outcome: r.outcome, ip: r.ip }));
  },
  purge: async () => {},
};
