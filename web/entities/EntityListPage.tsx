import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { entityStatuses } from '../../shared/entities/types.ts';
import { errorText } from '../data/errors.ts';
import { download, isApiError, post } from '../data/http.ts';
import { keys } from '../data/keys.ts';
import { useList } from '../data/useList.ts';
import { t, tn } from '../i18n/t.ts';
import { Button, ButtonLink, IconButton } from '../ui/base/Button.tsx';
import { Card, Note, Row } from '../ui/base/layout.tsx';
import { confirm } from '../ui/dialogs/confirm.tsx';
import { Menu } from '../ui/dialogs/Menu.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { useUndoableDelete } from '../ui/dialogs/useUndoableDelete.ts';
import { SearchBox } from '../ui/fields/SearchBox.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { type Column, DataTable } from '../ui/lists/DataTable.tsx';
import { Page as Frame } from '../ui/page/Page.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { BinDialog } from './BinDialog.tsx';
import type { Entity } from './entity.ts';
import { ShareDialog } from './ShareDialog.tsx';

const exportAs = (format: 'csv' | 'xlsx') =>
  download(`/api/companies/export?format=${format}`, `entities.${format}`).catch((error: unknown) =>
    showToast({ tone: 'error', text: errorText(error, t('The list could not be exported.')) }),
  );

/** Asks for the name where an entity has a filed return; the answer is the body to delete with. */
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

/** Companies and individuals: search, filter, sort, page on the server; edit, share, copy, delete with undo. */
export function Page() {
  const navigate = useNavigate();
  const list = useList<Entity>(keys.entities, {
    field: 'companies',
    filters: ['status', 'whose'],
    sort: 'name',
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
      body: t('{name} ({pan}) can be brought back for 30 days.', { name: entity.name, pan: entity.pan }),
      action: t('Delete'),
      danger: true,
    });
    if (sure) await remove(entity);
  };
  const copyYear = async (entity: Entity) => {
    try {
      const reply = await post<{ data: Entity }>(`/api/companies/${entity.id}/copy-year`, {});
      void list.reload();
      showToast({
        tone: 'success',
        text: t('Copied to {year}', { year: reply.data.assessment_year }),
        action: { label: t('Open'), run: () => void navigate(`/app/companies/${reply.data.id}/edit`) },
      });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('This entry could not be copied.')) });
    }
  };

  const columns: Column<Entity>[] = [
    {
      id: 'name',
      label: t('Name'),
      sort: 'name',
      main: true,
      cell: (e) => (
        <>
          <Link to={`/app/companies/${e.id}/edit`}>{e.name}</Link>
          {e.permission !== 'own' && <Note>{t('Shared by {name}', { name: e.owner_name ?? '' })}</Note>}
          {e.shared_with > 0 && (
            <Note>{tn(e.shared_with, 'Shared with {count} person', 'Shared with {count} people')}</Note>
          )}
        </>
      ),
    },
    {
      id: 'status',
      label: t('Status'),
      sort: 'status',
      cell: (e) => (
        <StatusChip icon={false} tone={e.status === 'Individual' ? 'progress' : 'neutral'}>
          {t(e.status)}
        </StatusChip>
      ),
    },
    { id: 'pan', label: t('PAN'), cell: (e) => <span className="mono">{e.pan}</span> },
    { id: 'mobile', label: t('Mobile'), cell: (e) => <span className="mono">{e.mobile ?? '—'}</span> },
    {
      id: 'ay',
      label: t('Assessment year'),
      sort: 'assessment_year',
      cell: (e) => <span className="mono">{e.assessment_year}</span>,
    },
    {
      id: 'actions',
      label: t('Actions'),
      plain: true,
      cell: (e) => (
        <chakra.span display="flex" justifyContent="flex-end">
          <IconButton
            icon="edit"
            label={t('Edit {name}', { name: e.name })}
            onClick={() => void navigate(`/app/companies/${e.id}/edit`)}
          />
          {e.permission === 'own' && (
            <>
              <IconButton
                icon="share"
                label={t('Share {name}', { name: e.name })}
                onClick={() => setSharing(e)}
              />
              <IconButton
                icon="copy"
                label={t('Copy {name} to the next year', { name: e.name })}
                onClick={() => void copyYear(e)}
              />
              <IconButton
                icon="trash"
                label={t('Delete {name}', { name: e.name })}
                onClick={() => void askAndRemove(e)}
              />
            </>
          )}
        </chakra.span>
      ),
    },
  ];
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
          <Menu
            label={t('Import and export')}
            items={[
              {
                kind: 'link',
                label: t('Import from CSV or Excel'),
                icon: 'upload',
                to: '/app/companies/import',
              },
              {
                kind: 'action',
                label: t('Export as CSV'),
                icon: 'download',
                run: () => void exportAs('csv'),
              },
              {
                kind: 'action',
                label: t('Export as Excel'),
                icon: 'download',
                run: () => void exportAs('xlsx'),
              },
              { kind: 'line' },
              { kind: 'action', label: t('Recently deleted'), icon: 'trash', run: () => setBin(true) },
            ]}
            trigger={(props) => (
              <Button icon="dots" {...props}>
                {t('Import and export')}
              </Button>
            )}
          />
          {add}
        </>
      }
    >
      <Card p={{ base: '3', md: '4' }}>
        <Row mb="3" data-no-print>
          <SearchBox
            value={list.q}
            onValue={(q) => list.set({ q })}
            label={t('Search by name, PAN, mobile, city')}
          />
          <chakra.div width={{ base: 'full', sm: '15rem' }}>
            <Select
              aria-label={t('Filter by status')}
              value={list.filters['status'] ?? ''}
              onValue={(status) => list.set({ status })}
              placeholder={t('All types')}
              options={entityStatuses.map((s) => ({ value: s, label: t(s) }))}
            />
          </chakra.div>
          <chakra.div width="11rem" flex={{ base: '1', sm: '0 0 auto' }}>
            <Select
              aria-label={t('Filter by owner')}
              value={list.filters['whose'] ?? ''}
              onValue={(whose) => list.set({ whose })}
              placeholder={t('Mine and shared')}
              options={[
                { value: 'mine', label: t('Mine') },
                { value: 'shared', label: t('Shared with me') },
              ]}
            />
          </chakra.div>
          <IconButton
            icon="refresh"
            label={t('Refresh')}
            aria-busy={list.refreshing}
            onClick={() => void list.reload()}
          />
        </Row>
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
                    {t('Import a list of entities')}
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
