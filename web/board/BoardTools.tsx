import { chakra } from '@chakra-ui/react';
import {
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import useSWR from 'swr';
import { type Board, type BoardFilter, labelTerm } from '../../shared/duties/board.ts';
import { dutyStates, stateLooks } from '../../shared/duties/states.ts';
import { parsePeriod, periodName, shiftPeriod } from '../../shared/gst/periods.ts';
import { byName } from '../../shared/order.ts';
import { errorText } from '../data/errors.ts';
import { put } from '../data/http.ts';
import { keys } from '../data/keys.ts';
import { retry } from '../data/lazy.ts';
import { useUser } from '../data/session.ts';
import { period as monthName } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { styled } from '../theme/styled.ts';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { Menu, type MenuItem, menuAct } from '../ui/dialogs/Menu.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { SearchBox } from '../ui/fields/SearchBox.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { placeIn } from './place.ts';
import { type SavedView, searchOfView, viewsOfDevice, withView } from './savedViews.ts';
import { type BoardState, periodAtHand } from './useBoard.ts';
import type { Grouping } from './view.ts';

const DueDatesDialog = lazy(() =>
  retry(() => import('./DueDatesDialog.tsx')).then((m) => ({ default: m.DueDatesDialog })),
);
const JobsDialog = lazy(() =>
  retry(() => import('./JobsDialog.tsx')).then((m) => ({ default: m.JobsDialog })),
);
const ViewNameDialog = lazy(() =>
  retry(() => import('./ViewNameDialog.tsx')).then((m) => ({ default: m.ViewNameDialog })),
);

const Narrow = styled('div', { base: { minWidth: '9rem', flex: { base: '1', md: '0 1 10rem' } } });

const Search = memo(SearchBox);

const OnPhone = styled('div', { base: { display: { base: 'block', md: 'none' } } });

/** On a phone the filters are collapsed, so that the first clients are visible. */
const Folded = styled('div', {
  base: {
    display: { base: 'none', md: 'contents' },
    flexWrap: 'wrap',
    gap: '2',
    width: 'full',
    '&[data-open]': { display: { base: 'flex', md: 'contents' } },
  },
});

const PeriodStep = memo(function PeriodStep({ asked, set }: { asked: string; set: BoardState['set'] }) {
  const period = parsePeriod(asked) ?? periodAtHand();
  const to = (by: number) => set({ period: shiftPeriod(period, by) });
  return (
    <chakra.div display="inline-flex" alignItems="center" gap="1">
      <IconButton icon="left" label={t('Month before')} onClick={() => to(-1)} />
      <chakra.span minWidth="7.5rem" textAlign="center" fontWeight="medium" aria-live="polite">
        {monthName(periodName(period))}
      </chakra.span>
      <IconButton icon="right" label={t('Month after')} onClick={() => to(1)} />
    </chakra.div>
  );
});

function useViews(board: BoardState): {
  items: MenuItem[];
  naming: boolean;
  name: (name: string | null) => void;
} {
  const user = useUser()!;
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
  const search = searchOfView(new URLSearchParams(board.search));
  const open = (kept: string) => {
    const { filter, group } = placeIn(kept);
    board.set({ q: '', filter, group });
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

type Choices = readonly { value: string; label: string }[];

interface ChoiceProps<K extends string> {
  id: K;
  label: string;
  /** Shown while nothing is selected. */
  all: string;
  value: string;
  options: Choices;
  onChoice: (id: K, value: string) => void;
}

/** One drop-down of the toolbar; does not re-render when another changes. */
const Choice = memo(function Choice<K extends string>(props: ChoiceProps<K>) {
  const { id, label, all, value, options, onChoice } = props;
  return (
    <Narrow>
      <Select
        aria-label={label}
        value={value}
        onValue={(chosen) => onChoice(id, chosen)}
        placeholder={all}
        options={options}
      />
    </Narrow>
  );
}) as <K extends string>(props: ChoiceProps<K>) => ReactNode;

type FilterKey = keyof BoardFilter;

/** Options of the filters, computed once per load; before that, the options every board has. */
function choicesOf(
  data: Board | undefined,
): { id: FilterKey; label: string; all: string; options: Choices }[] {
  const people = new Map<string, string>();
  const groups = new Map<string, string>();
  const statuses = new Set<string>();
  const given = new Set<string>();
  for (const { client, cells } of data?.rows ?? []) {
    statuses.add(client.status);
    if (client.group) groups.set(client.group.id, client.group.name);
    for (const label of client.labels ?? []) given.add(label);
    // Most of a client's duties have the same assignee.
    let last = '';
    for (const { who } of cells) {
      if (who.id === last) continue;
      last = who.id;
      people.set(who.id, who.name);
    }
  }
  const types = [...statuses].sort();
  const labels = [...given].sort(byName);
  const named = (names: Map<string, string>) =>
    [...names].map(([value, label]) => ({ value, label })).sort((a, b) => byName(a.label, b.label));
  const all: { id: FilterKey; label: string; all: string; options: Choices; least?: number }[] = [
    {
      id: 'state',
      label: t('Filter by status'),
      all: t('Any status'),
      options: dutyStates.map((value) => ({ value, label: t<string>(stateLooks[value].word) })),
    },
    {
      id: 'duty',
      label: t('Filter by form'),
      all: t('All forms'),
      options: (data?.columns ?? []).map((c) => ({ value: c.id, label: t<string>(c.label) })),
    },
    {
      id: 'due',
      label: t('Filter by due date'),
      all: t('Any due date'),
      options: [
        { value: 'today', label: t('Due today') },
        { value: 'week', label: t('Due this week') },
        { value: 'past', label: t('Due date passed') },
      ],
    },
    {
      id: 'type',
      label: t('Filter by type'),
      all: t('All types'),
      options: types.map((value) => ({ value, label: t<string>(value) })),
      least: 2,
    },
    {
      id: 'who',
      label: t('Filter by person'),
      all: t('Everyone'),
      options: named(people),
      least: 2,
    },
    { id: 'group', label: t('Filter by group'), all: t('All groups'), options: named(groups), least: 1 },
    {
      id: 'label',
      label: t('Filter by label'),
      all: t('Any label'),
      options: labels.map((label) => ({ value: labelTerm(label), label })),
      least: 1,
    },
  ];
  return all.filter(({ options, least = 0 }) => options.length >= least);
}

const groupChoices = (withGroups: boolean): Choices => [
  { value: 'due', label: t('By due date') },
  { value: 'state', label: t('By status') },
  { value: 'type', label: t('By type') },
  { value: 'who', label: t('By person') },
  ...(withGroups ? [{ value: 'group', label: t('By group') }] : []),
];

/** Month, search, filters, grouping, views and due dates above the board. */
export function BoardTools({ board }: { board: BoardState }) {
  const { data, filter, set } = board;
  const [dates, setDates] = useState(false);
  const [jobs, setJobs] = useState(false);
  const [open, setOpen] = useState(false);
  const views = useViews(board);
  // Clients are shown first; the filter options follow.
  const known = useDeferredValue(data, undefined);
  const choices = useMemo(() => choicesOf(known), [known]);
  const grouped = useMemo(() => groupChoices(choices.some((c) => c.id === 'group')), [choices]);
  // Applied to the filter at the time of the choice.
  const now = useRef(filter);
  now.current = filter;
  const choose = useCallback(
    (id: FilterKey, value: string) => set({ filter: { ...now.current, [id]: value ? [value] : [] } }),
    [set],
  );
  const group = useCallback((_: 'group', value: string) => set({ group: value as Grouping | '' }), [set]);
  const search = useCallback((q: string) => set({ q }), [set]);
  return (
    <>
      <PeriodStep asked={board.period} set={set} />
      <Search value={board.q} onValue={search} label={t('Search clients')} wait={0} />
      <OnPhone>
        <Button icon="filter" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('Filters')}
        </Button>
      </OnPhone>
      <Folded data-open={open || undefined}>
        {choices.map((choice) => (
          <Choice key={choice.id} {...choice} value={filter[choice.id]?.[0] ?? ''} onChoice={choose} />
        ))}
        <Choice
          id="group"
          label={t('Group by')}
          all={t('Not grouped')}
          value={board.group}
          options={grouped}
          onChoice={group}
        />
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
          label={t('Due dates extended by notification')}
          onClick={() => setDates(true)}
        />
        <IconButton icon="clock" label={t('Jobs')} onClick={() => setJobs(true)} />
      </Folded>
      <Suspense>
        {dates && <DueDatesDialog onClose={() => setDates(false)} onChange={() => void board.reload()} />}
        {jobs && <JobsDialog onClose={() => setJobs(false)} onChange={() => void board.reload()} />}
        {views.naming && <ViewNameDialog onClose={() => views.name(null)} onName={views.name} />}
      </Suspense>
    </>
  );
}
