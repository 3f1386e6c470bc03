import { useState } from 'react';
import { todayInIst } from '../../shared/dates.ts';
import type { ClientDuty } from '../../shared/duties/next.ts';
import { errorText, fieldErrors } from '../data/errors.ts';
import { post } from '../data/http.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Columns, Note, Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { DateInput } from '../ui/fields/DateInput.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { dutyName } from './names.ts';

/** Records that a duty without a return in this product was filed or paid elsewhere. */
export function NoteFiledDialog({
  clientId,
  duty,
  onClose,
  onNoted,
}: {
  clientId: string;
  duty: ClientDuty;
  onClose: () => void;
  onNoted: () => void;
}) {
  const [filedOn, setFiledOn] = useState(todayInIst());
  const [number, setNumber] = useState('');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    setProblem('');
    try {
      await post(`/api/clients/${clientId}/duties`, {
        period: duty.month,
        duty: duty.duty,
        ...(duty.registration_id ? { registration_id: duty.registration_id } : {}),
        state: 'filed',
        filed_on: filedOn,
        acknowledgement: number,
      });
      onNoted();
    } catch (error) {
      const found = fieldErrors(error);
      setErrors(found);
      if (Object.keys(found).length === 0) setProblem(errorText(error));
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Mark as filed or paid')}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button look="primary" type="submit" busy={busy}>
            {t('Mark as filed or paid')}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Note>{dutyName(duty)}</Note>
        {problem && <Banner tone="error" title={problem} />}
        <Columns>
          <Field label={t('Date of filing or payment')} id="noted-on" error={errors['filed_on']} required>
            <DateInput value={filedOn} onValue={setFiledOn} />
          </Field>
          <Field
            label={t('Acknowledgement or challan number')}
            id="noted-number"
            error={errors['acknowledgement']}
          >
            <TextInput value={number} onValue={setNumber} maxLength={40} />
          </Field>
        </Columns>
      </Stack>
    </Dialog>
  );
}
