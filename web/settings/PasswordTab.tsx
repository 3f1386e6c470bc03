import { useState } from 'react';
import { changePasswordRequest } from '../../shared/users/requests.ts';
import { post } from '../data/http.ts';
import { updateUser } from '../data/session.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Row, Stack } from '../ui/base/layout.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { PasswordInput } from '../ui/fields/TextInput.tsx';
import { useForm } from '../ui/fields/useForm.ts';
import { Banner } from '../ui/states/Banner.tsx';

const blank = { current_password: '', new_password: '', confirm_password: '' };

/** Changes the password; all other sessions end. */
export function PasswordTab() {
  const [done, setDone] = useState(false);
  const labels = {
    current_password: t('Current password'),
    new_password: t('New password'),
    confirm_password: t('Confirm new password'),
  };
  const form = useForm({
    initial: blank,
    schema: changePasswordRequest,
    labels,
    failed: t('Failed to change password'),
    submit: async (values) => {
      setDone(false);
      await post('/api/users/change-password', values);
      setDone(true);
      updateUser({ choose_password_by: null });
      form.setAll(blank, { clean: true });
    },
  });
  const { current_password, new_password, confirm_password } = form.values;
  const ready = current_password !== '' && new_password !== '' && confirm_password !== '';
  return (
    <form
      noValidate
      style={{ maxWidth: '26rem' }}
      onSubmit={(e) => {
        e.preventDefault();
        if (ready) void form.submit();
      }}
    >
      <Stack>
        <ErrorSummary errors={form.summary} at={form.attempt} />
        <div role="status">
          {done && (
            <Banner tone="success" title={t('Password changed successfully!')}>
              {t('Every other device was signed out.')}
            </Banner>
          )}
        </div>
        <Field {...form.field('current_password')} label={labels.current_password} required>
          <PasswordInput {...form.bind('current_password')} autoComplete="current-password" />
        </Field>
        <Field
          {...form.field('new_password')}
          label={labels.new_password}
          help={t('At least 6 characters')}
          required
        >
          <PasswordInput {...form.bind('new_password')} autoComplete="new-password" />
        </Field>
        <Field {...form.field('confirm_password')} label={labels.confirm_password} required>
          <PasswordInput {...form.bind('confirm_password')} autoComplete="new-password" />
        </Field>
        <Row>
          <Button type="submit" look="primary" busy={form.busy} disabled={!ready}>
            {t('Change password')}
          </Button>
        </Row>
      </Stack>
    </form>
  );
}
