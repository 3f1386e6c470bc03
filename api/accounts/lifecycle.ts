import { isDuplicate } from '../entities/store.ts';
import { conflict, notFound } from '../errors.ts';
import { spans } from '../limits.ts';
import { op } from '../records.ts';
import { route } from '../route.ts';
import { idParams } from '../schemas.ts';
import { TrialBalance } from './model.ts';
import { openKey, presentHead, reachTrialBalance } from './store.ts';

/** `DELETE /accounts/trial-balance/{id}`: into the bin for 30 days. */
export const deleteTrialBalance = route({
  method: 'DELETE',
  path: '/accounts/trial-balance/:id',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'trial-balance.deleted',
  handle: async ({ user, params, deps, note }) => {
    const { record } = await reachTrialBalance(user, params.id, 'edit');
    await TrialBalance.updateOne(
      { _id: record._id, deleted_at: null },
      {
        $set: { deleted_at: deps.now(), open_key: `${record.open_key} ${params.id}` },
        $inc: { version: 1 },
      },
    );
    note({ kind: 'trial-balance', id: params.id });
    return { message: 'Trial Balance deleted', id: params.id };
  },
});

/** `POST /accounts/trial-balance/{id}/restore`: out of the bin again, unless another one of the year stands in its place. */
export const restoreTrialBalance = route({
  method: 'POST',
  path: '/accounts/trial-balance/:id/restore',
  access: 'tax',
  limit: 'work',
  params: idParams,
  audit: 'trial-balance.restored',
  handle: async ({ user, params, deps, note }) => {
    const { record, entity } = await reachTrialBalance(user, params.id, 'edit', true);
    if (deps.now().getTime() - record.deleted_at!.getTime() > spans.deletedDays * 86_400_000)
      throw notFound();
    try {
      const doc = await TrialBalance.findOneAndUpdate(
        { _id: record._id, deleted_at: op({ $ne: null }) },
        {
          $set: { deleted_at: null, open_key: openKey(String(record.entity_id), record.assessment_year) },
          $inc: { version: 1 },
        },
        { returnDocument: 'after' },
      ).lean();
      if (!doc) throw notFound();
      note({ kind: 'trial-balance', id: params.id });
      return { message: 'Trial Balance restored', trial_balance: presentHead(user, doc, entity) };
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw conflict('trial_balance_exists', `${entity.name} already has a trial balance of this year.`);
    }
  },
});
