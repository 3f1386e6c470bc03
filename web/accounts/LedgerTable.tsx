import { useCallback, useMemo } from 'react';
import type { Totals } from '../../shared/accounts/trial-balance.ts';
import { Grid } from '../grid/Grid.tsx';
import { Paper } from '../grid/Paper.tsx';
import type { TypedText } from '../grid/rowStore.ts';
import type { GridChange } from '../grid/types.ts';
import { say, t, tn } from '../i18n/t.ts';
import { totalsTexts, trialBalanceColumns } from './gridColumns.ts';
import type { Sheet, SheetRow } from './sheet.ts';

interface Props {
  sheet: Sheet;
  /** Version of the sheet; a new number re-renders the findings. */
  ticks: number;
  totals: Totals;
  /** Ledgers without blank rows. */
  count: number;
  /** `FY 2024-25` when last year's closing balances are known. */
  previousLabel: string | undefined;
  readOnly: boolean;
}

/** The ledgers, one per row, with totals. */
export function LedgerTable({ sheet, ticks, totals, count, previousLabel, readOnly }: Props) {
  const columns = useMemo(
    () => trialBalanceColumns(previousLabel ? t('Closing {year}', { year: previousLabel }) : undefined),
    [previousLabel],
  );
  const totalsRow = useMemo(
    () => totalsTexts(totals, tn(count, '{count} ledger', '{count} ledgers')),
    [totals, count],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function after every change redraws the cells
  const issuesOf = useCallback(
    (id: string) =>
      sheet.issuesOf(id).map((i) => ({ field: i.field, message: say(i.message), severity: i.severity })),
    [sheet, ticks],
  );
  const change = useCallback(
    (c: GridChange, typed: readonly TypedText[]) =>
      sheet.change(c.put as readonly SheetRow[], c.remove, typed, c.read),
    [sheet],
  );
  const fresh = useCallback(
    (): SheetRow => ({ id: crypto.randomUUID(), ledger_group: 'Current Assets', closing_balance: 0 }),
    [],
  );
  return (
    <Grid<SheetRow>
      paper={Paper}
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
  );
}
