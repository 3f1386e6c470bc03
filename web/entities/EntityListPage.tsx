import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { entityStatuses } from '../../shared/entities/types.ts';
import { errorText } from '../data/errors.ts';
import { download, isApiError } from '../data/http.ts';
import { keys } from '../data/keys.ts';
import { useList } from '../data/useList.ts';
import { mark } from '../i18n/mark.ts';
import { t } from '../i18n/t.ts';
import { Button, ButtonLink, IconButton } from '../ui/base/Button.tsx';
import { Card } from '../ui/base/layout.tsx';
import { confirm } from '../ui/dialogs/confirm.tsx';
import { Menu, menuAct } from '../ui/dialogs/Menu.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { useUndoableDelete } from '../ui/dialogs/useUndoableDelete.ts';
import { DataTable } from '../ui/lists/DataTable.tsx';
import { type Filter, ListFilters } from '../ui/lists/ListFilters.tsx';
import { Page as Frame } from '../ui/page/Page.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { BinDialog } from './BinDialog.tsx';
import type { Entity } from './entity.ts';
import { entityColumns } from './listColumns.tsx';
import { ShareDialog } from './ShareDialog.tsx';

const exportAs = (format: 'csv' | 'xlsx') =>
  download(`/api/companies/export?format=${format}`, `entities.${format}`).catch((error: unknown) =>
    showToast({ tone: 'error', text: errorText(error, t('The list could not be exported.')) }),
  );

const filters: readonly Filter[] = [
  {
    name: 'status',
    label: mark('Filter by status'),
    all: mark('All types'),
    options: () => entityStatuses.map((s) => ({ value: s, label: t(s) })),
  },
  {
    name: 'whose',
    label: mark('Filter by owner'),
    all: mark('Mine and shared'),
    options: () => [
      { value: 'mine', label: t('Mine') },
      { value: 'shared', label: t('Shared with me') },
    ],
  },
];

/** Asks for the name when an entity has a filed return; returns the body of the delete call. */
async function askForName(error: unknown): Promise<unknown> {
  if (!isApiError(error) || error.id !== 'confirm_name') return undefined;
  const name = String(error.body['name'] ?? '');
  const sure = await confirm({
    title: t('This entry has a filed return'),
    body: errorText(error),
    action: t('Delete'),
    danger: true,
    typeToConfirm: name,
  });
  return sure ? { confirm_name: name } : undefined;
}

const ListMenu = ({ openBin }: { openBin: () => void }) => (
  <Menu
    label={t('Import and export')}
    items={[
      {
        kind: 'link',
        label: t('Import entities'),
        icon: 'upload',
        to: '/app/companies/import',
      },
      { kind: 'link', label: t('Import a file'), icon: 'upload', to: '/app/import' },
      menuAct('download', t('Export as CSV'), () => exportAs('csv')),
      menuAct('download', t('Export as Excel'), () => exportAs('xlsx')),
      { kind: 'line' },
      menuAct('trash', t('Recently deleted'), openBin),
    ]}
    trigger={(props) => (
      <Button icon="dots" {...props}>
        {t('Import and export')}
      </Button>
    )}
  />
);

/** Companies and individuals: search, filter, sort, page on the server; edit, share, copy, delete with undo. */
export function Page() {
  const navigate = useNavigate();
  const list = useList<Entity>(keys.entities, {
    field: 'companies',
    filters: filters.map((f) => f.name),
    sort: 'name',
    always: { masked: 'true' },
  });
  const [sharing, setSharing] = useState<Entity | null>(null);
  const [bin, setBin] = useState(false);
  const remove = useUndoableDelete<Entity>({
    list,
    idOf: (e) => e.id,
    nameOf: (e) => e.name,
    deletePath: (e) => `/api/companies/delete/${e.id}`,
    restorePath: (e) => `/api/companies/restore/${e.id}`,
    failed: t('This entry could not be deleted.'),
    onRefused: askForName,
  });
  const askAndRemove = async (entity: Entity) => {
    const sure = await confirm({
      title: t('Are you sure you want to delete this entry?'),
      body: t('{name} ({pan}) can be restored for 30 days.', { name: entity.name, pan: entity.pan }),
      action: t('Delete'),
      danger: true,
    });
    if (sure) await remove(entity);
  };
  const pans = (list.rows ?? []).map((e) => e.pan);
  const acts: Parameters<typeof entityColumns>[0] = {
    edit: (e) => void navigate(`/app/companies/${e.id}/edit`),
    importFor: (e) => void navigate(`/app/import?company=${e.id}`),
    evidenceFor: (e) => void navigate(`/app/evidence?company=${e.id}`),
    share: setSharing,
    remove: (e) => void askAndRemove(e),
  };
  const columns = entityColumns(acts, (e) => pans.indexOf(e.pan) !== pans.lastIndexOf(e.pan));
  const add = (
    <ButtonLink look="primary" icon="plus" to="/app/companies/new">
      {t('Add Company/Individual')}
    </ButtonLink>
  );
  return (
    <Frame
      title={t('Companies/Individuals')}
      actions={
        <>
          <ListMenu openBin={() => setBin(true)} />
          {add}
        </>
      }
    >
      <Card p={{ base: '3', md: '4' }}>
        <ListFilters list={list} search={t('Search by name, PAN, mobile, city')} filters={filters}>
          <IconButton
            icon="refresh"
            label={t('Refresh')}
            aria-busy={list.refreshing}
            onClick={() => void list.reload()}
          />
        </ListFilters>
        <DataTable
          list={list}
          columns={columns}
          idOf={(e) => e.id}
          label={t('Companies/Individuals')}
          empty={
            <EmptyState
              icon="people"
              title={t('No entries found. Click "Add Company/Individual" to create one.')}
              actions={
                <>
                  {add}
                  <ButtonLink icon="upload" to="/app/companies/import">
                    {t('Import entities')}
                  </ButtonLink>
                </>
              }
            >
              {t("Last year's ITR JSON fills most of the form for you.")}
            </EmptyState>
          }
        />
      </Card>
      {sharing && (
        <ShareDialog entity={sharing} onClose={() => setSharing(null)} onChange={() => void list.reload()} />
      )}
      {bin && <BinDialog onClose={() => setBin(false)} onRestore={() => void list.reload()} />}
    </Frame>
  );
}
