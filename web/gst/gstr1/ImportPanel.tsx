import { useRef, useState } from 'react';
import type { SectionId } from '../../../shared/gst/gstr1/sections.ts';
import { templateCsv, templateWorkbook } from '../../../shared/gst/import/templates.ts';
import { errorText } from '../../data/errors.ts';
import { isApiError, post, saveFile } from '../../data/http.ts';
import { formatCount, t } from '../../i18n/t.ts';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { ProgressBar } from '../../ui/base/ProgressBar.tsx';
import { Menu } from '../../ui/dialogs/Menu.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { Banner } from '../../ui/states/Banner.tsx';
import { gstPaths } from '../base/calls.ts';
import { ImportPreview, type Preview } from './ImportPreview.tsx';
import type { OpenGstr1 } from './openGstr1.ts';
import { saveWorkbook } from './saveWorkbook.ts';

/**
 * Imports into a GSTR-1: files, through the import page, and invoices issued in this app, with a preview of
 * the changes.
 */
export function ImportPanel({
  open,
  section,
  onClose,
}: {
  open: OpenGstr1;
  section: SectionId;
  onClose: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const [rows, setRows] = useState<{ done: number; total: number } | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState('');
  const [leaveOut, setLeaveOut] = useState(true);
  const abort = useRef<AbortController | null>(null);

  const send = async (mode: 'preview' | 'apply') => {
    setProblem('');
    setBusy(true);
    abort.current = new AbortController();
    try {
      await open.autosave.flush();
      const answer = await post<Preview>(
        `${gstPaths.gstr1(open.head.gst_id)}/invoices`,
        { mode, leave_out_reported: leaveOut, ...(mode === 'apply' ? { version: open.version() } : {}) },
        { signal: abort.current.signal },
      );
      if (mode === 'preview') {
        setPreview(answer);
        return;
      }
      await open.reload(false, setRows);
      // The rows are rendered first; closing this panel is a separate task.
      await new Promise((turn) => setTimeout(turn, 30));
      showToast({
        tone: 'success',
        text: t('{added} new and {changed} changed documents added', {
          added: formatCount(answer.counts.new - (leaveOut ? answer.counts.reported : 0)),
          changed: formatCount(answer.counts.changed),
        }),
      });
      onClose();
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setPreview(null);
      setProblem(
        isApiError(error) && error.id === 'stale_version'
          ? t('The return was changed elsewhere. Open it again and repeat the import.')
          : errorText(error, t('The sent invoices could not be read.')),
      );
    } finally {
      setBusy(false);
      setRows(null);
    }
  };
  const template = (examples: boolean) =>
    saveWorkbook(templateWorkbook(open.book.who, examples), 'gstr1-template.xlsx');
  const csvTemplate = () =>
    saveFile(
      new Blob([templateCsv(open.book.who, section, true)], { type: 'text/csv' }),
      `gstr1-${section}-template.csv`,
    );
  const reported = preview?.counts.reported ?? 0;
  const taken = preview ? preview.counts.new + preview.counts.changed - (leaveOut ? reported : 0) : 0;
  return (
    <Card aria-labelledby="import-gstr1">
      <Row justifyContent="space-between" mb="3">
        <Heading id="import-gstr1" mb="0">
          {t('Import')}
        </Heading>
        <Row>
          <Menu
            label={t('Templates')}
            items={[
              {
                kind: 'action',
                label: t('Excel template, all tables'),
                icon: 'download',
                run: () => void template(false),
              },
              {
                kind: 'action',
                label: t('Excel template with examples'),
                icon: 'download',
                run: () => void template(true),
              },
              { kind: 'action', label: t('CSV template of this table'), icon: 'download', run: csvTemplate },
            ]}
            trigger={(p) => (
              <Button size="sm" icon="download" {...p}>
                {t('Templates')}
              </Button>
            )}
          />
          <Button size="sm" onClick={onClose}>
            {t('Close')}
          </Button>
        </Row>
      </Row>
      <Stack gap="4">
        {problem && <Banner tone="error" title={problem} />}
        {busy && (
          <ProgressBar
            label={t('Comparing and saving rows')}
            {...(rows && rows.total > 0 ? { value: rows.done / rows.total } : {})}
          />
        )}
        {preview ? (
          <>
            <ImportPreview preview={preview} leaveOut={leaveOut} onLeaveOut={setLeaveOut} />
            <Row>
              <Button look="primary" busy={busy} disabled={taken === 0} onClick={() => void send('apply')}>
                {t('Add {count} documents', { count: formatCount(taken) })}
              </Button>
              {busy ? (
                <Button onClick={() => abort.current?.abort()}>{t('Cancel')}</Button>
              ) : (
                <Button onClick={() => setPreview(null)}>{t('Back')}</Button>
              )}
            </Row>
          </>
        ) : (
          <>
            <Note>
              {t(
                'A sales register of any program, the department’s JSON, our templates or Tally’s vouchers: each document goes to the period of its date.',
              )}
            </Note>
            <Row>
              <ButtonLink
                look="primary"
                icon="upload"
                to={`/app/import?company=${open.head.gst_master_id}&for=sales`}
              >
                {t('Import a file')}
              </ButtonLink>
              <Button icon="invoice" disabled={busy} onClick={() => void send('preview')}>
                {t('Import sent invoices of this period')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}
