import mongoose from 'mongoose';
import * as z from 'zod';
import { inWords } from '../../shared/forms/messages.ts';
import { rowIds } from '../../shared/gst/gstr1/row-ids.ts';
import { type Sheets, sectionIds, sections } from '../../shared/gst/gstr1/sections.ts';
import type { Deps } from '../deps.ts';
import { malformed } from '../errors.ts';
import { sizes } from '../limits.ts';
import { type By, change, insert, needVersion, outdated, standing } from '../returns/life.ts';
import { route } from '../route.ts';
import { idIn, recordId, version } from '../schemas.ts';
import type { Job } from '../workers/pool.ts';
import type { ToldRows } from './gstr1-acts.ts';
import { addStored, asideHolder, checked, type Holder, ownHolder } from './gstr1-aside.ts';
import type { GstReturnDoc, GstSettings } from './model.ts';
import type { PackedRows } from './pack.ts';
import { blocksOf, loadRows, stageRows } from './rows.ts';
import {
  filing,
  gstLives,
  periodOf,
  reachGst,
  reachTaxpayer,
  refuseFiled,
  settingsFor,
  taxpayerOf,
} from './store.ts';
import { totalsOf, totalsReplaced } from './totals.ts';

const life = gstLives['GSTR-1'];

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

/** What a save keeps of filing; without any row it is a nil return. */
const filed = (deps: Deps, sent: Body, totals: Record<string, unknown>) => ({
  ...filing(deps, sent),
  ...(sent.status === 'filed' && { nil: Object.keys(totals['sections'] as object).length === 0 }),
});

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

async function create(by: By, holder: Holder, sent: Body): Promise<GstReturnDoc> {
  const { deps, user } = by;
  if (!sent.gst_master_id)
    throw malformed('Please select an entity first', [
      { path: 'gst_master_id', message: 'This is required' },
    ]);
  const { entity, gstin } = await reachTaxpayer(deps, user, sent.gst_master_id, 'edit');
  const period = periodOf(sent.return_period);
  const record = {
    _id: new mongoose.Types.ObjectId(),
    entity_id: entity._id,
    period,
    gstin_sealed: deps.vault.seal(gstin),
    settings: changedSettings(await settingsFor(entity, period), sent),
    nil: sent.nil ?? false,
  } as GstReturnDoc;
  const { replaced, totals } = await readSent(deps, holder, record, sent);
  if (sent.status === 'filed') await holder.ask('refuse', await checked(deps, record));
  const there = await standing(life, by, { record, entity });
  if (there) throw there;
  return stage(holder, record, (take) =>
    insert(life, by, entity, { ...record, ...filed(deps, sent, totals), totals }, () => take(replaced)),
  );
}

async function update(by: By, holder: Holder, sent: Body, id: string): Promise<GstReturnDoc> {
  const { deps, user } = by;
  const at = await reachGst(user, id, 'GSTR-1', 'edit');
  const { record } = at;
  const version = needVersion(sent.version);
  if (sent.return_period !== undefined && periodOf(sent.return_period) !== record.period)
    throw malformed(`This return is for ${record.period}`, [
      { path: 'return_period', message: `This return is for ${record.period}` },
    ]);
  refuseFiled(record);
  const next = { ...record, settings: changedSettings(record.settings, sent), nil: sent.nil ?? record.nil };
  const { replaced, totals: fresh } = await readSent(deps, holder, next, sent);
  if (record.version !== version) throw await outdated(life, by, at);
  const before = record.totals['sections'] ? record.totals : totalsOf(await loadRows(deps, record._id));
  const totals = totalsReplaced(before, replaced, fresh);
  return stage(holder, record, async (take) => {
    if (sent.status === 'filed') {
      const others = sectionIds.filter((section) => !replaced.includes(section));
      await addStored(deps, holder, await blocksOf(record._id, others));
      await holder.ask('refuse', await checked(deps, next));
    }
    const { settings, nil } = next;
    return change(
      life,
      by,
      at,
      version,
      { settings, nil, ...filed(deps, sent, totals), totals },
      async () => {
        await take(replaced);
        return undefined;
      },
    );
  });
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
  handle: async (call) => {
    const { note, aside } = call;
    const sent = call.body as Body;
    const holder = aside ? asideHolder(aside) : ownHolder(listsOf(sent));
    const doc = sent.gst_id
      ? await update(call, holder, sent, sent.gst_id)
      : await create(call, holder, sent);
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
