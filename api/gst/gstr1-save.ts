import mongoose from 'mongoose';
import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import { inWords } from '../../shared/forms/messages.ts';
import { rowIds } from '../../shared/gst/gstr1/json-read.ts';
import { serialCount } from '../../shared/gst/gstr1/rules-rows.ts';
import { type Sheets, sectionIds, sections } from '../../shared/gst/gstr1/sections.ts';
import { checkAll, listIssues } from '../../shared/gst/gstr1/validate.ts';
import { sheetsFromWire } from '../../shared/gst/gstr1/wire.ts';
import { withTransaction } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import { isDuplicate } from '../entities/store.ts';
import { conflict, failure, malformed, stale } from '../errors.ts';
import { sizes } from '../limits.ts';
import { op } from '../records.ts';
import { route } from '../route.ts';
import { idIn, recordId, version } from '../schemas.ts';
import type { SignedIn } from '../users/session.ts';
import { checkContext } from './hsn-list.ts';
import { GstReturn, type GstReturnDoc, type GstSettings } from './model.ts';
import { presentIssue, presentReturn, totalsOf } from './present.ts';
import { loadRows, replaceRows } from './rows.ts';
import {
  asFields,
  openKey,
  periodOf,
  reachGst,
  reachTaxpayer,
  refuseFiled,
  reportedEarlier,
  settingsFor,
  storedNow,
  taxpayerOf,
} from './store.ts';

const list = z.array(z.unknown()).max(100_000).optional();
const lists = Object.fromEntries(sectionIds.map((id) => [sections[id].list, list]));
const sum = z.number().optional();
const rupees = z.number().min(0).max(1e13).nullable().optional();

/** What a return says of its taxpayer, as calls send it. */
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
  return_period: z.string().max(12).optional(),
  status: z.enum(['draft', 'filed'], inWords('chooseOf', { choices: 'draft, filed' })).default('draft'),
  documents_issued_from: z.string().max(16).optional(),
  documents_issued_to: z.string().max(16).optional(),
  nil: z.boolean().optional(),
  acknowledgement: z.string().trim().max(20).optional(),
  filed_on: z.iso.date().optional(),
  ...settingFields,
  ...lists,
  // The caller's own sums are taken and worked out anew: the stored ones follow from the rows.
  total_b2b_invoices: sum,
  b2b_taxable_value: sum,
  total_b2cl_invoices: sum,
  b2cl_taxable_value: sum,
  total_b2cs_invoices: sum,
  b2cs_taxable_value: sum,
});
type Body = z.output<typeof body> & Record<string, unknown>;

/** Settings with what the call changes. */
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

/** Ids for rows that bring none; unlike any a browser makes. */
export const freshIds = () => rowIds(`s${new mongoose.Types.ObjectId().toHexString()}-`);

/** The documented pair of serial numbers becomes the first row of table 13 when that is not sent itself. */
function withSerials(sent: Body): Body {
  const from = sent.documents_issued_from?.trim();
  const to = sent.documents_issued_to?.trim();
  if (sent['documents_issued'] !== undefined || !from || !to) return sent;
  const total = serialCount(from, to);
  return {
    ...sent,
    documents_issued: [
      {
        nature: '1',
        from_serial: from,
        to_serial: to,
        ...(total === undefined ? {} : { total_number: total }),
        cancelled: 0,
      },
    ],
  };
}

/** Rows of a body; 400 with the place of every cell that is not even a draft. */
export function rowsOfCall(
  deps: Deps,
  record: Pick<GstReturnDoc, 'gstin_sealed' | 'period' | 'settings'>,
  sent: Record<string, unknown>,
): Sheets {
  const { sheets, faults } = sheetsFromWire(taxpayerOf(deps, record), sent, freshIds());
  const seen = new Set<string>();
  for (const id of sectionIds) {
    sheets[id]?.forEach((row, i) => {
      if (seen.has(row.id) || !/^[\w-]{1,40}$/.test(row.id))
        faults.push({
          path: `${sections[id].list}.${i}.id`,
          message: { text: 'This id is used twice or is not an id' },
        });
      seen.add(row.id);
    });
  }
  if (faults.length > 0) {
    const fields = asFields(faults);
    throw malformed(`${fields[0]!.path}: ${fields[0]!.message}`, fields);
  }
  return sheets;
}

/** 422 with every error when a return cannot be filed yet. */
export async function refuseIncomplete(deps: Deps, record: GstReturnDoc, sheets: Sheets): Promise<void> {
  const issues = checkAll(
    await checkContext(deps, record),
    sheets,
    await reportedEarlier(deps, record, sheets),
  );
  const errors = listIssues(
    issues.filter((i) => i.severity === 'error'),
    sheets,
  );
  if (errors.length === 0) return;
  throw failure(
    422,
    'incomplete_return',
    `The portal would refuse this return: ${errors.length} ${errors.length === 1 ? 'error stands' : 'errors stand'} against it.`,
    {
      fields: errors
        .slice(0, 500)
        .map((e) => ({ path: presentIssue(e).path, message: presentIssue(e).message })),
      details: { total_errors: errors.length },
    },
  );
}

const filing = (deps: Deps, sent: Body, sheets: Sheets) =>
  sent.status === 'filed'
    ? {
        status: 'filed' as const,
        acknowledgement: sent.acknowledgement ?? '',
        filed_on: sent.filed_on ?? todayInIst(deps.now()),
        nil: sectionIds.every((id) => (sheets[id]?.length ?? 0) === 0),
      }
    : { status: 'draft' as const };

async function create(deps: Deps, user: SignedIn, sent: Body): Promise<GstReturnDoc> {
  if (!sent.gst_master_id)
    throw malformed('Please select an entity first', [
      { path: 'gst_master_id', message: 'This is required' },
    ]);
  const { entity, gstin } = await reachTaxpayer(deps, user, sent.gst_master_id, 'edit');
  const period = periodOf(sent.return_period);
  const record = {
    _id: new mongoose.Types.ObjectId(),
    entity_id: entity._id,
    return_type: 'GSTR-1' as const,
    period,
    gstin_sealed: deps.vault.seal(gstin),
    settings: changedSettings(await settingsFor(entity, period), sent),
    open_key: openKey(sent.gst_master_id, 'GSTR-1', period),
    nil: sent.nil ?? false,
  };
  const sheets = rowsOfCall(deps, record, sent);
  if (sent.status === 'filed') await refuseIncomplete(deps, record as unknown as GstReturnDoc, sheets);
  try {
    return await withTransaction(async () => {
      const [made] = await GstReturn.create([
        { ...record, ...filing(deps, sent, sheets), totals: totalsOf(sheets) },
      ]);
      await replaceRows(deps, record, sheets);
      return made!.toObject() as GstReturnDoc;
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const stored = await GstReturn.findOne({ open_key: record.open_key }).lean();
    throw conflict('return_exists', `GSTR-1 of ${period} of ${entity.name} already exists.`, {
      gst_id: stored ? String(stored._id) : undefined,
    });
  }
}

async function update(deps: Deps, user: SignedIn, sent: Body, id: string): Promise<GstReturnDoc> {
  const { record, entity } = await reachGst(user, id, 'GSTR-1', 'edit');
  if (sent.version === undefined)
    throw malformed('version is missing', [{ path: 'version', message: 'Send the version you edited' }]);
  if (sent.return_period !== undefined && periodOf(sent.return_period) !== record.period)
    throw malformed(`This return is for ${record.period}`, [
      { path: 'return_period', message: `This return is for ${record.period}` },
    ]);
  refuseFiled(record);
  const next = { ...record, settings: changedSettings(record.settings, sent), nil: sent.nil ?? record.nil };
  const sheets = rowsOfCall(deps, next, sent);
  const whole = { ...(await loadRows(deps, record._id)), ...sheets };
  if (sent.status === 'filed') await refuseIncomplete(deps, next, whole);
  const saved = await withTransaction(async () => {
    const doc = await GstReturn.findOneAndUpdate(
      { _id: record._id, version: sent.version!, deleted_at: null, status: op({ $ne: 'filed' }) },
      {
        $set: {
          settings: next.settings,
          nil: next.nil,
          ...filing(deps, sent, whole),
          totals: totalsOf(whole),
        },
        $inc: { version: 1 },
      },
      { returnDocument: 'after' },
    ).lean();
    if (doc) await replaceRows(deps, record, sheets);
    return doc;
  });
  if (!saved) throw stale(presentReturn(deps, user, await storedNow(user, id, 'GSTR-1'), entity));
  return saved;
}

/** `POST /gst/gstr1.php`: creates a return, or with `gst_id` and `version` saves the lists it sends; `filed` only without errors. */
export const saveGstr1 = route({
  method: 'POST',
  path: '/gst/gstr1.php',
  access: 'tax',
  limit: 'work',
  body,
  bodyLimit: sizes.gstReturnJson,
  before: async ({ user, head, deps }) => {
    const [id, entity] = [idIn(head, 'gst_id'), idIn(head, 'gst_master_id')];
    if (id) refuseFiled((await reachGst(user, id, 'GSTR-1', 'edit')).record);
    else if (entity) await reachTaxpayer(deps, user, entity, 'edit');
  },
  audit: 'gst.gstr1-saved',
  handle: async ({ user, body: raw, deps, note }) => {
    const sent = withSerials(raw as Body);
    const doc = sent.gst_id ? await update(deps, user, sent, sent.gst_id) : await create(deps, user, sent);
    note({ kind: 'gst', id: String(doc._id), detail: doc.status });
    return {
      message: `GSTR-1 saved as ${doc.status}`,
      gst_id: String(doc._id),
      id: String(doc._id),
      version: doc.version,
      status: doc.status,
      totals: doc.totals,
      updated_at: doc.updated_at.toISOString(),
    };
  },
});
