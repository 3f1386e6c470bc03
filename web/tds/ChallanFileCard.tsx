import { useRef, useState, useSyncExternalStore } from 'react';
import { formatPaise } from '../../shared/money.ts';
import { bankedChallans, type ChallanFile, challanFileIssues } from '../../shared/tds/challan-file.ts';
import type { SheetRow } from '../../shared/tds/sheets.ts';
import { errorText } from '../data/errors.ts';
import { isApiError, post } from '../data/http.ts';
import { upload } from '../data/upload.ts';
import { day } from '../i18n/format.ts';
import { say, t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Card, Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { FileDrop } from '../ui/fields/FileDrop.tsx';
import { AndMore } from '../ui/lists/AndMore.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { tdsPaths } from './calls.ts';
import type { OpenTds } from './openTds.ts';

const totalOf = (c: SheetRow): number =>
  (c.tax ?? 0) + (c.surcharge ?? 0) + (c.cess ?? 0) + (c.interest ?? 0) + (c.fee ?? 0) + (c.other ?? 0);

/** The challan file (.csi): compared with the statement, stored with it, removable. */
export function ChallanFileCard({ open, readOnly }: { open: OpenTds; readOnly: boolean }) {
  const { book, record } = open;
  useSyncExternalStore(book.subscribe, book.ticks);
  const [busy, setBusy] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const [chosen, setChosen] = useState<{ source: File; file: ChallanFile }>();
  const [problem, setProblem] = useState('');
  const abort = useRef<AbortController | null>(null);
  const kept = record.challan_file;
  const failed = (error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    setProblem(
      isApiError(error) && error.id === 'stale_version'
        ? t('The statement was changed elsewhere. Open it again and repeat the import.')
        : errorText(error, t('The file could not be read.')),
    );
  };
  const send = async (source: File, mode: 'preview' | 'take') => {
    setProblem('');
    setBusy({ name: source.name });
    abort.current = new AbortController();
    try {
      await open.autosave.flush();
      const form = new FormData();
      form.set('tds_id', record.id);
      form.set('mode', mode);
      if (mode === 'take') form.set('version', String(open.version()));
      form.set('file', source);
      const { file } = await upload<{ file: ChallanFile }>(tdsPaths.challanFile, form, {
        signal: abort.current.signal,
        onProgress: (p) => setBusy({ name: source.name, ...p }),
      });
      if (mode === 'take') await open.reload(false);
      setChosen(mode === 'take' ? undefined : { source, file });
    } catch (error) {
      failed(error);
    } finally {
      setBusy(null);
    }
  };
  const remove = async () => {
    setProblem('');
    setBusy({ name: kept?.name ?? '' });
    try {
      await open.autosave.flush();
      await post(`${tdsPaths.one(record.id)}/challan-file/remove`, { version: open.version() });
      await open.reload(false);
      showToast({ tone: 'success', text: t('The challan file is removed.') });
    } catch (error) {
      failed(error);
    } finally {
      setBusy(null);
    }
  };
  const shown = chosen?.file ?? kept;
  return (
    <Card aria-labelledby="tds-challan-file">
      <Heading id="tds-challan-file">{t('Challan file (.csi)')}</Heading>
      <Stack gap="3">
        {problem && <Banner tone="error" title={problem} />}
        {shown && <Compared open={open} file={shown} />}
        {chosen ? (
          <Row>
            <Button look="primary" busy={busy !== null} onClick={() => void send(chosen.source, 'take')}>
              {t('Keep this file with the statement')}
            </Button>
            <Button disabled={busy !== null} onClick={() => setChosen(undefined)}>
              {t('Cancel')}
            </Button>
          </Row>
        ) : (
          !readOnly && (
            <>
              <FileDrop
                title={kept ? t('A newer challan file') : t('Challan file of this quarter')}
                help={t(
                  'From the challan status page, for the TAN and deposit dates. The department’s validator needs it with the text file.',
                )}
                accept=".csi"
                onFiles={([file]) => file && void send(file, 'preview')}
                busy={busy}
                onCancel={() => abort.current?.abort()}
              />
              {kept && (
                <Row>
                  <Button icon="trash" disabled={busy !== null} onClick={() => void remove()}>
                    {t('Remove the challan file')}
                  </Button>
                </Row>
              )}
            </>
          )
        )}
      </Stack>
    </Card>
  );
}

/** A challan file compared with the statement: differences, and the challans the validator will look up. */
function Compared({ open, file }: { open: OpenTds; file: ChallanFile }) {
  const challans = open.book.rows('challans');
  const found = challanFileIssues(file, { deductor: open.book.head().deductor, challans });
  const banked = bankedChallans(challans);
  return (
    <>
      <Note>
        {[
          file.name,
          t('TAN {tan}', { tan: file.tan }),
          file.holder,
          file.day ? t('made on {date}', { date: day(file.day) }) : '',
          tn(file.challans, '{count} challan', '{count} challans'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Note>
      {found.map((i) => (
        <Banner
          key={`${i.path} ${i.message.text}`}
          tone={i.severity === 'error' ? 'error' : 'warning'}
          title={i.rule ? `${say(i.message)} (${i.rule})` : say(i.message)}
        />
      ))}
      {found.length === 0 && (
        <Banner tone="success" title={t('TAN, name, date and number of challans match the statement.')} />
      )}
      <Note>
        {t(
          'The file has only a 32-digit code for each challan: its BSR code, date, serial number and amount cannot be read from it. The validator compares the challans below with it, so enter them exactly as paid.',
        )}
      </Note>
      {banked.length > 0 && (
        <Scroller label={t('Challans the validator looks for')}>
          <FigureTable>
            <thead>
              <tr>
                <th scope="col">{t('Challan')}</th>
                <th scope="col">{t('BSR code')}</th>
                <th scope="col">{t('Date of deposit')}</th>
                <th scope="col">{t('Challan serial number')}</th>
                <th scope="col" data-align="right">
                  {t('Total')}
                </th>
              </tr>
            </thead>
            <tbody>
              {banked.slice(0, 200).map(({ challan, at }) => (
                <tr key={challan.id}>
                  <td>{at + 1}</td>
                  <td data-whole>{challan.bsr || t('missing')}</td>
                  <td data-whole>{challan.deposited_on ? day(challan.deposited_on) : t('missing')}</td>
                  <td data-whole>{challan.serial || t('missing')}</td>
                  <td data-align="right">{formatPaise(totalOf(challan))}</td>
                </tr>
              ))}
            </tbody>
          </FigureTable>
        </Scroller>
      )}
      <AndMore left={banked.length - 200} />
    </>
  );
}
