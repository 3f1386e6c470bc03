import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useAddress } from '../../data/address.ts';

export const driveTabs = ['files', 'shared', 'trash'] as const;
export type DriveTab = (typeof driveTabs)[number];

/** Drive state in the address, so that Back and copied links work. */
interface DriveAddress {
  tab: DriveTab;
  folder: string;
  q: string;
  sort: string;
  entity: string;
  year: string;
  /** Opens a tab or folder (adds a history entry) and clears the search. */
  go: (to: { tab?: DriveTab; folder?: string }) => void;
  /** Changes search, sort or filters without a history entry. */
  set: (change: Partial<Record<'q' | 'sort' | 'entity' | 'year', string>>) => void;
}

export function useDriveAddress(): DriveAddress {
  const [, setParams] = useSearchParams();
  const [params, changeAddress] = useAddress();
  const named = params.get('tab');
  const tab = driveTabs.find((name) => name === named) ?? 'files';
  const set = useCallback(
    (change: Record<string, string | undefined>) =>
      changeAddress(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(change))
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace: true },
      ),
    [changeAddress],
  );
  return {
    tab,
    folder: params.get('folder') ?? '',
    q: params.get('q') ?? '',
    sort: params.get('sort') ?? '',
    entity: params.get('entity') ?? '',
    year: params.get('year') ?? '',
    go: (to) => {
      const next = new URLSearchParams();
      const nextTab = to.tab ?? tab;
      if (nextTab !== 'files') next.set('tab', nextTab);
      if (to.folder) next.set('folder', to.folder);
      const sort = params.get('sort');
      if (sort && nextTab === tab) next.set('sort', sort);
      setParams(next);
    },
    set,
  };
}
