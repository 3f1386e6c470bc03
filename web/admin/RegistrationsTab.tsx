import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { planOf, plans, type Tier, tierOfNumber } from '../../shared/plans.ts';
import { registrationNumber } from '../../shared/users/people.ts';
import { errorText } from '../data/errors.ts';
import { post } from '../data/http.ts';
import { useList } from '../data/useList.ts';
import { bytes, dayTime } from '../i18n/format.ts';
import { formatCount, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Note, Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { RadioGroup } from '../ui/fields/Checks.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { TextArea } from '../ui/fields/TextInput.tsx';
import { type Column, DataTable } from '../ui/lists/DataTable.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { EmptyState } from '../ui/states/EmptyState.tsx';
import { ListHead } from './ListHead.tsx';
import { NewUserDialog } from './NewUserDialog.tsx';
import { RejectDialog } from './RejectDialog.tsx';
import { roleText } from './roles.ts';

interface Registration {
  id: string;
  user_id: string;
  full_name: string;
  email: string;
  phone: string;
  role: string;
  subscription_tier: number;
  created_at: string;
}

function ApproveDialog({
  registration,
  onClose,
  onDone,
}: {
  registration: Registration;
  onClose: () => void;
  onDone: () => void;
}) {
  const [tier, setTier] = useState<string>(tierOfNumber(registration.subscription_tier) ?? 'tier1');
  const [notes, setNotes] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    setError('');
    try {
      await post('/api/admin/approve-registration.php', { user_id: registration.id, tier, notes });
      showToast({
        tone: 'success',
        text: t('{name} is approved with {plan}. An e-mail was sent.', {
          name: registration.full_name,
          plan: t(planOf(tier as Tier).name),
        }),
      });
      onDone();
      onClose();
    } catch (failure) {
      setError(errorText(failure, t('Failed to approve registration')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Approve {name}', { name: registration.full_name })}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" busy={busy}>
            {t('Approve')}
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Banner tone="error" title={error} />}
        <Field label={t('Plan')} group required>
          <RadioGroup
            value={tier}
            onValue={setTier}
            options={plans.map((p) => ({
              value: p.tier,
              label: t('{plan} — ₹{amount} per month', {
                plan: t(p.name),
                amount: formatCount(p.inr),
              }),
              help: t('{size} of storage, {entities} entities, {devices} devices', {
                size: bytes(p.storageBytes),
                entities: p.entities ?? t('unlimited'),
                devices: p.devices,
              }),
            }))}
          />
        </Field>
        <Field label={t('Notes')} help={t('Included in the e-mail to the person.')} optional>
          <TextArea value={notes} onValue={setNotes} rows={3} maxLength={1000} />
        </Field>
      </Stack>
    </Dialog>
  );
}

/** Registrations waiting for a decision. */
export function RegistrationsTab() {
  const list = useList<Registration>('/api/admin/get-pending-registrations.php', {
    field: 'pending_registrations',
    sort: 'registered_at',
  });
  const [approving, setApproving] = useState<Registration | null>(null);
  const [rejecting, setRejecting] = useState<Registration | null>(null);
  const [creating, setCreating] = useState(false);
  const columns: Column<Registration>[] = [
    {
      id: 'name',
      label: t('Name'),
      sort: 'name_key',
      main: true,
      cell: (r) => (
        <>
          {r.full_name}
          <Note>{r.email}</Note>
        </>
      ),
    },
    {
      id: 'id',
      label: t('Registration'),
      cell: (r) => <span className="mono">{registrationNumber(r.id)}</span>,
    },
    { id: 'role', label: t('Role'), cell: (r) => roleText(r.role) },
    {
      id: 'plan',
      label: t('Requested plan'),
      cell: (r) => {
        const tier = tierOfNumber(r.subscription_tier);
        return tier ? t(planOf(tier).name) : '—';
      },
    },
    {
      id: 'when',
      label: t('Registered'),
      sort: 'registered_at',
      cell: (r) => <span className="num">{dayTime(r.created_at)}</span>,
    },
    {
      id: 'actions',
      label: t('Actions'),
      plain: true,
      cell: (r) => (
        <chakra.span display="flex" gap="2" justifyContent="flex-end">
          <Button size="sm" look="primary" icon="check" onClick={() => setApproving(r)}>
            {t('Approve')}
          </Button>
          <Button size="sm" onClick={() => setRejecting(r)}>
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
        idOf={(r) => r.id}
        label={t('Pending Registrations')}
        failed={t('Failed to fetch pending users')}
        empty={
          <EmptyState
            icon="check"
            title={t('No registration is waiting.')}
            actions={
              <Button look="primary" icon="plus" onClick={() => setCreating(true)}>
                {t('New user')}
              </Button>
            }
          >
            {t(
              'Administrators cannot see tax data. To prepare returns, sign in with a separate account: create one here.',
            )}
          </EmptyState>
        }
      />
      {creating && (
        <NewUserDialog
          onClose={() => setCreating(false)}
          onCreated={(text) => showToast({ tone: 'success', text })}
        />
      )}
      {approving && (
        <ApproveDialog
          registration={approving}
          onClose={() => setApproving(null)}
          onDone={() => void list.reload()}
        />
      )}
      {rejecting && (
        <RejectDialog
          title={t('Reject {name}', { name: rejecting.full_name })}
          needed={t('Please provide a reason for rejection')}
          failed={t('Failed to reject user')}
          onClose={() => setRejecting(null)}
          reject={async (reason) => {
            await post('/api/admin/reject-registration.php', { registration_id: rejecting.id, reason });
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
