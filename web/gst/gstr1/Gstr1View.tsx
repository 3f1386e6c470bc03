import { lazy, Suspense, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { isIff } from '../../../shared/gst/gstr1/rules-return.ts';
import { sections } from '../../../shared/gst/gstr1/sections.ts';
import { periodName } from '../../../shared/gst/periods.ts';
import { retry } from '../../data/lazy.ts';
import { SaveLine } from '../../forms/saving/SaveLine.tsx';
import { Jumps } from '../../grid/jumps.ts';
import { day, period as periodText } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { reopenFiled } from '../../returns/acts.ts';
import { FiledBanner, StaleBanner } from '../../returns/StaleBanner.tsx';
import { ReturnStatus } from '../../returns/status.tsx';
import { AfterPaint } from '../../ui/base/AfterPaint.tsx';
import { Note, Row, Stack } from '../../ui/base/layout.tsx';
import { Page as PageFrame } from '../../ui/page/Page.tsx';
import { PageKeys } from '../../ui/page/PageKeys.tsx';
import { Tabs } from '../../ui/page/Tabs.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { gstPaths, homeOf } from '../base/calls.ts';
import { Gstr1Actions } from './Gstr1Actions.tsx';
import { SectionHead } from './Gstr1Parts.tsx';
import { FindingsBanner, TabLabel } from './Gstr1State.tsx';
import type { OpenGstr1 } from './openGstr1.ts';
import { SectionGrid } from './SectionGrid.tsx';
import { tabOf, tabsFor } from './tabs.ts';
import { useGstr1Acts } from './useGstr1Acts.ts';

// Only needed for printing: loaded after the page, before anyone can print.
const PrintPage = lazy(() =>
  retry(() => import('./Gstr1Print.tsx')).then((m) => ({ default: m.Gstr1Print })),
);
const Gstr1Print = ({ book }: { book: OpenGstr1['book'] }) => (
  <Suspense fallback={null}>
    <PrintPage book={book} />
  </Suspense>
);
const FileGstr1Dialog = lazy(() =>
  retry(() => import('./FileGstr1Dialog.tsx')).then((m) => ({ default: m.FileGstr1Dialog })),
);
const ImportPanel = lazy(() =>
  retry(() => import('./ImportPanel.tsx')).then((m) => ({ default: m.ImportPanel })),
);
const ReviewCard = lazy(() =>
  retry(() => import('../../returns/ReviewCard.tsx')).then((m) => ({ default: m.ReviewCard })),
);
const Review = ({ path }: { path: string }) => (
  <Suspense>
    <ReviewCard path={path} />
  </Suspense>
);
const IssuesPanel = lazy(() =>
  retry(() => import('./IssuesPanel.tsx')).then((m) => ({ default: m.IssuesPanel })),
);

/** The open GSTR-1: tabs with grids, findings, import, export, saving and filing. */
export function Gstr1View({ open, onReopen }: { open: OpenGstr1; onReopen: () => void }) {
  const { head, book, autosave } = open;
  const [params, setParams] = useSearchParams();
  const [panel, setPanel] = useState<'none' | 'import' | 'issues'>('none');
  const [filing, setFiling] = useState(false);
  const [jumps] = useState(() => new Jumps());
  const iff = isIff(book.who);
  const tabs = useMemo(() => tabsFor(iff, (id) => book.rows(id).length > 0), [iff, book]);
  const tab = tabs.find((x) => x.id === params.get('tab')) ?? tabs[0]!;
  const section = sections[tab.sections.find((id) => id === params.get('section')) ?? tab.sections[0]!];
  const readOnly = !head.can_edit;
  const path = gstPaths.gstr1(head.gst_id);
  const go = (change: Record<string, string>) =>
    setParams({ ...change }, { replace: true, preventScrollReset: true });
  const acts = useGstr1Acts(open, () => setPanel('issues'));
  const again = () => {
    open.close();
    onReopen();
  };

  return (
    <PageFrame
      width={0}
      title={
        iff
          ? t('IFF of {name}', { name: head.company_name })
          : t('{form} of {name}', { form: head.return_type, name: head.company_name })
      }
      intro={
        <Row>
          <span>
            {head.gstin} · {t('Return period {period}', { period: head.return_period })} (
            {periodText(periodName(head.return_period, head.frequency))})
          </span>
          <ReturnStatus status={head.status} />
          <SaveLine autosave={autosave} />
        </Row>
      }
      crumb={<Link to={homeOf(head)}>{t('GST returns of {name}', { name: head.company_name })}</Link>}
      actions={
        <Gstr1Actions
          head={head}
          section={section.id}
          iff={iff}
          importing={panel === 'import'}
          on={{
            toggleImport: () => setPanel(panel === 'import' ? 'none' : 'import'),
            ...acts,
            reopen: () => reopenFiled(path, open.version(), again),
            file: () => setFiling(true),
          }}
        />
      }
    >
      <Stack gap="4" data-no-print>
        <StaleBanner open={open} />
        <Review path={path} />
        {head.status === 'filed' && (
          <FiledBanner
            title={
              head.acknowledgement
                ? t('Filed on {date}, ARN {arn}', { date: day(head.filed_on), arn: head.acknowledgement })
                : t('Marked as filed')
            }
          />
        )}
        {iff && head.can_edit && (
          <Note>
            {t(
              'The IFF takes B2B invoices, notes to registered persons and their amendments, up to ₹ 50 lakh. What it reports is not repeated in the GSTR-1 of the quarter.',
            )}
          </Note>
        )}
        {head.return_type === 'GSTR-1A' && head.can_edit && (
          <Note>
            {t(
              'GSTR-1A adds what GSTR-1 of this period left out and amends what it reported, once, before GSTR-3B. The recipient of a document cannot be changed here.',
            )}
          </Note>
        )}
        {panel === 'import' && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <ImportPanel open={open} section={section.id} onClose={() => setPanel('none')} />
          </Suspense>
        )}
        <FindingsBanner
          book={book}
          open={panel === 'issues'}
          onToggle={() => setPanel(panel === 'issues' ? 'none' : 'issues')}
        />
        {panel === 'issues' && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <IssuesPanel
              open={open}
              onGo={(id, row, field) => {
                go({ tab: tabOf(id), section: id });
                if (row) jumps.to(id, row, field);
              }}
            />
          </Suspense>
        )}
        <Tabs
          label={t('Tables of GSTR-1')}
          sections
          value={tab.id}
          onValue={(id) => go({ tab: id })}
          tabs={tabs.map((x) => ({ id: x.id, label: <TabLabel book={book} tab={x} /> }))}
        >
          <Stack gap="3">
            <SectionHead
              tab={tab}
              section={section.id}
              onSection={(id) => go({ tab: tab.id, section: id })}
            />
            <AfterPaint>
              <SectionGrid
                key={section.id}
                book={book}
                section={section}
                readOnly={readOnly}
                onBack={(id) => go({ tab: tabOf(id), section: id })}
                jumps={jumps}
              />
            </AfterPaint>
          </Stack>
        </Tabs>
      </Stack>
      <PageKeys
        table
        save={readOnly ? undefined : () => autosave.flush()}
        problems={() => setPanel('issues')}
      />
      <Gstr1Print book={book} />
      {filing && (
        <Suspense fallback={null}>
          <FileGstr1Dialog
            open={open}
            iff={iff}
            onClose={() => setFiling(false)}
            onFiled={again}
            onRefused={() => {
              setFiling(false);
              setPanel('issues');
            }}
          />
        </Suspense>
      )}
    </PageFrame>
  );
}
