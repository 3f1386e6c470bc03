import { useState } from 'react';
import type { WireMessage } from '../../../shared/forms/messages.ts';
import { registerColumns } from '../../../shared/gst/gstr2b/register.ts';
import type { AskedQuestion } from '../../../shared/intake/questions.ts';
import { tableCsv } from '../../../shared/sheets/csv.ts';
import { errorText } from '../../data/errors.ts';
import { saveFile } from '../../data/http.ts';
import { upload } from '../../data/upload.ts';
import { formatCount, fromServer, t } from '../../i18n/t.ts';
import { nothingSaid, openCount, putSaid, questionsOf, type Said } from '../../intake/asking.ts';
import { QuestionList } from '../../intake/QuestionList.tsx';
import { Button, ButtonLink } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { FileDrop } from '../../ui/fields/FileDrop.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import type { Statement } from './Gstr2bTables.tsx';

interface RefusedLine extends WireMessage {
  line: number;
  column: string | null;
}

const saveTemplate = () =>
  saveFile(
    new Blob([tableCsv([registerColumns.map((c) => c.label)])], { type: 'text/csv' }),
    'purchases-template.csv',
  );

/** Brings in the purchase register, asks what its file leaves open, and shows the lines that were refused. */
export function RegisterCard({
  gstId,
  company,
  onCompared,
}: {
  gstId: string;
  company: string;
  onCompared: (next: Statement) => void;
}) {
  const [sending, setSending] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const [refused, setRefused] = useState<RefusedLine[]>([]);
  const [asking, setAsking] = useState<{ file: File; questions: AskedQuestion[] } | null>(null);
  const [said, setSaid] = useState<Said>(nothingSaid);
  const register = async (file: File, words: Said = nothingSaid) => {
    setSending({ name: file.name });
    setSaid(words);
    const form = new FormData();
    form.set('gst_id', gstId);
    form.set('file', file);
    putSaid(form, words);
    try {
      const answer = await upload<{ purchases: number; refused: RefusedLine[]; return: Statement }>(
        '/api/gst/gstr2b/purchases',
        form,
        { onProgress: (p) => setSending({ name: file.name, ...p }) },
      );
      setRefused(answer.refused);
      setAsking(null);
      onCompared(answer.return);
      showToast({
        tone: 'success',
        text: t('{count} purchases compared', { count: formatCount(answer.purchases) }),
      });
    } catch (error) {
      const questions = questionsOf(error);
      if (questions.length > 0) setAsking({ file, questions });
      else showToast({ tone: 'error', text: errorText(error, t('The register could not be read.')) });
    } finally {
      setSending(null);
    }
  };
  return (
    <Card aria-labelledby="register" data-no-print>
      <Row justifyContent="space-between" mb="2">
        <Heading id="register" mb="0">
          {t('Purchase register')}
        </Heading>
        <Row>
          <ButtonLink size="sm" icon="upload" to={`/app/import?company=${company}&for=purchases`}>
            {t('Import a file')}
          </ButtonLink>
          <Button size="sm" icon="download" onClick={saveTemplate}>
            {t('CSV template')}
          </Button>
        </Row>
      </Row>
      <FileDrop
        title={t('CSV or Excel of the purchases')}
        help={t('It replaces the register compared before.')}
        accept=".csv,.xlsx"
        onFiles={([file]) => file && void register(file)}
        busy={sending}
      />
      {asking && (
        <Stack gap="3" mt="3">
          <QuestionList questions={asking.questions} said={said} onSaid={setSaid} />
          <Row>
            <Button
              look="primary"
              disabled={openCount(asking.questions, said) > 0}
              onClick={() => void register(asking.file, said)}
            >
              {t('Read the file with these answers')}
            </Button>
            <Button onClick={() => setAsking(null)}>{t('Cancel')}</Button>
          </Row>
        </Stack>
      )}
      {refused.length > 0 && (
        <Stack gap="1" mt="3">
          <Banner
            tone="warning"
            title={t('{count} lines were refused', { count: formatCount(refused.length) })}
          />
          {refused.slice(0, 20).map((r) => (
            <Note key={`${r.line} ${r.column}`}>
              {t('Line {line}: {column} {message}', {
                line: r.line,
                column: r.column ? t(r.column) : '',
                message: fromServer(r),
              })}
            </Note>
          ))}
        </Stack>
      )}
    </Card>
  );
}
