import { useMemo } from 'react';
import useSWR from 'swr';
import { type DriveItem, driveLimits } from '../../../shared/drive/calls.ts';

/** What every list of items answers. */
export interface ItemPage {
  items: DriveItem[];
  total: number;
}

/** Where a list comes from: what names it in the cache, and how one page is read. */
interface Source<P extends ItemPage> {
  key: string;
  page: (number: number) => Promise<P>;
}

/** A whole folder: the first page at once, the rest as it comes, so that choosing and typing reach everything. */
export interface Listing<P extends ItemPage> {
  items: P['items'];
  /** The first page with what stands around the items. */
  first: P | undefined;
  total: number;
  error: unknown;
  loading: boolean;
  /** Further pages are on their way. */
  more: boolean;
  reload: () => Promise<void>;
  /** Takes items away at once, before the server answers; what it returns puts them back. */
  without: (ids: ReadonlySet<string>) => () => void;
}

const AT_ONCE = 3;

/** The newest reading of each list: an older one stops where it is. */
const newest = new Map<string, symbol>();

async function readRest<P extends ItemPage>(source: Source<P>): Promise<P['items']> {
  const own = Symbol(source.key);
  newest.set(source.key, own);
  const second = await source.page(2);
  const last = Math.ceil(second.total / driveLimits.pageSize);
  const pages: P['items'][] = [second.items];
  let next = 3;
  const reader = async () => {
    while (next <= last && newest.get(source.key) === own) {
      const number = next++;
      pages[number] = (await source.page(number)).items;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, reader));
  return pages.flat();
}

/** Reads a list of items; `null` waits. */
export function useListing<P extends ItemPage>(source: Source<P> | null): Listing<P> {
  // Another list may have changed this one a moment ago: it is read whenever it comes on the screen.
  const fresh = { dedupingInterval: 0 };
  const first = useSWR<P>(source && ['items', source.key], () => source!.page(1), {
    keepPreviousData: true,
    ...fresh,
  });
  const total = first.data?.total ?? 0;
  // Named without the total: what is shown stays while it is read again.
  const rest = useSWR<P['items']>(
    source && total > driveLimits.pageSize ? ['more-items', source.key] : null,
    () => readRest(source!),
    fresh,
  );
  const items = useMemo(() => {
    const all: P['items'] = [...(first.data?.items ?? []), ...(rest.data ?? [])];
    // Something added meanwhile moves items from one page to the next.
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
