import {
  lazy,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import type { Row as Gstr1Row } from '../../shared/gst/gstr1/columns.ts';
import { isIff } from '../../shared/gst/gstr1/rules-return.ts';
import { newRow, type SectionId, sections } from '../../shared/gst/gstr1/sections.ts';
import { periodName } from '../../shared/gst/periods.ts';
import { errorText } from '../data/errors.ts';
import { del, download, post } from '../data/http.ts';
import type { SaveState } from '../forms/autosave.ts';
import { Grid, type GridHandle } from '../grid/Grid.tsx';
import type { GridChange } from '../grid/types.ts';
import { period as periodText } from '../i18n/format.ts';
import { formatCount, say, t, tn } from '../i18n/t.ts';
import { retry } from '../lazy.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Note, Row, Stack } from '../ui/layout.tsx';
import { Page as PageFrame } from '../ui/Page.tsx';
import { SaveStatus, type SaveState as Shown } from '../ui/SaveStatus.tsx';
import { Select } from '../ui/Select.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { showToast } from '../ui/toasts.ts';
import { gstPages, gstPaths } from './calls.ts';
import { FileGstDialog } from './FileGstDialog.tsx';
import { Gstr1Actions } from './Gstr1Actions.tsx';
import { gridColumns, gridTotals } from './gridColumns.ts';
import { IssuesPanel } from './IssuesPanel.tsx';
import type { OpenGstr1, SavedBook } from './openGstr1.ts';
import { GstStatus } from './parts.tsx';
import { tabOf, tabsFor } from './tabs.ts';

const ImportPanel = lazy(() =>
  retry(() => import('./ImportPanel.tsx')).then((m) => ({ default: m.ImportPanel })),
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

/** The open GSTR-1: tabs over grids, findings, import, export, saving and filing. */
export function Gstr1View({ open, onReopen }: { open: OpenGstr1; onReopen: () => void }) {
  const { head, book, autosave } = open;
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const ticks = useSyncExternalStore(book.subscribe, book.ticks);
  const saving = useSyncExternalStore(autosave.subscribe, autosave.state);
  const [panel, setPanel] = useState<'none' | 'import' | 'issues'>('none');
  const [filing, setFiling] = useState(false);
  const handle = useRef<GridHandle | null>(null);
  const iff = isIff(book.who);
  const tabs = useMemo(() => tabsFor(iff, (id) => book.rows(id).length > 0), [iff, book]);
  const tab = tabs.find((x) => x.id === params.get('tab')) ?? tabs[0]!;
  const section = sections[tab.sections.find((id) => id === params.get('section')) ?? tab.sections[0]!];
  const readOnly = !head.can_edit;
  const go = (change: Record<string, string>) =>
    setParams({ ...change }, { replace: true, preventScrollReset: true });

  const rows = book.rows(section.id);
  const columns = useMemo(() => gridColumns(section), [section]);
  // Adding up every row waits until the edit itself is on screen.
  const current = useMemo(() => ({ section, rows }), [section, rows]);
  const settled = useDeferredValue(current);
  const totals = useMemo(
    () => (settled.section === section ? gridTotals(settled.section, settled.rows) : {}),
    [settled, section],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function after every change draws the cells anew
  const issuesOf = useCallback(
    (id: string) =>
      book.issuesOf(id).map((i) => ({ field: i.field, message: say(i.message), severity: i.severity })),
    [book, ticks],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: counted anew after every change
  const errors = useMemo(
    () => (book.checked() ? book.issues().filter((i) => i.severity === 'error') : []),
    [book, ticks],
  );
  const refused = useMemo(
    () => new Set(errors.flatMap((i) => (i.section === section.id && i.row ? [i.row] : []))).size,
    [errors, section],
  );
  const change = useCallback(
    (c: GridChange, typed: readonly { id: string; key: string; text: string }[]) =>
      book.change(section.id, c.put as readonly Gstr1Row[], c.remove, typed, c.read),
    [book, section],
  );
  const fresh = useCallback(() => newRow(section, crypto.randomUUID()), [section]);
  const back = (id: SectionId | undefined) => {
    if (id && id !== section.id) go({ tab: tabOf(id), section: id });
  };

  // Somebody else saved meanwhile: their rows are read and ours laid on top.
  const [reconciling, setReconciling] = useState(false);
  useEffect(() => {
    if (saving.kind !== 'stale') setReconciling(false);
  }, [saving.kind]);
  const reconcile = async () => {
    setReconciling(true);
    await open.reload(true).catch((error) => showToast({ tone: 'error', text: errorText(error) }));
    setReconciling(false);
  };

  const saveNow = async () => {
    const state = await autosave.flush();
    if (state.kind === 'saved' || state.kind === 'clean')
      showToast({ tone: 'success', text: t('GSTR-1 saved as {status}', { status: t('draft') }) });
    else if (state.kind === 'failed') showToast({ tone: 'error', text: t('Failed to save GSTR-1') });
  };
  const fetchFile = async (what: string, name: string) => {
    await autosave.flush();
    try {
      await download(`${gstPaths.gstr1(head.gst_id)}/${what}`, name);
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
      if ((error as { id?: string }).id === 'incomplete_return') setPanel('issues');
    }
  };
  const remove = async () => {
    const sure = await confirm({
      title: t('Delete this GSTR-1?'),
      body: t('It goes to the bin and can be brought back within 30 days.'),
      action: t('Delete'),
      danger: true,
    });
    if (!sure) return;
    try {
      await autosave.flush();
      await del(gstPaths.gstr1(head.gst_id));
      open.close();
      const address = gstPages.home(head.gst_master_id);
      void navigate(address);
      showToast({
        tone: 'success',
        text: t('GSTR-1 deleted'),
        action: {
          label: t('Undo'),
          undo: true,
          run: async () => void (await post(`${gstPaths.gstr1(head.gst_id)}/restore`)),
        },
      });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The return could not be deleted.')) });
    }
  };
  const reopen = async () => {
    try {
      await post(`${gstPaths.gstr1(head.gst_id)}/reopen`, { version: open.version() });
      open.close();
      onReopen();
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
  };

  return (
    <PageFrame
      width={0}
      title={
        iff
          ? t('IFF of {name}', { name: head.company_name })
          : t('GSTR-1 of {name}', { name: head.company_name })
      }
      intro={
        <Row>
          <span>
            {head.gstin} · {t('Return period {period}', { period: head.return_period })} (
            {periodText(periodName(head.return_period, head.frequency))})
          </span>
          <GstStatus status={head.status} />
          <SaveStatus
            state={shownState(saving)}
            {...(saving.kind === 'failed' || saving.kind === 'offline' ? { onRetry: autosave.retry } : {})}
          />
        </Row>
      }
      crumb={
        <Link to={gstPages.home(head.gst_master_id)}>
          {t('GST returns of {name}', { name: head.company_name })}
        </Link>
      }
      actions={
        <Gstr1Actions
          head={head}
          section={section.id}
          iff={iff}
          importing={panel === 'import'}
          on={{
            toggleImport: () => setPanel(panel === 'import' ? 'none' : 'import'),
            fetchFile,
            remove,
            saveNow,
            reopen,
            file: () => setFiling(true),
          }}
        />
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
        {head.status === 'filed' && (
          <Banner
            tone="success"
            title={
              head.acknowledgement
                ? t('Filed on {date}, ARN {arn}', { date: head.filed_on, arn: head.acknowledgement })
                : t('Marked as filed')
            }
          >
            {t('It is read-only. Reopen it if it was marked by mistake.')}
          </Banner>
        )}
        {iff && head.can_edit && (
          <Note>
            {t(
              'The IFF takes B2B invoices, notes to registered persons and their amendments, up to ₹ 50 lakh. What it reports is not repeated in the GSTR-1 of the quarter.',
            )}
          </Note>
        )}
        {panel === 'import' && (
          <Suspense fallback={<Skeleton lines={3} />}>
            <ImportPanel open={open} section={section.id} onClose={() => setPanel('none')} />
          </Suspense>
        )}
        <Banner
          tone={!book.checked() ? 'info' : errors.length > 0 ? 'error' : 'success'}
          title={
            !book.checked()
              ? t('Checking…')
              : errors.length > 0
                ? tn(
                    errors.length,
                    '{count} entry would be refused by the portal',
                    '{count} entries would be refused by the portal',
                  )
                : t('Nothing here would be refused by the portal')
          }
          actions={
            <Button
              size="sm"
              onClick={() => setPanel(panel === 'issues' ? 'none' : 'issues')}
              aria-expanded={panel === 'issues'}
            >
              {t('Findings')}
            </Button>
          }
        />
        {panel === 'issues' && (
          <IssuesPanel
            open={open}
            onGo={(id, row, field) => {
              go({ tab: tabOf(id), section: id });
              if (row) setTimeout(() => handle.current?.goTo(row, field), 60);
            }}
          />
        )}
        <Tabs
          label={t('Tables of GSTR-1')}
          value={tab.id}
          onValue={(id) => go({ tab: id })}
          tabs={tabs.map((x) => {
            const count = x.sections.reduce((n, id) => n + book.rows(id).length, 0);
            return { id: x.id, label: count > 0 ? `${t(x.label)} (${formatCount(count)})` : t(x.label) };
          })}
        >
          <Stack gap="3">
            {tab.sections.length > 1 && (
              <Row>
                <Select
                  aria-label={t('Table')}
                  value={section.id}
                  onValue={(id) => go({ tab: tab.id, section: id })}
                  options={tab.sections.map((id) => ({
                    value: id,
                    label: `${t(sections[id].title)} (${sections[id].table})`,
                  }))}
                />
              </Row>
            )}
            {section.id === 'hsn' && (
              <Note>
                {t(
                  'HSN summary is mandatory above 5 crore turnover with 6 digits; up to 5 crore 4 digits are enough. From May 2025 B2B and B2C supplies stand apart.',
                )}
              </Note>
            )}
            {section.id === 'amendments' && (
              <Note>
                {t(
                  'A list of amendments still to be worked out: each must be entered in its own table before filing.',
                )}
              </Note>
            )}
            <Grid
              key={section.id}
              label={t(section.title)}
              columns={columns}
              rows={rows}
              shape={book.shape()}
              issuesOf={issuesOf}
              readOnly={readOnly}
              onChange={change}
              fresh={fresh}
              onUndo={() => back(book.undo())}
              onRedo={() => back(book.redo())}
              typed={book.typed()}
              totals={totals}
              refused={refused}
              handle={handle}
            />
          </Stack>
        </Tabs>
      </Stack>
      {filing && (
        <FileGstDialog
          title={iff ? t('File IFF') : t('File GSTR-1')}
          nil={!iff && Object.keys(book.sheets()).length === 0}
          onClose={() => setFiling(false)}
          onFile={async (details) => {
            await autosave.flush();
            await post('/api/gst/gstr1.php', {
              gst_id: head.gst_id,
              version: open.version(),
              status: 'filed',
              ...details,
            });
            showToast({ tone: 'success', text: t('GSTR-1 saved as {status}', { status: t('filed') }) });
            open.close();
            onReopen();
          }}
          onRefused={() => {
            setFiling(false);
            setPanel('issues');
          }}
        />
      )}
    </PageFrame>
  );
}
