import { describe, expect, it } from 'vitest';
import { hand, isHanded, takeHanded } from '../data/handed.ts';
import { apiError } from '../data/http.ts';
import { placeIn, yearAfter } from './forward.ts';

describe('files that another page reads', () => {
  it('knows the page from the refusal, and no other', () => {
    const refused = (place: unknown) =>
      placeIn(apiError(422, { message: '', error: { id: 'other_kind' }, place }));
    expect([refused('papers'), refused('itr'), refused('prefill')]).toEqual(['papers', 'itr', 'prefill']);
    expect([refused('gstr1'), refused(undefined), placeIn(new Error('x'))]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('finds the assessment year of a paper’s financial year', () => {
    expect(['2024-25', '2098-99', '2024', ''].map(yearAfter)).toEqual([
      '2025-26',
      '2099-00',
      undefined,
      undefined,
    ]);
  });

  it('hands a file to the return of its client, once', () => {
    const file = new File(['{}'], 'itr.json');
    hand('c1', file);
    expect([isHanded('c2'), isHanded('c1'), takeHanded('c2')]).toEqual([false, true, undefined]);
    expect([takeHanded('c1'), takeHanded('c1'), isHanded('c1')]).toEqual([file, undefined, false]);
  });
});
