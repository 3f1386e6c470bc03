import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Quarter, TdsForm } from '../../shared/tds/data/forms.ts';
import { errorText } from '../data/errors.ts';
import { isApiError } from '../data/http.ts';
import { upload } from '../data/upload.ts';
import { fromServer, t } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Note, Stack } from '../ui/base/layout.tsx';
import { Dialog } from '../ui/dialogs/Dialog.tsx';
import { DateInput } from '../ui/fields/DateInput.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { FileDrop } from '../ui/fields/FileDrop.tsx';
import { TextInput } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { tdsPage, tdsPaths } from './calls.ts';
import { refusedText } from './places.ts';

interface Answer {
  statement: {
    form_type: TdsForm;
    financial_year: string;
    quarter: Quarter;
    correction: number;
    registration_id: string | null;
  };
}

/** Starts a correction from the text file of a statement filed with other software. */
export function CorrectFiledDialog({
  entity,
  onClose,
}: {
  entity: { id: string; name: string };
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [file, setFile] = useState<File>();
  const [token, setToken] = useState('');
  const [filedOn, setFiledOn] = useState('');
  const [busy, setBusy] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const [problem, setProblem] = useState('');
  const [lines, setLines] = useState<readonly string[]>([]);
  const abort = useRef<AbortController | null>(null);
  const submit = async () => {
    if (!file) return;
    setProblem('');
    setLines([]);
    setBusy({ name: file.name });
    abort.current = new AbortController();
    try {
      const form = new FormData();
      form.set('company_id', entity.id);
      form.set('token_number', token);
      form.set('filed_on', filedOn);
      form.set('file', file);
      const { statement: s } = await upload<Answer>(tdsPaths.corrections, form, {
        signal: abort.current.signal,
        onProgress: (p) => setBusy({ name: file.name, ...p }),
      });
      onClose();
      const registration = s.registration_id ?? '';
      void navigate(tdsPage(s.form_type, entity.id, s.financial_year, s.quarter, s.correction, registration));
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      const text = errorText(error, t('The correction could not be started.'));
      setProblem(text);
      // A file refused as a whole has one reason, which is the text itself.
      if (isApiError(error)) {
        const refused = error.fields.map((f) => refusedText(f.path, fromServer(f)));
        setLines(refused.filter((line) => line !== text).slice(0, 20));
      }
    } finally {
      setBusy(null);
    }
  };
  return (
    <Dialog
      open
      onClose={onClose}
      width={36}
      title={t('Correct a statement filed elsewhere')}
      onSubmit={() => void submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button
            type="submit"
            look="primary"
            busy={busy !== null}
            disabled={!file || token.length !== 15 || !filedOn}
          >
            {t('Begin the correction')}
          </Button>
        </>
      }
    >
      <Stack>
        <p>
          {t(
            'The statement of {name} is saved here as filed, with its rows; your changes in the correction are compared with it.',
            { name: entity.name },
          )}
        </p>
        {problem && (
          <Banner tone="error" title={problem}>
            {lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Banner>
        )}
        <FileDrop
          title={file ? file.name : t('Text file of the statement as filed')}
          help={t('The .txt from which the upload file was made')}
          accept=".txt"
          onFiles={([chosen]) => chosen && setFile(chosen)}
          busy={busy}
          onCancel={() => abort.current?.abort()}
        />
        <Field label={t('Token number (15 digits)')} required>
          <TextInput value={token} onValue={setToken} digits maxLength={15} autoComplete="off" />
        </Field>
        <Field label={t('Filed on')} required>
          <DateInput value={filedOn} onValue={setFiledOn} />
        </Field>
        <Note>{t('For a statement filed from here, start the correction on its own page.')}</Note>
      </Stack>
    </Dialog>
  );
}
