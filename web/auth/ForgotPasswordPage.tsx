import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { WireMessage } from '../../shared/forms/messages.ts';
import { forgotPasswordRequest } from '../../shared/users/requests.ts';
import { post } from '../data/http.ts';
import { fromServer, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Stack } from '../ui/base/layout.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { useForm } from '../ui/fields/useForm.ts';
import { Banner } from '../ui/states/Banner.tsx';
import { PublicFrame } from './PublicFrame.tsx';

/** Requests a link to choose a new password; the response is the same whether or not the address has an account. */
export function Page() {
  const [sent, setSent] = useState<WireMessage | null>(null);
  const form = useForm({
    initial: { email: '' },
    schema: forgotPasswordRequest,
    labels: { email: t('E-mail') },
    failed: t('The e-mail could not be sent. Please try again.'),
    carefree: true,
    submit: async (values) => {
      const reply = await post<WireMessage>('/api/auth/forgot-password', values, { own401: true });
      setSent(reply);
    },
  });
  return (
    <PublicFrame title={t('Forgot your password?')}>
      {sent ? (
        <Stack>
          <Banner tone="success" title={fromServer(sent)} />
          <Link to="/login">{t('Back to sign-in')}</Link>
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
            <p>
              {t(
                'Enter your e-mail. We will send you a link to choose a new password; it is valid for 30 minutes.',
              )}
            </p>
            <ErrorSummary errors={form.summary} at={form.attempt} />
            <Field {...form.field('email')} label={t('E-mail')} required>
              <TextInput {...form.bind('email')} type="email" autoComplete="username" />
            </Field>
            <Button type="submit" look="primary" wide busy={form.busy}>
              {t('Send the link')}
            </Button>
            <Link to="/login">{t('Back to sign-in')}</Link>
          </Stack>
        </form>
      )}
    </PublicFrame>
  );
}
