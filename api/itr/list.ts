import * as z from 'zod';
import { route } from '../base/route.ts';
import { idParams, listQuery, recordId } from '../base/schemas.ts';
import { listOf } from '../returns/list.ts';
import { itrStatuses } from './model.ts';
import { presentItrRow } from './present.ts';
import { itrLife, reachItr, show } from './store.ts';

/** `GET /itr/list`: income-tax returns of the entities in reach, without their forms. */
export const listItr = route({
  method: 'GET',
  path: '/itr/list',
  access: 'tax',
  limit: 'work',
  query: listQuery(['assessment_year', 'itr_type', 'status', 'created_at', 'updated_at'] as const, {
    company_id: recordId.optional(),
    itr_type: z.string().max(10).optional(),
    assessment_year: z.string().max(9).optional(),
    status: z.enum(itrStatuses).optional(),
  }),
  handle: async ({ user, query: q }) => {
    const { itr_type, assessment_year, status } = q;
    return listOf(itrLife, user, q, {
      companyId: q.company_id,
      filter: { itr_type, assessment_year, status },
      without: { form_sealed: 0, sources_sealed: 0, documents_sealed: 0 },
      member: 'returns',
      row: presentItrRow,
    });
  },
});

/** `GET /itr/{id}`: a return with its form data. */
export const readItr = route({
  method: 'GET',
  path: '/itr/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachItr(user, params.id);
    return { return: show(deps, user, record, entity) };
  },
});
