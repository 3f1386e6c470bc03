import { withQuery } from './keys.ts';

/** What an address says of a list: page (from 1), search, sort and filters. */
interface ListPlace {
  page: number;
  q: string;
  sort: string;
  filters: Record<string, string>;
}

/** Reads the place of a list out of an address; `prefix` tells two lists of one page apart. */
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

/** The call that reads a page of a list. */
export const listCall = (path: string, { page, q, sort, filters }: ListPlace, pageSize: number): string =>
  withQuery(path, { page, page_size: pageSize, q, sort, ...filters });

/** The address after a change: any change but of the page leads back to the first one. */
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
