import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { formatCount, t, tn } from '../../i18n/t.ts';
import { Button, IconButton } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { Note, Row } from '../../ui/base/layout.tsx';
import { ProgressBar } from '../../ui/base/ProgressBar.tsx';
import { confirm } from '../../ui/dialogs/confirm.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { AndMore } from '../../ui/lists/AndMore.tsx';
import { giveFiles } from './add.ts';
import { cancelUpload, retryUpload } from './engine.ts';
import { allEnded, inOrder, paceOf, progressOf, titleOf } from './progressText.ts';
import { forgetUploads, isOpen, type Upload, useUploads } from './store.ts';
import { totalsOf } from './totals.ts';

const Sheet = chakra('section', {
  base: {
    position: 'fixed',
    right: { base: '12px', md: '24px' },
    bottom: '12px',
    width: 'min(26rem, calc(100vw - 24px))',
    maxHeight: 'min(26rem, 60dvh)',
    display: 'flex',
    flexDirection: 'column',
    bg: 'bg.raised',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'float',
    zIndex: 'banner',
  },
});
const List = chakra('ul', {
  base: {
    overflowY: 'auto',
    '& li': { px: '4', py: '2.5', borderTop: '1px solid', borderColor: 'border' },
  },
});

/** Most rows shown: a folder of thousands is counted, not listed. */
const ROWS = 60;

function Line({ upload: u, onChoose }: { upload: Upload; onChoose: () => void }) {
  const bad = u.state === 'failed' || u.state === 'needs-file';
  return (
    <li data-upload={u.state}>
      <Row flexWrap="nowrap" gap="2">
        <chakra.span
          flex="1"
          minWidth="0"
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
          title={[u.folder, u.name].filter(Boolean).join('/')}
        >
          {u.name}
        </chakra.span>
        {u.state === 'done' && (
          <chakra.span color="success">
            <Icon name="check" />
          </chakra.span>
        )}
        {u.state === 'failed' && (
          <Button size="sm" icon="refresh" onClick={() => retryUpload(u.id)}>
            {t('Retry')}
          </Button>
        )}
        {u.state === 'needs-file' && (
          <Button size="sm" icon="upload" onClick={onChoose}>
            {t('Choose file')}
          </Button>
        )}
        {u.state !== 'done' && u.state !== 'skipped' && (
          <IconButton
            icon="close"
            label={t('Cancel the upload of {name}', { name: u.name })}
            onClick={() => void cancelUpload(u.id)}
          />
        )}
      </Row>
      {(u.state === 'sending' || u.state === 'paused') && (
        <chakra.div my="1">
          <ProgressBar
            label={t('Uploading {name}', { name: u.name })}
            value={u.size > 0 ? u.sent / u.size : 0}
            tone={u.state === 'paused' ? 'warning' : 'normal'}
          />
        </chakra.div>
      )}
      <Note className="num" color={bad ? 'danger' : 'fg.muted'}>
        {progressOf(u)}
      </Note>
    </li>
  );
}

/** Uploads of this page: progress, speed, time left; cancel, retry, choose the file again. */
export function UploadPanel() {
  const uploads = useUploads();
  const [folded, setFolded] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const choosing = useRef<string | undefined>(undefined);
  const before = useRef(0);
  const totals = totalsOf(uploads);
  const { open, done } = totals;

  // Announced once, when the last upload ends.
  useEffect(() => {
    if (allEnded(before.current, { open, done }))
      showToast({
        tone: 'success',
        text: t('{n} file(s) uploaded successfully!', { n: formatCount(done) }),
      });
    before.current = open;
  }, [open, done]);

  if (uploads.length === 0) return null;
  const sorted = inOrder(uploads);
  const close = async () => {
    const unfinished = uploads.filter((u) => isOpen(u)).length;
    if (unfinished > 0) {
      const sure = await confirm({
        title: tn(unfinished, 'Cancel {count} upload?', 'Cancel {count} uploads?'),
        body: t('The uploaded parts of unfinished files are removed.'),
        action: t('Cancel uploads'),
        cancel: t('Continue uploading'),
        danger: true,
      });
      if (!sure) return;
      await Promise.all(uploads.filter(isOpen).map((u) => cancelUpload(u.id)));
    }
    forgetUploads(() => true);
  };
  const title = titleOf(uploads, totals);
  return (
    <Sheet aria-label={t('Uploads')} data-no-print>
      <Row px="4" py="1" flexWrap="nowrap" gap="1">
        <chakra.h2 flex="1" fontSize="md" aria-live="polite">
          {title}
        </chakra.h2>
        <IconButton
          icon={folded ? 'up' : 'down'}
          label={folded ? t('Show the uploads') : t('Hide the uploads')}
          aria-expanded={!folded}
          onClick={() => setFolded(!folded)}
        />
        <IconButton icon="close" label={t('Close')} onClick={() => void close()} />
      </Row>
      {totals.open > 0 && (
        <chakra.div px="4" pb="2.5">
          <ProgressBar label={t('All uploads')} value={totals.share} />
          <Note mt="1" className="num">
            {t('{percent}%', { percent: Math.floor(totals.share * 100) })}
            {paceOf(totals.bytesPerSecond, totals.seconds)}
          </Note>
        </chakra.div>
      )}
      {!folded && (
        <List tabIndex={0} aria-label={t('Files')}>
          {sorted.slice(0, ROWS).map((u) => (
            <Line
              key={u.id}
              upload={u}
              onChoose={() => {
                choosing.current = u.id;
                picker.current?.click();
              }}
            />
          ))}
          <AndMore as="li" left={sorted.length - ROWS} />
        </List>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        data-picker="again"
        onChange={(e) => {
          const files = [...(e.currentTarget.files ?? [])];
          e.currentTarget.value = '';
          void giveFiles(files, choosing.current);
        }}
      />
    </Sheet>
  );
}
