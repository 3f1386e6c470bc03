import { plans } from '../../shared/plans.ts';
import { roles } from '../../shared/users/people.ts';
import { createUserRequest } from '../../shared/users/requests.ts';
import { post } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { PasswordInput, TextInput } from '../ui/fields/TextInput.tsx';
import { useForm } from '../ui/fields/useForm.ts';
import { roleText } from './roles.ts';

/** Creates an account without registration. */
export function NewUserDialog({
  onClose,
  onCreated,
}: {
  onClose: () => void;
  /** The message shown to the administrator. */
  onCreated: (told: string) => void;
}) {
  const labels = {
    full_name: t('Full name'),
    email: t('E-mail'),
    password: t('First password'),
    role: t('Role'),
    tier: t('Plan'),
    phone: t('Phone'),
  };
  type Values = {
    password: string;
    full_name: string;
    email: string;
    role: string;
    tier: string;
    phone: string;
  };
  const sent = ({ password, ...rest }: Values) => (password ? { ...rest, password } : rest);
  const form = useForm<Values>({
    initial: { full_name: '', email: '', password: '', role: 'ca', tier: 'tier1', phone: '' },
    schema: createUserRequest,
    payload: sent,
    labels,
    failed: t('The user could not be created.'),
    submit: async (values) => {
      await post('/api/admin/users', sent(values));
      const name = values.full_name;
      onCreated(
        values.password
          ? t('{name} can sign in now', { name })
          : t('A link to choose a password was mailed to {name}', { name }),
      );
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('New user')}
      onSubmit={() => void form.submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" busy={form.busy}>
            {t('Create')}
          </Button>
        </>
      }
    >
      <Stack>
        <ErrorSummary errors={form.summary} at={form.attempt} />
        <Field {...form.field('full_name')} label={labels.full_name} required>
          <TextInput {...form.bind('full_name')} autoComplete="off" />
        </Field>
        <Field {...form.field('email')} label={labels.email} required>
          <TextInput {...form.bind('email')} type="email" autoComplete="off" />
        </Field>
        <Field
          {...form.field('password')}
          label={labels.password}
          help={t(
            'If left blank, the person sets a password through a link sent by e-mail. If you set one here, you will know it.',
          )}
        >
          <PasswordInput {...form.bind('password')} autoComplete="new-password" />
        </Field>
        <Field {...form.field('role')} label={labels.role} required>
          <Select
            value={form.values.role}
            onValue={(role) => form.set('role', role)}
            options={roles.map((r) => ({ value: r, label: roleText(r) }))}
          />
        </Field>
        <Field {...form.field('tier')} label={labels.tier} required>
          <Select
            value={form.values.tier}
            onValue={(tier) => form.set('tier', tier)}
            options={plans.map((p) => ({ value: p.tier, label: t(p.name) }))}
          />
        </Field>
      </Stack>
    </Dialog>
  );
}
