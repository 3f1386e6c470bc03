import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { tableColumns } from '../../shared/accounts/trial-balance.ts';
import type { WireMessage } from '../../shared/forms/messages.ts';
import { errorText } from '../data/errors.ts';
import { hand } from '../data/handed.ts';
import { isApiError, saveFile } from '../data/http.ts';
import { upload } from '../data/upload.ts';
import { formatCount, fromServer, t } from '../i18n/t.ts';
import { FOR_IMPORT, importAddress } from '../intake/address.ts';
import { Button, ButtonLink } from '../ui/base/Button.tsx';
import { Row, Stack } from '../ui/base/layout.tsx';
import { showToast } from '../ui/dialogs/toasts.ts';
import { FileDrop } from '../ui/fields/FileDrop.tsx';
import { AndMore } from '../ui/lists/AndMore.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { type ReadAnswer, trialBalancePaths } from './data/calls.ts';

/** Most findings listed for one file. */
const SHOWN = 200;

interface Refused {
  /** Lines that were read but need review are not errors. */
  tone: 'error' | 'warning';
  title: string;
  rows: (WireMessage & { path: string })[];
}

/** Reads a ledger file into the sheet; refused rows are listed below with row number and reason. */
export function ImportTab({
  companyId,
  year,
  onRead,
}: {
  companyId: string;
  /** The assessment year of the page. */
  year: string;
  /** Copies the ledgers into the sheet; false when the user kept the existing ones. */
  onRead: (answer: ReadAnswer) => Promise<boolean>;
}) {
  const [busy, setBusy] = useState<{ name: string; sent?: number; total?: number } | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  /** The last file read, for the preview. */
  const [last, setLast] = useState<File | null>(null);
  const { pathname, search } = useLocation();
  const abort = useRef<AbortController | null>(null);

  const take = async (file: File) => {
    setRefused(null);
    setLast(file);
    if (!/\.(xml|csv|xlsx|xlsm|xlsb|xls|ods)$/i.test(file.name)) {
      setRefused({ tone: 'error', title: t('Unsupported file format. Use XML or CSV'), rows: [] });
      return;
    }
    const form = new FormData();
    form.set('company_id', companyId);
    form.set('assessment_year', year);
    form.set('file', file);
    abort.current = new AbortController();
    setBusy({ name: file.name });
    try {
      const answer = await upload<ReadAnswer>(trialBalancePaths.readFile, form, {
        onProgress: (p) => setBusy({ name: file.name, ...p }),
        signal: abort.current.signal,
      });
      if (!(await onRead(answer))) return;
      showToast({
        tone: 'success',
        text: [
          t('Imported {n} ledgers successfully', { n: formatCount(answer.ledgers.length) }),
          ...(answer.set_aside > 0
            ? [t('{n} group, total and heading rows were ignored', { n: formatCount(answer.set_aside) })]
            : []),
        ].join('. '),
      });
      const errors = answer.issues.filter((i) => i.severity === 'error');
      const warnings = answer.issues.filter((i) => i.severity === 'warning' && !i.path.startsWith('ledgers'));
      if (errors.length + warnings.length > 0)
        setRefused({
          tone: errors.length > 0 ? 'error' : 'warning',
          title:
            errors.length > 0
              ? t('{count} lines were refused', { count: formatCount(errors.length) })
              : t('Check {count} lines', { count: formatCount(warnings.length) }),
          rows: [...errors, ...warnings],
        });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setRefused({
        tone: 'error',
        title: isApiError(error) && error.id === 'wrong_type' ? errorText(error) : t('Failed to import file'),
        rows: isApiError(error)
          ? error.fields.length > 0
            ? error.fields
            : [{ path: '', message: errorText(error) }]
          : [],
      });
    } finally {
      setBusy(null);
    }
  };
  const template = () =>
    saveFile(new Blob([`${tableColumns.join(',')}\r\n`], { type: 'text/csv' }), 'trial-balance-template.csv');

  return (
    <Stack gap="3">
      <FileDrop
        title={t('Trial balance from Tally (XML), CSV or Excel')}
        help={t(
          'In Tally: Display > Trial Balance > Export, or Masters as XML. CSV and Excel are read by their headings: ledger name, group, opening, debit, credit, closing.',
        )}
        accept=".xml,.csv,.xlsx,.xlsm,.xlsb,.xls,.ods"
        onFiles={([file]) => file && void take(file)}
        busy={busy}
        onCancel={() => abort.current?.abort()}
      />
      <Row>
        <ButtonLink
          size="sm"
          icon="upload"
          to={importAddress(companyId, 'trial_balance', { assessment_year: year }, `${pathname}${search}`)}
          onClick={() => last && hand(FOR_IMPORT, last)}
        >
          {refused && last
            ? t('Open {name} with a preview of columns and totals', { name: last.name })
            : t('Import with a preview of columns and totals')}
        </ButtonLink>
        <Button size="sm" icon="download" onClick={template}>
          {t('CSV template')}
        </Button>
      </Row>
      {refused && (
        <Stack gap="2" aria-live="polite">
          <Banner tone={refused.tone} title={refused.title} onClose={() => setRefused(null)} />
          {refused.rows.length > 0 && (
            <Scroller label={t('Refused lines')}>
              <FigureTable>
                <thead>
                  <tr>
                    <th scope="col">{t('Place')}</th>
                    <th scope="col">{t('Reason')}</th>
                  </tr>
                </thead>
                <tbody>
                  {refused.rows.slice(0, SHOWN).map((r) => (
                    <tr key={`${r.path} ${r.message}`}>
                      <td>{r.path === 'file' || r.path === 'answers' ? '' : placeText(r.path)}</td>
                      <td data-sentence="">{fromServer(r)}</td>
                    </tr>
                  ))}
                </tbody>
              </FigureTable>
            </Scroller>
          )}
          <AndMore left={refused.rows.length - SHOWN} />
        </Stack>
      )}
    </Stack>
  );
}

/** `row 3, Debit` in the current language; ledger names are not translated. */
function placeText(path: string): string {
  const at = /^row (\d+)(?:, (.+))?$/.exec(path);
  if (!at) return path;
  return at[2]
    ? t('Row {row}, {column}', { row: at[1]!, column: t(at[2]) })
    : t('Row {row}', { row: at[1]! });
}
