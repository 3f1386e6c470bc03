import { useState } from 'react';
import { errorText } from '../data/errors.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { TextArea } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';

interface Props {
  title: string;
  /** The error shown when the field is blank. */
  needed: string;
  failed: string;
  onClose: () => void;
  reject: (reason: string) => Promise<void>;
}

/** Asks for the mandatory reason of a rejection; it is mailed to the person. */
export function RejectDialog({ title, needed, failed, onClose, reject }: Props) {
  const [reason, setReason] = useState('');
  const [touched, setTouched] = useState(false);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const missing = reason.trim() === '';
  const submit = async () => {
    setTouched(true);
    if (missing) return setError(needed);
    setBusy(true);
    setError('');
    try {
      await reject(reason.trim());
      onClose();
    } catch (failure) {
      setError(errorText(failure, failed));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      width={28}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="danger" type="submit" busy={busy}>
            {t('Reject')}
          </Button>
        </>
      }
    >
      <Stack>
        {error && <Banner tone="error" title={error} />}
        <Field
          label={t('Reason')}
          help={t('Included in the e-mail to the person.')}
          required
          error={touched && missing ? t('Reason is required') : undefined}
        >
          <TextArea value={reason} onValue={setReason} rows={4} maxLength={1000} />
        </Field>
      </Stack>
    </Dialog>
  );
}
