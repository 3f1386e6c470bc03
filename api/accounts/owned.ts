import type mongoose from 'mongoose';
import { ledgerToWire } from '../../shared/accounts/trial-balance-wire.ts';
import { Entity } from '../entities/model.ts';
import { op, toId } from '../records.ts';
import type { Owned } from '../users/owned.ts';
import { dropLedgers, loadLedgers } from './ledgers.ts';
import { loadMapping } from './mapping.ts';
import { LedgerMapping, TrialBalance } from './model.ts';

const entityIds = async (userId: string) =>
  (await Entity.find({ owner_id: toId(userId) }, { _id: 1 }).lean()).map((e) => e._id);

async function dropOf(entities: readonly mongoose.Types.ObjectId[]): Promise<void> {
  const filter = { entity_id: op({ $in: [...entities] }) };
  await dropLedgers((await TrialBalance.find(filter, { _id: 1 }).lean()).map((r) => r._id));
  await TrialBalance.deleteMany(filter);
  await LedgerMapping.deleteMany(filter);
}

/** Trial balances of a person's own entities, with their ledgers and remembered group names. */
export const ownedTrialBalances: Owned = {
  name: 'trial_balances',
  collect: async (deps, userId) => {
    const out: unknown[] = [];
    for (const entityId of await entityIds(userId)) {
      const mapping = await loadMapping(deps, entityId);
      const found = await TrialBalance.find({ entity_id: entityId }).lean();
      if (found.length === 0 && mapping.length === 0) continue;
      const trialBalances = [];
      for (const r of found)
        trialBalances.push({
          id: String(r._id),
          assessment_year: r.assessment_year,
          tb_date: r.tb_date,
          import_source: r.import_source,
          status: r.status,
          ledgers: (await loadLedgers(deps, r._id)).map(ledgerToWire),
        });
      out.push({ company_id: String(entityId), mapping, trial_balances: trialBalances });
    }
    return out;
  },
  purge: async (_deps, userId) => dropOf(await entityIds(userId)),
};

/** Removes for good what was deleted before a day, and everything of entities that go. */
export async function tidyTrialBalances(
  before: Date,
  goneEntities: readonly mongoose.Types.ObjectId[],
): Promise<void> {
  await dropOf(goneEntities);
  const old = (await TrialBalance.find({ deleted_at: op({ $lt: before }) }, { _id: 1 }).lean()).map(
    (r) => r._id,
  );
  await dropLedgers(old);
  await TrialBalance.deleteMany({ _id: op({ $in: old }) });
}
