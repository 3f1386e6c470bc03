import { useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { states } from '../../shared/invoices/parties.ts';
import { invoiceWire } from '../../shared/invoices/wire.ts';
import { isApiError, post } from '../data/http.ts';
import { currentUser } from '../data/session.ts';
import { fromServer } from '../i18n/fromServer.ts';
import { t } from '../i18n/t.ts';
import { type PickedEntity, useEntityChoice } from '../returns/entities.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { ComboBox } from '../ui/ComboBox.tsx';
import { DateInput } from '../ui/DateInput.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { Field } from '../ui/Field.tsx';
import { Card, Columns, Heading, Note, Row, Stack } from '../ui/layout.tsx';
import { Select } from '../ui/Select.tsx';
import { TextArea, TextInput } from '../ui/TextInput.tsx';
import { showToast } from '../ui/toasts.ts';
import { useForm } from '../ui/useForm.ts';
import { type InvoiceWhole, invoicePages, invoicePaths } from './calls.ts';
import { blankInvoice, callOf, draftOf, liveTotals } from './draft.ts';
import { ItemsTable } from './ItemsTable.tsx';
import { SettingsDialog, type StoredSettings } from './SettingsDialog.tsx';
import { Totals } from './Totals.tsx';

type Entity = PickedEntity & { gst_number: string };
type Intent = 'save' | 'send';
interface Answer {
  id: string;
  version: number;
  invoice_number: string;
}

/** The invoice composer: a new invoice, or a stored draft. */
export function Composer({ stored }: { stored: InvoiceWhole | undefined }) {
  const [failed, setFailed] = useState('');
  const [number, setNumber] = useState('');
  const [details, setDetails] = useState(false);
  const place = useRef(stored ? { id: stored.id, version: stored.version } : undefined);
  const intent = useRef<Intent>('save');
  const reload = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(reload.current), []);
  const form = useForm({
    initial: stored ? draftOf(stored) : blankInvoice(),
    schema: invoiceWire,
    payload: callOf,
    labels: {
      company_id: t('Company'),
      invoice_date: t('Invoice date'),
      due_date: t('Due date'),
      customer_name: t('Customer'),
      customer_email: t('Customer e-mail'),
      customer_gstin: t('Customer GSTIN'),
      customer_address: t('Customer address'),
      upi_id: t('UPI id'),
      items: t('Items'),
    },
    failed: t('Failed to save invoice'),
    submit: async (values) => {
      setFailed('');
      const sending = intent.current === 'send';
      const sums = liveTotals(values, gstin);
      try {
        const answer = await post<Answer>(sending ? invoicePaths.send : invoicePaths.save, {
          ...callOf(values),
          ...place.current,
          ...(sums ? { subtotal: sums.subtotal / 100, tax: sums.tax / 100, total: sums.total / 100 } : {}),
          user_id: currentUser()?.id,
        });
        place.current = { id: answer.id, version: answer.version };
        setNumber(answer.invoice_number);
        showToast({
          tone: 'success',
          text: sending ? t('Invoice sent successfully!') : t('Invoice saved successfully!'),
        });
      } catch (error) {
        if (isApiError(error) && error.id === 'mail_not_sent') {
          // It has its number and is kept: the list shows it and what to do.
          setFailed(fromServer(error.message));
          setNumber((error.body['invoice'] as InvoiceWhole).invoice_number);
        } else {
          if (sending && !(isApiError(error) && error.message)) setFailed(t('Failed to send invoice'));
          throw error;
        }
      }
      if (sending) reload.current = window.setTimeout(() => location.assign(invoicePages.list), 2000);
    },
  });
  const { values, set } = form;
  const { entity, choice } = useEntityChoice<Entity>(values.company_id, { hint: (e) => e.gst_number });
  const gstin = entity?.gst_number ?? '';
  const kept = useSWR<{ settings: StoredSettings }>(
    values.company_id ? invoicePaths.settings(values.company_id) : null,
    { revalidateOnFocus: false },
  );
  const settings = kept.data?.settings;
  const filledFor = useRef(stored?.company_id ?? '');
  const { setAll } = form;
  useEffect(() => {
    if (!settings || filledFor.current === values.company_id) return;
    filledFor.current = values.company_id;
    // What a company's invoices carry every time; what was typed here stays.
    setAll({
      upi_id: values.upi_id || settings.upi_id,
      notes: values.notes || settings.notes,
      terms: values.terms || settings.terms,
    });
  }, [settings, setAll, values.company_id, values.upi_id, values.notes, values.terms]);
  const run = (what: Intent) => {
    intent.current = what;
    return form.submit();
  };
  const preview = async () => {
    // Opened at the click, or the browser takes it for a pop-up.
    const tab = window.open('', '_blank');
    const before = place.current;
    await run('save');
    const kept = place.current;
    if (kept && (kept.version !== before?.version || kept.id !== before?.id)) {
      if (tab) tab.location.href = invoicePages.preview(kept.id);
      else
        showToast({
          tone: 'error',
          text: t('Your browser did not open the tab. Allow pop-ups for this site.'),
        });
    } else tab?.close();
  };
  const done = number !== '';

  return (
    <>
      <form
        noValidate
        onSubmit={(e) => {
          e.preventDefault();
          void run('save');
        }}
      >
        <Stack gap="5">
          <ErrorSummary errors={form.summary} at={form.attempt} />
          {failed && <Banner tone="error" title={failed} />}
          <Card aria-labelledby="invoice-details">
            <Heading id="invoice-details">{t('Invoice details')}</Heading>
            <Columns>
              <Field {...form.field('company_id')} label={t('Company')} required>
                <ComboBox {...choice} onValue={(value) => set('company_id', value)} />
              </Field>
              <Field label={t('Invoice number')} help={t('Given when the invoice is sent, without gaps.')}>
                <TextInput readOnly value={number || t('Draft')} onValue={() => undefined} />
              </Field>
              <Field {...form.field('invoice_date')} label={t('Invoice date')} required>
                <DateInput value={values.invoice_date} onValue={(v) => set('invoice_date', v)} />
              </Field>
              <Field {...form.field('due_date')} label={t('Due date')} required>
                <DateInput value={values.due_date} onValue={(v) => set('due_date', v)} />
              </Field>
            </Columns>
            {entity && !gstin && (
              <Note mt="3">
                {t('This company has no GSTIN, so the invoice carries no GST (section 32 of the CGST Act).')}
              </Note>
            )}
          </Card>
          <Card aria-labelledby="invoice-customer">
            <Heading id="invoice-customer">{t('Customer')}</Heading>
            <Columns>
              <Field {...form.field('customer_name')} label={t('Customer')}>
                <TextInput {...form.bind('customer_name')} maxLength={125} />
              </Field>
              <Field
                {...form.field('customer_email')}
                label={t('Customer e-mail')}
                help={t('Without it the PDF is mailed to you.')}
              >
                <TextInput {...form.bind('customer_email')} type="email" />
              </Field>
              <Field {...form.field('customer_gstin')} label={t('Customer GSTIN')}>
                <TextInput {...form.bind('customer_gstin')} upper maxLength={15} />
              </Field>
              <Field {...form.field('place_of_supply')} label={t('Place of supply')}>
                <Select
                  value={values.place_of_supply}
                  onValue={(v) => set('place_of_supply', v)}
                  placeholder={t("The company's own State")}
                  options={states}
                />
              </Field>
              <Field {...form.field('reverse_charge')} label={t('Reverse charge')}>
                <Select
                  value={values.reverse_charge}
                  onValue={(v) => set('reverse_charge', v)}
                  options={[
                    { value: 'N', label: t('No') },
                    { value: 'Y', label: t('Yes') },
                  ]}
                />
              </Field>
              <Field {...form.field('customer_address')} label={t('Customer address')}>
                <TextArea {...form.bind('customer_address')} rows={3} />
              </Field>
            </Columns>
          </Card>
          <Card aria-labelledby="invoice-items">
            <Heading id="invoice-items">{t('Items')}</Heading>
            <ItemsTable items={values.items} onItems={(v) => set('items', v)} errors={form.errors} />
            <Totals totals={liveTotals(values, gstin)} />
          </Card>
          <Card>
            <Columns>
              <Field
                {...form.field('upi_id')}
                label={t('UPI id')}
                help={t('Prints a code your customer pays with.')}
              >
                <TextInput {...form.bind('upi_id')} />
              </Field>
              <Field {...form.field('notes')} label={t('Notes')}>
                <TextArea {...form.bind('notes')} rows={3} />
              </Field>
              <Field {...form.field('terms')} label={t('Terms')}>
                <TextArea {...form.bind('terms')} rows={3} />
              </Field>
            </Columns>
            {entity && (
              <Row mt="4">
                <Button icon="gear" onClick={() => setDetails(true)}>
                  {t('Logo, bank and standing texts')}
                </Button>
                <Note>
                  {settings?.bank.account_number
                    ? t('Account ending {digits} is printed.', {
                        digits: settings.bank.account_number.slice(-4),
                      })
                    : t('Kept with the company for its next invoices.')}
                </Note>
              </Row>
            )}
          </Card>
          <Row>
            <Button icon="eye" disabled={!values.company_id || done} onClick={() => void preview()}>
              {t('Preview')}
            </Button>
            <Button type="submit" busy={form.busy} disabled={done}>
              {t('Save Draft')}
            </Button>
            <Button
              look="primary"
              busy={form.busy}
              disabled={!values.company_id || done}
              onClick={() => void run('send')}
            >
              {t('Send Invoice')}
            </Button>
          </Row>
        </Stack>
      </form>
      {/* Beside the form: a form inside a form would send both. */}
      {details && entity && (
        <SettingsDialog
          company={entity}
          onClose={() => setDetails(false)}
          onSaved={(saved) => {
            setDetails(false);
            void kept.mutate({ settings: saved }, { revalidate: false });
            form.setAll({ upi_id: saved.upi_id, notes: saved.notes, terms: saved.terms });
          }}
        />
      )}
    </>
  );
}
