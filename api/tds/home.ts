import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import { isLate } from '../../shared/duties/states.ts';
import { certificateDue, statementDue } from '../../shared/tds/data/due-dates.ts';
import { formsOf, quarters, tdsYears } from '../../shared/tds/data/forms.ts';
import { route } from '../base/route.ts';
import { idParams, recordId } from '../base/schemas.ts';
import { permissionOf } from '../entities/reach.ts';
import { presentRegistrations } from '../entities/registrations.ts';
import { TdsStatement } from './model.ts';
import { loadRows } from './rows.ts';
import { ofTan, reachTan, summaryOf } from './store.ts';

/**
 * `GET /tds/home/{entity}`: a year's quarters with status, due dates, interest and fee of every form (integer
 * paise).
 */
export const tdsHome = route({
  method: 'GET',
  path: '/tds/home/:id',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  query: z.strictObject({
    financial_year: z.enum(tdsYears).optional(),
    registration_id: recordId.optional(),
  }),
  handle: async ({ user, params, query, deps }) => {
    const of = await reachTan(deps, user, params.id, 'view', query.registration_id);
    const { entity } = of;
    const today = todayInIst(deps.now());
    const year = query.financial_year ?? tdsYears[0];
    const found = await TdsStatement.find({
      ...ofTan(of),
      financial_year: year,
      deleted_at: null,
    }).lean();
    const cards = [];
    for (const quarter of quarters) {
      const forms = [];
      for (const { form, title, description } of formsOf(year)) {
        const same = found.filter((r) => r.quarter === quarter && r.form_type === form);
        const record = same.find((r) => !r.correction);
        const corrections = same.filter((r) => r.correction);
        const due = statementDue(form, year, quarter);
        const summary = record && summaryOf(deps, record, await loadRows(deps, record._id));
        forms.push({
          form_type: form,
          title,
          description,
          tds_id: record ? String(record._id) : null,
          status: record?.status ?? 'not_started',
          due_date: due.due,
          due_uncertain: due.uncertain ?? null,
          certificate_due: certificateDue(form, year, quarter),
          overdue: isLate(due.due, record?.status === 'filed', today),
          totals: record?.totals ?? null,
          interest: summary?.interestDue ?? null,
          fee: summary?.fee.fee ?? null,
          filed_on: record?.filed_on || null,
          token_number: record?.token_number ?? '',
          corrections: corrections
            .map((r) => ({ tds_id: String(r._id), number: r.correction ?? 0, status: r.status }))
            .sort((a, b) => a.number - b.number),
        });
      }
      cards.push({ quarter, forms });
    }
    return {
      company: { id: params.id, name: entity.name, status: entity.status },
      registration_id: of.registration?.id ?? null,
      registrations: presentRegistrations(deps, entity).filter((r) => r.kind === 'tan'),
      can_edit: permissionOf(user, entity) !== 'view',
      financial_year: year,
      financial_years: tdsYears,
      quarters: cards,
    };
  },
});
