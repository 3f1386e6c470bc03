import type mongoose from 'mongoose';
import type { SalesMapping } from '../../../shared/gst/import/register-layout.ts';
import type { Deps } from '../../base/deps.ts';
import { GstProfile } from './model.ts';

/** The user's column mapping, by layout (its headings). */
type RememberedColumns = Record<string, SalesMapping>;

/** Most layouts remembered per entity; the oldest are dropped first. */
const MOST = 50;

/** The column mappings of an entity's last register import. */
export async function rememberedColumns(
  deps: Deps,
  entityId: mongoose.Types.ObjectId,
): Promise<RememberedColumns> {
  const profile = await GstProfile.findOne({ entity_id: entityId }, { columns_sealed: 1 }).lean();
  return profile?.columns_sealed ? deps.vault.open<RememberedColumns>(profile.columns_sealed) : {};
}

/** Remembers the column mappings of these layouts. */
export async function rememberColumns(
  deps: Deps,
  entityId: mongoose.Types.ObjectId,
  layouts: readonly string[],
  mapping: SalesMapping,
): Promise<void> {
  if (layouts.length === 0 || Object.keys(mapping).length === 0) return;
  const all = new Map(Object.entries(await rememberedColumns(deps, entityId)));
  for (const key of layouts) {
    const before = all.get(key);
    all.delete(key);
    all.set(key, { ...before, ...mapping });
  }
  await GstProfile.updateOne(
    { entity_id: entityId },
    { $set: { columns_sealed: deps.vault.seal(Object.fromEntries([...all].slice(-MOST))) } },
    { upsert: true },
  );
}
