import type { ComponentProps } from 'react';
import type { ListedRegistration } from '../../shared/entities/registrations.ts';
import { states } from '../../shared/invoices/parties.ts';
import { t } from '../i18n/t.ts';
import { RegistrationSelect } from '../returns/RegistrationSelect.tsx';
import { Button } from '../ui/base/Button.tsx';
import { Card, Columns, Heading, Note, Row } from '../ui/base/layout.tsx';
import { ComboBox } from '../ui/fields/ComboBox.tsx';
import { DateInput } from '../ui/fields/DateInput.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { Select } from '../ui/fields/Select.tsx';
import { TextArea, TextInput } from '../ui/fields/TextInput.tsx';
import type { Form } from '../ui/fields/useForm.ts';
import type { DraftInvoice } from './draft.ts';

interface DetailsProps {
  form: Form<DraftInvoice>;
  choice: Omit<ComponentProps<typeof ComboBox>, 'onValue'>;
  /** Assigned once the invoice is saved. */
  number: string;
  /** GSTINs of the company; if there are several, one is chosen. */
  gstins: readonly ListedRegistration[];
  /** Whether the company charges GST. */
  hasGst: boolean;
}

/** Seller, number and dates. */
export function DetailsCard({ form, choice, number, hasGst, gstins }: DetailsProps) {
  return (
    <Card aria-labelledby="invoice-details">
      <Heading id="invoice-details">{t('Invoice details')}</Heading>
      <Columns>
        <Field {...form.field('company_id')} label={t('Company')} required>
          <ComboBox
            {...choice}
            onValue={(value) => form.setAll({ company_id: value, registration_id: '' })}
          />
        </Field>
        {gstins.length > 1 && (
          <Field label={t('GSTIN')}>
            <RegistrationSelect
              list={gstins}
              value={form.values.registration_id || (gstins.find((r) => r.main)?.id ?? '')}
              onValue={(id) => form.set('registration_id', id)}
            />
          </Field>
        )}
        <Field label={t('Invoice number')} help={t('Assigned when the invoice is sent, without gaps.')}>
          <TextInput readOnly value={number || t('Draft')} onValue={() => undefined} />
        </Field>
        <Field {...form.field('invoice_date')} label={t('Invoice date')} required>
          <DateInput value={form.values.invoice_date} onValue={(v) => form.set('invoice_date', v)} />
        </Field>
        <Field {...form.field('due_date')} label={t('Due date')} required>
          <DateInput value={form.values.due_date} onValue={(v) => form.set('due_date', v)} />
        </Field>
      </Columns>
      {!hasGst && (
        <Note mt="3">
          {t('This company has no GSTIN, so no GST is charged on the invoice (section 32 of the CGST Act).')}
        </Note>
      )}
    </Card>
  );
}

/** Customer and place of supply. */
export function CustomerCard({ form }: { form: Form<DraftInvoice> }) {
  return (
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
            value={form.values.place_of_supply}
            onValue={(v) => form.set('place_of_supply', v)}
            placeholder={t("The company's own State")}
            options={states}
          />
        </Field>
        <Field {...form.field('reverse_charge')} label={t('Reverse charge')}>
          <Select
            value={form.values.reverse_charge}
            onValue={(v) => form.set('reverse_charge', v)}
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
  );
}

interface TextsProps {
  form: Form<DraftInvoice>;
  /** The bank account to print. */
  account: string | undefined;
  /** Opens the defaults of a company's invoices; absent without a company. */
  onSettings: (() => void) | undefined;
}

/** UPI, notes and terms, with the company's defaults. */
export function TextsCard({ form, account, onSettings }: TextsProps) {
  return (
    <Card>
      <Columns>
        <Field
          {...form.field('upi_id')}
          label={t('UPI ID')}
          help={t('Prints a code your customer can pay with.')}
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
      {onSettings && (
        <Row mt="4">
          <Button icon="gear" onClick={onSettings}>
            {t('Logo, bank and default texts')}
          </Button>
          <Note>
            {account
              ? t('Account ending {digits} is printed.', {
                  digits: account.slice(-4),
                })
              : t('Saved for the company’s next invoices.')}
          </Note>
        </Row>
      )}
    </Card>
  );
}
