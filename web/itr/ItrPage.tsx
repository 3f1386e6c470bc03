import { type ComponentProps, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { assessmentYears } from '../../shared/dates.ts';
import { itrTypes } from '../../shared/itr/common/types.ts';
import { errorText } from '../data/errors.ts';
import { download, isApiError, post } from '../data/http.ts';
import { useList } from '../data/useList.ts';
import { dayTime, rupees } from '../i18n/format.ts';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/Button.tsx';
import { DataTable } from '../ui/DataTable.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Box, Heading, Row, Stack } from '../ui/layout.tsx';
import { Menu, type MenuItem } from '../ui/Menu.tsx';
import { Page as PageFrame } from '../ui/Page.tsx';
import { SearchBox } from '../ui/SearchBox.tsx';
import { Select } from '../ui/Select.tsx';
import { showToast } from '../ui/toasts.ts';
import { useUndoableDelete } from '../ui/useUndoableDelete.ts';
import { wizardAddress } from './addresses.ts';
import { type ItrRow, itrPaths } from './calls.ts';
import { FiledDialog } from './FiledDialog.tsx';
import { StartCard } from './StartCard.tsx';
import { ItrStatus, statusChoices } from './status.tsx';

/** A filter wide enough for its choices beside the arrow. */
const Filter = (props: ComponentProps<typeof Select>) => (
  <Box minWidth="9.5rem" flex={{ base: '1', md: '0 1 auto' }}>
    <Select {...props} />
  </Box>
);

/** `/app/itr`: choose whose return to prepare, and all returns with their states. */
export function Page() {
  const navigate = useNavigate();
  const list = useList<ItrRow>('/api/itr/list', {
    field: 'returns',
    filters: ['assessment_year', 'itr_type', 'status'],
    sort: '-updated_at',
  });
  const [filing, setFiling] = useState<ItrRow | null>(null);
  const remove = useUndoableDelete<ItrRow>({
    list,
    idOf: (r) => r.id,
    nameOf: (r) => `${r.itr_type} ${r.assessment_year} ${r.name}`,
    deletePath: (r) => itrPaths.one(r.id),
    restorePath: (r) => itrPaths.restore(r.id),
    failed: t('The return could not be deleted.'),
  });
  const address = (r: ItrRow) => wizardAddress(r.itr_type, r.company_id, r.assessment_year, r.id);
  const fetchFile = (path: string, name: string) =>
    void download(path, name).catch((error) => showToast({ tone: 'error', text: errorText(error) }));
  const revise = async (r: ItrRow) => {
    try {
      const { itr_id } = await post<{ itr_id: string }>(`${itrPaths.one(r.id)}/revise`);
      void navigate(wizardAddress(r.itr_type, r.company_id, r.assessment_year, itr_id));
    } catch (error) {
      // A revised return is open already: go on with that one.
      const open = isApiError(error) && error.id === 'return_exists' ? error.body['itr_id'] : undefined;
      if (typeof open === 'string')
        return void navigate(wizardAddress(r.itr_type, r.company_id, r.assessment_year, open));
      showToast({ tone: 'error', text: errorText(error, t('The revised return could not be started.')) });
    }
  };
  const actions = (r: ItrRow): MenuItem[] => [
    { kind: 'link', label: t('Open'), icon: 'edit', to: address(r) },
    {
      kind: 'action',
      label: t('Computation (PDF)'),
      icon: 'download',
      run: () => fetchFile(itrPaths.computation(r.id), `${r.itr_type}-computation.pdf`),
    },
    {
      kind: 'action',
      label: t('Computation (Excel)'),
      icon: 'download',
      run: () => fetchFile(itrPaths.workbook(r.id), `${r.itr_type}-computation.xlsx`),
    },
    {
      kind: 'action',
      label: t('The department’s JSON'),
      icon: 'download',
      run: () => fetchFile(itrPaths.json(r.id), `${r.itr_type}.json`),
    },
    { kind: 'line' },
    ...(r.status === 'validated'
      ? [
          {
            kind: 'action' as const,
            label: t('Mark as filed'),
            icon: 'check' as const,
            run: () => setFiling(r),
          },
        ]
      : []),
    ...(r.status === 'filed'
      ? [
          {
            kind: 'action' as const,
            label: t('Start a revised return'),
            icon: 'copy' as const,
            run: () => void revise(r),
          },
        ]
      : []),
    ...(r.status === 'filed'
      ? []
      : [
          {
            kind: 'action' as const,
            label: t('Delete'),
            icon: 'trash' as const,
            danger: true,
            run: () => void remove(r),
          },
        ]),
  ];

  return (
    <PageFrame
      title={t('Income-tax returns')}
      intro={t('Choose an entity; the form is suggested from its type and heads of income.')}
    >
      <Stack gap="6">
        <StartCard />
        <section aria-labelledby="all-returns">
          <Heading id="all-returns">{t('All returns')}</Heading>
          <Row mb="3" data-no-print>
            <SearchBox value={list.q} onValue={(q) => list.set({ q })} label={t('Search returns by name')} />
            <Filter
              aria-label={t('Assessment year')}
              value={list.filters['assessment_year'] ?? ''}
              onValue={(v) => list.set({ assessment_year: v })}
              placeholder={t('All years')}
              options={assessmentYears.map((value) => ({ value, label: t('AY {year}', { year: value }) }))}
            />
            <Filter
              aria-label={t('Form')}
              value={list.filters['itr_type'] ?? ''}
              onValue={(v) => list.set({ itr_type: v })}
              placeholder={t('All forms')}
              options={itrTypes.map((value) => ({ value, label: value }))}
            />
            <Filter
              aria-label={t('Status')}
              value={list.filters['status'] ?? ''}
              onValue={(v) => list.set({ status: v })}
              placeholder={t('Any status')}
              options={statusChoices()}
            />
          </Row>
          <DataTable
            list={list}
            label={t('Income-tax returns')}
            idOf={(r) => r.id}
            failed={t('The returns could not be loaded.')}
            columns={[
              {
                id: 'name',
                label: t('Name'),
                main: true,
                cell: (r) => <Link to={address(r)}>{r.name || t('(no name)')}</Link>,
              },
              {
                id: 'form',
                label: t('Form'),
                cell: (r) => (r.revises ? t('{form} (revised)', { form: r.itr_type }) : r.itr_type),
              },
              { id: 'year', label: t('AY'), sort: 'assessment_year', cell: (r) => r.assessment_year },
              {
                id: 'status',
                label: t('Status'),
                sort: 'status',
                cell: (r) => <ItrStatus status={r.status} />,
              },
              {
                id: 'income',
                label: t('Total income'),
                align: 'right',
                cell: (r) => (r.total_income === null ? '—' : rupees(r.total_income)),
              },
              {
                id: 'balance',
                label: t('Payable (refund)'),
                align: 'right',
                cell: (r) => (r.balance_tax === null ? '—' : rupees(r.balance_tax)),
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
                cell: (r) => (
                  <Menu
                    label={t('Actions for {name}', { name: r.name })}
                    items={actions(r)}
                    trigger={(props) => (
                      <IconButton label={t('Actions for {name}', { name: r.name })} icon="dots" {...props} />
                    )}
                  />
                ),
              },
            ]}
            empty={
              <EmptyState icon="itr" title={t('No returns yet')}>
                {t('Choose an entity above and press Proceed: the first draft appears here.')}
              </EmptyState>
            }
          />
        </section>
      </Stack>
      {filing && (
        <FiledDialog
          row={filing}
          onClose={() => setFiling(null)}
          onFiled={() => {
            setFiling(null);
            void list.reload();
          }}
        />
      )}
    </PageFrame>
  );
}
