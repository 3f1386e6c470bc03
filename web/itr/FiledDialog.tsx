import { todayInIst } from '../../shared/dates.ts';
import { post } from '../data/http.ts';
import { mark } from '../i18n/mark.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/Button.tsx';
import { DateInput } from '../ui/DateInput.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Field } from '../ui/Field.tsx';
import { Stack } from '../ui/layout.tsx';
import { TextInput } from '../ui/TextInput.tsx';
import { showToast } from '../ui/toasts.ts';
import { useForm } from '../ui/useForm.ts';
import { type ItrRow, itrPaths } from './calls.ts';

/** Marks a validated return as filed: acknowledgement number and date as the portal shows them. */
export function FiledDialog({
  row,
  onClose,
  onFiled,
}: {
  row: Pick<ItrRow, 'id' | 'version' | 'itr_type' | 'assessment_year' | 'name'>;
  onClose: () => void;
  onFiled: () => void;
}) {
  const form = useForm({
    initial: { acknowledgement: '', filed_on: todayInIst() },
    labels: { acknowledgement: t('Acknowledgement number'), filed_on: t('Date of filing') },
    failed: t('The return could not be marked as filed.'),
    check: (v) => ({
      ...(/^\d{15}$/.test(v.acknowledgement)
        ? {}
        : { acknowledgement: mark('The acknowledgement number has 15 digits') }),
      ...(v.filed_on === '' ? { filed_on: 'This is required' } : {}),
      ...(v.filed_on > todayInIst() ? { filed_on: mark('This day is in the future') } : {}),
    }),
    submit: async (values) => {
      await post(`${itrPaths.one(row.id)}/mark-filed`, { ...values, version: row.version });
      showToast({ tone: 'success', text: t('Marked as filed') });
      onFiled();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Mark {form} of {name} as filed', {
        form: `${row.itr_type} AY ${row.assessment_year}`,
        name: row.name,
      })}
      onSubmit={() => void form.submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" busy={form.busy}>
            {t('Mark as filed')}
          </Button>
        </>
      }
    >
      <Stack>
        <ErrorSummary errors={form.summary} at={form.attempt} />
        <p>
          {t(
            'A filed return is read-only here. Corrections go into a revised return, which starts as a copy.',
          )}
        </p>
        <Field
          {...form.field('acknowledgement')}
          label={t('Acknowledgement number')}
          required
          help={t('15 digits, on the ITR-V')}
        >
          <TextInput
            {...form.bind('acknowledgement')}
            digits
            maxLength={15}
            autoComplete="off"
            data-autofocus=""
          />
        </Field>
        <Field {...form.field('filed_on')} label={t('Date of filing')} required>
          <DateInput value={form.values.filed_on} onValue={(v) => form.set('filed_on', v)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
