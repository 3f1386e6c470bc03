import * as z from 'zod';
import { route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { ItrReturn } from './model.ts';
import { reachItr } from './store.ts';

/**
 * `PUT /itr/{id}/documents`: marks papers behind a return as received. Not part of the return: it needs no
 * version, causes no conflict with an open wizard, and is possible after filing.
 */
export const saveDocuments = route({
  method: 'PUT',
  path: '/itr/:id/documents',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({ at_hand: z.array(z.string().min(1).max(200)).max(500) }),
  audit: 'itr.documents',
  handle: async ({ user, params, body, deps, note }) => {
    const { record } = await reachItr(user, params.id, 'edit');
    const atHand = [...new Set(body.at_hand)];
    await ItrReturn.updateOne(
      { _id: record._id, deleted_at: null },
      { $set: { documents_sealed: atHand.length > 0 ? deps.vault.seal(atHand) : '' } },
    );
    note({ kind: 'itr', id: params.id });
    return { id: params.id, documents_at_hand: atHand };
  },
});
