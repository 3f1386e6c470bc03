import { useState } from 'react';
import useSWR from 'swr';
import type { ClientPage, ReadyReminder } from '../../shared/duties/client-page.ts';
import type { ClientDuty } from '../../shared/duties/next.ts';
import { errorText } from '../data/errors.ts';
import { download, post } from '../data/http.ts';
import { withQuery } from '../data/keys.ts';
import { t } from '../i18n/t.ts';
import { Button, ButtonAnchor } from '../ui/base/Button.tsx';
import { Note, Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextArea } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { dutyName } from './names.ts';

/**
 * A prepared text listing what is missing: sent by mail in the firm's name, or by WhatsApp. Either is logged
 * on the client page.
 */
export function ReminderDialog({
  client,
  duty,
  onClose,
  onSent,
}: {
  client: ClientPage['client'];
  duty: ClientDuty;
  onClose: () => void;
  onSent: () => void;
}) {
  const [language, setLanguage] = useState('en');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const named = {
    period: duty.month,
    duty: duty.duty,
    ...(duty.registration_id ? { registration_id: duty.registration_id } : {}),
    language,
  };
  const {
    data: read,
    error,
    mutate,
  } = useSWR<ReadyReminder>(withQuery(`/api/clients/${client.id}/reminder`, named), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
  // What is sent is the text shown, which may be in another language than the one chosen.
  const data = error ? undefined : read;
  const missing = data !== undefined && data.papers.length > 0;
  const send = async (channel: 'mail' | 'whatsapp') => {
    setBusy(true);
    setProblem('');
    try {
      const { sent } = await post<{ sent: boolean }>(`/api/clients/${client.id}/reminders`, {
        ...named,
        channel,
      });
      if (channel === 'mail')
        showToast({
          tone: sent ? 'success' : 'info',
          text: sent
            ? t('Reminder sent to {email}', { email: data?.email ?? '' })
            : t('The mail server is not responding. The reminder will be sent as soon as it does.'),
        });
      onSent();
    } catch (failure) {
      setProblem(errorText(failure, t('The reminder could not be sent.')));
      setBusy(false);
    }
  };
  const print = () =>
    download(withQuery(`/api/clients/${client.id}/reminder.pdf`, named), 'papers.pdf').catch((failure) =>
      setProblem(errorText(failure, t('The letter could not be downloaded.'))),
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Request papers')}
      width={40}
      onSubmit={() => {
        if (missing && data.email) void send('mail');
      }}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          {missing && (
            <Button icon="download" onClick={() => void print()}>
              {t('Letter (PDF)')}
            </Button>
          )}
          {missing && (
            <ButtonAnchor
              icon="external"
              href={data.whatsapp}
              target="_blank"
              rel="noreferrer"
              onClick={() => void send('whatsapp')}
            >
              {t('Open in WhatsApp')}
            </ButtonAnchor>
          )}
          <Button look="primary" type="submit" busy={busy} disabled={!missing || !data.email}>
            {t('Send by mail')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Note>
          {dutyName(duty)}
          {data?.email && ` · ${data.email}`}
        </Note>
        {problem && <Banner tone="error" title={problem} />}
        {data && !data.email && (
          <Banner tone="info" title={t('This client has no e-mail address')}>
            {t('Add one under Particulars, or use WhatsApp.')}
          </Banner>
        )}
        <Field label={t('Language of the letter')} id="reminder-language">
          <Select
            value={language}
            onValue={setLanguage}
            options={[
              { value: 'en', label: 'English' },
              { value: 'hi', label: 'हिन्दी' },
            ]}
          />
        </Field>
        {error ? (
          <LoadError error={error} onRetry={() => void mutate()} />
        ) : !data ? (
          <Skeleton lines={6} />
        ) : !missing ? (
          <Note>{t('Nothing is missing for this duty.')}</Note>
        ) : (
          <Field label={t('Text')} id="reminder-text">
            <TextArea value={data.text} onValue={() => undefined} rows={10} readOnly />
          </Field>
        )}
      </Stack>
    </Dialog>
  );
}
