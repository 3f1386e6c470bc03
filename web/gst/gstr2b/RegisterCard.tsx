import { registerColumns } from '../../../shared/gst/gstr2b/register.ts';
import { tableCsv } from '../../../shared/sheets/csv.ts';
import { saveFile } from '../../data/http.ts';
import { t } from '../../i18n/t.ts';
import { ImportDrop } from '../../intake/ImportDrop.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Row } from '../../ui/base/layout.tsx';
import type { Statement } from './Gstr2bTables.tsx';

const saveTemplate = () =>
  saveFile(
    new Blob([tableCsv([registerColumns.map((c) => c.label)])], { type: 'text/csv' }),
    'purchases-template.csv',
  );

/** Upload of the purchase register for a statement's month. */
export function RegisterCard({ shown }: { shown: Statement }) {
  return (
    <Card aria-labelledby="register" data-no-print>
      <Row justifyContent="space-between" mb="2">
        <Heading id="register" mb="0">
          {t('Purchase register')}
        </Heading>
        <Button size="sm" icon="download" onClick={saveTemplate}>
          {t('CSV template')}
        </Button>
      </Row>
      <ImportDrop
        company={shown.gst_master_id}
        purpose="purchases"
        known={shown.registration_id ? { registration: shown.registration_id } : {}}
        title={t('Purchases from Tally, Busy, Zoho or your own Excel')}
        help={t('Bills are compared with those saved before anything changes.')}
        accept=".csv,.tsv,.xlsx,.xlsm,.xls,.ods,.zip"
      />
    </Card>
  );
}
