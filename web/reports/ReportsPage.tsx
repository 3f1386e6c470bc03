import { chakra } from '@chakra-ui/react';
import useSWR from 'swr';
import { type ReportKind, reportKinds } from '../../shared/reports/report.ts';
import { useAddress } from '../data/address.ts';
import { mark } from '../i18n/mark.ts';
import { formatCount, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import { type Counters, reportPaths } from './calls.ts';
import { ExportStatus, useExport } from './ExportButton.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';
import { ReportList } from './tabs.tsx';

const names: Readonly<Record<ReportKind, { tab: string; counter: string; list: string; summary: string }>> = {
  gst: {
    tab: mark('GST'),
    counter: mark('GST Returns'),
    list: mark('GST reports'),
    summary: mark('Summary of GST returns'),
  },
  'gst-year': {
    tab: mark('GST year'),
    counter: mark('GST statements'),
    list: mark('Reports of CMP-08, GSTR-4, GSTR-9C and IMS'),
    summary: mark('Summary of composition and GSTR-9C'),
  },
  itr: {
    tab: mark('ITR'),
    counter: mark('ITR Returns'),
    list: mark('ITR reports'),
    summary: mark('Summary of income-tax returns'),
  },
  tds: {
    tab: mark('TDS'),
    counter: mark('TDS Returns'),
    list: mark('TDS reports'),
    summary: mark('Summary of TDS statements'),
  },
  company: {
    tab: mark('Company'),
    counter: mark('Companies'),
    list: mark('Company reports'),
    summary: mark('Returns of every kind by client'),
  },
};

const CounterGrid = chakra('dl', {
  base: {
    display: 'grid',
    gap: '3',
    mb: '6',
    gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(auto-fit, minmax(8.5rem, 1fr))' },
    '& > div': {
      bg: 'bg.surface',
      border: '1px solid',
      borderColor: 'border',
      borderRadius: 'lg',
      boxShadow: 'card',
      p: { base: '3', md: '4' },
    },
    '& dt': { color: 'fg.muted', fontSize: 'sm' },
    '& dd': { fontSize: '2xl', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums lining-nums' },
    '& dd small': { display: 'block', fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted' },
  },
});

const kindOf = (text: string | null): ReportKind => reportKinds.find((k) => k === text) ?? 'gst';

/** `/app/reports`: filed and open returns, to read, print and download. */
export function Page() {
  const [params, setParams] = useAddress();
  const type = kindOf(params.get('tab'));
  const filtering = params.get('filter') === '1';
  const summing = params.get('summary') === '1';
  const counters = useSWR<Counters>(reportPaths.summary);
  const exporting = useExport(type);

  const flag = (name: string, on: boolean) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (on) next.set(name, '1');
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  // Search, page and filters apply to one tab's list.
  const choose = (tab: string) => {
    setParams(
      () =>
        new URLSearchParams({
          tab,
          ...(filtering ? { filter: '1' } : {}),
          ...(summing ? { summary: '1' } : {}),
        }),
    );
    void counters.mutate();
  };

  return (
    <PageFrame
      title={t('Reports')}
      actions={
        <>
          <Button icon="download" busy={exporting.progress !== null} onClick={() => void exporting.start()}>
            {t('Export All')}
          </Button>
          <Button icon="filter" aria-pressed={filtering} onClick={() => flag('filter', !filtering)}>
            {t('Filter')}
          </Button>
          <Button icon="report" aria-pressed={summing} onClick={() => flag('summary', !summing)}>
            {t('Generate Summary')}
          </Button>
        </>
      }
    >
      {exporting.progress && <ExportStatus progress={exporting.progress} onCancel={exporting.cancel} />}
      <CounterGrid aria-label={t('Counts')}>
        {reportKinds.map((kind) => {
          const count = counters.data?.[kind];
          return (
            <div key={kind}>
              <dt>{t(names[kind].counter)}</dt>
              <dd>
                {count ? formatCount(count.total) : '—'}
                {count && 'filed' in count && (
                  <small>{t('{count} filed', { count: formatCount(count.filed) })}</small>
                )}
              </dd>
            </div>
          );
        })}
      </CounterGrid>
      {summing && (
        <SummaryPanel
          key={type}
          type={type}
          title={t(names[type].summary)}
          onClose={() => flag('summary', false)}
        />
      )}
      <chakra.div {...(summing ? { 'data-no-print': true } : {})}>
        <Tabs
          label={t('Reports')}
          value={type}
          onValue={choose}
          tabs={reportKinds.map((id) => ({ id, label: t(names[id].tab) }))}
        >
          <ReportList key={type} type={type} label={t(names[type].list)} filtering={filtering} />
        </Tabs>
      </chakra.div>
    </PageFrame>
  );
}
