import { useRef, useState } from 'react';
import { english, type Message, type WireMessage } from '../../shared/forms/messages.ts';
import { errorText } from '../data/errors.ts';
import { isApiError } from '../data/http.ts';
import { upload } from '../data/upload.ts';
import { formatCount, fromServer, say, t, tn } from '../i18n/t.ts';
import { importAddress } from '../intake/address.ts';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { FileDrop } from '../ui/fields/FileDrop.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { tdsPaths } from './calls.ts';
import type { OpenTds } from './openTds.ts';

interface Preview {
  kind: 'text' | 'tables';
  tables: { table: string; name: string; rows: number; standing: number }[];
  refused: (WireMessage & { table: string; line: number; column: string | null })[];
  total_refused: number;
  warning_messages: Message[];
}

const SHOWN = 100;

/** Rows in from Excel, CSV or a text file: first what would come and what is refused, then add or replace. */
export function ImportCard({ open, onTemplate }: { open: OpenTds; onTemplate: () => void }) {
  const [busy, setBusy] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState('');
  const abort = useRef<AbortController | null>(null);
  const send = async (chosen: File, mode: 'preview' | 'add' | 'replace') => {
    setProblem('');
    setBusy({ name: chosen.name });
    abort.current = new AbortController();
    try {
      await open.autosave.flush();
      const form = new FormData();
      form.set('tds_id', open.record.id);
      form.set('mode', mode);
      if (mode !== 'preview') form.set('version', String(open.version()));
      form.set('file', chosen);
      const answer = await upload<Preview>(tdsPaths.import, form, {
        signal: abort.current.signal,
        onProgress: (p) => setBusy({ name: chosen.name, ...p }),
      });
      if (mode === 'preview') {
        setFile(chosen);
        setPreview(answer);
        return;
      }
      await open.reload(false);
      setPreview(null);
      const rows = answer.tables.reduce((sum, x) => sum + x.rows, 0);
      showToast({ tone: 'success', text: tn(rows, '{count} row added', '{count} rows added') });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setPreview(null);
      setProblem(
        isApiError(error) && error.id === 'stale_version'
          ? t('The statement was changed elsewhere. Open it again and repeat the import.')
          : errorText(error, t('The file could not be read.')),
      );
    } finally {
      setBusy(null);
    }
  };
  return (
    <Card aria-labelledby="tds-import">
      <Row justifyContent="space-between" mb="3">
        <Heading id="tds-import" mb="0">
          {t('Import')}
        </Heading>
        <Row>
          <ButtonLink
            size="sm"
            icon="upload"
            to={importAddress(open.record.company_id, 'tds', { statement: open.record.id })}
          >
            {t('Import with a preview of columns and totals')}
          </ButtonLink>
          <Button size="sm" icon="download" onClick={onTemplate}>
            {t('Excel template')}
          </Button>
        </Row>
      </Row>
      <Stack>
        {problem && <Banner tone="error" title={problem} />}
        {!preview && (
          <FileDrop
            title={t('Excel, CSV or an existing statement’s text file')}
            help={t('Headings as in our templates; a text file must be of the same form, quarter and TAN.')}
            accept=".xlsx,.csv,.txt,.fvu,.tds"
            onFiles={([chosen]) => chosen && void send(chosen, 'preview')}
            busy={busy}
            onCancel={() => abort.current?.abort()}
          />
        )}
        {preview && (
          <>
            {preview.tables.map((x) => (
              <Note key={x.table}>
                {t('{table}: {rows} rows in the file, {standing} in the statement', {
                  table: t(x.name),
                  rows: formatCount(x.rows),
                  standing: formatCount(x.standing),
                })}
              </Note>
            ))}
            {preview.tables.length === 0 && <Note>{t('The file has no rows for this statement.')}</Note>}
            {preview.warning_messages.map((w) => (
              <Note key={english(w)}>{say(w)}</Note>
            ))}
            {preview.refused.length > 0 && (
              <Scroller label={t('Refused lines')}>
                <FigureTable>
                  <caption>{t('Refused lines')}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{t('Line')}</th>
                      <th scope="col">{t('Column')}</th>
                      <th scope="col">{t('Reason')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {preview.refused.slice(0, SHOWN).map((r, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
                      <tr key={i}>
                        <td data-align="right">{r.line}</td>
                        <td>{r.column ? t(r.column) : ''}</td>
                        <td data-sentence="">{fromServer(r)}</td>
                      </tr>
                    ))}
                  </tbody>
                </FigureTable>
              </Scroller>
            )}
            <Row>
              {preview.kind === 'tables' && (
                <Button
                  look="primary"
                  busy={busy !== null}
                  disabled={preview.tables.length === 0}
                  onClick={() => file && void send(file, 'add')}
                >
                  {t('Add after the existing rows')}
                </Button>
              )}
              {/* A correction is compared row by row: whole tables are not put in its place. */}
              {open.record.correction === 0 && (
                <Button
                  busy={busy !== null}
                  disabled={preview.tables.length === 0}
                  onClick={() => file && void send(file, 'replace')}
                >
                  {t('Replace the existing rows')}
                </Button>
              )}
              <Button onClick={() => setPreview(null)}>{t('Choose another file')}</Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}
