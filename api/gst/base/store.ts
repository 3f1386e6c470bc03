import { todayInIst } from '../../../shared/dates.ts';
import { mayFile } from '../../../shared/entities/types.ts';
import { sentence } from '../../../shared/forms/messages.ts';
import type { CheckContext } from '../../../shared/gst/gstr1/rules-rows.ts';
import type { Sheets } from '../../../shared/gst/gstr1/sections.ts';
import type { Earlier } from '../../../shared/gst/gstr1/validate.ts';
import { financialYearOfPeriod, isPeriod, type Period, parsePeriod } from '../../../shared/gst/periods.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { invalid } from '../../base/errors.ts';
import { op } from '../../base/records.ts';
import { notEligible } from '../../entities/edit.ts';
import type { EntityDoc } from '../../entities/model.ts';
import { entityData } from '../../entities/present.ts';
import { type Permission, reachEntity } from '../../entities/reach.ts';
import { type Life, lifeOf, reach, refuseClosed } from '../../returns/life.ts';
import { refuseLater } from '../../returns/routes.ts';
import { GstProfile, GstReturn, type GstReturnDoc, type GstReturnType, type GstSettings } from './model.ts';
import { printsOf } from './pack.ts';
import { presentReturn } from './present.ts';
import { dropRows, holdersOf } from './rows.ts';

/** The documented sentence for an entity without GSTIN. */
const noGstin = 'Selected entity does not have a GST number. Please add GST number first.';

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

const pathOf: Record<GstReturnType, string> = { 'GSTR-1': 'gstr1', 'GSTR-3B': 'gstr3b', 'GSTR-2B': 'gstr2b' };

const lifeOfType = (type: GstReturnType) =>
  lifeOf<GstReturnDoc>({
    model: GstReturn,
    where: { return_type: type },
    path: `/gst/${pathOf[type]}`,
    member: 'return',
    kind: 'gst',
    act: `gst.${pathOf[type]}-`,
    noun: type,
    show: presentReturn,
    only: {
      key: (r) => `${r.entity_id} ${type} ${r.period}`,
      name: (r) => sentence('{form} of {period}', { form: type, period: r.period }),
      error: 'return_exists',
      id: 'gst_id',
    },
    erase: dropRows,
  });

/** The lives of GST returns: one of a form and period of an entity. How an entity files goes with its GSTR-1. */
export const gstLives: Readonly<Record<GstReturnType, Life<GstReturnDoc>>> = {
  'GSTR-1': {
    ...lifeOfType('GSTR-1'),
    eraseBeside: (entities) => GstProfile.deleteMany({ entity_id: op({ $in: [...entities] }) }),
  },
  'GSTR-3B': lifeOfType('GSTR-3B'),
  'GSTR-2B': lifeOfType('GSTR-2B'),
};

/** A GST return of a kind within reach; 404 for anything else. */
export const reachGst = (user: SignedIn, id: string, type: GstReturnType, need?: Permission) =>
  reach(gstLives[type], user, id, need);

/** A period of a call in the product's writing; 422 naming the field. */
export function periodOf(text: string | undefined): Period {
  const period = parsePeriod(text ?? '');
  if (period && isPeriod(period)) return period;
  const message = 'Enter the return period as MM-YYYY';
  throw invalid(message, [{ path: 'return_period', message }]);
}

/** 409 for a return that is filed. */
export const refuseFiled = (record: GstReturnDoc): void => refuseClosed(gstLives[record.return_type], record);

/** What a save notes of filing on the portal; 422 for a day that has not come. */
export function filing(
  deps: Deps,
  sent: { status: 'draft' | 'filed'; acknowledgement?: string | undefined; filed_on?: string | undefined },
) {
  if (sent.status === 'draft') return { status: sent.status };
  const filed_on = sent.filed_on ?? todayInIst(deps.now());
  refuseLater(deps, filed_on);
  return { status: sent.status, acknowledgement: sent.acknowledgement ?? '', filed_on };
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

/** Numbers of these rows that an other period of the entity already reported, with the period. */
export async function reportedEarlier(
  deps: Deps,
  record: Pick<GstReturnDoc, '_id' | 'entity_id' | 'period'>,
  sheets: Sheets,
): Promise<Earlier> {
  const earlier = new Map<string, Period>();
  const others = await GstReturn.find(
    { entity_id: record.entity_id, return_type: 'GSTR-1', deleted_at: null, _id: op({ $ne: record._id }) },
    { period: 1 },
  ).lean();
  if (others.length === 0) return earlier;
  const periods = new Map(others.map((r) => [String(r._id), r.period]));
  const prints = printsOf(deps.vault, record.period, sheets);
  const holders = await holdersOf(
    others.map((r) => r._id),
    new Set(prints.values()),
  );
  for (const [key, print] of prints) {
    const holder = holders.get(print);
    if (holder) earlier.set(key, periods.get(holder)!);
  }
  return earlier;
}
