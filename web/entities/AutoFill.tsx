import { useEffect, useRef, useState } from 'react';
import { readParticulars } from '../../shared/entities/particulars.ts';
import { longYear } from '../../shared/entities/years.ts';
import type { FormValues } from '../../shared/forms/paths.ts';
import type { Beginning } from '../../shared/itr/begin.ts';
import { errorText } from '../data/errors.ts';
import { isApiError } from '../data/http.ts';
import { upload } from '../data/upload.ts';
import { fromServer, t, tn } from '../i18n/t.ts';
import { holdFile } from '../itr/base/lastFile.ts';
import { Stack } from '../ui/base/layout.tsx';
import { Field } from '../ui/fields/Field.tsx';
import { FileDrop } from '../ui/fields/FileDrop.tsx';
import { TextArea } from '../ui/fields/TextInput.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import type { EntityFormState } from './useEntityForm.ts';
import { afterStatus } from './useEntityForm.ts';

interface Reply {
  status: string;
  data: FormValues;
  ignored?: string[];
  begins?: Beginning | null;
}

/** Fills the form from last year's ITR JSON, the department's prefill or pasted text; unused values are listed. */
export function AutoFill({ form }: { form: EntityFormState }) {
  const [busy, setBusy] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const [error, setError] = useState('');
  const [filled, setFilled] = useState<{ count: number; ignored: string[] } | null>(null);
  const [announced, setAnnounced] = useState(false);
  const [pasted, setPasted] = useState('');
  const abort = useRef<AbortController | null>(null);

  useEffect(() => {
    if (!announced) return;
    const timer = setTimeout(() => setAnnounced(false), 3000);
    return () => clearTimeout(timer);
  }, [announced]);

  const fill = (values: FormValues, ignored: string[]) => {
    const found = Object.entries(values).filter(([, v]) => v !== undefined && v !== null && v !== '');
    form.replace((before) => {
      const merged = { ...before, ...Object.fromEntries(found) };
      return merged['status'] ? afterStatus(merged, String(merged['status'])) : merged;
    });
    setFilled({ count: found.length, ignored });
    setAnnounced(true);
  };
  const takeText = (text: string) => {
    setPasted(text);
    setError('');
    const { values, unread } = readParticulars(text);
    fill(values, unread);
  };
  const take = async (file: File) => {
    setError('');
    setFilled(null);
    if (!file.name.toLowerCase().endsWith('.json')) return setError(t('Please select a JSON file'));
    holdFile(undefined);
    const body = new FormData();
    body.set('jsonFile', file);
    abort.current = new AbortController();
    setBusy({ name: file.name });
    try {
      const reply = await upload<Reply>('/api/companies/upload-json-autofill', body, {
        signal: abort.current.signal,
        onProgress: ({ sent, total }) => setBusy({ name: file.name, sent, total }),
      });
      if (reply.status !== 'success')
        return setError(t('Could not extract data from JSON file. Please check the file format.'));
      const { assessment_year, ...rest } = reply.data;
      const year = typeof assessment_year === 'string' ? longYear(assessment_year) : undefined;
      const values: FormValues = { ...rest, ...(year ? { assessment_year: year } : {}) };
      holdFile(reply.begins ? { file, begins: reply.begins } : undefined);
      fill(values, reply.ignored ?? []);
    } catch (failure) {
      if (failure instanceof DOMException && failure.name === 'AbortError') return;
      const server = isApiError(failure) && failure.message ? errorText(failure) : t('Please try again');
      const field = isApiError(failure) ? failure.fields[0] : undefined;
      setError(
        `${t('Auto-fill failed: {reason}', { reason: server })}${field && fromServer(field) !== server ? ` (${fromServer(field)})` : ''}`,
      );
    } finally {
      setBusy(null);
    }
  };
  return (
    <Stack gap="2">
      <FileDrop
        title={t("Fill the form from last year's ITR JSON")}
        help={t("Any form and year, or the department's prefill file. Drop it here or click to choose.")}
        accept=".json,application/json"
        onFiles={([file]) => file && void take(file)}
        busy={busy}
        onCancel={() => abort.current?.abort()}
      />
      <Field
        label={t('Or paste the client’s particulars')}
        id="f-particulars"
        help={t(
          'A message or rows of Excel with name, PAN, date of birth, mobile, e-mail and address. Read as you paste.',
        )}
      >
        <TextArea value={pasted} onValue={takeText} rows={1} />
      </Field>
      {error && <Banner tone="error" title={error} />}
      <div role="status">
        {announced && filled && (
          <Banner
            tone="success"
            title={tn(filled.count, 'Form filled: {count} field', 'Form filled: {count} fields')}
          >
            {t('Check the entries and complete what is missing.')}
          </Banner>
        )}
      </div>
      {filled && filled.ignored.length > 0 && (
        <details>
          <summary style={{ cursor: 'pointer' }}>
            {tn(filled.ignored.length, '{count} entry was not used', '{count} entries were not used')}
          </summary>
          <p style={{ overflowWrap: 'anywhere' }}>{filled.ignored.join(', ')}</p>
        </details>
      )}
    </Stack>
  );
}
