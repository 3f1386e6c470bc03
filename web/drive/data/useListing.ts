import { useMemo } from 'react';
import useSWR from 'swr';
import { driveLimits } from '../../../shared/drive/calls.ts';
import { type ItemPage, readRest, type Source } from './readRest.ts';

/**
 * A full folder: the first page immediately, the rest as it loads, so that selection and type-ahead cover
 * everything.
 */
export interface Listing<P extends ItemPage> {
  items: P['items'];
  /** The first page with its folder data. */
  first: P | undefined;
  total: number;
  error: unknown;
  loading: boolean;
  /** More pages are loading. */
  more: boolean;
  reload: () => Promise<void>;
  /** Removes items optimistically; the returned function restores them. */
  without: (ids: ReadonlySet<string>) => () => void;
}

/** Reads a list of items; no request while `null`. */
export function useListing<P extends ItemPage>(source: Source<P> | null): Listing<P> {
  // Another list may have changed this one: it is read each time it is shown.
  const fresh = { dedupingInterval: 0 };
  const first = useSWR<P>(source && ['items', source.key], () => source!.page(1), {
    keepPreviousData: true,
    ...fresh,
  });
  const total = first.data?.total ?? 0;
  // Keyed without the total, so that rows stay visible while reloading.
  const rest = useSWR<P['items']>(
    source && total > driveLimits.pageSize ? ['more-items', source.key] : null,
    () => readRest(source!),
    fresh,
  );
  const items = useMemo(() => {
    const all: P['items'] = [...(first.data?.items ?? []), ...(rest.data ?? [])];
    // Items added meanwhile move others to the next page.
    const seen = new Set<string>();
    return all.filter((item) => !seen.has(item.id) && seen.add(item.id));
  }, [first.data, rest.data]);
  return {
    items,
    first: first.data,
    total,
    error: first.error ?? rest.error,
    loading: first.isLoading && !first.data,
    more: rest.isLoading,
    reload: async () => {
      await Promise.all([first.mutate(), rest.data ? rest.mutate() : undefined]);
    },
    without: (ids) => {
      const [page, list] = [first.data, rest.data];
      const keep = (some: P['items']) => some.filter((item) => !ids.has(item.id));
      const show = (nextPage: P | undefined, nextList: P['items'] | undefined) => {
        void first.mutate(nextPage, { revalidate: false });
        if (nextList) void rest.mutate(nextList, { revalidate: false });
      };
      show(page && { ...page, items: keep(page.items) }, list && keep(list));
      return () => show(page, list);
    },
  };
}
