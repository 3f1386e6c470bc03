import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import useSWR from 'swr';
import { isEmail } from '../../shared/identifiers.ts';
import { errorText } from '../data/errors.ts';
import { del, post } from '../data/http.ts';
import { keys } from '../data/keys.ts';
import { t } from '../i18n/t.ts';
import { Button, IconButton } from '../ui/base/Button.tsx';
import { Note, Row, Stack } from '../ui/base/layout.tsx';
import { confirm } from '../ui/dialogs/confirm.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import type { Entity } from './entity.ts';

interface Share {
  email: string;
  permission: 'view' | 'edit';
}

const leaveUnshared = () =>
  confirm({
    title: t('Close without sharing?'),
    body: t('What you typed here is not shared yet.'),
    action: t('Close'),
    cancel: t('Stay here'),
    danger: true,
  });

/** Shares an entity with another person by e-mail, to view or to edit. */
export function ShareDialog({
  entity,
  onClose,
  onChange,
}: {
  entity: Entity;
  onClose: () => void;
  onChange: () => void;
}) {
  const { data, error: loadError, mutate } = useSWR<{ shares: Share[] }>(keys.entityShares(entity.id));
  const [email, setEmail] = useState('');
  const [permission, setPermission] = useState<string>('view');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const permissions = [
    { value: 'view', label: t('May view') },
    { value: 'edit', label: t('May edit') },
  ];

  const act = async (work: () => Promise<{ shares: Share[] }>) => {
    setBusy(true);
    setError('');
    try {
      const reply = await work();
      await mutate(reply, { revalidate: false });
      onChange();
      return true;
    } catch (failure) {
      setError(errorText(failure, t('The sharing could not be changed.')));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const path = `/api/companies/${entity.id}/shares`;
  const add = async (): Promise<boolean> => {
    const refuse = (text: string) => {
      setError(text);
      return false;
    };
    const address = email.trim().toLowerCase();
    if (!isEmail(address)) return refuse(t('Please enter a valid email address'));
    if (data?.shares.some((s) => s.email === address)) return refuse(t('Email already added'));
    if (!(await act(() => post(path, { email: address, permission })))) return false;
    setEmail((now) => (now === email ? '' : now));
    showToast({ tone: 'success', text: t('Shared with {email}', { email: address }) });
    return true;
  };
  /** A typed but not added person is included by Done, and asked about on any other exit. */
  const close = async (done: boolean) => {
    if (email.trim() === '' || (done ? await add() : await leaveUnshared())) onClose();
  };
  return (
    <Dialog
      open
      onClose={() => void close(false)}
      title={t('Share {name}', { name: entity.name })}
      onSubmit={() => void add()}
      actions={
        <Button look="primary" busy={busy} onClick={() => void close(true)}>
          {t('Done')}
        </Button>
      }
    >
      <Stack>
        <p>
          {t(
            'The person sees this entity and its returns in their own list, and gets an e-mail as soon as you click Add.',
          )}
        </p>
        {error && <Banner tone="error" title={error} />}
        <Row alignItems="end">
          <chakra.div flex="1" minWidth="12rem">
            <Field label={t('E-mail of the person')}>
              <TextInput type="email" value={email} onValue={setEmail} autoComplete="off" />
            </Field>
          </chakra.div>
          <chakra.div width="9rem">
            <Field label={t('Permission')}>
              <Select value={permission} onValue={setPermission} options={permissions} />
            </Field>
          </chakra.div>
          <Button type="submit" busy={busy} icon="plus">
            {t('Add')}
          </Button>
        </Row>
        {loadError ? (
          <LoadError error={loadError} onRetry={() => void mutate()} />
        ) : !data ? (
          <Skeleton lines={2} />
        ) : data.shares.length === 0 ? (
          <Note>{t('Not shared with anyone yet.')}</Note>
        ) : (
          <chakra.ul display="grid">
            {data.shares.map((share) => (
              <chakra.li
                key={share.email}
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                gap="3"
                py="2"
                borderTop="1px solid"
                borderColor="border"
              >
                <chakra.span flex="1" minWidth="10rem" overflowWrap="anywhere">
                  {share.email}
                </chakra.span>
                <chakra.div width="9rem">
                  <Select
                    aria-label={t('Permission of {email}', { email: share.email })}
                    value={share.permission}
                    disabled={busy}
                    onValue={(value) => void act(() => post(path, { email: share.email, permission: value }))}
                    options={permissions}
                  />
                </chakra.div>
                <IconButton
                  icon="trash"
                  busy={busy}
                  label={t('Stop sharing with {email}', { email: share.email })}
                  onClick={() => void act(() => del(path, { email: share.email }))}
                />
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </Stack>
    </Dialog>
  );
}
