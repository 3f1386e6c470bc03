import { sentence } from '../../../shared/forms/messages.ts';
import { closeAccountRequest } from '../../../shared/users/requests.ts';
import { failure, notFound } from '../../base/errors.ts';
import { spans } from '../../base/limits.ts';
import { route } from '../../base/route.ts';
import { withTransaction } from '../../database/connect.ts';
import { sendLater } from '../../mail/later.ts';
import { mailTexts } from '../../mail/texts.ts';
import { isOwnPassword } from '../guesses.ts';
import { User } from '../model.ts';
import { presentUser } from '../present.ts';
import { endAccess } from './end-access.ts';
import { refuseStranding } from './stranding.ts';

/** `GET /users/my-data`: everything kept about the caller and the firm they own, as one JSON file. */
export const myData = route({
  method: 'GET',
  path: '/users/my-data',
  access: 'signed-in',
  limit: 'heavy',
  exports: 'account.exported',
  handle: async ({ user, deps, note }) => {
    note({ kind: 'user', id: user.id });
    const stored = await User.findById(user.id).lean();
    if (!stored) throw notFound();
    const parts: Record<string, unknown> = {
      exported_at: deps.now().toISOString(),
      account: presentUser(deps, stored),
    };
    // The firm's data is given to its owner only.
    for (const part of deps.owned)
      if (part.personal) parts[part.name] = await part.collect(deps, user.id);
      else if (user.firm.role === 'owner') parts[part.name] = await part.collect(deps, user.firm.id);
    const body = Buffer.from(JSON.stringify(parts, null, 2));
    return { file: { name: 'karsetu-my-data.json', type: 'application/json', body, size: body.length } };
  },
});

/** `DELETE /users/account`: deletes after 30 days; signing in with `keep_account` before then cancels it. */
export const closeAccount = route({
  method: 'DELETE',
  path: '/users/account',
  access: 'tax',
  limit: 'work',
  body: closeAccountRequest,
  audit: 'account.closing',
  handle: async ({ user, body, deps, note }) => {
    note({ kind: 'user', id: user.id });
    const stored = await User.findById(user.id).lean();
    if (!stored) throw notFound();
    if (!(await isOwnPassword(deps, user, stored, body.password)))
      throw failure(403, 'wrong_password', 'Current password is incorrect', {
        fields: [{ path: 'password', message: 'Current password is incorrect' }],
      });
    const closes = new Date(deps.now().getTime() + spans.accountGraceDays * 86_400_000);
    await withTransaction(async () => {
      await refuseStranding(user.id);
      await User.updateOne(
        { _id: stored._id },
        { $set: { status: 'closing', closes_at: closes }, $inc: { version: 1 } },
      );
    });
    await endAccess(deps, user.id);
    const date = closes.toISOString().slice(0, 10);
    await sendLater(deps, stored.email, mailTexts.accountClosing(stored.full_name, date));
    return {
      message: sentence('Your account will be deleted on {date}. Sign in before that day to keep it.', {
        date,
      }),
      closes_at: date,
    };
  },
});
