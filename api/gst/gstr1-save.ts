import mongoose from 'mongoose';
import * as z from 'zod';
import { todayInIst } from '../../shared/dates.ts';
import { inWords } from '../../shared/forms/messages.ts';
import { rowIds } from '../../shared/gst/gstr1/row-ids.ts';
import { type Sheets, sectionIds, sections } from '../../shared/gst/gstr1/sections.ts';
import { withTransaction } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import { isDuplicate } from '../entities/store.ts';
import { conflict, malformed, stale } from '../errors.ts';
import { sizes } from '../limits.ts';
import { op } from '../records.ts';
import { route } from '../route.ts';
import { idIn, recordId, version } from '../schemas.ts';
import type { SignedIn } from '../users/session.ts';
import type { Job } from '../workers/pool.ts';
import type { ToldRows } from './gstr1-acts.ts';
import { addStored, asideHolder, checked, type Holder, ownHolder } from './gstr1-aside.ts';
import { GstReturn, type GstReturnDoc, type GstSettings } from './model.ts';
import type { PackedRows } from './pack.ts';
import { presentReturn } from './present.ts';
import { blocksOf, loadRows, stageRows } from './rows.ts';
import {
  openKey,
  periodOf,
  reachGst,
  reachTaxpayer,
  refuseFiled,
  settingsFor,
  storedNow,
  taxpayerOf,
} from './store.ts';
import { totalsOf, totalsReplaced } from './totals.ts';

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
const freshPrefix = () => `s${new mongoose.Types.ObjectId().toHexString()}-`;
export const freshIds = () => rowIds(freshPrefix());

/** Names of the row lists of a body. */
export const rowLists = sectionIds.map((id) => sections[id].list);
/** The row lists among the members of a body. */
const listsOf = (sent: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(rowLists.flatMap((list) => (sent[list] === undefined ? [] : [[list, sent[list]]])));

/** Rows of a body by whoever holds its lists; 400 with the place of every cell that is not even a draft. */
export async function rowsOfCall(
  deps: Deps,
  record: Pick<GstReturnDoc, 'gstin_sealed' | 'period' | 'settings'>,
  sent: Record<string, unknown>,
  aside: Job | undefined,
): Promise<Sheets> {
  const holder = aside ? asideHolder(aside) : ownHolder(listsOf(sent));
  await readSent(deps, holder, record, {});
  const sheets: Sheets = {};
  await holder.ask('tellRows', null, ({ section, rows }: ToldRows) => {
    const list = sheets[section] ?? [];
    sheets[section] = list;
    for (const row of rows) list.push(row);
  });
  return sheets;
}

const filing = (deps: Deps, sent: Body, totals: Record<string, unknown>) =>
  sent.status === 'filed'
    ? {
        status: 'filed' as const,
        acknowledgement: sent.acknowledgement ?? '',
        filed_on: sent.filed_on ?? todayInIst(deps.now()),
        nil: Object.keys(totals['sections'] as object).length === 0,
      }
    : { status: 'draft' as const };

/** The rows of a save, by whoever holds them. */
function readSent(
  deps: Deps,
  holder: Holder,
  record: Parameters<typeof taxpayerOf>[1],
  sent: Pick<Body, 'documents_issued_from' | 'documents_issued_to'>,
) {
  const who = taxpayerOf(deps, record);
  const from = {
    documents_issued_from: sent.documents_issued_from,
    documents_issued_to: sent.documents_issued_to,
  };
  return holder.ask('readSent', { who, sent: from, prefix: freshPrefix(), keys: deps.secrets.dataKeys });
}

/** Writes the rows beside the return, then gives them to `take`, which makes them the return's inside a transaction. */
async function stage<T>(
  holder: Holder,
  record: Parameters<typeof stageRows>[0],
  take: (take: ReturnType<typeof stageRows>['take']) => Promise<T>,
): Promise<T> {
  const staged = stageRows(record);
  try {
    await holder.ask('packRows', { period: record.period }, (blocks: PackedRows[]) => staged.put(blocks));
    return await take(staged.take);
  } finally {
    await staged.end();
  }
}

async function create(deps: Deps, user: SignedIn, holder: Holder, sent: Body): Promise<GstReturnDoc> {
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
  const { replaced, totals } = await readSent(deps, holder, record, sent);
  if (sent.status === 'filed')
    await holder.ask('refuse', await checked(deps, record as unknown as GstReturnDoc));
  const exists = async () => {
    const stored = await GstReturn.findOne({ open_key: record.open_key }).lean();
    return stored
      ? conflict('return_exists', `GSTR-1 of ${period} of ${entity.name} already exists.`, {
          gst_id: String(stored._id),
        })
      : undefined;
  };
  const standing = await exists();
  if (standing) throw standing;
  try {
    return await stage(holder, record, (take) =>
      withTransaction(async () => {
        const [made] = await GstReturn.create([{ ...record, ...filing(deps, sent, totals), totals }]);
        await take(replaced);
        return made!.toObject() as GstReturnDoc;
      }),
    );
  } catch (error) {
    throw (isDuplicate(error) && (await exists())) || error;
  }
}

async function update(
  deps: Deps,
  user: SignedIn,
  holder: Holder,
  sent: Body,
  id: string,
): Promise<GstReturnDoc> {
  const { record, entity } = await reachGst(user, id, 'GSTR-1', 'edit');
  if (sent.version === undefined)
    throw malformed('version is missing', [{ path: 'version', message: 'Send the version you edited' }]);
  if (sent.return_period !== undefined && periodOf(sent.return_period) !== record.period)
    throw malformed(`This return is for ${record.period}`, [
      { path: 'return_period', message: `This return is for ${record.period}` },
    ]);
  refuseFiled(record);
  const next = { ...record, settings: changedSettings(record.settings, sent), nil: sent.nil ?? record.nil };
  const { replaced, totals: fresh } = await readSent(deps, holder, next, sent);
  const outdated = async () => stale(presentReturn(deps, user, await storedNow(user, id, 'GSTR-1'), entity));
  if (record.version !== sent.version) throw await outdated();
  const before = record.totals['sections'] ? record.totals : totalsOf(await loadRows(deps, record._id));
  const totals = totalsReplaced(before, replaced, fresh);
  const saved = await stage(holder, record, async (take) => {
    if (sent.status === 'filed') {
      const others = sectionIds.filter((section) => !replaced.includes(section));
      await addStored(deps, holder, await blocksOf(record._id, others));
      await holder.ask('refuse', await checked(deps, next));
    }
    return withTransaction(async () => {
      const doc = await GstReturn.findOneAndUpdate(
        { _id: record._id, version: sent.version!, deleted_at: null, status: op({ $ne: 'filed' }) },
        {
          $set: { settings: next.settings, nil: next.nil, ...filing(deps, sent, totals), totals },
          $inc: { version: 1 },
        },
        { returnDocument: 'after' },
      ).lean();
      if (doc) await take(replaced);
      return doc;
    });
  });
  if (!saved) throw await outdated();
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
  keepsLists: rowLists,
  before: async ({ user, head, deps }) => {
    const [id, entity] = [idIn(head, 'gst_id'), idIn(head, 'gst_master_id')];
    if (id) refuseFiled((await reachGst(user, id, 'GSTR-1', 'edit')).record);
    else if (entity) await reachTaxpayer(deps, user, entity, 'edit');
  },
  audit: 'gst.gstr1-saved',
  handle: async ({ user, body, deps, note, aside }) => {
    const sent = body as Body;
    const holder = aside ? asideHolder(aside) : ownHolder(listsOf(sent));
    const doc = sent.gst_id
      ? await update(deps, user, holder, sent, sent.gst_id)
      : await create(deps, user, holder, sent);
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
