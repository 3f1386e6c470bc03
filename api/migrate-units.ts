import { codeLists, formsWithUnits, unitsAsked } from '../shared/itr/itr3/quantities.ts';
import type { Deps } from './base/deps.ts';
import { op } from './base/records.ts';
import { ItrReturn } from './itr/model.ts';
import { formDataOf } from './itr/present.ts';

/**
 * Removes units from open returns of earlier versions whose code had another meaning then, and keeps each so
 * that the return asks which is meant (shared/itr/itr3/quantities.ts). Such a return becomes a draft with a
 * new version, so that a browser's local copy is compared and does not overwrite it. Filed ones are
 * unchanged. Repeatable; returns the number of returns that ask.
 */
export async function askUnits(deps: Deps): Promise<number> {
  const old = await ItrReturn.find(
    {
      code_lists: op({ $exists: false }),
      status: op({ $ne: 'filed' as const }),
      itr_type: op({ $in: [...formsWithUnits] }),
    },
    { _id: 1 },
  ).lean();
  let asking = 0;
  for (const { _id } of old) {
    const doc = await ItrReturn.findById(_id).lean();
    if (!doc) continue;
    const data = formDataOf(deps, doc);
    const asked = unitsAsked(data);
    const moved = asked !== data;
    await ItrReturn.updateOne(
      { _id, version: doc.version },
      moved
        ? {
            $set: { code_lists: codeLists, status: 'draft', form_sealed: deps.vault.seal(asked) },
            $inc: { version: 1 },
          }
        : { $set: { code_lists: codeLists } },
      { timestamps: false },
    );
    if (moved) asking++;
  }
  return asking;
}
