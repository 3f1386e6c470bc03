import type mongoose from 'mongoose';
import type { Deps, Owned } from '../base/deps.ts';
import { op } from '../base/records.ts';
import { ownIds } from '../entities/reach.ts';
import { decidedOf } from './decisions.ts';
import { EvidenceDesk, EvidenceFile } from './model.ts';
import { dropEvidenceOf } from './store.ts';

interface KeptAnswer {
  name: string;
  sha256: string;
}

async function collect(deps: Deps, entities: readonly mongoose.Types.ObjectId[]) {
  const desks = await EvidenceDesk.find({ entity_id: op({ $in: [...entities] }) }).lean();
  const files = await EvidenceFile.find({ entity_id: op({ $in: [...entities] }) }).lean();
  return desks.map((desk) => ({
    company_id: String(desk.entity_id),
    assessment_year: desk.assessment_year,
    files: files
      .filter((f) => String(f.desk_id) === String(desk._id))
      .map((f) => ({
        source: f.source,
        file: deps.vault.open<KeptAnswer>(f.answer_sealed).name,
        rows: f.rows,
        created_at: f.created_at.toISOString(),
      })),
    decisions: [...decidedOf(deps, desk).rows.values()].map(({ kind, field, amount, note, at }) => ({
      kind,
      field,
      amount: amount / 100,
      note,
      at,
    })),
  }));
}

/** Papers behind returns with the decisions on their rows. */
export const ownedEvidence: Owned = {
  name: 'evidence',
  collect: async (deps, firmId) => collect(deps, await ownIds(firmId)),
  ofClients: collect,
  purge: async (_deps, userId) => {
    await dropEvidenceOf(await ownIds(userId));
  },
};
