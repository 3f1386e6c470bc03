import { useState } from 'react';
import { t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Heading, Row, Stack } from '../ui/base/layout.tsx';
import { ErrorSummary } from '../ui/fields/ErrorSummary.tsx';
import { PageKeys } from '../ui/page/PageKeys.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { CustomerCard, DetailsCard, TextsCard } from './ComposerCards.tsx';
import type { InvoiceWhole } from './calls.ts';
import { liveTotals } from './draft.ts';
import { ItemsTable } from './ItemsTable.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { Totals } from './Totals.tsx';
import { useComposer } from './useComposer.ts';

/** The invoice composer, for a new invoice or a stored draft. */
export function Composer({ stored }: { stored: InvoiceWhole | undefined }) {
  const [details, setDetails] = useState(false);
  const { form, run, preview, number, failed, entity, gstin, gstins, choice, settings, takeSettings } =
    useComposer(stored);
  const { values, set } = form;
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
          <DetailsCard
            form={form}
            choice={choice}
            number={number}
            hasGst={!entity || gstin !== ''}
            gstins={gstins}
          />
          <CustomerCard form={form} />
          <Card aria-labelledby="invoice-items">
            <Heading id="invoice-items">{t('Items')}</Heading>
            <ItemsTable items={values.items} onItems={(v) => set('items', v)} errors={form.errors} />
            <Totals totals={liveTotals(values, gstin)} />
          </Card>
          <TextsCard
            form={form}
            account={settings?.bank.account_number}
            onSettings={entity && (() => setDetails(true))}
          />
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
      <PageKeys save={done ? undefined : () => run('save')} />
      {/* Placed outside the form: nested forms would both be submitted. */}
      {details && entity && (
        <SettingsDialog
          company={entity}
          onClose={() => setDetails(false)}
          onSaved={(saved) => {
            setDetails(false);
            takeSettings(saved);
          }}
        />
      )}
    </>
  );
}
