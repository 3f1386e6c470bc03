import * as z from 'zod';
import { idsNamed, reachableNames } from '../entities/names.ts';
import { op, presentStored } from '../records.ts';
import { route } from '../route.ts';
import { listQuery, pageOf, recordId, sortOf } from '../schemas.ts';
import { GstReturn } from './model.ts';

/** `GET /gst/list`: GST returns of every kind of the entities in reach. */
export const listGst = route({
  method: 'GET',
  path: '/gst/list',
  access: 'tax',
  limit: 'work',
  query: listQuery(['period', 'status', 'created_at', 'updated_at'] as const, {
    company_id: recordId.optional(),
    return_type: z.enum(['GSTR-1', 'GSTR-3B', 'GSTR-2B']).optional(),
    status: z.enum(['draft', 'filed']).optional(),
    period: z.string().max(7).optional(),
  }),
  handle: async ({ user, query: q }) => {
    const names = await reachableNames(user, { companyId: q.company_id });
    const filter = {
      entity_id: op({ $in: idsNamed(names, q.q) }),
      deleted_at: null,
      ...(q.return_type ? { return_type: q.return_type } : {}),
      ...(q.status ? { status: q.status } : {}),
      ...(q.period ? { period: q.period } : {}),
    };
    const { skip, limit } = pageOf(q);
    const [found, total] = await Promise.all([
      GstReturn.find(filter).sort(sortOf(q.sort, '-updated_at')).skip(skip).limit(limit).lean(),
      GstReturn.countDocuments(filter),
    ]);
    const returns = found.map((r) => ({
      ...presentStored(r),
      company_id: String(r.entity_id),
      company_name: names.get(String(r.entity_id))?.name ?? '',
      return_type: r.return_type,
      period: r.period,
      status: r.status,
    }));
    return { returns, total, page: q.page, page_size: q.page_size };
  },
});
