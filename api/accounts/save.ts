import mongoose from 'mongoose';
import * as z from 'zod';
import { groupNames, heads, type LedgerGroup } from '../../shared/accounts/groups.ts';
import { banner, type Ledger, totalsOf } from '../../shared/accounts/trial-balance.ts';
import { ledgersFromWire, paiseOf } from '../../shared/accounts/trial-balance-wire.ts';
import { isIsoDate, todayInIst } from '../../shared/dates.ts';
import { inWords, sentence } from '../../shared/forms/messages.ts';
import type { Deps } from '../base/deps.ts';
import { malformed, malformedFields } from '../base/errors.ts';
import { sizes } from '../base/limits.ts';
import { route } from '../base/route.ts';
import { idIn, recordId, version } from '../base/schemas.ts';
import { reachEntity } from '../entities/reach.ts';
import { yearOf } from '../itr/forms.ts';
import { type By, change, insert, needVersion, outdated, standing } from '../returns/life.ts';
import { replacingLedgers } from './ledgers.ts';
import { asMapping, loadMapping, rememberMapping } from './mapping.ts';
import type { TrialBalanceDoc } from './model.ts';
import { reachTrialBalance, trialBalanceLife } from './store.ts';

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
  /** `draft` keeps a balanced sheet as a draft; an unbalanced one is a draft in any case. */
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

/** Fields set by a save, besides entity and year. */
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
  throw malformedFields(faults.slice(0, 500));
}

async function create(by: By, sent: Body): Promise<TrialBalanceDoc> {
  const { deps, user } = by;
  if (typeof sent.company_id !== 'string' || sent.company_id === '')
    throw malformed('Please select an entity first', [{ path: 'company_id', message: 'This is required' }]);
  const entity = await reachEntity(user, sent.company_id, 'edit');
  const assessment_year = yearOf(sent.assessment_year, sent.fy_id);
  const ledgers = readLedgers(sent, await loadMapping(deps, entity._id));
  const record = { _id: new mongoose.Types.ObjectId(), entity_id: entity._id };
  const fields = { ...record, assessment_year, ...contentOf(deps, sent, ledgers) };
  const there = await standing(trialBalanceLife, by, { record: fields as TrialBalanceDoc, entity });
  if (there) throw there;
  return replacingLedgers(deps, record, ledgers, (take) =>
    insert(trialBalanceLife, by, entity, fields, async () => {
      await take();
      await rememberMapping(deps, entity._id, sent.mapping);
    }),
  );
}

async function update(by: By, sent: Body, id: string): Promise<TrialBalanceDoc> {
  const { deps, user } = by;
  const at = await reachTrialBalance(user, id, 'edit');
  const { record, entity } = at;
  const version = needVersion(sent.version);
  if (
    (sent.assessment_year !== undefined || sent.fy_id !== undefined) &&
    yearOf(sent.assessment_year, sent.fy_id) !== record.assessment_year
  )
    throw malformed(
      sentence('This trial balance is for assessment year {year}', { year: record.assessment_year }),
      [{ path: 'assessment_year', message: 'This cannot be changed' }],
    );
  if (typeof sent.company_id === 'string' && sent.company_id && sent.company_id !== String(record.entity_id))
    throw malformed('This trial balance belongs to another entity', [
      { path: 'company_id', message: 'This cannot be changed' },
    ]);
  const ledgers = readLedgers(sent, await loadMapping(deps, entity._id));
  if (record.version !== version) throw await outdated(trialBalanceLife, by, at);
  return replacingLedgers(deps, record, ledgers, (take) =>
    change(trialBalanceLife, by, at, version, contentOf(deps, sent, ledgers, record), async () => {
      await take();
      await rememberMapping(deps, entity._id, sent.mapping);
      return undefined;
    }),
  );
}

/**
 * `POST /accounts/import-trial-balance.php`: saves the trial balance of an entity and year; with `id` and
 * `version` it replaces that one. An unbalanced one is saved as a draft. Amounts are rupees with two
 * decimals.
 */
export const saveTrialBalance = route({
  method: 'POST',
  path: '/accounts/import-trial-balance.php',
  access: 'tax',
  limit: 'work',
  body,
  bodyLimit: sizes.trialBalanceJson,
  aside: import.meta.url,
  before: async ({ user, head }) => {
    const [id, entity] = [idIn(head, 'id'), idIn(head, 'company_id')];
    if (id) await reachTrialBalance(user, id, 'edit');
    else if (entity) await reachEntity(user, entity, 'edit');
  },
  audit: 'trial-balance.saved',
  handle: async (call) => {
    const { body: sent, note } = call;
    const doc = sent.id ? await update(call, sent, sent.id) : await create(call, sent);
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
