import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { type ReviewAction, reviewActions } from '../../shared/firm/review.ts';
import { may } from '../../shared/firm/rights.ts';
import { inWords, say } from '../../shared/forms/messages.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict, invalidField, notFound, stale } from '../base/errors.ts';
import { op, toId } from '../base/records.ts';
import { type Route, route } from '../base/route.ts';
import { idParams } from '../base/schemas.ts';
import { withTransaction } from '../database/connect.ts';
import { needRight } from '../membership/need.ts';
import { User } from '../users/model.ts';
import { type Life, type LifeRecord, reach, refuseClosed } from './life.ts';
import {
  type Comment,
  changesOf,
  commentsOf,
  isReviewed,
  mostKept,
  Review,
  type ReviewDoc,
} from './review.ts';

const mostComments = 500;
const body = z.strictObject({
  action: z.enum(reviewActions, inWords('chooseOne')),
  /** The reviewed version of the return; a later one is refused. */
  version: z.number().int().min(1).optional(),
  /** The commented field; '' for the entire return. */
  path: z.string().max(300).optional(),
  text: z.string().trim().max(4000).optional(),
  /** The comment being answered or resolved. */
  comment_id: z.string().max(40).optional(),
  resolve: z.boolean().optional(),
});
type Body = z.output<typeof body>;

const rightFor = {
  submit: 'work.prepare',
  comment: 'work.prepare',
  approve: 'work.approve',
  reopen: 'work.review',
} as const;
const from: Record<Exclude<ReviewAction, 'comment'>, readonly ReviewDoc['state'][]> = {
  submit: ['draft'],
  approve: ['in_review'],
  reopen: ['in_review', 'approved'],
};
const to = { submit: 'in_review', approve: 'approved', reopen: 'draft' } as const;

/** A return of the caller's firm; for others there is no review. */
async function reachReviewed<D extends LifeRecord>(
  life: Life<D>,
  user: SignedIn,
  id: string,
  need: 'view' | 'edit',
) {
  const at = await reach(life, user, id, need);
  if (String(at.entity.owner_id) !== user.firm.id) throw notFound();
  return at;
}

/** The comments after adding one, an answer or a resolution. */
function commented(comments: Comment[], user: SignedIn, now: string, sent: Body): Comment[] {
  const { text = '', comment_id } = sent;
  const by = user.id;
  if (!comment_id) {
    if (text === '') throw invalidField('text', say('required'));
    if (comments.length >= mostComments) throw invalidField('text', 'There are too many comments already');
    const made = { id: randomUUID(), path: sent.path ?? '', text, by, at: now };
    return [...comments, { ...made, answers: [], resolved_by: '', resolved_at: '' }];
  }
  if (!comments.some((c) => c.id === comment_id))
    throw invalidField('comment_id', 'This comment was not found');
  if (text === '' && sent.resolve === undefined) throw invalidField('text', say('required'));
  return comments.map((c) =>
    c.id !== comment_id
      ? c
      : {
          ...c,
          answers: text === '' ? c.answers : [...c.answers, { text, by, at: now }],
          ...(sent.resolve === undefined
            ? {}
            : { resolved_by: sent.resolve ? by : '', resolved_at: sent.resolve ? now : '' }),
        },
  );
}

/** A review as returned to members of the firm, with names. */
async function present(
  deps: Deps,
  user: SignedIn,
  record: LifeRecord,
  review: ReviewDoc | null,
  firm: SignedIn['firm']['id'],
) {
  const comments = commentsOf(deps, review);
  const changes = changesOf(deps, review);
  const history = review?.history ?? [];
  const people = new Set([
    ...comments.flatMap((c) => [c.by, c.resolved_by, ...c.answers.map((a) => a.by)]),
    ...changes.map((c) => c.by),
    ...history.map((h) => String(h.by)),
  ]);
  people.delete('');
  const found = await User.find({ _id: op({ $in: [...people].map(toId) }) }, { full_name: 1 }).lean();
  const names = new Map(found.map((u) => [String(u._id), u.full_name]));
  const nameOf = (id: string) => names.get(id) ?? '';
  const state = record.status === 'filed' ? 'filed' : (review?.state ?? 'draft');
  return {
    review: {
      state,
      required: await isReviewed(toId(firm)),
      comments: comments.map((c) => ({
        ...c,
        by: nameOf(c.by),
        resolved_by: c.resolved_by ? nameOf(c.resolved_by) : null,
        resolved_at: c.resolved_at || null,
        answers: c.answers.map((a) => ({ ...a, by: nameOf(a.by) })),
      })),
      changes: changes.map((c) => ({ ...c, by: nameOf(c.by) })),
      history: history.map((h) => ({ action: h.action, by: nameOf(String(h.by)), at: h.at.toISOString() })),
      may: reviewActions.filter(
        (action) =>
          may(user.firm, rightFor[action]) &&
          state !== 'filed' &&
          (action === 'comment' || from[action].includes(review?.state ?? 'draft')),
      ),
    },
    version: record.version,
  };
}

/** `GET` and `POST …/{id}/review`: the review of a return within the firm, and its acts: submit, comment, approve, reopen. */
export const reviewRoutes = <D extends LifeRecord>(life: Life<D>): readonly Route[] => [
  route({
    method: 'GET',
    path: `${life.path}/:id/review`,
    access: 'tax',
    limit: 'work',
    params: idParams,
    handle: async ({ user, params, deps }) => {
      const { record } = await reachReviewed(life, user, params.id, 'view');
      const review = await Review.findOne({ record_id: record._id }).lean();
      return present(deps, user, record, review, user.firm.id);
    },
  }),
  route({
    method: 'POST',
    path: `${life.path}/:id/review`,
    access: 'tax',
    limit: 'work',
    params: idParams,
    body,
    audit: `${life.act}reviewed`,
    handle: async ({ user, params, body: sent, deps, note }) => {
      const { record, entity } = await reachReviewed(life, user, params.id, 'edit');
      const { action } = sent;
      needRight(user, rightFor[action]);
      refuseClosed(life, record);
      if (sent.version !== undefined && sent.version !== record.version)
        throw stale(await life.show(deps, user, record, entity));
      const now = deps.now();
      const review = await withTransaction(async () => {
        const had = await Review.findOne({ record_id: record._id }).lean();
        const state = had?.state ?? 'draft';
        if (action !== 'comment' && !from[action].includes(state))
          throw conflict('wrong_state', 'The review has moved to another step.', { state });
        const comments = commentsOf(deps, had);
        const talks = action === 'comment' || Boolean(sent.text);
        const set = {
          state: action === 'comment' ? state : to[action],
          ...(talks
            ? { comments_sealed: deps.vault.seal(commented(comments, user, now.toISOString(), sent)) }
            : {}),
          // Changes are listed until approval.
          ...(action === 'approve' ? { changes_sealed: '' } : {}),
        };
        const history = { action, by: toId(user.id), at: now };
        if (!had) {
          const [made] = await Review.create([
            { record_id: record._id, entity_id: record.entity_id, ...set, history: [history] },
          ]);
          return made!.toObject() as ReviewDoc;
        }
        const changed = await Review.findOneAndUpdate(
          { _id: had._id, version: had.version },
          { $set: set, $push: { history: { $each: [history], $slice: -mostKept } }, $inc: { version: 1 } },
          { returnDocument: 'after' },
        ).lean();
        if (!changed) throw conflict('busy', 'Someone changed this at the same moment. Please try again.');
        return changed;
      });
      note({ kind: life.kind, id: params.id, detail: action });
      return present(deps, user, record, review, user.firm.id);
    },
  }),
];
