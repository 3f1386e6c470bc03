import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { entityFields } from '../../shared/entities/form.ts';
import type { WireMessage } from '../../shared/forms/messages.ts';
import { errorText } from '../data/errors.ts';
import { saveFile } from '../data/http.ts';
import { upload } from '../data/upload.ts';
import { formatCount, fromServer, t, tn } from '../i18n/t.ts';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { Card, Note, Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { FileDrop } from '../ui/fields/FileDrop.tsx';
import { Table, TableFrame } from '../ui/lists/DataTable.tsx';
import { Page as Frame } from '../ui/page/Page.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { StatusChip } from '../ui/states/StatusChip.tsx';
import { entityLabel } from './entity.ts';

interface Line {
  row: number;
  name: string;
  pan: string;
  status: string;
  ok: boolean;
  errors: (WireMessage & { path: string })[];
}

interface Reply {
  rows: Line[];
  total: number;
  valid: number;
  invalid: number;
  unknown_columns: string[];
  imported: number;
}

const shownRows = 200;
const cell = (text: string) => `"${(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
const csv = (lines: string[][]) =>
  new Blob([`\uFEFF${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`], { type: 'text/csv' });

/** Many entities at once from CSV or Excel: a preview with the errors of each row, then all or the good rows. */
export function Page() {
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [preview, setPreview] = useState<Reply | null>(null);
  const [busy, setBusy] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const [error, setError] = useState('');
  const abort = useRef<AbortController | null>(null);

  const send = async (chosen: File, mode: 'preview' | 'commit', skip: boolean) => {
    setError('');
    setBusy({ name: chosen.name });
    abort.current = new AbortController();
    const body = new FormData();
    body.set('mode', mode);
    body.set('skip_invalid', String(skip));
    body.set('file', chosen);
    try {
      return await upload<Reply>('/api/companies/import', body, {
        signal: abort.current.signal,
        onProgress: ({ sent, total }) => setBusy({ name: chosen.name, sent, total }),
      });
    } catch (failure) {
      if (!(failure instanceof DOMException))
        setError(errorText(failure, t('The file could not be imported.')));
      return null;
    } finally {
      setBusy(null);
    }
  };
  const choose = async (chosen: File) => {
    setFile(chosen);
    setPreview(await send(chosen, 'preview', false));
  };
  const commit = async () => {
    if (!file || !preview) return;
    const reply = await send(file, 'commit', preview.invalid > 0);
    if (!reply) return;
    showToast({
      tone: 'success',
      text: tn(reply.imported, '{count} entry imported', '{count} entries imported'),
    });
    await navigate('/app/companies', { state: { reload: true } });
  };
  const badRows = () =>
    saveFile(
      csv([
        [t('Row'), t('Name'), t('PAN'), t('Status'), t('Reason')],
        ...(preview?.rows ?? [])
          .filter((line) => !line.ok)
          .map((line) => [
            String(line.row),
            line.name,
            line.pan,
            line.status,
            line.errors.map((e) => `${entityLabel(e.path, line.status)}: ${fromServer(e)}`).join('; '),
          ]),
      ]),
      'rows-with-errors.csv',
    );
  return (
    <Frame
      title={t('Import a list of entities')}
      intro={t(
        'A CSV or Excel file, one entity in a row, the first row naming the columns. Nothing is stored before you have seen the preview.',
      )}
      width={72}
      actions={
        <Button
          icon="download"
          onClick={() => saveFile(csv([Object.keys(entityFields)]), 'karsetu-entities-template.csv')}
        >
          {t('Download an empty template')}
        </Button>
      }
    >
      <Stack>
        {error && <Banner tone="error" title={error} />}
        <FileDrop
          title={t('CSV or Excel file with entities')}
          accept=".csv,.xlsx"
          busy={busy}
          onCancel={() => abort.current?.abort()}
          onFiles={([chosen]) => chosen && void choose(chosen)}
        />
        {preview && (
          <Card>
            <Row mb="3" justifyContent="space-between">
              <Row role="status">
                <b>{file?.name}</b>
                <StatusChip tone="done">
                  {tn(preview.valid, '{count} row is good', '{count} rows are good')}
                </StatusChip>
                {preview.invalid > 0 && (
                  <StatusChip tone="problem">
                    {tn(preview.invalid, '{count} row has errors', '{count} rows have errors')}
                  </StatusChip>
                )}
              </Row>
              <Row>
                {preview.invalid > 0 && (
                  <Button icon="download" onClick={badRows}>
                    {t('Download the rows with errors')}
                  </Button>
                )}
                <ButtonLink to="/app/companies">{t('Cancel')}</ButtonLink>
                <Button
                  look="primary"
                  disabled={preview.valid === 0}
                  busy={busy !== null}
                  onClick={() => void commit()}
                >
                  {tn(preview.valid, 'Import {count} row', 'Import {count} rows')}
                </Button>
              </Row>
            </Row>
            {preview.unknown_columns.length > 0 && (
              <Note mb="3">
                {t('Columns not used: {names}', { names: preview.unknown_columns.join(', ') })}
              </Note>
            )}
            <TableFrame>
              <Table data-cards aria-label={t('Preview')}>
                <thead>
                  <tr>
                    <th scope="col">{t('Row')}</th>
                    <th scope="col">{t('Name')}</th>
                    <th scope="col">{t('PAN')}</th>
                    <th scope="col">{t('Status')}</th>
                    <th scope="col">{t('Result')}</th>
                  </tr>
                </thead>
                <tbody>
                  {[...preview.rows]
                    .sort((a, b) => Number(a.ok) - Number(b.ok) || a.row - b.row)
                    .slice(0, shownRows)
                    .map((line) => (
                      <tr key={line.row}>
                        <td data-label={t('Row')} className="num">
                          {formatCount(line.row)}
                        </td>
                        <td data-main>{line.name || '—'}</td>
                        <td data-label={t('PAN')} className="mono">
                          {line.pan || '—'}
                        </td>
                        <td data-label={t('Status')}>{line.status ? t(line.status) : '—'}</td>
                        <td data-label={t('Result')}>
                          {line.ok ? (
                            <StatusChip tone="done">{t('Good')}</StatusChip>
                          ) : (
                            <chakra.ul color="danger">
                              {line.errors.map((e) => (
                                <li key={e.path + e.message}>
                                  {e.path ? `${entityLabel(e.path, line.status)}: ` : ''}
                                  {fromServer(e)}
                                </li>
                              ))}
                            </chakra.ul>
                          )}
                        </td>
                      </tr>
                    ))}
                </tbody>
              </Table>
            </TableFrame>
            {preview.rows.length > shownRows && (
              <Note mt="2">
                {t('The first {shown} of {total} rows are shown, those with errors first.', {
                  shown: shownRows,
                  total: formatCount(preview.rows.length),
                })}
              </Note>
            )}
          </Card>
        )}
      </Stack>
    </Frame>
  );
}
