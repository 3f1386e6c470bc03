import { useState } from 'react';
import type { DriveItem } from '../../shared/drive/calls.ts';
import { type ActionId, actionsFor, type Place } from './actions.ts';
import type { Tickets } from './data/calls.ts';
import { downloadItems, purgeItems, restoreItems, takeItems, trashItems } from './data/operations.ts';
import { setDrivePrefs } from './data/prefs.ts';
import type { ItemPage } from './data/readRest.ts';
import type { Listing } from './data/useListing.ts';
import type { Opened } from './Overlays.tsx';

/** Whether details fit beside the list; else they open as a dialog. */
const wide = () => window.matchMedia('(min-width: 64rem)').matches;

interface Settings {
  place: Place;
  listing: Pick<Listing<ItemPage>, 'reload' | 'without'>;
  tickets: Tickets;
  chosen: readonly DriveItem[];
  onFolder: (id: string) => void;
}

/** Actions of the selection, with the dialog or preview they open. */
export function useItemActs({ place, listing, tickets, chosen, onFolder }: Settings) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const { reload } = listing;
  const ids = new Set(chosen.map((item) => item.id));

  const open = (item: DriveItem) => {
    if (place === 'trash') return;
    if (item.type === 'folder') onFolder(item.id);
    else setOpened({ kind: 'preview', item });
  };
  const run = async (id: ActionId) => {
    const first = chosen[0];
    if (!first) return;
    switch (id) {
      case 'open':
        return open(first);
      case 'download':
        return downloadItems(chosen, tickets);
      case 'copy':
        return takeItems('copy', chosen);
      case 'cut':
        return takeItems('move', chosen);
      case 'delete':
        return trashItems(chosen, reload, listing.without(ids));
      case 'restore':
        listing.without(ids);
        return restoreItems(chosen, reload);
      case 'purge':
        return purgeItems(chosen, reload);
      case 'attach':
        return setOpened({ kind: 'attach', items: chosen });
      case 'details':
        if (wide()) return setDrivePrefs({ details: true });
        return setOpened({ kind: 'details' });
      default:
        return setOpened({ kind: id, item: first });
    }
  };
  const may = (id: ActionId) => actionsFor(place, chosen).some((action) => action.id === id);
  return { opened, setOpened, open, may, run: (id: ActionId) => void run(id) };
}
