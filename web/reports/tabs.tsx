import useSWR from 'swr';
import { entityStatuses } from '../../shared/entities/types.ts';
import { parsePeriod, periodName } from '../../shared/gst/periods.ts';
import type { ReportKind } from '../../shared/reports/report.ts';
import { useList } from '../data/useList.ts';
import { day, period as monthName } from '../i18n/format.ts';
import { mark } from '../i18n/mark.ts';
import { formatCount, t } from '../i18n/t.ts';
import { returnFilters } from '../returns/filters.ts';
import { type Column, DataTable } from '../ui/lists/DataTable.tsx';
import { type Filter, ListFilters } from '../ui/lists/ListFilters.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { reportPaths } from './calls.ts';
import { type GovernmentFile, RowActions } from './RowActions.tsx';

/** A row of any of the lists; each list fills its own fields. */
interface ListedRow {
  id: string;
  company_name?: string;
  name?: string;
  company_id?: string;
  registration_id?: string;
  return_type?: string;
  form?: string;
  itr_type?: string;
  form_type?: string;
  period?: string;
  assessment_year?: string;
  quarter?: string;
  financial_year?: string;
  status?: string;
  created_at: string;
}

const words: Readonly<Record<string, string>> = {
  draft: mark('Draft'),
  validated: mark('Validated'),
  filed: mark('Filed'),
  pending: mark('Pending'),
};
const wordOf = (status: string): string => t(words[status] ?? status);

/** Filed is green, everything else amber; income-tax returns use the ordinary chip. */
const Chip = ({ status, plain }: { status: string; plain?: boolean }) => (
  <StatusChip tone={status === 'filed' ? 'done' : plain ? 'neutral' : 'attention'}>
    {wordOf(status)}
  </StatusChip>
);

interface TabSpec {
  path: string;
  field: string;
  sort: string;
  filters: readonly Filter[];
  columns: () => Column<ListedRow>[];
  nameOf: (row: ListedRow) => string;
  file?: (row: ListedRow) => GovernmentFile | undefined;
  empty: string;
  icon: 'gst' | 'itr' | 'tds' | 'people';
}

/** `10-2025` as `October 2025`; years and other text unchanged. */
export const periodText = (text: string): string => {
  const month = parsePeriod(text);
  return month ? monthName(periodName(month)) : text;
};

const nameColumn = (): Column<ListedRow> => ({
  id: 'name',
  label: t('Name'),
  main: true,
  cell: (r) => r.company_name ?? r.name ?? '',
});

const specs: Readonly<Record<ReportKind, TabSpec>> = {
  gst: {
    path: '/api/gst/list',
    field: 'returns',
    sort: '-updated_at',
    filters: returnFilters.gst,
    columns: () => [
      nameColumn(),
      { id: 'type', label: t('Return'), cell: (r) => r.return_type ?? 'GSTR-1' },
      { id: 'period', label: t('Period'), sort: 'period', cell: (r) => periodText(r.period ?? '') },
      {
        id: 'status',
        label: t('Status'),
        sort: 'status',
        cell: (r) => <Chip status={r.status ?? 'pending'} />,
      },
    ],
    nameOf: (r) => `${r.return_type ?? 'GSTR-1'} ${r.period ?? ''} ${r.company_name ?? ''}`,
    file: (r) =>
      r.return_type === 'GSTR-2B'
        ? undefined
        : {
            path: `/api/gst/${r.return_type === 'GSTR-3B' ? 'gstr3b' : r.return_type === 'GSTR-9' ? 'gstr9' : 'gstr1'}/${r.id}/json`,
            name: `${r.return_type}.json`,
            label: r.return_type === 'GSTR-9' ? t('JSON (rows with known keys)') : t('The GST portal’s JSON'),
          },
    empty: mark('No GST reports available. File your first GST return to see reports here.'),
    icon: 'gst',
  },
  'gst-year': {
    path: '/api/gst/statements',
    field: 'statements',
    sort: '-updated_at',
    filters: [
      {
        name: 'kind',
        label: mark('Form'),
        all: mark('All forms'),
        options: () => [
          { value: 'composition', label: 'CMP-08, GSTR-4' },
          { value: 'gstr9c', label: 'GSTR-9C' },
          { value: 'IMS', label: 'IMS' },
        ],
      },
    ],
    columns: () => [
      nameColumn(),
      { id: 'form', label: t('Form'), cell: (r) => r.form ?? '' },
      { id: 'year', label: t('Financial year'), sort: 'period', cell: (r) => r.financial_year ?? '' },
      { id: 'status', label: t('Status'), cell: (r) => (r.status ? <Chip status={r.status} /> : null) },
    ],
    nameOf: (r) => [r.form, r.financial_year, r.company_name].filter(Boolean).join(' '),
    file: (r) =>
      r.form === 'IMS'
        ? {
            path: `/api/gst/ims/${r.company_id}/json?registration_id=${r.registration_id}`,
            name: 'IMS.json',
            label: t('The GST portal’s JSON'),
          }
        : undefined,
    empty: mark(
      'No CMP-08, GSTR-4, GSTR-9C or IMS records yet. Enter or import them on the GST page of a client.',
    ),
    icon: 'gst',
  },
  itr: {
    path: '/api/itr/list',
    field: 'returns',
    sort: '-updated_at',
    filters: returnFilters.itr,
    columns: () => [
      nameColumn(),
      { id: 'form', label: t('Form'), cell: (r) => r.itr_type ?? 'ITR-1' },
      { id: 'year', label: t('AY'), sort: 'assessment_year', cell: (r) => r.assessment_year ?? '' },
      {
        id: 'status',
        label: t('Status'),
        sort: 'status',
        cell: (r) => <Chip plain status={r.status ?? 'draft'} />,
      },
    ],
    nameOf: (r) => `${r.itr_type ?? 'ITR-1'} ${r.assessment_year ?? ''} ${r.name ?? ''}`,
    file: (r) => ({
      path: `/api/itr/${r.id}/json`,
      name: `${r.itr_type}.json`,
      label: t('The department’s JSON'),
    }),
    empty: mark('No ITR reports available. File your first ITR to see reports here.'),
    icon: 'itr',
  },
  tds: {
    path: '/api/tds/list',
    field: 'returns',
    sort: '-updated_at',
    filters: returnFilters.tds,
    columns: () => [
      nameColumn(),
      { id: 'form', label: t('Form'), cell: (r) => r.form_type ?? '24Q' },
      {
        id: 'quarter',
        label: t('Quarter'),
        sort: 'quarter',
        cell: (r) => `${r.quarter ?? 'Q1'} ${r.financial_year ?? ''}`,
      },
      {
        id: 'status',
        label: t('Status'),
        sort: 'status',
        cell: (r) => <Chip status={r.status ?? 'pending'} />,
      },
    ],
    nameOf: (r) => `${r.form_type ?? '24Q'} ${r.quarter ?? 'Q1'} ${r.company_name ?? ''}`,
    file: (r) => ({
      path: `/api/tds/statements/${r.id}/text`,
      name: `${r.form_type}.txt`,
      label: t('File for the validator'),
    }),
    empty: mark('No TDS reports available. File your first TDS return to see reports here.'),
    icon: 'tds',
  },
  company: {
    path: '/api/companies/list',
    field: 'companies',
    sort: '-created_at',
    filters: [
      {
        name: 'status',
        label: mark('Type'),
        all: mark('All types'),
        options: () => entityStatuses.map((value) => ({ value, label: t(value) })),
      },
    ],
    columns: () => [
      { ...nameColumn(), sort: 'name' },
      { id: 'status', label: t('Type'), sort: 'status', cell: (r) => t(r.status ?? 'Individual') },
      {
        id: 'created',
        label: t('Created on'),
        sort: 'created_at',
        whole: true,
        cell: (r) => day(r.created_at),
      },
    ],
    nameOf: (r) => r.name ?? '',
    empty: mark('No companies/individuals added yet. Add your first company to see reports here.'),
    icon: 'people',
  },
};

/** The list of one tab: searched, filtered and paged by the server, with its state in the address. */
export function ReportList({
  type,
  label,
  filtering,
}: {
  type: ReportKind;
  label: string;
  filtering: boolean;
}) {
  const spec = specs[type];
  const list = useList<ListedRow>(spec.path, {
    field: spec.field,
    filters: spec.filters.map((f) => f.name),
    sort: spec.sort,
  });
  const ids = type === 'company' ? (list.rows ?? []).map((r) => r.id) : [];
  const { data } = useSWR<{ documents: Record<string, number> }>(
    ids.length > 0 ? reportPaths.documents(ids) : null,
  );
  const documents: Column<ListedRow>[] =
    type === 'company'
      ? [
          {
            id: 'documents',
            label: t('Documents'),
            align: 'right',
            cell: (r) => formatCount(data?.documents[r.id] ?? 0),
          },
        ]
      : [];
  const chosen = spec.filters.some((f) => list.filters[f.name]);
  return (
    <>
      <ListFilters
        list={list}
        search={t('Search reports by name')}
        filters={filtering || chosen ? spec.filters : []}
      />
      <DataTable
        list={list}
        label={label}
        idOf={(r) => r.id}
        failed={t('The reports could not be loaded.')}
        columns={[
          ...spec.columns(),
          ...documents,
          {
            id: 'actions',
            label: t('Actions'),
            plain: true,
            cell: (r) => <RowActions id={r.id} type={type} name={spec.nameOf(r)} file={spec.file?.(r)} />,
          },
        ]}
        empty={<EmptyState icon={spec.icon} title={t(spec.empty)} />}
      />
    </>
  );
}
