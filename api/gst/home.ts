import * as z from 'zod';
import { financialYearOn, todayInIst } from '../../shared/dates.ts';
import { filesGstr1, heldIn } from '../../shared/entities/registrations.ts';
import { inWords } from '../../shared/forms/messages.ts';
import { dueDate } from '../../shared/gst/data/due-dates.ts';
import { noAmendment } from '../../shared/gst/gstr1/amending.ts';
import { creditFromDocuments, creditFromSummary, type Table4 } from '../../shared/gst/gstr2b/credit.ts';
import type { InwardDocument } from '../../shared/gst/gstr2b/read.ts';
import { compareMonths, type MonthFigures } from '../../shared/gst/gstr3b/compare.ts';
import type { Gstr3b } from '../../shared/gst/gstr3b/form.ts';
import { inRupees } from '../../shared/gst/gstr3b/wire.ts';
import {
  coverage,
  firstDay,
  gstYears,
  isQuarterEnd,
  type Period,
  periodOf,
  periodsOfYear,
  quarterEnd,
} from '../../shared/gst/periods.ts';
import type { SignedIn } from '../base/call.ts';
import { isDuplicate, stale } from '../base/errors.ts';
import { op } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idParams, recordId } from '../base/schemas.ts';
import { permissionOf } from '../entities/reach.ts';
import { presentRegistrations } from '../entities/registrations.ts';
import { GstProfile, GstReturn, type GstReturnDoc } from './base/model.ts';
import { loadList } from './base/rows.ts';
import { ofRegistration, reachTaxpayer, settingsFor } from './base/store.ts';
import type { StatementContent } from './gstr2b/statement.ts';
import { addTables, prepare3b } from './gstr3b/prepare.ts';

const year = z.string().regex(/^20\d{2}-\d{2}$/, inWords('looksLike', { example: '2025-26' }));

const card = (record: GstReturnDoc | undefined, due: string | undefined) =>
  due === undefined && !record
    ? null
    : {
        gst_id: record ? String(record._id) : null,
        status: record ? record.status : 'not_started',
        due_date: due ?? null,
        nil: record?.nil ?? false,
        filed_on: record?.filed_on || null,
        acknowledgement: record?.acknowledgement ?? '',
        totals: record?.totals ?? null,
        updated_at: record?.updated_at.toISOString() ?? null,
      };

/** `GET /gst/home/{entity}`: the periods of a financial year with status and due date of each return. */
export const gstHome = route({
  method: 'GET',
  path: '/gst/home/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  query: z.strictObject({ financial_year: year.optional(), registration_id: recordId.optional() }),
  handle: async ({ user, params, query, deps }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'view', query.registration_id);
    const { entity, registration, gstin } = of;
    const today = todayInIst(deps.now());
    const chosen = query.financial_year ?? (openingYear(user, today) || financialYearOn(today));
    const periods = periodsOfYear(chosen);
    const settings = await settingsFor(of, periods[0]!);
    const records = await GstReturn.find(
      { ...ofRegistration(of), period: op({ $in: periods }), deleted_at: null },
      { content_sealed: 0, gstin_sealed: 0 },
    ).lean();
    const filer = { frequency: settings.frequency, state: gstin.slice(0, 2) };
    // Nothing is due in a period without the registration, or whose scheme has other returns.
    const dueOf = (form: Parameters<typeof dueDate>[0], period: Period) => {
      const { from, to } = coverage(period, settings.frequency);
      return filesGstr1(registration.scheme) && heldIn(registration, from, to)
        ? dueDate(form, period, filer)
        : undefined;
    };
    const shown = periods.map((period) => {
      const stored = (type: string) =>
        records.find((r) => r.period === period && r.return_type === type) as GstReturnDoc | undefined;
      return {
        period,
        begun: firstDay(period) <= today,
        gstr1: card(stored('GSTR-1'), dueOf('GSTR-1', period) ?? dueOf('IFF', period)),
        gstr1a: stored('GSTR-1A') ? card(stored('GSTR-1A'), undefined) : null,
        may_amend:
          stored('GSTR-1')?.status === 'filed' &&
          !noAmendment(period, settings.frequency, { gstr1: stored('GSTR-1'), gstr3b: stored('GSTR-3B') }),
        iff: dueOf('IFF', period) !== undefined,
        gstr3b: card(stored('GSTR-3B'), dueOf('GSTR-3B', period)),
        pmt06_due: dueOf('PMT-06', period) ?? null,
        gstr2b: card(stored('GSTR-2B'), undefined),
      };
    });
    return {
      company: { id: params.id, name: entity.name, gstin, status: entity.status },
      registration_id: registration.id,
      scheme: registration.scheme,
      registrations: presentRegistrations(deps, entity).filter((r) => r.kind === 'gstin'),
      can_edit: permissionOf(user, entity) !== 'view',
      financial_year: chosen,
      financial_years: gstYears(today),
      current_period: periodOf(today),
      settings: {
        frequency: settings.frequency,
        turnover: settings.turnover === null ? null : settings.turnover / 100,
        sez: settings.sez,
      },
      periods: shown,
    };
  },
});

/** The firm's default year, if GST returns support it. */
const openingYear = (user: SignedIn, today: string): string =>
  gstYears(today).find((y) => y === user.firm.financialYear) ?? '';

/** `PUT /gst/home/{entity}`: filing settings of a GSTIN in a financial year; drafts of the year are updated. */
export const saveGstProfile = route({
  method: 'PUT',
  path: '/gst/home/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    financial_year: year,
    registration_id: recordId.optional(),
    frequency: z.enum(['monthly', 'quarterly']),
    turnover: z.number().min(0).max(1e13).nullable(),
    sez: z.boolean(),
  }),
  audit: 'gst.profile-saved',
  handle: async ({ user, params, body, deps, note }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'edit', body.registration_id);
    const { entity, registration } = of;
    const turnover = body.turnover === null ? null : Math.round(body.turnover * 100);
    const existing = await GstProfile.findOne({ entity_id: entity._id }).lean();
    const years = { ...existing?.years, [body.financial_year]: { turnover } };
    const registrations = {
      ...existing?.registrations,
      [registration.id]: {
        years: {
          ...existing?.registrations?.[registration.id]?.years,
          [body.financial_year]: body.frequency,
        },
        sez: body.sez,
      },
    };
    try {
      if (existing)
        await GstProfile.updateOne(
          { _id: existing._id },
          { $set: { years, registrations }, $inc: { version: 1 } },
        );
      else await GstProfile.create([{ entity_id: entity._id, years, registrations }]);
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw stale(null);
    }
    const drafts = await GstReturn.find(
      {
        entity_id: entity._id,
        period: op({ $in: periodsOfYear(body.financial_year) }),
        status: 'draft',
        deleted_at: null,
      },
      { settings: 1, registration_id: 1 },
    ).lean();
    for (const draft of drafts) {
      // The turnover is the PAN's, the rest is this GSTIN's.
      const own = draft.registration_id === registration.id;
      await GstReturn.updateOne(
        { _id: draft._id },
        {
          $set: {
            settings: {
              ...draft.settings,
              turnover,
              ...(own ? { frequency: body.frequency, sez: body.sez } : {}),
            },
          },
          $inc: { version: 1 },
        },
      );
    }
    note({ kind: 'entity', id: params.id });
    return { message: 'Settings saved' };
  },
});

/** `GET /gst/home/{entity}/compare`: GSTR-1, GSTR-3B and GSTR-2B by month, or quarter of a quarterly filer, of a financial year; rupees. */
export const gstCompare = route({
  method: 'GET',
  path: '/gst/home/:id/compare',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  query: z.strictObject({ financial_year: year.optional(), registration_id: recordId.optional() }),
  handle: async ({ user, params, query, deps }) => {
    const at = await reachTaxpayer(deps, user, params.id, 'view', query.registration_id);
    const chosen = query.financial_year ?? financialYearOn(todayInIst(deps.now()));
    const records = await GstReturn.find({
      ...ofRegistration(at),
      period: op({ $in: periodsOfYear(chosen) }),
      deleted_at: null,
    }).lean();
    const periods = periodsOfYear(chosen);
    // GSTR-3B of a quarterly filer covers the IFF months of the quarter and their statements too.
    const quarterly = (await settingsFor(at, periods[0]!)).frequency === 'quarterly';
    const months: MonthFigures[] = [];
    for (const period of quarterly ? periods.filter(isQuarterEnd) : periods) {
      const of = (type: string) => records.find((r) => r.period === period && r.return_type === type);
      const [one, three] = [of('GSTR-1'), of('GSTR-3B')];
      const statements = records.filter(
        (r) =>
          r.return_type === 'GSTR-2B' && (quarterly ? quarterEnd(r.period) === period : r.period === period),
      );
      if (!one && !three && statements.length === 0) continue;
      const month: MonthFigures = { period };
      if (one) month.gstr1 = (await prepare3b(deps, one, period, quarterly)).form;
      if (three?.content_sealed) month.gstr3b = deps.vault.open<{ form: Gstr3b }>(three.content_sealed).form;
      for (const two of statements) {
        const { summary } = deps.vault.open<StatementContent>(two.content_sealed);
        const table: Table4 =
          (summary && creditFromSummary({ summary })) ??
          creditFromDocuments(await loadList<InwardDocument>(deps, two._id, 'inward'));
        month.gstr2b = month.gstr2b ? addTables(month.gstr2b, table) : table;
      }
      months.push(month);
    }
    return {
      financial_year: chosen,
      months: compareMonths(months).map((m) => ({
        period: m.period,
        liability: inRupees(m.liability),
        credit: inRupees(m.credit),
      })),
    };
  },
});
