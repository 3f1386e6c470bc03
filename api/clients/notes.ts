import * as z from 'zod';
import { inWords } from '../../shared/forms/messages.ts';
import { forbidden, notFound } from '../base/errors.ts';
import { toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { idParams, recordId } from '../base/schemas.ts';
import { reachClient } from './client.ts';
import { ClientNote } from './model.ts';

const mostText = 4000;

/** `POST /clients/{id}/notes`: adds a note on a client of the firm. */
export const addNote = route({
  method: 'POST',
  path: '/clients/:id/notes',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({
    text: z
      .string()
      .trim()
      .min(1, inWords('required'))
      .max(mostText, inWords('tooLong', { max: mostText })),
  }),
  audit: 'client.noted',
  handle: async ({ user, params, body, deps, note }) => {
    const { entity } = await reachClient(deps, user, params.id, 'edit');
    if (String(entity.owner_id) !== user.firm.id)
      throw forbidden('Only the client’s own firm can add notes.');
    const [made] = await ClientNote.create([
      { entity_id: entity._id, user_id: toId(user.id), text_sealed: deps.vault.seal(body.text) },
    ]);
    note({ kind: 'entity', id: params.id });
    return { note_id: String(made!._id) };
  },
});

/** `DELETE /clients/{id}/notes`: deletes a note; allowed for its author and the owner of the firm. */
export const removeNote = route({
  method: 'DELETE',
  path: '/clients/:id/notes',
  access: 'tax',
  limit: 'work',
  params: idParams,
  body: z.strictObject({ note_id: recordId }),
  audit: 'client.note-removed',
  handle: async ({ user, params, body, deps, note }) => {
    const { entity, ids } = await reachClient(deps, user, params.id, 'edit');
    const found = await ClientNote.findById(body.note_id, { entity_id: 1, user_id: 1 }).lean();
    const of =
      found && String(entity.owner_id) === user.firm.id && ids.some((id) => found.entity_id.equals(id));
    if (!of) throw notFound('This note was not found.');
    if (String(found.user_id) !== user.id && user.firm.role !== 'owner')
      throw forbidden('Only the author of a note or the owner of the firm can remove it.');
    await ClientNote.deleteOne({ _id: found._id });
    note({ kind: 'entity', id: params.id });
    return { message: 'Note removed' };
  },
});
