import {
  formatOf,
  itemsOf,
  type PrescribedStatements,
  prescribed,
} from '../../shared/accounts/prescribed.ts';
import type { FinalAccounts } from '../../shared/accounts/statements.ts';
import { finalAccounts } from '../../shared/accounts/statements.ts';
import { banner, type Ledger, ledgerWarnings } from '../../shared/accounts/trial-balance.ts';
import { ledgerToWire, rupeesOf } from '../../shared/accounts/trial-balance-wire.ts';
import { fyIdOf, isAssessmentYear, startYear, yearLabel } from '../../shared/dates.ts';
import { onWire, sentence } from '../../shared/forms/messages.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { op, presentStored } from '../base/records.ts';
import type { EntityDoc } from '../entities/model.ts';
import { firstOf, idsOfPerson } from '../entities/person.ts';
import { type Permission, permissionOf } from '../entities/reach.ts';
import { lifeOf, reach } from '../returns/life.ts';
import { dropLedgers, loadLedgers } from './ledgers.ts';
import { LedgerMapping, TrialBalance, type TrialBalanceDoc } from './model.ts';

/** A trial balance within reach, with its entity; 404 for anything else. */
export const reachTrialBalance = (user: SignedIn, id: string, need?: Permission) =>
  reach(trialBalanceLife, user, id, need);

/** A trial balance without its ledgers, as the API returns it; amounts in rupees. */
export function presentHead(user: SignedIn, record: TrialBalanceDoc, entity: EntityDoc) {
  const { totals: t, assessment_year: year } = record;
  return {
    ...presentStored(record),
    company_id: String(record.entity_id),
    company_name: entity.name,
    assessment_year: year,
    fy_id: isAssessmentYear(year) ? fyIdOf(year) : null,
    tb_date: record.tb_date,
    import_source: record.import_source,
    status: record.status,
    balanced: t.balanced,
    banner: banner(t),
    ledger_count: record.ledger_count,
    adjustments: {
      closing_stock: rupeesOf(record.adjustments.closing_stock),
      depreciation: rupeesOf(record.adjustments.depreciation),
    },
    totals: {
      opening: rupeesOf(t.opening),
      debit: rupeesOf(t.debit),
      credit: rupeesOf(t.credit),
      closing_debit: rupeesOf(t.closingDebit),
      closing_credit: rupeesOf(t.closingCredit),
      difference: rupeesOf(t.difference),
    },
    can_edit: permissionOf(user, entity) !== 'view',
  };
}

/** A full trial balance: head, ledgers, and remarks. */
export async function presentWhole(
  deps: Deps,
  user: SignedIn,
  record: TrialBalanceDoc,
  entity: EntityDoc,
  known?: readonly Ledger[],
) {
  const ledgers = known ?? (await loadLedgers(deps, record._id));
  return {
    ...presentHead(user, record, entity),
    ledgers: ledgers.map(ledgerToWire),
    warnings: ledgerWarnings(ledgers)
      .slice(0, 200)
      .map((w) => ({ path: w.path, ...onWire(w.message) })),
  };
}

/** The previous year's trial balance with its ledgers; undefined if there is none. */
async function yearBefore(
  deps: Deps,
  entity: EntityDoc,
  year: string,
): Promise<{ record: TrialBalanceDoc; ledgers: Ledger[] } | undefined> {
  const ids = await idsOfPerson(entity);
  const found = await TrialBalance.find({
    entity_id: op({ $in: ids }),
    deleted_at: null,
    assessment_year: yearLabel(startYear(year) - 1),
  }).lean();
  const record = firstOf(ids, found);
  return record ? { record, ledgers: await loadLedgers(deps, record._id) } : undefined;
}

/** Last year's closing balances, for comparison; null if there is none. */
export async function presentPrevious(deps: Deps, entity: EntityDoc, year: string) {
  const before = await yearBefore(deps, entity, year);
  if (!before) return null;
  const { record, ledgers } = before;
  return {
    id: String(record._id),
    assessment_year: record.assessment_year,
    tb_date: record.tb_date,
    adjustments: {
      closing_stock: rupeesOf(record.adjustments.closing_stock),
      depreciation: rupeesOf(record.adjustments.depreciation),
    },
    ledgers: ledgers.map(ledgerToWire),
  };
}

/** The final accounts of a stored trial balance and of the previous year, if there is one. */
export async function accountsOf(
  deps: Deps,
  record: TrialBalanceDoc,
  entity: EntityDoc,
  changed: Partial<TrialBalanceDoc['adjustments']> = {},
): Promise<{
  ledgers: Ledger[];
  now: FinalAccounts;
  before: FinalAccounts | undefined;
  /** Date of the previous year's trial balance. */
  dayBefore: string | undefined;
  /** In the format prescribed for the entity's type. */
  prescribed: () => PrescribedStatements;
}> {
  const ledgers = await loadLedgers(deps, record._id);
  const earlier = await yearBefore(deps, entity, record.assessment_year);
  return {
    ledgers,
    now: finalAccounts(ledgers, { ...record.adjustments, ...changed }),
    before: earlier && finalAccounts(earlier.ledgers, earlier.record.adjustments),
    dayBefore: earlier?.record.tb_date,
    prescribed: () =>
      prescribed(
        formatOf(entity.status),
        itemsOf(ledgers, { ...record.adjustments, ...changed }),
        earlier && itemsOf(earlier.ledgers, earlier.record.adjustments),
      ),
  };
}

/**
 * Life cycle of a trial balance: one per entity and year. Removing an entity's also removes its remembered
 * group names.
 */
export const trialBalanceLife = lifeOf<TrialBalanceDoc>({
  model: TrialBalance,
  path: '/accounts/trial-balance',
  member: 'trial_balance',
  kind: 'trial-balance',
  act: 'trial-balance.',
  noun: 'Trial Balance',
  show: presentWhole,
  figures: async (deps, record) => ({
    adjustments: record.adjustments,
    ledgers: (await loadLedgers(deps, record._id)).map(ledgerToWire),
  }),
  only: {
    key: (r) => `${r.entity_id} ${r.assessment_year}`,
    name: (r) => sentence('Trial Balance of AY {year}', { year: r.assessment_year }),
    error: 'trial_balance_exists',
    id: 'id',
  },
  erase: dropLedgers,
  eraseBeside: (entities) => LedgerMapping.deleteMany({ entity_id: op({ $in: [...entities] }) }),
});
