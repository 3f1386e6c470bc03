import * as z from 'zod';
import { inWords } from '../../shared/forms/messages.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { toId } from '../base/records.ts';
import { route } from '../base/route.ts';
import { BoardViews } from './model.ts';

const view = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, inWords('required'))
    .max(40, inWords('tooLong', { max: 40 })),
  /** Filter and grouping as in the board's address. */
  search: z.string().max(600, inWords('tooLong', { max: 600 })),
});
type View = z.output<typeof view>;

const mine = (user: SignedIn) => ({ user_id: toId(user.id), firm_id: toId(user.firm.id) });

async function viewsOf(deps: Deps, user: SignedIn): Promise<View[]> {
  const found = await BoardViews.findOne(mine(user)).lean();
  return found ? deps.vault.open<View[]>(found.views_sealed) : [];
}

/** `GET /board/views`: the caller's saved views in this firm. */
const listViews = route({
  method: 'GET',
  path: '/board/views',
  access: 'tax',
  limit: 'work',
  handle: async ({ user, deps }) => ({ views: await viewsOf(deps, user) }),
});

/** `PUT /board/views`: replaces the saved views; the last one of a name wins. */
const keepViews = route({
  method: 'PUT',
  path: '/board/views',
  access: 'tax',
  limit: 'work',
  right: 'clients.read',
  body: z.strictObject({ views: z.array(view).max(20, inWords('rowsAtMost', { max: 20 })) }),
  audit: 'board.views-kept',
  handle: async ({ user, body, deps, note }) => {
    const views = [...new Map(body.views.map((v) => [v.name, v])).values()];
    await BoardViews.updateOne(
      mine(user),
      { $set: { views_sealed: deps.vault.seal(views) }, $inc: { version: 1 } },
      { upsert: true, setDefaultsOnInsert: true },
    );
    note({ kind: 'firm', id: user.firm.id });
    return { views };
  },
});

export const viewRoutes = [listViews, keepViews];
