import { lazy, Suspense, useCallback, useMemo } from 'react';
import { formatPaise } from '../../shared/money.ts';
import { challanBalances } from '../../shared/tds/checks.ts';
import { formInfo } from '../../shared/tds/data/forms.ts';
import { completed } from '../../shared/tds/draft.ts';
import { fillTax } from '../../shared/tds/follow.ts';
import type { SheetRow, TableName } from '../../shared/tds/sheets.ts';
import { retry } from '../data/lazy.ts';
import { Grid } from '../grid/Grid.tsx';
import { type Jumps, useLanding } from '../grid/jumps.ts';
import { Paper } from '../grid/Paper.tsx';
import type { CellIssue, GridChange } from '../grid/types.ts';
import { say, t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Note, Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { challanName, codesOf, gridColumns, gridTotals } from './gridColumns.ts';
import type { OpenTds } from './openTds.ts';
import { placeOf } from './places.ts';

// Includes the tax engine, which only salary statements of the fourth quarter need.
const SalaryTax = lazy(() => retry(() => import('./SalaryTax.tsx')).then((m) => ({ default: m.SalaryTax })));

const ChallanFileCard = lazy(() =>
  retry(() => import('./ChallanFileCard.tsx')).then((m) => ({ default: m.ChallanFileCard })),
);

const none: readonly CellIssue[] = [];

interface TableProps {
  open: OpenTds;
  table: TableName;
  readOnly: boolean;
  jumps: Jumps;
}

/** One table as a grid with its extras: balances of challans; codes and tax calculation for deductees. */
export function TablePanel({ open, table, readOnly, jumps }: TableProps) {
  const { book, record } = open;
  const handle = useLanding(jumps, table);
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
      showToast({ tone: 'info', text: t('The missing tax could not be calculated for any row.') });
      return;
    }
    book.change('deductees', put, []);
    showToast({
      tone: 'success',
      text: tn(put.length, 'Tax calculated for {count} row', 'Tax calculated for {count} rows'),
    });
  };
  const { kind } = formInfo[form];
  return (
    <Stack gap="3">
      {table === 'salaries' && (
        <Note>
          {t(
            form === '24Q'
              ? 'Salaries of the year (annexures II and III). They are in the text file, except designation, director and perquisites by kind, which are for Form 12BA.'
              : 'Salaries of the year. They are not in the text file of Form 138 yet, because their record layout is not published.',
          )}
        </Note>
      )}
      {table === 'deductees' && (
        <>
          {!readOnly && (kind === 'resident' || kind === 'collection') && (
            <Row>
              <Button icon="refresh" onClick={fill}>
                {t('Calculate missing tax')}
              </Button>
              <Note>
                {t(
                  'The year’s rates and thresholds are applied to each deductee, including earlier quarters.',
                )}
              </Note>
            </Row>
          )}
          <CodeList open={open} />
        </>
      )}
      <Grid
        paper={Paper}
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
      {table === 'challans' && (
        <Suspense fallback={null}>
          <ChallanFileCard open={open} readOnly={readOnly} />
        </Suspense>
      )}
      {table === 'salaries' && rows.length > 0 && (
        <Suspense fallback={<Skeleton lines={3} />}>
          <SalaryTax open={open} readOnly={readOnly} />
        </Suspense>
      )}
    </Stack>
  );
}

/** The codes of the form with their meaning, collapsed. */
function CodeList({ open }: { open: OpenTds }) {
  const codes = codesOf(open.record.form_type);
  if (codes.length === 0)
    return (
      <Note>{t('The code list of this form is not fully published: enter the code of your payment.')}</Note>
    );
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

/** Amount of each challan, amount used by deductees, and balance. */
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
            const tax = Number(c.tax ?? 0) + Number(c.surcharge ?? 0) + Number(c.cess ?? 0);
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
