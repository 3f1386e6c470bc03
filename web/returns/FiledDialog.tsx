import { todayInIst } from '../../shared/dates.ts';
import { isApiError } from '../data/http.ts';
import { mark } from '../i18n/mark.ts';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { DateInput } from '../ui/fields/DateInput.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { useForm } from '../ui/fields/useForm.ts';
import { Banner } from '../ui/states/Banner.tsx';

/** Texts for the portal's number: fifteen digits if `wrong` is given, else an ARN that may be added later. */
interface Kind {
  intro: string;
  number: { label: string; path: string; help?: string; wrong?: string; maxLength: number };
  dayLabel: string;
  failed: string;
}

const kinds = {
  itr: {
    intro: mark(
      'A filed return is read-only here. Corrections go into a revised return, which starts as a copy.',
    ),
    number: {
      label: mark('Acknowledgement number'),
      path: 'acknowledgement',
      help: mark('15 digits, on the ITR-V'),
      wrong: mark('The acknowledgement number has 15 digits'),
      maxLength: 15,
    },
    dayLabel: mark('Date of filing'),
    failed: mark('The return could not be marked as filed.'),
  },
  gst: {
    intro: mark(
      'Upload the JSON on the portal and file it there; then record the acknowledgement here. The return becomes read-only.',
    ),
    number: { label: mark('Acknowledgement number (ARN)'), path: 'acknowledgement', maxLength: 20 },
    dayLabel: mark('Filed on'),
    failed: mark('The return could not be marked as filed.'),
  },
  tds: {
    intro: mark(
      'Upload the statement on the portal; then record the token number here. It becomes read-only.',
    ),
    number: {
      label: mark('Token number (15 digits)'),
      path: 'token_number',
      wrong: mark('The token number has 15 digits'),
      maxLength: 15,
    },
    dayLabel: mark('Filed on'),
    failed: mark('The statement could not be marked as filed.'),
  },
} satisfies Record<string, Kind>;

interface Props {
  kind: keyof typeof kinds;
  title: string;
  /** Shown before filing, for example that nothing is reported. */
  notice?: string | undefined;
  onClose: () => void;
  /** Calls the API with the number, under its field name, and the date. */
  onFile: (details: Record<string, string>) => Promise<void>;
  /** Called when it has errors, to show their list. */
  onRefused?: () => void;
}

/**
 * Marks a return or statement as filed: the file is uploaded to the portal, and its number and date are
 * recorded here.
 */
export function FiledDialog({ kind, onClose, ...props }: Props) {
  const { number, dayLabel, intro, failed }: Kind = kinds[kind];
  const { wrong } = number;
  const form = useForm({
    initial: { number: '', filed_on: todayInIst() },
    labels: { number: t(number.label), filed_on: t(dayLabel) },
    failed: t(failed),
    check: (v) => ({
      ...(wrong && !/^\d{15}$/.test(v.number) ? { number: wrong } : {}),
      ...(v.filed_on === '' ? { filed_on: 'This is required' } : {}),
      ...(v.filed_on > todayInIst() ? { filed_on: mark('This date is in the future') } : {}),
    }),
    submit: async (values) => {
      try {
        await props.onFile({ [number.path]: values.number.trim(), filed_on: values.filed_on });
      } catch (error) {
        if (!isApiError(error)) throw error;
        if (/^incomplete_(return|statement)$/.test(error.id)) props.onRefused?.();
        // Of the server's field errors only these two: findings of the return have their own list.
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
        <p>{t(intro)}</p>
        {props.notice && <Banner tone="info" title={props.notice} />}
        <Field
          {...form.field('number')}
          label={t(number.label)}
          required={Boolean(wrong)}
          optional={!wrong}
          {...(number.help ? { help: t(number.help) } : {})}
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
        <Field {...form.field('filed_on')} label={t(dayLabel)} required>
          <DateInput value={form.values.filed_on} onValue={(v) => form.set('filed_on', v)} />
        </Field>
      </Stack>
    </Dialog>
  );
}
