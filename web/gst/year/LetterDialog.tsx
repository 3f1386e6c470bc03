import { useState } from 'react';
import useSWR from 'swr';
import { errorText } from '../../data/errors.ts';
import { download, post } from '../../data/http.ts';
import { day } from '../../i18n/format.ts';
import { t } from '../../i18n/t.ts';
import { Button, ButtonAnchor } from '../../ui/base/Button.tsx';
import { Note, Row, Stack } from '../../ui/base/layout.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { Field } from '../../ui/fields/Field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextArea } from '../../ui/fields/TextInput.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { mailLink, type SupplierRow, type SupplierYearAnswer } from './suppliers.ts';

/** A letter to a supplier: mail, copy or print, recorded once sent. */
export function LetterDialog({
  entityId,
  data,
  supplier,
  onClose,
  onSent,
}: {
  entityId: string;
  data: SupplierYearAnswer;
  supplier: SupplierRow;
  onClose: () => void;
  onSent: () => void;
}) {
  const [language, setLanguage] = useState<'en' | 'hi'>('en');
  const [busy, setBusy] = useState(false);
  const path = `/api/gst/suppliers/${encodeURIComponent(entityId)}/letter`;
  const body = {
    financial_year: data.financial_year,
    registration_id: data.registration_id,
    gstin: supplier.gstin,
    language,
  };
  const { data: letter, error } = useSWR([path, supplier.gstin, language], () =>
    post<{ subject: string; text: string }>(path, body),
  );
  const sent = async (channel: 'email' | 'message' | 'print') => {
    setBusy(true);
    try {
      await post(path, { ...body, channel });
      showToast({ tone: 'success', text: t('Letter noted') });
      onSent();
    } catch (failed) {
      showToast({ tone: 'error', text: errorText(failed) });
      setBusy(false);
    }
  };
  const save = () =>
    download(`${path}.pdf`, `letter_${supplier.gstin}.pdf`, { method: 'POST', body }).catch((failed) =>
      showToast({ tone: 'error', text: errorText(failed) }),
    );
  const link = letter && mailLink(letter);
  return (
    <Dialog
      open
      onClose={onClose}
      title={supplier.name || supplier.gstin}
      width={44}
      actions={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          {data.can_edit && (
            <>
              <Button busy={busy} disabled={!letter} onClick={() => void sent('print')}>
                {t('Sent on paper')}
              </Button>
              <Button busy={busy} disabled={!letter} onClick={() => void sent('message')}>
                {t('Sent as a message')}
              </Button>
              <Button look="primary" busy={busy} disabled={!letter} onClick={() => void sent('email')}>
                {t('Sent by mail')}
              </Button>
            </>
          )}
        </>
      }
    >
      <Stack gap="3">
        <Field label={t('Language')}>
          <Select
            value={language}
            onValue={(v) => setLanguage(v as 'en' | 'hi')}
            options={[
              { value: 'en', label: 'English' },
              { value: 'hi', label: 'हिन्दी' },
            ]}
          />
        </Field>
        {error && <Banner tone="error" title={errorText(error)} />}
        {letter && (
          <>
            <Note>{letter.subject}</Note>
            <Field label={t('Letter')}>
              <TextArea value={letter.text} readOnly rows={14} onValue={() => {}} />
            </Field>
            <Row>
              <Button
                icon="copy"
                onClick={() =>
                  void navigator.clipboard
                    .writeText(letter.text)
                    .then(() => showToast({ tone: 'success', text: t('Copied') }))
                }
              >
                {t('Copy')}
              </Button>
              <Button icon="download" onClick={() => void save()}>
                {t('PDF')}
              </Button>
              {link && (
                <ButtonAnchor icon="external" href={link}>
                  {t('Open in the mail program')}
                </ButtonAnchor>
              )}
            </Row>
          </>
        )}
        {supplier.letters.map((l) => (
          <Note key={l.at}>{t('{day}: {by}', { day: day(l.at), by: l.by })}</Note>
        ))}
      </Stack>
    </Dialog>
  );
}
