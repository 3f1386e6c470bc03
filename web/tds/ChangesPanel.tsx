import { useEffect, useState, useSyncExternalStore } from 'react';
import { formatPaise } from '../../shared/money.ts';
import type { CorrectionType, HeadChange, RowChange } from '../../shared/tds/correction.ts';
import { showSheetCell } from '../../shared/tds/files.ts';
import { type ColumnKey, columnsOf, type SheetRow } from '../../shared/tds/sheets.ts';
import { errorText } from '../data/errors.ts';
import { get } from '../data/http.ts';
import { day } from '../i18n/format.ts';
import { fromServer } from '../i18n/fromServer.ts';
import { mark } from '../i18n/mark.ts';
import { t, tn } from '../i18n/t.ts';
import { Banner } from '../ui/Banner.tsx';
import { Button } from '../ui/Button.tsx';
import { FigureTable, Scroller } from '../ui/FigureTable.tsx';
import { Card, Heading, Note, Row, Stack } from '../ui/layout.tsx';
import { ProgressBar } from '../ui/ProgressBar.tsx';
import { documentPath, tdsPaths } from './calls.ts';
import { fetchFile, type Progress } from './fetchFile.ts';
import { fieldLabel } from './fieldLabel.ts';
import type { OpenTds } from './openTds.ts';
import { type Place, tableLabels } from './places.ts';

interface Answer {
  original_token: string;
  original_filed_on: string;
  previous_token: string;
  until: string | null;
  notice: string;
  problems: string[];
  types: { type: CorrectionType; label: string }[];
  head: HeadChange[];
  rows: RowChange[];
  total_rows: number;
}

const modes = { A: mark('Added'), U: mark('Changed'), D: mark('Taken out') };

/** What a correction changes in the statement before it, its kinds, and the sheets to carry it on from. */
export function ChangesPanel({ open, onGo }: { open: OpenTds; onGo: (place: Place) => void }) {
  const { record, book, autosave } = open;
  const ticks = useSyncExternalStore(book.subscribe, book.ticks);
  const [answer, setAnswer] = useState<Answer>();
  const [problem, setProblem] = useState('');
  const [progress, setProgress] = useState<Progress | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: compared anew after every change
  useEffect(() => {
    let current = true;
    const timer = setTimeout(() => {
      autosave
        .flush()
        .then(() => get<Answer>(`${tdsPaths.one(record.id)}/changes`))
        .then(
          (found) => current && setAnswer(found),
          (error) => current && setProblem(errorText(error)),
        );
    }, 300);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [record.id, ticks]);
  const take = async (format: 'pdf' | 'xlsx') => {
    setProgress({});
    setProblem('');
    try {
      await autosave.flush();
      const name = `${record.form_type}_${record.quarter}_correction_${record.correction}.${format}`;
      await fetchFile(documentPath(record.id, 'changes', format), name, setProgress);
    } catch (error) {
      setProblem(errorText(error, t('The file could not be made.')));
    } finally {
      setProgress(null);
    }
  };
  const ids = book.rows('challans').map((c) => c.id);
  const show = (change: RowChange, row: SheetRow | undefined, key: ColumnKey) => {
    const column = columnsOf(record.form_type, change.table).find((c) => c.key === key);
    if (column?.kind === 'money' && typeof row?.[key] === 'number') return formatPaise(row[key]);
    const shown = column && row ? showSheetCell(column, row[key], ids) : '';
    return column?.kind === 'choice' ? t(shown) : shown;
  };
  const columnLabel = (change: RowChange, key: ColumnKey) => {
    const label = columnsOf(record.form_type, change.table).find((c) => c.key === key)?.label;
    return label ? t(label) : '';
  };
  if (!answer)
    return problem ? <Banner tone="error" title={problem} /> : <ProgressBar label={t('Comparing')} />;
  return (
    <Stack gap="5">
      {problem && <Banner tone="error" title={problem} />}
      {answer.problems.map((text) => (
        <Banner key={text} tone="warning" title={fromServer(text)} />
      ))}
      <Card aria-labelledby="tds-kinds">
        <Row justifyContent="space-between" mb="3">
          <Heading id="tds-kinds" mb="0">
            {t('Kinds of correction')}
          </Heading>
          <Row>
            <Button size="sm" icon="download" onClick={() => void take('pdf')} busy={progress !== null}>
              PDF
            </Button>
            <Button size="sm" icon="download" onClick={() => void take('xlsx')} busy={progress !== null}>
              Excel
            </Button>
          </Row>
        </Row>
        <Stack>
          {progress && (
            <ProgressBar
              label={t('File being made')}
              {...(progress.total ? { value: (progress.received ?? 0) / progress.total } : {})}
            />
          )}
          {answer.types.map(({ type, label }) => (
            <div key={type}>
              <b className="num">{type}</b> · {t(label)}
            </div>
          ))}
          <Note>
            {t(
              'Original filed on {date}, token number {token}; statement corrected here: token number {previous}.',
              {
                date: day(answer.original_filed_on),
                token: answer.original_token,
                previous: answer.previous_token,
              },
            )}
          </Note>
          {answer.until && (
            <Note>{t('Corrections are taken until {date}.', { date: day(answer.until) })}</Note>
          )}
          <Banner tone="warning" title={t('No text file')}>
            {t(answer.notice)}
          </Banner>
        </Stack>
      </Card>
      {answer.head.length > 0 && (
        <Card aria-labelledby="tds-head-changes">
          <Heading id="tds-head-changes">{t('Deductor and person responsible')}</Heading>
          <Scroller label={t('Deductor and person responsible')}>
            <FigureTable>
              <thead>
                <tr>
                  <th scope="col">{t('Column')}</th>
                  <th scope="col">{t('Before')}</th>
                  <th scope="col">{t('After')}</th>
                </tr>
              </thead>
              <tbody>
                {answer.head.map((h) => (
                  <tr key={`${h.part} ${h.key}`}>
                    <td>{fieldLabel(h.part, h.key)}</td>
                    <td>{h.before}</td>
                    <td>{h.after}</td>
                  </tr>
                ))}
              </tbody>
            </FigureTable>
          </Scroller>
        </Card>
      )}
      {answer.rows.length > 0 && (
        <Card aria-labelledby="tds-row-changes">
          <Heading id="tds-row-changes">{t('Rows')}</Heading>
          <Scroller label={t('Rows')}>
            <FigureTable>
              <thead>
                <tr>
                  <th scope="col">{t('Table')}</th>
                  <th scope="col" data-align="right">
                    {t('Line')}
                  </th>
                  <th scope="col">{t('Kind')}</th>
                  <th scope="col">{t('Name')}</th>
                  <th scope="col">{t('Column')}</th>
                  <th scope="col">{t('Before')}</th>
                  <th scope="col">{t('After')}</th>
                  <th scope="col">
                    <span className="sr-only">{t('Go to')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {answer.rows.slice(0, 300).flatMap((change) =>
                  (change.mode === 'U' ? change.keys : [undefined]).map((key) => (
                    <tr key={`${change.table} ${change.row.id} ${key}`}>
                      <td>{t(tableLabels[change.table])}</td>
                      <td data-align="right">{change.line}</td>
                      <td>{t(modes[change.mode])}</td>
                      <td>{change.row.name ?? change.row.serial}</td>
                      <td>{key && columnLabel(change, key)}</td>
                      <td>{key && show(change, change.before, key)}</td>
                      <td>{key && show(change, change.row, key)}</td>
                      <td>
                        {change.mode !== 'D' && (
                          <Button
                            look="link"
                            onClick={() => onGo({ table: change.table, row: change.line - 1, key })}
                          >
                            {t('Go to')}
                          </Button>
                        )}
                      </td>
                    </tr>
                  )),
                )}
              </tbody>
            </FigureTable>
          </Scroller>
          {answer.total_rows > 300 && (
            <Note mt="3">
              {tn(
                answer.total_rows - 300,
                '{count} more row is in the Excel sheet',
                '{count} more rows are in the Excel sheet',
              )}
            </Note>
          )}
        </Card>
      )}
    </Stack>
  );
}
