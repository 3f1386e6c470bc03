import { lazy, memo, Suspense, useEffect, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { HomeTabs } from '../dashboard/HomeTabs.tsx';
import { retry } from '../data/lazy.ts';
import { useUser } from '../data/session.ts';
import { t } from '../i18n/t.ts';
import { styled } from '../theme/styled.ts';
import { Button } from '../ui/base/Button.tsx';
import { KeyBar } from '../ui/base/KeyBar.tsx';
import { usePageTitle } from '../ui/page/Page.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { BoardGrid, BoardSkeleton } from './BoardGrid.tsx';
import { BoardTools } from './BoardTools.tsx';
import { BulkBar } from './BulkBar.tsx';
import { DueNext } from './DueNext.tsx';
import { type BoardState, useBoard } from './useBoard.ts';
import { usualDue } from './view.ts';
import { WeekLine } from './WeekLine.tsx';

const Overview = lazy(() =>
  retry(() => import('../dashboard/Overview.tsx')).then((m) => ({ default: m.Overview })),
);

const phone = () => window.matchMedia('(max-width: 700px)');

/** Whether the screen is phone-sized; updates when it changes. */
function usePhone(): boolean {
  const [is, setIs] = useState(() => phone().matches);
  useEffect(() => {
    const query = phone();
    const tell = () => setIs(query.matches);
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  }, []);
  return is;
}

// Re-renders with each choice; `styled` resolves its classes once.
const Room = styled('div', { base: { px: 'var(--page-x)', py: '3', width: 'full' } });
const Tools = styled('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '4', rowGap: '2', mb: '2' },
});
const Title = styled('h1', { base: { fontSize: 'xl' } });
const Week = styled('div', { base: { minHeight: '24px', mb: '2' } });

// A constant element, so that it does not re-render with the board.
const tabs = <HomeTabs />;
const loading = <BoardSkeleton />;

/** The first page after signing in: clients by the duties of a period. */
export function Page() {
  const user = useUser();
  if (user?.role === 'admin') return <Navigate to="/app/admin" replace />;
  return <BoardView />;
}

/** The key bar; does not re-render with the clients. */
const Keys = memo(function Keys() {
  return (
    <KeyBar
      keys={[
        ['Enter', t('Open')],
        [t('Space'), t('Select')],
        ['Ctrl A', t('Select all')],
        ['/', t('Search clients')],
        ['F2', t('Another client or page')],
        ['?', t('Keyboard shortcuts')],
      ]}
    />
  );
});

/** The grid with its selection: pressing Space re-renders these two, not the page. */
function Clients({ board, usual }: { board: BoardState; usual: ReadonlyMap<string, string> }) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { data, counts } = board;
  if (!data || !counts) return null;
  return (
    <>
      <BoardGrid
        label={t('Clients and their duties')}
        lines={board.lines}
        group={board.group}
        columns={data.columns}
        counts={counts}
        usual={usual}
        selected={selected}
        onSelected={setSelected}
      />
      <BulkBar board={board} selected={selected} onClear={() => setSelected(new Set())} />
    </>
  );
}

function BoardView() {
  const board = useBoard();
  const heading = usePageTitle(t('Dashboard'));
  const onPhone = usePhone();
  const { data, rows, counts, error } = board;
  const usual = useMemo(() => (data ? usualDue(data.rows, data.columns) : new Map()), [data]);
  // Shown in place of the grid while there are no clients.
  const empty = data?.rows.length === 0;
  return (
    <Room>
      <Tools>
        <Title ref={heading} tabIndex={-1}>
          {t('Dashboard')}
        </Title>
        {tabs}
        {!empty && (data || !error) && <BoardTools board={board} />}
      </Tools>
      {empty ? (
        <Suspense fallback={loading}>
          <Overview />
        </Suspense>
      ) : error && !data ? (
        <LoadError error={error} onRetry={() => void board.reload()} />
      ) : !data || !counts ? (
        <>
          {/* Same height as the week's line. */}
          <Week />
          {loading}
        </>
      ) : (
        <>
          <WeekLine board={board} />
          {rows.length === 0 ? (
            <EmptyState
              icon="search"
              title={t('No matches for this search.')}
              actions={
                <Button onClick={() => board.set({ q: '', filter: {} })}>
                  {t('Clear search and filters')}
                </Button>
              }
            />
          ) : onPhone ? (
            <DueNext rows={rows} />
          ) : (
            <Clients board={board} usual={usual} />
          )}
        </>
      )}
      {/* Before the clients are there, too. */}
      {!onPhone && !empty && (data ? rows.length > 0 : !error) && <Keys />}
    </Room>
  );
}
