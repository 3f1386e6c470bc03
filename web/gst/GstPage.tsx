import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { statusesFor } from '../../shared/entities/types.ts';
import { keys, withQuery } from '../data/keys.ts';
import { useList } from '../data/useList.ts';
import { day, dayTime } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { ComboBox } from '../ui/ComboBox.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Field } from '../ui/Field.tsx';
import { Card, Columns, Heading, Row, Stack } from '../ui/layout.tsx';
import { Page as PageFrame } from '../ui/Page.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { Select } from '../ui/Select.tsx';
import { gstPages } from './calls.ts';
import { GstStatus } from './standing.tsx';

interface Entity {
  id: string;
  name: string;
  pan: string;
  status: string;
  gst_number: string;
}

interface ListRow {
  id: string;
  company_name: string;
  return_type: 'GSTR-1' | 'GSTR-3B' | 'GSTR-2B';
  period: string;
  status: string;
  updated_at: string;
}

const pageOf = (r: ListRow) =>
  r.return_type === 'GSTR-1'
    ? gstPages.gstr1(r.id)
    : r.return_type === 'GSTR-3B'
      ? gstPages.gstr3b(r.id)
      : gstPages.gstr2b(r.id);

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'max-content 1fr',
    columnGap: '4',
    rowGap: '1',
    fontSize: 'md',
    '& dt': { color: 'fg.muted' },
    '& dd': { overflowWrap: 'anywhere' },
  },
});

/** `/app/gst`: choose a GST-registered entity and go on to its periods; below, all GST returns. */
export function Page() {
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const [problem, setProblem] = useState('');
  const type = params.get('type') ?? '';
  const entityId = params.get('entity') ?? '';
  const set = (change: Record<string, string>) => {
    setProblem('');
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const found = useSWR<{ companies: Entity[]; total: number }>(
    withQuery('/api/companies/list-by-status.php', {
      module: 'gst',
      status: type,
      q: search,
      page_size: 50,
      sort: 'name',
    }),
    { keepPreviousData: true },
  );
  const chosen = useSWR<{ company: Entity }>(entityId ? keys.entity(entityId) : null);
  const entity = entityId ? chosen.data?.company : undefined;
  const list = useList<ListRow>(keys.gst, {
    field: 'returns',
    filters: ['return_type', 'status'],
    sort: '-updated_at',
  });

  const proceed = () => {
    if (!entity) return setProblem(t('Please select an entity first'));
    if (!entity.gst_number)
      return setProblem(t('Selected entity does not have a GST number. Please add GST number first.'));
    void navigate(gstPages.home(entity.id), { state: { entity } });
  };

  return (
    <PageFrame title={t('GST')} intro={t('Choose an entity; its periods, due dates and returns come next.')}>
      <Stack gap="6">
        <Card aria-labelledby="start-gst">
          <Heading id="start-gst">{t('GST filing')}</Heading>
          <chakra.form
            onSubmit={(e) => {
              e.preventDefault();
              proceed();
            }}
          >
            <Columns>
              <Field label={t('Entity type')}>
                <Select
                  value={type}
                  onValue={(value) => set({ type: value, entity: '' })}
                  placeholder={t('All types')}
                  options={statusesFor('gst').map((value) => ({ value, label: t(value) }))}
                />
              </Field>
              <Field label={t('Entity')} required>
                <ComboBox
                  value={entityId}
                  onValue={(value) => set({ entity: value })}
                  onSearch={setSearch}
                  loading={found.isLoading}
                  valueLabel={entity?.name ?? ''}
                  placeholder={t('Name or PAN')}
                  options={(found.data?.companies ?? []).map((c) => ({
                    value: c.id,
                    label: c.name,
                    hint: `${c.gst_number || c.pan} · ${t(c.status)}`,
                  }))}
                />
              </Field>
            </Columns>
            <chakra.div aria-live="polite" mt="4" display="grid" gap="3">
              {problem && (
                <Banner
                  tone="error"
                  title={problem}
                  actions={
                    entity && !entity.gst_number ? (
                      <ButtonLink to={`/app/companies/${entity.id}/edit`}>{t('Add GST number')}</ButtonLink>
                    ) : undefined
                  }
                />
              )}
              {entity && (
                <Facts aria-label={t('Selected entity')}>
                  <dt>{t('Name')}</dt>
                  <dd>{entity.name}</dd>
                  <dt>{t('PAN')}</dt>
                  <dd className="num">{entity.pan}</dd>
                  <dt>{t('GSTIN')}</dt>
                  <dd className="num">{entity.gst_number || t('Not provided')}</dd>
                  <dt>{t('Status')}</dt>
                  <dd>{t(entity.status)}</dd>
                </Facts>
              )}
            </chakra.div>
            <Row mt="4">
              <Button type="submit" look="primary" disabled={!entity}>
                {t('Proceed to GST Filing')}
              </Button>
            </Row>
          </chakra.form>
        </Card>
        <section aria-labelledby="all-gst">
          <Heading id="all-gst">{t('All GST returns')}</Heading>
          <Row mb="3" data-no-print>
            <SearchBox value={list.q} onValue={(q) => list.set({ q })} label={t('Search returns by name')} />
            <Select
              aria-label={t('Return')}
              value={list.filters['return_type'] ?? ''}
              onValue={(v) => list.set({ return_type: v })}
              placeholder={t('All returns')}
              options={['GSTR-1', 'GSTR-3B', 'GSTR-2B'].map((value) => ({ value, label: value }))}
            />
            <Select
              aria-label={t('Status')}
              value={list.filters['status'] ?? ''}
              onValue={(v) => list.set({ status: v })}
              placeholder={t('Any status')}
              options={[
                { value: 'draft', label: t('Draft') },
                { value: 'filed', label: t('Filed') },
              ]}
            />
          </Row>
          <DataTable
            list={list}
            label={t('All GST returns')}
            idOf={(r) => r.id}
            failed={t('The returns could not be loaded.')}
            columns={[
              {
                id: 'name',
                label: t('Name'),
                main: true,
                cell: (r) => <Link to={pageOf(r)}>{r.company_name}</Link>,
              },
              { id: 'type', label: t('Return'), cell: (r) => r.return_type },
              { id: 'period', label: t('Period'), sort: 'period', cell: (r) => r.period },
              {
                id: 'status',
                label: t('Status'),
                sort: 'status',
                cell: (r) => <GstStatus status={r.status} />,
              },
              {
                id: 'changed',
                label: t('Changed'),
                sort: 'updated_at',
                whole: true,
                cell: (r) => <span title={day(r.updated_at)}>{dayTime(r.updated_at)}</span>,
              },
            ]}
            empty={
              <EmptyState icon="gst" title={t('No GST returns yet')}>
                {t('Choose an entity above and press Proceed to GST Filing.')}
              </EmptyState>
            }
          />
        </section>
      </Stack>
    </PageFrame>
  );
}
