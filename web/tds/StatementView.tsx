import {
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { formatPaise } from '../../shared/money.ts';
import { challanBalances } from '../../shared/tds/checks.ts';
import { formInfo, quarterLabels } from '../../shared/tds/data/forms.ts';
import { completed } from '../../shared/tds/draft.ts';
import { fillTax } from '../../shared/tds/follow.ts';
import { hasSalaries, type SheetRow, type TableName } from '../../shared/tds/sheets.ts';
import { errorText } from '../data/errors.ts';
import { del, post } from '../data/http.ts';
import type { SaveState } from '../forms/autosave.ts';
import { Grid, type GridHandle } from '../grid/Grid.tsx';
import type { CellIssue, GridChange } from '../grid/types.ts';
import { FigureTable, Scroller } from '../gst/parts.tsx';
import { day } from '../i18n/format.ts';
import { formatCount, say, t, tn } from '../i18n/t.ts';
import { retry } from '../lazy.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Note, Row, Stack } from '../ui/layout.tsx';
import { Page as PageFrame } from '../ui/Page.tsx';
import { SaveStatus, type SaveState as Shown } from '../ui/SaveStatus.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { showToast } from '../ui/toasts.ts';
import { tdsPaths } from './calls.ts';
import { DeductorPanel } from './DeductorPanel.tsx';
import { FileTdsDialog } from './FileTdsDialog.tsx';
import { challanName, codesOf, gridColumns, gridTotals } from './gridColumns.ts';
import type { OpenTds, SavedBook } from './openTds.ts';
import { type Place, ProblemsPanel, placeOf } from './ProblemsPanel.tsx';
import { TdsStatus } from './parts.tsx';
import { SummaryPanel } from './SummaryPanel.tsx';

const ExportPanel = lazy(() =>
  retry(() => import('./ExportPanel.tsx')).then((m) => ({ default: m.ExportPanel })),
);

const shownState = (state: SaveState<SavedBook>): Shown => {
  switch (state.kind) {
    case 'clean':
      return { is: 'clean' };
    case 'waiting':
    case 'saving':
      return { is: 'saving' };
    case 'saved':
      return { is: 'saved', at: new Date(state.at) };
    case 'offline':
      return { is: 'offline' };
    case 'signed-out':
      return { is: 'failed', reason: t('you are signed out. Everything is kept on this device.') };
    case 'stale':
      return { is: 'failed', reason: t('it was changed elsewhere meanwhile.') };
    case 'failed':
      return { is: 'failed', reason: state.message || t('something went wrong.') };
  }
};

const none: readonly CellIssue[] = [];

/** The open statement: deductor, challans, deductees, salaries, summary, problems, files, saving and filing. */
export function StatementView({ open, onReopen }: { open: OpenTds; onReopen: () => void }) {
  const { record, book, autosave } = open;
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  useSyncExternalStore(book.subscribe, book.ticks);
  const saving = useSyncExternalStore(autosave.subscribe, autosave.state);
  const [filing, setFiling] = useState(false);
  const handle = useRef<GridHandle | null>(null);
  const readOnly = !record.can_edit;
  const withSalaries = hasSalaries(record.form_type, record.quarter);
  const info = formInfo[record.form_type];
  const issues = book.issues();
  const errors = issues.filter((i) => i.severity === 'error').length;
  const counted = (label: string, table: TableName) => {
    const n = book.rows(table).length;
    return n > 0 ? `${label} (${formatCount(n)})` : label;
  };
  const tabs = [
    { id: 'deductor', label: t('Deductor') },
    { id: 'challans', label: counted(t('Challans'), 'challans') },
    { id: 'deductees', label: counted(t('Deductees'), 'deductees') },
    ...(withSalaries ? [{ id: 'salaries', label: counted(t('Salaries'), 'salaries') }] : []),
    { id: 'summary', label: t('Summary') },
    { id: 'problems', label: errors > 0 ? `${t('Problems')} (${formatCount(errors)})` : t('Problems') },
    { id: 'export', label: t('Export') },
  ];
  const tab = tabs.find((x) => x.id === params.get('tab'))?.id ?? 'deductor';
  const go = (id: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('tab', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const goTo = (place: Place) => {
    go(place.table ?? 'deductor');
    const row = place.table && place.row !== undefined ? book.rows(place.table)[place.row] : undefined;
    if (row) setTimeout(() => handle.current?.goTo(row.id, place.key), 80);
  };

  const [reconciling, setReconciling] = useState(false);
  useEffect(() => {
    if (saving.kind !== 'stale') setReconciling(false);
  }, [saving.kind]);
  const reconcile = async () => {
    setReconciling(true);
    await open.reload(true).catch((error) => showToast({ tone: 'error', text: errorText(error) }));
    setReconciling(false);
  };

  const remove = async () => {
    const sure = await confirm({
      title: t('Delete this statement?'),
      body: t('It goes to the bin and can be brought back within 30 days.'),
      action: t('Delete'),
      danger: true,
    });
    if (!sure) return;
    try {
      await autosave.flush();
      await del(tdsPaths.one(record.id));
      open.close();
      void navigate('/app/tds');
      showToast({
        tone: 'success',
        text: t('Statement deleted'),
        action: {
          label: t('Undo'),
          undo: true,
          run: async () => void (await post(`${tdsPaths.one(record.id)}/restore`)),
        },
      });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The statement could not be deleted.')) });
    }
  };
  const reopen = async () => {
    try {
      await post(`${tdsPaths.one(record.id)}/reopen`, { version: open.version() });
      open.close();
      onReopen();
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
  };

  return (
    <PageFrame
      width={0}
      title={t('{form} of {name}', { form: t(info.title), name: record.company_name })}
      intro={
        <Row>
          <span>
            {t(info.description)} · {record.quarter} {quarterLabels[record.quarter]} {record.financial_year}
          </span>
          <TdsStatus status={record.status} />
          <SaveStatus
            state={shownState(saving)}
            {...(saving.kind === 'failed' || saving.kind === 'offline' ? { onRetry: autosave.retry } : {})}
          />
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
            <Button icon="trash" onClick={() => void remove()}>
              {t('Delete')}
            </Button>
          )}
          {!readOnly && (
            <Button look="primary" onClick={() => setFiling(true)}>
              {t('Mark as filed')}
            </Button>
          )}
          {record.status === 'filed' && <Button onClick={() => void reopen()}>{t('Reopen as draft')}</Button>}
        </>
      }
    >
      <Stack gap="4">
        {saving.kind === 'stale' && (
          <Banner
            tone="warning"
            title={t('Someone saved this return meanwhile.')}
            actions={
              <Button size="sm" busy={reconciling} onClick={() => void reconcile()}>
                {t('Take their changes and keep mine')}
              </Button>
            }
          >
            {t('Rows you changed stay as you left them; all others are read anew.')}
          </Banner>
        )}
        {record.status === 'filed' && (
          <Banner
            tone="success"
            title={t('Filed on {date}, token number {token}', {
              date: day(record.filed_on),
              token: record.token_number,
            })}
          >
            {t('It is read-only. Reopen it if it was marked by mistake.')}
          </Banner>
        )}
        <Tabs label={t('Parts of the statement')} value={tab} onValue={go} tabs={tabs}>
          {tab === 'deductor' && <DeductorPanel book={book} readOnly={readOnly} />}
          {(tab === 'challans' || tab === 'deductees' || tab === 'salaries') && (
            <TablePanel key={tab} open={open} table={tab} readOnly={readOnly} handle={handle} />
          )}
          {tab === 'summary' && <SummaryPanel open={open} readOnly={readOnly} />}
          {tab === 'problems' && <ProblemsPanel book={book} onGo={goTo} />}
          {tab === 'export' && (
            <Suspense fallback={<Skeleton lines={3} />}>
              <ExportPanel open={open} onProblems={() => go('problems')} />
            </Suspense>
          )}
        </Tabs>
      </Stack>
      {filing && (
        <FileTdsDialog
          onClose={() => setFiling(false)}
          onFile={async (details) => {
            await autosave.flush();
            await post(`${tdsPaths.one(record.id)}/file`, { version: open.version(), ...details });
            showToast({ tone: 'success', text: t('Statement marked as filed') });
            open.close();
            onReopen();
          }}
          onRefused={() => {
            setFiling(false);
            go('problems');
          }}
        />
      )}
    </PageFrame>
  );
}

interface TableProps {
  open: OpenTds;
  table: TableName;
  readOnly: boolean;
  handle: React.RefObject<GridHandle | null>;
}

/** One table as a grid, with what belongs to it: balances of challans, codes and working out of tax for deductees. */
function TablePanel({ open, table, readOnly, handle }: TableProps) {
  const { book, record } = open;
  const form = record.form_type;
  const rows = book.rows(table);
  const challans = book.rows('challans');
  const issues = book.issues();
  const columns = useMemo(() => gridColumns(form, table, challans), [form, table, challans]);
  const totals = useMemo(() => gridTotals(form, table, rows), [form, table, rows]);
  const byRow = useMemo(() => {
    const out = new Map<string, CellIssue[]>();
    for (const i of issues) {
      const place = placeOf(i.path);
      const row = place.table === table && place.row !== undefined ? rows[place.row] : undefined;
      if (!row) continue;
      const cell = { field: place.key, message: say(i.message), severity: i.severity };
      out.set(row.id, [...(out.get(row.id) ?? []), cell]);
    }
    return out;
  }, [issues, rows, table]);
  const issuesOf = useCallback((id: string) => byRow.get(id) ?? none, [byRow]);
  const change = useCallback(
    (c: GridChange, typed: readonly { id: string; key: string; text: string }[]) =>
      book.change(table, c.put as readonly SheetRow[], c.remove, typed, c.read),
    [book, table],
  );
  const fresh = useCallback((): SheetRow => {
    const last = book.rows('challans').at(-1);
    return {
      id: crypto.randomUUID(),
      ...(table === 'deductees' && last ? { challan: last.id } : {}),
    };
  }, [book, table]);
  const fill = () => {
    const put = fillTax(form, rows, book.earlier());
    if (put.length === 0) {
      showToast({ tone: 'info', text: t('No row with a blank tax could be worked out.') });
      return;
    }
    book.change('deductees', put, []);
    showToast({
      tone: 'success',
      text: tn(put.length, 'Tax of {count} row worked out', 'Tax of {count} rows worked out'),
    });
  };
  const { kind } = formInfo[form];
  return (
    <Stack gap="3">
      {table === 'salaries' && (
        <Note>
          {t(
            'Data sheet of the year’s salaries (annexure II). The text file does not carry it, since its record is not public: take it over from the Excel workbook.',
          )}
        </Note>
      )}
      {table === 'deductees' && (
        <>
          {!readOnly && (kind === 'resident' || kind === 'collection') && (
            <Row>
              <Button icon="refresh" onClick={fill}>
                {t('Work out blank tax')}
              </Button>
              <Note>
                {kind === 'resident'
                  ? t(
                      'Rates and thresholds of the year are followed for each deductee, earlier quarters included.',
                    )
                  : t('Plain rates only: where a limit or slab decides, type the tax.')}
              </Note>
            </Row>
          )}
          <CodeList open={open} />
        </>
      )}
      <Grid
        label={t(table === 'challans' ? 'Challans' : table === 'deductees' ? 'Deductees' : 'Salaries')}
        columns={columns}
        rows={rows}
        shape={book.shape()}
        issuesOf={issuesOf}
        readOnly={readOnly}
        onChange={change}
        fresh={fresh}
        onUndo={book.undo}
        onRedo={book.redo}
        typed={book.typed()}
        totals={totals}
        handle={handle}
      />
      {table === 'challans' && rows.length > 0 && <Balances open={open} />}
    </Stack>
  );
}

/** The codes of the form with their meaning, folded away. */
function CodeList({ open }: { open: OpenTds }) {
  const codes = codesOf(open.record.form_type);
  if (codes.length === 0)
    return <Note>{t('The codes of this form are not public in full: type the code of your payment.')}</Note>;
  return (
    <details>
      <summary>{t('Section codes of this form')}</summary>
      <Note as="div">
        {codes.map((c) => (
          <div key={c.value}>{c.label}</div>
        ))}
      </Note>
    </details>
  );
}

/** What each challan carries, what its deductees take and what is left. */
function Balances({ open }: { open: OpenTds }) {
  const { book } = open;
  const challans = book.rows('challans');
  const deductees = book.rows('deductees');
  const left = challanBalances(completed({ ...book.what, ...book.head(), challans, deductees }));
  return (
    <Scroller label={t('Balances of the challans')}>
      <FigureTable>
        <caption>{t('Balances of the challans')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('Challan')}</th>
            <th scope="col" data-align="right">
              {t('Tax')}
            </th>
            <th scope="col" data-align="right">
              {t('Used')}
            </th>
            <th scope="col" data-align="right">
              {t('Left')}
            </th>
          </tr>
        </thead>
        <tbody>
          {challans.map((c, i) => {
            const tax = Number(c['tax'] ?? 0) + Number(c['surcharge'] ?? 0) + Number(c['cess'] ?? 0);
            const rest = left[c.id] ?? 0;
            return (
              <tr key={c.id}>
                <td>{challanName(c, i)}</td>
                <td data-align="right">{formatPaise(tax)}</td>
                <td data-align="right">{formatPaise(tax - rest)}</td>
                <td data-align="right">{formatPaise(rest)}</td>
              </tr>
            );
          })}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}
