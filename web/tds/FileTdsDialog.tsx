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
  onClose: () => void;
  onFile: (details: { token_number: string; filed_on: string }) => Promise<void>;
  /** The statement has errors: the list of problems comes instead. */
  onRefused: () => void;
}

/** Marks a statement as filed, with the token number of its receipt. */
export function FileTdsDialog({ onClose, onFile, onRefused }: Props) {
  const [token, setToken] = useState('');
  const [filedOn, setFiledOn] = useState(todayInIst());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const submit = async () => {
    setBusy(true);
    setProblem('');
    try {
      await onFile({ token_number: token, filed_on: filedOn });
    } catch (error) {
      if (isApiError(error) && error.id === 'incomplete_statement') onRefused();
      setProblem(errorText(error, t('The statement could not be marked as filed.')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Mark as filed')}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" busy={busy} disabled={token.length !== 15}>
            {t('Mark as filed')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {t('Upload the statement on the portal; then keep its token number here. It becomes read-only.')}
        </p>
        {problem && <Banner tone="error" title={problem} />}
        <Field label={t('Token number (15 digits)')} required>
          <TextInput
            value={token}
            onValue={setToken}
            digits
            maxLength={15}
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
