import { withQuery } from './keys.ts';

/** List state in the address: page (from 1), search, sort and filters. */
interface ListPlace {
  page: number;
  q: string;
  sort: string;
  filters: Record<string, string>;
}

/** Parses the list state of an address; `prefix` distinguishes two lists on one page. */
export function placeOf(
  params: URLSearchParams,
  { filters = [], sort = '', prefix = '' }: { filters?: readonly string[]; sort?: string; prefix?: string },
): ListPlace {
  const page = Number(params.get(`${prefix}page`));
  return {
    page: Number.isInteger(page) && page > 1 ? page : 1,
    q: params.get(`${prefix}q`) ?? '',
    sort: params.get(`${prefix}sort`) ?? sort,
    filters: Object.fromEntries(filters.map((name) => [name, params.get(prefix + name) ?? ''])),
  };
}

/** The request for a page of a list. */
export const listCall = (path: string, { page, q, sort, filters }: ListPlace, pageSize: number): string =>
  withQuery(path, { page, page_size: pageSize, q, sort, ...filters });

/** The address after a change; any change except of the page returns to the first page. */
export function movedTo(
  before: URLSearchParams,
  change: Record<string, string | number | undefined>,
  prefix = '',
): URLSearchParams {
  const next = new URLSearchParams(before);
  if (!('page' in change)) next.delete(`${prefix}page`);
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '' || (name === 'page' && value === 1)) next.delete(prefix + name);
    else next.set(prefix + name, String(value));
  }
  return next;
}
