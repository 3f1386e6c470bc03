import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { type SectionId, sections } from '../../../shared/gst/gstr1/sections.ts';
import { templateCsv, templateWorkbook } from '../../../shared/gst/import/templates.ts';
import type { AskedQuestion } from '../../../shared/intake/questions.ts';
import { errorText } from '../../data/errors.ts';
import { isApiError, post, saveFile } from '../../data/http.ts';
import { upload } from '../../data/upload.ts';
import { formatCount, t } from '../../i18n/t.ts';
import { nothingSaid, openCount, putSaid, type Said, sameSaid, seenQuestions } from '../../intake/asking.ts';
import { ColumnTable } from '../../intake/ColumnTable.tsx';
import { registerFields } from '../../intake/fields.ts';
import { QuestionList } from '../../intake/QuestionList.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { ProgressBar } from '../../ui/base/ProgressBar.tsx';
import { Menu } from '../../ui/dialogs/Menu.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { FileDrop } from '../../ui/fields/FileDrop.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import { gstPaths } from '../base/calls.ts';
import { ImportPreview, type Preview } from './ImportPreview.tsx';
import type { OpenGstr1 } from './openGstr1.ts';
import { saveWorkbook } from './saveWorkbook.ts';

/** What is under way: bytes sent, or rows read back. */
interface Busy {
  name: string;
  sent?: number;
  total?: number;
  rows?: number;
  of?: number;
}

/** A file, or the sent invoices of this app. */
type Source = File | 'invoices';

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
  const [busy, setBusy] = useState<Busy | null>(null);
  const [source, setSource] = useState<Source | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState('');
  const [table, setTable] = useState('');
  const [leaveOut, setLeaveOut] = useState(true);
  const [said, setSaid] = useState<Said>(nothingSaid);
  /** What the preview was read with. */
  const [heard, setHeard] = useState<Said>(nothingSaid);
  const [questions, setQuestions] = useState<AskedQuestion[]>([]);
  const abort = useRef<AbortController | null>(null);

  const ask = (
    chosen: Source,
    mode: 'preview' | 'apply',
    words: Said,
    signal: AbortSignal,
  ): Promise<Preview> => {
    const version = mode === 'apply' ? open.version() : undefined;
    if (chosen === 'invoices')
      return post<Preview>(
        `${gstPaths.gstr1(open.head.gst_id)}/invoices`,
        { mode, version, leave_out_reported: leaveOut },
        { signal },
      );
    const form = new FormData();
    form.set('gst_id', open.head.gst_id);
    form.set('mode', mode);
    if (table) form.set('section', table);
    if (version !== undefined) form.set('version', String(version));
    form.set('leave_out_reported', String(leaveOut));
    putSaid(form, words);
    form.set('file', chosen);
    return upload<Preview>('/api/gst/gstr1/import', form, {
      signal,
      onProgress: (p) => setBusy({ name: chosen.name, ...p }),
    });
  };
  const send = async (chosen: Source, mode: 'preview' | 'apply', words: Said = said) => {
    setProblem('');
    setBusy({ name: chosen === 'invoices' ? t('Sent invoices') : chosen.name });
    abort.current = new AbortController();
    try {
      await open.autosave.flush();
      const answer = await ask(chosen, mode, words, abort.current.signal);
      if (mode === 'preview') {
        setSource(chosen);
        setPreview(answer);
        setHeard(words);
        setSaid(words);
        setQuestions((seen) => seenQuestions(words === nothingSaid ? [] : seen, answer.questions ?? []));
      } else {
        await open.reload(false, ({ done, total }) =>
          setBusy({ name: t('Reading the rows'), ...(total > 0 ? { rows: done, of: total } : {}) }),
        );
        // The rows are drawn first; taking this panel away is a turn of its own.
        await new Promise((turn) => setTimeout(turn, 30));
        showToast({
          tone: 'success',
          text: t('{added} new and {changed} changed documents taken over', {
            added: formatCount(answer.counts.new - (leaveOut ? answer.counts.reported : 0)),
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
  const template = (examples: boolean) =>
    saveWorkbook(templateWorkbook(open.book.who, examples), 'gstr1-template.xlsx');
  const csvTemplate = () =>
    saveFile(
      new Blob([templateCsv(open.book.who, section, true)], { type: 'text/csv' }),
      `gstr1-${section}-template.csv`,
    );

  const changed = !sameSaid(said, heard);
  const unanswered = openCount(questions, said);
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
        {busy && (preview || busy.of !== undefined) && (
          <Row>
            <chakra.div flex="1" minWidth="12rem">
              <ProgressBar
                label={busy.name}
                {...(busy.of
                  ? { value: (busy.rows ?? 0) / busy.of }
                  : busy.total
                    ? { value: (busy.sent ?? 0) / busy.total }
                    : {})}
              />
            </chakra.div>
            <span className="num">
              {busy.of
                ? t('Reading rows: {done} of {total}', {
                    done: formatCount(busy.rows ?? 0),
                    total: formatCount(busy.of),
                  })
                : busy.total && busy.sent !== busy.total
                  ? t('Sending the file')
                  : t('The rows are being compared and saved')}
            </span>
            {busy.of === undefined && (
              <Button size="sm" onClick={() => abort.current?.abort()}>
                {t('Cancel')}
              </Button>
            )}
          </Row>
        )}
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
                onClick={() => void send('invoices', 'preview', nothingSaid)}
              >
                {t('Take the sent invoices of this period')}
              </Button>
            </Row>
            <FileDrop
              title={t('JSON, Excel, CSV or Tally XML')}
              help={t(
                'The department’s JSON (offline tool or portal), our templates, the offline tool’s CSV, or Tally’s sales vouchers.',
              )}
              accept=".json,.csv,.xlsx,.xml,.zip"
              onFiles={([chosen]) => chosen && void send(chosen, 'preview', nothingSaid)}
              busy={busy}
              onCancel={() => abort.current?.abort()}
            />
          </>
        )}
        {preview && (
          <>
            <QuestionList questions={questions} said={said} onSaid={setSaid} />
            {preview.layouts?.map((sheet) => (
              <ColumnTable
                key={sheet.sheet}
                sheet={sheet}
                fields={registerFields()}
                said={said}
                onSaid={setSaid}
              />
            ))}
            {changed && (
              <Row>
                <Button
                  look="primary"
                  busy={busy !== null}
                  onClick={() => source && void send(source, 'preview')}
                >
                  {t('Read the file with these answers')}
                </Button>
                <Button onClick={() => setSaid(heard)}>{t('Take back')}</Button>
              </Row>
            )}
            <ImportPreview preview={preview} leaveOut={leaveOut} onLeaveOut={setLeaveOut} />
            {unanswered > 0 && (
              <Note>{t('Answer the questions about the file, or leave their documents out, to go on.')}</Note>
            )}
            <Row>
              <Button
                look="primary"
                busy={busy !== null}
                disabled={taken === 0 || changed || unanswered > 0}
                onClick={() => source && void send(source, 'apply')}
              >
                {t('Take over {count} documents', { count: formatCount(taken) })}
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
