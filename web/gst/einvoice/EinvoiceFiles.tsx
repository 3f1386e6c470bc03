import { useState } from 'react';
import type { WireMessage } from '../../../shared/forms/messages.ts';
import { errorText } from '../../data/errors.ts';
import { saveFile } from '../../data/http.ts';
import { upload } from '../../data/upload.ts';
import { fromServer, t, tn } from '../../i18n/t.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../../ui/base/layout.tsx';
import { showToast } from '../../ui/dialogs/toasts.ts';
import { FileDrop } from '../../ui/fields/FileDrop.tsx';
import { AndMore } from '../../ui/lists/AndMore.tsx';
import { Banner } from '../../ui/states/Banner.tsx';
import type { CheckedDocument } from './einvoices.ts';

type Left = WireMessage & { number: string };
interface Checked {
  file: File;
  kind: 'einvoice' | 'eway';
  documents: CheckedDocument[];
  written: unknown;
}

const bodyWith = (entityId: string, file: File): FormData => {
  const form = new FormData();
  form.set('gst_master_id', entityId);
  form.set('file', file);
  return form;
};

/** Upload of the portal's response file, and of files written by other software. */
export function EinvoiceFiles({
  entityId,
  canEdit,
  onChanged,
}: {
  entityId: string;
  canEdit: boolean;
  onChanged: () => void;
}) {
  const [busy, setBusy] = useState<{ act: string; name: string } | null>(null);
  const [left, setLeft] = useState<Left[]>([]);
  const [checked, setChecked] = useState<Checked | null>(null);
  const send = async <T,>(act: string, file: File): Promise<T | undefined> => {
    setBusy({ act, name: file.name });
    try {
      return await upload<T>(`/api/gst/einvoices${act}`, bodyWith(entityId, file));
    } catch (failed) {
      showToast({ tone: 'error', text: errorText(failed, t('The file could not be read.')) });
      return undefined;
    } finally {
      setBusy(null);
    }
  };
  const reply = async (file: File) => {
    const answer = await send<{ taken: unknown[]; unread: Left[] }>('/reply', file);
    if (!answer) return;
    setLeft(answer.unread);
    onChanged();
    showToast({
      tone: answer.taken.length > 0 ? 'success' : 'info',
      text: tn(answer.taken.length, '{count} IRN read', '{count} IRNs read'),
    });
  };
  const check = async (file: File) => {
    const answer = await send<{ kind: Checked['kind']; documents: CheckedDocument[]; file: unknown }>(
      '/check',
      file,
    );
    if (answer) setChecked({ file, kind: answer.kind, documents: answer.documents, written: answer.file });
  };
  const take = async () => {
    if (!checked) return;
    const answer = await send<{ invoices: number; refused: Left[] }>('/import', checked.file);
    if (!answer) return;
    setLeft(answer.refused);
    setChecked(null);
    onChanged();
    showToast({
      tone: answer.invoices > 0 ? 'success' : 'info',
      text: tn(answer.invoices, '{count} invoice read', '{count} invoices read'),
    });
  };
  return (
    <Card aria-labelledby="einvoice-files" data-no-print>
      <Heading id="einvoice-files">{t('Files')}</Heading>
      <Stack gap="4">
        {canEdit && (
          <FileDrop
            title={t('Returned file of the invoice registration portal')}
            help={t('JSON with IRN, acknowledgement and signed QR code.')}
            accept=".json"
            onFiles={([file]) => file && void reply(file)}
            busy={busy?.act === '/reply' ? { name: busy.name } : null}
          />
        )}
        <FileDrop
          title={t('E-invoice or e-way bill file of another program')}
          help={t('It is checked first; nothing is saved until you confirm.')}
          accept=".json"
          onFiles={([file]) => file && void check(file)}
          busy={busy && busy.act !== '/reply' ? { name: busy.name } : null}
        />
        {left.length > 0 && (
          <Banner tone="warning" title={t('Not applied')} onClose={() => setLeft([])}>
            {left.slice(0, 20).map((one) => (
              <Note key={`${one.number} ${one.message}`}>
                {one.number}: {fromServer(one)}
              </Note>
            ))}
            <AndMore left={left.length - 20} />
          </Banner>
        )}
        {checked && (
          <CheckedFile
            checked={checked}
            canTake={canEdit}
            onTake={() => void take()}
            onClose={() => setChecked(null)}
          />
        )}
      </Stack>
    </Card>
  );
}

function CheckedFile({
  checked,
  canTake,
  onTake,
  onClose,
}: {
  checked: Checked;
  canTake: boolean;
  onTake: () => void;
  onClose: () => void;
}) {
  const wrong = checked.documents.filter((d) => d.errors > 0);
  const faulty = checked.documents.filter((d) => d.issues.length > 0);
  return (
    <Stack gap="2">
      <Banner
        tone={wrong.length > 0 ? 'warning' : 'success'}
        title={
          wrong.length > 0
            ? t('{count} of {total} documents would be refused', {
                count: wrong.length,
                total: checked.documents.length,
              })
            : tn(
                checked.documents.length,
                '{count} document, nothing to correct',
                '{count} documents, nothing to correct',
              )
        }
      />
      {faulty.slice(0, 20).map((d) => (
        <Note key={`${d.seller} ${d.type} ${d.number}`}>
          {d.number}: {d.issues.map((x) => fromServer(x)).join('; ')}
        </Note>
      ))}
      <AndMore left={faulty.length - 20} />
      <Row>
        {canTake && checked.kind === 'einvoice' && (
          <Button look="primary" onClick={onTake}>
            {t('Import as invoices')}
          </Button>
        )}
        <Button
          icon="download"
          onClick={() => saveFile(new Blob([JSON.stringify(checked.written, null, 1)]), checked.file.name)}
        >
          {t('Save the file')}
        </Button>
        <Button onClick={onClose}>{t('Close')}</Button>
      </Row>
    </Stack>
  );
}
