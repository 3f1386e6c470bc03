import { headsOf } from '../../shared/evidence/desk.ts';
import type { Deps } from '../base/deps.ts';
import { op } from '../base/records.ts';
import { Entity } from '../entities/model.ts';
import { ItrReturn, type ItrReturnDoc } from '../itr/model.ts';
import { EvidenceDesk, type EvidenceDeskDoc } from './model.ts';
import { unexplainedOf } from './present.ts';
import { heldAgainst, type Opened, openDesk } from './store.ts';

/** Most clients recounted in one list call; others show their last count until the next. */
const MOST_COUNTED = 20;

const stampOf = (record: Pick<ItrReturnDoc, '_id' | 'version'> | null): string =>
  record ? `${record._id} ${record.version}` : '';

/**
 * Open differences, and figures on which papers and return agree, with the return and version they were
 * counted for.
 */
export const countOf = ({
  shown,
  decided,
  record,
}: Pick<Opened, 'shown' | 'decided' | 'record'>): {
  unexplained: number;
  explained: number;
  counted_of: string;
} => ({
  unexplained: unexplainedOf({ shown, decided }),
  explained: headsOf(shown).filter((h) => h.inReturn !== null && Math.abs(h.evidence - h.inReturn) <= 100)
    .length,
  counted_of: stampOf(record),
});

/** Counts differences and stores the counts for lists of clients. */
export async function keepCount(opened: Opened): Promise<{ unexplained: number; explained: number }> {
  const { desk } = opened;
  const now = countOf(opened);
  const { unexplained, explained, counted_of } = now;
  if (unexplained !== desk.unexplained || explained !== desk.explained || counted_of !== desk.counted_of)
    await EvidenceDesk.updateOne({ _id: desk._id }, { $set: now });
  return now;
}

/** Open differences, and figures on which papers and return agree; null if not counted yet. */
interface DeskCount {
  unexplained: number | null;
  explained: number | null;
}

type Counted = Pick<
  EvidenceDeskDoc,
  '_id' | 'entity_id' | 'assessment_year' | 'unexplained' | 'explained' | 'counted_of'
>;

/** Open differences by evidence id. Recounted if the return was edited since. */
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
