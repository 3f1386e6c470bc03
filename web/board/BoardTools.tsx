import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { labelTerm } from '../../shared/duties/board.ts';
import { dutyStates, stateLooks } from '../../shared/duties/states.ts';
import { parsePeriod, periodName, shiftPeriod } from '../../shared/gst/periods.ts';
import { errorText } from '../data/errors.ts';
import { put } from '../data/http.ts';
import { keys } from '../data/keys.ts';
import { retry } from '../data/lazy.ts';
import { useUser } from '../data/session.ts';
import { period as monthName } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { Menu, type MenuItem, menuAct } from '../ui/dialogs/Menu.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { SearchBox } from '../ui/fields/SearchBox.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { type SavedView, searchOfView, viewsOfDevice, withView } from './savedViews.ts';
import { type BoardState, periodAtHand } from './useBoard.ts';
import type { Grouping } from './view.ts';

const DueDatesDialog = lazy(() =>
  retry(() => import('./DueDatesDialog.tsx')).then((m) => ({ default: m.DueDatesDialog })),
);
const ViewNameDialog = lazy(() =>
  retry(() => import('./ViewNameDialog.tsx')).then((m) => ({ default: m.ViewNameDialog })),
);

const Narrow = chakra('div', { base: { minWidth: '7rem', flex: { base: '1', md: '0 1 8rem' } } });

/** On a phone the filters are folded away, so that the first clients are in sight. */
const Folded = chakra('div', {
  base: {
    display: { base: 'none', md: 'contents' },
    flexWrap: 'wrap',
    gap: '2',
    width: 'full',
    '&[data-open]': { display: { base: 'flex', md: 'contents' } },
  },
});

function PeriodStep({ board }: { board: BoardState }) {
  const period = parsePeriod(board.period) ?? periodAtHand();
  const to = (by: number) => board.set({ period: shiftPeriod(period, by) });
  return (
    <chakra.div display="inline-flex" alignItems="center" gap="1">
      <IconButton icon="left" label={t('Month before')} onClick={() => to(-1)} />
      <chakra.span minWidth="7.5rem" textAlign="center" fontWeight="medium" aria-live="polite">
        {monthName(periodName(period))}
      </chakra.span>
      <IconButton icon="right" label={t('Month after')} onClick={() => to(1)} />
    </chakra.div>
  );
}

function useViews(board: BoardState): {
  items: MenuItem[];
  naming: boolean;
  name: (name: string | null) => void;
} {
  const user = useUser()!;
  const [params, setParams] = useSearchParams();
  const { data, mutate } = useSWR<{ views: SavedView[] }>(keys.boardViews);
  const views = data?.views ?? [];
  const keep = async (next: SavedView[]) => {
    try {
      await mutate(put<{ views: SavedView[] }>(keys.boardViews, { views: next }), { revalidate: false });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The view could not be saved.')) });
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the views of the server are known
  useEffect(() => {
    const before = data ? viewsOfDevice(user.id) : [];
    if (before.length > 0) void keep(before.reduce(withView, data!.views));
  }, [data === undefined]);
  const [naming, setNaming] = useState(false);
  const search = searchOfView(params);
  const open = (kept: string) => {
    const next = new URLSearchParams(kept);
    if (board.period) next.set('period', board.period);
    setParams(next, { replace: true });
  };
  const current = views.find((v) => v.search === search);
  const items: MenuItem[] = [
    menuAct('people', t('All clients'), () => open('')),
    ...views.map(
      ({ name, search: kept }): MenuItem => ({
        kind: 'action',
        label: name,
        icon: 'filter',
        checked: kept === search,
        run: () => open(kept),
      }),
    ),
    { kind: 'line' },
    ...(search ? [menuAct('plus', t('Save this view'), () => setNaming(true))] : []),
    ...(current
      ? [
          menuAct(
            'trash',
            t('Remove the view {name}', { name: current.name }),
            () => void keep(views.filter((v) => v.name !== current.name)),
          ),
        ]
      : []),
  ];
  return {
    items: items.at(-1)?.kind === 'line' ? items.slice(0, -1) : items,
    naming,
    name: (name) => {
      setNaming(false);
      if (name) void keep(withView(views, { name, search }));
    },
  };
}

/** Month, search, filters, grouping, views and due dates above the board. */
export function BoardTools({ board }: { board: BoardState }) {
  const { data, filter, set } = board;
  const [dates, setDates] = useState(false);
  const [open, setOpen] = useState(false);
  const views = useViews(board);
  const people = useMemo(
    () => [...new Map(data?.rows.flatMap((r) => r.cells.map((c) => [c.who.id, c.who.name] as const)) ?? [])],
    [data],
  );
  const types = useMemo(() => [...new Set(data?.rows.map((r) => r.client.status) ?? [])].sort(), [data]);
  const groups = useMemo(
    () => [
      ...new Map(
        data?.rows.flatMap(({ client: c }) => (c.group ? [[c.group.id, c.group.name] as const] : [])),
      ),
    ],
    [data],
  );
  const labels = useMemo(() => [...new Set(data?.rows.flatMap((r) => r.client.labels ?? []))].sort(), [data]);
  if (!data) return null;
  const one = (
    key: 'state' | 'duty' | 'due' | 'who' | 'type' | 'group' | 'label',
    label: string,
    all: string,
    options: { value: string; label: string }[],
  ) => (
    <Narrow>
      <Select
        aria-label={label}
        value={filter[key]?.[0] ?? ''}
        onValue={(value) => set({ filter: { ...filter, [key]: value ? [value] : [] } })}
        placeholder={all}
        options={options}
      />
    </Narrow>
  );
  return (
    <>
      <PeriodStep board={board} />
      <SearchBox value={board.q} onValue={(q) => set({ q })} label={t('Search clients')} wait={0} />
      <chakra.div display={{ base: 'block', md: 'none' }}>
        <Button icon="filter" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('Filters')}
        </Button>
      </chakra.div>
      <Folded data-open={open || undefined}>
        {one(
          'state',
          t('Filter by state'),
          t('Any state'),
          dutyStates.map((value) => ({ value, label: t<string>(stateLooks[value].word) })),
        )}
        {one(
          'duty',
          t('Filter by form'),
          t('All forms'),
          data.columns.map((c) => ({ value: c.id, label: t<string>(c.label) })),
        )}
        {one('due', t('Filter by due date'), t('Any due date'), [
          { value: 'today', label: t('Due today') },
          { value: 'week', label: t('Due this week') },
          { value: 'past', label: t('Due date passed') },
        ])}
        {types.length > 1 &&
          one(
            'type',
            t('Filter by type'),
            t('All types'),
            types.map((value) => ({ value, label: t<string>(value) })),
          )}
        {people.length > 1 &&
          one(
            'who',
            t('Filter by person'),
            t('Everyone'),
            people.map(([value, label]) => ({ value, label })),
          )}
        {groups.length > 0 &&
          one(
            'group',
            t('Filter by group'),
            t('All groups'),
            groups.map(([value, label]) => ({ value, label })),
          )}
        {labels.length > 0 &&
          one(
            'label',
            t('Filter by label'),
            t('Any label'),
            labels.map((label) => ({ value: labelTerm(label), label })),
          )}
        <Narrow>
          <Select
            aria-label={t('Group by')}
            value={board.group}
            onValue={(group) => set({ group: group as Grouping | '' })}
            placeholder={t('Not grouped')}
            options={[
              { value: 'due', label: t('By due date') },
              { value: 'state', label: t('By state') },
              { value: 'type', label: t('By type') },
              { value: 'who', label: t('By person') },
              ...(groups.length > 0 ? [{ value: 'group', label: t('By group') }] : []),
            ]}
          />
        </Narrow>
        <Menu
          label={t('Views')}
          items={views.items}
          trigger={(props) => (
            <Button icon="filter" {...props}>
              {t('Views')}
            </Button>
          )}
        />
        <IconButton
          icon="calendar"
          label={t('Due dates moved by notification')}
          onClick={() => setDates(true)}
        />
      </Folded>
      <Suspense>
        {dates && <DueDatesDialog onClose={() => setDates(false)} onChange={() => void board.reload()} />}
        {views.naming && <ViewNameDialog onClose={() => views.name(null)} onName={views.name} />}
      </Suspense>
    </>
  );
}
