import * as z from 'zod';
import { presentStored } from '../base/records.ts';
import { route } from '../base/route.ts';
import { listQuery, recordId } from '../base/schemas.ts';
import { listOf } from '../returns/list.ts';
import type { GstReturnDoc } from './base/model.ts';
import { gstLives } from './base/store.ts';

/** `GET /gst/list`: GST returns of every kind of the entities in reach. */
export const listGst = route({
  method: 'GET',
  path: '/gst/list',
  access: 'tax',
  limit: 'work',
  query: listQuery(['period', 'status', 'created_at', 'updated_at'] as const, {
    company_id: recordId.optional(),
    return_type: z.enum(['GSTR-1', 'GSTR-1A', 'GSTR-3B', 'GSTR-2B', 'GSTR-9']).optional(),
    status: z.enum(['draft', 'filed']).optional(),
    period: z.string().max(7).optional(),
    registration_id: recordId.optional(),
  }),
  handle: async ({ user, query: q, deps }) =>
    listOf<GstReturnDoc>({ model: gstLives['GSTR-1'].model }, user, q, {
      companyId: q.company_id,
      filter: {
        return_type: q.return_type,
        status: q.status,
        period: q.period,
        registration_id: q.registration_id,
      },
      member: 'returns',
      row: (r, entity) => ({
        ...presentStored(r),
        company_id: String(r.entity_id),
        company_name: entity.name,
        return_type: r.return_type,
        period: r.period,
        status: r.status,
        registration_id: r.registration_id,
        gstin: r.gstin_sealed ? deps.vault.open<string>(r.gstin_sealed) : '',
      }),
    }),
});
