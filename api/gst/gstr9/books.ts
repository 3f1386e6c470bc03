import { assessmentYearOf } from '../../../shared/dates.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import {
  type BooksMonth,
  type Compared,
  compareBooks,
  soldBy,
  soldBy3b,
} from '../../../shared/gst/gstr9/books.ts';
import { outwardFacts } from '../../../shared/gst/gstr9/facts.ts';
import { fromInvoices } from '../../../shared/gst/import/invoices.ts';
import { firstDay, lastDay } from '../../../shared/gst/periods.ts';
import { TrialBalance, type TrialBalanceDoc } from '../../accounts/model.ts';
import { accountsOf } from '../../accounts/store.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { op } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { idParams } from '../../base/schemas.ts';
import type { EntityDoc } from '../../entities/model.ts';
import { firstOf, idsOfPerson } from '../../entities/person.ts';
import { registrationsOf } from '../../entities/registrations.ts';
import type { GstReturnDoc } from '../base/model.ts';
import { reachGst, taxpayerOf } from '../base/store.ts';
import { sumsFor } from '../base/supplier-sums.ts';
import { invoicesOf } from '../gstr1/invoices.ts';
import { freshIds } from '../gstr1/save.ts';
import { annualOf, manyOfReturn, yearOf } from './work.ts';

/**
 * Revenue from operations in the trial balance of the client and year, for all its GSTINs; paise, null
 * without one.
 */
export async function turnoverInAccounts(
  deps: Deps,
  entity: EntityDoc,
  year: string,
): Promise<number | null> {
  const ids = await idsOfPerson(entity);
  const found = (await TrialBalance.find({
    entity_id: op({ $in: ids }),
    assessment_year: assessmentYearOf(year),
    deleted_at: null,
  }).lean()) as TrialBalanceDoc[];
  const kept = firstOf(ids, found) ?? null;
  return kept && (await accountsOf(deps, kept, entity)).now.profitAndLoss.revenue.amount;
}

/**
 * Books compared with GSTR-1, GSTR-2B and GSTR-3B of a GSTR-9's year; paise. `gstins`: number of GSTINs the
 * revenue covers.
 */
export async function workedBooks(
  deps: Deps,
  user: SignedIn,
  record: GstReturnDoc,
  entity: EntityDoc,
): Promise<Compared & { gstins: number }> {
  const year = await yearOf(deps, record);
  const { financialYear, own, records } = year;
  const who = taxpayerOf(deps, record);
  const issued = await invoicesOf(deps, user, entity, who.gstin, {
    from: firstDay(own[0]!),
    to: lastDay(own[11]!),
  });
  const months: BooksMonth[] = [];
  for (const period of own) {
    const kept = year.months.find((m) => m.period === period);
    const statement = records.find((r) => r.period === period && r.return_type === 'GSTR-2B');
    const month = { ...who, period, frequency: 'monthly' as const };
    const made = fromInvoices(month, issued.invoices, freshIds(), issued.notes);
    const credit = kept?.gstr3b?.form.credit;
    const one: BooksMonth = {
      period,
      invoices: made.taken + made.notes > 0 ? soldBy(outwardFacts(period, made.sheets)) : undefined,
      gstr1: kept?.gstr1 && soldBy(kept.gstr1),
      gstr3b: kept?.gstr3b && soldBy3b(kept.gstr3b.form),
      books: statement && (await sumsFor(deps, statement, 'books')),
      gstr2b: statement && (await sumsFor(deps, statement, 'b')),
      credit3b:
        credit &&
        credit.other.igst +
          credit.other.cgst +
          credit.other.sgst +
          credit.other.cess -
          (credit.reclaimed.igst + credit.reclaimed.cgst + credit.reclaimed.sgst + credit.reclaimed.cess),
    };
    if (Object.values(one).some((side) => side !== undefined && side !== period)) months.push(one);
  }
  const revenue = await turnoverInAccounts(deps, entity, financialYear);
  const { rows } = await annualOf(deps, record, year);
  const value = (id: string): number => rows.find((r) => r.id === id)!.amounts.taxable;
  return {
    ...compareBooks(
      months,
      revenue === null
        ? undefined
        : { revenue, annual: value('5N') + value('10') - value('11'), advances: value('4F') },
      who.frequency,
    ),
    gstins: registrationsOf(deps, entity).filter((r) => r.kind === 'gstin').length,
  };
}

/**
 * `GET /gst/gstr9/{gst_id}/books`: invoices, purchase registers and accounts compared with the year's
 * returns, with explanations of differences; rupees.
 */
export const gstr9Books = route({
  method: 'GET',
  path: '/gst/gstr9/:id/books',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  aside: import.meta.url,
  large: manyOfReturn,
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachGst(user, params.id, 'GSTR-9');
    const { gstins, purchases, ...compared } = await workedBooks(deps, user, record, entity);
    const { missing, extra, ...sums } = purchases;
    return {
      gstins,
      ...inRupees(compared),
      purchases: {
        ...inRupees(sums),
        missing: { suppliers: missing.suppliers, tax: missing.tax / 100 },
        extra: { suppliers: extra.suppliers, tax: extra.tax / 100 },
      },
    };
  },
});
