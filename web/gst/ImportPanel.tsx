import { useRef, useState } from 'react';
import { type SectionId, sections } from '../../shared/gst/gstr1/sections.ts';
import { templateCsv, templateWorkbook } from '../../shared/gst/import/templates.ts';
import { errorText } from '../data/errors.ts';
import { isApiError, post, saveFile } from '../data/http.ts';
import { upload } from '../data/upload.ts';
import { fromServer } from '../i18n/fromServer.ts';
import { formatCount, t } from '../i18n/t.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { FileDrop } from '../ui/FileDrop.tsx';
import { Card, Heading, Note, Row, Stack } from '../ui/layout.tsx';
import { Menu } from '../ui/Menu.tsx';
import { Select } from '../ui/Select.tsx';
import { StatusChip, type Tone } from '../ui/StatusChip.tsx';
import { showToast } from '../ui/toasts.ts';
import { gstPaths } from './calls.ts';
import type { OpenGstr1 } from './openGstr1.ts';
import { FigureTable, Scroller } from './parts.tsx';

interface Entry {
  section: SectionId;
  state: 'new' | 'changed' | 'same';
  name: string;
  changed: string[];
}
interface Preview {
  counts: { new: number; changed: number; same: number; refused: number };
  entries: Entry[];
  refused: {
    section: SectionId | null;
    line: number | null;
    column: string | null;
    number: string | null;
    message: string;
    cells: string[];
  }[];
  warnings: string[];
}

/** A file, or the sent invoices of this app. */
type Source = File | 'invoices';

const SHOWN = 100;
const tones: Record<Entry['state'], Tone> = { new: 'progress', changed: 'attention', same: 'neutral' };

/** Brings in the department's JSON, CSV, Excel, Tally vouchers or this app's sent invoices: first what would change, then on demand the change itself. */
export function ImportPanel({
  open,
  section,
  onClose,
}: {
  open: OpenGstr1;
  section: SectionId;
  onClose: () => void;
}) {
  const [busy, setBusy] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const [source, setSource] = useState<Source | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState('');
  const [table, setTable] = useState('');
  const abort = useRef<AbortController | null>(null);

  const ask = (chosen: Source, mode: 'preview' | 'apply', signal: AbortSignal): Promise<Preview> => {
    const version = mode === 'apply' ? open.version() : undefined;
    if (chosen === 'invoices')
      return post<Preview>(`${gstPaths.gstr1(open.head.gst_id)}/invoices`, { mode, version }, { signal });
    const form = new FormData();
    form.set('gst_id', open.head.gst_id);
    form.set('mode', mode);
    if (table) form.set('section', table);
    if (version !== undefined) form.set('version', String(version));
    form.set('file', chosen);
    return upload<Preview>('/api/gst/gstr1/import', form, {
      signal,
      onProgress: (p) => setBusy({ name: chosen.name, ...p }),
    });
  };
  const send = async (chosen: Source, mode: 'preview' | 'apply') => {
    setProblem('');
    setBusy({ name: chosen === 'invoices' ? t('Sent invoices') : chosen.name });
    abort.current = new AbortController();
    try {
      await open.autosave.flush();
      const answer = await ask(chosen, mode, abort.current.signal);
      if (mode === 'preview') {
        setSource(chosen);
        setPreview(answer);
      } else {
        await open.reload(false);
        showToast({
          tone: 'success',
          text: t('{added} new and {changed} changed documents taken over', {
            added: formatCount(answer.counts.new),
            changed: formatCount(answer.counts.changed),
          }),
        });
        onClose();
      }
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setPreview(null);
      setProblem(
        isApiError(error) && error.id === 'stale_version'
          ? t('The return was changed elsewhere. Open it again and repeat the import.')
          : errorText(error, t('The file could not be read.')),
      );
    } finally {
      setBusy(null);
    }
  };
  const template = async (examples: boolean) => {
    const { default: write } = await import('write-excel-file/browser');
    const sheets = templateWorkbook(open.book.who, examples).map((s) => ({
      sheet: s.name,
      data: s.rows.map((row, i) =>
        row.map((value) =>
          value === null
            ? null
            : i === 0
              ? { value: String(value), fontWeight: 'bold' as const }
              : value instanceof Date
                ? { value, type: Date, format: 'dd-mm-yyyy' }
                : { value },
        ),
      ),
    }));
    const blob = (await write(sheets as never).toBlob()) as Blob;
    saveFile(blob, 'gstr1-template.xlsx');
  };
  const csvTemplate = () =>
    saveFile(
      new Blob([templateCsv(open.book.who, section, true)], { type: 'text/csv' }),
      `gstr1-${section}-template.csv`,
    );

  const changes = preview?.entries.filter((e) => e.state !== 'same') ?? [];
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
        {!preview && (
          <>
            <Row>
              <Select
                aria-label={t('Table of the file')}
                value={table}
                onValue={setTable}
                placeholder={t('Find the table by its headings')}
                options={Object.values(sections).map((s) => ({ value: s.id, label: t(s.title) }))}
              />
            </Row>
            <Row>
              <Button
                size="sm"
                icon="invoice"
                disabled={busy !== null}
                onClick={() => void send('invoices', 'preview')}
              >
                {t('Take the sent invoices of this period')}
              </Button>
            </Row>
            <FileDrop
              title={t('JSON, Excel, CSV or Tally XML')}
              help={t(
                'The department’s JSON (offline tool or portal), our templates, the offline tool’s CSV, or Tally’s sales vouchers.',
              )}
              accept=".json,.csv,.xlsx,.xml"
              onFiles={([chosen]) => chosen && void send(chosen, 'preview')}
              busy={busy}
              onCancel={() => abort.current?.abort()}
            />
          </>
        )}
        {preview && (
          <>
            <Row aria-live="polite">
              <StatusChip tone="progress">
                {t('{count} new', { count: formatCount(preview.counts.new) })}
              </StatusChip>
              <StatusChip tone="attention">
                {t('{count} changed', { count: formatCount(preview.counts.changed) })}
              </StatusChip>
              <StatusChip>{t('{count} the same', { count: formatCount(preview.counts.same) })}</StatusChip>
              <StatusChip tone={preview.counts.refused > 0 ? 'problem' : 'neutral'}>
                {t('{count} refused', { count: formatCount(preview.counts.refused) })}
              </StatusChip>
            </Row>
            {preview.warnings.map((w) => (
              <Note key={w}>{fromServer(w)}</Note>
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
                      <th scope="col">{t('Content')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {preview.refused.slice(0, SHOWN).map((r, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own
                      <tr key={i}>
                        <td data-align="right">{r.line ?? r.number ?? ''}</td>
                        <td>{r.column ? t(r.column) : ''}</td>
                        <td>{fromServer(r.message)}</td>
                        <td>{r.cells.filter(Boolean).slice(0, 8).join(' · ')}</td>
                      </tr>
                    ))}
                  </tbody>
                </FigureTable>
              </Scroller>
            )}
            {changes.length > 0 && (
              <Scroller label={t('What will change')}>
                <FigureTable>
                  <caption>{t('What will change')}</caption>
                  <thead>
                    <tr>
                      <th scope="col">{t('Table')}</th>
                      <th scope="col">{t('Document')}</th>
                      <th scope="col">{t('Kind')}</th>
                      <th scope="col">{t('Differs in')}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {changes.slice(0, SHOWN).map((e) => (
                      <tr key={`${e.section} ${e.name}`}>
                        <td>{t(sections[e.section].title)}</td>
                        <td>{e.name}</td>
                        <td>
                          <StatusChip tone={tones[e.state]}>
                            {e.state === 'new' ? t('New') : t('Changed')}
                          </StatusChip>
                        </td>
                        <td>{e.changed.map((label) => t(label)).join(', ')}</td>
                      </tr>
                    ))}
                  </tbody>
                </FigureTable>
                {changes.length > SHOWN && (
                  <Note>{t('and {count} more', { count: formatCount(changes.length - SHOWN) })}</Note>
                )}
              </Scroller>
            )}
            {changes.length === 0 && preview.refused.length === 0 && (
              <Note>{t('Nothing here is new to this return.')}</Note>
            )}
            <Row>
              <Button
                look="primary"
                busy={busy !== null}
                disabled={changes.length === 0}
                onClick={() => source && void send(source, 'apply')}
              >
                {t('Take over {count} documents', { count: formatCount(changes.length) })}
              </Button>
              <Button onClick={() => setPreview(null)}>
                {source === 'invoices' ? t('Back') : t('Choose another file')}
              </Button>
            </Row>
          </>
        )}
      </Stack>
    </Card>
  );
}
