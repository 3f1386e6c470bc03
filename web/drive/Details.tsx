import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import useSWR from 'swr';
import type { DriveItem, ItemReply } from '../../shared/drive/calls.ts';
import { bytes, dayTime } from '../i18n/format.ts';
import { formatCount, t, tn } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { useEnter } from '../ui/base/enter.ts';
import { Note, Row, Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { drivePaths } from './data/calls.ts';
import { kindLabel } from './list/columns.tsx';
import { KindIcon } from './list/ItemRow.tsx';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    rowGap: '2.5',
    '& dt': { fontSize: 'xs', color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});
const Pane = chakra('aside', {
  base: {
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    p: '4',
    position: { lg: 'sticky' },
    top: '72px',
    alignSelf: 'start',
    minWidth: '0',
    maxHeight: { lg: 'calc(100dvh - 88px)' },
    overflowY: 'auto',
  },
});

const sharesWords = (count: number) =>
  count === 0 ? t('Not shared') : tn(count, '{count} link or share', '{count} links or shares');

/** Facts of one item. */
function ItemFacts({ item }: { item: DriveItem }) {
  const { data, error, mutate } = useSWR<ItemReply>(drivePaths.item(item.id));
  const way = (data?.breadcrumbs ?? []).map((c) => (c.id === '' ? t('My Drive') : c.name)).join(' / ');
  const lines: [string, string | undefined][] = [
    [t('Type'), kindLabel(item)],
    [
      t('Size'),
      item.type === 'file'
        ? `${bytes(item.size)} (${tn(item.size, '{count} byte', '{count} bytes')})`
        : data &&
          `${bytes(data.inside.size)} · ${tn(data.inside.files, '{count} file', '{count} files')} · ${tn(data.inside.folders, '{count} folder', '{count} folders')}`,
    ],
    [t('Place'), way],
    [t('Client and year'), [item.entity_name, item.assessment_year].filter(Boolean).join(' · ')],
    [t('Owner'), item.permission === 'own' ? t('You') : item.owner_name],
    [t('Modified'), dayTime(item.modified)],
    [t('Created'), dayTime(item.created_at)],
    [
      t('Sharing'),
      item.permission === 'own'
        ? data && sharesWords(data.shares.filter((s) => s.state === 'active').length)
        : undefined,
    ],
    [t('Checksum (SHA-256)'), item.sha256],
  ];
  return (
    <>
      {error && <LoadError error={error} onRetry={() => void mutate()} />}
      <Facts>
        {lines.map(
          ([label, text]) =>
            text && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={label === t('Checksum (SHA-256)') ? 'num' : undefined}>{text}</dd>
              </div>
            ),
        )}
      </Facts>
    </>
  );
}

/** Facts of an item as a dialog, where there is no room beside the list. */
export function DetailsDialog({ item, onClose }: { item: DriveItem; onClose: () => void }) {
  return (
    <Dialog
      open
      title={item.name}
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('Done')}
        </Button>
      }
    >
      <ItemFacts item={item} />
    </Dialog>
  );
}

/** Facts of the selection, beside the list. */
export function Details({ items, onClose }: { items: readonly DriveItem[]; onClose: () => void }) {
  const [item] = items;
  const pane = useRef<HTMLElement>(null);
  useEnter(pane, 'right', true);
  return (
    <Pane ref={pane} aria-label={t('Details')}>
      <Stack gap="3">
        <Row flexWrap="nowrap">
          {item && items.length === 1 && <KindIcon item={item} size={28} />}
          <chakra.h2 flex="1" fontSize="md" overflowWrap="anywhere" minWidth="0">
            {!item
              ? t('Details')
              : items.length === 1
                ? item.name
                : t('{count} items', { count: formatCount(items.length) })}
          </chakra.h2>
          <IconButton icon="close" label={t('Close the details')} onClick={onClose} />
        </Row>
        {!item ? (
          <Note>{t('Choose a file or folder to see its details.')}</Note>
        ) : items.length === 1 ? (
          <ItemFacts item={item} />
        ) : (
          <Note className="num">
            {t('Total size of files: {size}', { size: bytes(items.reduce((sum, i) => sum + i.size, 0)) })}
          </Note>
        )}
      </Stack>
    </Pane>
  );
}
