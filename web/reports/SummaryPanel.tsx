import { chakra } from '@chakra-ui/react';
import useSWR from 'swr';
import type { ReportKind } from '../../shared/reports/report.ts';
import { formatCount, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Box, Card, Heading, Note, Row } from '../ui/base/layout.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { type Overview, reportPaths } from './calls.ts';
import { periodText } from './tabs.tsx';

const Chart = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'sm',
    '& caption': { textAlign: 'left', fontWeight: 'semibold', pb: '2' },
    '& th, & td': { px: '2', py: '1', textAlign: 'left' },
    '& thead th': { color: 'fg.muted', fontSize: 'xs' },
    '& tbody th': { fontWeight: 'normal', overflowWrap: 'anywhere', width: '32%' },
    '& td.num, & th.num': { textAlign: 'right', whiteSpace: 'nowrap', width: '1%' },
    '& svg': { width: 'full', height: '14px', display: 'block' },
  },
});
const Whole = chakra('rect', { base: { fill: 'warning.mark' } });
const Part = chakra('rect', { base: { fill: 'accent' } });

interface Bar {
  key: string;
  label: string;
  total: number;
  filed: number;
}

/** Bars of the number of returns and of those filed; the figures are next to them. */
function Bars({ caption, head, bars }: { caption: string; head: string; bars: readonly Bar[] }) {
  const most = Math.max(1, ...bars.map((b) => b.total));
  return (
    <Chart>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">
            <span className="sr-only">{t('Chart')}</span>
          </th>
          <th scope="col" className="num">
            {t('Filed')}
          </th>
          <th scope="col" className="num">
            {t('Returns')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map((bar) => (
          <tr key={bar.key}>
            <th scope="row">{bar.label}</th>
            <td>
              <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <Whole x="0" y="0" height="10" width={(bar.total / most) * 100} />
                <Part x="0" y="0" height="10" width={(bar.filed / most) * 100} />
              </svg>
            </td>
            <td className="num">{formatCount(bar.filed)}</td>
            <td className="num">{formatCount(bar.total)}</td>
          </tr>
        ))}
      </tbody>
    </Chart>
  );
}

const shownPeriods = 24;

/** Returns of a type by client and by period, as bars with figures; printable. */
export function SummaryPanel({
  type,
  title,
  onClose,
}: {
  type: ReportKind;
  title: string;
  onClose: () => void;
}) {
  const { data, error, mutate } = useSWR<Overview>(reportPaths.overview(type));
  return (
    <Card mb="6" aria-labelledby="report-summary">
      <Row justifyContent="space-between" mb="3">
        <Heading id="report-summary" mb="0">
          {title}
        </Heading>
        <Row data-no-print>
          <Button size="sm" onClick={() => window.print()} disabled={!data}>
            {t('Print')}
          </Button>
          <Button size="sm" look="quiet" onClick={onClose}>
            {t('Close')}
          </Button>
        </Row>
      </Row>
      {error && !data ? (
        <LoadError error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton lines={5} />
      ) : data.total === 0 ? (
        <Note>{t('There are no returns to summarise yet.')}</Note>
      ) : (
        <>
          <Note mb="4">
            {t('{filed} of {total} returns are filed. The first part of each bar shows filed returns.', {
              filed: formatCount(data.filed),
              total: formatCount(data.total),
            })}
          </Note>
          <Box
            display="grid"
            gap="6"
            alignItems="start"
            gridTemplateColumns="repeat(auto-fit, minmax(min(24rem, 100%), 1fr))"
          >
            <Bars
              caption={t('By client')}
              head={t('Name')}
              bars={data.clients.map((c) => ({ key: c.company_id, label: c.name, ...c }))}
            />
            {data.periods.length > 0 && (
              <Bars
                caption={t('By period')}
                head={t('Period')}
                bars={data.periods
                  .slice(0, shownPeriods)
                  .map((p) => ({ key: p.period, label: periodText(p.period), ...p }))}
              />
            )}
          </Box>
          {data.clients_total > data.clients.length && (
            <Note mt="3">
              {t('The {count} clients with the most returns are shown.', {
                count: formatCount(data.clients.length),
              })}
            </Note>
          )}
        </>
      )}
    </Card>
  );
}
