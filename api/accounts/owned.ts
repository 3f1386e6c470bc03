import { ledgerToWire } from '../../shared/accounts/trial-balance-wire.ts';
import { ownedOf } from '../returns/keep.ts';
import { loadLedgers } from './ledgers.ts';
import { loadMapping } from './mapping.ts';
import { TrialBalance } from './model.ts';
import { trialBalanceLife } from './store.ts';

/** Trial balances of an owner's entities, with ledgers and remembered group names. */
export const ownedTrialBalances = ownedOf('trial_balances', [trialBalanceLife], async (deps, entities) => {
  const out: unknown[] = [];
  for (const entityId of entities) {
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
});
