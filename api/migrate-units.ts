import { codeLists, formsWithUnits, unitsAsked } from '../shared/itr/itr3/quantities.ts';
import type { Deps } from './base/deps.ts';
import { op } from './base/records.ts';
import { ItrReturn } from './itr/model.ts';
import { formDataOf } from './itr/present.ts';

/**
 * Takes units out of open returns of earlier versions whose code meant another unit there, and remembers each beside, so that the return asks
 * which is meant (shared/itr/itr3/quantities.ts). Such a return is a draft again, of a new version, so that what a browser kept of it is
 * compared and not written over it. Filed ones stay as filed. Does nothing the second time; answers how many returns ask.
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
