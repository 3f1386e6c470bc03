import { chakra } from '@chakra-ui/react';
import useSWR from 'swr';
import { formatCount, t, tn } from '../i18n/t.ts';
import { Icon } from '../ui/base/Icon.tsx';
import { Card, Note, Row, Stack } from '../ui/base/layout.tsx';
import { ProgressBar } from '../ui/base/ProgressBar.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { type Health, type HealthLine, healthLines } from './healthText.ts';

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    m: '0',
    p: '0',
    listStyle: 'none',
  },
});

const chips = {
  fine: { tone: 'done', word: () => t('Fine') },
  attention: { tone: 'attention', word: () => t('Needs attention') },
  problem: { tone: 'problem', word: () => t('Problem') },
} as const;

function Part({ line }: { line: HealthLine }) {
  const chip = chips[line.tone];
  return (
    <Card as="li">
      <Stack gap="2">
        <Row justifyContent="space-between">
          <Row gap="2">
            <Icon name={line.icon} />
            <strong>{line.title}</strong>
          </Row>
          <StatusChip tone={chip.tone}>{chip.word()}</StatusChip>
        </Row>
        <span>{line.text}</span>
        {line.used !== undefined && (
          <ProgressBar
            value={line.used}
            tone={line.tone === 'fine' ? 'normal' : 'warning'}
            label={t('{part}: {percent}% used', {
              part: line.title,
              percent: Math.round(line.used * 100),
            })}
          />
        )}
      </Stack>
    </Card>
  );
}

/** Health of the server, store, disk and mail; refreshed every ten seconds. */
export function HealthTab() {
  const { data, error, mutate } = useSWR<Health>('/api/admin/health', { refreshInterval: 10_000 });
  if (error && !data) return <LoadError error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton lines={6} />;
  const lines = healthLines(data);
  const open = lines.filter(({ tone }) => tone !== 'fine').length;
  const hours = Math.floor(data.uptime_seconds / 3600);
  const minutes = Math.floor((data.uptime_seconds % 3600) / 60);
  return (
    <Stack>
      <Banner
        tone={lines[0]?.tone === 'problem' ? 'error' : open > 0 ? 'warning' : 'success'}
        title={
          open === 0
            ? t('Everything works.')
            : tn(open, '{count} part needs attention', '{count} parts need attention')
        }
      />
      <Grid>
        {lines.map((line) => (
          <Part key={line.id} line={line} />
        ))}
      </Grid>
      <Note>
        {t('Version {version}, running for {hours} h {minutes} min.', {
          version: data.version,
          hours: formatCount(hours),
          minutes,
        })}
      </Note>
    </Stack>
  );
}
