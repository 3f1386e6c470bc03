import * as z from 'zod';
import { tdsForms } from '../../shared/tds/data/forms.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { op, presentStored, toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { listQuery, recordId } from '../base/schemas.ts';
import { Entity } from '../entities/model.ts';
import { within } from '../entities/reach.ts';
import { chosenRegistration } from '../entities/registrations.ts';
import { listOf } from '../returns/list.ts';
import { headOf, tdsLife } from './store.ts';

/** The main TAN of an entity in reach; null if none. */
async function mainTan(deps: Deps, user: SignedIn, companyId: string | undefined): Promise<string | null> {
  const entity = companyId && (await Entity.findOne({ ...within(user), _id: toId(companyId) }).lean());
  return (entity && chosenRegistration(deps, entity, 'tan', undefined)?.id) || null;
}

/** `GET /tds/list` (`registration_id` of a TAN, or `main`): TDS and TCS statements of the entities in reach. */
export const listTds = route({
  method: 'GET',
  path: '/tds/list',
  access: 'tax',
  limit: 'work',
  query: listQuery(['financial_year', 'quarter', 'status', 'created_at', 'updated_at'] as const, {
    company_id: recordId.optional(),
    registration_id: recordId.or(z.literal('main')).optional(),
    form_type: z.enum(tdsForms).optional(),
    quarter: z.enum(['Q1', 'Q2', 'Q3', 'Q4']).optional(),
    financial_year: z.string().max(9).optional(),
    status: z.enum(['draft', 'filed']).optional(),
    correction: z.coerce.number().int().min(0).max(99).optional(),
  }),
  handle: async ({ user, query: q, deps }) => {
    const { form_type, quarter, financial_year, status } = q;
    const registration_id =
      q.registration_id === 'main' ? await mainTan(deps, user, q.company_id) : q.registration_id;
    return listOf(tdsLife, user, q, {
      companyId: q.company_id,
      filter: {
        form_type,
        quarter,
        financial_year,
        status,
        registration_id,
        correction: q.correction === 0 ? op({ $in: [0, null] }) : q.correction,
      },
      member: 'returns',
      row: (r, entity) => ({
        ...presentStored(r),
        company_id: String(r.entity_id),
        company_name: entity.name,
        form_type: r.form_type,
        quarter: r.quarter,
        financial_year: r.financial_year,
        status: r.status,
        totals: r.totals,
        filed_on: r.filed_on,
        correction: r.correction ?? 0,
        registration_id: r.registration_id ?? null,
        tan: headOf(deps, r).deductor['tan'] ?? '',
      }),
    });
  },
});
