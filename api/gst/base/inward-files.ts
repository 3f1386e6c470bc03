import mongoose from 'mongoose';
import type { Deps } from '../../base/deps.ts';
import { isDuplicate } from '../../base/errors.ts';
import { replaced } from '../../base/staged.ts';
import { withTransaction } from '../../database/connect.ts';
import { GstInwardFile } from './model.ts';
import { loadList, replacingList } from './rows.ts';
import { ofRegistration, type Registered } from './store.ts';

/**
 * Merges rows of a portal file (GSTR-2A of a month, IMS records) with the stored ones: staged, then
 * activated; `commit` throws `replaced` if they changed meanwhile. `join` gets the rows and the stored
 * content.
 */
export async function planInward<Row, Content extends object>(
  deps: Deps,
  of: Registered,
  file: { kind: '2A' | 'IMS'; period: string },
  join: (had: Row[], before: Content | undefined) => { rows: Row[]; content: Content },
) {
  const at = { ...ofRegistration(of), ...file };
  const stored = await GstInwardFile.findOne(at).lean();
  const had = stored ? await loadList<Row>(deps, stored._id, 'raw') : [];
  const { rows, content } = join(had, stored ? deps.vault.open<Content>(stored.content_sealed) : undefined);
  const _id = stored?._id ?? new mongoose.Types.ObjectId();
  const content_sealed = deps.vault.seal(content);
  let take: (() => Promise<undefined>) | undefined;
  return {
    _id,
    stored,
    had,
    rows,
    content,
    stage: <R>(act: () => Promise<R>): Promise<R> =>
      replacingList(deps, { _id, entity_id: of.entity._id }, 'raw', rows, (own) => {
        take = own;
        return act();
      }),
    commit: async () => {
      if (stored) {
        const { matchedCount } = await GstInwardFile.updateOne(
          { _id, version: stored.version },
          { $set: { content_sealed }, $inc: { version: 1 } },
        );
        if (matchedCount === 0) throw replaced();
      } else await GstInwardFile.create([{ _id, ...at, content_sealed }]);
      await take!();
    },
  };
}

/** Activates a plan in its own transaction. */
export async function keepPlan(plan: {
  stage: <R>(act: () => Promise<R>) => Promise<R>;
  commit: () => Promise<void>;
}): Promise<void> {
  try {
    await plan.stage(() => withTransaction(plan.commit));
  } catch (error) {
    throw isDuplicate(error) ? replaced() : error;
  }
}
