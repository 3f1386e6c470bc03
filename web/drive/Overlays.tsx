import { lazy, Suspense } from 'react';
import type { DriveItem } from '../../shared/drive/calls.ts';
import { retry } from '../data/lazy.ts';
import { AttachDialog } from './AttachDialog.tsx';
import { DetailsDialog } from './Details.tsx';
import type { Tickets } from './data/calls.ts';
import { RenameDialog } from './NameDialog.tsx';

const ShareDialog = lazy(() =>
  retry(() => import('./sharing/ShareDialog.tsx')).then((m) => ({ default: m.ShareDialog })),
);
const PreviewDialog = lazy(() =>
  retry(() => import('./PreviewDialog.tsx')).then((m) => ({ default: m.PreviewDialog })),
);

/** The open dialog. */
export type Opened =
  | { kind: 'preview' | 'rename' | 'share'; item: DriveItem }
  | { kind: 'attach'; items: readonly DriveItem[] }
  | { kind: 'details' };

interface Props {
  opened: Opened | null;
  onOpened: (opened: Opened | null) => void;
  items: readonly DriveItem[];
  chosen: readonly DriveItem[];
  tickets: Tickets;
  reload: () => Promise<unknown>;
}

/** The dialogs of a list of items. */
export function Overlays({ opened, onOpened, items, chosen, tickets, reload }: Props) {
  if (!opened) return null;
  const close = () => onOpened(null);
  const done = () => {
    onOpened(null);
    void reload();
  };
  if (opened.kind === 'rename') return <RenameDialog item={opened.item} onClose={close} onDone={done} />;
  if (opened.kind === 'attach') return <AttachDialog items={opened.items} onClose={close} onDone={done} />;
  if (opened.kind === 'details') return chosen[0] ? <DetailsDialog item={chosen[0]} onClose={close} /> : null;
  if (opened.kind === 'share')
    return (
      <Suspense>
        <ShareDialog item={opened.item} onClose={close} onChange={() => void reload()} />
      </Suspense>
    );
  const files = items.filter((item) => item.type === 'file');
  const at = files.findIndex((file) => file.id === opened.item.id);
  const step = (by: number) => {
    const next = at < 0 ? undefined : files[at + by];
    return next && (() => onOpened({ kind: 'preview', item: next }));
  };
  return (
    <Suspense>
      <PreviewDialog
        item={opened.item}
        tickets={tickets}
        onClose={close}
        onPrevious={step(-1)}
        onNext={step(1)}
      />
    </Suspense>
  );
}
