import * as z from 'zod';
import { todayInIst } from '../../../shared/dates.ts';
import { inWords, type Message, onWire, sentence } from '../../../shared/forms/messages.ts';
import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import type { Purchase } from '../../../shared/gst/gstr2b/register.ts';
import { inRupees } from '../../../shared/gst/gstr3b/wire.ts';
import {
  effectOf,
  type ImsDecision,
  type ImsRecord,
  type ImsRow,
  imsActions,
  keyOf,
  pendingUntil,
  problemsOf,
  type RemarksReading,
  readIms,
  recordOf,
  remarksReadings,
  suggest,
  uploadOf,
} from '../../../shared/gst/ims/ims.ts';
import { periodOf as periodOn, returnOf, shiftPeriod } from '../../../shared/gst/periods.ts';
import type { Deps } from '../../base/deps.ts';
import { fieldErrors, invalid, malformedField, notFound, stale } from '../../base/errors.ts';
import { sizes } from '../../base/limits.ts';
import { toId } from '../../base/records.ts';
import { fileReply, route } from '../../base/route.ts';
import { idIn, idParams, recordId } from '../../base/schemas.ts';
import { unlessReplaced } from '../../base/staged.ts';
import { permissionOf } from '../../entities/reach.ts';
import { readUpload, refuseFile, refuseOtherKind } from '../../files/read-file.ts';
import { keepPlan, planInward } from '../base/inward-files.ts';
import { GstBlock, GstInwardFile, GstReturn, type InwardFileDoc } from '../base/model.ts';
import { loadList } from '../base/rows.ts';
import {
  frequenciesOf,
  ofRegistration,
  periodOf,
  type Registered,
  reachFiler,
  reachTaxpayer,
} from '../base/store.ts';

/** Decisions by record; the records are in blocks. */
interface KeptIms {
  decisions: Record<string, ImsDecision>;
  /** The reading of the rule on remarks; absent for the limited one. */
  remarks_reading?: RemarksReading;
}
/** Records per page. */
const PAGE = 200;
const MANY = 100;

const at = (of: Registered) => ({ ...ofRegistration(of), kind: 'IMS' as const, period: 'all' });
const many = async ({ params }: { params: { id: string } }): Promise<boolean> =>
  (await GstBlock.countDocuments({ entity_id: toId(params.id) })) > MANY;

/** Replaces the records by a new download; decisions are carried over. */
export const planIms = (deps: Deps, of: Registered, rows: ImsRow[]) =>
  planInward<ImsRow, KeptIms>(deps, of, { kind: 'IMS', period: 'all' }, (_, had) => {
    const keys = new Set(rows.map((row, i) => keyOf(recordOf(row, i))));
    const decisions = Object.entries(had?.decisions ?? {}).filter(([key]) => keys.has(key));
    return { rows, content: { ...had, decisions: Object.fromEntries(decisions) } };
  });

/**
 * `POST /gst/ims` (`gst_master_id`, `file`): stores the downloaded IMS records of a GSTIN; they replace the
 * previous ones, and decisions are carried over.
 */
export const importIms = route({
  method: 'POST',
  path: '/gst/ims',
  access: 'tax',
  limit: 'upload',
  multipart: {
    files: ['file'],
    maxBytes: sizes.gstFile,
    tooLarge: sentence('The file is larger than {max} MB.', { max: sizes.gstFile / 1024 / 1024 }),
  },
  body: z.strictObject({ gst_master_id: recordId, registration_id: recordId.optional() }),
  aside: import.meta.url,
  before: async ({ user, head, deps }) => {
    const id = idIn(head, 'gst_master_id');
    if (id) await reachTaxpayer(deps, user, id, 'edit');
  },
  audit: 'gst.ims-imported',
  handle: async ({ user, body, uploads, deps, note }) => {
    const asked = await reachTaxpayer(deps, user, body.gst_master_id, 'edit', body.registration_id);
    const file = await readUpload(uploads['file']);
    refuseOtherKind(file, ['ims']);
    if (file.kind !== 'json') throw malformedField('file', 'Upload the IMS JSON file');
    const read = readIms(file.value);
    if (read.problems.length > 0)
      throw invalid(
        read.problems[0]!.message,
        read.problems.slice(0, 200).map((p) => ({ path: p.path || 'file', message: p.message })),
        'unknown_file',
      );
    if (read.rows.length === 0) return refuseFile(sentence('This IMS file has no records.'), 'nothing_read');
    const of = read.gstin
      ? await reachFiler(deps, user, body.gst_master_id, 'edit', read.gstin, body.registration_id)
      : asked;
    await unlessReplaced(async () => keepPlan(await planIms(deps, of, read.rows)));
    note({ kind: 'entity', id: body.gst_master_id, detail: String(read.rows.length) });
    return {
      message: sentence('{count} IMS records saved', { count: read.rows.length }),
      records: read.rows.length,
      registration_id: of.registration.id,
    };
  },
});

const load = async (deps: Deps, of: Registered) =>
  imsOf(deps, (await GstInwardFile.findOne(at(of)).lean()) as InwardFileDoc | null);

/** Stored IMS records with decisions. */
export async function imsOf(deps: Deps, stored: InwardFileDoc | null) {
  const rows = stored ? await loadList<ImsRow>(deps, stored._id, 'raw') : [];
  const kept: KeptIms = stored ? deps.vault.open<KeptIms>(stored.content_sealed) : { decisions: {} };
  return {
    stored,
    rows,
    decisions: new Map(Object.entries(kept.decisions)),
    records: rows.map(recordOf),
    reading: kept.remarks_reading ?? ('limited' as const),
  };
}

/** The decision made here, else the portal's. */
export const decisionOf =
  (decisions: ReadonlyMap<string, ImsDecision>) =>
  (r: ImsRecord): ImsDecision =>
    decisions.get(keyOf(r)) ?? { action: r.action, ...(r.remarks ? { remarks: r.remarks } : {}) };

/** Purchase registers stored with the statements of a registration. */
async function registerOf(deps: Deps, of: Registered): Promise<Purchase[]> {
  const statements = await GstReturn.find(
    { ...ofRegistration(of), return_type: 'GSTR-2B', deleted_at: null },
    { _id: 1 },
  ).lean();
  const out: Purchase[] = [];
  for (const s of statements)
    for (const p of await loadList<Purchase>(deps, s._id, 'purchases'))
      out.push({ ...p, id: `${s._id} ${p.id}` });
  return out;
}

/** The period asked for, else the last complete month or quarter. */
async function decidedIn(deps: Deps, of: Registered, asked: string | undefined) {
  const frequencies = await frequenciesOf(of);
  const now = returnOf(periodOn(todayInIst(deps.now())), frequencies);
  const period = asked ? periodOf(asked) : shiftPeriod(now, frequencies(now) === 'quarterly' ? -3 : -1);
  return { period, frequency: frequencies(period) };
}

async function present(
  deps: Deps,
  of: Registered,
  query: { return_period?: string | undefined; page: number; show: 'all' | 'open' | 'decided' },
) {
  const { stored, records, decisions, reading } = await load(deps, of);
  const at = await decidedIn(deps, of, query.return_period);
  const suggested = suggest(records, await registerOf(deps, of), at);
  const own = decisionOf(decisions);
  const lines = records
    .map((r, i) => ({ r, s: suggested[i]!, d: own(r) }))
    .filter(({ d }) => query.show === 'all' || (query.show === 'open') === (d.action === 'N'));
  const inWhole = (t: Taxes) => inRupees(t);
  const effect = effectOf(records, own);
  const asSuggested = effectOf(records, (r) =>
    own(r).action === 'N' ? { action: suggested[Number(r.id)]!.action } : own(r),
  );
  return {
    gstin: of.gstin,
    registration_id: of.registration.id,
    return_period: at.period,
    frequency: at.frequency,
    version: stored?.version ?? 0,
    remarks_reading: reading,
    total: records.length,
    found: lines.length,
    open: records.filter((r) => own(r).action === 'N').length,
    page: query.page,
    effect: Object.fromEntries(Object.entries(effect).map(([k, v]) => [k, inWhole(v)])),
    effect_suggested: Object.fromEntries(Object.entries(asSuggested).map(([k, v]) => [k, inWhole(v)])),
    records: lines.slice((query.page - 1) * PAGE, query.page * PAGE).map(({ r, s, d }) => ({
      id: r.id,
      section: r.section,
      gstin: r.gstin,
      name: r.name,
      number: r.number,
      date: r.date,
      kind: r.kind,
      period: r.period,
      filed: r.filed,
      taxable: r.taxable / 100,
      ...inRupees({ igst: r.igst, cgst: r.cgst, sgst: r.sgst, cess: r.cess }),
      suggested: s.action,
      match: s.match,
      reasons: s.reasons.map(onWire),
      action: d.action,
      decided: decisions.has(keyOf(r)),
      remarks: d.remarks ?? '',
      reduce: d.reduce ? inRupees(d.reduce) : null,
      may_be_pending: problemsOf(r, { action: 'P' }, at).length === 0,
      pending_until: pendingUntil(r, at.frequency) ?? null,
    })),
  };
}

const shown = {
  registration_id: recordId.optional(),
  return_period: z.string().max(12).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  show: z.enum(['all', 'open', 'decided']).default('all'),
};

/**
 * `GET /gst/ims/{entity}`: IMS records with the action suggested from the purchase register, the decision,
 * and the resulting credit in GSTR-2B and row 4(A)(5); rupees.
 */
export const readImsRecords = route({
  method: 'GET',
  path: '/gst/ims/:id',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  query: z.strictObject(shown),
  aside: import.meta.url,
  large: many,
  handle: async ({ user, params, query, deps }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'view', query.registration_id);
    return { ...(await present(deps, of, query)), can_edit: permissionOf(user, of.entity) !== 'view' };
  },
});

const tax = z.number(inWords('aNumber')).min(0, inWords('notNegative')).default(0);
const decisionWire = z.strictObject({
  id: z.string().regex(/^\d{1,7}$/, inWords('wrongForm')),
  action: z.enum(imsActions),
  remarks: z
    .string()
    .trim()
    .max(250, inWords('tooLong', { max: 250 }))
    .optional(),
  reduce: z.strictObject({ igst: tax, cgst: tax, sgst: tax, cess: tax }).optional(),
});

/**
 * `PUT /gst/ims/{entity}`: decisions on records (`N` reverts one), or `suggested` for all undecided; if the
 * portal would refuse any, all are refused with a list.
 */
export const decideIms = route({
  method: 'PUT',
  path: '/gst/ims/:id',
  access: 'tax',
  limit: 'heavy',
  params: idParams,
  body: z.strictObject({
    ...shown,
    version: z.number().int().min(1),
    decisions: z.array(decisionWire).max(50_000).default([]),
    suggested: z.boolean().default(false),
    remarks_reading: z.enum(remarksReadings).optional(),
  }),
  aside: import.meta.url,
  large: many,
  audit: 'gst.ims-decided',
  handle: async ({ user, params, body, deps, note }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'edit', body.registration_id);
    const { stored, records, decisions, reading } = await load(deps, of);
    if (!stored) throw notFound();
    const remarks_reading = body.remarks_reading ?? reading;
    if (stored.version !== body.version) throw stale(null);
    const period = await decidedIn(deps, of, body.return_period);
    const refused: { path: string; message: Message }[] = [];
    body.decisions.forEach((d, i) => {
      const r = records[Number(d.id)];
      if (!r) throw notFound();
      const paise = (n: number) => Math.round(n * 100);
      const made: ImsDecision = {
        action: d.action,
        ...(d.remarks ? { remarks: d.remarks } : {}),
        ...(d.reduce
          ? {
              reduce: {
                igst: paise(d.reduce.igst),
                cgst: paise(d.reduce.cgst),
                sgst: paise(d.reduce.sgst),
                cess: paise(d.reduce.cess),
              },
            }
          : {}),
      };
      for (const message of problemsOf(r, made, period, remarks_reading))
        refused.push({ path: `decisions.${i}`, message });
      if (d.action === 'N') decisions.delete(keyOf(r));
      else decisions.set(keyOf(r), made);
    });
    if (refused.length > 0)
      throw invalid(
        sentence('{count} decisions would be refused by the portal.', { count: refused.length }),
        fieldErrors(refused.slice(0, 200)),
        'would_be_refused',
      );
    if (body.suggested) {
      const suggested = suggest(records, await registerOf(deps, of), period);
      const own = decisionOf(decisions);
      records.forEach((r, i) => {
        if (own(r).action === 'N' && suggested[i]!.action !== 'N')
          decisions.set(keyOf(r), { action: suggested[i]!.action });
      });
    }
    const content: KeptIms = { decisions: Object.fromEntries(decisions), remarks_reading };
    const { matchedCount } = await GstInwardFile.updateOne(
      { _id: stored._id, version: body.version },
      { $set: { content_sealed: deps.vault.seal(content) }, $inc: { version: 1 } },
    );
    if (matchedCount === 0) throw stale(null);
    note({ kind: 'entity', id: params.id, detail: String(decisions.size) });
    return { message: sentence('Decisions saved'), ...(await present(deps, of, body)), can_edit: true };
  },
});

/** `GET /gst/ims/{entity}/json`: the upload file of the records decided here. */
export const imsJson = route({
  method: 'GET',
  path: '/gst/ims/:id/json',
  access: 'tax',
  limit: 'heavy',
  exports: 'gst.exported',
  params: idParams,
  query: z.strictObject({ registration_id: recordId.optional() }),
  aside: import.meta.url,
  large: many,
  handle: async ({ user, params, query, deps }) => {
    const of = await reachTaxpayer(deps, user, params.id, 'view', query.registration_id);
    const { rows, records, decisions, reading } = await load(deps, of);
    const decided = new Map<number, ImsDecision>();
    records.forEach((r, i) => {
      const own = decisions.get(keyOf(r));
      if (own) decided.set(i, own);
    });
    return fileReply(
      `IMS_${of.gstin}_${todayInIst(deps.now())}.json`,
      'application/json',
      Buffer.from(JSON.stringify(uploadOf(of.gstin, rows, decided, reading))),
    );
  },
});
