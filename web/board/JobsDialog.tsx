import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import useSWR from 'swr';
import { dayTime } from '../i18n/format.ts';
import { t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Note } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { StatusChip, type Tone } from '../ui/states/StatusChip.tsx';
import { JobProgress } from './JobProgress.tsx';
import { type JobState, jobName } from './jobKinds.ts';

interface ListedJob {
  id: string;
  kind: string;
  state: JobState;
  total: number;
  created_at: string;
}

const tones: Record<JobState, Tone> = {
  running: 'progress',
  paused: 'attention',
  cancelled: 'neutral',
  done: 'done',
};
const stateWord = (state: JobState): string =>
  ({ running: t('In progress'), paused: t('Paused'), cancelled: t('Stopped'), done: t('Done') })[state];

const List = chakra('ul', {
  base: {
    maxHeight: '60vh',
    overflowY: 'auto',
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) 8rem auto' },
      gap: '2',
      py: '1',
      borderTop: '1px solid',
      borderColor: 'border',
      alignItems: 'center',
      '& > :nth-child(2)': { justifySelf: 'start' },
    },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
  },
});

/** Recent jobs, newest first: reports can be opened and paused jobs resumed. */
export function JobsDialog({ onClose, onChange }: { onClose: () => void; onChange: () => void }) {
  const [chosen, choose] = useState<ListedJob>();
  const { data, error, mutate } = useSWR<{ jobs: ListedJob[] }>('/api/jobs', {
    refreshInterval: (now) => (now?.jobs.some((job) => job.state === 'running') ? 2000 : 0),
  });
  if (chosen)
    return (
      <JobProgress
        id={chosen.id}
        title={jobName(chosen.kind)}
        onClose={() => {
          choose(undefined);
          void mutate();
        }}
        onChange={chosen.state === 'done' || chosen.state === 'cancelled' ? () => undefined : onChange}
      />
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Jobs')}
      width={40}
      actions={
        <Button look="primary" onClick={onClose}>
          {t('Close')}
        </Button>
      }
    >
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      {!data && !error && <Skeleton lines={4} />}
      {data?.jobs.length === 0 && (
        <Note>{t('None yet. Select clients on the dashboard and choose an action.')}</Note>
      )}
      {data && data.jobs.length > 0 && (
        <List aria-label={t('Jobs')}>
          {data.jobs.map((job) => {
            const name = jobName(job.kind);
            const when = dayTime(job.created_at);
            return (
              <li key={job.id}>
                <span>
                  <b>{name}</b>{' '}
                  <small>
                    {tn(job.total, '{count} client', '{count} clients')} · {when}
                  </small>
                </span>{' '}
                <StatusChip tone={tones[job.state]}>{stateWord(job.state)}</StatusChip>
                <Button size="sm" aria-label={`${t('Open')}: ${name}, ${when}`} onClick={() => choose(job)}>
                  {t('Open')}
                </Button>
              </li>
            );
          })}
        </List>
      )}
    </Dialog>
  );
}
