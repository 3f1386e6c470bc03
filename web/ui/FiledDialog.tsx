import { todayInIst } from '../../shared/dates.ts';
import { isApiError } from '../data/http.ts';
import { mark } from '../i18n/mark.ts';
import { t } from '../i18n/t.ts';
import { Banner } from './Banner.tsx';
import { Button } from './Button.tsx';
import { DateInput } from './DateInput.tsx';
import { Dialog } from './Dialog.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { Field } from './Field.tsx';
import { Stack } from './layout.tsx';
import { TextInput } from './TextInput.tsx';
import { useForm } from './useForm.ts';

interface Props {
  title: string;
  /** What is done on the portal and what it means here. */
  intro: string;
  /** Pointed at before, say that nothing is reported. */
  notice?: string | undefined;
  /** The number the portal gave, and what the call names it: fifteen digits where `wrong` says so, else an ARN that may come later. */
  number: { label: string; path: string; help?: string; wrong?: string; maxLength: number };
  dayLabel: string;
  failed: string;
  onClose: () => void;
  onFile: (number: string, filedOn: string) => Promise<void>;
  /** It has errors: their list comes instead. */
  onRefused?: () => void;
}

/** Marks a return or statement as filed: the portal takes the file, this keeps the number it gave and the day. */
export function FiledDialog({ number, dayLabel, onClose, ...props }: Props) {
  const { wrong } = number;
  const form = useForm({
    initial: { number: '', filed_on: todayInIst() },
    labels: { number: number.label, filed_on: dayLabel },
    failed: props.failed,
    check: (v) => ({
      ...(wrong && !/^\d{15}$/.test(v.number) ? { number: wrong } : {}),
      ...(v.filed_on === '' ? { filed_on: 'This is required' } : {}),
      ...(v.filed_on > todayInIst() ? { filed_on: mark('This day is in the future') } : {}),
    }),
    submit: async (values) => {
      try {
        await props.onFile(values.number.trim(), values.filed_on);
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (/^incomplete_(return|statement)$/.test(error.id)) props.onRefused?.();
        // Of what the server names, only the two fields here: the findings of the return stand in their own list.
        const fields = error.fields.flatMap((f) =>
          f.path === number.path ? [{ ...f, path: 'number' }] : f.path === 'filed_on' ? [f] : [],
        );
        throw Object.assign(error, { fields });
      }
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={props.title}
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
        <p>{props.intro}</p>
        {props.notice && <Banner tone="info" title={props.notice} />}
        <Field
          {...form.field('number')}
          label={number.label}
          required={Boolean(wrong)}
          optional={!wrong}
          {...(number.help ? { help: number.help } : {})}
        >
          <TextInput
            {...form.bind('number')}
            digits={Boolean(wrong)}
            upper={!wrong}
            maxLength={number.maxLength}
            autoComplete="off"
            data-autofocus=""
          />
        </Field>
        <Field {...form.field('filed_on')} label={dayLabel} required>
          <DateInput value={form.values.filed_on} onValue={(v) => form.set('filed_on', v)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
