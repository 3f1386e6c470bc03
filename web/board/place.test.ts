import { expect, it } from 'vitest';
import { placeIn, searchWith } from './place.ts';

it('reads month, search, filter and grouping from the address', () => {
  expect(placeIn('?period=10-2026&q=asha&filter=state%3Alate%2Cduty%3AGSTR-3B&group=who')).toEqual({
    period: '10-2026',
    q: 'asha',
    filter: { state: ['late'], duty: ['GSTR-3B'] },
    group: 'who',
  });
  const nothing = { period: '', q: '', filter: {}, group: '' };
  expect(placeIn('')).toEqual(nothing);
  expect(placeIn('?filter=colour%3Ared&group=size')).toEqual(nothing);
});

it('changes what is named and leaves the rest of the address', () => {
  const filtered = searchWith('?period=10-2026&q=asha', { filter: { state: ['late'] } });
  expect(filtered).toBe('?period=10-2026&q=asha&filter=state%3Alate');
  expect(searchWith(filtered, { q: '', group: 'due' })).toBe('?period=10-2026&filter=state%3Alate&group=due');
  expect(searchWith(filtered, { filter: {} })).toBe('?period=10-2026&q=asha');
  // A choice taken back leaves an empty list of terms.
  expect(searchWith('?filter=state%3Alate', { filter: { state: [] } })).toBe('');
});

it('adds up changes that follow one another', () => {
  const typed = ['a', 'as', 'ash'].reduce((search, q) => searchWith(search, { q }), '?period=10-2026');
  expect(placeIn(searchWith(typed, { group: 'state' }))).toMatchObject({
    period: '10-2026',
    q: 'ash',
    group: 'state',
  });
});
