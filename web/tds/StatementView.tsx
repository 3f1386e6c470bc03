import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { formInfo, quarterLabels } from '../../shared/tds/data/forms.ts';
import { useAddress } from '../data/address.ts';
import { retry } from '../data/lazy.ts';
import { SaveLine } from '../forms/saving/SaveLine.tsx';
import { Jumps } from '../grid/jumps.ts';
import { day } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { ReviewCard } from '../returns/ReviewCard.tsx';
import { FiledBanner, StaleBanner } from '../returns/StaleBanner.tsx';
import { ReturnStatus } from '../returns/status.tsx';
import { Button } from '../ui/base/Button.tsx';
import { Row, Stack } from '../ui/base/layout.tsx';
import { Page as PageFrame } from '../ui/page/Page.tsx';
import { PageKeys } from '../ui/page/PageKeys.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { tdsPaths } from './calls.ts';
import { DeductorPanel } from './DeductorPanel.tsx';
import type { OpenTds } from './openTds.ts';
import type { Place } from './places.ts';
import { statementTabs } from './statementTabs.ts';
import { useStatementActs } from './useStatementActs.ts';

const ExportPanel = lazy(() =>
  retry(() => import('./ExportPanel.tsx')).then((m) => ({ default: m.ExportPanel })),
);

const FiledDialog = lazy(() =>
  retry(() => import('../returns/FiledDialog.tsx')).then((m) => ({ default: m.FiledDialog })),
);
const SummaryPanel = lazy(() =>
  retry(() => import('./SummaryPanel.tsx')).then((m) => ({ default: m.SummaryPanel })),
);
const ProblemsPanel = lazy(() =>
  retry(() => import('./ProblemsPanel.tsx')).then((m) => ({ default: m.ProblemsPanel })),
);
const TablePanel = lazy(() =>
  retry(() => import('./TablePanel.tsx')).then((m) => ({ default: m.TablePanel })),
);
const ChangesPanel = lazy(() =>
  retry(() => import('./ChangesPanel.tsx')).then((m) => ({ default: m.ChangesPanel })),
);

const CertificatesPanel = lazy(() =>
  retry(() => import('./CertificatesPanel.tsx')).then((m) => ({ default: m.CertificatesPanel })),
);

/** The open statement: deductor, challans, deductees, salaries, summary, problems, files, saving and filing. */
export function StatementView({ open, onReopen }: { open: OpenTds; onReopen: () => void }) {
  const { record, book, autosave } = open;
  const [params, setParams] = useAddress();
  useSyncExternalStore(book.subscribe, book.ticks);
  const [filing, setFiling] = useState(false);
  const [jumps] = useState(() => new Jumps());
  const readOnly = !record.can_edit;
  const info = formInfo[record.form_type];
  const errors = book.issues().filter((i) => i.severity === 'error').length;
  const tabs = statementTabs(record, (table) => book.rows(table).length, errors);
  const tab = tabs.find((x) => x.id === params.get('tab'))?.id ?? 'deductor';
  const go = (id: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('tab', id);
        return next;
      },
      { replace: true },
    );
  const goTo = (place: Place) => {
    go(place.table ?? 'deductor');
    const row = place.table && place.row !== undefined ? book.rows(place.table)[place.row] : undefined;
    if (place.table && row) jumps.to(place.table, row.id, place.key);
  };

  const again = () => {
    open.close();
    onReopen();
  };
  const acts = useStatementActs(open, again);
  const heading = t('{form} of {name}', { form: t(info.title), name: record.company_name });

  return (
    <PageFrame
      width={0}
      title={
        record.correction > 0
          ? t('Correction {number}: {form}', { number: record.correction, form: heading })
          : heading
      }
      intro={
        <Row>
          <span>
            {t(info.description)} · {record.quarter} {t(quarterLabels[record.quarter])}{' '}
            {record.financial_year}
          </span>
          <ReturnStatus status={record.status} />
          <SaveLine autosave={autosave} />
        </Row>
      }
      crumb={
        <Link to={`/app/tds?entity=${record.company_id}&year=${record.financial_year}`}>
          {t('TDS statements of {name}', { name: record.company_name })}
        </Link>
      }
      actions={
        <>
          {!readOnly && (
            <Button icon="trash" onClick={() => void acts.remove()}>
              {t('Delete')}
            </Button>
          )}
          {!readOnly && (
            <Button look="primary" onClick={() => setFiling(true)}>
              {t('Mark as filed')}
            </Button>
          )}
          {record.status === 'filed' && (
            <Button onClick={() => void acts.reopen()}>{t('Reopen as draft')}</Button>
          )}
          {record.status === 'filed' && record.may_correct && (
            <Button look="primary" icon="edit" onClick={() => void acts.correct()}>
              {t('Prepare a correction')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <StaleBanner open={open} />
        <ReviewCard path={tdsPaths.one(record.id)} />
        {record.status === 'filed' && (
          <FiledBanner
            title={t('Filed on {date}, token number {token}', {
              date: day(record.filed_on),
              token: record.token_number,
            })}
          />
        )}
        <Tabs label={t('Parts of the statement')} value={tab} onValue={go} tabs={tabs} sections>
          {tab === 'deductor' && <DeductorPanel book={book} readOnly={readOnly} />}
          <Suspense fallback={<Skeleton lines={3} />}>
            {(tab === 'challans' || tab === 'deductees' || tab === 'salaries') && (
              <TablePanel key={tab} open={open} table={tab} readOnly={readOnly} jumps={jumps} />
            )}
            {tab === 'changes' && <ChangesPanel open={open} onGo={goTo} />}
            {tab === 'summary' && <SummaryPanel open={open} readOnly={readOnly} />}
            {tab === 'problems' && <ProblemsPanel book={book} onGo={goTo} />}
            {tab === 'certificates' && <CertificatesPanel open={open} onGo={go} />}
            {tab === 'export' && <ExportPanel open={open} onProblems={() => go('problems')} />}
          </Suspense>
        </Tabs>
      </Stack>
      <PageKeys
        table={tab === 'challans' || tab === 'deductees' || tab === 'salaries'}
        save={readOnly ? undefined : () => autosave.flush()}
        computation={() => go('summary')}
        problems={() => go('problems')}
      />
      {filing && (
        <Suspense fallback={null}>
          <FiledDialog
            kind="tds"
            title={t('Mark as filed')}
            onClose={() => setFiling(false)}
            onFile={acts.file}
            onRefused={() => {
              setFiling(false);
              go(record.correction > 0 && errors === 0 ? 'changes' : 'problems');
            }}
          />
        </Suspense>
      )}
    </PageFrame>
  );
}
