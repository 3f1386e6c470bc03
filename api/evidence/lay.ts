import mongoose from 'mongoose';
import type { Paper } from '../../shared/evidence/pieces.ts';
import type { Deps } from '../base/deps.ts';
import { op } from '../base/records.ts';
import { EvidenceDesk, type EvidenceDeskDoc, EvidenceFile, EvidencePart } from './model.ts';
import { type filesOf, keepPart, replacedBy } from './store.ts';

/** Removes a paper with its rows and bytes. */
export async function dropPaper(_id: mongoose.Types.ObjectId): Promise<void> {
  await EvidencePart.deleteMany({ file_id: _id });
  await EvidenceFile.deleteOne({ _id });
}

/**
 * Adds a paper to the evidence: staged, then activated in one transaction together with replacing earlier
 * papers (`replaced`). `kept` is the response if the same file arrives again.
 */
export async function planPaper(
  deps: Deps,
  desk: EvidenceDeskDoc,
  before: Awaited<ReturnType<typeof filesOf>>,
  file: { bytes: Buffer; hash: string },
  paper: Paper,
  keptOf: (replaced: number) => object,
) {
  const _id = new mongoose.Types.ObjectId();
  const replaced = await replacedBy(deps, paper, before);
  return {
    _id,
    replaced,
    stage: async <R>(act: () => Promise<R>): Promise<R> => {
      await EvidenceFile.create([
        {
          _id,
          entity_id: desk.entity_id,
          desk_id: desk._id,
          source: paper.source,
          hash: file.hash,
          size: file.bytes.length,
          rows: paper.pieces.length,
          answer_sealed: deps.vault.seal(keptOf(replaced.length)),
          // Activated once complete.
          replaced: true,
        },
      ]);
      try {
        await keepPart(deps, _id, 'rows', Buffer.from(JSON.stringify(paper.pieces)));
        await keepPart(deps, _id, 'file', file.bytes);
        return await act();
      } catch (error) {
        await dropPaper(_id);
        throw error;
      }
    },
    commit: async () => {
      await EvidenceFile.updateOne({ _id }, { $set: { replaced: false } });
      if (replaced.length > 0)
        await EvidenceFile.updateMany({ _id: op({ $in: replaced }) }, { $set: { replaced: true } });
      await countAgain(desk);
    },
  };
}

/** Lists of clients recount when they are shown next. */
export const countAgain = (desk: Pick<EvidenceDeskDoc, '_id' | 'unexplained'>) =>
  EvidenceDesk.updateOne(
    { _id: desk._id },
    { $set: { unexplained: desk.unexplained ?? 0, counted_of: 'papers changed' } },
  );
