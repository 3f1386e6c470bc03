import { chakra } from '@chakra-ui/react';
import { useEffect } from 'react';
import useSWR from 'swr';
import type { WireMessage } from '../../shared/forms/messages.ts';
import { errorText } from '../data/errors.ts';
import { download, post } from '../data/http.ts';
import { formatCount, fromServer, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Note, Row, Stack } from '../ui/base/layout.tsx';
import { ProgressBar } from '../ui/base/ProgressBar.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { LoadError } from '../ui/states/LoadError.tsx';
import { StatusChip, type Tone } from '../ui/states/StatusChip.tsx';
import type { JobState } from './jobKinds.ts';

type LineState = 'waiting' | 'running' | 'done' | 'skipped' | 'failed';

interface Job {
  id: string;
  kind: string;
  state: JobState;
  progress: Record<'total' | 'finished' | 'done' | 'skipped' | 'failed' | 'waiting', number>;
  has_file: boolean;
  /** Whose acknowledgements were given that are of none of the clients. */
  unused?: string[];
  lines: (WireMessage & { client: { id: string; name: string }; state: LineState })[];
}

const tones: Record<LineState, Tone> = {
  waiting: 'neutral',
  running: 'progress',
  done: 'done',
  skipped: 'attention',
  failed: 'problem',
};
/** State of a client in its job; in a stopped job nothing is pending. */
const stateWord = (state: LineState, job: JobState): string =>
  ({
    waiting: job === 'cancelled' ? t('Unchanged') : t('Waiting'),
    running: t('In progress'),
    done: t('Done'),
    skipped: t('Skipped'),
    failed: t('Not done'),
  })[state];

/** What happens to a job when its dialog is closed. */
const afterwards = (state: JobState): string =>
  ({
    running: t('The work continues when you close this, and after a restart.'),
    paused: t('Paused. It stays under “Jobs” on the dashboard until you resume or stop it.'),
    cancelled: t('Stopped. Completed work is kept.'),
    done: '',
  })[state];

const fileOf = (kind: string): string =>
  ({ print: 'duties.pdf', advance_tax: 'advance-tax.zip' })[kind] ?? 'returns.zip';

const Lines = chakra('ul', {
  base: {
    maxHeight: '40vh',
    overflowY: 'auto',
    fontSize: 'sm',
    '& li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 12rem) 8rem minmax(0, 1fr)' },
      gap: '2',
      py: '1',
      borderTop: '1px solid',
      borderColor: 'border',
      alignItems: 'center',
    },
  },
});

/** The clients of a job; once it has ended, those not done before those done. */
const inReport = ({ state, lines }: Job): Job['lines'] => {
  if (state === 'running' || state === 'paused') return lines;
  const order: readonly LineState[] = ['failed', 'skipped', 'waiting', 'running', 'done'];
  return [...lines].sort((a, b) => order.indexOf(a.state) - order.indexOf(b.state));
};

interface Props {
  id: string;
  title: string;
  onClose: () => void;
  /** Called when the job ends. */
  onChange: () => void;
  /** Continues with checking the newly started returns. */
  onCheck?: () => void;
}

/** Progress of a job by client, with Pause, Resume, Stop and the download of its file. */
export function JobProgress({ id, title, onClose, onChange, onCheck }: Props) {
  const { data, error, mutate } = useSWR<Job>(`/api/jobs/${id}`, {
    // A paused or stopped job still finishes its current client.
    refreshInterval: (job) =>
      !job || job.state === 'running' || job.lines.some((l) => l.state === 'running') ? 700 : 0,
  });
  const state = data?.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the board is read again once, when the job has ended
  useEffect(() => {
    if (state === 'done' || state === 'cancelled') onChange();
  }, [state]);
  const turn = (act: string) =>
    void post(`/api/jobs/${id}/${act}`, {}).then(
      () => mutate(),
      (error: unknown) => showToast({ tone: 'error', text: errorText(error) }),
    );
  const save = () =>
    void download(`/api/jobs/${id}/file`, fileOf(data?.kind ?? '')).catch((error: unknown) =>
      showToast({ tone: 'error', text: errorText(error) }),
    );
  const p = data?.progress;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={46}
      actions={
        <>
          {state === 'running' && <Button onClick={() => turn('pause')}>{t('Pause')}</Button>}
          {state === 'paused' && <Button onClick={() => turn('resume')}>{t('Resume')}</Button>}
          {(state === 'running' || state === 'paused') && (
            <Button onClick={() => turn('cancel')}>{t('Stop here')}</Button>
          )}
          {data?.has_file && (
            <Button icon="download" onClick={save}>
              {t('Download')}
            </Button>
          )}
          {onCheck && state === 'done' && (
            <Button look="primary" icon="check" onClick={onCheck}>
              {t('Compute and check')}
            </Button>
          )}
          <Button look={onCheck && state === 'done' ? 'secondary' : 'primary'} onClick={onClose}>
            {t('Close')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        {p && (
          <>
            <ProgressBar value={p.total === 0 ? 1 : p.finished / p.total} label={title} />
            <Row gap="3" fontSize="sm" aria-live="polite">
              <span>
                {t('{finished} of {total} clients', {
                  finished: formatCount(p.finished),
                  total: formatCount(p.total),
                })}
              </span>
              <span>{t('{count} done', { count: formatCount(p.done) })}</span>
              {p.skipped > 0 && <span>{t('{count} skipped', { count: formatCount(p.skipped) })}</span>}
              {p.failed > 0 && <span>{t('{count} not done', { count: formatCount(p.failed) })}</span>}
            </Row>
          </>
        )}
        {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
        {state && afterwards(state) && <Note>{afterwards(state)}</Note>}
        {data?.unused && (
          <Note role="status">
            {t('Acknowledgements of none of the selected clients, not used: {names}', {
              names: data.unused.join(', '),
            })}
          </Note>
        )}
        <Lines tabIndex={0} aria-label={t('Clients')}>
          {data &&
            inReport(data).map((l) => (
              <li key={l.client.id}>
                <b>{l.client.name}</b>
                <span>
                  <StatusChip tone={tones[l.state]}>{stateWord(l.state, data.state)}</StatusChip>
                </span>
                <span>{l.message ? fromServer(l) : ''}</span>
              </li>
            ))}
        </Lines>
      </Stack>
    </Dialog>
  );
}
