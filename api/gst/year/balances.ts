import * as z from 'zod';
import { financialYearOn, todayInIst } from '../../../shared/dates.ts';
import { inWords } from '../../../shared/forms/messages.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import { financialYearOfPeriod } from '../../../shared/gst/periods.ts';
import { route } from '../../base/route.ts';
import { idParams, recordId } from '../../base/schemas.ts';
import { permissionOf } from '../../entities/reach.ts';
import { ofRegistration, reachTaxpayer } from '../base/store.ts';
import { loadBalances } from '../gstr3b/balances.ts';

/**
 * `GET /gst/credit-ledger/{entity}/balances`: credit ledger, cash ledger and reclaimable reversals by return
 * of a financial year; rupees.
 */
export const gstBalances = route({
  method: 'GET',
  path: '/gst/credit-ledger/:id/balances',
  access: 'tax',
  limit: 'work',
  params: idParams,
  query: z.strictObject({
    financial_year: z
      .string()
      .regex(/^20\d{2}-\d{2}$/, inWords('looksLike', { example: '2025-26' }))
      .optional(),
    registration_id: recordId.optional(),
  }),
  handle: async ({ user, params, query, deps }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'view', query.registration_id);
    const year = query.financial_year ?? financialYearOn(todayInIst(deps.now()));
    const months = await loadBalances(deps, ofRegistration(of));
    return {
      financial_year: year,
      gstin: of.gstin,
      registration_id: of.registration.id,
      can_edit: permissionOf(user, of.entity) !== 'view',
      months: months.filter((m) => financialYearOfPeriod(m.period) === year).map((m) => inRupees(m)),
    };
  },
});
