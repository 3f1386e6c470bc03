import { todayInIst } from '../../../shared/dates.ts';
import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import type { InwardDocument } from '../../../shared/gst/gstr2b/read.ts';
import { paymentOf } from '../../../shared/gst/gstr3b/summary.ts';
import { amendedKeys, joinOutward, taxesByKey } from '../../../shared/gst/gstr9/facts.ts';
import type { Amounts } from '../../../shared/gst/gstr9/rows.ts';
import {
  type Annual,
  type AnnualMonth,
  annualReturn,
  followingMonths,
} from '../../../shared/gst/gstr9/work.ts';
import {
  financialYearOfPeriod,
  firstDay,
  isQuarterEnd,
  type Period,
  periodsOfYear,
} from '../../../shared/gst/periods.ts';
import type { Deps } from '../../base/deps.ts';
import { op } from '../../base/records.ts';
import { inwardOf, outwardOf } from '../base/annual-facts.ts';
import { GstBlock, GstReturn, type GstReturnDoc, isOutward, outwardTypes } from '../base/model.ts';
import { loadList } from '../base/rows.ts';
import { besides } from '../base/store.ts';
import { contentOf, paidForm } from '../gstr3b/content.ts';
import { loadLedger } from '../ledger/ledger.ts';

/** What is kept of a GSTR-9: figures entered in place of those worked out (paise), and remarks by row. */
export interface AnnualContent {
  typed: Record<string, Partial<Amounts>>;
  remarks: Record<string, string>;
}

export const annualContent = (deps: Deps, record: GstReturnDoc): AnnualContent =>
  record.content_sealed ? deps.vault.open<AnnualContent>(record.content_sealed) : { typed: {}, remarks: {} };

/** Earlier amounts of the documents that statements amend, looked for in all statements of the two years. */
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

/** Facts of one period, read and let go: a year of 50,000 documents a month is never in memory at once. */
async function monthOf(
  deps: Deps,
  period: Period,
  records: readonly GstReturnDoc[],
  all: { gstr1: readonly GstReturnDoc[]; gstr2b: readonly GstReturnDoc[] },
  before: () => Promise<(of: GstReturnDoc) => ReadonlyMap<string, Taxes>>,
): Promise<AnnualMonth> {
  const month: AnnualMonth = { period };
  for (const record of records) {
    if (isOutward(record)) {
      const facts = await outwardOf(deps, record, all.gstr1);
      month.gstr1 = month.gstr1 ? joinOutward(month.gstr1, facts) : facts;
    } else if (record.return_type === 'GSTR-3B') {
      const content = contentOf(deps, record);
      const form = paidForm(deps, record, content);
      month.gstr3b = { form, payment: paymentOf(form, content.opening) };
    } else if (record.return_type === 'GSTR-2B') {
      month.gstr2b = await inwardOf(deps, record, all.gstr2b, before);
    }
  }
  return month;
}

/** GSTR-9 of a stored record, worked out from the returns, statements and credit ledger of its registration. */
export async function workedAnnual(deps: Deps, record: GstReturnDoc): Promise<Annual> {
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
  const months: AnnualMonth[] = [];
  for (const period of periods) {
    const of = records.filter((r) => r.period === period);
    if (of.length > 0) months.push(await monthOf(deps, period, of, { gstr1, gstr2b }, before));
  }
  const { entries } = await loadLedger(deps, record);
  const today = todayInIst(deps.now());
  const quarterly = record.settings.frequency === 'quarterly';
  return annualReturn({
    financialYear,
    months,
    entries,
    expected: own.filter((p) => firstDay(p) <= today && (!quarterly || isQuarterEnd(p))),
    typed: annualContent(deps, record).typed,
  });
}

/** Blocks of a client above which its year is read in a worker process. */
const MANY = 200;

/** Whether the client of a return has so many rows that its year is read in a worker process. */
export async function manyOfReturn({ params }: { params: { id: string } }): Promise<boolean> {
  const record = await GstReturn.findById(params.id, { entity_id: 1 }).lean();
  return record !== null && (await GstBlock.countDocuments({ entity_id: record.entity_id })) > MANY;
}

/** The same before the body of a save says of which client it is: any client of the store. */
export const manyAtAll = async (): Promise<boolean> => (await GstBlock.countDocuments({})) > MANY;
