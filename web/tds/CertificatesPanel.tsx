import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { formatPaise } from '../../shared/money.ts';
import { certificateOf } from '../../shared/tds/data/certificates.ts';
import { certificateDue } from '../../shared/tds/data/due-dates.ts';
import { hasPerquisites, payeesOf } from '../../shared/tds/payees.ts';
import { hasPan } from '../../shared/tds/rates.ts';
import { hasSalaries } from '../../shared/tds/sheets.ts';
import { errorText } from '../data/errors.ts';
import { type ExportProgress, fetchZip } from '../data/zip.ts';
import { day } from '../i18n/format.ts';
import { formatCount, t, tn } from '../i18n/t.ts';
import { Button } from '../ui/base/Button.tsx';
import { Box, Card, Heading, Note, Row, Stack } from '../ui/base/layout.tsx';
import { ProgressBar } from '../ui/base/ProgressBar.tsx';
import { Mark } from '../ui/fields/Checks.tsx';
import { SearchBox } from '../ui/fields/SearchBox.tsx';
import { FigureTable, Scroller } from '../ui/lists/FigureTable.tsx';
import { Banner } from '../ui/states/Banner.tsx';
import { certificatesPath, documentPath } from './calls.ts';
import { askedFor, mostChosen, type PayeeLine, payeeLines } from './chosenPayees.ts';
import { fetchFile } from './fetchFile.ts';
import type { OpenTds } from './openTds.ts';
import { certificatesDone } from './progressText.ts';

/** Most payees listed without a search. */
const SHOWN = 500;

type Kind = 'certificates' | 'perquisites';

/** Certificate data of the selected payees: one PDF, or a ZIP with one PDF each, with progress. */
export function CertificatesPanel({ open, onGo }: { open: OpenTds; onGo: (tab: string) => void }) {
  const { book, record, autosave } = open;
  const ticks = useSyncExternalStore(book.subscribe, book.ticks);
  const { form, perquisites } = certificateOf(record.form_type);
  // biome-ignore lint/correctness/useExhaustiveDependencies: grouped again after every change
  const payees = useMemo(
    () => payeesOf({ deductees: book.rows('deductees'), salaries: book.rows('salaries') }),
    [book, ticks],
  );
  const [search, setSearch] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState<{ what: string; progress?: ExportProgress } | null>(null);
  const [problem, setProblem] = useState('');
  const leave = useRef<AbortController>(undefined);
  useEffect(() => () => leave.current?.abort(), []);
  const chosen = useMemo(
    () => new Set(payees.map((p) => p.id).filter((id) => !left.has(id))),
    [payees, left],
  );
  const lines = payeeLines(payees, search);
  const take = async (what: string, act: (signal: AbortSignal) => Promise<unknown>) => {
    const controller = new AbortController();
    leave.current = controller;
    setBusy({ what });
    setProblem('');
    try {
      await autosave.flush();
      await act(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted) setProblem(errorText(error, t('The file could not be created.')));
    } finally {
      setBusy(null);
    }
  };
  const stem = `${record.form_type}_${record.financial_year}_${record.quarter}`;
  const zip = (kind: Kind, ids: string[] | undefined) =>
    void take(`${kind} zip`, (signal) =>
      fetchZip(certificatesPath(record.id, kind, ids), `${stem}_${kind}.zip`, signal, (progress) =>
        setBusy({ what: `${kind} zip`, progress }),
      ),
    );
  const pdf = (kind: Kind, ids: string[] | undefined, what = `${kind} pdf`) =>
    void take(what, () =>
      fetchFile(documentPath(record.id, kind, 'pdf', ids), `${stem}_${kind}.pdf`, () => {}),
    );
  const choose = (id: string, on: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      if (on) next.delete(id);
      else next.add(id);
      return next;
    });
  const all = lines.every((l) => chosen.has(l.payee.id));
  const chooseAll = (on: boolean) =>
    setLeft((before) => {
      const next = new Set(before);
      for (const { payee } of lines)
        if (on) next.delete(payee.id);
        else next.add(payee.id);
      return next;
    });
  const missing =
    ['tan', 'name'].some((k) => !book.head().deductor[k]) ||
    ['name', 'designation'].some((k) => !book.head().responsible[k]);
  if (payees.length === 0)
    return (
      <Banner tone="info" title={t('The statement has no payees yet')}>
        {t('Certificates are made from the rows of the statement.')}
      </Banner>
    );
  const yearly = hasSalaries(record.form_type, record.quarter);
  return (
    <Stack gap="4">
      {missing && (
        <Banner tone="warning" title={t('Deductor or person responsible is incomplete')}>
          <Button onClick={() => onGo('deductor')}>{t('Complete the deductor')}</Button>
        </Banner>
      )}
      {problem && <Banner tone="error" title={problem} />}
      <Card aria-labelledby="tds-certificates">
        <Heading id="tds-certificates">{t('Data of form {form}', { form })}</Heading>
        <Stack gap="3">
          <Note>
            {t(
              'Due to the payees by {date}. The certificate to be issued is generated on TRACES; these sheets show what it should contain.',
              {
                date: day(certificateDue(record.form_type, record.financial_year, record.quarter)),
              },
            )}
          </Note>
          {!yearly && form === '16' && (
            <Note>
              {t(
                'Form 16 is for the year: the fourth quarter’s statement has the salaries and all quarters.',
              )}
            </Note>
          )}
          {record.status !== 'filed' && (
            <Note>{t('The statement is not filed yet: its receipt number is missing on the sheets.')}</Note>
          )}
          {payees.length > 8 && (
            <SearchBox value={search} onValue={setSearch} label={t('Search by name or PAN')} />
          )}
          <Payees
            lines={lines.slice(0, SHOWN)}
            chosen={chosen}
            all={all}
            onAll={chooseAll}
            onChoose={choose}
            onOne={(id) => pdf('certificates', [id], id)}
            busy={busy?.what ?? ''}
          />
          {lines.length > SHOWN && (
            <Note>
              {t('Showing the first {shown} of {count}: search to see others.', {
                shown: SHOWN,
                count: formatCount(lines.length),
              })}
            </Note>
          )}
          {busy?.what.endsWith('zip') && (
            <Progress progress={busy.progress} onCancel={() => leave.current?.abort()} />
          )}
          <Downloads
            form={form}
            kind="certificates"
            asked={askedFor(payees, chosen, 'certificates')}
            busy={busy?.what ?? ''}
            onPdf={pdf}
            onZip={zip}
          />
        </Stack>
      </Card>
      {payees.some(hasPerquisites) && (
        <Perquisites form={perquisites}>
          <Downloads
            form={perquisites}
            kind="perquisites"
            asked={askedFor(payees, chosen, 'perquisites')}
            busy={busy?.what ?? ''}
            onPdf={pdf}
            onZip={zip}
          />
        </Perquisites>
      )}
    </Stack>
  );
}

/** Statement of perquisites, for employees who have any. */
function Perquisites({ form, children }: { form: string; children: ReactNode }) {
  return (
    <Card aria-labelledby="tds-perquisites">
      <Heading id="tds-perquisites">{t('Perquisites: form {form}', { form })}</Heading>
      <Stack gap="3">
        <Note>
          {t(
            'For employees with perquisites or profits in lieu of salary. Enter perquisites by kind in the last columns of “Salaries”.',
          )}
        </Note>
        {children}
      </Stack>
    </Card>
  );
}

/** Download buttons of a kind of document, for the selected payees. */
function Downloads({
  form,
  kind,
  asked: { ids, count },
  busy,
  onPdf,
  onZip,
}: {
  form: string;
  kind: Kind;
  asked: ReturnType<typeof askedFor>;
  busy: string;
  onPdf: (kind: Kind, ids: string[] | undefined) => void;
  onZip: (kind: Kind, ids: string[] | undefined) => void;
}) {
  if (count === 0) return <Note>{t('Select at least one payee.')}</Note>;
  if (ids && ids.length > mostChosen)
    return <Note>{t('Select all payees, or at most {most}.', { most: mostChosen })}</Note>;
  return (
    <Row>
      <Button
        look="primary"
        icon="download"
        busy={busy === `${kind} zip`}
        disabled={busy !== ''}
        onClick={() => onZip(kind, ids)}
      >
        {tn(count, 'ZIP with {count} PDF of form {form}', 'ZIP with {count} PDFs of form {form}', { form })}
      </Button>
      <Button
        icon="download"
        busy={busy === `${kind} pdf`}
        disabled={busy !== ''}
        onClick={() => onPdf(kind, ids)}
      >
        {t('One PDF')}
      </Button>
    </Row>
  );
}

/** Progress of the PDFs. */
function Progress({ progress, onCancel }: { progress: ExportProgress | undefined; onCancel: () => void }) {
  const { done = 0, total = 0 } = progress ?? {};
  return (
    <Row>
      <Box flex="1" minWidth="12rem">
        <ProgressBar label={t('Creating certificates')} {...(total > 0 ? { value: done / total } : {})} />
        <Note mt="1" role="status">
          {certificatesDone(progress)}
        </Note>
      </Box>
      <Button onClick={onCancel}>{t('Cancel')}</Button>
    </Row>
  );
}

const right = (amount: number) => <td data-align="right">{formatPaise(amount)}</td>;

/** Payees with totals, to be selected or downloaded singly. */
function Payees({
  lines,
  chosen,
  all,
  onAll,
  onChoose,
  onOne,
  busy,
}: {
  lines: readonly PayeeLine[];
  chosen: ReadonlySet<string>;
  all: boolean;
  onAll: (on: boolean) => void;
  onChoose: (id: string, on: boolean) => void;
  onOne: (id: string) => void;
  busy: string;
}) {
  return (
    <Scroller label={t('Payees')}>
      <FigureTable css={{ '& td': { verticalAlign: 'middle' } }}>
        <thead>
          <tr>
            <th scope="col">
              <Mark
                type="checkbox"
                aria-label={t('Select all payees listed')}
                checked={all}
                onChange={(e) => onAll(e.currentTarget.checked)}
              />
            </th>
            <th scope="col">{t('Payee')}</th>
            <th scope="col">{t('PAN')}</th>
            <th scope="col" data-align="right">
              {t('Payments')}
            </th>
            <th scope="col" data-align="right">
              {t('Amount')}
            </th>
            <th scope="col" data-align="right">
              {t('Tax')}
            </th>
            <th scope="col" data-align="right">
              {t('Deposited')}
            </th>
            <th scope="col">{t('File')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ payee, ...l }) => (
            <tr key={payee.id}>
              <td>
                <Mark
                  type="checkbox"
                  aria-label={t('Choose {name}', { name: payee.name || payee.pan })}
                  checked={chosen.has(payee.id)}
                  onChange={(e) => onChoose(payee.id, e.currentTarget.checked)}
                />
              </td>
              <td data-sentence>{payee.name || '—'}</td>
              <td data-whole>{payee.pan && hasPan(payee.pan) ? payee.pan : t('No PAN')}</td>
              <td data-align="right">{formatCount(l.payments)}</td>
              {right(l.amount)}
              {right(l.deducted)}
              {right(l.deposited)}
              <td>
                <Button
                  icon="download"
                  busy={busy === payee.id}
                  disabled={busy !== ''}
                  aria-label={t('PDF of {name}', { name: payee.name || payee.pan })}
                  onClick={() => onOne(payee.id)}
                >
                  PDF
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Scroller>
  );
}
