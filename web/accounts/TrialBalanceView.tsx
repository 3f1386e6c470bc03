import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Place } from '../../shared/accounts/groups.ts';
import type { AccountsForm } from '../../shared/accounts/itr3-accounts.ts';
import { formatOf } from '../../shared/accounts/prescribed.ts';
import { totalsOf } from '../../shared/accounts/trial-balance.ts';
import { financialYearOf } from '../../shared/dates.ts';
import { useAddress } from '../data/address.ts';
import { errorText } from '../data/errors.ts';
import { download } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import { inLanguage } from '../i18n/language.ts';
import { t } from '../i18n/t.ts';
import { deleteOpen } from '../returns/acts.ts';
import { ReviewCard } from '../returns/ReviewCard.tsx';
import { Columns, Note, Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { DateInput } from '../ui/fields/DateInput.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { PageKeys } from '../ui/page/PageKeys.tsx';
import { Tabs } from '../ui/page/Tabs.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { BalanceBanner, ClashBanner } from './BalanceNotices.tsx';
import { type ReadAnswer, trialBalancePaths, type YearAnswer } from './data/calls.ts';
import { ImportTab } from './ImportTab.tsx';
import { LedgerTable } from './LedgerTable.tsx';
import { MappingPanel } from './MappingPanel.tsx';
import { type BooksEntity, isInYear, previousOf, takingForm } from './opening.ts';
import { SheetActions } from './SheetActions.tsx';
import { StatementsPanel } from './StatementsPanel.tsx';
import { useTrialBalance } from './useTrialBalance.ts';

interface Props {
  entity: BooksEntity;
  year: string;
  data: YearAnswer;
  onReopen: () => void;
}

/** The open trial balance: import, ledger table, banner, saving and statements. */
export function TrialBalanceView({ entity, year, data, onReopen }: Props) {
  const [params, setParams] = useAddress();
  const asked = params.get('view');
  const view = asked === 'pl' || asked === 'bs' ? asked : null;
  const set = (change: Record<string, string>) =>
    setParams((before) => new URLSearchParams({ ...Object.fromEntries(before), ...change }), {
      replace: true,
    });
  const navigate = useNavigate();
  const readOnly = !entity.canEdit;
  const previous = useMemo(() => previousOf(data.previous), [data.previous]);
  const balance = useTrialBalance(entity.id, year, data.trial_balance, previous);
  const { sheet, ticks, tbDate, adjustments, stored, dirty, busy } = balance;
  // biome-ignore lint/correctness/useExhaustiveDependencies: worked out again after every change of the sheet
  const { ledgers, totals, unplaced } = useMemo(() => {
    const list = sheet.ledgers();
    return { ledgers: list, totals: totalsOf(list), unplaced: sheet.unplaced() };
  }, [sheet, ticks]);

  const toReturn = async (type: AccountsForm) => {
    try {
      const { takeToReturn } = await import('./takeToReturn.ts');
      const to = await takeToReturn(type, entity, year, ledgers, adjustments);
      if (to) void navigate(to);
    } catch (error) {
      showToast({
        tone: 'error',
        text: errorText(error, t('The {form} could not be opened.', { form: type })),
      });
    }
  };
  /** Downloads are generated from the stored version, so unsaved changes are saved first. */
  const fetchFile = async (kind: 'pdf' | 'xlsx' | 'csv', format: 'vertical' | 'prescribed' = 'vertical') => {
    const id = readOnly || (!dirty && stored) ? stored?.id : await balance.save(stored?.status ?? 'draft');
    if (!id) return;
    const path =
      kind === 'csv' ? `${trialBalancePaths.one(id)}/csv` : `${trialBalancePaths.one(id)}/statements.${kind}`;
    try {
      const address = withQuery(path, format === 'prescribed' ? { format } : {});
      await download(kind === 'pdf' ? inLanguage(address) : address, `trial-balance.${kind}`);
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

  // Scrolls the requested statement into view.
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!view) return;
    panel.current?.scrollIntoView({ block: 'start' });
    panel.current?.querySelector<HTMLElement>('#statement')?.focus({ preventScroll: true });
  }, [view]);

  return (
    <Stack gap="4">
      <Stack gap="4" data-no-print={view ? true : undefined}>
        {stored && <ReviewCard path={trialBalancePaths.one(stored.id)} />}
        <AsOn date={tbDate} onDate={balance.setTbDate} year={year} readOnly={readOnly}>
          {stored && (
            <StatusChip tone={stored.status === 'saved' ? 'done' : 'progress'}>
              {stored.status === 'saved' ? t('Saved') : t('Draft')}
            </StatusChip>
          )}
          {dirty && <StatusChip tone="attention">{t('Not saved yet')}</StatusChip>}
        </AsOn>
        {balance.clash && <ClashBanner busy={busy} onKeep={balance.keepMine} onReopen={onReopen} />}
        {!readOnly && (
          <LedgerSources
            companyId={entity.id}
            year={year}
            tab={params.get('tab') === 'manual' ? 'manual' : 'import'}
            onTab={(id) => set({ tab: id })}
            onRead={balance.takeFile}
            unplaced={unplaced}
            onPlace={balance.place}
          />
        )}
        <BalanceBanner ledgers={ledgers} totals={totals} />
        <LedgerTable
          sheet={sheet}
          ticks={ticks}
          totals={totals}
          count={ledgers.length}
          previousLabel={previous?.label}
          readOnly={readOnly}
        />
        <SheetActions
          readOnly={readOnly}
          busy={busy}
          balanced={totals.balanced}
          empty={ledgers.length === 0}
          stored={stored !== null}
          view={view}
          onSave={(status) => void balance.save(status)}
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
            format={formatOf(entity.status)}
            tbDate={tbDate}
            ledgers={ledgers}
            adjustments={adjustments}
            previous={previous}
            balanced={totals.balanced}
            readOnly={readOnly}
            onAdjust={balance.setAdjustments}
            onFile={(kind, format) => void fetchFile(kind, format)}
            onStatement={(next) => set({ view: next })}
            takes={takingForm(entity, year)}
            onTake={(type) => void toReturn(type)}
            onClose={() => set({ view: '' })}
          />
        )}
      </div>
      <PageKeys
        table
        save={readOnly || !dirty ? undefined : () => balance.save(stored?.status ?? 'draft')}
        computation={() => set({ view: 'pl' })}
      />
    </Stack>
  );
}

/** Balance date, with a note if it falls in another year, and the save status. */
function AsOn(props: {
  date: string;
  onDate: (date: string) => void;
  year: string;
  readOnly: boolean;
  children: ReactNode;
}) {
  const { date, onDate, year, readOnly, children } = props;
  return (
    <Columns>
      <Field
        label={t('As on')}
        required
        {...(isInYear(date, year)
          ? {}
          : { help: t('This date is outside FY {year}', { year: financialYearOf(year) }) })}
        {...(readOnly ? { disabled: true } : {})}
      >
        <DateInput value={date} onValue={onDate} />
      </Field>
      <Row alignSelf="center">{children}</Row>
    </Columns>
  );
}

interface SourcesProps {
  companyId: string;
  year: string;
  tab: 'import' | 'manual';
  onTab: (tab: string) => void;
  onRead: (answer: ReadAnswer) => Promise<boolean>;
  /** Unmapped group names of the file, with their number of ledgers. */
  unplaced: ReadonlyMap<string, number>;
  onPlace: (name: string, place: Place) => void;
}

/** Ways to enter ledgers (file or typing), then the mapping of unknown group names. */
function LedgerSources({ companyId, year, tab, onTab, onRead, unplaced, onPlace }: SourcesProps) {
  return (
    <div data-no-print>
      <Tabs
        label={t('How to enter the ledgers')}
        value={tab}
        onValue={onTab}
        tabs={[
          { id: 'import', label: t('Import from Tally') },
          { id: 'manual', label: t('Manual Entry') },
        ]}
      >
        {tab === 'import' ? (
          <ImportTab companyId={companyId} year={year} onRead={onRead} />
        ) : (
          <Note>
            {t(
              'Type the ledgers below or paste them from Excel: name, group, opening, debit, credit. Enter credit balances with Cr or a minus sign.',
            )}
          </Note>
        )}
      </Tabs>
      <MappingPanel names={unplaced} onPlace={onPlace} />
    </div>
  );
}
