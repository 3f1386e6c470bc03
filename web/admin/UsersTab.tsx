import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { planOf, plans } from '../../shared/plans.ts';
import { accountStatuses, roles } from '../../shared/users/people.ts';
import { errorText } from '../data/errors.ts';
import { post, put } from '../data/http.ts';
import { currentUser } from '../data/session.ts';
import { useList } from '../data/useList.ts';
import { dayTime } from '../i18n/format.ts';
import { t, tn } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { Note } from '../ui/base/layout.tsx';
import { Menu } from '../ui/dialogs/Menu.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Select } from '../ui/fields/Select.tsx';
import { type Column, DataTable } from '../ui/lists/DataTable.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { StatusChip, type Tone } from '../ui/states/StatusChip.tsx';
import { ListHead } from './ListHead.tsx';
import { NewUserDialog } from './NewUserDialog.tsx';
import { accountStatusText, roleText } from './roles.ts';
import { type Account, type AccountActs, userMenu } from './userMenu.ts';

const tones: Record<string, Tone> = {
  pending: 'attention',
  active: 'done',
  rejected: 'problem',
  disabled: 'problem',
  closing: 'attention',
};

/** Columns of the list of accounts. */
const columns = (): Column<Account>[] => [
  {
    id: 'name',
    label: t('Name'),
    sort: 'name_key',
    main: true,
    cell: (u) => (
      <>
        {u.full_name}
        <Note>{u.email}</Note>
      </>
    ),
  },
  { id: 'id', label: t('User ID'), sort: 'number', cell: (u) => <span className="mono">{u.user_id}</span> },
  { id: 'role', label: t('Role'), cell: (u) => roleText(u.role) },
  { id: 'plan', label: t('Plan'), cell: (u) => (u.role === 'admin' ? '—' : t(planOf(u.tier).name)) },
  {
    id: 'status',
    label: t('Status'),
    cell: (u) => <StatusChip tone={tones[u.status] ?? 'neutral'}>{accountStatusText(u.status)}</StatusChip>,
  },
  {
    id: 'last',
    label: t('Last sign-in'),
    sort: 'last_login_at',
    cell: (u) => <span className="num">{u.last_login_at ? dayTime(u.last_login_at) : '—'}</span>,
  },
];

/** All accounts: search, plan, role, access and sessions. */
export function UsersTab() {
  const list = useList<Account>('/api/admin/users', {
    field: 'users',
    filters: ['status', 'role', 'tier'],
    sort: 'number',
  });
  const [creating, setCreating] = useState(false);

  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      showToast({ tone: 'success', text: done });
    } catch (error) {
      showToast({ tone: 'error', text: errorText(error, t('The user could not be changed.')) });
    }
    void list.reload();
  };
  const change = (u: Account, changes: Record<string, string>, done: string) =>
    act(() => put(`/api/admin/users/${u.id}`, { version: u.version, ...changes }), done);
  const acts: AccountActs = {
    change,
    endSessions: (u, done) => act(() => post(`/api/admin/users/${u.id}/end-sessions`), done),
    resetSecondStep: (u, done) => act(() => post(`/api/admin/users/${u.id}/reset-second-factor`), done),
  };
  const actions: Column<Account> = {
    id: 'actions',
    label: t('Actions'),
    plain: true,
    cell: (u) => (
      <Menu
        label={t('Actions for {name}', { name: u.full_name })}
        items={userMenu(u, u.id === currentUser()?.id, acts)}
        trigger={(props) => (
          <IconButton icon="dots" label={t('Actions for {name}', { name: u.full_name })} {...props} />
        )}
      />
    ),
  };
  const filter = (name: string, label: string, options: { value: string; label: string }[]) => (
    <chakra.div width="10rem" flex={{ base: '1 1 8rem', sm: '0 0 auto' }}>
      <Select
        aria-label={label}
        placeholder={label}
        value={list.filters[name] ?? ''}
        onValue={(value) => list.set({ [name]: value })}
        options={options}
      />
    </chakra.div>
  );
  return (
    <>
      <ListHead list={list} search={t('Search by name, e-mail or number')}>
        {filter(
          'status',
          t('Any status'),
          accountStatuses.map((s) => ({ value: s, label: accountStatusText(s) })),
        )}
        {filter(
          'role',
          t('Any role'),
          roles.map((r) => ({ value: r, label: roleText(r) })),
        )}
        {filter(
          'tier',
          t('Any plan'),
          plans.map((p) => ({ value: p.tier, label: t(p.name) })),
        )}
        <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
          {t('New user')}
        </Button>
      </ListHead>
      <chakra.div minHeight="20rem">
        <DataTable
          list={list}
          columns={[...columns(), actions]}
          idOf={(u) => u.id}
          label={t('Users')}
          empty={<EmptyState icon="people" title={t('No users yet.')} />}
        />
      </chakra.div>
      {creating && (
        <NewUserDialog
          onClose={() => setCreating(false)}
          onCreated={(text) => {
            showToast({ tone: 'success', text });
            void list.reload();
          }}
        />
      )}
      <span className="sr-only" role="status">
        {tn(list.total, '{count} user', '{count} users')}
      </span>
    </>
  );
}
