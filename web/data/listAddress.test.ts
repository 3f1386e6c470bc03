import { expect, it } from 'vitest';
import { listCall, movedTo, placeOf } from './listAddress.ts';

const at = (query: string, options = {}) => placeOf(new URLSearchParams(query), options);

it('asks the server for the page, search, sort and filters of the address', () => {
  const place = at('page=3&q=rao&sort=-name&status=HUF&other=x', { filters: ['status', 'year'] });
  expect(listCall('/api/companies/list', place, 50)).toBe(
    '/api/companies/list?page=3&page_size=50&q=rao&sort=-name&status=HUF',
  );
});

it('begins at the first page in the list’s own order, whatever stands in the address', () => {
  for (const page of ['', '0', '-2', '1.5', 'x'])
    expect(at(`page=${page}`, { sort: 'name' })).toEqual({ page: 1, q: '', sort: 'name', filters: {} });
});

it('goes to a page, and back to the first one with any other change', () => {
  const here = new URLSearchParams('b_page=4&b_q=rao&page=2');
  expect(String(movedTo(here, { page: 5 }, 'b_'))).toBe('b_page=5&b_q=rao&page=2');
  expect(String(movedTo(here, { page: 1 }, 'b_'))).toBe('b_q=rao&page=2');
  expect(String(movedTo(here, { q: 'das' }, 'b_'))).toBe('b_q=das&page=2');
  expect(String(movedTo(here, { q: '' }, 'b_'))).toBe('page=2');
});
