import * as z from 'zod';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { presentStored } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idParams, listQuery, recordId } from '../base/schemas.ts';
import { reachEntity } from '../entities/reach.ts';
import { yearOf } from '../itr/forms.ts';
import { listOf } from '../returns/list.ts';
import { manyLedgers } from './ledgers.ts';
import { loadMapping } from './mapping.ts';
import { TrialBalance } from './model.ts';
import { presentPrevious, presentWhole, reachTrialBalance, trialBalanceLife } from './store.ts';

/** What the page needs to open an entity's year. */
async function ofYear(deps: Deps, user: SignedIn, companyId: string, year: string) {
  const entity = await reachEntity(user, companyId);
  const record = await TrialBalance.findOne({
    entity_id: entity._id,
    deleted_at: null,
    assessment_year: year,
  }).lean();
  return {
    assessment_year: year,
    trial_balance: record ? await presentWhole(deps, user, record, entity) : null,
    previous: await presentPrevious(deps, entity, year),
    mapping: await loadMapping(deps, entity._id),
  };
}

const query = listQuery(['tb_date', 'assessment_year', 'status', 'updated_at'] as const, {
  company_id: recordId.optional(),
  assessment_year: z.string().max(9).optional(),
  fy_id: z.coerce.number().int().optional(),
});

/**
 * `GET /accounts/trial-balance?company_id&assessment_year` (or `fy_id`): the trial balance of an entity and
 * year or null, with last year's and the group names remembered for the entity. Without an entity: a list of
 * all within reach.
 */
export const trialBalances = route({
  method: 'GET',
  path: '/accounts/trial-balance',
  access: 'tax',
  limit: 'work',
  query,
  handle: async ({ user, query: q, deps }) => {
    if (q.company_id) return ofYear(deps, user, q.company_id, yearOf(q.assessment_year, q.fy_id));
    const year = q.assessment_year || q.fy_id !== undefined ? yearOf(q.assessment_year, q.fy_id) : undefined;
    return listOf(trialBalanceLife, user, q, {
      filter: { assessment_year: year },
      member: 'trial_balances',
      row: (r, entity) => ({
        ...presentStored(r),
        company_id: String(r.entity_id),
        company_name: entity.name,
        assessment_year: r.assessment_year,
        tb_date: r.tb_date,
        import_source: r.import_source,
        status: r.status,
        balanced: r.totals.balanced,
        ledger_count: r.ledger_count,
      }),
    });
  },
});

/** `GET /accounts/trial-balance/{id}`: a full trial balance, with last year's. */
export const oneTrialBalance = route({
  method: 'GET',
  path: '/accounts/trial-balance/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  aside: import.meta.url,
  large: ({ params }) => manyLedgers(params.id),
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachTrialBalance(user, params.id);
    return {
      trial_balance: await presentWhole(deps, user, record, entity),
      previous: await presentPrevious(deps, entity, record.assessment_year),
    };
  },
});
