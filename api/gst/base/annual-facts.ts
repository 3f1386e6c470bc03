import { type Sheets, sections } from '../../../shared/gst/gstr1/sections.ts';
import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import type { InwardDocument } from '../../../shared/gst/gstr2b/read.ts';
import {
  amendedKeys,
  type InwardFacts,
  inwardFacts,
  type OutwardFacts,
  outwardFacts,
} from '../../../shared/gst/gstr9/facts.ts';
import type { Amounts } from '../../../shared/gst/gstr9/rows.ts';
import type { Deps } from '../../base/deps.ts';
import { type GstReturnDoc, GstSupplierSums } from './model.ts';
import { originalsOf } from './originals.ts';
import { loadList, loadRows, stampOf } from './rows.ts';

/** Cached facts of a return: valid while it is unchanged; with amendments, while all returns of its kind are. */
async function kept<T>(
  deps: Deps,
  record: GstReturnDoc,
  own: string,
  joint: string,
  make: () => Promise<{ facts: T; amended: boolean }>,
): Promise<T> {
  const at = { source_id: record._id, side: 'facts' as const };
  const stored = await GstSupplierSums.findOne(at).lean();
  if (stored && (stored.stamp === `own ${own}` || stored.stamp === `joint ${joint}`))
    return deps.vault.open<T>(stored.sums_sealed);
  const { facts, amended } = await make();
  await keep(deps, record, amended ? `joint ${joint}` : `own ${own}`, facts);
  return facts;
}

async function keep(deps: Deps, record: GstReturnDoc, stamp: string, facts: unknown): Promise<void> {
  await GstSupplierSums.updateOne(
    { source_id: record._id, side: 'facts' },
    { $set: { entity_id: record.entity_id, stamp, sums_sealed: deps.vault.seal(facts) } },
    { upsert: true },
  );
}

/** From this number of rows or documents, a save calculates the facts itself to relieve the annual return. */
const LARGE = 5_000;
const amends = (sheets: Sheets): boolean =>
  Object.values(sections).some((s) => s.amends && (sheets[s.id] ?? []).length > 0);
const asLists = (made: OutwardFacts): KeptOutward => ({
  ...made,
  rows: [...made.rows],
  earlier: [...made.earlier],
});
const markOf = (r: GstReturnDoc): string => `${r._id}:${r.version}`;

/** Caches the facts of a large GSTR-1 just saved with these rows; with amendments it is left to the annual return. */
export async function keepOutward(deps: Deps, record: GstReturnDoc, sheets: Sheets): Promise<void> {
  const rows = Object.values(sheets).reduce((n, list) => n + (list?.length ?? 0), 0);
  if (rows < LARGE || amends(sheets)) return;
  await keep(deps, record, `own ${markOf(record)}`, asLists(outwardFacts(record.period, sheets)));
}

/** The same for a GSTR-2B with these documents. */
export async function keepInward(
  deps: Deps,
  record: GstReturnDoc,
  documents: readonly InwardDocument[],
): Promise<void> {
  if (documents.length < LARGE || amendedKeys(documents).size > 0) return;
  await keep(
    deps,
    record,
    `own ${await stampOf(record._id, 'inward')}`,
    inwardFacts(record.period, documents),
  );
}

/** Facts of a GSTR-1 with its tables as lists. */
type KeptOutward = Omit<OutwardFacts, 'rows' | 'earlier'> & {
  rows: [string, Amounts][];
  earlier: [string, Amounts][];
};

/** Facts of a GSTR-1, recalculated only if it, or with amendments another GSTR-1 of the registration, changed. */
export async function outwardOf(
  deps: Deps,
  record: GstReturnDoc,
  others: readonly GstReturnDoc[],
): Promise<OutwardFacts> {
  const facts = await kept<KeptOutward>(
    deps,
    record,
    markOf(record),
    others.map(markOf).sort().join(' '),
    async () => {
      const sheets = await loadRows(deps, record._id);
      const made = outwardFacts(record.period, sheets, await originalsOf(deps, record, sheets));
      return { facts: asLists(made), amended: amends(sheets) };
    },
  );
  return { ...facts, rows: new Map(facts.rows), earlier: new Map(facts.earlier) };
}

/** Facts of a GSTR-2B, recalculated only if it, or with amendments another statement of the years, changed. */
export async function inwardOf(
  deps: Deps,
  record: GstReturnDoc,
  statements: readonly GstReturnDoc[],
  before: () => Promise<(of: GstReturnDoc) => ReadonlyMap<string, Taxes>>,
): Promise<InwardFacts> {
  const mark = (r: GstReturnDoc) => stampOf(r._id, 'inward');
  const joint = (await Promise.all(statements.map(mark))).sort().join(' ');
  return kept(deps, record, await mark(record), joint, async () => {
    const documents = await loadList<InwardDocument>(deps, record._id, 'inward');
    const amended = amendedKeys(documents).size > 0;
    return {
      facts: inwardFacts(record.period, documents, amended ? (await before())(record) : undefined),
      amended,
    };
  });
}
