import { useCallback } from 'react';
import useSWR from 'swr';
import { useAddress } from './address.ts';
import { listCall, movedTo, placeOf } from './listAddress.ts';

/** A page of a server list with its navigation. */
export interface List<T> {
  rows: T[] | undefined;
  total: number;
  page: number;
  pageSize: number;
  q: string;
  sort: string;
  filters: Record<string, string>;
  error: unknown;
  loading: boolean;
  /** Refetching while the previous rows are shown. */
  refreshing: boolean;
  set: (change: Record<string, string | number | undefined>) => void;
  reload: () => Promise<unknown>;
  /** Optimistically changes the rows. */
  change: (rows: (rows: T[]) => T[], totalBy?: number) => void;
  /** Cache key of this page. */
  key: string;
}

interface Options {
  /** Name of the array in the response, for example `companies`. */
  field: string;
  /** Filter names read from the address and sent unchanged. */
  filters?: readonly string[];
  sort?: string;
  pageSize?: number;
  /** Prefix of the address parameters when a page has two lists. */
  prefix?: string;
  /** Query parameters always sent. */
  always?: Readonly<Record<string, string>>;
}

/**
 * A server-paged list whose page, search, sort and filters live in the address, so that Back, reload and
 * copied links show the same rows. No request while `path` is null.
 */
export function useList<T>(path: string | null, options: Options): List<T> {
  const [params, changeAddress] = useAddress();
  const { field, filters: names = [], pageSize = 50, prefix = '', always } = options;
  const place = placeOf(params, { filters: names, sort: options.sort, prefix });
  const { page, q, sort, filters } = place;
  const asked = always ? { ...place, filters: { ...filters, ...always } } : place;
  const key = path === null ? null : listCall(path, asked, pageSize);
  const { data, error, isLoading, isValidating, mutate } = useSWR<Record<string, unknown>>(key, {
    keepPreviousData: true,
  });

  const set = useCallback(
    (change: Record<string, string | number | undefined>) =>
      changeAddress((before) => movedTo(before, change, prefix), { replace: true }),
    [changeAddress, prefix],
  );

  return {
    rows: data?.[field] as T[] | undefined,
    total: Number(data?.['total'] ?? 0),
    page,
    pageSize,
    q,
    sort,
    filters,
    error,
    loading: isLoading && !data,
    refreshing: isValidating,
    set,
    reload: () => mutate(),
    change: (rows, totalBy = 0) =>
      void mutate(
        (before) =>
          before && {
            ...before,
            [field]: rows((before[field] as T[] | undefined) ?? []),
            total: Number(before['total'] ?? 0) + totalBy,
          },
        { revalidate: false },
      ),
    key: key ?? '',
  };
}
