import { lazy, memo, Suspense, useState } from 'react';
import { retry } from '../data/lazy.ts';
import { t, tn } from '../i18n/t.ts';
import { styled } from '../theme/styled.ts';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { type JobKind, jobNames } from './jobKinds.ts';
import type { BoardState } from './useBoard.ts';

const JobDialog = lazy(() => retry(() => import('./JobDialog.tsx')).then((m) => ({ default: m.JobDialog })));

const Bar = styled('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    mt: '2',
    px: '2',
    py: '1.5',
    bg: 'bg.raised',
    border: '1px solid',
    borderColor: 'border.strong',
    borderRadius: 'lg',
    boxShadow: 'float',
    zIndex: 'banner',
  },
});

/** The kinds of job; does not re-render with each selected client. */
const JobButtons = memo(function JobButtons({ onKind }: { onKind: (kind: JobKind) => void }) {
  return Object.entries(jobNames()).map(([id, [label, icon]]) => (
    <Button key={id} size="sm" icon={icon} onClick={() => onKind(id as JobKind)}>
      {label}
    </Button>
  ));
});

/** Bulk actions for the selected clients. */
export function BulkBar({
  board,
  selected,
  onClear,
}: {
  board: BoardState;
  selected: ReadonlySet<string>;
  onClear: () => void;
}) {
  const [kind, setKind] = useState<JobKind | null>(null);
  if (selected.size === 0 && !kind) return null;
  return (
    <>
      {selected.size > 0 && (
        <Bar role="group" aria-label={t('Selected clients')}>
          <b>{tn(selected.size, '{count} client selected', '{count} clients selected')}</b>
          <IconButton label={t('Clear')} icon="close" onClick={onClear} />
          <JobButtons onKind={setKind} />
        </Bar>
      )}
      <Suspense>
        {kind && (
          <JobDialog
            kind={kind}
            board={board}
            clients={[...selected]}
            onClose={() => setKind(null)}
            onChange={() => void board.reload()}
          />
        )}
      </Suspense>
    </>
  );
}
