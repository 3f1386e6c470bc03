import { chakra } from '@chakra-ui/react';
import useSWR from 'swr';
import { bytes, dayTime } from '../i18n/format.ts';
import { formatCount, t } from '../i18n/t.ts';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';

interface Health {
  version: string;
  uptime_seconds: number;
  store: { database: string; answers: boolean; ms: number; damage?: string };
  mail: { transport: 'smtp' | 'outbox'; sent: number; failed: number; last_failure_at: string | null };
  memory: { rss_bytes: number; heap_bytes: number };
  itd_software_id_set: boolean;
}

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '14rem 1fr' },
    rowGap: '3',
    '& dt': { color: 'fg.muted' },
    '& dd': { minWidth: '0', overflowWrap: 'anywhere' },
  },
});

/** How the program, its store and its mail are doing; refreshed every ten seconds. */
export function HealthTab() {
  const { data, error, mutate } = useSWR<Health>('/api/admin/health', { refreshInterval: 10_000 });
  if (error && !data) return <LoadError error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton lines={6} />;
  const hours = Math.floor(data.uptime_seconds / 3600);
  const minutes = Math.floor((data.uptime_seconds % 3600) / 60);
  return (
    <Facts>
      <dt>{t('Version')}</dt>
      <dd className="num">{data.version}</dd>
      <dt>{t('Running for')}</dt>
      <dd className="num">{t('{hours} h {minutes} min', { hours: formatCount(hours), minutes })}</dd>
      <dt>{t('Store')}</dt>
      <dd>
        <StatusChip tone={data.store.answers ? 'done' : 'problem'}>
          {data.store.answers ? t('Answers in {ms} ms', { ms: data.store.ms }) : t('Does not answer')}
        </StatusChip>{' '}
        {data.store.database === 'mongodb' ? 'MongoDB' : t('embedded')}
        {data.store.damage && <chakra.div color="danger">{data.store.damage}</chakra.div>}
      </dd>
      <dt>{t('Mail')}</dt>
      <dd>
        <MailState mail={data.mail} />
      </dd>
      <dt>{t('Memory')}</dt>
      <dd className="num">{bytes(data.memory.rss_bytes)}</dd>
      <dt>{t("Department's software code")}</dt>
      <dd>
        {data.itd_software_id_set ? (
          <StatusChip tone="done">{t('Set')}</StatusChip>
        ) : (
          <>
            <StatusChip tone="attention">{t('Not set')}</StatusChip>{' '}
            {t('Returns can be filled and reviewed, but the portal will not accept their upload.')}
          </>
        )}
      </dd>
    </Facts>
  );
}

function MailState({ mail }: { mail: Health['mail'] }) {
  return (
    <>
      <StatusChip tone={mail.failed > 0 ? 'attention' : 'done'}>
        {t('{sent} sent, {failed} failed since the start', {
          sent: formatCount(mail.sent),
          failed: formatCount(mail.failed),
        })}
      </StatusChip>{' '}
      {mail.transport === 'smtp' ? 'SMTP' : t('written to the outbox folder')}
      {mail.last_failure_at && (
        <chakra.div color="danger">
          {t('last failure {when}', { when: dayTime(mail.last_failure_at) })}
        </chakra.div>
      )}
    </>
  );
}
