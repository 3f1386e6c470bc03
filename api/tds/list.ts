import * as z from 'zod';
import { tdsForms } from '../../shared/tds/data/forms.ts';
import { idsNamed, reachableNames } from '../entities/names.ts';
import { op, presentStored } from '../records.ts';
import { route } from '../route.ts';
import { listQuery, pageOf, recordId, sortOf } from '../schemas.ts';
import { TdsStatement } from './model.ts';

/** `GET /tds/list`: TDS and TCS statements of the entities in reach. */
export const listTds = route({
  method: 'GET',
  path: '/tds/list',
  access: 'tax',
  limit: 'work',
  query: listQuery(['financial_year', 'quarter', 'status', 'created_at', 'updated_at'] as const, {
    company_id: recordId.optional(),
    form_type: z.enum(tdsForms).optional(),
    quarter: z.enum(['Q1', 'Q2', 'Q3', 'Q4']).optional(),
    financial_year: z.string().max(9).optional(),
    status: z.enum(['draft', 'filed']).optional(),
    correction: z.coerce.number().int().min(0).max(99).optional(),
  }),
  handle: async ({ user, query: q }) => {
    const names = await reachableNames(user, { companyId: q.company_id });
    const filter = {
      entity_id: op({ $in: idsNamed(names, q.q) }),
      deleted_at: null,
      ...(q.form_type ? { form_type: q.form_type } : {}),
      ...(q.quarter ? { quarter: q.quarter } : {}),
      ...(q.financial_year ? { financial_year: q.financial_year } : {}),
      ...(q.status ? { status: q.status } : {}),
      ...(q.correction === undefined
        ? {}
        : { correction: q.correction === 0 ? op({ $in: [0, null] }) : q.correction }),
    };
    const { skip, limit } = pageOf(q);
    const [found, total] = await Promise.all([
      TdsStatement.find(filter).sort(sortOf(q.sort, '-updated_at')).skip(skip).limit(limit).lean(),
      TdsStatement.countDocuments(filter),
    ]);
    const returns = found.map((r) => ({
      ...presentStored(r),
      company_id: String(r.entity_id),
      company_name: names.get(String(r.entity_id))?.name ?? '',
      form_type: r.form_type,
      quarter: r.quarter,
      financial_year: r.financial_year,
      status: r.status,
      totals: r.totals,
      filed_on: r.filed_on,
      correction: r.correction ?? 0,
    }));
    return { returns, total, page: q.page, page_size: q.page_size };
  },
});
