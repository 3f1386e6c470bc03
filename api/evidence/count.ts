import { headsOf } from '../../shared/evidence/desk.ts';
import type { Deps } from '../base/deps.ts';
import { op } from '../base/records.ts';
import { Entity } from '../entities/model.ts';
import { ItrReturn, type ItrReturnDoc } from '../itr/model.ts';
import { EvidenceDesk, type EvidenceDeskDoc } from './model.ts';
import { unexplainedOf } from './present.ts';
import { heldAgainst, type Opened, openDesk } from './store.ts';

/** Desks a list counts again in one call; further ones show their last count until the next. */
const MOST_COUNTED = 20;

const stampOf = (record: Pick<ItrReturnDoc, '_id' | 'version'> | null): string =>
  record ? `${record._id} ${record.version}` : '';

/** Differences of a desk without a reason, kept for lists of clients with the return they were counted against. */
export async function keepCount(opened: Opened): Promise<{ unexplained: number; explained: number }> {
  const { desk, record } = opened;
  const unexplained = unexplainedOf(opened);
  const explained = headsOf(opened.shown).filter(
    (h) => h.inReturn !== null && Math.abs(h.evidence - h.inReturn) <= 100,
  ).length;
  const counted_of = stampOf(record);
  if (unexplained !== desk.unexplained || explained !== desk.explained || counted_of !== desk.counted_of)
    await EvidenceDesk.updateOne({ _id: desk._id }, { $set: { unexplained, explained, counted_of } });
  return { unexplained, explained };
}

/** Differences of a desk without a reason, and figures of which papers and return agree; null while they were not counted. */
interface DeskCount {
  unexplained: number | null;
  explained: number | null;
}

type Counted = Pick<
  EvidenceDeskDoc,
  '_id' | 'entity_id' | 'assessment_year' | 'unexplained' | 'explained' | 'counted_of'
>;

/** How much of each desk is unexplained, by its id. A desk whose return was edited since is counted again. */
export async function countsOf(deps: Deps, desks: readonly Counted[]): Promise<Map<string, DeskCount>> {
  const out = new Map<string, DeskCount>(
    desks.map((d) => [String(d._id), { unexplained: d.unexplained, explained: d.explained ?? null }]),
  );
  const open = desks.filter((d) => d.unexplained !== null);
  if (open.length === 0) return out;
  const returns = (await ItrReturn.find(
    {
      entity_id: op({ $in: open.map((d) => d.entity_id) }),
      assessment_year: op({ $in: [...new Set(open.map((d) => d.assessment_year))] }),
      deleted_at: null,
    },
    { entity_id: 1, assessment_year: 1, status: 1, version: 1 },
  )
    .sort({ updated_at: -1 })
    .lean()) as ItrReturnDoc[];
  const own = new Map<string, ItrReturnDoc[]>();
  for (const r of returns) {
    const key = `${r.entity_id} ${r.assessment_year}`;
    own.set(key, [...(own.get(key) ?? []), r]);
  }
  const stale = open.filter(
    (d) => stampOf(heldAgainst(own.get(`${d.entity_id} ${d.assessment_year}`) ?? [])) !== d.counted_of,
  );
  for (const { _id, entity_id } of stale.slice(0, MOST_COUNTED)) {
    const [desk, entity] = await Promise.all([
      EvidenceDesk.findById(_id).lean(),
      Entity.findById(entity_id).lean(),
    ]);
    if (desk && entity) out.set(String(_id), await keepCount(await openDesk(deps, entity, desk)));
  }
  return out;
}
