import { todayInIst } from '../../../shared/dates.ts';
import { filesGstr1, heldIn } from '../../../shared/entities/registrations.ts';
import { noTaxes, type Taxes } from '../../../shared/gst/gstr1/supply.ts';
import type { InwardDocument } from '../../../shared/gst/gstr2b/read.ts';
import { paymentOf } from '../../../shared/gst/gstr3b/summary.ts';
import { amendedKeys, joinOutward, taxesByKey } from '../../../shared/gst/gstr9/facts.ts';
import { type AnnualReadings, firstReadings } from '../../../shared/gst/gstr9/readings.ts';
import type { Amounts } from '../../../shared/gst/gstr9/rows.ts';
import {
  type Annual,
  type AnnualInput,
  type AnnualMonth,
  annualReturn,
  followingMonths,
} from '../../../shared/gst/gstr9/work.ts';
import {
  coverage,
  financialYearOfPeriod,
  firstDay,
  isQuarterEnd,
  type Period,
  periodsOfYear,
  shiftPeriod,
} from '../../../shared/gst/periods.ts';
import type { Deps } from '../../base/deps.ts';
import { op } from '../../base/records.ts';
import { Entity } from '../../entities/model.ts';
import { registrationsOf } from '../../entities/registrations.ts';
import { inwardOf, outwardOf } from '../base/annual-facts.ts';
import { GstBlock, GstReturn, type GstReturnDoc, isOutward, outwardTypes } from '../base/model.ts';
import { loadList } from '../base/rows.ts';
import { besides } from '../base/store.ts';
import { loadBalances } from '../gstr3b/balances.ts';
import { contentOf } from '../gstr3b/content.ts';
import { loadLedger } from '../ledger/ledger.ts';

/** Content of a GSTR-9: figures entered over calculated ones (paise), remarks by row, and chosen readings. */
export interface AnnualContent {
  typed: Record<string, Partial<Amounts>>;
  remarks: Record<string, string>;
  readings?: Partial<AnnualReadings>;
}

export const annualContent = (deps: Deps, record: GstReturnDoc): AnnualContent =>
  record.content_sealed ? deps.vault.open<AnnualContent>(record.content_sealed) : { typed: {}, remarks: {} };

/** Readings of a GSTR-9. */
const readingsOf = (content: AnnualContent): AnnualReadings => ({ ...firstReadings, ...content.readings });

/** Earlier amounts of documents that statements amend, found in all statements of the two years. */
async function originalsIn(deps: Deps, statements: readonly GstReturnDoc[]) {
  const wanted = new Map<string, Set<string>>();
  const all = new Set<string>();
  for (const s of statements) {
    const keys = amendedKeys(await loadList<InwardDocument>(deps, s._id, 'inward'));
    wanted.set(String(s._id), keys);
    for (const key of keys) all.add(key);
  }
  if (all.size === 0) return () => new Map<string, Taxes>();
  const found: { period: Period; taxes: Map<string, Taxes> }[] = [];
  for (const s of statements)
    found.push({
      period: s.period,
      taxes: taxesByKey(await loadList<InwardDocument>(deps, s._id, 'inward'), all),
    });
  return (of: GstReturnDoc): Map<string, Taxes> => {
    const out = new Map<string, Taxes>();
    for (const { period, taxes } of found)
      if (period !== of.period)
        for (const [key, t] of taxes) if (wanted.get(String(of._id))?.has(key)) out.set(key, t);
    return out;
  };
}

/** Facts of one period, read and released: a year of 50,000 documents a month is never in memory at the same time. */
async function monthOf(
  deps: Deps,
  period: Period,
  records: readonly GstReturnDoc[],
  all: { gstr1: readonly GstReturnDoc[]; gstr2b: readonly GstReturnDoc[] },
  before: () => Promise<(of: GstReturnDoc) => ReadonlyMap<string, Taxes>>,
  opening: ReadonlyMap<Period, Taxes>,
): Promise<AnnualMonth> {
  const month: AnnualMonth = { period };
  for (const record of records) {
    if (isOutward(record)) {
      const facts = await outwardOf(deps, record, all.gstr1);
      month.gstr1 = month.gstr1 ? joinOutward(month.gstr1, facts) : facts;
    } else if (record.return_type === 'GSTR-3B') {
      // As declared: charges a draft would incur if paid today are not part of the year.
      const { form } = contentOf(deps, record);
      month.gstr3b = { form, payment: paymentOf(form, opening.get(period) ?? noTaxes()) };
    } else if (record.return_type === 'GSTR-2B') {
      month.gstr2b = await inwardOf(deps, record, all.gstr2b, before);
    }
  }
  return month;
}

/** Facts of a GSTR-9's periods, the year and the months after it, with their records. */
export async function yearOf(deps: Deps, record: GstReturnDoc) {
  const financialYear = financialYearOfPeriod(record.period);
  const own = periodsOfYear(financialYear);
  const periods = [...own, ...followingMonths(financialYear)];
  const records = (await GstReturn.find({
    ...besides(record),
    period: op({ $in: periods }),
    return_type: op({ $in: [...outwardTypes, 'GSTR-3B', 'GSTR-2B'] }),
    deleted_at: null,
  }).lean()) as GstReturnDoc[];
  const gstr2b = records.filter((r) => r.return_type === 'GSTR-2B');
  // Originals may be in any earlier GSTR-1 or GSTR-1A of the registration.
  const gstr1 = (await GstReturn.find(
    { ...besides(record), return_type: op({ $in: outwardTypes }), deleted_at: null },
    { version: 1 },
  ).lean()) as GstReturnDoc[];
  let originals: ReturnType<typeof originalsIn> | undefined;
  const before = () => {
    originals ??= originalsIn(deps, gstr2b);
    return originals;
  };
  // Credit carried from return to return, if a return does not record the portal's balance.
  const opening = new Map((await loadBalances(deps, record)).map((m) => [m.period, m.credit.opening]));
  const months: AnnualMonth[] = [];
  for (const period of periods) {
    const of = records.filter((r) => r.period === period);
    if (of.length > 0) months.push(await monthOf(deps, period, of, { gstr1, gstr2b }, before, opening));
  }
  return { financialYear, own, months, records };
}

/** GSTR-9 of a stored record, calculated from returns, statements and credit ledger of its registration. */
export async function workedAnnual(deps: Deps, record: GstReturnDoc): Promise<Annual> {
  return annualOf(deps, record, await yearOf(deps, record));
}

/** The same from loaded facts. */
export const annualOf = async (
  deps: Deps,
  record: GstReturnDoc,
  year: Awaited<ReturnType<typeof yearOf>>,
): Promise<Annual> => annualReturn(await annualInput(deps, record, year));

/** Everything a stored GSTR-9 is calculated from. */
export async function annualInput(
  deps: Deps,
  record: GstReturnDoc,
  { financialYear, own, months, records }: Awaited<ReturnType<typeof yearOf>>,
): Promise<AnnualInput> {
  const { entries } = await loadLedger(deps, record);
  const content = annualContent(deps, record);
  const before = (await GstReturn.findOne({
    ...besides(record),
    return_type: 'GSTR-9',
    period: shiftPeriod(record.period, -12),
    deleted_at: null,
  }).lean()) as GstReturnDoc | null;
  return {
    financialYear,
    months,
    entries,
    ...(record.settings.turnover === null ? {} : { turnover: record.settings.turnover }),
    expected: await expectedOf(deps, record, own),
    drafts: records
      .filter((r) => r.status !== 'filed' && own.includes(r.period) && r.return_type !== 'GSTR-2B')
      .map((r) => ({ form: r.return_type, period: r.period })),
    typed: content.typed,
    readings: readingsOf(content),
    ...(before ? { before: readingsOf(annualContent(deps, before)) } : {}),
  };
}

/**
 * Past and current periods of the year with GSTR-1 and GSTR-3B due from the registration: quarter ends for a
 * quarterly filer.
 */
async function expectedOf(deps: Deps, record: GstReturnDoc, own: readonly Period[]): Promise<Period[]> {
  const today = todayInIst(deps.now());
  const entity = await Entity.findById(record.entity_id).lean();
  const registration = entity && registrationsOf(deps, entity).find((r) => r.id === record.registration_id);
  const { frequency } = record.settings;
  const holds = (period: Period): boolean => {
    if (!registration) return true;
    const { from, to } = coverage(period, frequency);
    return filesGstr1(registration.scheme) && heldIn(registration, from, to);
  };
  return own.filter(
    (p) => firstDay(p) <= today && (frequency !== 'quarterly' || isQuarterEnd(p)) && holds(p),
  );
}

/** Number of a client's blocks above which its year is read in a worker process. */
const MANY = 200;

/** Whether a return's client has so many rows that its year is read in a worker process. */
export async function manyOfReturn({ params }: { params: { id: string } }): Promise<boolean> {
  const record = await GstReturn.findById(params.id, { entity_id: 1 }).lean();
  return record !== null && (await GstBlock.countDocuments({ entity_id: record.entity_id })) > MANY;
}

/** The same before a save's body names the client: any client of the store. */
export const manyAtAll = async (): Promise<boolean> => (await GstBlock.countDocuments({})) > MANY;
