import * as z from 'zod';
import { idsNamed, reachableNames } from '../entities/names.ts';
import { permissionOf } from '../entities/reach.ts';
import { op } from '../records.ts';
import { route } from '../route.ts';
import { idParams, listQuery, pageOf, recordId, sortOf } from '../schemas.ts';
import { ItrReturn, itrStatuses } from './model.ts';
import { presentItr, presentItrRow } from './present.ts';
import { reachItr } from './store.ts';

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
    const names = await reachableNames(user, { companyId: q.company_id });
    const filter = {
      entity_id: op({ $in: idsNamed(names, q.q) }),
      deleted_at: null,
      ...(q.itr_type ? { itr_type: q.itr_type } : {}),
      ...(q.assessment_year ? { assessment_year: q.assessment_year } : {}),
      ...(q.status ? { status: q.status } : {}),
    };
    const { skip, limit } = pageOf(q);
    const [found, total] = await Promise.all([
      ItrReturn.find(filter, { form_sealed: 0, sources_sealed: 0, documents_sealed: 0 })
        .sort(sortOf(q.sort, '-updated_at'))
        .skip(skip)
        .limit(limit)
        .lean(),
      ItrReturn.countDocuments(filter),
    ]);
    return {
      returns: found.map((r) => presentItrRow(r, names.get(String(r.entity_id)))),
      total,
      page: q.page,
      page_size: q.page_size,
    };
  },
});

/** `GET /itr/{id}`: a return with its form. */
export const readItr = route({
  method: 'GET',
  path: '/itr/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachItr(user, params.id);
    return { return: presentItr(deps, record, entity, permissionOf(user, entity) !== 'view') };
  },
});
