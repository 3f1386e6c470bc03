import { t } from '../i18n/t.ts';
import { ImportDrop } from '../intake/ImportDrop.tsx';
import { Button } from '../ui/base/Button.tsx';
import { Card, Heading, Row } from '../ui/base/layout.tsx';
import type { OpenTds } from './openTds.ts';

/** Upload of rows from Excel, CSV or a text file for this statement; the import page shows the changes first. */
export function ImportCard({ open, onTemplate }: { open: OpenTds; onTemplate: () => void }) {
  return (
    <Card aria-labelledby="tds-import">
      <Row justifyContent="space-between" mb="3">
        <Heading id="tds-import" mb="0">
          {t('Import')}
        </Heading>
        <Button size="sm" icon="download" onClick={onTemplate}>
          {t('Excel template')}
        </Button>
      </Row>
      <ImportDrop
        company={open.record.company_id}
        purpose="tds"
        known={{ statement: open.record.id }}
        before={() => open.autosave.flush()}
        title={t('Excel, CSV or an existing statement’s text file')}
        help={t('Any columns in any order; a text file must be of the same form, quarter and TAN.')}
        accept=".xlsx,.xls,.ods,.csv,.txt,.fvu,.tds"
      />
    </Card>
  );
}
