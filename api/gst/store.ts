import { todayInIst } from '../../shared/dates.ts';
import { mayFile } from '../../shared/entities/types.ts';
import type { CheckContext } from '../../shared/gst/gstr1/rules-rows.ts';
import type { Sheets } from '../../shared/gst/gstr1/sections.ts';
import type { Earlier } from '../../shared/gst/gstr1/validate.ts';
import { financialYearOfPeriod, isPeriod, type Period, parsePeriod } from '../../shared/gst/periods.ts';
import type { Deps } from '../deps.ts';
import { notEligible } from '../entities/edit.ts';
import type { EntityDoc } from '../entities/model.ts';
import { entityData } from '../entities/present.ts';
import { type Permission, reachEntity, reachOwned } from '../entities/reach.ts';
import { conflict, invalid, notFound } from '../errors.ts';
import { op, toId } from '../records.ts';
import type { SignedIn } from '../users/session.ts';
import { GstProfile, GstReturn, type GstReturnDoc, type GstReturnType, type GstSettings } from './model.ts';
import { earlierOf } from './pack.ts';
import { keysOf } from './rows.ts';

/** The documented sentence for an entity without GSTIN. */
export const noGstin = 'Selected entity does not have a GST number. Please add GST number first.';

/** Key of the one return an entity may have of a form and period. */
export const openKey = (entityId: string, type: GstReturnType, period: Period): string =>
  `${entityId} ${type} ${period}`;

/** An entity that files GST returns, with its GSTIN; 422 for a type that does not, or without a GSTIN. */
export async function reachTaxpayer(
  deps: Deps,
  user: SignedIn,
  id: string,
  need: Permission,
): Promise<{ entity: EntityDoc; gstin: string }> {
  const entity = await reachEntity(user, id, need);
  if (!mayFile(entity.status, 'gst')) throw notEligible('GST returns');
  const gstin = entityData(deps, entity)['gstin'];
  if (typeof gstin !== 'string' || gstin === '')
    throw invalid(noGstin, [{ path: 'gst_master_id', message: noGstin }], 'no_gstin');
  return { entity, gstin };
}

/** A GST return of a kind within reach; 404 for anything else. */
export async function reachGst(
  user: SignedIn,
  id: string,
  type: GstReturnType,
  need: Permission = 'view',
  deleted = false,
): Promise<{ record: GstReturnDoc; entity: EntityDoc }> {
  const record = await GstReturn.findOne({
    _id: toId(id),
    return_type: type,
    deleted_at: deleted ? op({ $ne: null }) : null,
  }).lean();
  return reachOwned(user, record, need);
}

/** A period of a call in the product's writing; 422 naming the field. */
export function periodOf(text: string | undefined): Period {
  const period = parsePeriod(text ?? '');
  if (period && isPeriod(period)) return period;
  const message = 'Enter the return period as MM-YYYY';
  throw invalid(message, [{ path: 'return_period', message }]);
}

/** 409 for a return that is filed. */
export function refuseFiled(record: GstReturnDoc): void {
  if (record.status === 'filed')
    throw conflict('already_filed', `This ${record.return_type} is filed and can no longer be changed.`);
}

/** How the entity files in the year of a period. */
export async function settingsFor(entity: EntityDoc, period: Period): Promise<GstSettings> {
  const profile = await GstProfile.findOne({ entity_id: entity._id }).lean();
  const year = profile?.years[financialYearOfPeriod(period)];
  return {
    frequency: year?.frequency ?? 'monthly',
    turnover: year?.turnover ?? null,
    sez: profile?.sez ?? false,
    gt: null,
    cur_gt: null,
  };
}

/** Whose return it is, as the shared rules want it. */
export const taxpayerOf = (
  deps: Deps,
  record: Pick<GstReturnDoc, 'gstin_sealed' | 'period' | 'settings'>,
): CheckContext => ({
  gstin: deps.vault.open<string>(record.gstin_sealed),
  period: record.period,
  frequency: record.settings.frequency,
  ...(record.settings.turnover === null ? {} : { turnover: record.settings.turnover }),
  sez: record.settings.sez,
  today: todayInIst(deps.now()),
});

/** Fingerprints of document numbers that other periods of the entity reported, with the period. */
export async function printsEarlier(
  record: Pick<GstReturnDoc, '_id' | 'entity_id'>,
): Promise<ReadonlyMap<string, Period>> {
  const others = await GstReturn.find(
    { entity_id: record.entity_id, return_type: 'GSTR-1', deleted_at: null, _id: op({ $ne: record._id }) },
    { period: 1 },
  ).lean();
  const found = new Map<string, Period>();
  if (others.length === 0) return found;
  const periods = new Map(others.map((r) => [String(r._id), r.period]));
  for (const block of await keysOf(others.map((r) => r._id))) {
    for (const key of block.keys) found.set(key, periods.get(String(block.return_id))!);
  }
  return found;
}

/** Numbers of these rows that an other period of the entity already reported. */
export async function reportedEarlier(deps: Deps, record: GstReturnDoc, sheets: Sheets): Promise<Earlier> {
  return earlierOf(deps.vault, record.period, sheets, await printsEarlier(record));
}

/** The record as stored now, after a save that matched nothing. */
export async function storedNow(user: SignedIn, id: string, type: GstReturnType): Promise<GstReturnDoc> {
  const { record } = await reachGst(user, id, type);
  if (!record) throw notFound();
  refuseFiled(record);
  return record;
}
