import mongoose from 'mongoose';
import * as z from 'zod';
import { inWords, sentence } from '../../../shared/forms/messages.ts';
import { amendmentIssues, noAmendment } from '../../../shared/gst/gstr1/amending.ts';
import { rowIds } from '../../../shared/gst/gstr1/row-ids.ts';
import { type Sheets, sectionIds, sections } from '../../../shared/gst/gstr1/sections.ts';
import { checkAll } from '../../../shared/gst/gstr1/validate.ts';
import type { Frequency, Period } from '../../../shared/gst/periods.ts';
import type { Deps } from '../../base/deps.ts';
import { invalidField, malformed, malformedField, malformedFields } from '../../base/errors.ts';
import { sizes } from '../../base/limits.ts';
import { op } from '../../base/records.ts';
import { route } from '../../base/route.ts';
import { idIn, recordId, version } from '../../base/schemas.ts';
import { type By, change, insert, needVersion, outdated, standing } from '../../returns/life.ts';
import { keepOutward } from '../base/annual-facts.ts';
import { checkContext } from '../base/hsn-list.ts';
import { refuseErrors } from '../base/issues.ts';
import { GstReturn, type GstReturnDoc, type GstSettings, outwardTypes } from '../base/model.ts';
import { originalsOf } from '../base/originals.ts';
import { loadRows, packedSheets, replacing } from '../base/rows.ts';
import {
  filing,
  gstLives,
  ofRegistration,
  periodOf,
  type Registered,
  reachGst,
  reachTaxpayer,
  refuseFiled,
  reportedEarlier,
  settingsFor,
  taxpayerOf,
} from '../base/store.ts';
import { totalsOf, totalsReplaced } from '../base/totals.ts';
import { readRows, withSerials } from './rows.ts';

const life = gstLives['GSTR-1'];

const list = z.array(z.unknown()).optional();
const lists = Object.fromEntries(sectionIds.map((id) => [sections[id].list, list]));
const sum = z.number().optional();
const rupees = z.number().min(0).max(1e13).nullable().optional();

/** A return's taxpayer settings, as calls send them. */
export const settingFields = {
  frequency: z.enum(['monthly', 'quarterly']).optional(),
  turnover: rupees,
  sez: z.boolean().optional(),
  gt: z.number().int().min(0).nullable().optional(),
  cur_gt: z.number().int().min(0).nullable().optional(),
};

const body = z.strictObject({
  gst_id: recordId.optional(),
  version: version.optional(),
  gst_master_id: recordId.optional(),
  return_type: z.enum(outwardTypes).optional(),
  registration_id: recordId.optional(),
  return_period: z.string().max(12).optional(),
  status: z.enum(['draft', 'filed'], inWords('chooseOf', { choices: 'draft, filed' })).default('draft'),
  documents_issued_from: z.string().max(16).optional(),
  documents_issued_to: z.string().max(16).optional(),
  nil: z.boolean().optional(),
  acknowledgement: z.string().trim().max(20).optional(),
  filed_on: z.iso.date().optional(),
  ...settingFields,
  ...lists,
  // The caller's sums are accepted but recalculated from the rows.
  total_b2b_invoices: sum,
  b2b_taxable_value: sum,
  total_b2cl_invoices: sum,
  b2cl_taxable_value: sum,
  total_b2cs_invoices: sum,
  b2cs_taxable_value: sum,
});
type Body = z.output<typeof body> & Record<string, unknown>;

/** Settings with the call's changes. */
export function changedSettings(
  now: GstSettings,
  sent: Partial<Record<keyof typeof settingFields, unknown>>,
): GstSettings {
  const out: Record<string, unknown> = { ...now };
  for (const key of Object.keys(settingFields))
    if (sent[key as never] !== undefined) out[key] = sent[key as never];
  if (typeof sent.turnover === 'number') out['turnover'] = Math.round(sent.turnover * 100);
  return out as unknown as GstSettings;
}

/** Ids for rows without one; never equal to a browser's. */
export const freshIds = () => rowIds(`s${new mongoose.Types.ObjectId().toHexString()}-`);

/** Most rows in one list of a call. */
const MOST = 100_000;

/** Rows of a body; 400 with the place of every malformed cell. */
export function rowsOfCall(
  deps: Deps,
  record: Parameters<typeof taxpayerOf>[1],
  sent: Record<string, unknown>,
): Sheets {
  for (const id of sectionIds) {
    const name = sections[id].list;
    if (((sent[name] as unknown[] | undefined)?.length ?? 0) <= MOST) continue;
    const message = sentence('At most {max} rows can be sent in one list', {
      max: MOST.toLocaleString('en-IN'),
    });
    throw malformedFields([{ path: name, message }]);
  }
  return readRows(taxpayerOf(deps, record), withSerials(sent), freshIds());
}

/** All findings of a return's rows. */
export const findingsOf = async (deps: Deps, record: GstReturnDoc, sheets: Sheets) => [
  ...checkAll(await checkContext(deps, record), sheets, await reportedEarlier(deps, record, sheets)),
  ...(record.return_type === 'GSTR-1A'
    ? amendmentIssues(sheets, await originalsOf(deps, record, sheets))
    : []),
];

/** 422 if the period cannot have a GSTR-1A. */
async function refuseAmendment(of: Registered, period: Period, frequency: Frequency): Promise<void> {
  const found = await GstReturn.find(
    { ...ofRegistration(of), period, return_type: op({ $in: ['GSTR-1', 'GSTR-3B'] }), deleted_at: null },
    { return_type: 1, status: 1 },
  ).lean();
  const stored = (type: string) => found.find((r) => r.return_type === type);
  const why = noAmendment(period, frequency, { gstr1: stored('GSTR-1'), gstr3b: stored('GSTR-3B') });
  if (why) throw invalidField('return_period', why, 'no_amendment');
}

const filled = (sheets: Sheets) => sectionIds.filter((id) => sheets[id]);

/** Filing data of a save; without rows it is a nil return. */
const filed = (deps: Deps, sent: Body, totals: Record<string, unknown>) => ({
  ...filing(deps, sent),
  ...(sent.status === 'filed' && { nil: Object.keys(totals['sections'] as object).length === 0 }),
});

async function create(by: By, sent: Body): Promise<GstReturnDoc> {
  const { deps, user } = by;
  if (!sent.gst_master_id)
    throw malformed('Please select an entity first', [
      { path: 'gst_master_id', message: 'This is required' },
    ]);
  const of = await reachTaxpayer(deps, user, sent.gst_master_id, 'edit', sent.registration_id);
  const { entity, gstin } = of;
  const period = periodOf(sent.return_period);
  const record = {
    _id: new mongoose.Types.ObjectId(),
    ...ofRegistration(of),
    return_type: sent.return_type ?? 'GSTR-1',
    period,
    gstin_sealed: deps.vault.seal(gstin),
    settings: changedSettings(await settingsFor(of, period), sent),
    nil: sent.nil ?? false,
  } as GstReturnDoc;
  if (record.return_type === 'GSTR-1A') await refuseAmendment(of, period, record.settings.frequency);
  const sheets = rowsOfCall(deps, record, sent);
  const totals = totalsOf(sheets);
  if (sent.status === 'filed') refuseErrors(await findingsOf(deps, record, sheets), sheets);
  const there = await standing(life, by, { record, entity });
  if (there) throw there;
  const doc = await replacing(record, filled(sheets), packedSheets(deps, record, sheets), (take) =>
    insert(life, by, entity, { ...record, ...filed(deps, sent, totals), totals }, take),
  );
  await keepOutward(deps, doc, sheets);
  return doc;
}

async function update(by: By, sent: Body, id: string): Promise<GstReturnDoc> {
  const { deps, user } = by;
  const at = await reachGst(user, id, 'GSTR-1', 'edit');
  const { record } = at;
  const version = needVersion(sent.version);
  if (sent.return_type !== undefined && sent.return_type !== record.return_type)
    throw malformedField('return_type', sentence('This return is a {form}', { form: record.return_type }));
  if (sent.return_period !== undefined && periodOf(sent.return_period) !== record.period)
    throw malformedField('return_period', sentence('This return is for {period}', { period: record.period }));
  refuseFiled(record);
  const next = { ...record, settings: changedSettings(record.settings, sent), nil: sent.nil ?? record.nil };
  const sheets = rowsOfCall(deps, next, sent);
  if (record.version !== version) throw await outdated(life, by, at);
  const before = record.totals['sections'] ? record.totals : totalsOf(await loadRows(deps, record._id));
  const replaced = filled(sheets);
  const totals = totalsReplaced(before, replaced, totalsOf(sheets));
  if (sent.status === 'filed') {
    const others = sectionIds.filter((section) => !replaced.includes(section));
    const whole = { ...(await loadRows(deps, record._id, others)), ...sheets };
    refuseErrors(await findingsOf(deps, next, whole), whole);
  }
  const { settings, nil } = next;
  return replacing(record, replaced, packedSheets(deps, record, sheets), (take) =>
    change(life, by, at, version, { settings, nil, ...filed(deps, sent, totals), totals }, take),
  );
}

/**
 * `POST /gst/gstr1.php`: creates a return, of GSTR-1 unless `return_type` is GSTR-1A, or with `gst_id` and
 * `version` saves the lists sent; `filed` only without errors.
 */
export const saveGstr1 = route({
  method: 'POST',
  path: '/gst/gstr1.php',
  access: 'tax',
  limit: 'work',
  body,
  bodyLimit: sizes.gstReturnJson,
  aside: import.meta.url,
  before: async ({ user, head, deps }) => {
    const [id, entity] = [idIn(head, 'gst_id'), idIn(head, 'gst_master_id')];
    if (id) refuseFiled((await reachGst(user, id, 'GSTR-1', 'edit')).record);
    else if (entity) await reachTaxpayer(deps, user, entity, 'edit');
  },
  audit: 'gst.gstr1-saved',
  handle: async (call) => {
    const { note } = call;
    const sent = call.body as Body;
    const doc = sent.gst_id ? await update(call, sent, sent.gst_id) : await create(call, sent);
    note({ kind: 'gst', id: String(doc._id), detail: doc.status });
    return {
      message: sentence('{form} saved as {status}', { form: doc.return_type, status: { text: doc.status } }),
      gst_id: String(doc._id),
      id: String(doc._id),
      version: doc.version,
      status: doc.status,
      totals: doc.totals,
      updated_at: doc.updated_at.toISOString(),
    };
  },
});
