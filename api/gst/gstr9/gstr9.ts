import * as z from 'zod';
import { inWords, type Message, say, sentence } from '../../../shared/forms/messages.ts';
import { annualDueDate } from '../../../shared/gst/data/due-dates.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import { outcomesOf } from '../../../shared/gst/gstr9/outcomes.ts';
import { annualReadings } from '../../../shared/gst/gstr9/readings.ts';
import { amountKeys, annualRow, annualRows, keysOf } from '../../../shared/gst/gstr9/rows.ts';
import { isTyped } from '../../../shared/gst/gstr9/sums.ts';
import { annualReturn } from '../../../shared/gst/gstr9/work.ts';
import { financialYearOfPeriod, periodsOfYear } from '../../../shared/gst/periods.ts';
import { paiseOf } from '../../../shared/sheets/cells.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { fieldErrors, malformed } from '../../base/errors.ts';
import { route } from '../../base/route.ts';
import { idParams, recordId, version } from '../../base/schemas.ts';
import type { EntityDoc } from '../../entities/model.ts';
import { change, insert, needVersion } from '../../returns/life.ts';
import type { GstReturnDoc } from '../base/model.ts';
import { presentReturn } from '../base/present.ts';
import {
  filing,
  gstLives,
  ofRegistration,
  reachGst,
  reachTaxpayer,
  refuseFiled,
  settingsFor,
} from '../base/store.ts';
import { type AnnualContent, annualContent, annualInput, manyAtAll, manyOfReturn, yearOf } from './work.ts';

/** A GSTR-9 with all rows, their months, entered figures, both results of each reading, and findings; rupees. */
async function show(deps: Deps, user: SignedIn, record: GstReturnDoc, entity: EntityDoc) {
  const input = await annualInput(deps, record, await yearOf(deps, record));
  const worked = annualReturn(input);
  const { remarks } = annualContent(deps, record);
  const byId = new Map(worked.rows.map((r) => [r.id, r]));
  const messages = fieldErrors(worked.findings.map((f) => ({ path: f.row, message: f.message })));
  return {
    ...presentReturn(deps, user, record, entity),
    financial_year: worked.financialYear,
    due_date: annualDueDate(worked.financialYear),
    rows: annualRows.map((row) => {
      const { months, worked: own, typed, amounts } = byId.get(row.id)!;
      return {
        ...row,
        keys: keysOf(row),
        editable: isTyped(row.id),
        months: months.map((m) => ({ period: m.period, ...inRupees(m.amounts) })),
        worked: inRupees(own),
        typed: typed ? inRupees(typed) : null,
        amounts: inRupees(amounts),
        remark: remarks[row.id] ?? '',
      };
    }),
    payment: inRupees(worked.payment),
    readings: outcomesOf(input).map(({ rule, followed, readings }) => ({
      rule,
      followed,
      readings: readings.map(({ reading, rows }) => ({
        reading,
        rows: rows.map((r) => ({ id: r.id, ...inRupees(r.amounts) })),
      })),
    })),
    hsn: worked.hsn.map((h) => ({ ...h, amounts: inRupees(h.amounts) })),
    issues: messages.map((m, i) => ({ ...m, severity: worked.findings[i]!.severity })),
  };
}

const life = { ...gstLives['GSTR-9'], show };

const body = z.strictObject({
  gst_id: recordId.optional(),
  version: version.optional(),
  gst_master_id: recordId.optional(),
  registration_id: recordId.optional(),
  financial_year: z
    .string()
    .regex(/^20\d{2}-\d{2}$/, inWords('looksLike', { example: '2025-26' }))
    .optional(),
  status: z.enum(['draft', 'filed'], inWords('chooseOf', { choices: 'draft, filed' })).default('draft'),
  typed: z.record(z.string().max(8), z.record(z.string().max(8), z.number().nullable())).optional(),
  remarks: z.record(z.string().max(8), z.string().max(500)).optional(),
  readings: z
    .strictObject({
      late_notes: z.enum(annualReadings.late_notes).optional(),
      late_reclaims: z.enum(annualReadings.late_reclaims).optional(),
    })
    .optional(),
  acknowledgement: z.string().trim().max(20).optional(),
  filed_on: z.iso.date().optional(),
});
type Body = z.output<typeof body>;

/**
 * Entered figures, in paise; null removes one. 400 for a row that does not exist or is calculated, or an
 * invalid figure.
 */
function contentAfter(now: AnnualContent, sent: Body): AnnualContent {
  const typed: AnnualContent['typed'] = { ...now.typed };
  const fields: { path: string; message: Message }[] = [];
  for (const [id, figures] of Object.entries(sent.typed ?? {})) {
    const row = annualRow(id);
    if (!row || !isTyped(id)) {
      fields.push({
        path: `typed.${id}`,
        message: row
          ? sentence('This row is calculated from other rows')
          : sentence('This row does not exist'),
      });
      continue;
    }
    const next = { ...typed[id] };
    for (const [key, rupees] of Object.entries(figures)) {
      const column = amountKeys.find((k) => k === key);
      const paise = rupees === null ? null : paiseOf(rupees);
      if (!column || !keysOf(row).includes(column) || paise === undefined)
        fields.push({
          path: `typed.${id}.${key}`,
          message: say('moneyDecimals'),
        });
      else if (paise === null) delete next[column];
      else next[column] = paise;
    }
    if (Object.keys(next).length > 0) typed[id] = next;
    else delete typed[id];
  }
  if (fields.length > 0) throw malformed('The form has figures that cannot be read', fieldErrors(fields));
  const remarks = { ...now.remarks, ...sent.remarks };
  for (const key of Object.keys(remarks)) if (!annualRow(key) || remarks[key] === '') delete remarks[key];
  const { late_notes, late_reclaims } = sent.readings ?? {};
  const readings = {
    ...now.readings,
    ...(late_notes ? { late_notes } : {}),
    ...(late_reclaims ? { late_reclaims } : {}),
  };
  return { typed, remarks, ...(Object.keys(readings).length > 0 ? { readings } : {}) };
}

/**
 * `POST /gst/gstr9`: creates the annual return of a GSTIN and financial year, or with `gst_id` and `version`
 * saves entered figures.
 */
export const saveGstr9 = route({
  method: 'POST',
  path: '/gst/gstr9',
  access: 'tax',
  limit: 'heavy',
  body,
  audit: 'gst.gstr9-saved',
  aside: import.meta.url,
  large: manyAtAll,
  handle: async (call) => {
    const { user, body: sent, deps, note } = call;
    const saved = async () => {
      if (sent.gst_id) {
        const at = await reachGst(user, sent.gst_id, 'GSTR-9', 'edit');
        const version = needVersion(sent.version);
        refuseFiled(at.record);
        const content = contentAfter(annualContent(deps, at.record), sent);
        const doc = await change(life, call, at, version, {
          ...filing(deps, sent),
          content_sealed: deps.vault.seal(content),
        });
        return { doc, entity: at.entity };
      }
      if (!sent.gst_master_id || !sent.financial_year)
        throw malformed('Choose a client and a financial year', [
          { path: sent.gst_master_id ? 'financial_year' : 'gst_master_id', message: 'This is required' },
        ]);
      const of = await reachTaxpayer(deps, user, sent.gst_master_id, 'edit', sent.registration_id);
      const period = periodsOfYear(sent.financial_year)[11]!;
      const doc = await insert(life, call, of.entity, {
        ...ofRegistration(of),
        period,
        gstin_sealed: deps.vault.seal(of.gstin),
        settings: await settingsFor(of, period),
        content_sealed: deps.vault.seal(contentAfter({ typed: {}, remarks: {} }, sent)),
        ...filing(deps, sent),
      });
      return { doc, entity: of.entity };
    };
    const { doc, entity } = await saved();
    note({ kind: 'gst', id: String(doc._id), detail: doc.status });
    return {
      message: sentence('GSTR-9 saved as {status}', { status: { text: doc.status } }),
      gst_id: String(doc._id),
      id: String(doc._id),
      version: doc.version,
      status: doc.status,
      financial_year: financialYearOfPeriod(doc.period),
      return: await show(deps, user, doc, entity),
    };
  },
});

/**
 * `GET /gst/gstr9/{gst_id}`: all rows with their months, entered figures and what the department may query;
 * rupees.
 */
export const readGstr9 = route({
  method: 'GET',
  path: '/gst/gstr9/:id',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  aside: import.meta.url,
  large: manyOfReturn,
  handle: async ({ user, params, deps }) => {
    const { record, entity } = await reachGst(user, params.id, 'GSTR-9');
    return { return: await show(deps, user, record, entity) };
  },
});
