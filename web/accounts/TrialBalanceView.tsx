import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Place } from '../../shared/accounts/groups.ts';
import type { Adjustments } from '../../shared/accounts/statements.ts';
import { bannerPatterns, ledgerWarnings, totalsOf } from '../../shared/accounts/trial-balance.ts';
import { paiseOf, type WireMapping } from '../../shared/accounts/trial-balance-wire.ts';
import { financialYearOf, previousYear, todayInIst } from '../../shared/dates.ts';
import { isItrFormAvailable } from '../../shared/itr/registry.ts';
import { formatPaise } from '../../shared/money.ts';
import { useDirty } from '../data/dirty.ts';
import { errorText } from '../data/errors.ts';
import { download } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import { Grid } from '../grid/Grid.tsx';
import type { GridChange } from '../grid/types.ts';
import { say, t, tn } from '../i18n/t.ts';
import { deleteOpen } from '../returns/acts.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { DateInput } from '../ui/DateInput.tsx';
import { Field } from '../ui/Field.tsx';
import { Columns, Note, Row, Stack } from '../ui/layout.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { showToast } from '../ui/toasts.ts';
import {
  ledgersOf,
  type ReadAnswer,
  trialBalancePaths,
  type WireAdjustments,
  type YearAnswer,
} from './data/calls.ts';
import { totalsTexts, trialBalanceColumns } from './gridColumns.ts';
import { ImportTab } from './ImportTab.tsx';
import { MappingPanel } from './MappingPanel.tsx';
import { SheetActions } from './SheetActions.tsx';
import { StatementsPanel } from './StatementsPanel.tsx';
import { saveTrialBalance } from './saving.ts';
import { createSheet, type SheetRow } from './sheet.ts';

const adjustmentsOf = (wire: WireAdjustments | undefined): Adjustments => ({
  closing_stock: paiseOf(wire?.closing_stock) ?? 0,
  depreciation: paiseOf(wire?.depreciation) ?? 0,
});

/** The last day of the year, or today while it runs. */
const defaultDate = (year: string): string => {
  const today = todayInIst();
  const { from, to } = previousYear(year);
  return today >= from && today < to ? today : to;
};

interface Props {
  entity: { id: string; name: string; status: string; canEdit: boolean };
  year: string;
  data: YearAnswer;
  onReopen: () => void;
}

/** The open trial balance: import, ledger table, banner, saving, and the statements drawn from it. */
export function TrialBalanceView({ entity, year, data, onReopen }: Props) {
  const [params, setParams] = useSearchParams();
  const tab = params.get('tab') === 'manual' ? 'manual' : 'import';
  const view =
    params.get('view') === 'pl' || params.get('view') === 'bs' ? (params.get('view') as 'pl' | 'bs') : null;
  const set = (change: Record<string, string>) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...change }), {
      replace: true,
      preventScrollReset: true,
    });
  const first = data.trial_balance;
  const readOnly = !entity.canEdit;
  const navigate = useNavigate();
  /** Business of a person or a family is returned in ITR-3. */
  const filesItr3 =
    !readOnly &&
    ['Individual', 'Sole Proprietorship', 'HUF'].includes(entity.status) &&
    isItrFormAvailable('ITR-3', year);

  const previous = useMemo(
    () =>
      data.previous && {
        ledgers: ledgersOf(data.previous.ledgers),
        adjustments: adjustmentsOf(data.previous.adjustments),
        label: t('FY {year}', { year: financialYearOf(data.previous.assessment_year) }),
      },
    [data.previous],
  );
  const [sheet] = useState(() =>
    createSheet(
      ledgersOf(first?.ledgers ?? []),
      new Map((previous?.ledgers ?? []).map((l) => [l.ledger_name.trim().toLowerCase(), l.closing_balance])),
    ),
  );
  const ticks = useSyncExternalStore(sheet.subscribe, sheet.ticks);
  const [tbDate, setTbDate] = useState(first?.tb_date ?? defaultDate(year));
  const [source, setSource] = useState<'Manual' | 'Tally'>(first?.import_source ?? 'Manual');
  const [adjustments, setAdjustments] = useState(() => adjustmentsOf(first?.adjustments));
  const [chosen, setChosen] = useState<readonly WireMapping[]>([]);
  const [stored, setStored] = useState(
    first ? { id: first.id, version: first.version, status: first.status } : null,
  );
  const [clash, setClash] = useState<{ id: string; version: number } | null>(null);
  const [busy, setBusy] = useState(false);
  // What was last saved, by what stands for it: any difference is unsaved work.
  const state = [ticks, tbDate, adjustments.closing_stock, adjustments.depreciation].join(' ');
  const [savedState, setSavedState] = useState(state);
  const dirty = state !== savedState;
  useDirty(dirty);

  // biome-ignore lint/correctness/useExhaustiveDependencies: worked out anew after every change of the sheet
  const { ledgers, totals, errors, unplaced, openings } = useMemo(() => {
    const list = sheet.ledgers();
    return {
      ledgers: list,
      totals: totalsOf(list),
      errors: sheet.errors(),
      unplaced: sheet.unplaced(),
      openings: ledgerWarnings(list).filter((w) => w.path === 'ledgers'),
    };
  }, [sheet, ticks]);
  const columns = useMemo(
    () => trialBalanceColumns(previous ? t('Closing {year}', { year: previous.label }) : undefined),
    [previous],
  );
  const totalsRow = useMemo(
    () => totalsTexts(totals, tn(ledgers.length, '{count} ledger', '{count} ledgers')),
    [totals, ledgers.length],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function after every change draws the cells anew
  const issuesOf = useCallback(
    (id: string) =>
      sheet.issuesOf(id).map((i) => ({ field: i.field, message: say(i.message), severity: i.severity })),
    [sheet, ticks],
  );
  const change = useCallback(
    (c: GridChange, typed: readonly { id: string; key: string; text: string }[]) =>
      sheet.change(c.put as readonly SheetRow[], c.remove, typed, c.read),
    [sheet],
  );
  const fresh = useCallback(
    (): SheetRow => ({ id: crypto.randomUUID(), ledger_group: 'Current Assets', closing_balance: 0 }),
    [],
  );

  const takeFile = async (answer: ReadAnswer): Promise<boolean> => {
    if (sheet.rows().length > 0) {
      const sure = await confirm({
        title: t('Replace the ledgers on the page?'),
        body: t('The file takes their place. Ctrl+Z in the table brings them back.'),
        action: t('Replace'),
      });
      if (!sure) return false;
    }
    sheet.replace(ledgersOf(answer.ledgers));
    setSource(answer.import_source);
    const stock = paiseOf(answer.closing_stock) ?? 0;
    if (stock > 0) setAdjustments((before) => ({ ...before, closing_stock: stock }));
    return true;
  };
  const place = (name: string, to: Place) => {
    sheet.place(name, to);
    setChosen((before) => [
      ...before.filter((m) => m.name !== name),
      { name, ledger_group: to.group, ...(to.head ? { head: to.head } : {}) },
    ]);
  };

  /** Saves what is on the page; the id when that worked. */
  const toItr3 = async () => {
    try {
      const { takeToItr3 } = await import('./takeToItr3.ts');
      const to = await takeToItr3(entity, year, ledgers, adjustments);
      if (to) void navigate(to);
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The ITR-3 could not be opened.')) });
    }
  };
  const save = async (status: 'draft' | 'saved', over = stored): Promise<string | undefined> => {
    if (errors > 0) {
      showToast({
        tone: 'error',
        text: tn(
          errors,
          '{count} row must be mended before saving',
          '{count} rows must be mended before saving',
        ),
      });
      return undefined;
    }
    setBusy(true);
    const sent = state;
    try {
      const done = await saveTrialBalance({
        companyId: entity.id,
        year,
        stored: over ? { id: over.id, version: over.version } : null,
        tbDate,
        source,
        status,
        ledgers,
        adjustments,
        mapping: chosen,
      });
      if (done.is === 'clash') {
        setClash({ id: done.id, version: done.version });
        return undefined;
      }
      setClash(null);
      setStored({ id: done.id, version: done.version, status: done.status });
      setSavedState(sent);
      showToast({ tone: 'success', text: t('Trial Balance saved successfully') });
      return done.id;
    } catch (error) {
      showToast({
        tone: 'error',
        text: `${t('Failed to save Trial Balance')}. ${errorText(error)}`,
      });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const keepMine = () => clash && void save('saved', { ...clash, status: 'draft' });

  /** Files are made from what is stored, so what is unsaved is saved first. */
  const fetchFile = async (kind: 'pdf' | 'xlsx' | 'csv') => {
    const id = readOnly || (!dirty && stored) ? stored?.id : await save(stored?.status ?? 'draft');
    if (!id) return;
    const path =
      kind === 'csv' ? `${trialBalancePaths.one(id)}/csv` : `${trialBalancePaths.one(id)}/statements.${kind}`;
    try {
      await download(withQuery(path), `trial-balance.${kind}`);
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
    }
  };
  const remove = () =>
    stored &&
    void deleteOpen({
      name: t('Trial Balance of {name}', { name: entity.name }),
      path: trialBalancePaths.one(stored.id),
      leave: onReopen,
      back: onReopen,
    });

  const span = previousYear(year);
  const inYear = tbDate >= span.from && tbDate <= span.to;

  // The statement that was asked for comes into view.
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!view) return;
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.querySelector<HTMLElement>('#statement')?.focus({ preventScroll: true });
  }, [view]);

  return (
    <Stack gap="4">
      <Stack gap="4" data-no-print={view ? true : undefined}>
        <Columns>
          <Field
            label={t('As on')}
            required
            {...(inYear
              ? {}
              : { help: t('This day lies outside FY {year}', { year: financialYearOf(year) }) })}
            {...(readOnly ? { disabled: true } : {})}
          >
            <DateInput value={tbDate} onValue={setTbDate} />
          </Field>
        </Columns>
        <Row>
          {stored && (
            <StatusChip tone={stored.status === 'saved' ? 'done' : 'progress'}>
              {stored.status === 'saved' ? t('Saved') : t('Draft')}
            </StatusChip>
          )}
          {dirty && <StatusChip tone="attention">{t('Not saved yet')}</StatusChip>}
        </Row>
        {clash && (
          <Banner
            tone="warning"
            title={t('Someone saved this trial balance meanwhile.')}
            actions={
              <Row>
                <Button size="sm" busy={busy} onClick={keepMine}>
                  {t('Save mine in its place')}
                </Button>
                <Button size="sm" onClick={onReopen}>
                  {t('Open theirs, drop mine')}
                </Button>
              </Row>
            }
          />
        )}
        {!readOnly && (
          <div data-no-print>
            <Tabs
              label={t('How the ledgers come in')}
              value={tab}
              onValue={(id) => set({ tab: id })}
              tabs={[
                { id: 'import', label: t('Import from Tally') },
                { id: 'manual', label: t('Manual Entry') },
              ]}
            >
              {tab === 'import' ? (
                <ImportTab companyId={entity.id} onRead={takeFile} />
              ) : (
                <Note>
                  {t(
                    'Type the ledgers below or paste them from Excel: name, group, opening, debit, credit. A credit balance is typed with Cr or a minus sign.',
                  )}
                </Note>
              )}
            </Tabs>
            <MappingPanel names={unplaced} onPlace={place} />
          </div>
        )}
        <div aria-live="polite">
          <Banner
            tone={totals.balanced ? 'success' : 'error'}
            title={
              totals.balanced
                ? t(bannerPatterns.balanced)
                : t(bannerPatterns.unbalanced, { amount: formatPaise(Math.abs(totals.difference)) })
            }
          >
            {openings.map((w) => say(w.message)).join(' ')}
          </Banner>
        </div>
        <Grid<SheetRow>
          label={t('Ledgers')}
          columns={columns}
          rows={sheet.rows()}
          shape={sheet.shape()}
          issuesOf={issuesOf}
          readOnly={readOnly}
          onChange={change}
          fresh={fresh}
          onUndo={sheet.undo}
          onRedo={sheet.redo}
          typed={sheet.typed()}
          totals={totalsRow}
        />
        <SheetActions
          readOnly={readOnly}
          busy={busy}
          balanced={totals.balanced}
          empty={ledgers.length === 0}
          stored={stored !== null}
          view={view}
          onSave={(status) => void save(status)}
          onStatement={(next) => set({ view: next })}
          onFile={(kind) => void fetchFile(kind)}
          onDelete={remove}
        />
      </Stack>
      <div ref={panel}>
        {view && ledgers.length > 0 && (
          <StatementsPanel
            statement={view}
            companyName={entity.name}
            tbDate={tbDate}
            ledgers={ledgers}
            adjustments={adjustments}
            previous={previous ?? undefined}
            balanced={totals.balanced}
            readOnly={readOnly}
            onAdjust={setAdjustments}
            onFile={(kind) => void fetchFile(kind)}
            onStatement={(next) => set({ view: next })}
            onItr3={filesItr3 ? () => void toItr3() : undefined}
            onClose={() => set({ view: '' })}
          />
        )}
      </div>
    </Stack>
  );
}
