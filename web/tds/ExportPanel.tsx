import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { correctionFile } from '../../shared/tds/correction.ts';
import { layoutOf, noLayoutNotice } from '../../shared/tds/layouts/of.ts';
import { textFileName } from '../../shared/tds/text.ts';
import { errorText } from '../data/errors.ts';
import { isApiError } from '../data/http.ts';
import { mark } from '../i18n/mark.ts';
import { t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { ProgressBar } from '../ui/base/ProgressBar.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { documentPath, statementPdfPath, type TdsDocument, tdsPaths } from './calls.ts';
import { fetchFile, type Progress } from './fetchFile.ts';
import { ImportCard } from './ImportCard.tsx';
import type { OpenTds } from './openTds.ts';
import { fileReceived } from './progressText.ts';

/** Names of the documents made from a statement. */
export const documentLabels: Readonly<Record<Exclude<TdsDocument, 'perquisites'>, string>> = {
  certificates: mark('Data of the certificates (forms 16, 16A, 27D; 130, 131, 133)'),
  challans: mark('Challan-wise summary'),
  'no-pan': mark('Payees without a valid PAN'),
  changes: mark('Changes of this correction'),
};

/** Exports: validator text file with its caveat, Excel, CSV. Imports: the same, with preview. */
export function ExportPanel({ open, onProblems }: { open: OpenTds; onProblems: () => void }) {
  const { book, record, autosave } = open;
  useSyncExternalStore(book.subscribe, book.ticks);
  const [{ what: busy, ...progress }, setBusy] = useState<Progress & { what: string }>({ what: '' });
  const [problem, setProblem] = useState('');
  const layout = layoutOf(record.form_type, record.quarter);
  const correction = record.correction > 0 && correctionFile(record.form_type, record.accepted !== null);
  const writes = correction ? correction.writes : layout !== undefined;
  const notice = correction ? correction.notice : layout ? layout.notice : noLayoutNotice(record.form_type);
  const errors = book.issues().filter((i) => i.severity === 'error').length;
  const path = tdsPaths.one(record.id);
  const stem = `${record.form_type}_${record.financial_year}_${record.quarter}`;
  const take = async (what: string, from: string, name: string) => {
    setBusy({ what });
    setProblem('');
    try {
      await autosave.flush();
      await fetchFile(from, name, (progress) => setBusy({ what, ...progress }));
    } catch (error) {
      setProblem(errorText(error, t('The file could not be created.')));
      if (isApiError(error) && error.id === 'incomplete_statement') onProblems();
    } finally {
      setBusy({ what: '' });
    }
  };
  const one = (what: 'text' | 'text?with=challan-file' | 'xlsx' | 'csv' | 'template', name: string) =>
    void take(what, `${path}/${what}`, name);
  const document = (kind: keyof typeof documentLabels, format: 'pdf' | 'xlsx') => (
    <Button
      icon="download"
      busy={busy === `${kind} ${format}`}
      aria-label={t('{what} as {format}', {
        what: t(documentLabels[kind]),
        format: format === 'pdf' ? 'PDF' : 'Excel',
      })}
      onClick={() =>
        void take(`${kind} ${format}`, documentPath(record.id, kind, format), `${stem}_${kind}.${format}`)
      }
    >
      {format === 'pdf' ? 'PDF' : 'Excel'}
    </Button>
  );
  const rows = book.rows('deductees').length;
  return (
    <Stack gap="5">
      {busy && (
        <Card aria-live="polite">
          <Note>{fileReceived(rows, progress)}</Note>
          <ProgressBar
            label={t('Creating file')}
            {...(progress.total ? { value: (progress.received ?? 0) / progress.total } : {})}
          />
        </Card>
      )}
      <Card aria-labelledby="tds-text">
        <Heading id="tds-text">{t('Text file for the department’s validator')}</Heading>
        <Stack>
          {problem && <Banner tone="error" title={problem} />}
          {notice && (
            <Banner tone="warning" title={writes ? t('About this layout') : t('No text file')}>
              {t(notice)}
            </Banner>
          )}
          {writes && (
            <>
              {errors > 0 && (
                <Note>
                  {tn(
                    errors,
                    '{count} entry would be refused: see Problems.',
                    '{count} entries would be refused: see Problems.',
                  )}
                </Note>
              )}
              <Row>
                <Button
                  look="primary"
                  icon="download"
                  busy={busy === 'text'}
                  onClick={() =>
                    one('text', textFileName(record.form_type, record.quarter, record.correction > 0))
                  }
                >
                  {t('Download the text file')}
                </Button>
                {record.challan_file && (
                  <Button
                    icon="download"
                    busy={busy === 'text?with=challan-file'}
                    onClick={() => one('text?with=challan-file', `${stem}.zip`)}
                  >
                    {t('With the challan file (ZIP)')}
                  </Button>
                )}
              </Row>
              <Note>
                {t(
                  'Run it through the department’s validator with the challan file (.csi), then upload the file it produces.',
                )}
              </Note>
            </>
          )}
        </Stack>
      </Card>
      <Card aria-labelledby="tds-sheets">
        <Heading id="tds-sheets">{t('PDF, Excel and CSV')}</Heading>
        <Row>
          <Button
            icon="download"
            busy={busy === 'statement'}
            onClick={() => void take('statement', statementPdfPath(record.id), `${stem}.pdf`)}
          >
            {t('Statement (PDF)')}
          </Button>
          <Button icon="download" busy={busy === 'xlsx'} onClick={() => one('xlsx', `${stem}.xlsx`)}>
            {t('Excel workbook')}
          </Button>
          <Button icon="download" busy={busy === 'csv'} onClick={() => one('csv', `${stem}.zip`)}>
            {t('CSV files')}
          </Button>
        </Row>
        <Note mt="2">
          {t(
            'The PDF has sections, challans, deductees, interest and late fee under your letterhead. The workbook also has a challan-wise summary and the deductees without a valid PAN.',
          )}
        </Note>
      </Card>
      <Documents document={document} />
      {record.can_edit && (
        <ImportCard open={open} onTemplate={() => one('template', `${record.form_type}_template.xlsx`)} />
      )}
    </Stack>
  );
}

/** Certificates and lists as PDF and Excel. */
function Documents({
  document,
}: {
  document: (kind: keyof typeof documentLabels, format: 'pdf' | 'xlsx') => ReactNode;
}) {
  return (
    <Card aria-labelledby="tds-documents">
      <Heading id="tds-documents">{t('Certificates and lists')}</Heading>
      <Stack gap="3">
        {(['certificates', 'challans', 'no-pan'] as const).map((kind) => (
          <Row key={kind} justifyContent="space-between">
            <span>{t(documentLabels[kind])}</span>
            <Row>
              {document(kind, 'pdf')}
              {document(kind, 'xlsx')}
            </Row>
          </Row>
        ))}
        <Note>
          {t(
            'Data sheets for checking and for payees’ queries. The certificates to be issued are generated on TRACES.',
          )}
        </Note>
      </Stack>
    </Card>
  );
}
