import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import useSWRImmutable from 'swr/immutable';
import { daysBetween, todayInIst } from '../../shared/dates.ts';
import { keys } from '../data/keys.ts';
import { retry } from '../data/lazy.ts';
import { useUser } from '../data/session.ts';
import { day, period } from '../i18n/format.ts';
import { formatCount, t, tn } from '../i18n/t.ts';
import { ButtonLink } from '../ui/base/Button.tsx';
import { Icon, type IconName } from '../ui/base/Icon.tsx';
import { Card, Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { datesAhead } from './calendar.ts';
import { GettingStarted } from './GettingStarted.tsx';

type Counts = Record<string, number>;

interface Summary {
  counts: { companies: number; gst: number; tds: number; itr: number };
  by_status: { itr: Counts; gst: Counts; tds: Counts };
  incomplete: { id: string; name: string; status: string; missing: string[] }[];
  incomplete_total: number;
  has_sample: boolean;
  begun: { client: boolean; return: boolean };
  recent: {
    id: string;
    company_id: string;
    name: string;
    itr_type: string;
    assessment_year: string;
    status: string;
    updated_at: string;
  }[];
}

const CountLink = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    p: { base: '3', md: '4' },
    bg: 'bg.surface',
    border: '1px solid',
    borderColor: 'border',
    borderRadius: 'lg',
    boxShadow: 'card',
    color: 'fg',
    textDecoration: 'none',
    _hover: { borderColor: 'accent' },
  },
});

function CountCard({
  to,
  icon,
  label,
  value,
}: {
  to: string;
  icon: IconName;
  label: string;
  value: number | undefined;
}) {
  return (
    <CountLink to={to}>
      <Row gap="2" flexWrap="nowrap" color="fg.muted" fontSize="sm" alignItems="start">
        <Icon name={icon} />
        {label}
      </Row>
      <chakra.span fontSize="3xl" fontWeight="semibold" lineHeight="1.1" className="num">
        {value === undefined ? '–' : formatCount(value)}
      </chakra.span>
    </CountLink>
  );
}

function Counters({ data }: { data: Summary | undefined }) {
  return (
    <chakra.div
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
    >
      <CountCard to="/app/companies" icon="people" label={t('Companies')} value={data?.counts.companies} />
      <CountCard to="/app/gst" icon="gst" label={t('GST Returns')} value={data?.counts.gst} />
      <CountCard to="/app/tds" icon="tds" label={t('TDS Returns')} value={data?.counts.tds} />
      <CountCard to="/app/itr" icon="itr" label={t('ITR Returns')} value={data?.counts.itr} />
    </chakra.div>
  );
}

function QuickActions() {
  const actions: [string, string, IconName][] = [
    ['/app/companies/new', t('Add Company/Individual'), 'plus'],
    ['/app/itr?form=itr1', t('ITR-1'), 'itr'],
    ['/app/itr?form=itr2', t('ITR-2'), 'itr'],
    ['/app/gst?form=gstr1', t('GSTR-1'), 'gst'],
    ['/app/gst?form=gstr3b', t('GSTR-3B'), 'gst'],
    ['/app/tds?form=24Q', t('TDS 24Q'), 'tds'],
    ['/app/tds?form=26Q', t('TDS 26Q'), 'tds'],
    ['/app/reports', t('Reports'), 'report'],
  ];
  return (
    <Card as="nav" aria-label={t('Quick actions')}>
      <Heading>{t('Quick actions')}</Heading>
      <Row gap="2">
        {actions.map(([to, label, icon], i) => (
          <ButtonLink key={to} to={to} icon={icon} size="sm" look={i === 0 ? 'primary' : 'secondary'}>
            {label}
          </ButtonLink>
        ))}
      </Row>
    </Card>
  );
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    columnGap: '3',
    rowGap: '1',
    alignItems: 'center',
    minHeight: 'row',
    py: '1.5',
    borderTop: '1px solid',
    borderColor: 'border',
    _first: { borderTop: '0' },
  },
});

function Ahead() {
  const today = todayInIst();
  const items = datesAhead(today).slice(0, 7);
  return (
    <Card>
      <Heading>{t('Due dates ahead')}</Heading>
      <ul>
        {items.map((item) => {
          const left = daysBetween(today, item.on);
          return (
            <Line key={`${item.on}${item.text}${item.params['form'] ?? ''}`}>
              <chakra.span
                className="num"
                fontWeight="medium"
                whiteSpace="nowrap"
                width="6.2rem"
                flexShrink={0}
              >
                {day(item.on)}
              </chakra.span>
              <chakra.span flex="1" minWidth={{ base: '9rem', sm: '0' }}>
                <Link to={item.to}>{period(t(item.text, item.params))}</Link>
              </chakra.span>
              <StatusChip tone={left <= 3 ? 'problem' : left <= 10 ? 'attention' : 'neutral'}>
                {left === 0 ? t('today') : tn(left, 'in {count} day', 'in {count} days')}
              </StatusChip>
            </Line>
          );
        })}
      </ul>
      <Note mt="3">{t('Statutory dates for monthly filers, unless extended by notification.')}</Note>
    </Card>
  );
}

const stages = [
  { id: 'draft', tone: 'progress' },
  { id: 'validated', tone: 'attention' },
  { id: 'filed', tone: 'done' },
] as const;

const stageText = (id: (typeof stages)[number]['id']) =>
  id === 'draft' ? t('Draft') : id === 'validated' ? t('Validated') : t('Filed');

function ByStatus({ data }: { data: Summary }) {
  const rooms = [
    { id: 'itr', label: t('ITR Returns'), to: '/app/itr' },
    { id: 'gst', label: t('GST Returns'), to: '/app/gst' },
    { id: 'tds', label: t('TDS Returns'), to: '/app/tds' },
  ] as const;
  return (
    <Card>
      <Heading>{t('Returns by status')}</Heading>
      <chakra.table
        width="full"
        css={{
          '& th, & td': { py: '2', textAlign: 'right' },
          '& th:first-of-type': { textAlign: 'left' },
          '& tbody tr': { borderTop: '1px solid', borderColor: 'border' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{t('Kind')}</span>
            </th>
            {stages.map((s) => (
              <th key={s.id} scope="col">
                <StatusChip tone={s.tone}>{stageText(s.id)}</StatusChip>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rooms.map((room) => (
            <tr key={room.id}>
              <th scope="row">
                <Link to={room.to}>{room.label}</Link>
              </th>
              {stages.map((s) => (
                <td key={s.id} className="num">
                  {formatCount(data.by_status[room.id][s.id] ?? 0)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Card>
  );
}

/** Labels of entity fields, loaded with the entity form, for which the first page does not wait. */
function useEntityLabel(): ((key: string, status: string) => string) | undefined {
  const { data } = useSWRImmutable('labels of an entity', () => retry(() => import('../entities/entity.ts')));
  return data?.entityLabel;
}

function Incomplete({ data }: { data: Summary }) {
  const label = useEntityLabel();
  if (data.incomplete.length === 0) return null;
  return (
    <Card>
      <Heading>{t('Missing details')}</Heading>
      <ul>
        {data.incomplete.map((e) => (
          <Line key={e.id}>
            <Icon name="alert" />
            <chakra.span flex="1" minWidth="0">
              <Link to={`/app/clients/${e.id}`}>{e.name}</Link>
              <Note>{label ? e.missing.map((key) => label(key, e.status)).join(', ') : '\u00a0'}</Note>
            </chakra.span>
          </Line>
        ))}
      </ul>
      {data.incomplete_total > data.incomplete.length && (
        <Note mt="2">
          {tn(data.incomplete_total - data.incomplete.length, 'and {count} more', 'and {count} more')}
        </Note>
      )}
    </Card>
  );
}

function Recent({ data }: { data: Summary }) {
  if (data.recent.length === 0) return null;
  return (
    <Card>
      <Heading>{t('Recent work')}</Heading>
      <ul>
        {data.recent.map((r) => {
          const stage = stages.find((s) => s.id === r.status.toLowerCase());
          return (
            <Line key={r.id}>
              <chakra.span flex="1" minWidth="0">
                <Link
                  to={`/app/itr/${r.itr_type.replace('-', '').toLowerCase()}/${r.company_id}?year=${r.assessment_year}&return=${r.id}`}
                >
                  {r.name}
                </Link>
                <Note className="num">
                  {r.itr_type} · {t('AY {year}', { year: r.assessment_year })}
                </Note>
              </chakra.span>
              {stage && <StatusChip tone={stage.tone}>{stageText(stage.id)}</StatusChip>}
            </Line>
          );
        })}
      </ul>
    </Card>
  );
}

/** Counts, quick actions, upcoming dates, progress of returns, missing details. */
export function Overview() {
  const user = useUser();
  const { data, error, mutate } = useSWR<Summary>(user?.role === 'admin' ? null : keys.dashboard);
  return (
    <Stack gap="4">
      {error && !data && <LoadError error={error} onRetry={() => void mutate()} />}
      <Counters data={data} />
      <QuickActions />
      {data && (
        <GettingStarted begun={data.begun} empty={data.counts.companies === 0} hasSample={data.has_sample} />
      )}
      <chakra.div
        display="grid"
        gap="4"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
      >
        <Ahead />
        <Stack>
          {data ? (
            <>
              <ByStatus data={data} />
              <Incomplete data={data} />
              <Recent data={data} />
            </>
          ) : (
            !error && (
              <Card>
                <Skeleton lines={4} height="28px" />
              </Card>
            )
          )}
        </Stack>
      </chakra.div>
    </Stack>
  );
}
