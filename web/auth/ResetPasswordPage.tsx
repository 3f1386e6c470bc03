import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { WireMessage } from '../../shared/forms/messages.ts';
import { accountMessages, resetPasswordRequest } from '../../shared/users/requests.ts';
import { post } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Stack } from '../ui/base/layout.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { PasswordInput } from '../ui/fields/TextInput.tsx';
import { useForm } from '../ui/fields/useForm.ts';
import { Banner } from '../ui/states/Banner.tsx';
import { PublicFrame } from './PublicFrame.tsx';

/** Chooses a new password with the link from the mail; the token is after # so that it reaches no log. */
export function Page() {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const [token] = useState(hash.replace(/^#/, ''));
  const form = useForm({
    initial: { new_password: '', confirm_password: '' },
    schema: resetPasswordRequest,
    payload: ({ new_password }) => ({ token, new_password }),
    check: (v) =>
      v.new_password === v.confirm_password ? {} : { confirm_password: accountMessages.newPasswordsDiffer },
    labels: { new_password: t('New password'), confirm_password: t('Confirm password') },
    failed: t('The password could not be changed. Please try again.'),
    carefree: true,
    submit: async ({ new_password }) => {
      const reply = await post<WireMessage>(
        '/api/auth/reset-password',
        { token, new_password },
        { own401: true },
      );
      await navigate('/login', { state: { notice: reply }, replace: true });
    },
  });
  return (
    <PublicFrame title={t('Choose a new password')}>
      {token === '' ? (
        <Stack>
          <Banner tone="error" title={t('This link is incomplete')}>
            {t('Open the link from the e-mail again, or ask for a new one.')}
          </Banner>
          <Link to="/forgot-password">{t('Ask for a new link')}</Link>
        </Stack>
      ) : (
        <form
          noValidate
          onSubmit={(e) => {
            e.preventDefault();
            void form.submit();
          }}
        >
          <Stack>
            <ErrorSummary errors={form.summary} at={form.attempt} />
            <Field
              {...form.field('new_password')}
              label={t('New password')}
              help={t('At least 6 characters')}
              required
            >
              <PasswordInput {...form.bind('new_password')} autoComplete="new-password" />
            </Field>
            <Field {...form.field('confirm_password')} label={t('Confirm password')} required>
              <PasswordInput {...form.bind('confirm_password')} autoComplete="new-password" />
            </Field>
            <Button type="submit" look="primary" wide busy={form.busy}>
              {t('Change password')}
            </Button>
            <Link to="/forgot-password">{t('Ask for a new link')}</Link>
          </Stack>
        </form>
      )}
    </PublicFrame>
  );
}
