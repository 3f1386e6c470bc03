import mongoose from 'mongoose';
import * as z from 'zod';
import { groupNames, heads, type LedgerGroup } from '../../shared/accounts/groups.ts';
import { banner, type Ledger, totalsOf } from '../../shared/accounts/trial-balance.ts';
import { ledgersFromWire, paiseOf } from '../../shared/accounts/trial-balance-wire.ts';
import { isIsoDate, todayInIst } from '../../shared/dates.ts';
import { inWords } from '../../shared/forms/messages.ts';
import { withTransaction } from '../database/connect.ts';
import type { Deps } from '../deps.ts';
import { reachEntity } from '../entities/reach.ts';
import { isDuplicate } from '../entities/store.ts';
import { conflict, fieldErrors, malformed, stale } from '../errors.ts';
import { yearOf } from '../itr/forms.ts';
import { sizes } from '../limits.ts';
import { route } from '../route.ts';
import { idIn, recordId, version } from '../schemas.ts';
import type { SignedIn } from '../users/session.ts';
import { replaceLedgers } from './ledgers.ts';
import { asMapping, loadMapping, rememberMapping } from './mapping.ts';
import { TrialBalance, type TrialBalanceDoc } from './model.ts';
import { openKey, presentWhole, reachTrialBalance } from './store.ts';

/** Rupees of zero or more with at most two decimals, as paise. */
export const rupeeAmount = z.union([z.number(), z.string().max(40)]).transform((value, context) => {
  const paise = paiseOf(value);
  if (paise !== undefined && paise >= 0) return paise;
  context.addIssue({ code: 'custom', message: inWords('moneyDecimals') });
  return z.NEVER;
});

const groupNamesEnum = z.enum(groupNames as [LedgerGroup, ...LedgerGroup[]]);

const body = z.strictObject({
  id: recordId.optional(),
  version: version.optional(),
  company_id: z.union([recordId, z.number(), z.literal('')]).optional(),
  fy_id: z.coerce.number().int().optional(),
  assessment_year: z.string().max(9).optional(),
  tb_date: z.string().refine(isIsoDate, inWords('aDate')).optional(),
  import_source: z.enum(['Manual', 'Tally']).default('Manual'),
  /** `draft` keeps a balanced sheet as a draft; one that does not balance is a draft anyway. */
  status: z.enum(['draft', 'saved']).default('saved'),
  ledgers: z.array(z.unknown(), 'Send the ledgers as a list').max(sizes.ledgers),
  adjustments: z
    .strictObject({ closing_stock: rupeeAmount.optional(), depreciation: rupeeAmount.optional() })
    .optional(),
  mapping: z
    .array(
      z.strictObject({
        name: z.string().trim().min(1).max(255),
        ledger_group: groupNamesEnum,
        head: z.enum(heads).optional(),
      }),
    )
    .max(2000)
    .default([]),
});
type Body = z.output<typeof body>;

/** What a save sets, besides entity and year. */
function contentOf(deps: Deps, sent: Body, ledgers: readonly Ledger[], before?: TrialBalanceDoc) {
  const totals = totalsOf(ledgers);
  const status: TrialBalanceDoc['status'] = totals.balanced ? sent.status : 'draft';
  const old = before?.adjustments ?? { closing_stock: 0, depreciation: 0 };
  return {
    tb_date: sent.tb_date ?? before?.tb_date ?? todayInIst(deps.now()),
    import_source: sent.import_source,
    status,
    totals,
    ledger_count: ledgers.length,
    adjustments: {
      closing_stock: sent.adjustments?.closing_stock ?? old.closing_stock,
      depreciation: sent.adjustments?.depreciation ?? old.depreciation,
    },
  };
}

function readLedgers(sent: Body, known: Parameters<typeof asMapping>[0]): Ledger[] {
  const { ledgers, faults } = ledgersFromWire(sent.ledgers, asMapping([...known, ...sent.mapping]));
  if (faults.length === 0) return ledgers;
  const fields = fieldErrors(faults.slice(0, 500));
  throw malformed(`${fields[0]!.path}: ${fields[0]!.message}`, fields);
}

async function create(deps: Deps, user: SignedIn, sent: Body): Promise<TrialBalanceDoc> {
  if (typeof sent.company_id !== 'string' || sent.company_id === '')
    throw malformed('Please select an entity first', [{ path: 'company_id', message: 'This is required' }]);
  const entity = await reachEntity(user, sent.company_id, 'edit');
  const year = yearOf(sent.assessment_year, sent.fy_id);
  const ledgers = readLedgers(sent, await loadMapping(deps, entity._id));
  const key = openKey(sent.company_id, year);
  const record = { _id: new mongoose.Types.ObjectId(), entity_id: entity._id };
  try {
    return await withTransaction(async () => {
      const [made] = await TrialBalance.create([
        { ...record, assessment_year: year, open_key: key, ...contentOf(deps, sent, ledgers) },
      ]);
      await replaceLedgers(deps, record, ledgers);
      await rememberMapping(deps, entity._id, sent.mapping);
      return made!.toObject() as TrialBalanceDoc;
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const stored = await TrialBalance.findOne({ open_key: key }).lean();
    throw conflict('trial_balance_exists', `${entity.name} already has a trial balance of this year.`, {
      id: stored ? String(stored._id) : undefined,
      version: stored?.version,
    });
  }
}

async function update(deps: Deps, user: SignedIn, sent: Body, id: string): Promise<TrialBalanceDoc> {
  const { record, entity } = await reachTrialBalance(user, id, 'edit');
  if (sent.version === undefined)
    throw malformed('version is missing', [{ path: 'version', message: 'Send the version you edited' }]);
  if (
    (sent.assessment_year !== undefined || sent.fy_id !== undefined) &&
    yearOf(sent.assessment_year, sent.fy_id) !== record.assessment_year
  )
    throw malformed(`This trial balance is of assessment year ${record.assessment_year}`, [
      { path: 'assessment_year', message: 'This cannot be changed' },
    ]);
  if (typeof sent.company_id === 'string' && sent.company_id && sent.company_id !== String(record.entity_id))
    throw malformed('This trial balance belongs to another entity', [
      { path: 'company_id', message: 'This cannot be changed' },
    ]);
  const ledgers = readLedgers(sent, await loadMapping(deps, entity._id));
  const saved = await withTransaction(async () => {
    const doc = await TrialBalance.findOneAndUpdate(
      { _id: record._id, version: sent.version!, deleted_at: null },
      { $set: contentOf(deps, sent, ledgers, record), $inc: { version: 1 } },
      { returnDocument: 'after' },
    ).lean();
    if (!doc) return null;
    await replaceLedgers(deps, record, ledgers);
    await rememberMapping(deps, entity._id, sent.mapping);
    return doc;
  });
  if (saved) return saved;
  const stored = await reachTrialBalance(user, id);
  throw stale(await presentWhole(deps, user, stored.record, stored.entity));
}

/**
 * `POST /accounts/import-trial-balance.php`: keeps the trial balance of an entity and year; with `id` and `version` it replaces
 * the one edited. One that does not balance is kept as a draft. Amounts are rupees with two decimals.
 */
export const saveTrialBalance = route({
  method: 'POST',
  path: '/accounts/import-trial-balance.php',
  access: 'tax',
  limit: 'work',
  body,
  bodyLimit: sizes.trialBalanceJson,
  before: async ({ user, head }) => {
    const [id, entity] = [idIn(head, 'id'), idIn(head, 'company_id')];
    if (id) await reachTrialBalance(user, id, 'edit');
    else if (entity) await reachEntity(user, entity, 'edit');
  },
  audit: 'trial-balance.saved',
  handle: async ({ user, body: sent, deps, note }) => {
    const doc = sent.id ? await update(deps, user, sent, sent.id) : await create(deps, user, sent);
    note({ kind: 'trial-balance', id: String(doc._id), detail: doc.status });
    return {
      message: 'Trial Balance saved successfully',
      id: String(doc._id),
      version: doc.version,
      status: doc.status,
      balanced: doc.totals.balanced,
      banner: banner(doc.totals),
      ledger_count: doc.ledger_count,
      updated_at: doc.updated_at.toISOString(),
    };
  },
});
