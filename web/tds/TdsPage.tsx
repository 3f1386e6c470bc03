import { chakra } from '@chakra-ui/react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { statusesFor } from '../../shared/entities/types.ts';
import { statementDue } from '../../shared/tds/data/due-dates.ts';
import {
  formFor,
  formInfo,
  formsOf,
  quarterLabels,
  quarters,
  tdsForms,
  tdsYears,
} from '../../shared/tds/data/forms.ts';
import { layoutOf, noLayoutNotice } from '../../shared/tds/layouts/of.ts';
import { askedFor } from '../data/asked.ts';
import { errorText } from '../data/errors.ts';
import { keys, withQuery } from '../data/keys.ts';
import { retry } from '../data/lazy.ts';
import { useList } from '../data/useList.ts';
import { day, dayTime, paise } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button, IconButton } from '../ui/Button.tsx';
import { ComboBox } from '../ui/ComboBox.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Field } from '../ui/Field.tsx';
import { Box, Card, Columns, Heading, Row, Stack } from '../ui/layout.tsx';
import { Page as PageFrame } from '../ui/Page.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { Select } from '../ui/Select.tsx';
import { showToast } from '../ui/toasts.ts';
import { UnknownYear } from '../ui/UnknownYear.tsx';
import { useUndoableDelete } from '../ui/useUndoableDelete.ts';
import { type TdsHome, type TdsListRow, tdsPage, tdsPaths } from './calls.ts';
import { beginTds, findTds } from './openTds.ts';
import { TdsStatus } from './parts.tsx';
import { DueCalendar, YearTable } from './YearTable.tsx';

const CorrectFiledDialog = lazy(() =>
  retry(() => import('./CorrectFiledDialog.tsx')).then((m) => ({ default: m.CorrectFiledDialog })),
);

interface Entity {
  id: string;
  name: string;
  pan: string;
  tan?: string;
  status: string;
}

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

/** A filter wide enough for its choices beside the arrow. */
const Filter = (props: ComponentProps<typeof Select>) => (
  <Box minWidth="9.5rem" flex={{ base: '1', md: '0 1 auto' }}>
    <Select {...props} />
  </Box>
);

/** `/app/tds`: choose entity, year, quarter and form; below, the year of the entity and all statements. */
export function Page() {
  const navigate = useNavigate();
  const { form: inPath } = useParams();
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState('');
  const [correcting, setCorrecting] = useState(false);
  const set = (change: Record<string, string>) =>
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
  const type = params.get('type') ?? '';
  const entityId = params.get('entity') ?? '';
  const { value: year, unknown: unknownYear } = askedFor(params.get('year'), tdsYears, tdsYears[0]);
  const quarter = quarters.find((q) => q === params.get('for_quarter'));
  const wanted = (params.get('form') ?? inPath ?? '').toUpperCase();
  const known = tdsForms.find((f) => f === wanted);
  // A year has one form of each kind: 24Q asked for 2026-2027 is form 138.
  const form = known && formFor(known, year);
  const found = useSWR<{ companies: Entity[]; total: number }>(
    withQuery('/api/companies/list-by-status.php', {
      module: 'tds',
      status: type,
      q: search,
      page_size: 50,
      sort: 'name',
    }),
    { keepPreviousData: true },
  );
  const chosen = useSWR<{ company: Entity }>(entityId ? keys.entity(entityId) : null);
  const entity = entityId ? chosen.data?.company : undefined;
  const home = useSWR<TdsHome>(entity ? tdsPaths.home(entity.id, year) : null);
  const list = useList<TdsListRow>(keys.tds, {
    field: 'returns',
    filters: ['form_type', 'quarter', 'financial_year', 'status'],
    sort: '-updated_at',
  });
  const remove = useUndoableDelete<TdsListRow>({
    list,
    idOf: (r) => r.id,
    nameOf: (r) => `${r.form_type} ${r.quarter} ${r.company_name}`,
    deletePath: (r) => tdsPaths.one(r.id),
    restorePath: (r) => `${tdsPaths.one(r.id)}/restore`,
    failed: t('The statement could not be deleted.'),
  });
  const due = form && quarter ? statementDue(form, year, quarter) : undefined;
  const proceed = async () => {
    if (!entity || !form || !quarter) return;
    const at = { form, year, quarter, correction: 0 };
    try {
      if (!(await findTds(entity.id, at))) await beginTds(entity.id, at);
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error) });
      return;
    }
    void navigate(tdsPage(form, entity.id, year, quarter), {
      state: { entity, form, quarter, financialYear: year },
    });
  };
  const pageOf = (r: TdsListRow) =>
    tdsPage(r.form_type, r.company_id, r.financial_year, r.quarter, r.correction);

  return (
    <PageFrame
      title={t('TDS')}
      intro={t('Statements of tax deducted and collected at source: choose entity, year, quarter and form.')}
    >
      <Stack gap="6">
        <UnknownYear said={unknownYear} />
        <Card aria-labelledby="start-tds">
          <Heading id="start-tds">{t('TDS filing')}</Heading>
          <chakra.form
            onSubmit={(e) => {
              e.preventDefault();
              void proceed();
            }}
          >
            <Columns>
              <Field label={t('Entity type')}>
                <Select
                  value={type}
                  onValue={(value) => set({ type: value, entity: '' })}
                  placeholder={t('All types')}
                  options={statusesFor('tds').map((value) => ({ value, label: t(value) }))}
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
                    hint: `${c.tan || c.pan} · ${t(c.status)}`,
                  }))}
                />
              </Field>
              <Field label={t('Financial year')} required>
                <Select
                  value={year}
                  onValue={(value) => set({ year: value })}
                  options={tdsYears.map((value) => ({ value, label: value }))}
                />
              </Field>
              <Field label={t('Quarter')} required>
                <Select
                  value={quarter ?? ''}
                  onValue={(value) => set({ for_quarter: value })}
                  placeholder={t('Choose')}
                  options={quarters.map((value) => ({
                    value,
                    label: `${value} (${t(quarterLabels[value])})`,
                  }))}
                />
              </Field>
              <Field label={t('Form type')} required>
                <Select
                  value={form ?? ''}
                  onValue={(value) => set({ form: value })}
                  placeholder={t('Choose')}
                  options={formsOf(year).map((f) => ({
                    value: f.form,
                    label: `${t(f.title)} – ${t(f.description)}`,
                  }))}
                />
              </Field>
            </Columns>
            <chakra.div aria-live="polite" mt="4" display="grid" gap="3">
              {form && (
                <Banner title={t(formInfo[form].title)}>
                  {t(formInfo[form].description)}.{' '}
                  {formInfo[form].to === undefined
                    ? t('From 1 April 2026 it takes the place of {form}.', { form: formInfo[form].pair })
                    : t('Used up to financial year 2025-2026; then {form}.', {
                        form: t(formInfo[formInfo[form].pair].title),
                      })}{' '}
                  {layoutOf(form, quarter) ? '' : t(noLayoutNotice(form))}
                </Banner>
              )}
              {(entity || form || quarter) && (
                <Facts aria-label={t('Filing summary')}>
                  <dt>{t('Entity')}</dt>
                  <dd>{entity?.name ?? t('Not chosen')}</dd>
                  <dt>{t('TAN')}</dt>
                  <dd className="num">{entity?.tan || t('Not provided')}</dd>
                  <dt>{t('Form type')}</dt>
                  <dd>{form ? t(formInfo[form].title) : t('Not chosen')}</dd>
                  <dt>{t('Period')}</dt>
                  <dd>{quarter ? `${quarter} (${t(quarterLabels[quarter])}) ${year}` : t('Not chosen')}</dd>
                  {due && (
                    <>
                      <dt>{t('Due date')}</dt>
                      <dd>
                        {day(due.due)}
                        {due.uncertain ? ` (${t(due.uncertain)})` : ''}
                      </dd>
                    </>
                  )}
                </Facts>
              )}
            </chakra.div>
            <Row mt="4">
              <Button type="submit" look="primary" disabled={!entity || !form || !quarter}>
                {t('Proceed to File TDS')}
              </Button>
              <Button icon="upload" disabled={!entity} onClick={() => setCorrecting(true)}>
                {t('Correct a statement filed elsewhere')}
              </Button>
            </Row>
          </chakra.form>
        </Card>
        {correcting && entity && (
          <Suspense fallback={null}>
            <CorrectFiledDialog entity={entity} onClose={() => setCorrecting(false)} />
          </Suspense>
        )}
        {entity && home.data && <YearTable home={home.data} entityId={entity.id} year={year} />}
        <DueCalendar year={year} />
        <section aria-labelledby="all-tds">
          <Heading id="all-tds">{t('All TDS and TCS statements')}</Heading>
          <Row mb="3" data-no-print>
            <SearchBox
              value={list.q}
              onValue={(q) => list.set({ q })}
              label={t('Search statements by name')}
            />
            <Filter
              aria-label={t('Form type')}
              value={list.filters['form_type'] ?? ''}
              onValue={(v) => list.set({ form_type: v })}
              placeholder={t('All forms')}
              options={tdsForms.map((value) => ({ value, label: value }))}
            />
            <Filter
              aria-label={t('Financial year')}
              value={list.filters['financial_year'] ?? ''}
              onValue={(v) => list.set({ financial_year: v })}
              placeholder={t('All years')}
              options={tdsYears.map((value) => ({ value, label: value }))}
            />
            <Filter
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
            label={t('All TDS and TCS statements')}
            idOf={(r) => r.id}
            failed={t('The statements could not be loaded.')}
            columns={[
              {
                id: 'name',
                label: t('Name'),
                main: true,
                cell: (r) => <Link to={pageOf(r)}>{r.company_name}</Link>,
              },
              {
                id: 'form',
                label: t('Form type'),
                cell: (r) =>
                  r.correction > 0
                    ? t('{form}, correction {number}', {
                        form: t(formInfo[r.form_type].title),
                        number: r.correction,
                      })
                    : t(formInfo[r.form_type].title),
              },
              {
                id: 'quarter',
                label: t('Period'),
                sort: 'quarter',
                cell: (r) => `${r.quarter} ${r.financial_year}`,
              },
              {
                id: 'status',
                label: t('Status'),
                sort: 'status',
                cell: (r) => (
                  <TdsStatus
                    status={r.status}
                    {...(r.correction > 0
                      ? {}
                      : { due: statementDue(r.form_type, r.financial_year, r.quarter).due })}
                  />
                ),
              },
              {
                id: 'tax',
                label: t('Tax deducted'),
                align: 'right',
                cell: (r) => paise(r.totals.deducted),
              },
              {
                id: 'changed',
                label: t('Changed'),
                sort: 'updated_at',
                whole: true,
                cell: (r) => dayTime(r.updated_at),
              },
              {
                id: 'actions',
                label: t('Actions'),
                plain: true,
                cell: (r) =>
                  r.status === 'filed' ? null : (
                    <IconButton
                      label={t('Delete {name}', { name: `${r.form_type} ${r.quarter} ${r.company_name}` })}
                      icon="trash"
                      onClick={() => void remove(r)}
                    />
                  ),
              },
            ]}
            empty={
              <EmptyState icon="tds" title={t('No TDS statements yet')}>
                {t('Choose an entity above and press Proceed to File TDS.')}
              </EmptyState>
            }
          />
        </section>
      </Stack>
    </PageFrame>
  );
}
