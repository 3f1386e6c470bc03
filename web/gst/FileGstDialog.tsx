import { useState } from 'react';
import { todayInIst } from '../../shared/dates.ts';
import { errorText } from '../data/errors.ts';
import { isApiError } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { DateInput } from '../ui/DateInput.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { Field } from '../ui/Field.tsx';
import { Stack } from '../ui/layout.tsx';
import { TextInput } from '../ui/TextInput.tsx';

interface Props {
  title: string;
  /** Nothing is reported. */
  nil?: boolean;
  onClose: () => void;
  onFile: (details: { acknowledgement: string; filed_on: string }) => Promise<void>;
  /** The return has errors: the list of findings comes instead. */
  onRefused: () => void;
}

/** Marks a return as filed: the portal takes the file, this keeps its acknowledgement number and date. */
export function FileGstDialog({ title, nil, onClose, onFile, onRefused }: Props) {
  const [acknowledgement, setAcknowledgement] = useState('');
  const [filedOn, setFiledOn] = useState(todayInIst());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const submit = async () => {
    setBusy(true);
    setProblem('');
    try {
      await onFile({ acknowledgement: acknowledgement.trim(), filed_on: filedOn });
    } catch (error) {
      if (isApiError(error) && error.id === 'incomplete_return') onRefused();
      setProblem(errorText(error, t('The return could not be marked as filed.')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" busy={busy}>
            {t('Mark as filed')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {t(
            'Upload the JSON on the portal and file it there; then keep its acknowledgement here. The return becomes read-only.',
          )}
        </p>
        {nil && (
          <Banner
            tone="info"
            title={t(
              'Nothing is reported: it is filed as a nil return, by the tick on the portal, without a file.',
            )}
          />
        )}
        {problem && <Banner tone="error" title={problem} />}
        <Field label={t('Acknowledgement number (ARN)')} optional>
          <TextInput
            value={acknowledgement}
            onValue={setAcknowledgement}
            upper
            maxLength={20}
            autoComplete="off"
            data-autofocus
          />
        </Field>
        <Field label={t('Filed on')} required>
          <DateInput value={filedOn} onValue={setFiledOn} />
        </Field>
      </Stack>
    </Dialog>
  );
}
