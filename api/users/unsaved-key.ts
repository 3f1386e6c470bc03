import { randomBytes } from 'node:crypto';
import { notFound } from '../base/errors.ts';
import { toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { User } from './model.ts';

/**
 * `GET /users/unsaved-key`: the key (256 bits, base64url) that encrypts a person's unsaved work in their
 * browsers. Created once and stored encrypted; given only to open sessions, so that local copies cannot be
 * read after the session, and can again once the same person signs in.
 */
export const unsavedKey = route({
  method: 'GET',
  path: '/users/unsaved-key',
  access: 'signed-in',
  limit: 'work',
  handle: async ({ user, deps }) => {
    const stored = async () =>
      (await User.findById(user.id, { unsaved_key_sealed: 1 }).lean())?.unsaved_key_sealed;
    let sealed = await stored();
    if (!sealed) {
      // Two windows may ask at the same time: the first key wins.
      await User.updateOne(
        { _id: toId(user.id), unsaved_key_sealed: null },
        { $set: { unsaved_key_sealed: deps.vault.seal(randomBytes(32).toString('base64url')) } },
      );
      sealed = await stored();
    }
    if (!sealed) throw notFound();
    return { key: deps.vault.open<string>(sealed) };
  },
});
