import { chakra } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { messageOf } from '../../shared/forms/messages.ts';
import {
  type InvoiceColour,
  type InvoiceSettings,
  invoiceColours,
  invoiceSettingsWire,
  logoBytes,
  noSettings,
} from '../../shared/invoices/settings.ts';
import { put } from '../data/http.ts';
import { say, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Columns, Row, Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { ErrorSummary, type SummaryError } from '../ui/fields/ErrorSummary.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { FileDrop } from '../ui/fields/FileDrop.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextArea, TextInput } from '../ui/fields/TextInput.tsx';
import { useForm } from '../ui/fields/useForm.ts';
import { LoadError } from '../ui/states/LoadError.tsx';
import { Skeleton } from '../ui/states/Skeleton.tsx';
import { invoicePaths } from './calls.ts';

export type StoredSettings = InvoiceSettings & { version: number };

const Logo = chakra('img', {
  base: { maxHeight: '64px', maxWidth: '180px', bg: 'white', borderRadius: 'sm', p: '1' },
});

/** A picture as a data URL. */
const dataUrl = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

interface Props {
  company: { id: string; name: string };
  onClose: () => void;
  onSaved: (settings: StoredSettings) => void;
}

/** Logo, bank, UPI id and default texts of a company's invoices. */
export function SettingsDialog({ company, onClose, onSaved }: Props) {
  const path = invoicePaths.settings(company.id);
  const { data, error, mutate } = useSWR<{ settings: StoredSettings }>(path, { revalidateOnFocus: false });
  if (!data)
    return (
      <Dialog open onClose={onClose} title={t('Invoice details of {name}', { name: company.name })}>
        {error ? (
          <LoadError
            error={error}
            fallback={t('The invoice details could not be loaded.')}
            onRetry={() => void mutate()}
          />
        ) : (
          <Skeleton height="16rem" />
        )}
      </Dialog>
    );
  return (
    <SettingsForm
      company={company}
      stored={data.settings}
      onClose={onClose}
      onSaved={(settings) => {
        void mutate({ settings }, { revalidate: false });
        onSaved(settings);
      }}
    />
  );
}

const colourWords = (): Record<InvoiceColour, string> => ({
  blue: t('Blue'),
  green: t('Green'),
  teal: t('Teal'),
  maroon: t('Maroon'),
  purple: t('Purple'),
  black: t('Black'),
});

const valuesOf = (stored: StoredSettings) => ({
  logo: stored.logo,
  upi_id: stored.upi_id,
  notes: stored.notes,
  terms: stored.terms,
  colour: stored.colour ?? noSettings.colour,
  language: stored.language ?? noSettings.language,
  ...(stored.bank ?? noSettings.bank),
});

function SettingsForm({ company, stored, onClose, onSaved }: Props & { stored: StoredSettings }) {
  const [problem, setProblem] = useState('');
  const version = useRef(stored.version);
  const form = useForm({
    initial: valuesOf(stored),
    schema: invoiceSettingsWire,
    payload: ({ account_name, bank_name, account_number, ifsc, ...rest }) => ({
      ...rest,
      version: version.current,
      bank: { account_name, bank_name, account_number, ifsc },
    }),
    labels: {
      logo: t('Logo'),
      upi_id: t('UPI ID'),
      'bank.account_number': t('Account number'),
      'bank.ifsc': t('IFSC'),
      notes: t('Notes'),
      terms: t('Terms'),
    },
    failed: t('The invoice details could not be saved.'),
    submit: async ({ account_name, bank_name, account_number, ifsc, ...rest }) => {
      const answer = await put<{ settings: StoredSettings }>(invoicePaths.settings(company.id), {
        ...rest,
        version: version.current,
        bank: { account_name, bank_name, account_number, ifsc },
      });
      showToast({ tone: 'success', text: t('Invoice details saved') });
      onSaved(answer.settings);
    },
  });
  // A newer version that is read meanwhile replaces nothing typed, so that saving over it is refused.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version is a reason
  useEffect(() => {
    if (stored.version === version.current || form.dirty) return;
    version.current = stored.version;
    form.setAll(valuesOf(stored), { clean: true });
  }, [stored]);
  const take = async (file: File) => {
    setProblem('');
    if (!/^image\/(png|jpeg)$/.test(file.type)) return setProblem(t('Choose a PNG or JPEG picture'));
    if (file.size > logoBytes) return setProblem(t('The picture is too large: at most 200 KB'));
    form.set('logo', await dataUrl(file));
  };
  /** Own field names, because the composer behind the dialog has fields with the same names. */
  const ownField = (name: 'logo' | 'upi_id' | 'notes' | 'terms') => ({
    ...form.field(name),
    id: `f-company-${name}`,
  });
  const leading = (e: SummaryError): SummaryError =>
    !e.id || e.id.startsWith('f-bank-') ? e : { ...e, id: e.id.replace('f-', 'f-company-') };
  /** Bank fields are edited flat and sent below `bank`. */
  const bankField = (name: 'account_number' | 'ifsc') => ({
    id: `f-bank-${name}`,
    error: form.errors[`bank.${name}`] ? say(messageOf(form.errors[`bank.${name}`]!)) : undefined,
  });
  return (
    <Dialog
      open
      onClose={onClose}
      width={44}
      title={t('Invoice details of {name}', { name: company.name })}
      onSubmit={() => void form.submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" look="primary" busy={form.busy}>
            {t('Save')}
          </Button>
        </>
      }
    >
      <Stack>
        <ErrorSummary errors={form.summary.map(leading)} at={form.attempt} />
        <Field
          {...ownField('logo')}
          {...(problem ? { error: problem } : {})}
          label={t('Logo')}
          help={t('PNG or JPEG, at most 200 KB. Printed at the top of every invoice.')}
        >
          {form.values.logo ? (
            <Row>
              <Logo src={form.values.logo} alt={t('Logo')} />
              <Button icon="trash" onClick={() => form.set('logo', '')}>
                {t('Remove logo')}
              </Button>
            </Row>
          ) : (
            <FileDrop
              title={t('Choose a logo')}
              accept=".png,.jpg,.jpeg,image/png,image/jpeg"
              onFiles={([file]) => file && void take(file)}
            />
          )}
        </Field>
        <Columns>
          <Field label={t('Account holder')}>
            <TextInput {...form.bind('account_name')} maxLength={120} />
          </Field>
          <Field label={t('Bank')}>
            <TextInput {...form.bind('bank_name')} maxLength={120} />
          </Field>
          <Field {...bankField('account_number')} label={t('Account number')}>
            <TextInput {...form.bind('account_number')} digits maxLength={18} />
          </Field>
          <Field {...bankField('ifsc')} label={t('IFSC')}>
            <TextInput {...form.bind('ifsc')} upper maxLength={11} />
          </Field>
          <Field
            {...ownField('upi_id')}
            label={t('UPI ID')}
            help={t('Prints a code your customer can pay with.')}
          >
            <TextInput {...form.bind('upi_id')} />
          </Field>
        </Columns>
        <Field
          id="f-company-colour"
          label={t('Colour')}
          help={t('Colour of title, headings and total on the printed invoice.')}
        >
          <Select
            {...form.bind('colour')}
            options={(Object.keys(invoiceColours) as InvoiceColour[]).map((value) => ({
              value,
              label: colourWords()[value],
            }))}
          />
        </Field>
        <Field id="f-company-language" label={t('Language of the printed invoice')}>
          <Select
            {...form.bind('language')}
            options={[
              { value: 'en', label: 'English' },
              { value: 'hi', label: 'हिन्दी' },
            ]}
          />
        </Field>
        <Field {...ownField('notes')} label={t('Notes')}>
          <TextArea {...form.bind('notes')} rows={3} />
        </Field>
        <Field {...ownField('terms')} label={t('Terms')}>
          <TextArea {...form.bind('terms')} rows={3} />
        </Field>
      </Stack>
    </Dialog>
  );
}
