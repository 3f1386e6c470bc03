import { chakra } from '@chakra-ui/react';
import { t } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { Row } from '../ui/base/layout.tsx';
import { Menu, type MenuItem } from '../ui/dialogs/Menu.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import type { Usage } from './data/calls.ts';
import { type DriveClipboard, hold } from './data/clipboard.ts';
import { namesOf } from './data/operations.ts';

/** The copied or cut items, with the Paste button. */
export function HeldBar({ held, onPaste }: { held: DriveClipboard; onPaste: (() => void) | undefined }) {
  const name = namesOf(held.items);
  return (
    <Row mb="1" gap="2" flexWrap="nowrap" data-no-print>
      <Button icon="paste" look="primary" disabled={!onPaste} onClick={onPaste}>
        {t('Paste')}
      </Button>
      <chakra.span
        color="fg.muted"
        fontSize="sm"
        minWidth="0"
        overflow="hidden"
        textOverflow="ellipsis"
        whiteSpace="nowrap"
      >
        {held.mode === 'copy' ? t('Copying {name}', { name }) : t('Moving {name}', { name })}
      </chakra.span>
      <IconButton icon="close" label={t('Cancel paste')} onClick={() => hold(null)} />
    </Row>
  );
}

/** New folder and the upload menu. */
export function AddButtons({
  disabled,
  onNewFolder,
  adding,
}: {
  disabled: boolean;
  onNewFolder: () => void;
  adding: readonly MenuItem[];
}) {
  return (
    <>
      <chakra.span hideBelow="md">
        <Button icon="plus" disabled={disabled} onClick={onNewFolder}>
          {t('New folder')}
        </Button>
      </chakra.span>
      <Menu
        label={t('Upload')}
        items={[
          { kind: 'action', label: t('New folder'), icon: 'plus', run: onNewFolder },
          { kind: 'line' },
          ...adding,
        ]}
        trigger={(props) => (
          <Button
            look="primary"
            icon="upload"
            disabled={disabled}
            aria-label={t('Upload or new folder')}
            {...props}
          >
            <chakra.span hideBelow="md">{t('Upload')}</chakra.span>
          </Button>
        )}
      />
    </>
  );
}

/** No search results. */
export const NothingFound = ({ onClear }: { onClear: () => void }) => (
  <EmptyState
    icon="search"
    title={t('No matches for this search.')}
    actions={<Button onClick={onClear}>{t('Clear search and filters')}</Button>}
  />
);

/** An empty folder, with how to add files if allowed. */
export function EmptyFolder({
  mayPut,
  usage,
  onUpload,
}: {
  mayPut: boolean;
  usage: Usage | undefined;
  onUpload: () => void;
}) {
  return (
    <EmptyState
      icon="folder"
      title={t('This folder is empty')}
      actions={
        mayPut && (
          <Button look="primary" icon="upload" onClick={onUpload}>
            {t('Upload files')}
          </Button>
        )
      }
    >
      {mayPut && (
        <>
          <p>{t('Drop files or folders here, or paste them.')}</p>
          {usage && (
            <p>
              {t('Maximum file size for your {plan} plan is {label} per upload.', {
                plan: t(usage.plan),
                label: usage.maxFileLabel,
              })}
            </p>
          )}
        </>
      )}
    </EmptyState>
  );
}
