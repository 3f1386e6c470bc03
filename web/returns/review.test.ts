import { describe, expect, it } from 'vitest';
import { isShown, type Review, valueText } from './review.ts';

const review = (more: Partial<Review> = {}): Review => ({
  state: 'draft',
  required: false,
  comments: [],
  changes: [],
  may: [],
  ...more,
});

describe('the review of a return', () => {
  it('stays out of the way of a firm of one, until somebody reviews', () => {
    expect(isShown(review())).toBe(false);
    expect(isShown(review({ required: true }))).toBe(true);
    expect(isShown(review({ state: 'approved' }))).toBe(true);
    expect(isShown(review({ state: 'filed' }))).toBe(false);
    const comment = { id: 'a', path: '', text: 'Why?', by: 'Asha', at: '', resolved_by: null, answers: [] };
    expect(isShown(review({ comments: [comment] }))).toBe(true);
  });

  it('says values as they are read: amounts grouped, nothing as a dash', () => {
    expect(['x', 1234567, null, 0].map(valueText)).toEqual(['x', '12,34,567', '—', '0']);
  });
});
