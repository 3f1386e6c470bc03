import type { ReviewAction } from '../../shared/firm/review.ts';
import { mark } from '../i18n/mark.ts';

/** Response of the review call. */
export interface Review {
  state: 'draft' | 'in_review' | 'approved' | 'filed';
  /** Whether the firm requires approval before a return is marked as filed. */
  required: boolean;
  comments: {
    id: string;
    path: string;
    text: string;
    by: string;
    at: string;
    resolved_by: string | null;
    answers: { text: string; by: string; at: string }[];
  }[];
  changes: { field: string; before: unknown; after: unknown; by: string; at: string }[];
  may: ReviewAction[];
}

export const stateNames: Record<Review['state'], string> = {
  draft: mark('Not submitted for review'),
  in_review: mark('In review'),
  approved: mark('Approved'),
  filed: mark('Filed'),
};

/** Available steps in order, with their labels. */
export const stepNames = [
  ['submit', mark('Submit for review')],
  ['approve', mark('Approve')],
  ['reopen', mark('Send back')],
] as const;

/** Whether there is anything to show: a one-person firm without reviews has no use for it. */
export const isShown = (review: Review): boolean =>
  review.required ||
  review.state === 'in_review' ||
  review.state === 'approved' ||
  review.comments.length > 0;

/** A changed value as text: amounts grouped, none as a dash. */
export const valueText = (value: unknown): string =>
  value === null || value === undefined || value === ''
    ? '—'
    : typeof value === 'number'
      ? value.toLocaleString('en-IN')
      : String(value);
