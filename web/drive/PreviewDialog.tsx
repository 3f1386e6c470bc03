import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { DriveItem, PreviewKind } from '../../shared/drive/calls.ts';
import { errorText } from '../data/errors.ts';
import { bytes } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { Note, Row } from '../ui/base/layout.tsx';
import { Spinner } from '../ui/base/Spinner.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { Table } from '../ui/lists/DataTable.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import type { Tickets } from './data/calls.ts';
import { downloadItems } from './data/operations.ts';
import {
  columnLetter,
  cutNote,
  fetchPreview,
  largestPreview,
  prettyJson,
  tableLimits,
  tableRows,
  textOf,
} from './data/preview.ts';
import { KindIcon } from './list/ItemRow.tsx';

const Stage = chakra('div', {
  base: {
    height: 'min(70dvh, 52rem)',
    display: 'flex',
    flexDirection: 'column',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'md',
    overflow: 'auto',
    bg: 'bg.subtle',
    '& iframe': { width: 'full', height: 'full', border: '0', display: 'block' },
    '& img': { m: 'auto', maxWidth: 'full', maxHeight: 'full', objectFit: 'contain' },
    '& pre': {
      fontFamily: 'mono',
      fontSize: 'sm',
      p: '4',
      whiteSpace: 'pre-wrap',
      overflowWrap: 'anywhere',
      bg: 'bg.surface',
      minHeight: 'full',
    },
    '& th': { position: 'sticky', top: '0', bg: 'bg.surface' },
    '& td': { whiteSpace: 'nowrap' },
  },
});
const Middle = chakra('div', {
  base: {
    m: 'auto',
    p: '6',
    textAlign: 'center',
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    alignItems: 'center',
  },
});

type Shown =
  | { kind: 'picture' | 'document'; url: string }
  | { kind: 'text'; text: string; cut: boolean }
  | { kind: 'table'; rows: string[][]; cut: boolean };

/** Prepares a file for preview; object URLs of pictures and PDFs must be revoked. */
async function prepare(url: string, kind: PreviewKind, signal: AbortSignal): Promise<Shown> {
  const { blob, cut } = await fetchPreview(url, kind, signal);
  if (kind === 'image') return { kind: 'picture', url: URL.createObjectURL(blob) };
  if (kind === 'pdf') return { kind: 'document', url: URL.createObjectURL(blob) };
  const text = await textOf(blob);
  if (kind === 'csv') {
    const rows = await tableRows(text);
    return {
      kind: 'table',
      rows: rows.slice(0, tableLimits.rows),
      cut: cut || rows.length > tableLimits.rows,
    };
  }
  return { kind: 'text', text: kind === 'json' && !cut ? prettyJson(text) : text, cut };
}

function usePreview(item: DriveItem, tickets: Tickets) {
  const [shown, setShown] = useState<Shown | null>(null);
  const [error, setError] = useState('');
  const tooLarge = item.size > largestPreview && (item.preview === 'pdf' || item.preview === 'image');
  const none = item.preview === 'none' || tooLarge;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one fetch for each content
  useEffect(() => {
    setShown(null);
    setError('');
    if (none) return;
    const control = new AbortController();
    let made: Shown | undefined;
    tickets([item.id], 'preview')
      .then((ticket) => prepare(ticket.url, item.preview, control.signal))
      .then((ready) => {
        made = ready;
        if (control.signal.aborted) release(made);
        else setShown(ready);
      })
      .catch((failure: unknown) => {
        if (control.signal.aborted) return;
        setError(errorText(failure, t('The preview could not be loaded.')));
      });
    return () => {
      control.abort();
      release(made);
    };
  }, [item.id, item.sha256, none]);
  return { shown, error, none, tooLarge };
}

function release(shown: Shown | undefined): void {
  if (shown && 'url' in shown) URL.revokeObjectURL(shown.url);
}

interface Props {
  item: DriveItem;
  tickets: Tickets;
  onClose: () => void;
  /** Opens the previous or next file; absent at either end. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** Preview of a file: PDF, picture, text, table, JSON. Arrow keys open its neighbours. */
export function PreviewDialog({ item, tickets, onClose, onPrevious, onNext }: Props) {
  const { shown, error, none, tooLarge } = usePreview(item, tickets);
  return (
    <Dialog
      open
      title={item.name}
      width={64}
      onClose={onClose}
      actions={
        <Row flex="1" gap="2">
          <IconButton icon="left" label={t('Previous file')} disabled={!onPrevious} onClick={onPrevious} />
          <IconButton icon="right" label={t('Next file')} disabled={!onNext} onClick={onNext} />
          <Note flex="1" className="num">
            {bytes(item.size)}
          </Note>
          <Button icon="download" look="primary" onClick={() => void downloadItems([item], tickets)}>
            {t('Download')}
          </Button>
        </Row>
      }
    >
      <Stage
        tabIndex={0}
        data-autofocus=""
        role="group"
        aria-label={t('Preview')}
        onKeyDown={(e) => {
          if (e.key === 'ArrowLeft') onPrevious?.();
          if (e.key === 'ArrowRight') onNext?.();
        }}
      >
        {none ? (
          <Middle>
            <KindIcon item={item} size={64} />
            <p>
              {tooLarge
                ? t('This file is too large to be shown here.')
                : t('There is no preview for this type of file.')}
            </p>
          </Middle>
        ) : error ? (
          <Middle>
            <Banner tone="error" title={error} />
          </Middle>
        ) : !shown ? (
          <Middle role="status">
            <Spinner />
            {t('Loading...')}
          </Middle>
        ) : (
          <Content shown={shown} name={item.name} />
        )}
      </Stage>
      {shown && 'cut' in shown && shown.cut && <Note mt="2">{cutNote()}</Note>}
    </Dialog>
  );
}

function Content({ shown, name }: { shown: Shown; name: string }) {
  switch (shown.kind) {
    case 'document':
      return <iframe src={shown.url} title={name} />;
    case 'picture':
      return <img src={shown.url} alt={name} />;
    case 'text':
      return <pre>{shown.text}</pre>;
    default:
      return (
        <Table>
          <thead>
            <tr>
              {(shown.rows[0] ?? []).map((text, i) => (
                <th key={columnLetter(i)} scope="col">
                  {text || columnLetter(i)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.rows.slice(1).map((row, r) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name
              <tr key={r}>
                {row.map((text, i) => (
                  <td key={columnLetter(i)}>{text}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      );
  }
}
