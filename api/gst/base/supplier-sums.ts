import type mongoose from 'mongoose';
import type { Taxes } from '../../../shared/gst/gstr1/supply.ts';
import type { InwardDocument } from '../../../shared/gst/gstr2b/read.ts';
import type { Purchase } from '../../../shared/gst/gstr2b/register.ts';
import { amendedKeys, taxesByKey } from '../../../shared/gst/gstr9/facts.ts';
import { periodOrder } from '../../../shared/gst/periods.ts';
import { type RawRow, reportedOf } from '../../../shared/gst/year/gstr2a.ts';
import {
  type Side,
  type SupplierSum,
  sumsOf2a,
  sumsOf2b,
  sumsOfBooks,
} from '../../../shared/gst/year/suppliers.ts';
import type { Deps } from '../../base/deps.ts';
import { GstReturn, type GstReturnDoc, GstSupplierSums } from './model.ts';
import { type ListName, loadList, stampOf } from './rows.ts';
import { besides } from './store.ts';

const lists: Record<Side, ListName> = { books: 'purchases', a: 'raw', b: 'inward' };
interface Source {
  _id: mongoose.Types.ObjectId;
  entity_id: mongoose.Types.ObjectId;
}

/** Caches totals of a list as it is now. */
export async function keepSums(
  deps: Deps,
  of: Source,
  side: Side,
  sums: readonly SupplierSum[],
): Promise<void> {
  const stamp = await stampOf(of._id, lists[side]);
  await GstSupplierSums.updateOne(
    { source_id: of._id, side },
    { $set: { entity_id: of.entity_id, stamp, sums_sealed: deps.vault.seal(sums) } },
    { upsert: true },
  );
}

/** Earlier amounts of documents a statement amends, found in earlier statements of the registration. */
async function originalsOf2b(deps: Deps, record: GstReturnDoc, documents: readonly InwardDocument[]) {
  const keys = amendedKeys(documents);
  const found = new Map<string, Taxes>();
  if (keys.size > 0) {
    const earlier = (await GstReturn.find(
      { ...besides(record), return_type: 'GSTR-2B', deleted_at: null },
      { period: 1 },
    ).lean()) as GstReturnDoc[];
    for (const other of earlier)
      if (periodOrder(other.period) < periodOrder(record.period))
        for (const [key, taxes] of taxesByKey(
          await loadList<InwardDocument>(deps, other._id, 'inward'),
          keys,
        ))
          found.set(key, taxes);
  }
  return (d: InwardDocument): Taxes | undefined => {
    const [key] = amendedKeys([d]);
    return key === undefined ? undefined : found.get(key);
  };
}

/** Totals of a list by supplier, recalculated only if it changed; undefined if there is none. */
export async function sumsFor(
  deps: Deps,
  record: GstReturnDoc | Source,
  side: Side,
): Promise<SupplierSum[] | undefined> {
  const stamp = await stampOf(record._id, lists[side]);
  if (stamp === '') return undefined;
  const kept = await GstSupplierSums.findOne({ source_id: record._id, side }).lean();
  if (kept?.stamp === stamp) return deps.vault.open<SupplierSum[]>(kept.sums_sealed);
  let sums: SupplierSum[];
  if (side === 'books') sums = sumsOfBooks(await loadList<Purchase>(deps, record._id, 'purchases'));
  else if (side === 'a') {
    const rows = await loadList<RawRow>(deps, record._id, 'raw');
    sums = sumsOf2a(rows.map(reportedOf).filter((d) => d !== undefined));
  } else {
    const documents = await loadList<InwardDocument>(deps, record._id, 'inward');
    sums = sumsOf2b(documents, await originalsOf2b(deps, record as GstReturnDoc, documents));
  }
  await keepSums(deps, record, side, sums);
  return sums;
}
