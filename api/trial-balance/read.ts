import * as z from 'zod';
import { reachEntity } from '../entities/reach.ts';
import { yearOf } from '../itr/forms.ts';
import { route } from '../route.ts';
import { idParams, recordId } from '../schemas.ts';
import { loadMapping } from './mapping.ts';
import { TrialBalance } from './model.ts';
import { presentPrevious, presentWhole, reachTrialBalance } from './store.ts';

/**
 * `GET /accounts/trial-balance?company_id&assessment_year` (or `fy_id`): the trial balance of an entity and year or null, last
 * year's beside it, and the group names remembered for the entity.
 */
export const trialBalanceOfYear = route({
  method: 'GET',
  path: '/accounts/trial-balance',
  access: 'tax',
  limit: 'work',
  query: z.strictObject({
    company_id: recordId,
    assessment_year: z.string().max(9).optional(),
    fy_id: z.coerce.number().int().optional(),
  }),
  handle: async ({ user, query, deps }) => {
    const entity = await reachEntity(user, query.company_id);
    const year = yearOf(query.assessment_year, query.fy_id);
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
  },
});

/** `GET /accounts/trial-balance/{id}`: one trial balance whole, with last year's. */
export const oneTrialBalance = route({
  method: 'GET',
  path: '/accounts/trial-balance/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachTrialBalance(user, params.id);
    return {
      trial_balance: await presentWhole(deps, user, record, entity),
      previous: await presentPrevious(deps, entity, record.assessment_year),
    };
  },
});
