import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { errorText } from '../data/errors.ts';
import { post } from '../data/http.ts';
import { useList } from '../data/useList.ts';
import { dayTime } from '../i18n/format.ts';
import { formatCount, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Note } from '../ui/base/layout.tsx';
import { confirm } from '../ui/dialogs/confirm.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { type Column, DataTable } from '../ui/lists/DataTable.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ListHead } from './ListHead.tsx';
import { RejectDialog } from './RejectDialog.tsx';

interface Entry {
  id: string;
  user_id: string;
  user_number: string;
  full_name: string;
  email: string;
  position: number;
  requested_at: string;
}

/** People waiting for cloud storage. */
export function WaitlistTab() {
  const list = useList<Entry>('/api/admin/waitlist', { field: 'waitlist', sort: 'requested_at' });
  const [rejecting, setRejecting] = useState<Entry | null>(null);
  const approve = async (entry: Entry) => {
    const sure = await confirm({
      title: t('Open cloud storage for {name}?', { name: entry.full_name }),
      body: t('A folder is created immediately and an e-mail is sent.'),
      action: t('Approve'),
    });
    if (!sure) return;
    try {
      await post('/api/admin/approve-waitlist', { waitlist_id: entry.id, user_id: entry.user_id });
      showToast({
        tone: 'success',
        text: t('{name} has cloud storage now. An e-mail was sent.', { name: entry.full_name }),
      });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('Failed to approve waitlist request')) });
    }
    void list.reload();
  };
  const columns: Column<Entry>[] = [
    { id: 'position', label: t('Position'), align: 'right', cell: (e) => formatCount(e.position) },
    {
      id: 'name',
      label: t('Name'),
      main: true,
      cell: (e) => (
        <>
          {e.full_name}
          <Note>{e.email}</Note>
        </>
      ),
    },
    { id: 'id', label: t('User ID'), cell: (e) => <span className="mono">{e.user_number}</span> },
    {
      id: 'when',
      label: t('Asked'),
      sort: 'requested_at',
      cell: (e) => <span className="num">{dayTime(e.requested_at)}</span>,
    },
    {
      id: 'actions',
      label: t('Actions'),
      plain: true,
      cell: (e) => (
        <chakra.span display="flex" gap="2" justifyContent="flex-end">
          <Button size="sm" look="primary" icon="check" onClick={() => void approve(e)}>
            {t('Approve')}
          </Button>
          <Button size="sm" onClick={() => setRejecting(e)}>
            {t('Reject')}
          </Button>
        </chakra.span>
      ),
    },
  ];
  return (
    <>
      <ListHead list={list} search={t('Search by name, e-mail or number')} />
      <DataTable
        list={list}
        columns={columns}
        idOf={(e) => e.id}
        label={t('Cloud Storage Waitlist')}
        empty={<EmptyState icon="cloud" title={t('No requests for cloud storage.')} />}
      />
      {rejecting && (
        <RejectDialog
          title={t('Reject {name}', { name: rejecting.full_name })}
          needed={t('Reason is required')}
          failed={t('Failed to reject waitlist request')}
          onClose={() => setRejecting(null)}
          reject={async (reason) => {
            await post('/api/admin/reject-waitlist', {
              waitlist_id: rejecting.id,
              user_id: rejecting.user_id,
              reason,
            });
            showToast({
              tone: 'success',
              text: t('{name} is rejected. An e-mail was sent.', { name: rejecting.full_name }),
            });
            void list.reload();
          }}
        />
      )}
    </>
  );
}
