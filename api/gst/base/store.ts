import { formatDate, todayInIst } from '../../../shared/dates.ts';
import type { Registration } from '../../../shared/entities/registrations.ts';
import { mayFile } from '../../../shared/entities/types.ts';
import { sentence } from '../../../shared/forms/messages.ts';
import type { CheckContext } from '../../../shared/gst/gstr1/rules-rows.ts';
import type { Sheets } from '../../../shared/gst/gstr1/sections.ts';
import type { Earlier } from '../../../shared/gst/gstr1/validate.ts';
import {
  type Frequencies,
  financialYearOfPeriod,
  isPeriod,
  type Period,
  parsePeriod,
  periodName,
} from '../../../shared/gst/periods.ts';
import type { SignedIn } from '../../base/call.ts';
import type { Deps } from '../../base/deps.ts';
import { type Failure, failure, invalid } from '../../base/errors.ts';
import { op } from '../../base/records.ts';
import { notEligible } from '../../entities/edit.ts';
import type { EntityDoc } from '../../entities/model.ts';
import { type Permission, reachEntity } from '../../entities/reach.ts';
import { chosenRegistration, registrationsOf } from '../../entities/registrations.ts';
import type { Say } from '../../pdf/languages.ts';
import { type Life, lifeOf, reach, refuseClosed } from '../../returns/life.ts';
import { refuseLater } from '../../returns/routes.ts';
import {
  GstCreditLedger,
  GstInwardFile,
  GstProfile,
  GstReturn,
  type GstReturnDoc,
  type GstReturnType,
  type GstSettings,
  GstSupplierSums,
  isOutward,
  outwardTypes,
} from './model.ts';
import { printsOf } from './pack.ts';
import { presentReturn } from './present.ts';
import { dropRows, holdersOf, loadRows } from './rows.ts';

/** The documented message for an entity without GSTIN. */
const noGstin = 'Selected entity does not have a GST number. Please add GST number first.';

/** An entity and the filing registration. */
export interface Registered {
  entity: EntityDoc;
  registration: Registration;
  gstin: string;
}

/**
 * An entity that files GST returns, with the GSTIN of the call, else its main one; 404 for another entity's
 * registration, 422 for a type that does not file, or without a GSTIN.
 */
export async function reachTaxpayer(
  deps: Deps,
  user: SignedIn,
  id: string,
  need: Permission,
  registrationId?: string,
): Promise<Registered> {
  const entity = await reachEntity(user, id, need);
  if (!mayFile(entity.status, 'gst')) throw notEligible('GST returns');
  const registration = chosenRegistration(deps, entity, 'gstin', registrationId);
  if (!registration) throw invalid(noGstin, [{ path: 'gst_master_id', message: noGstin }], 'no_gstin');
  return { entity, registration, gstin: registration.number };
}

/** Registration fields for a filter and a new return. */
export const ofRegistration = (at: Pick<Registered, 'entity' | 'registration'>) => ({
  entity_id: at.entity._id,
  registration_id: at.registration.id,
});

/** The same registration as that of a stored return. */
export const besides = (record: Pick<GstReturnDoc, 'entity_id' | 'registration_id'>) => ({
  entity_id: record.entity_id,
  registration_id: record.registration_id,
});

/**
 * The entity's registration for a government file: that of its GSTIN, unless the call named another; 422 for
 * another taxpayer's file.
 */
export async function reachFiler(
  deps: Deps,
  user: SignedIn,
  id: string,
  need: Permission,
  found: string,
  registrationId?: string,
): Promise<Registered> {
  const at = await reachTaxpayer(deps, user, id, need, registrationId);
  if (found === at.gstin) return at;
  const other = registrationsOf(deps, at.entity).find((r) => r.kind === 'gstin' && r.number === found);
  if (other && !registrationId) return { entity: at.entity, registration: other, gstin: other.number };
  throw otherGstin(deps, at.entity, found, at.gstin);
}

/** 422 for a file of an unexpected GSTIN; if it is another registration of the entity, the message names it. */
export function otherGstin(deps: Deps, entity: EntityDoc, found: string, expected: string): Failure {
  const other = registrationsOf(deps, entity).find((r) => r.kind === 'gstin' && r.number === found);
  const message = other
    ? sentence('The file is for {found}, another GSTIN of {name}. Choose that GSTIN and import it there.', {
        found,
        name: entity.name,
      })
    : sentence('The file is for {found}, this entity is {expected}', { found, expected });
  return failure(422, 'other_gstin', message, {
    fields: [{ path: 'file', message }],
    ...(other ? { details: { registration_id: other.id } } : {}),
  });
}

const pathOf: Record<Exclude<GstReturnType, 'GSTR-1A'>, string> = {
  'GSTR-1': 'gstr1',
  'GSTR-3B': 'gstr3b',
  'GSTR-2B': 'gstr2b',
  'GSTR-9': 'gstr9',
};

/** Figures of a return: its rows, or its form; the charges for delay depend on the filing date. */
async function figures(deps: Deps, record: GstReturnDoc, files: boolean): Promise<unknown> {
  // Filing itself marks a return without rows as nil.
  if (isOutward(record)) return { nil: files ? null : record.nil, rows: await loadRows(deps, record._id) };
  const { form } = record.content_sealed
    ? deps.vault.open<{ form?: Record<string, unknown> }>(record.content_sealed)
    : {};
  if (!files) return form;
  const { interest: _i, late_fee: _f, ...rest } = form ?? {};
  return rest;
}

const lifeOfType = (type: keyof typeof pathOf) =>
  lifeOf<GstReturnDoc>({
    model: GstReturn,
    where: { return_type: type },
    path: `/gst/${pathOf[type]}`,
    member: 'return',
    kind: 'gst',
    act: `gst.${pathOf[type]}-`,
    noun: type,
    show: presentReturn,
    ...(type === 'GSTR-2B' ? {} : { figures }),
    only: {
      key: (r) => `${r.entity_id} ${r.registration_id} ${r.return_type ?? type} ${r.period}`,
      name: (r) => sentence('{form} of {period}', { form: r.return_type ?? type, period: r.period }),
      error: 'return_exists',
      id: 'gst_id',
    },
    registered: true,
    erase: dropRows,
  });

/**
 * GSTR-1 and GSTR-1A: the same tables and calls. Filing settings, credit ledgers and portal files are removed
 * with them.
 */
const outward: Life<GstReturnDoc> = {
  ...lifeOfType('GSTR-1'),
  reads: { return_type: op({ $in: outwardTypes }) },
  named: (r) => r.return_type,
  eraseBeside: async (entities) => {
    const of = { entity_id: op({ $in: [...entities] }) };
    await GstProfile.deleteMany(of);
    await GstCreditLedger.deleteMany(of);
    const files = await GstInwardFile.find(of, { _id: 1 }).lean();
    await dropRows(files.map((f) => f._id));
    await GstInwardFile.deleteMany(of);
    await GstSupplierSums.deleteMany(of);
  },
};

/** Life cycles of GST returns: one per form and period of a registration. */
export const gstLives: Readonly<Record<GstReturnType, Life<GstReturnDoc>>> = {
  'GSTR-1': outward,
  'GSTR-1A': outward,
  'GSTR-3B': lifeOfType('GSTR-3B'),
  'GSTR-2B': lifeOfType('GSTR-2B'),
  'GSTR-9': lifeOfType('GSTR-9'),
};

/** A GST return of a kind within reach; 404 for anything else. */
export const reachGst = (user: SignedIn, id: string, type: GstReturnType, need?: Permission) =>
  reach(gstLives[type], user, id, need);

/** A call's period in our format; 422 for the field. */
export function periodOf(text: string | undefined): Period {
  const period = parsePeriod(text ?? '');
  if (period && isPeriod(period)) return period;
  const message = 'Enter the return period as MM-YYYY';
  throw invalid(message, [{ path: 'return_period', message }]);
}

/** 409 for a filed return. */
export const refuseFiled = (record: GstReturnDoc): void => refuseClosed(gstLives[record.return_type], record);

/** Filing data of a save; 422 for a future date. */
export function filing(
  deps: Deps,
  sent: { status: 'draft' | 'filed'; acknowledgement?: string | undefined; filed_on?: string | undefined },
) {
  if (sent.status === 'draft') return { status: sent.status };
  const filed_on = sent.filed_on ?? todayInIst(deps.now());
  refuseLater(deps, filed_on);
  return { status: sent.status, acknowledgement: sent.acknowledgement ?? '', filed_on };
}

/** How often a registration files, by period. */
export async function frequenciesOf({
  entity,
  registration,
}: Pick<Registered, 'entity' | 'registration'>): Promise<Frequencies> {
  const profile = await GstProfile.findOne({ entity_id: entity._id }, { registrations: 1 }).lean();
  const years = profile?.registrations?.[registration.id]?.years ?? {};
  return (period) => years[financialYearOfPeriod(period)] ?? registration.frequency;
}

/** Filing settings of a registration in a period's year. */
export async function settingsFor(
  { entity, registration }: Pick<Registered, 'entity' | 'registration'>,
  period: Period,
): Promise<GstSettings> {
  const profile = await GstProfile.findOne({ entity_id: entity._id }).lean();
  const year = financialYearOfPeriod(period);
  const own = profile?.registrations?.[registration.id];
  return {
    frequency: own?.years[year] ?? registration.frequency,
    turnover: profile?.years[year]?.turnover ?? null,
    sez: own?.sez ?? registration.scheme === 'sez',
    gt: null,
    cur_gt: null,
  };
}

/** Taxpayer data for the shared rules. */
export const taxpayerOf = (
  deps: Deps,
  record: Pick<GstReturnDoc, 'gstin_sealed' | 'period' | 'settings' | 'return_type'>,
): CheckContext => ({
  ...(record.return_type === 'GSTR-1A' ? { amends: true as const } : {}),
  gstin: deps.vault.open<string>(record.gstin_sealed),
  period: record.period,
  frequency: record.settings.frequency,
  ...(record.settings.turnover === null ? {} : { turnover: record.settings.turnover }),
  sez: record.settings.sez,
  today: todayInIst(deps.now()),
});

/** Numbers of these rows already reported in another period of the GSTIN, with the period. */
export async function reportedEarlier(
  deps: Deps,
  record: Pick<GstReturnDoc, '_id' | 'entity_id' | 'registration_id' | 'period'>,
  sheets: Sheets,
): Promise<Earlier> {
  const earlier = new Map<string, Period>();
  const others = await GstReturn.find(
    {
      ...besides(record),
      return_type: op({ $in: outwardTypes }),
      deleted_at: null,
      _id: op({ $ne: record._id }),
    },
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

/** The period of a return in a paper's language: `October 2025`, `Jul-Sep 2025`. */
export const periodIn = (say: Say, { period, settings }: Pick<GstReturnDoc, 'period' | 'settings'>): string =>
  periodName(period, settings.frequency).replace(/[A-Za-z]+/g, (month) => say(month));

/** Filing status with date and ARN, for the subtitle of papers. */
export const filedIn = (
  say: Say,
  { status, filed_on, acknowledgement }: Pick<GstReturnDoc, 'status' | 'filed_on' | 'acknowledgement'>,
): string =>
  status === 'filed'
    ? `${say('Filed on {date}', { date: formatDate(filed_on) })}${acknowledgement ? `, ARN ${acknowledgement}` : ''}`
    : say('Draft');
