import type mongoose from 'mongoose';
import type { GroupMapping } from '../../shared/accounts/groups.ts';
import type { WireMapping } from '../../shared/accounts/trial-balance-wire.ts';
import type { Deps } from '../base/deps.ts';
import { LedgerMapping } from './model.ts';

/** Most group names remembered per entity; the oldest are dropped first. */
const most = 5000;

/** The group names remembered for an entity. */
export async function loadMapping(deps: Deps, entityId: mongoose.Types.ObjectId): Promise<WireMapping[]> {
  const doc = await LedgerMapping.findOne({ entity_id: entityId }).lean();
  return doc ? deps.vault.open<WireMapping[]>(doc.groups_sealed) : [];
}

/** Remembered names in the form file readers look up. */
export const asMapping = (list: readonly WireMapping[]): GroupMapping =>
  new Map(
    list.map((m) => [m.name.toLowerCase(), { group: m.ledger_group, ...(m.head ? { head: m.head } : {}) }]),
  );

/** Remembers more names for an entity; a name mapped again gets its new head. Runs inside a transaction. */
export async function rememberMapping(
  deps: Deps,
  entityId: mongoose.Types.ObjectId,
  chosen: readonly WireMapping[],
): Promise<void> {
  if (chosen.length === 0) return;
  const byName = new Map((await loadMapping(deps, entityId)).map((m) => [m.name.toLowerCase(), m]));
  for (const m of chosen) {
    byName.delete(m.name.toLowerCase());
    byName.set(m.name.toLowerCase(), m);
  }
  await LedgerMapping.updateOne(
    { entity_id: entityId },
    { $set: { groups_sealed: deps.vault.seal([...byName.values()].slice(-most)) }, $inc: { version: 1 } },
    { upsert: true, setDefaultsOnInsert: false },
  );
}
