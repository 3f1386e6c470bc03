import { useState } from 'react';
import { movements, supplyTypes, transportModes } from '../../../shared/gst/einvoice/schema.ts';
import { errorText } from '../../data/errors.ts';
import { put } from '../../data/http.ts';
import { fromServer, t } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { Dialog } from '../../ui/dialogs/Dialog.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { Checkbox } from '../../ui/fields/Checks.tsx';
import { DateInput } from '../../ui/fields/DateInput.tsx';
import { Field } from '../../ui/fields/Field.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { TextInput } from '../../ui/fields/TextInput.tsx';
import { AndMore } from '../../ui/lists/AndMore.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { detailsOf, type EinvoiceRow, einvoicePath, formOf } from './einvoices.ts';

const choices = (of: Readonly<Record<string, string>>) =>
  Object.entries(of).map(([value, label]) => ({ value, label: t(label) }));

interface Props {
  entityId: string;
  row: EinvoiceRow;
  readOnly: boolean;
  onClose: () => void;
  onSaved: () => void;
}

/** What the files would be refused for. */
const ToCorrect = ({ issues }: { issues: EinvoiceRow['issues'] }) =>
  issues.length > 0 && (
    <Banner tone="warning" title={t('To correct')}>
      {issues.slice(0, 12).map((i) => (
        <Note key={`${i.path} ${i.message}`}>{fromServer(i)}</Note>
      ))}
      <AndMore left={issues.length - 12} />
    </Banner>
  );

/** Details a document's files need besides the invoice, and those still missing. */
export function DetailsDialog({ entityId, row, readOnly, onClose, onSaved }: Props) {
  const [form, setForm] = useState(() => formOf(row.details));
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const set = (key: string) => (value: string) => setForm((now) => ({ ...now, [key]: value }));
  const save = async () => {
    if (busy || readOnly) return;
    setBusy(true);
    try {
      await put(einvoicePath(entityId), {
        document_id: row.id,
        version: row.version,
        details: detailsOf(form),
      });
      showToast({ tone: 'success', text: t('Details saved') });
      onSaved();
    } catch (failed) {
      setProblem(errorText(failed));
      setBusy(false);
    }
  };
  const text = (key: string, label: string, max = 100) => (
    <Field label={label}>
      <TextInput value={form[key] ?? ''} readOnly={readOnly} maxLength={max} onValue={set(key)} />
    </Field>
  );
  const place = (group: string) => (
    <>
      {text(`${group}.addr1`, t('Address'))}
      {text(`${group}.addr2`, t('Address, second line'))}
      <Row>
        {text(`${group}.loc`, t('Place'))}
        {text(`${group}.pin`, t('PIN code'), 6)}
        {text(`${group}.state`, t('State code'), 2)}
      </Row>
    </>
  );
  const exported = (form['supply_type'] ?? '').startsWith('EXP');
  const issues = [
    ...row.issues,
    ...row.eway_issues.filter((i) => form['transport.mode'] && i.severity === 'error'),
  ];
  return (
    <Dialog
      open
      onClose={onClose}
      title={row.number}
      width={44}
      onSubmit={() => void save()}
      actions={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          {!readOnly && (
            <Button type="submit" look="primary" busy={busy}>
              {t('Save')}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        {problem && <Banner tone="error" title={problem} />}
        {row.from_file && <Banner title={t('Imported from a file and left unchanged.')} />}
        <ToCorrect issues={issues} />
        <Field label={t('Kind of supply')}>
          <Select
            value={form['supply_type'] ?? 'B2B'}
            disabled={readOnly}
            onValue={set('supply_type')}
            options={choices(supplyTypes)}
          />
        </Field>
        <Checkbox
          checked={form['igst_on_intra'] === 'Y'}
          disabled={readOnly}
          onValue={(on) => set('igst_on_intra')(on ? 'Y' : 'N')}
        >
          {t('IGST although the supply is within the State')}
        </Checkbox>
        <Heading>{t('Buyer')}</Heading>
        <Note>{t('If left empty, the name and address on the invoice are used.')}</Note>
        {text('buyer.legal_name', t('Legal name'))}
        {text('buyer.trade_name', t('Trade name'))}
        {place('buyer')}
        <Heading>{t('Dispatched from elsewhere')}</Heading>
        {text('dispatch.name', t('Name'))}
        {place('dispatch')}
        <Heading>{t('Shipped elsewhere')}</Heading>
        {text('ship.gstin', 'GSTIN', 15)}
        {text('ship.legal_name', t('Legal name'))}
        {place('ship')}
        {exported && (
          <>
            <Heading>{t('Export')}</Heading>
            {text('export.bill_number', t('Shipping bill number'), 20)}
            <Field label={t('Shipping bill date')}>
              <DateInput value={form['export.bill_date'] ?? ''} onValue={set('export.bill_date')} />
            </Field>
            <Row>
              {text('export.port', t('Port code'), 10)}
              {text('export.country', t('Country code'), 2)}
              {text('export.currency', t('Currency'), 16)}
            </Row>
          </>
        )}
        <Heading>{t('Transport')}</Heading>
        <Row>
          <Field label={t('Mode')}>
            <Select
              value={form['transport.mode'] ?? ''}
              disabled={readOnly}
              onValue={set('transport.mode')}
              options={[{ value: '', label: t('Not known yet') }, ...choices(transportModes)]}
            />
          </Field>
          {text('transport.distance', t('Distance in km'), 4)}
          {text('transport.vehicle', t('Vehicle number'), 20)}
        </Row>
        <Row>
          {text('transport.transporter_id', t('Transporter ID'), 15)}
          {text('transport.transporter_name', t('Transporter'))}
        </Row>
        <Row>
          {text('transport.document', t('Transport document'), 15)}
          <Field label={t('Transport document date')}>
            <DateInput
              value={form['transport.document_date'] ?? ''}
              onValue={set('transport.document_date')}
            />
          </Field>
        </Row>
        <Field label={t('Reason of movement')}>
          <Select
            value={form['transport.movement'] ?? '1'}
            disabled={readOnly}
            onValue={set('transport.movement')}
            options={choices(movements)}
          />
        </Field>
        {form['transport.movement'] === '8' &&
          text('transport.movement_words', t('Reason (description)'), 20)}
      </Stack>
    </Dialog>
  );
}
