import type { Share } from '../../../shared/drive/calls.ts';
import { op, presentStored } from '../../base/records.ts';
import { DriveItem } from './model.ts';
import type { DriveShareDoc } from './share-model.ts';

/** Shares as returned to their owner. */
export async function presentShares(shares: readonly DriveShareDoc[], now: Date): Promise<Share[]> {
  if (shares.length === 0) return [];
  const items = new Map(
    (
      await DriveItem.find({ _id: op({ $in: shares.map((s) => s.item_id) }) }, { name: 1, rank: 1 }).lean()
    ).map((i) => [String(i._id), i]),
  );
  return shares.map((share) => {
    const { id, version, created_at } = presentStored(share);
    const item = items.get(String(share.item_id));
    return {
      id,
      version,
      created_at,
      item_id: String(share.item_id),
      item_name: item?.name ?? '',
      item_type: item?.rank === 0 ? 'folder' : 'file',
      access: share.access,
      people: share.people.map(({ email, permission }) => ({ email, permission })),
      expires_at: share.expires_at?.toISOString() ?? '',
      has_password: share.password_hash !== '',
      state: share.revoked_at
        ? 'revoked'
        : share.expires_at && share.expires_at <= now
          ? 'expired'
          : 'active',
      views: share.views,
      last_viewed_at: share.last_viewed_at?.toISOString() ?? '',
    };
  });
}
