import mongoose from 'mongoose';
import { changesBetween, type FigureChange, type ReviewAction } from '../../shared/firm/review.ts';
import type { SignedIn } from '../base/call.ts';
import type { Deps } from '../base/deps.ts';
import { conflict } from '../base/errors.ts';
import { op, recordSchema, type StoredRecord } from '../base/records.ts';
import { Firm } from '../membership/model.ts';
import { countMembers, needsReview } from '../membership/place.ts';

type Id = mongoose.Types.ObjectId;
const ref = mongoose.Schema.Types.ObjectId;

/** A comment on a field or on the return, with its answers. */
export interface Comment {
  id: string;
  path: string;
  text: string;
  by: string;
  at: string;
  answers: { text: string; by: string; at: string }[];
  resolved_by: string;
  resolved_at: string;
}

/** A figure changed after submission or approval. */
interface Changed extends FigureChange {
  by: string;
  at: string;
}

/** The review of a return. Comments and changes are encrypted: they contain figures. */
export interface ReviewDoc extends StoredRecord {
  record_id: Id;
  entity_id: Id;
  state: 'draft' | 'in_review' | 'approved';
  comments_sealed: string;
  changes_sealed: string;
  history: { action: ReviewAction | 'changed'; by: Id; at: Date }[];
}

const schema = recordSchema<ReviewDoc>(
  {
    record_id: { type: ref, required: true },
    entity_id: { type: ref, required: true },
    state: { type: String, enum: ['draft', 'in_review', 'approved'], required: true },
    comments_sealed: { type: String, default: '' },
    changes_sealed: { type: String, default: '' },
    history: {
      type: [new mongoose.Schema({ action: String, by: ref, at: Date }, { _id: false })],
      default: [],
    },
  },
  'return_reviews',
);
schema.index({ record_id: 1 }, { unique: true });
schema.index({ entity_id: 1 });
export const Review = mongoose.model<ReviewDoc>('ReturnReview', schema);

/** Most events and changes kept per review; the oldest are dropped first. */
export const mostKept = 1000;

export const commentsOf = (deps: Deps, review: Pick<ReviewDoc, 'comments_sealed'> | null): Comment[] =>
  review?.comments_sealed ? deps.vault.open<Comment[]>(review.comments_sealed) : [];
export const changesOf = (deps: Deps, review: Pick<ReviewDoc, 'changes_sealed'> | null): Changed[] =>
  review?.changes_sealed ? deps.vault.open<Changed[]>(review.changes_sealed) : [];

/** Removes reviews of permanently deleted returns. */
export const dropReviews = (records: readonly Id[]) =>
  Review.deleteMany({ record_id: op({ $in: [...records] }) });

/** Whether a firm's returns need approval before they are marked as filed. */
export async function isReviewed(firmId: Id): Promise<boolean> {
  const firm = await Firm.findById(firmId, { review_required: 1 }).lean();
  return needsReview(firm, await countMembers(firmId));
}

/** 409 while a return of a firm with reviews is not approved. */
export async function refuseUnapproved(firmId: Id, state: string | undefined): Promise<void> {
  if (state !== 'approved' && (await isReviewed(firmId)))
    throw conflict('not_approved', 'This return must be approved before it is marked as filed.');
}

/** A return under review about to change, with its current figures. */
export interface Watched {
  review: ReviewDoc;
  before: unknown;
  files: boolean;
}

/**
 * Compares figures after a change with the reviewed ones; call in the transaction of the change. Different
 * figures reopen the review and are listed in it; when marking as filed, they must equal the approved ones.
 */
export async function noteChanges(
  deps: Deps,
  user: SignedIn,
  watched: Watched,
  after: unknown,
): Promise<void> {
  const { review, before, files } = watched;
  const changes = changesBetween(before, after);
  if (changes.length === 0) return;
  if (files)
    throw conflict(
      'changed_after_approval',
      'Figures changed since the approval. Save them as a draft and have it approved again.',
    );
  const now = deps.now();
  const mine = changes.map((change) => ({ ...change, by: user.id, at: now.toISOString() }));
  await Review.updateOne(
    { _id: review._id },
    {
      $set: {
        state: 'in_review',
        changes_sealed: deps.vault.seal([...changesOf(deps, review), ...mine].slice(-mostKept)),
      },
      $push: {
        history: {
          $each: [{ action: 'changed' as const, by: new mongoose.Types.ObjectId(user.id), at: now }],
          $slice: -mostKept,
        },
      },
      $inc: { version: 1 },
    },
  );
}
