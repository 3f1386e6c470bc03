import { type DriveItem, driveLimits } from '../../../shared/drive/calls.ts';

/** Response of every list of items. */
export interface ItemPage {
  items: DriveItem[];
  total: number;
}

/** Source of a list: its cache key, and how one page is read. */
export interface Source<P extends ItemPage> {
  key: string;
  page: (number: number) => Promise<P>;
}

const AT_ONCE = 3;

/** The latest read of each list; an older one stops. */
const newest = new Map<string, symbol>();

/** The pages after the first, some at once, in order. Stops with the pages it has when the list is read again meanwhile. */
export async function readRest<P extends ItemPage>(source: Source<P>): Promise<P['items']> {
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
